"""The odd cards of Steelslayer, a file for each kind. A new one is a function or two and a line that registers it."""

from reckoners.engine.odd import changers, demolitions, dispatcher, gifts, kidnap, on_going, plain  # noqa: F401

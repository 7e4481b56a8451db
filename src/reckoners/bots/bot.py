"""What a bot is: something that is shown a table and says what to do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from reckoners.bots.seen import Seen
from reckoners.game import Action

Move = int | str | Action  # the engine's integer, the text that people type, or the value of it


class Bot(Protocol):
    """Plays one seat, several, or the whole team.

    `choose` is called whenever one of its seats (or the team, if it speaks for it) has something to decide. It answers
    with one action, or with several that belong together. The first must be possible now; the others are played after
    it as long as they still fit, and nobody else has acted in between. Then it is asked again.

    In the use step an empty answer means: nothing more for now. Everywhere else an answer is due.
    """

    def choose(self, seen: Seen) -> Sequence[Move]: ...

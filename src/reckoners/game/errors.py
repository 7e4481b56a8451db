"""Everything that a game can say no with. Each is one sentence; a refusal also has a code and a rule."""

from __future__ import annotations


class ReckonersError(Exception):
    """What went wrong, in one sentence for people."""


class SetupError(ReckonersError):
    """A set-up that no table can have."""


class SaveError(ReckonersError):
    """A saved game that cannot be loaded: where, and what would be right."""


class ScenarioError(ReckonersError):
    """A scenario file that cannot be read: where, and what would be right."""


class Refusal(ReckonersError):  # noqa: N818 - a refusal is an answer of the rules, not a failure
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, code: str, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str]]:
        return (Refusal, (self.code, self.rule, self.sentence))

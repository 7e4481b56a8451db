"""An action as people type and read it: `tia use d4 research digzone`, `buy emp for cody`. Text to value and back."""

from __future__ import annotations

import msgspec

from reckoners.content.model import SYMBOLS
from reckoners.game.errors import Refusal

TEAM = "team"
TEAM_VERBS = ("end", "reward", "buy", "refresh", "ransom", "lose")
SEAT_VERBS = ("keep", "reroll", "stop", "use", "lapse", "place")
FROM = "from"
LONGEST = 60  # characters of a player's text that a sentence repeats


def used_up(args: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """The words of a use, and the symbol that is used up for it if they end with one (CARD-08).

    >>> used_up(("d4", "contain", "digzone", "from", "attack"))
    (('d4', 'contain', 'digzone'), 'attack')
    """
    if len(args) > 3 and args[1] in SYMBOLS and args[-2] == FROM and args[-1] in SYMBOLS:
        return args[:-2], args[-1]
    return args, ""


class Action(msgspec.Struct, frozen=True, gc=False):
    """Who does what. Team actions belong to nobody in particular: anybody may do them.

    >>> Action.parse("tia use d4 research digzone")
    Action(who='tia', verb='use', args=('d4', 'research', 'digzone'))
    >>> str(Action.parse("Team  Buy EMP for Cody"))
    'buy emp for cody'
    """

    who: str
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = (self.verb, *self.args) if self.who == TEAM else (self.who, self.verb, *self.args)
        return " ".join(words)

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action. Whether it can be played is for the game to say."""
        words = text.lower().split()
        if words and words[0] == TEAM:
            words = words[1:]
        if words and words[0] in TEAM_VERBS:
            return Action(TEAM, words[0], tuple(words[1:]))
        if len(words) >= 2 and words[1] in SEAT_VERBS:
            return Action(words[0], words[1], tuple(words[2:]))
        raise unreadable(text)


def unreadable(text: str) -> Refusal:
    return Refusal("unreadable", "USE-01", {"word": shortened(text)})


def shortened(text: str) -> str:
    """What somebody typed, as it may stand in a sentence: one line, not too long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."

"""An action as people type and read it: `tia use d4 research digzone`, `buy emp for cody`. Text to value and back.

This file alone reads and writes the words of an action. Everybody else looks at the fields.
"""

from __future__ import annotations

import msgspec

from reckoners.content.model import SYMBOLS
from reckoners.game.errors import Refusal

TEAM = "team"
FROM = "from"
ROLL = "roll"  # what Faith does with the dice that were chosen for it
LONGEST = 60  # characters of a player's text that a sentence repeats

# Verbs of one Reckoner that say all by themselves, and those that name one thing more.
ALONE = ("reroll", "stop", "lapse")
TEAM_VERBS = ("end", "reward", "buy", "refresh", "ransom", "lose")
SEAT_VERBS = ("keep", *ALONE, "use", "place")
# What a whole die, token or card may be used for, and how that is called inside.
WHOLE = {"move": "move", "barricade": "clear", "card": "pay"}
WHOLE_WORDS = {verb: word for word, verb in WHOLE.items()}


class Action(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who does what. Team actions belong to nobody in particular: anybody may do them.

    `verb` is keep, reroll, stop, spend, move, clear (a Barricade), pay (for a card), power (of an odd card), lapse,
    place, end, reward, buy, refresh, ransom or lose. `source` is what is used or lost: a die (`d1`), `plan` or a card.
    `symbol` is what it is used as, `taken` the symbol that goes for it where the player says so (CARD-08). `target` is
    a district, an Epic, the Boss (with the `track` that is contained), a Reckoner, or the step that ends. `card` is
    what is paid for or bought. `extra` is what a power takes, in its order.

    >>> Action.parse("tia use d4 research digzone")
    Action(who='tia', verb='spend', source='d4', symbol='research', target='digzone')
    >>> str(Action.parse("Team  Buy EMP for Cody"))
    'buy emp for cody'
    """

    who: str
    verb: str
    source: str = ""
    symbol: str = ""
    target: str = ""
    track: str = ""
    card: str = ""
    taken: str = ""
    extra: tuple[str, ...] = ()

    def __repr__(self) -> str:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return f"Action({', '.join(f'{name}={value!r}' for name, value in fields.items() if value)})"

    def __str__(self) -> str:
        return " ".join(_words(self))

    @property
    def words(self) -> tuple[str, ...]:
        """What it is written with."""
        return _words(self)

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action. Whether it can be played is for the game to say."""
        words = text.lower().split()
        if words and words[0] == TEAM:
            words = words[1:]
        if words and words[0] in TEAM_VERBS:
            action = _team_action(words[0], words[1:])
        elif len(words) >= 2 and words[1] in SEAT_VERBS:
            action = _seat_action(words[0], words[1], words[2:])
        else:
            raise unreadable(text)
        if action is None:
            raise misshapen(text)
        return action


def _words(action: Action) -> tuple[str, ...]:
    who, verb, source, symbol = action.who, action.verb, action.source, action.symbol
    target, track, card = action.target, action.track, action.card
    if verb == "buy":
        words: tuple[str, ...] = (verb, card, "for", target)
    elif verb == "refresh":
        words = (verb, "market")
    elif verb in ("ransom", "lose"):
        words = (verb, target, source)
    elif verb in ("end", "reward", "place"):
        words = (verb, symbol, target, track)
    elif verb == "spend":
        words = ("use", source, symbol, target, track, *((FROM, action.taken) if action.taken else ()))
    elif verb in WHOLE_WORDS:
        words = ("use", source, WHOLE_WORDS[verb], target, card)
    elif verb == "power":
        words = ("use", source, *action.extra)
    else:
        words = (verb, source)
    return tuple(word for word in (who if who != TEAM else "", *words) if word)


def _team_action(verb: str, words: list[str]) -> Action | None:
    if verb == "buy" and len(words) == 3 and words[1] == "for":
        return Action(TEAM, verb, card=words[0], target=words[2])
    if verb == "refresh" and words in ([], ["market"]):
        return Action(TEAM, verb)
    if verb in ("ransom", "lose") and len(words) == 2:
        return Action(TEAM, verb, source=words[1], target=words[0])
    if verb == "end" and len(words) <= 1:
        return Action(TEAM, verb, target=words[0] if words else "")
    if verb == "reward" and 2 <= len(words) <= 3:
        return Action(TEAM, verb, symbol=words[0], target=words[1], track="".join(words[2:]))
    return None


def _seat_action(who: str, verb: str, words: list[str]) -> Action | None:
    if verb in ALONE and not words:
        return Action(who, verb)
    if verb == "keep" and len(words) == 1:
        return Action(who, verb, source=words[0])
    if verb == "place" and len(words) == 1:
        return Action(who, verb, target=words[0])
    if verb == "use" and len(words) >= 2:
        return _use(who, words[0], words[1], words[2:])
    return None


def _use(who: str, source: str, how: str, words: list[str]) -> Action | None:
    """A symbol, a whole source, or whatever else a card is used for."""
    if how in SYMBOLS:
        taken = ""
        if len(words) >= 2 and words[-2] == FROM:
            words, taken = words[:-2], words[-1]
        target, track = (*words, "", "")[:2]
        if len(words) <= 2:
            return Action(who, "spend", source, how, target, track, taken=taken)
    if how in WHOLE and len(words) == 1:
        verb = WHOLE[how]
        return Action(who, verb, source, card=words[0]) if verb == "pay" else Action(who, verb, source, target=words[0])
    return Action(who, "power", source, extra=(how, *words))


def unreadable(text: str) -> Refusal:
    return Refusal("unreadable", "USE-01", {"word": shortened(text)})


def misshapen(text: str) -> Refusal:
    """A known verb with too few words or too many."""
    return Refusal("unknown-form", "USE-01", {"word": shortened(text)})


def shortened(text: str) -> str:
    """What somebody typed, as it may stand in a sentence: one line, not too long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."

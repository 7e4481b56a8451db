"""An action as people type and read it: `tia use d4 research digzone`, `buy emp for cody`. Text to value and back.

This file alone reads and writes the words of an action. Everybody else looks at the fields.
"""

from __future__ import annotations

import msgspec

from reckoners.content.model import SYMBOLS
from reckoners.engine import flow  # noqa: F401 - brings the decisions of the game
from reckoners.engine.decision import (
    DAWNSLIGHT,
    DECISION_OF,
    DECISIONS,
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    RECKONER,
    SYMBOL,
    Verb,
    verb_by_word,
)
from reckoners.game.errors import Refusal

TEAM = "team"
FROM = "from"
COPY = "copy"  # a Copy token and not a Barricade
PROTECT = "protect"  # the track of a district in a city that walks, and not what else a symbol does there
MONEY = "money"
BOSS_RESEARCH = "boss-research"  # a part of a reward: research on a district's track (BAB-05)
ROLL = "roll"  # what Faith does with the dice that were chosen for it
LONGEST = 60  # characters of a player's text that a sentence repeats

# Verbs with a grammar of their own; all others are read by the arguments that their decision gives them.
TEAM_VERBS = ("end", "reward", "buy", "refresh")
USE = "use"
# What a whole die, token or card may be used for, and how that is called inside.
WHOLE = {"move": "move", "barricade": "clear", "card": "pay"}
WHOLE_WORDS = {verb: word for word, verb in WHOLE.items()}


class Action(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who does what. Team actions belong to nobody in particular: anybody may do them.

    `verb` is keep, reroll, stop, spend, move, clear (a Barricade), pay (for a card), power (of an odd card), lapse,
    place, end, reward, buy, refresh, ransom or lose. `source` is what is used or lost: a die (`d1`), `plan` or a card.
    `symbol` is what it is used as, `taken` the symbol that goes for it where the player says so (CARD-08). `target` is
    a district, an Epic, the Boss (with the `track` that is contained), a Reckoner, or the step that ends. `card` is
    what is paid for or bought. `extra` is what a power takes, in its order: of one that changes its
    payment the symbols, of `clear` that it is a Copy token, of `spend` that it protects a district.

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
        first, second = _plain(words[:1]), _plain(words[1:2])
        if first is not None and is_team_verb(first):
            action = plain_action(TEAM, first, tuple(words[1:]))
        elif words and words[0] in TEAM_VERBS:
            action = _team_action(words[0], words[1:])
        elif second is not None and not is_team_verb(second):
            action = plain_action(words[0], second, tuple(words[2:]))
        elif words[1:2] == [USE]:
            action = _use(words[0], words[2], words[3:]) if len(words) >= 3 else None
        else:
            raise unreadable(text)
        if action is None:
            raise misshapen(text)
        return action


def _plain(words: list[str]) -> Verb | None:
    """The verb that a word is, if it is read by its arguments."""
    verb = verb_by_word(words[0]) if words else None
    return verb if verb is not None and not verb.own else None


def is_team_verb(verb: Verb) -> bool:
    decision = DECISIONS[DECISION_OF[verb.number]]
    return decision is not None and decision.team


# The field that an argument fills; a second one of its kind is among the extra ones.
FIELDS = {
    DIE: "source",
    DIE_OR_ROLL: "source",
    SYMBOL: "symbol",
    RECKONER: "target",
    DISTRICT: "target",
    EQUIPMENT: "card",
    DAWNSLIGHT: "card",
}


def plain_action(who: str, verb: Verb, words: tuple[str, ...]) -> Action | None:
    """An answer by its arguments; None if there are too few words or too many."""
    if len(words) != len(verb.shape):
        return None
    fields: dict[str, str] = {}
    extra: list[str] = []
    for kind, word in zip(verb.shape, words, strict=True):
        name = FIELDS.get(kind, "")
        if name and name not in fields:
            fields[name] = word
        else:
            extra.append(word)
    return msgspec.structs.replace(Action(who, verb.word, extra=tuple(extra)), **fields)


def plain_words(verb: Verb, action: Action) -> tuple[str, ...]:
    """The arguments of an answer in their order."""
    extra = list(action.extra)
    words: list[str] = []
    taken: list[str] = []
    for kind in verb.shape:
        name = FIELDS.get(kind, "")
        if name and name not in taken:
            taken.append(name)
            words.append(getattr(action, name))
        elif extra:
            words.append(extra.pop(0))
    return tuple(word for word in (*words, *extra) if word)


def _words(action: Action) -> tuple[str, ...]:
    verb, source, symbol = action.verb, action.source, action.symbol
    target, track, card = action.target, action.track, action.card
    plain = _plain([verb])
    if plain is not None:
        words: tuple[str, ...] = (verb, *plain_words(plain, action))
    elif verb == "buy":
        words = (verb, card, "for", target)
    elif verb == "refresh":
        words = (verb, "market")
    elif verb in ("end", "reward"):
        words = (verb, symbol, target, track)
    elif verb == "spend":
        words = (USE, source, symbol, *action.extra, target, track, *((FROM, action.taken) if action.taken else ()))
    elif verb == "clear" and action.extra == (COPY,):
        words = (USE, source, COPY, target)
    elif verb in WHOLE_WORDS:
        words = (USE, source, WHOLE_WORDS[verb], target, card, *action.extra)
    else:
        words = (USE, source, *action.extra)
    return tuple(word for word in (action.who if action.who != TEAM else "", *words) if word)


def _team_action(verb: str, words: list[str]) -> Action | None:
    if verb == "buy" and len(words) == 3 and words[1] == "for":
        return Action(TEAM, verb, card=words[0], target=words[2])
    if verb == "refresh" and words in ([], ["market"]):
        return Action(TEAM, verb)
    if verb == "end" and len(words) <= 1:
        return Action(TEAM, verb, target=words[0] if words else "")
    if verb == "reward" and (words == [MONEY] or 2 <= len(words) <= 3):
        return Action(TEAM, verb, symbol=words[0], target="".join(words[1:2]), track="".join(words[2:]))
    return None


def _use(who: str, source: str, words: list[str]) -> Action | None:
    """A symbol, a whole source, or whatever else a card is used for; some cards are just used."""
    if not words:
        return Action(who, "power", source)
    how, words = words[0], words[1:]
    if how in SYMBOLS:
        taken = ""
        if len(words) >= 2 and words[-2] == FROM:
            words, taken = words[:-2], words[-1]
        if words[:1] == [PROTECT] and len(words) == 2:
            return Action(who, "spend", source, how, words[1], taken=taken, extra=(PROTECT,))
        target, track = (*words, "", "")[:2]
        if len(words) <= 2:
            return Action(who, "spend", source, how, target, track, taken=taken)
    if how == COPY and len(words) == 1:
        return Action(who, "clear", source, target=words[0], extra=(COPY,))
    if how in WHOLE and words:
        verb = WHOLE[how]
        if verb == "pay" and len(words) <= 3:
            return Action(who, verb, source, card=words[0], extra=tuple(words[1:]))
        if verb != "pay" and len(words) == 1:
            return Action(who, verb, source, target=words[0])
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

"""One codec for the words on action tracks: from the content's text to an integer, and back.

A word is an operation (what it does), a number (how often, or which track of the Boss), and modifiers (for whom, and
what it is repeated for). The integer counts them in sixty-fours: the rules compare words without knowing texts.
"""

from __future__ import annotations

from typing import Final

from reckoners.content.model import TRACK_COLOURS as COLOURS
from reckoners.content.vocabulary import PER_WHAT, WORDS, ActionWord, parse_word

ROOM: Final = 64  # values that an operation, and a number, may have

# Operations are numbered as the vocabulary lists its words; those that a rule has to name are named here.
# A pack's own words come behind them (`epic_actions.performs`).
NAMES: Final[list[str]] = list(WORDS)
FORTIFY: Final = NAMES.index("fortify")
ADD_ENFORCEMENT: Final = NAMES.index("enforcement")
POPULATION: Final = NAMES.index("population")
ADD_BARRICADE: Final = NAMES.index("barricade")
DISCOVER: Final = NAMES.index("discover")
BOSS_POWER: Final = NAMES.index("boss")
DEPLOY: Final = NAMES.index("deploy")
WALL: Final = NAMES.index("wall")
PULL: Final = NAMES.index("pull")
REPEL: Final = NAMES.index("repel")
POWER_UP: Final = NAMES.index("power-up")
TRANSFORM: Final = NAMES.index("transform")
STEAL: Final = NAMES.index("steal")
ATTACK_MONEY: Final = NAMES.index("attack-money")
ATTACK_PLAN: Final = NAMES.index("attack-plan")
RED_SHIELD: Final = NAMES.index("red-shield")
BLUE_SHIELD: Final = NAMES.index("blue-shield")
COPY: Final = NAMES.index("copy")
ADD_COPY_TOKEN: Final = NAMES.index("copy-token")
ADD_COPY_TOKEN_CLOCKWISE: Final = NAMES.index("copy-token-clockwise")
GIVE_AID: Final = NAMES.index("aid")
ADD_ENFORCEMENT_CLOCKWISE: Final = NAMES.index("enforcement-clockwise")
ADD_ENFORCEMENT_COUNTERCLOCKWISE: Final = NAMES.index("enforcement-counterclockwise")
POPULATION_BY: Final = NAMES.index("population-by")

# Modifiers, above operation and number: a gift is a bit, behind it stands what a "per" action counts.
GIFT: Final = 1
PER: Final = 2
PER_BARRICADE: Final = 1
PER_ENFORCEMENT: Final = 2
PER_RESEARCH: Final = 3


def encoded(word: ActionWord) -> int:
    number = word.number if word.colour is None else COLOURS.index(word.colour)
    if word.kind:
        number = kinds_of(word.name).index(word.kind)
    modifiers = GIFT if word.gift else 0
    if word.per is not None:
        modifiers += PER * (PER_WHAT.index(word.per) + 1)
    return NAMES.index(word.name) + ROOM * (number + ROOM * modifiers)


def kinds_of(name: str) -> tuple[str, ...]:
    """What the number of a word chooses among; nothing if it is a number."""
    return next((slot.choices for slot in WORDS[name].slots if slot.fills == "kind"), ())


def decoded(word: int) -> ActionWord:
    name = NAMES[word % ROOM]
    number = word // ROOM % ROOM
    if any(slot.fills == "colour" for slot in WORDS[name].slots):
        return ActionWord(name, colour=COLOURS[number], gift=is_gift(word))
    kinds = kinds_of(name)
    if kinds:
        return ActionWord(name, kind=kinds[number])
    per = per_of(word)
    return ActionWord(name, number, gift=is_gift(word), per=PER_WHAT[per - 1] if per else None)


def word_code(text: str) -> int:
    """A space of a track as an integer.

    >>> word_text(word_code("gift enforcement 2")), word_text(word_code("boss red"))
    ('gift enforcement 2', 'boss red')
    >>> word_text(word_code("population 2 per research"))
    'population 2 per research'
    """
    return encoded(parse_word(text))


def word_text(word: int) -> str:
    return str(decoded(word))


_parts: dict[int, tuple[int, int, int]] = {}


def parts_of(word: int) -> tuple[int, int, int]:
    """Operation, number and modifiers; remembered, since the same few words come again and again."""
    parts = _parts.get(word)
    if parts is None:
        parts = _parts[word] = (operation_of(word), number_of(word), word // (ROOM * ROOM))
    return parts


def operation_of(word: int) -> int:
    return word % ROOM


def number_of(word: int) -> int:
    """How often, how many; for a Boss's power the colour of the track."""
    return word // ROOM % ROOM


def is_gift(word: int) -> bool:
    """For both neighbours instead (EPI-04)."""
    return word // (ROOM * ROOM) % 2 == GIFT


def per_of(word: int) -> int:
    """What the action is repeated for (EP2-10); 0: it is not."""
    return word // (ROOM * ROOM) // PER


def word_of(operation: int, number: int) -> int:
    return operation + ROOM * number


PULL_WORD: Final = word_of(PULL, 1)

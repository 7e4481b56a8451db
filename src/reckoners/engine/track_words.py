"""One codec for the words on action tracks: from the content's text to an integer, and back.

A word is an operation (what it does), a number (how often, or which track of the Boss), and modifiers (for whom). The
integer counts them in sixty-fours, so that the rules can compare words without knowing texts.
"""

from __future__ import annotations

from typing import Final

from reckoners.content.model import TRACK_COLOURS as COLOURS
from reckoners.content.vocabulary import WORDS, ActionWord, parse_word

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

# Modifiers, each its own bit above operation and number; the others of the vocabulary will stand beside it.
GIFT: Final = 1


def encoded(word: ActionWord) -> int:
    number = word.number if word.colour is None else COLOURS.index(word.colour)
    return NAMES.index(word.name) + ROOM * (number + ROOM * (GIFT if word.gift else 0))


def decoded(word: int) -> ActionWord:
    name = NAMES[word % ROOM]
    number = word // ROOM % ROOM
    if any(slot.fills == "colour" for slot in WORDS[name].slots):
        return ActionWord(name, colour=COLOURS[number], gift=is_gift(word))
    return ActionWord(name, number, gift=is_gift(word))


def word_code(text: str) -> int:
    """A space of a track as an integer.

    >>> word_text(word_code("gift enforcement 2")), word_text(word_code("boss red"))
    ('gift enforcement 2', 'boss red')
    """
    return encoded(parse_word(text))


def word_text(word: int) -> str:
    return str(decoded(word))


_parts: dict[int, tuple[int, int, bool]] = {}


def parts_of(word: int) -> tuple[int, int, bool]:
    """Operation, number, and whether it is a gift; remembered, since the same few words come again and again."""
    parts = _parts.get(word)
    if parts is None:
        parts = _parts[word] = (operation_of(word), number_of(word), is_gift(word))
    return parts


def operation_of(word: int) -> int:
    return word % ROOM


def number_of(word: int) -> int:
    """How often, how many; for a Boss's power the colour of the track."""
    return word // ROOM % ROOM


def is_gift(word: int) -> bool:
    """For both neighbours instead (EPI-04)."""
    return word // (ROOM * ROOM) % 2 == GIFT


def word_of(operation: int, number: int) -> int:
    return operation + ROOM * number

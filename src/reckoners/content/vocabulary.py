"""The words on action tracks and the names of odd powers: what a pack may say. What they do is the engine's.

A new action word is one line in `WORDS`. If it needs a new kind of argument, that is one more field of `ActionWord` and
one more `Slot` that fills it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from reckoners.content.errors import known
from reckoners.content.model import TRACK_COLOURS, TrackColour

TrackPlace = Literal["epic", "yellow", "black", "red", "blue"]

GIFT = "gift"
HIGHEST_NUMBER = 9


class ActionWord(msgspec.Struct, frozen=True):
    """One space of an action track. `number` is how often, `gift` means for both neighbours instead."""

    name: str
    number: int = 1
    colour: TrackColour | None = None
    gift: bool = False

    def __str__(self) -> str:
        parts = [GIFT] if self.gift else []
        parts.append(self.name)
        if self.colour is not None:
            parts.append(self.colour)
        if self.number != 1:
            parts.append(str(self.number))
        return " ".join(parts)


class Slot(msgspec.Struct, frozen=True):
    """An argument after a word: the field of `ActionWord` that it fills, with one of `choices` or else a number."""

    fills: Literal["number", "colour"]
    choices: tuple[str, ...] = ()
    required: bool = False
    least: int = 1

    def shape(self) -> str:
        text = "|".join(self.choices) if self.choices else "N"
        return text if self.required else f"[{text}]"


class Word(msgspec.Struct, frozen=True):
    """An action: its arguments in order, whether it can be gifted, and the tracks on which it may stand."""

    name: str
    places: tuple[TrackPlace, ...]
    slots: tuple[Slot, ...] = ()
    giftable: bool = False
    dealt: bool = False  # pieces that are added up along a track before they are dealt round the ring

    def shape(self) -> str:
        return " ".join([self.name, *(slot.shape() for slot in self.slots)])


_NUMBER = Slot("number")
_COUNT = Slot("number", least=0)  # pieces that a track adds up: 0 is an empty space
_COLOUR = Slot("colour", TRACK_COLOURS, required=True)
_EVERYBODY: tuple[TrackPlace, ...] = ("epic", "yellow", "black")

WORDS: dict[str, Word] = {
    word.name: word
    for word in (
        Word("fortify", _EVERYBODY, giftable=True),
        Word("enforcement", _EVERYBODY, (_NUMBER,), giftable=True),
        Word("population", _EVERYBODY, (_NUMBER,)),
        Word("barricade", _EVERYBODY, (_NUMBER,), giftable=True),
        Word("discover", _EVERYBODY),
        Word("boss", ("epic",), (_COLOUR,)),
        Word("deploy", ("red",), (_COUNT,), dealt=True),
        Word("wall", ("blue",), (_COUNT,), dealt=True),
    )
}

ODD_POWERS: list[str] = ["improvise", "faith", "operations", "sniper"]  # the engine adds those of packs


class WordError(ValueError):
    """A text that is no action word; its message says what would be one."""


@lru_cache(maxsize=512)
def parse_word(text: str) -> ActionWord:
    """Read one space of a track.

    >>> parse_word("population 2")
    ActionWord(name='population', number=2, colour=None, gift=False)
    >>> str(parse_word("gift enforcement"))
    'gift enforcement'
    """
    parts = text.split(" ")
    gift = parts[0] == GIFT
    if gift:
        parts = parts[1:]
    name, arguments = (parts[0], parts[1:]) if parts else ("", [])
    word = WORDS.get(name)
    if word is None:
        raise WordError(f"unknown action word '{text}'; {known(name, WORDS)}")
    if gift and not word.giftable:
        giftable = ", ".join(other.name for other in WORDS.values() if other.giftable)
        raise WordError(f"'{name}' cannot be gifted; only: {giftable}")
    number, colour = 1, None
    for slot in word.slots:
        if not arguments:
            if slot.required:
                raise WordError(f"'{text}' lacks its argument; write '{word.shape()}'")
            continue
        argument = arguments.pop(0)
        if slot.fills == "number":
            number = _number(argument, slot, word)
        else:
            colour = _colour(argument, word)
    if arguments:
        raise WordError(f"'{text}' says too much; write '{word.shape()}'")
    return ActionWord(name, number, colour, gift)


def misplaced(action: ActionWord, place: TrackPlace) -> str:
    """Why an action cannot stand on this track, or nothing."""
    if place in WORDS[action.name].places:
        return ""
    fitting = ", ".join(word.shape() for word in WORDS.values() if place in word.places)
    where = "an Epic's track" if place == "epic" else f"a Boss's {place} track"
    return f"'{action}' cannot stand on {where}; fitting: {fitting}"


def _number(argument: str, slot: Slot, word: Word) -> int:
    if argument.isascii() and argument.isdigit() and slot.least <= int(argument) <= HIGHEST_NUMBER:
        return int(argument)
    raise WordError(f"'{argument}' is no number from {slot.least} to {HIGHEST_NUMBER}; write '{word.shape()}'")


def _colour(argument: str, word: Word) -> TrackColour:
    for colour in TRACK_COLOURS:
        if colour == argument:
            return colour
    raise WordError(f"unknown track '{argument}'; write '{word.shape()}'")

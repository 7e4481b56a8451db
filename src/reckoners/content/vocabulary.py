"""The words on action tracks and the names of odd powers: what a pack may say. What they do is the engine's.

A new action word is one line in `WORDS`. If it needs a new kind of argument, that is one more field of `ActionWord` and
one more `Slot` that fills it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from reckoners.content.errors import Said, known
from reckoners.content.model import ATTACK_EFFECTS, TRACK_COLOURS, TrackColour

TrackPlace = Literal["epic", "yellow", "black", "red", "blue", "district", "passed", "bottom", "cell", "card"]
PerWhat = Literal["barricade", "enforcement", "research"]

GIFT = "gift"
PER = "per"
PER_WHAT: tuple[PerWhat, ...] = ("barricade", "enforcement", "research")
BY_WHAT = ("shields", "enforcement", "defeated", "equipment")  # what an attack of Limelight may go by
HIGHEST_NUMBER = 9


class ActionWord(msgspec.Struct, frozen=True):
    """One space of an action track. `number` is how often, `gift` means for both neighbours instead; `per` repeats it
    once for each thing of that kind there (research: at 0 the health). `kind` is one of those that its word knows."""

    name: str
    number: int = 1
    colour: TrackColour | None = None
    gift: bool = False
    per: PerWhat | None = None
    kind: str = ""

    def __str__(self) -> str:
        parts = [GIFT] if self.gift else []
        parts.append(self.name)
        if self.colour is not None:
            parts.append(self.colour)
        if self.kind:
            parts.append(self.kind)
        if self.number != 1:
            parts.append(str(self.number))
        if self.per is not None:
            parts += [PER, self.per]
        return " ".join(parts)


class Slot(msgspec.Struct, frozen=True):
    """An argument after a word: the field of `ActionWord` that it fills, with one of `choices` or else a number."""

    fills: Literal["number", "colour", "kind"]
    choices: tuple[str, ...] = ()
    required: bool = False
    least: int = 1

    def shape(self) -> str:
        text = "|".join(self.choices) if self.choices else "N"
        return text if self.required else f"[{text}]"


class Word(msgspec.Struct, frozen=True):
    """An action: its arguments in order, whether it can be gifted or stand before `per`, and the tracks on which it may
    stand."""

    name: str
    places: tuple[TrackPlace, ...]
    slots: tuple[Slot, ...] = ()
    giftable: bool = False
    gifted: tuple[TrackPlace, ...] = ()  # where it may stand only as a gift
    dealt: bool = False  # pieces that are added up along a track before they are dealt round the ring
    per: bool = False

    def shape(self) -> str:
        per = [f"[{PER} {'|'.join(PER_WHAT)}]"] if self.per else []
        return " ".join([self.name, *(slot.shape() for slot in self.slots), *per])


_NUMBER = Slot("number")
_COUNT = Slot("number", least=0)  # pieces of a Boss: 0 is an empty space
_COLOUR = Slot("colour", TRACK_COLOURS, required=True)
_BY = Slot("kind", BY_WHAT, required=True)
_EFFECT = Slot("kind", ATTACK_EFFECTS, required=True)
_PASSED: tuple[TrackPlace, ...] = ("passed",)  # districts of a city that walks
_CARD: tuple[TrackPlace, ...] = ("card",)  # of a district
_ACTS: tuple[TrackPlace, ...] = (*_PASSED, *_CARD)  # districts that act by themselves
_CELL: tuple[TrackPlace, ...] = ("cell",)
_TRACKS: tuple[TrackPlace, ...] = ("epic", "yellow", "black")
_EVERYBODY: tuple[TrackPlace, ...] = (*_TRACKS, "cell")
_PIECES: tuple[TrackPlace, ...] = (*_EVERYBODY, "blue")
_LOSSES: tuple[TrackPlace, ...] = (*_EVERYBODY, "district")

WORDS: dict[str, Word] = {
    word.name: word
    for word in (
        Word("fortify", _TRACKS + _ACTS, giftable=True),
        Word("enforcement", _EVERYBODY + _ACTS, (_NUMBER,), giftable=True, gifted=("red",), per=True),
        Word("population", _EVERYBODY + _ACTS, (_NUMBER,), per=True),
        Word("barricade", _EVERYBODY + _ACTS, (_NUMBER,), giftable=True, per=True),
        Word("discover", _LOSSES + _ACTS),
        Word("boss", ("epic", *_ACTS), (_COLOUR,)),
        Word("deploy", ("red",), (_COUNT,), dealt=True),
        Word("wall", ("blue",), (_COUNT,), dealt=True),
        Word("pull", _EVERYBODY + _ACTS),
        Word("repel", _EVERYBODY + _ACTS),
        Word("power-up", _EVERYBODY + _ACTS, giftable=True),
        Word("transform", _PIECES + _ACTS, (_NUMBER,), giftable=True),
        Word("steal", _EVERYBODY + _ACTS, (_NUMBER,)),
        Word("attack-money", _LOSSES + _ACTS, (_NUMBER,), per=True),
        Word("attack-plan", _LOSSES + _ACTS, (_NUMBER,), per=True),
        Word("red-shield", _PIECES + _ACTS, (_NUMBER,), giftable=True),
        Word("blue-shield", _PIECES + _ACTS, (_NUMBER,), giftable=True),
        Word("copy", _TRACKS + _CARD),  # looks at both neighbours by itself: nothing to gift
        Word("copy-token", _PIECES + _ACTS, (_NUMBER,), giftable=True),
        Word("copy-token-clockwise", _TRACKS + _ACTS, (_NUMBER,)),
        Word("aid", ("district",)),
        Word("enforcement-clockwise", ("red",), (_COUNT,)),
        Word("enforcement-counterclockwise", ("red",), (_COUNT,)),
        Word("copy-own", _PASSED),
        Word("boss-research", ("bottom",), (_NUMBER,)),  # not performed: what the last step down is worth
        Word("population-by", _CELL, (_BY,)),
        Word("fortify-own", _CELL, (_NUMBER,)),
        Word("fortify-near", _CELL, (_NUMBER,)),
        Word("fortify-all", _CELL, (_NUMBER,)),
        Word("fortify-boss", _CELL, (_NUMBER,)),
        Word("enforcement-all", _CELL, (_NUMBER,)),
        Word("barricade-all", _CELL, (_NUMBER,)),
        Word("red-shield-all", _CELL, (_NUMBER,)),
        Word("blue-shield-all", _CELL, (_NUMBER,)),
        Word("copy-token-all", _CELL, (_NUMBER,)),
        Word("enforcement-per-reckoner", _CELL, (_NUMBER,)),
        Word("enforcement-per-equipment", _CELL),
        Word("brackets", _CELL),
        Word("suffer-all", _CELL, (_EFFECT,)),
        Word("suffer", _CARD, (_EFFECT,)),
    )
}

ODD_POWERS: list[str] = [  # the engine adds those of packs
    "improvise",
    "faith",
    "operations",
    "sniper",
    "dispatcher",
    "demolitions",
    "tradecraft",
    "joker",
    "spyril",
    "utility-tool",
    "herman",
    "kidnap",
    "dish-soap",
    "tracking-device",
    "blackmail",
    "fuel-cells",
    "extra-ammo",
    "predictive-analytics",
    "sabotage",
    "blind-spot",
    "rtich",
    "favor",
    "med-kit",
]


PLACES: dict[str, str] = {
    "epic": "an Epic's track",
    "district": "a district's track",
    "passed": "the track of a district that is passed",
    "bottom": "the bottom spot",
    "cell": "a cell of a Boss's power table",
    "card": "a Newcago card",
}


class WordError(ValueError):
    """A text that is no action word; its message says what would be one."""


@lru_cache(maxsize=512)
def parse_word(text: str) -> ActionWord:
    """Read one space of a track.

    >>> parse_word("population 2")
    ActionWord(name='population', number=2, colour=None, gift=False, per=None, kind='')
    >>> str(parse_word("gift enforcement"))
    'gift enforcement'
    >>> parse_word("population per barricade").per
    'barricade'
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
    per = None
    if PER in arguments:
        arguments, counted = arguments[: arguments.index(PER)], arguments[arguments.index(PER) + 1 :]
        per = _per(text, counted, gift, word)
    number, colour, kind = 1, None, ""
    for slot in word.slots:
        if not arguments:
            if slot.required:
                raise WordError(f"'{text}' lacks its argument; write '{word.shape()}'")
            continue
        argument = arguments.pop(0)
        if slot.fills == "number":
            number = _number(argument, slot, word)
        elif slot.fills == "colour":
            colour = _colour(argument, word)
        elif argument in slot.choices:
            kind = argument
        else:
            raise WordError(f"'{argument}' is nothing that '{name}' knows; write '{word.shape()}'")
    if arguments:
        raise WordError(f"'{text}' says too much; write '{word.shape()}'")
    return ActionWord(name, number, colour, gift, per, kind)


def misplaced(action: ActionWord, place: TrackPlace) -> str:
    """Why an action cannot stand on this track, or nothing."""
    word = WORDS[action.name]
    if place in word.places or (action.gift and place in word.gifted):
        return ""
    fitting = ", ".join(
        word.shape() if place in word.places else f"{GIFT} {word.shape()}"
        for word in WORDS.values()
        if place in (*word.places, *word.gifted)
    )
    where = PLACES.get(place, f"a Boss's {place} track")
    return Said(f"'{action}' cannot stand on {where}; fitting: {fitting}", "misplaced", action=str(action))


def _number(argument: str, slot: Slot, word: Word) -> int:
    if argument.isascii() and argument.isdigit() and slot.least <= int(argument) <= HIGHEST_NUMBER:
        return int(argument)
    raise WordError(f"'{argument}' is no number from {slot.least} to {HIGHEST_NUMBER}; write '{word.shape()}'")


def _per(text: str, counted: list[str], gift: bool, word: Word) -> PerWhat:
    """What is counted. A gift has two districts to count in, and the books know no such action."""
    if not word.per:
        able = ", ".join(other.name for other in WORDS.values() if other.per)
        raise WordError(f"'{word.name}' cannot be '{PER}' something; only: {able}")
    if gift:
        raise WordError(f"'{text}' cannot be a gift and '{PER}' something")
    for what in PER_WHAT:
        if counted == [what]:
            return what
    raise WordError(f"'{' '.join(counted)}' cannot be counted; write '{word.shape()}'")


def _colour(argument: str, word: Word) -> TrackColour:
    for colour in TRACK_COLOURS:
        if colour == argument:
            return colour
    raise WordError(f"unknown track '{argument}'; write '{word.shape()}'")

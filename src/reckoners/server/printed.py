"""What one reads about a thing that one points at: what it is, and the rules to look up. Part of `Content`."""

from __future__ import annotations

import msgspec


class Explained(msgspec.Struct, frozen=True):
    """A kind of thing: its name, what it is in a sentence or two, and the ids of its rules, the first one first."""

    name: str
    text: str
    rules: tuple[str, ...]


class PrintedTrack(msgspec.Struct, frozen=True):
    """A track of a Boss on a board; `difficulty` is empty if its words are the same on all."""

    id: str
    words: tuple[str, ...]
    difficulty: str = ""


class PrintedBoard(msgspec.Struct, frozen=True):
    """One side of a Boss's board. A power board is for every Reckoner count: then `reckoners` is 0."""

    side: str
    tracks: tuple[PrintedTrack, ...]
    reckoners: int = 0
    group_size: int = 0


class PrintedCard(msgspec.Struct, frozen=True):
    """A kind of card of a Boss: what whoever it strikes suffers, and how many of the cards say so."""

    effect: str
    count: int


class PrintedPage(msgspec.Struct, frozen=True):
    """A page of a Boss's booklet: for each track the name of the power table that stands on it."""

    reckoners: int
    difficulty: str
    tables: dict[str, str]


class BossInfo(msgspec.Struct, frozen=True):
    """A Boss as printed: the faces of his movement die, every side of his boards, his cards if he has any. `ours` are
    the values of our own design, as paths: `movement.0`, `adjustment.4.group_size`. `module` is the one that brings
    him, 0: none. With `at_once` rewards come at once (MOD4-01).

    A Boss with a booklet has `pages` instead of boards, and `power_tables` by name: rows A to D, a text of actions for
    each column, with ` | ` between them. `power_dice` are the six letters on the die of each track; `scales` say what
    his attacks by something cost: from how many on, and how many people, rising."""

    id: str
    name: str
    line: str
    movement: tuple[int, ...]
    power: tuple[PrintedBoard, ...]
    adjustment: tuple[PrintedBoard, ...]
    ours: tuple[str, ...] = ()
    cards: tuple[PrintedCard, ...] = ()
    module: int = 0
    at_once: bool = False
    pages: tuple[PrintedPage, ...] = ()
    power_tables: dict[str, tuple[tuple[str, ...], ...]] = {}
    power_dice: dict[str, tuple[str, ...]] = {}
    scales: dict[str, tuple[tuple[int, ...], ...]] = {}
    packs: dict[str, str] = {}


class CityInfo(msgspec.Struct, frozen=True):
    """A city: `boss` is the one who rules it by the book. `markers` is where the markers of its district tracks start,
    by difficulty, easiest first; without such tracks there are none. In a city that walks `marker_starts` and `passes`
    are by Reckoner count: the spot where markers start, the districts passed in a round. `module` and `at_once` as of a
    Boss."""

    id: str
    name: str
    line: str
    boss: str
    markers: tuple[int, ...] = ()
    ours: tuple[str, ...] = ()
    module: int = 0
    at_once: bool = False
    marker_starts: dict[str, int] = {}
    passes: dict[str, int] = {}
    packs: dict[str, str] = {}


class DistrictInfo(msgspec.Struct, frozen=True):
    """A district board; `city` is the name of its city. `track` is what each spot of its own track does, from the
    highest down to 0; an empty word: nothing."""

    id: str
    name: str
    city: str
    ours: bool = False
    city_id: str = ""
    track: tuple[str, ...] = ()


class Numbers(msgspec.Struct, frozen=True):
    """Counts, limits and starting values that stand on no card, by their names in the content's `table`; and
    `lowest_bracket`, beyond which nothing can be contained."""

    values: dict[str, int]
    ours: tuple[str, ...] = ()
    packs: dict[str, str] = {}

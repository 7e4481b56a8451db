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


class BossInfo(msgspec.Struct, frozen=True):
    """A Boss as printed: the faces of his movement die, and every side of his boards. `ours` are the values of our own
    design, as paths: `movement.0`, `adjustment.4.group_size`."""

    id: str
    name: str
    line: str
    movement: tuple[int, ...]
    power: tuple[PrintedBoard, ...]
    adjustment: tuple[PrintedBoard, ...]
    ours: tuple[str, ...] = ()


class DistrictInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    city: str
    ours: bool = False


class Numbers(msgspec.Struct, frozen=True):
    """Counts, limits and starting values that stand on no card, by their names in the content's `table`; and
    `lowest_bracket`, beyond which nothing can be contained."""

    values: dict[str, int]
    ours: tuple[str, ...] = ()

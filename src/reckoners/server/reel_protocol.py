"""The part of the protocol that lays a whole game out as a strip: its course, what was taken back, what left it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

MOST_GAMES = 50  # that the planner plays on at one go


class TableOrigin(msgspec.Struct, frozen=True):
    """The moment that a table came from: `line` is 0, or what was taken back there (`ReelLine.id`). `dealt` says that
    decks and dice to come were dealt anew; `there` whether that table still is."""

    table: str
    at: int
    line: int = 0
    dealt: bool = False
    there: bool = True


class ReelMark(msgspec.Struct, frozen=True, gc=False):
    """From this position on the table was in this round and step."""

    at: int
    round: int
    step: str


class ReelMoment(msgspec.Struct, frozen=True, gc=False):
    """What a sign on the strip stands for: `defeated`, `weakened`, `base`, `stolen`, `aid`, `loss` (`n` people by one
    action's consequences) or `over`."""

    at: int
    round: int
    kind: str
    n: int
    text: str


class ReelLine(msgspec.Struct, frozen=True):
    """Positions one after the other: the first, `start`, is where it leaves the line `of`. `population` and `research`
    (what is left of the Boss's) have a number for each of them."""

    id: int
    of: int
    start: int
    population: tuple[int, ...]
    research: tuple[int, ...]
    marks: tuple[ReelMark, ...]
    moments: tuple[ReelMoment, ...]
    result: str


class ReelTable(msgspec.Struct, frozen=True):
    """A table that went on from a moment of this one, and how it stands there."""

    id: str
    at: int
    line: int
    dealt: bool
    actions: int
    round: int
    population: int
    result: str
    changed: float


class Reel(msgspec.Struct, frozen=True):
    """A game from beginning to end: asked for over HTTP. `at` is where it stands; what was undone and could be redone
    is on the line as well. `undone` are lines that were left for another. If somebody `talked` with the bots or
    they said what they plan, moments have that too (`PastTable.talk`)."""

    table: str
    version: int
    at: int
    line: ReelLine
    undone: tuple[ReelLine, ...]
    tables: tuple[ReelTable, ...]
    origin: TableOrigin | None = None
    talked: bool = False


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a moment of this one: with the same decks and dice to come, or dealt anew."""

    at: Annotated[int, Meta(ge=0)]
    line: Annotated[int, Meta(ge=0)] = 0
    dealt: bool = False


class PlayOn(msgspec.Struct, frozen=True, tag="play-on", tag_field="type", forbid_unknown_fields=True):
    """Let the planner play on from a moment, so many times, each with everything hidden dealt anew. 0 games end it."""

    at: Annotated[int, Meta(ge=0)]
    line: Annotated[int, Meta(ge=0)] = 0
    games: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 20


class PlayedOn(msgspec.Struct, frozen=True, tag="played-on", tag_field="type"):
    """How it went so far, after each game: `won` of `played` of `games`, and the interval that holds the true share in
    95 of 100 cases. `ends` has a number for each game: people left if it was won, -1 if it was lost."""

    at: int
    line: int
    games: int
    won: int
    low: float
    high: float
    ends: tuple[int, ...]

"""Puzzles, as server and client speak of them."""

from __future__ import annotations

import msgspec

from reckoners.game.puzzle_goals import PuzzleStanding


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in the list. `difficulty` is 1 to 3. `mark` stays the same as long as its file does."""

    id: str
    mark: str
    title: str
    goal: str
    difficulty: int
    reckoners: tuple[str, ...]
    boss: str
    city: str


class PuzzleNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzle that a table is about, and how it stands. `ending` says how it ended; empty while it is open. `id` is
    empty for a file of somebody's own."""

    id: str
    mark: str
    title: str
    goal: str
    difficulty: int
    standing: PuzzleStanding
    ending: str = ""


class SolutionStep(msgspec.Struct, frozen=True):
    """An action of the solution, and the same as a sentence."""

    action: str
    text: str


class PuzzleHelp(msgspec.Struct, frozen=True):
    """The hints, to be read one by one, then the solution. Its actions are played from the first position on."""

    hints: tuple[str, ...]
    solution: tuple[SolutionStep, ...]


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table on which a puzzle was laid out."""

    table: str

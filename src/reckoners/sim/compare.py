"""Two runs over the same seeds, game by game: what a change of bots or cards does, with chance mostly taken out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from reckoners.content.model import DIFFICULTIES
from reckoners.sim.errors import SimError
from reckoners.sim.intervals import Estimate, paired_difference, rate
from reckoners.sim.result import Result
from reckoners.sim.results import read_results

GameKey = tuple[str, int, str]  # seed, how many Reckoners, difficulty


class Compared(msgspec.Struct, frozen=True):
    """Games of both runs at one kind of table (0 and empty: at all). `difference` is the one less the other."""

    reckoners: int
    difficulty: str
    games: int
    one: Estimate
    other: Estimate
    difference: Estimate | None


class Comparison(msgspec.Struct, frozen=True):
    total: Compared
    tables: list[Compared]


def compare(one: Path, other: Path) -> Comparison:
    """Of each run only who won is kept in memory: some bytes a game."""
    won = dict(_ends(one))
    pairs: dict[tuple[int, str], list[tuple[bool, bool]]] = {}
    for game, other_won in _ends(other):
        if game in won:
            pairs.setdefault(game[1:], []).append((won[game], other_won))
    if not pairs:
        raise SimError("sim-nothing-shared", one=str(one), other=str(other))
    tables = sorted(pairs, key=lambda table: (table[0], DIFFICULTIES.index(table[1])))
    every = [pair for table in tables for pair in pairs[table]]
    return Comparison(_compared(0, "", every), [_compared(*table, pairs[table]) for table in tables])


def _ends(path: Path) -> Iterator[tuple[GameKey, bool]]:
    for result in read_results(path)[1]:
        yield _game(result), result.won


def _game(result: Result) -> GameKey:
    return result.seed, len(result.reckoners), result.difficulty


def _compared(reckoners: int, difficulty: str, pairs: list[tuple[bool, bool]]) -> Compared:
    n = len(pairs)
    return Compared(
        reckoners,
        difficulty,
        n,
        rate(sum(one for one, _ in pairs), n),
        rate(sum(other for _, other in pairs), n),
        paired_difference(sum(one > other for one, other in pairs), sum(other > one for one, other in pairs), n),
    )

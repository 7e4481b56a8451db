"""How sure a rate is: intervals that hold the true value in 95 of 100 runs, also for few games and rare events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

import msgspec

from reckoners.game.wilson import Interval as Interval
from reckoners.game.wilson import Z
from reckoners.game.wilson import wilson as wilson


class Estimate(msgspec.Struct, frozen=True):
    """A value and its interval; `n` is how many games it rests on."""

    value: float
    low: float
    high: float
    n: int


def rate(hits: int, n: int) -> Estimate:
    """How often it was so."""
    return Estimate(hits / n if n else 0.0, *wilson(hits, n), n)


@dataclass(slots=True)
class Sum:
    """Something counted game by game: enough of it to tell its mean and how sure that is."""

    total: int = 0
    squares: int = 0

    def add(self, amount: int) -> None:
        self.total += amount
        self.squares += amount * amount

    def mean(self, n: int) -> Estimate:
        """Over n games, those without any included; never below 0."""
        if n == 0:
            return Estimate(0.0, 0.0, 0.0, 0)
        value = self.total / n
        half = Z * sqrt(max(0.0, self.squares / n - value * value) / max(1, n - 1))
        return Estimate(value, max(0.0, value - half), value + half, n)


class Pair(NamedTuple):
    """Two kinds of games at one table: wins and games of the one, wins and games of the other."""

    hits: int
    n: int
    other_hits: int
    other_n: int


def difference(pairs: Iterable[Pair]) -> Estimate | None:
    """One win rate minus another, from games at tables that are not equally hard; None if nowhere are both.

    At each table by itself, then weighed as Mantel and Haenszel do: what is more frequent at an easy table must not
    look good for that. The interval is put together of score intervals; of one table it is Newcombe's.

    >>> found = difference([Pair(56, 70, 48, 80)])
    >>> [round(edge, 4) for edge in (found.value, found.low, found.high)]
    [0.2, 0.0524, 0.3339]
    >>> difference([Pair(9, 10, 90, 100), Pair(1, 10, 1, 10)]).value
    0.0
    """
    total = value = below = above = 0.0
    games = 0
    for hits, n, other_hits, other_n in pairs:
        if not n or not other_n:
            continue
        one, other = hits / n, other_hits / other_n
        low, high = wilson(hits, n)
        other_low, other_high = wilson(other_hits, other_n)
        weight = n * other_n / (n + other_n)
        total += weight
        value += weight * (one - other)
        below += weight**2 * ((one - low) ** 2 + (other_high - other) ** 2)
        above += weight**2 * ((high - one) ** 2 + (other - other_low) ** 2)
        games += n + other_n
    if not total:
        return None
    gap = value / total
    return Estimate(gap, gap - sqrt(below) / total, gap + sqrt(above) / total, games)


def paired_difference(only_one: int, only_other: int, n: int) -> Estimate | None:
    """For two runs over the same seeds: how many games only the one won, and only the other (Bonett and Price)."""
    if not n:
        return None
    one, other = (only_one + 1) / (n + 2), (only_other + 1) / (n + 2)
    half = Z * sqrt((one + other - (one - other) ** 2) / (n + 2))
    gap = one - other
    return Estimate((only_one - only_other) / n, max(-1.0, gap - half), min(1.0, gap + half), n)


def mean(counts: Mapping[int, int]) -> float:
    """Of a histogram: value -> how often."""
    n = sum(counts.values())
    return sum(value * times for value, times in counts.items()) / n if n else 0.0


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest value that at least this share of all does not exceed.

    >>> quantile({3: 1, 4: 2, 9: 1}, 0.5)
    4
    """
    n = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * n:
            return value
    return 0


def quartiles(counts: Mapping[int, int]) -> tuple[int, int, int]:
    return quantile(counts, 0.25), quantile(counts, 0.5), quantile(counts, 0.75)

"""How sure a rate is: an interval that holds the true value in 95 of 100 cases, also for few games."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 %, two-sided


class Interval(NamedTuple):
    low: float
    high: float


def wilson(hits: int, n: int) -> Interval:
    """Wilson's score interval.

    >>> [round(edge, 4) for edge in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)
    """
    if n == 0:
        return Interval(0.0, 1.0)
    middle = hits + Z * Z / 2
    half = Z * sqrt(hits * (n - hits) / n + Z * Z / 4)
    return Interval(max(0.0, (middle - half) / (n + Z * Z)), min(1.0, (middle + half) / (n + Z * Z)))

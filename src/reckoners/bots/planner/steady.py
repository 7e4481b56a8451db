"""Sums, logarithms and exponentials that are the same to the last bit on every machine and in every Python.

What a machine's own library says of a logarithm may differ in its last bit, and Python's `sum` of floats is another
from 3.12 on. Two plans of nearly equal worth would then change places, and a game with the same seed would become
another. Here all is made of +, -, *, / and whole powers of two, of which IEEE 754 leaves nobody a choice; `sqrt` is one
of those, too. The compiled planner is built without fused multiplications (`setup.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import frexp, ldexp
from typing import Final

LN2: Final = 0.6931471805599453
HALF: Final = 0.7071067811865476  # the root of 1/2
FAR: Final = 700.0  # exponentials beyond are nothing, or without end


def summed(values: Iterable[float]) -> float:
    """From the first to the last."""
    found = 0.0
    for value in values:
        found += value
    return found


def log(x: float) -> float:
    """The natural logarithm of a number above 0, right to about 15 digits.

    >>> [round(log(x), 12) for x in (1.0, 2.0, 40.0, 0.001)]
    [0.0, 0.69314718056, 3.688879454114, -6.907755278982]
    """
    if x <= 0.0:
        raise ValueError("a logarithm of nothing")
    m, e = frexp(x)
    if m < HALF:
        m *= 2.0
        e -= 1
    z = (m - 1.0) / (m + 1.0)  # at most 0.172
    s = z * z
    series = 1 / 13 + s * (1 / 15 + s * (1 / 17 + s / 19))
    series = 1 / 3 + s * (1 / 5 + s * (1 / 7 + s * (1 / 9 + s * (1 / 11 + s * series))))
    return e * LN2 + 2.0 * (z + z * s * series)


def exp(x: float) -> float:
    """The exponential, right to about 13 digits.

    >>> [round(exp(x), 9) for x in (0.0, 1.0, -1.5, -1000.0)]
    [1.0, 2.718281828, 0.22313016, 0.0]
    """
    if x < -FAR:
        return 0.0
    if x > FAR:
        raise OverflowError("an exponential without end")
    k = int(x / LN2 + (0.5 if x >= 0 else -0.5))
    r = x - k * LN2  # at most 0.35
    term = 1.0
    found = 1.0
    for n in range(1, 15):
        term *= r / n
        found += term
    return ldexp(found, k)

"""Ildithia in the model: markers that any symbol lowers, and the city that walks past its districts (ILD)."""

from __future__ import annotations

from tests.model.epics import perform
from tests.model.table import Asking, Table


def protect(t: Table, district: int) -> None:
    """ILD-07: nobody in particular has found it out."""
    t.spots[district] -= 1
    if not t.spots[district]:
        bottom = track(t, district)[-1]
        t.research_boss(int(bottom.split()[1]))


def track(t: Table, district: int) -> list[str]:
    words: list[str] = next(one["track"] for one in t.city["districts"] if one["id"] == t.ring[district])
    return words


def walk(t: Table) -> Asking:
    """ILD-03, ILD-04."""
    assert t.tram is not None
    for _ in range(t.passes):
        t.tram = (t.tram + 1) % len(t.ring)
        words = track(t, t.tram)
        for word in words[len(words) - 1 - t.spots[t.tram] : -1]:
            if word:
                yield from perform(t, word, t.tram)
        t.spots[t.tram] = t.walk_start

"""Which games to look at, and which of the puzzles that they hold: from every city, with easy and hard ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from reckoners.bots.puzzles.found import FoundPuzzle
from reckoners.game import Setup
from reckoners.game.setup import RANDOM

# Boss and city of one game after another, and how many Reckoners play it.
WORLDS: Final = (("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia"))
SHARES: Final = (5, 4, 3)  # of a dozen
SIZES: Final = (2, 3, 2, 3, 4)
PLENTY: Final = 2  # times as many as are wanted: then there is something to choose from
LEVELS: Final = 3


def setups(seed: str, most: int) -> Iterator[Setup]:
    """The games to look at, in their order."""
    for number in range(most):
        boss, city = WORLDS[number % len(WORLDS)]
        size = SIZES[number // len(WORLDS) % len(SIZES)]
        yield Setup(reckoners=(RANDOM,) * size, boss=boss, city=city, seed=f"{seed}-{number + 1}")


def shares(count: int) -> list[int]:
    """How many puzzles of each city there should be.

    >>> shares(12), shares(4)
    ([5, 4, 3], [2, 1, 1])
    """
    whole = sum(SHARES)
    found = [count * share // whole for share in SHARES]
    for place in range(count - sum(found)):
        found[place % len(found)] += 1
    return found


def is_plenty(found: Iterable[FoundPuzzle], count: int) -> bool:
    cities = [one.setup.city for one in found]
    return all(cities.count(city) >= PLENTY * share for (_, city), share in zip(WORLDS, shares(count), strict=True))


def wants_nights(found: Iterable[FoundPuzzle], city: str, count: int) -> bool:
    """Whether there are few puzzles about the Epic phase in a city: they take long to find."""
    share = next((share for (_, name), share in zip(WORLDS, shares(count), strict=True) if name == city), 0)
    nights = [one for one in found if one.setup.city == city and one.goal.name == "lose-at-most"]
    return len(nights) <= share


def chosen(found: list[FoundPuzzle], count: int) -> list[FoundPuzzle]:
    """As many as are wanted, the easiest first. A city that has too few leaves its places to the others."""
    picked: list[FoundPuzzle] = []
    for (_, city), share in zip(WORLDS, shares(count), strict=True):
        picked += varied([one for one in found if one.setup.city == city], share)
    others = [one for one in found if one not in picked]
    picked += varied(others, max(0, count - len(picked)))
    return sorted(picked, key=lambda one: (one.score, one.source))


def varied(found: list[FoundPuzzle], count: int) -> list[FoundPuzzle]:
    """The hardest one of each goal in turn, and an easy one among them; not two of a game while there are others."""
    left = sorted(found, key=lambda one: (-one.score, one.source))
    picked: list[FoundPuzzle] = []
    while left and len(picked) < count:
        sources = [one.source for one in picked]
        goals: list[str] = [one.goal.name for one in picked]

        def dislike(one: FoundPuzzle, sources: list[str] = sources, goals: list[str] = goals) -> tuple[int, int]:
            return sources.count(one.source), goals.count(one.goal.name)

        best = min(dislike(one) for one in left)
        same = [one for one in left if dislike(one) == best]
        one = same[-1] if len(picked) % LEVELS == LEVELS - 1 else same[0]
        picked.append(one)
        left.remove(one)
    return picked


def level(place: int, count: int) -> int:
    """How hard one is among others, from 1 on."""
    return 1 + place * LEVELS // count

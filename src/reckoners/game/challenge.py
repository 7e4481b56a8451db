"""Games that everybody can play in the same way: one for each day and each week, worked out from the date alone.

The rule is in docs/challenges.md; a change of it would be another game for those who have not changed yet."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import blake2b, sha256
from typing import Literal, TypeVar

import msgspec

from reckoners.content import Content
from reckoners.game.record import entry_hashes
from reckoners.game.setup import Setup

T = TypeVar("T")
DateKind = Literal["day", "week"]

FIRST_SIX = ("tia", "abraham", "david", "megan", "cody", "prof")
ALL_TEN = (*FIRST_SIX, "val", "mizzy", "exel", "sam")
AT_HOME = (("steelheart", "newcago"),)
ANYWHERE = tuple(
    (boss, city) for boss in ("steelheart", "regalia", "limelight") for city in ("newcago", "babilar", "ildithia")
)
BY_WEEKDAY = ("beginner", "standard", "standard", "standard", "hard", "hard", "sparks")  # from Monday on
FRIDAY = 4
OF_A_WEEK = ("standard", "hard", "sparks")
HEROES = 1  # the module that brings the other four


def day_name(day: date) -> str:
    """
    >>> day_name(date(2026, 11, 17))
    'day-2026-11-17'
    """
    return f"day-{day.isoformat()}"


def week_name(day: date) -> str:
    """By ISO 8601: weeks begin on Monday, and the first one of a year has its first Thursday.

    >>> week_name(date(2027, 1, 3)), week_name(date(2027, 1, 4))
    ('week-2026-W53', 'week-2027-W01')
    """
    year, week, _ = day.isocalendar()
    return f"week-{year}-W{week:02}"


def challenge(kind: DateKind, day: date) -> Setup:
    """The set-up of a day, or of the week that it is in; its seed is its name.

    >>> challenge("day", date(2026, 11, 17)).seed
    'day-2026-11-17'
    """
    return _of_week(week_name(day)) if kind == "week" else _of_day(day_name(day), day.weekday())


def _of_day(seed: str, weekday: int) -> Setup:
    """Mondays are easy, Sundays hard; from Friday on it can be anywhere, with anybody."""
    late = weekday >= FRIDAY
    boss, city = _one_of(ANYWHERE if late else AT_HOME, seed, "place")
    return Setup(
        reckoners=_some_of(ALL_TEN if late else FIRST_SIX, 2 + _number(seed, "size") % 3, seed),
        boss=boss,
        city=city,
        modules=(HEROES,) if late else (),
        difficulty=BY_WEEKDAY[weekday],
        seed=seed,
    )


def _of_week(seed: str) -> Setup:
    """A larger team, and modules 1 to 3 by chance."""
    modules = tuple(module for module in (1, 2, 3) if _number(seed, f"module-{module}") % 2)
    boss, city = _one_of(ANYWHERE, seed, "place")
    return Setup(
        reckoners=_some_of(ALL_TEN if HEROES in modules else FIRST_SIX, 3 + _number(seed, "size") % 3, seed),
        boss=boss,
        city=city,
        modules=modules,
        difficulty=_one_of(OF_A_WEEK, seed, "difficulty"),
        seed=seed,
    )


def _number(seed: str, what: str) -> int:
    """The first 32 bits of SHA-256."""
    return int(sha256(f"{seed} {what}".encode()).hexdigest()[:8], 16)


def _one_of(all: Sequence[T], seed: str, what: str) -> T:
    return all[_number(seed, what) % len(all)]


def _some_of(names: Sequence[str], count: int, seed: str) -> tuple[str, ...]:
    """Those with the smallest numbers, in their order."""
    return tuple(sorted(names, key=lambda name: (_number(seed, name), name))[:count])


def fingerprint(setup: Setup, content: Content) -> str:
    """Of everything printed that can come into a game: where it is the same, the same actions lead to the same game."""
    return blake2b(msgspec.json.encode(entry_hashes(content, setup), order="sorted"), digest_size=4).hexdigest()

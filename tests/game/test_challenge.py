"""The game of a day and of a week: the same for everybody, whenever it is asked for."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from reckoners.game import Setup
from reckoners.game.challenge import challenge, fingerprint
from reckoners.game.setup import checked

# Fixed for ever: whoever changes these gives people another game than their friends have.
DAYS = {
    date(2026, 11, 16): Setup(
        reckoners=("megan", "david", "tia", "prof"), difficulty="beginner", seed="day-2026-11-16"
    ),
    date(2026, 11, 20): Setup(
        reckoners=("david", "megan"),
        boss="regalia",
        city="ildithia",
        modules=(1,),
        difficulty="hard",
        seed="day-2026-11-20",
    ),
    date(2026, 11, 22): Setup(
        reckoners=("sam", "david"),
        boss="limelight",
        city="babilar",
        modules=(1,),
        difficulty="sparks",
        seed="day-2026-11-22",
    ),
    date(2028, 2, 29): Setup(reckoners=("david", "cody", "megan", "tia"), seed="day-2028-02-29"),
}
WEEK = Setup(
    reckoners=("cody", "megan", "prof", "tia"),
    boss="regalia",
    modules=(2, 3),
    difficulty="hard",
    seed="week-2026-W53",
)


@pytest.mark.parametrize("day", DAYS)
def test_fixed_days(day: date) -> None:
    assert challenge("day", day) == DAYS[day]


def test_a_fixed_week() -> None:
    assert challenge("week", date(2027, 1, 3)) == WEEK


def test_every_day_of_two_years_can_be_played() -> None:
    places = set()
    for n in range(731):
        day = date(2026, 11, 17) + timedelta(days=n)
        for setup in (challenge("day", day), challenge("week", day)):
            table, _ = checked(setup)
            places.add((table.boss, table.city))
            assert table.reckoners == setup.reckoners
            assert set(setup.modules) <= set(table.modules)
            assert 2 <= len(table.reckoners) <= 5
    assert len(places) == 9


def test_a_week_has_one_game() -> None:
    monday = date(2026, 12, 28)
    games = {challenge("week", monday + timedelta(days=n)).seed for n in range(7)}
    assert games == {"week-2026-W53"}
    assert challenge("week", monday + timedelta(days=7)).seed == "week-2027-W01"
    assert [challenge("day", monday + timedelta(days=n)).difficulty for n in (0, 1, 4, 6)] == [
        "beginner",
        "standard",
        "hard",
        "sparks",
    ]


def test_a_fingerprint_is_of_the_cards_that_can_come() -> None:
    one, two = (checked(Setup(reckoners=("tia", "prof"), seed=seed)) for seed in ("one", "two"))
    other = checked(Setup(reckoners=("tia", "prof"), modules=(2,), seed="one"))
    assert fingerprint(*one) == fingerprint(*two)
    assert fingerprint(*one) != fingerprint(*other)

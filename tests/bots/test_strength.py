"""Who thinks more wins more: intervals of the win rates that do not overlap."""

from __future__ import annotations

import pytest

from reckoners.sim.intervals import Interval
from tests.bots.tables import game_of, rate_of


def won(name: str, games: int, difficulty: str, seats: int = 4) -> Interval:
    """The rate of won games, 95 of 100 times."""
    return rate_of(name, [game_of(seats, f"strength {number}", difficulty) for number in range(games)])


def test_greedy_beats_chance() -> None:
    """At tables of two: larger ones are too hard for greed to show it in so few games."""
    assert won("greedy", 20, "beginner", 2).low > won("random", 60, "beginner", 2).high


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["beginner", "standard"])
def test_planner_beats_greedy_beats_chance(difficulty: str) -> None:
    planner, greedy, chance = (
        won("planner", 100, difficulty),
        won("greedy", 300, difficulty),
        won("random", 1000, difficulty),
    )
    assert planner.low > greedy.high
    assert greedy.low > chance.high


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["hard", "sparks"])
def test_at_hard_tables_the_planner_alone_wins(difficulty: str) -> None:
    """Where greed hardly ever wins, thinking still does."""
    planner, greedy = won("planner", 100, difficulty), won("greedy", 200, difficulty)
    assert planner.low > greedy.high

"""How far research and health rise, and that what is known or done stays so."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, shows


def after_fortify(values: str, times: int = 1) -> Game:
    """The round after Curveball has fortified itself so often; Steelheart is elsewhere and does nothing."""
    return table(f"""
    {QUIET}
    {epic("curveball", ["fortify"] * 5, research=2, health=5, weakened=3)}
    [position]
    step = "activate"
    epic_deck = []
    boss = {{ district = "chinatown" }}
    [[position.district]]
    id = "the-loop"
    epic = "curveball"
    bracket = {times}
    {values}
    [[position.district]]
    id = "chinatown"
    [position.reckoners]
    tia.plan = 1
    prof.plan = 1
    """)


@rule("SYM-10")
@pytest.mark.parametrize(
    ("values", "times", "research", "health"),
    [
        ("", 1, 3, 6),
        ("", 3, 5, 8),
        ("", 4, 5, 10),
        ("research = 5\nhealth = 8", 1, 5, 9),
        ("research = 3\nhealth = 10", 1, 4, 10),
        ("research = 5\nhealth = 10", 2, 5, 10),
        ("research = 0\nhealth = 3", 1, 0, 4),
        ("research = 0\nhealth = 9", 3, 0, 10),
    ],
)
def test_research_rises_up_to_five_and_health_up_to_ten_but_a_weakness_stays_known(
    values: str, times: int, research: int, health: int
) -> None:
    game = after_fortify(values, times)
    shows(game, {"round": 2, "epic.curveball.research": research, "epic.curveball.health": health})


@rule("SYM-10")
def test_infinite_health_does_not_rise_or_end() -> None:
    game = after_fortify('research = 2\nhealth = "infinite"')
    shows(game, {"epic.curveball.research": 3, "epic.curveball.health": "infinite"})


@rule("SYM-10")
def test_a_defeated_epic_stays_defeated() -> None:
    game = table(f"""
    {QUIET}
    {epic("curveball", ["fortify"] * 4)}
    {epic("kingmaker", ["gift fortify"] * 4)}
    [position]
    money = 0
    epic_deck = ["digzone"]
    boss = {{ district = "understreets" }}
    [[position.district]]
    id = "the-loop"
    epic = "curveball"
    health = 1
    [[position.district]]
    id = "chinatown"
    epic = "kingmaker"
    bracket = 3
    [[position.district]]
    id = "understreets"
    epic = "faultline"
    [position.reckoners]
    tia.dice = ["basic attack"]
    prof.dice = []
    """)
    game.play("tia use d1 attack curveball")
    game.play("end use")
    while game.step != "roll":
        game.play(game.legal("team")[-1])
    shows(game, {"round": 2, "epic.curveball": "none", "district.the-loop.epic": "digzone"})
    shows(game, {"defeated": ["curveball"], "beaten": []})

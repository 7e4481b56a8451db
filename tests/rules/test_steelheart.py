"""STL: Steelheart's own activation."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, shows, steelheart, told

RING = ("the-loop", "chinatown", "understreets", "station-seven")


def activation(boss: str, more: str = "", movement: int = 1) -> Game:
    """Steelheart in Understreets, with no Epic anywhere; three Reckoners, four districts."""
    return table(
        boss
        + f"""
        [position]
        step = "activate"
        boss.district = "understreets"
        district = [{", ".join(f'{{ id = "{id}" }}' for id in RING)}]
        reckoners = {{ tia = {{}}, prof = {{}}, cody = {{}} }}
        {more}
        [script]
        movement = [{movement}]
        """
    )


def pieces(game: Game, kind: str) -> list[int]:
    """Enforcement or Barricades from his district, as it was, clockwise."""
    districts = {district.id: district for district in game.view().districts}
    return [getattr(districts[id], kind) for id in ("understreets", "station-seven", "the-loop", "chinatown")]


@rule("STL-01")
def test_all_actions_left_of_his_brackets_are_performed_the_top_track_first() -> None:
    boss = steelheart(
        yellow=["population", "population 2", "population 3"],
        black=["discover", "fortify", "discover"],
        red=["deploy", "deploy", "deploy"],
        blue=["wall", "wall", "wall"],
    )
    game = activation(boss)
    acts = told(game.last_events, "boss-acts", "track", "action")
    assert acts == [
        ("yellow", "population"),
        ("yellow", "population 2"),
        ("black", "discover"),
        ("black", "fortify"),
        ("red", "deploy 2"),
        ("blue", "wall 2"),
    ]
    shows(game, {"population": 37, "base": 1, "enforcement_left": 23, "barricades_left": 6})


@rule("STL-01")
@pytest.mark.parametrize(("bracket", "people"), [(1, 1), (2, 3), (3, 7)])
def test_how_much_he_does_is_set_by_each_bracket(bracket: int, people: int) -> None:
    boss = steelheart(yellow=["population", "population 2", "population 4", "population 8"])
    game = activation(boss, f"boss.yellow = {bracket}")
    shows(game, {"population": 40 - people, "boss.yellow": bracket})


@rule("STL-01")
def test_his_other_actions_act_in_his_own_district() -> None:
    boss = steelheart(
        yellow=["enforcement 2", "barricade", "fortify"], black=["gift enforcement", "fortify", "fortify"]
    )
    game = activation(boss)
    assert pieces(game, "enforcement") == [2, 1, 0, 1]
    assert pieces(game, "barricades") == [1, 0, 0, 0]


@rule("STL-01", "EPI-09")
def test_he_goes_on_after_the_team_has_chosen_a_die() -> None:
    boss = steelheart(yellow=["discover", "population", "fortify"], red=["deploy", "deploy 0", "deploy"])
    game = activation(boss, 'base = "bottom"')
    shows(game, {"step": "activate", "population": 40, "boss.district": "understreets", "enforcement_left": 25})
    game.play("lose tia d1")
    shows(game, {"population": 39, "enforcement_left": 24, "boss.district": "station-seven", "step": "roll"})


@rule("STL-02")
@pytest.mark.parametrize(
    ("steps", "district"),
    [(1, "station-seven"), (2, "the-loop"), (3, "chinatown"), (4, "understreets"), (5, "station-seven")],
)
def test_then_he_moves_clockwise_by_his_die_and_may_come_round(steps: int, district: str) -> None:
    game = activation(QUIET, movement=steps)
    assert told(game.last_events, "boss-moves", "from", "district", "n") == [("understreets", district, steps)]
    shows(game, {"boss.district": district})


@rule("STL-02")
def test_he_moves_after_he_has_acted() -> None:
    game = activation(steelheart(red=["deploy", "deploy", "deploy"]), movement=3)
    kinds = [event.kind for event in game.last_events]
    assert kinds.index("boss-moves") > kinds.index("enforcement")
    assert pieces(game, "enforcement") == [1, 1, 0, 0]


@rule("STL-02")
def test_his_movement_is_rolled_and_not_fixed() -> None:
    ends = set()
    for seed in range(12):
        position = '[position]\nstep = "activate"\nreckoners = { tia = {}, prof = {} }'
        game = table(f'{QUIET}[setup]\nseed = "{seed}"\n{position}')
        (steps,) = told(game.last_events, "boss-moves", "n")[0]
        assert steps in game.content.bosses["steelheart"].movement
        ends.add(steps)
    assert len(ends) >= 3


@rule("STL-03")
def test_his_brackets_never_move_by_his_own_activation() -> None:
    boss = steelheart(yellow=["population"] * 7, black=["discover"] * 7, red=["deploy"] * 6, blue=["wall"] * 6)
    game = activation(boss, "boss.yellow = 1\nboss.black = 2\nboss.red = 3\nboss.blue = 4")
    shows(game, {"boss.yellow": 1, "boss.black": 2, "boss.red": 3, "boss.blue": 4})


@rule("STL-04")
@pytest.mark.parametrize(
    ("shown", "group_size", "placed"),
    [
        ((1, 0), 1, [1, 0, 0, 0]),
        ((1, 2), 1, [1, 1, 1, 0]),
        ((1, 2), 2, [2, 1, 0, 0]),
        ((2, 2), 2, [2, 2, 0, 0]),
        ((3, 2), 3, [3, 2, 0, 0]),
        ((1, 1), 9, [2, 0, 0, 0]),
        ((3, 3), 1, [2, 2, 1, 1]),  # round again
        ((9, 2), 2, [4, 3, 2, 2]),
        ((0, 0), 2, [0, 0, 0, 0]),
    ],
)
def test_enforcement_is_dealt_in_groups_from_his_district_clockwise(
    shown: tuple[int, int], group_size: int, placed: list[int]
) -> None:
    red = [*(f"deploy {number}" for number in shown), "deploy 9"]
    game = activation(steelheart(red=red, group_size=group_size))
    assert pieces(game, "enforcement") == placed


@rule("STL-05")
@pytest.mark.parametrize(
    ("shown", "placed"),
    [((0, 1), [1, 0, 0, 0]), ((1, 1), [1, 1, 0, 0]), ((2, 1), [1, 1, 1, 0]), ((3, 3), [2, 2, 1, 1]), ((0, 0), [0] * 4)],
)
def test_barricades_are_dealt_one_to_a_district_from_his_clockwise(shown: tuple[int, int], placed: list[int]) -> None:
    game = activation(steelheart(blue=[*(f"wall {number}" for number in shown), "wall 9"], group_size=3))
    assert pieces(game, "barricades") == placed


@rule("STL-04", "STL-05")
def test_a_bracket_that_is_contained_sends_less() -> None:
    boss = steelheart(red=["deploy", "deploy 2", "deploy"], blue=["wall", "wall 2", "wall"])
    game = activation(boss, "boss.red = 1\nboss.blue = 1")
    assert pieces(game, "enforcement") == [1, 0, 0, 0]
    assert pieces(game, "barricades") == [1, 0, 0, 0]

"""Any die moves its Reckoner or removes a Barricade."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import offers, refuses, shows

BASIC = ("money", "enforcement", "contain", "research", "attack", "plan")
FACES = [*(("tia", f"basic {face}") for face in BASIC), ("tia", "purple research2"), ("david", "blue contain2")]
RING = ("the-loop", "newcago-theatre", "chinatown", "soldier-field", "understreets")


def ring(
    who: str = "tia",
    dice: tuple[str, ...] = ("basic money", "basic plan"),
    barricades: Mapping[str, int] = MappingProxyType({}),
) -> Game:
    """A ring of five districts; everybody stands in the first one, without Plan tokens."""
    districts = "\n".join(f'[[position.district]]\nid = "{id}"\nbarricades = {barricades.get(id, 0)}' for id in RING)
    return table(f"""
    {districts}
    [position.reckoners]
    {who} = {{ dice = {list(dice)}, plan = 0 }}
    prof.plan = 0
    megan.plan = 0
    abraham.plan = 0
    """)


def moves(game: Game, source: str = "tia use d1") -> set[str]:
    texts = (str(action) for action in game.legal())
    return {text.removeprefix(f"{source} move ") for text in texts if text.startswith(f"{source} move ")}


# -- moving


@rule("MOVE-01")
@pytest.mark.parametrize(("who", "die"), FACES)
def test_any_die_whatever_it_shows_moves_its_reckoner(who: str, die: str) -> None:
    game = ring(who, (die, "basic money"))
    game.play(f"{who} use d1 move chinatown")
    shows(game, {f"{who}.district": "chinatown", "prof.district": "the-loop"})


@rule("MOVE-01")
@pytest.mark.parametrize("goal", RING[1:])
def test_a_move_goes_to_any_other_district_near_or_far(goal: str) -> None:
    game = ring()
    assert moves(game) == set(RING[1:])
    game.play(f"tia use d1 move {goal}")
    shows(game, {"tia.district": goal, f"district.{goal}.reckoners": ["tia"]})


@rule("MOVE-01")
def test_one_cannot_move_to_where_one_is() -> None:
    game = ring()
    refuses(game, "tia use d1 move the-loop", "already-there", "MOVE-01")


@rule("MOVE-01")
def test_a_move_takes_the_whole_die() -> None:
    game = ring("david", ("blue contain2", "basic money"))
    game.play("david use d1 move chinatown")
    shows(game, {"david.d1": "used", "david.open": "none"})
    refuses(game, "david use d1 move the-loop", "die-used", "USE-02")
    refuses(game, "david use d1 contain steelheart red", "die-used", "USE-02")


@rule("MOVE-01")
def test_each_move_takes_a_die() -> None:
    game = ring()
    game.play("tia use d1 move chinatown")
    game.play("tia use d2 move the-loop")
    shows(game, {"tia.district": "the-loop", "tia.d1": "used", "tia.d2": "used"})


@rule("MOVE-01")
def test_a_move_gives_nothing_of_what_the_die_shows() -> None:
    game = ring()
    game.play("tia use d1 move chinatown")
    game.play("tia use d2 move understreets")
    shows(game, {"money": 4, "tia.plan_next": 0})


# -- Barricades close


@rule("MOVE-02")
def test_a_barricade_lets_nobody_in() -> None:
    game = ring(barricades={"chinatown": 1})
    refuses(game, "tia use d1 move chinatown", "barricaded", "MOVE-02")
    assert moves(game) == {"newcago-theatre", "soldier-field", "understreets"}


@rule("MOVE-02")
def test_a_barricade_lets_nobody_out() -> None:
    game = ring(barricades={"the-loop": 1})
    for goal in RING[1:]:
        refuses(game, f"tia use d1 move {goal}", "barricaded", "MOVE-02")
    assert moves(game) == set()


@rule("MOVE-02")
def test_one_moves_past_a_barricade_that_is_elsewhere() -> None:
    game = ring(barricades={"newcago-theatre": 1, "understreets": 1})
    game.play("tia use d1 move chinatown")
    shows(game, {"tia.district": "chinatown"})


@rule("MOVE-02")
@pytest.mark.parametrize("closed", ["the-loop", "chinatown"])
def test_when_the_barricade_is_gone_the_way_is_open_for_all(closed: str) -> None:
    game = table(f"""
    [[position.district]]
    id = "the-loop"
    barricades = {int(closed == "the-loop")}
    [[position.district]]
    id = "chinatown"
    barricades = {int(closed == "chinatown")}
    [position.reckoners]
    tia.dice = ["basic money", "basic plan"]
    prof.dice = ["basic contain"]
    """)
    refuses(game, "prof use d1 move chinatown", "barricaded", "MOVE-02")
    game.play(f"tia use d1 barricade {closed}")
    assert offers(game, "prof use d1 move chinatown")
    game.play("tia use d2 move chinatown")
    shows(game, {"tia.district": "chinatown"})


@rule("MOVE-02")
def test_who_moved_away_is_bound_by_the_barricades_around_the_new_place() -> None:
    game = ring(barricades={"understreets": 1})
    game.play("tia use d1 move chinatown")
    refuses(game, "tia use d2 move understreets", "barricaded", "MOVE-02")
    assert moves(game, "tia use d2") == {"the-loop", "newcago-theatre", "soldier-field"}


# -- removing Barricades


@rule("BAR-01")
@pytest.mark.parametrize(("who", "die"), FACES)
def test_any_die_whatever_it_shows_removes_a_barricade(who: str, die: str) -> None:
    game = ring(who, (die, "basic money"), {"chinatown": 1})
    game.play(f"{who} use d1 barricade chinatown")
    shows(game, {"district.chinatown.barricades": 0, "barricades_left": 8, f"{who}.district": "the-loop"})


@rule("BAR-01")
@pytest.mark.parametrize("place", RING)
def test_a_barricade_is_removed_from_any_district(place: str) -> None:
    game = ring(barricades=dict.fromkeys(RING, 1))
    game.play(f"tia use d1 barricade {place}")
    assert [district.id for district in game.view().districts if not district.barricades] == [place]


@rule("BAR-01")
def test_removing_a_barricade_takes_the_whole_die() -> None:
    game = ring("david", ("blue contain2", "basic money"), {"chinatown": 2})
    game.play("david use d1 barricade chinatown")
    shows(game, {"david.d1": "used", "david.open": "none", "money": 4})
    refuses(game, "david use d1 barricade chinatown", "die-used", "USE-02")
    refuses(game, "david use d1 contain steelheart red", "die-used", "USE-02")


@rule("BAR-01")
def test_where_there_is_no_barricade_none_is_removed() -> None:
    game = ring(barricades={"chinatown": 1})
    refuses(game, "tia use d1 barricade the-loop", "no-barricade", "BAR-01")
    game.play("tia use d1 barricade chinatown")
    refuses(game, "tia use d2 barricade chinatown", "no-barricade", "BAR-01")
    shows(game, {"tia.d2": "kept"})


@rule("BAR-02")
def test_one_die_removes_one_of_several_barricades() -> None:
    game = ring(barricades={"chinatown": 3})
    shows(game, {"barricades_left": 5})
    game.play("tia use d1 barricade chinatown")
    shows(game, {"district.chinatown.barricades": 2, "barricades_left": 6})


@rule("BAR-02")
@pytest.mark.parametrize("closed", ["the-loop", "chinatown"])
def test_the_last_of_several_barricades_still_closes_its_district(closed: str) -> None:
    game = ring(dice=("basic money", "basic plan", "purple research"), barricades={closed: 2})
    refuses(game, "tia use d1 move chinatown", "barricaded", "MOVE-02")
    game.play(f"tia use d1 barricade {closed}")
    refuses(game, "tia use d2 move chinatown", "barricaded", "MOVE-02")
    game.play(f"tia use d2 barricade {closed}")
    game.play("tia use d3 move chinatown")
    shows(game, {"tia.district": "chinatown"})

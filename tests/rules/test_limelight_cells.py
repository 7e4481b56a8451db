"""LIM: what the cells of Limelight's tables do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from reckoners import Game
from reckoners.game import Happening
from tests.positions import rule
from tests.rules.limelight import his_phase, limelight, team
from tests.rules.seen import shows, told
from tests.rules.steelslayer import RING, Values

CARDS = ("camera", "evidence", "rifle", "drone", "disguise")
TOGETHER = team("the-loop", "the-loop", "the-loop")
HERE = ("herald", "earless", "absence", "conflux")  # the Epics of the ring, from The Loop on; he is with Earless


def played(
    cell: str,
    reckoners: Mapping[str, Values] = TOGETHER,
    districts: Mapping[str, Values] | None = None,
    *,
    epics: Mapping[str, Sequence[str]] | None = None,
    boss: Values | None = None,
    more: str = "",
) -> tuple[Game, list[Happening]]:
    """His activation in Chinatown with one red cell that does something; where Epics are, the others put Shields."""
    cells = limelight(red={"A2": cell}, other="blue-shield" if epics else "fortify-own")
    game = his_phase(cells, reckoners, districts=districts, epics=epics, boss=boss, more=more)
    return game, game.play("end purchase")


def with_cards(*counts: int) -> dict[str, Values]:
    """Tia, Prof and Cody with so many Equipment cards."""
    left = list(CARDS)
    who = zip(("tia", "prof", "cody"), counts, strict=True)
    return {id: {"equipment": [left.pop(0) for _ in range(count)]} for id, count in who}


def put(happened: list[Happening], kind: str) -> list[tuple[int | str, ...]]:
    """Pieces in the order in which they were put."""
    return told(happened, kind, "district", "n")


# -- attacks on the population by something


@rule("LIM-05")
@pytest.mark.parametrize(
    ("red", "blue", "people"), [(0, 0, 4), (1, 1, 4), (2, 1, 5), (1, 3, 5), (5, 0, 6), (3, 3, 7), (6, 4, 7)]
)
def test_by_shields_of_both_colours_anywhere(red: int, blue: int, people: int) -> None:
    districts: dict[str, Values] = {"chinatown": {"red_shields": red}, "station-seven": {"blue_shields": blue}}
    game, happened = played("population-by shields", districts=districts)
    assert told(happened, "population", "n", "why") == [(people, "attack")]
    shows(game, {"population": 40 - people})


@rule("LIM-06")
@pytest.mark.parametrize(
    ("one", "other", "people"), [(0, 0, 5), (2, 0, 5), (2, 1, 6), (0, 4, 6), (3, 2, 7), (3, 3, 8), (9, 9, 8)]
)
def test_by_enforcement_anywhere(one: int, other: int, people: int) -> None:
    districts: dict[str, Values] = {"chinatown": {"enforcement": one}, "station-seven": {"enforcement": other}}
    game, _ = played("population-by enforcement", districts=districts)
    shows(game, {"population": 40 - people})


@rule("LIM-07")
@pytest.mark.parametrize(("defeats", "people"), [(0, 7), (1, 7), (2, 6), (3, 5), (4, 5), (5, 4), (7, 4)])
def test_by_epics_defeated_in_the_reckoner_phase_just_played(defeats: int, people: int) -> None:
    game, _ = played("population-by defeated", more=f"defeats = {defeats}")
    shows(game, {"population": 40 - people})


@rule("LIM-07")
def test_defeats_are_counted_and_forgotten_with_the_next_round() -> None:
    weak: Values = {"research": 0, "health": 1}
    game = his_phase(
        limelight({"A2": "population-by defeated"}),
        {
            "abraham": {"district": "chinatown", "dice": ["green attack"]},
            "tia": {"district": "understreets", "dice": ["basic attack"]},
            "prof": {"district": "the-loop"},
        },
        step="use",
        epics={"chinatown": ["boss black"] * 5, "understreets": ["boss black"] * 5},
        districts={"chinatown": weak, "understreets": weak},
    )
    game.play("abraham use d1 attack earless")
    assert game.state.defeats == 1
    game.play("tia use d1 attack absence")
    assert game.state.defeats == 2
    game.undo()
    assert game.state.defeats == 1
    game.redo()
    game.play("end use")
    game.play("end purchase")
    shows(game, {"population": 40 - 6, "round": 2})
    assert game.state.defeats == 0


@rule("LIM-07", "EQ2-24")
def test_a_defeat_by_a_consumable_counts() -> None:
    """Newcago Dog: two Attack Epic and an Attack Enforcement, when it is bought."""
    game = his_phase(
        limelight({"A2": "population-by defeated"}),
        team("the-loop", "chinatown", "the-loop"),
        epics={"chinatown": ["boss black"] * 5},
        districts={"chinatown": {"research": 0, "health": 2}},
        market=["newcago-dog"],
        more="money = 20\ndefeats = 1",
    )
    game.play("buy newcago-dog for prof")
    while any(str(action).startswith("reward attack earless") for action in game.legal()):
        game.play("reward attack earless")
    assert game.state.defeats == 2
    game.play("end purchase")
    shows(game, {"population": 40 - 6})


@rule("LIM-08")
@pytest.mark.parametrize(
    ("cards", "people"),
    [((0, 0, 0), 5), ((1, 1, 1), 5), ((1, 0, 0), 6), ((2, 1, 0), 7), ((3, 1, 0), 8), ((4, 1, 0), 8)],
)
def test_by_how_far_who_has_most_equipment_is_ahead(cards: tuple[int, int, int], people: int) -> None:
    game, _ = played("population-by equipment", team("the-loop", "the-loop", "the-loop", **with_cards(*cards)))
    shows(game, {"population": 40 - people})


@rule("LIM-08", "LIM-12")
@pytest.mark.parametrize(("cell", "people"), [("population-by equipment", 7), ("enforcement-per-equipment", 0)])
def test_disabled_cards_count_and_stolen_ones_do_not(cell: str, people: int) -> None:
    cards: dict[str, Values] = {
        "tia": {"equipment": ["camera", "rifle"], "suffers": ["equipment"], "disabled": ["rifle"]},
        "prof": {"equipment": ["drone"]},
    }
    there = team("station-seven", "the-loop", "the-loop", **cards)
    stolen: dict[str, Values] = {"chinatown": {"stolen": ["cody evidence"]}}
    game, happened = played(cell, there, stolen, epics={"chinatown": ["boss black"] * 5})
    shows(game, {"population": 40 - people})
    if not people:
        assert put(happened, "enforcement") == [("station-seven", 2), ("the-loop", 1), ("the-loop", 1)]


# -- Fortify


@rule("LIM-09", "LIM-17", "LIM-14")
@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        ("fortify-own", (0, 1, 0, 0)),
        ("fortify-own 3", (0, 3, 0, 0)),
        ("fortify-near", (1, 1, 1, 0)),
        ("fortify-near 3", (3, 3, 3, 0)),
        ("fortify-all", (1, 1, 1, 1)),
        ("fortify-all 2", (2, 2, 2, 2)),
    ],
)
def test_fortify_here_beside_or_everywhere_and_never_himself(cell: str, gained: tuple[int, int, int, int]) -> None:
    districts: dict[str, Values] = {district: {"research": 2, "health": 4} for district in RING}
    tracks = {district: ["boss black"] * 5 for district in RING}
    game, _ = played(cell, districts=districts, epics=tracks, boss={"research": 20})
    for epic, more in zip(HERE, gained, strict=True):
        shows(game, {f"epic.{epic}.research": 2 + more, f"epic.{epic}.health": 4 + more})
    shows(game, {"boss.research": 20, "population": 40})


@rule("LIM-09", "EPI-01")
def test_without_an_epic_nothing_is_fortified_and_at_the_limit_people_pay() -> None:
    districts: dict[str, Values] = {"understreets": {"research": 5, "health": 10}}
    game, _ = played("fortify-all 2", districts=districts, epics={"understreets": ["boss black"] * 5})
    shows(game, {"population": 38})


@rule("LIM-09")
@pytest.mark.parametrize(
    ("before", "research", "health"),
    [
        ({"research": 3}, 5, "infinite"),
        ({}, 28, "infinite"),
        ({"research": 0, "health": 4}, 0, 6),
        ({"research": 0}, 0, 28),
    ],
)
def test_fortify_himself_has_no_upper_limit(before: Values, research: int, health: int | str) -> None:
    """Standard with three Reckoners: he starts with 26, and that is his health when he is weakened."""
    game, happened = played("fortify-boss 2", boss=before)
    shows(game, {"boss.research": research, "boss.health": health, "population": 40})
    assert len(told(happened, "boss-fortified")) == 2


BABILAR = ("painted-village", "central-park", "grand-central", "rope-bridges")
# Standard: markers start at 8. The track of Painted Village from spot 10 down to 0.
SPOTS = """
[[replace.city]]
id = "babilar"
districts = [{ id = "painted-village", track = ["", "discover", "discover", "discover", "", "", "", "", "", "", ""] }]
"""


@rule("LIM-09", "VAR-03")
@pytest.mark.parametrize(
    ("at", "marker", "raised"),
    [
        ("painted-village", 8, [("painted-village", 9), ("painted-village", 10)]),
        ("central-park", 3, [("central-park", 4), ("central-park", 5), ("central-park", 6)]),
        ("grand-central", 10, []),
        ("grand-central", 0, []),
    ],
)
def test_in_babilar_the_marker_of_his_district_rises_to_the_top_and_never_from_0(
    at: str, marker: int, raised: list[tuple[str, int]]
) -> None:
    """He is not weakened, so his health is infinite: there is nothing to add to."""
    places = team("rope-bridges", "rope-bridges", "rope-bridges")
    districts: dict[str, Values] = {at: {"marker": marker}}
    cells = limelight(red={"A2": "fortify-boss 3"})
    game = his_phase(cells, places, at=at, ring=BABILAR, city="babilar", districts=districts)
    before = game.view().boss.research
    happened = game.play("end purchase")
    assert told(happened, "marker-raised", "district", "now") == raised
    assert not told(happened, "boss-fortified")
    shows(game, {f"district.{at}.marker": marker + len(raised), "boss.research": before + len(raised)})
    shows(game, {"boss.health": "infinite", "population": 40})


@rule("LIM-09", "VAR-03")
def test_in_babilar_a_weakened_limelight_gains_health() -> None:
    districts: dict[str, Values] = {district: {"marker": 0} for district in BABILAR}
    places = team("rope-bridges", "rope-bridges", "rope-bridges")
    cells = limelight(red={"A2": "fortify-boss 2"})
    game = his_phase(cells, places, at="central-park", ring=BABILAR, city="babilar", districts=districts)
    shows(game, {"boss.health": 15})
    game.play("end purchase")
    shows(game, {"boss.health": 17, "boss.research": 0, "district.central-park.marker": 0})


@rule("LIM-09", "BAB-03", "BAB-07")
def test_spots_act_again_when_a_raised_marker_passes_them_but_never_the_starting_one() -> None:
    tia = {"dice": ["purple research2", "purple research2"]}
    places = team("painted-village", "rope-bridges", "rope-bridges", tia=tia)
    game = his_phase(
        limelight() + SPOTS,
        places,
        at="central-park",
        ring=BABILAR,
        city="babilar",
        districts={"painted-village": {"marker": 10}},
        step="use",
        rows="",
    )
    base = []
    for die in ("d1", "d1", "d2", "d2"):
        game.play(f"tia use {die} research painted-village")
        base.append(game.view().base)
    assert base == [1, 1, 2, 2]  # 9 acts, 8 is where markers start, 7 acts, 6 is empty
    shows(game, {"district.painted-village.marker": 6})


# -- pieces everywhere, beside him, and by what Reckoners have


@rule("LIM-10", "LIM-14", "LIM-17")
def test_enforcement_and_a_red_shield_in_all_districts_from_his_own_clockwise() -> None:
    game, happened = played("enforcement-all | red-shield-all")
    ring = ["chinatown", "understreets", "station-seven", "the-loop"]
    assert put(happened, "enforcement") == [(district, 1) for district in ring]
    assert put(happened, "red-shields") == [(district, 1) for district in ring]
    shows(game, {"district.the-loop.enforcement": 1, "district.the-loop.red_shields": 1})


@rule("LIM-14", "LIM-17", "COMP-02", "COMP-05")
@pytest.mark.parametrize(
    ("cell", "kind", "each"),
    [
        ("enforcement-all 2", "enforcement", 2),
        ("barricade-all", "barricades", 1),
        ("red-shield-all 2", "red-shields", 2),
        ("blue-shield-all", "blue-shields", 1),
        ("copy-token-all 2", "copy-tokens", 2),
    ],
)
def test_a_ring_is_every_district_and_a_number_is_how_many(cell: str, kind: str, each: int) -> None:
    _, happened = played(cell)
    ring = ["chinatown", "understreets", "station-seven", "the-loop"]
    assert put(happened, kind) == [(district, each) for district in ring]


@rule("LIM-14", "COMP-05", "BOSS-05")
def test_pieces_that_are_missing_cost_people_and_the_end_ends_the_cell() -> None:
    game, happened = played("blue-shield-all 2 | enforcement-all", more="population = 2")
    assert put(happened, "blue-shields") == [("chinatown", 2), ("understreets", 2), ("station-seven", 2)]
    assert game.result == "lost"
    assert not put(happened, "enforcement")


@rule("LIM-17", "EPI-04")
@pytest.mark.parametrize(
    ("cell", "kind", "each"),
    [
        ("gift enforcement 3", "enforcement", 3),
        ("gift barricade 2", "barricades", 2),
        ("gift copy-token", "copy-tokens", 1),
    ],
)
def test_pieces_for_both_neighbours_the_shown_number_in_each(cell: str, kind: str, each: int) -> None:
    _, happened = played(cell)
    assert put(happened, kind) == [("understreets", each), ("the-loop", each)]


@rule("LIM-11", "LIM-17")
def test_enforcement_per_reckoner_where_it_stands_clockwise_then_by_seat() -> None:
    game, happened = played("enforcement-per-reckoner 2", team("the-loop", "understreets", "the-loop"))
    assert put(happened, "enforcement") == [("understreets", 2), ("the-loop", 2), ("the-loop", 2)]
    shows(game, {"district.the-loop.enforcement": 4, "district.chinatown.enforcement": 0})


@rule("LIM-12")
def test_enforcement_per_equipment_card_at_least_one() -> None:
    places = team("understreets", "station-seven", "chinatown", **with_cards(3, 0, 1))
    _, happened = played("enforcement-per-equipment", places)
    assert put(happened, "enforcement") == [("chinatown", 1), ("understreets", 3), ("station-seven", 1)]


# -- everybody


@rule("LIM-13", "LIM-17", "ATK-01")
@pytest.mark.parametrize("effect", ["reroll", "die", "ability", "move", "doubles"])
def test_all_reckoners_suffer_wherever_they_are(effect: str) -> None:
    game, happened = played(f"suffer-all {effect}", team("the-loop", "understreets", "chinatown"))
    assert told(happened, "suffers", "reckoner", "effect") == [("cody", effect), ("prof", effect), ("tia", effect)]
    shows(game, {f"{who}.suffers": [effect] for who in ("tia", "prof", "cody")})


@rule("LIM-13", "ATK-04")
def test_who_has_no_equipment_costs_people() -> None:
    game, _ = played("suffer-all equipment", team("the-loop", "the-loop", "the-loop", **with_cards(1, 0, 0)))
    shows(game, {"population": 38, "tia.suffers": ["equipment"], "prof.suffers": []})


@rule("LIM-13", "ATK-01")
def test_tokens_come_back_when_he_activates_again() -> None:
    game = his_phase(limelight(), team("the-loop", "the-loop", "the-loop", tia={"suffers": ["move"]}))
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(1,)]
    shows(game, {"tia.suffers": []})


@rule("LIM-17", "EP2-05")
def test_the_brackets_of_all_epics_move_one_to_the_right_and_not_his() -> None:
    """Earless is at the end of its track: its last action instead. The order is his district first, then clockwise."""
    tracks = {district: ["fortify"] * 4 + ["population 3"] for district in RING[:3]}
    districts: dict[str, Values] = {district: {"bracket": 2} for district in RING[:3]}
    districts["chinatown"] = {"bracket": 4}
    game = his_phase(
        limelight(red={"A2": "brackets"}, other="blue-shield"), epics=tracks, districts=districts, step="activate"
    )
    after = [event for event in game.last_events if event.kind in ("cell-acts", "bracket", "powers-up", "boss-bracket")]
    start = next(n for n, event in enumerate(after) if event.args.get("action") == "brackets")
    moved = [(event.kind, event.args["epic"]) for event in after[start + 1 :] if event.kind != "cell-acts"]
    assert moved == [("powers-up", "earless"), ("bracket", "absence"), ("bracket", "herald")]
    assert game.view().boss.columns == (2, 2, 2, 2)


@rule("LIM-17", "LIM-15", "LIM-18", "EPI-08")
def test_an_epic_that_is_pushed_may_push_him_in_turn() -> None:
    """The last action of an Epic moves his blue bracket in the middle of his activation: the blue table acts in the
    column where it is then. His own cells moved nothing."""
    cells = limelight(red={"A2": "brackets"}, blue={"A3": "population 4"}, other="blue-shield")
    track = {"understreets": ["fortify"] * 4 + ["boss blue"]}
    game = his_phase(cells, epics=track, districts={"understreets": {"research": 1, "health": 1, "bracket": 3}})
    happened = game.play("end purchase")
    assert told(happened, "boss-bracket", "track", "was", "now") == [("blue", 2, 3)]
    assert told(happened, "cell", "track", "column")[-1] == ("blue", 3)
    shows(game, {"population": 36})


@rule("LIM-14")
def test_a_number_repeats_the_attack() -> None:
    game, _ = played("population 5 | population")
    shows(game, {"population": 34})

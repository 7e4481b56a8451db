"""BAB-01 to BAB-07, BAB-13: research on the Boss lies in the districts; what a marker passes is performed at once."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.game import Game, Setup
from tests.positions import rule
from tests.rules.babilar import NOBODY_THERE, babilar, markers
from tests.rules.crew import options, play
from tests.rules.seen import offers, refuses, shows, told

HUNT = {"tia": {"dice": ["purple research2", "purple research2", "basic attack"]}, "prof": {}}
LEVELS = ("beginner", "standard", "hard", "sparks")


# -- how the city is set up


@rule("BAB-01", "BAB-03")
@pytest.mark.parametrize(("difficulty", "start"), [*zip(LEVELS, (7, 8, 9, 10), strict=True)])
def test_each_district_has_a_track_with_a_marker(difficulty: str, start: int) -> None:
    known = {district.id: district.track for district in load_content(modules=(4,)).cities["babilar"].districts}
    assert len(known) == 7
    for team in (("tia", "prof"), ("tia", "prof", "cody", "megan", "david", "abraham")):
        game = Game(Setup(reckoners=team, city="babilar", difficulty=difficulty, seed="b"))
        districts = game.view().districts
        assert len(districts) == len(team) + 1
        for district in districts:
            printed = list(known[district.id])
            printed[10 - start] = ""  # BAB-03
            assert district.track == tuple(printed)
        assert markers(game) == [start] * len(districts)
        shows(game, {"boss.research": start * len(districts)})


@rule("BAB-02", "BOSS-03")
@pytest.mark.parametrize(("difficulty", "health"), [*zip(LEVELS, (10, 15, 20, 25), strict=True)])
@pytest.mark.parametrize("mates", [{}, {"cody": {}, "megan": {}, "david": {}}])
def test_his_health_goes_by_the_difficulty_alone(
    difficulty: str, health: int, mates: dict[str, dict[str, object]]
) -> None:
    done = {id: {"marker": 0} for id in ("central-park", "painted-village")}
    ids = [district.id for district in load_content(modules=(4,)).cities["babilar"].districts]
    more = {id: {"marker": 0} for id in ids[3 : 3 + len(mates)]}
    game = babilar({**HUNT, **mates}, {"grand-central": {"marker": 1}, **done, **more}, difficulty=difficulty)
    shows(game, {"boss.health": "infinite"})
    happened = game.play("tia use d1 research grand-central")
    assert told(happened, "boss-weakened", "health") == [(health,)]
    shows(game, {"boss.health": health, "boss.research": 0})


@rule("BAB-02", "BAB-06")
def test_the_boss_himself_is_not_researched() -> None:
    game = babilar(HUNT, boss="grand-central")
    assert not options(game, "tia use d1 research steelheart")
    refuses(game, "tia use d1 research steelheart", "research-in-districts", "BAB-06")


# -- who may be attacked


@rule("BAB-04")
def test_the_boss_is_attacked_where_he_is_when_every_track_is_at_0() -> None:
    done = {"grand-central": {"marker": 0}, "painted-village": {"marker": 0}}
    last = babilar(HUNT, {**done, "central-park": {"marker": 1}}, boss="grand-central")
    refuses(last, "tia use d3 attack steelheart", "tracks-left", "BAB-04")
    free = babilar(HUNT, {**done, "central-park": {"marker": 0}}, boss="grand-central")
    free.play("tia use d3 attack steelheart")
    shows(free, {"boss.health": 14})
    away = babilar(HUNT, {**done, "central-park": {"marker": 0}})
    refuses(away, "tia use d3 attack steelheart", "boss-elsewhere", "BOSS-01")


# -- research by symbols


@rule("BAB-06", "USE-07")
def test_research_goes_to_the_track_of_the_own_district_wherever_the_boss_is() -> None:
    game = babilar(HUNT)
    assert offers(game, "tia use d1 research digzone", "tia use d1 research grand-central")
    refuses(game, "tia use d1 research central-park", "too-far", "BAB-06")
    play(game, "tia use d1 research grand-central", "tia use d1 research digzone")
    assert markers(game) == [5, 6, 6]
    shows(game, {"boss.research": 17, "epic.digzone.research": 4, "tia.open": "none"})


@rule("BAB-06", "PLAN-04")
def test_a_plan_token_researches_a_track_too() -> None:
    game = babilar({"tia": {"plan": 1}, "prof": {"dice": ["basic money"]}})
    game.play("tia use plan research grand-central")
    assert markers(game) == [5, 6, 6]


@rule("BAB-06")
def test_a_finished_track_takes_no_more() -> None:
    game = babilar(HUNT, {"grand-central": {"marker": 1}})
    game.play("tia use d1 research grand-central")
    refuses(game, "tia use d1 research grand-central", "track-done", "BAB-06")
    assert offers(game, "tia use d1 research digzone")


@rule("BAB-06", "HERO-04")
def test_the_sniper_token_reaches_a_track() -> None:
    game = babilar({"cody": {"dice": ["basic research"], "sniper": "central-park"}, "prof": {}})
    assert offers(game, "cody use d1 research grand-central")
    game.play("cody use d1 research central-park")
    assert markers(game) == [6, 5, 6]


@rule("BAB-06", "CARD-12")
def test_a_remote_card_researches_tracks_in_any_district() -> None:
    game = babilar({"tia": {"equipment": ["notebooks"]}, "prof": {}})
    play(game, "tia use notebooks research central-park", "tia use notebooks research painted-village")
    assert markers(game) == [6, 5, 5]


@rule("BAB-06", "EQ2-04")
def test_climbing_kit_reaches_the_tracks_of_both_neighbours() -> None:
    far = {"drowned-market": {"marker": 6}}
    team = {"tia": {"equipment": ["climbing-kit"], **HUNT["tia"]}, "prof": {}, "cody": {}}
    game = babilar(team, {**far})
    play(game, "tia use d1 research central-park", "tia use d1 research drowned-market")
    assert markers(game) == [6, 5, 6, 5]
    refuses(game, "tia use d2 research painted-village", "too-far", "BAB-06")


# -- what the marker passes


@rule("BAB-03")
def test_the_spot_where_markers_start_does_nothing_for_the_whole_game() -> None:
    game = babilar(
        HUNT, {"grand-central": {"marker": 10}}, tracks={"grand-central": {9: "attack-money", 8: "attack-money 9"}}
    )  # on Standard they start on spot 8; this one was raised
    play(game, "tia use d1 research grand-central", "tia use d1 research grand-central")
    assert markers(game)[0] == 8
    shows(game, {"money": 3, "population": 40})


@rule("BAB-07")
def test_a_symbol_is_performed_as_soon_as_it_is_reached() -> None:
    game = babilar(HUNT, tracks={"grand-central": {5: "discover", 4: "attack-money 2", 3: "attack-plan"}})
    happened = game.play("tia use d1 research grand-central")
    assert told(happened, "base", "now") == [(1,)]
    happened = game.play("tia use d1 research grand-central")
    assert told(happened, "money", "n", "now") == [(-2, 2)]
    happened = game.play("tia use d2 research grand-central")
    assert told(happened, "population", "n", "why") == [(1, "no-plan")]
    assert markers(game) == [3, 6, 6]


@rule("BAB-07", "USE-03")
def test_the_rest_of_an_own_die_may_lapse_in_between() -> None:
    game = babilar(HUNT, tracks={"grand-central": {4: "attack-money"}})
    play(game, "tia use d1 research grand-central", "tia lapse")
    assert markers(game) == [5, 6, 6]
    shows(game, {"money": 4})


@rule("BAB-07")
def test_a_reward_moves_the_marker_all_the_way_and_everything_on_it_is_performed_in_order() -> None:
    game = babilar(
        HUNT,
        {"grand-central": NOBODY_THERE},
        reward={"boss_research": 4},
        tracks={"grand-central": {5: "discover", 4: "discover", 3: "attack-money 3"}},
        more='base = "bottom"',
    )
    happened = game.play("tia use d3 attack digzone")
    assert [event.kind for event in happened if event.kind in ("marker", "base", "base-found", "money")] == [
        "marker",
        "base-found",
    ]
    assert game.view().decision == "lose"
    happened = game.play("lose tia d1")  # only then it goes on
    assert [event.kind for event in happened if event.kind in ("marker", "base", "base-found", "money")] == [
        "marker",
        "base",
        "marker",
        "money",
        "marker",
    ]
    assert markers(game) == [2, 6, 6]
    shows(game, {"base": 1, "money": 1, "tia.d1": "captured"})


# -- rewards


@rule("BAB-05")
def test_boss_research_of_a_reward_counts_where_the_epic_was_defeated() -> None:
    game = babilar(
        {"cody": {"dice": ["basic attack"], "sniper": "central-park"}, "prof": {}},
        {"central-park": {"research": 0, "health": 1}},
        frostbite={"boss_research": 2},
        boss="grand-central",
    )
    game.play("cody use d1 attack frostbite")
    assert markers(game) == [6, 4, 6]


@rule("BAB-05", "BAB-13")
def test_at_0_boss_research_is_lost_and_the_rest_of_the_reward_is_not() -> None:
    game = babilar(
        HUNT,
        {"grand-central": {**NOBODY_THERE, "marker": 0}},
        reward={"boss_research": 3, "money": 2, "plan": 1, "contain": 1, "enforcement": 1},
    )
    happened = game.play("tia use d3 attack digzone")
    assert told(happened, "reward-lost", "symbol", "n") == [("research", 3)]
    shows(game, {"money": 6})
    play(game, "reward plan tia", "reward contain frostbite", "reward enforcement central-park")
    shows(game, {"tia.plan_next": 1, "epic.frostbite.bracket": 3, "district.central-park.enforcement": 3})
    assert markers(game) == [0, 6, 6]


@rule("BAB-05")
def test_what_is_too_much_for_a_track_goes_nowhere_else() -> None:
    game = babilar(HUNT, {"grand-central": {**NOBODY_THERE, "marker": 2}}, reward={"boss_research": 5, "plan": 1})
    game.play("tia use d3 attack digzone")
    assert markers(game) == [0, 6, 6]


@rule("BAB-05", "BAB-07")
def test_only_the_district_of_the_defeat_is_asked_for() -> None:
    game = babilar(
        HUNT,
        {"grand-central": NOBODY_THERE},
        reward={"boss_research": 1, "plan": 1},
        tracks={"grand-central": {5: "attack-plan"}},
    )
    game.play("tia use d3 attack digzone")
    assert options(game, "reward boss-research") == {"reward boss-research grand-central"}
    refuses(game, "reward boss-research central-park", "research-where-defeated", "BAB-05")


@rule("BAB-07", "MOD4-01")
@pytest.mark.parametrize(
    ("order", "population", "plans"), [(("plan", "research"), 40, 0), (("research", "plan"), 39, 1)]
)
def test_the_team_takes_the_parts_of_a_reward_in_any_order(order: tuple[str, str], population: int, plans: int) -> None:
    game = babilar(
        HUNT,
        {"grand-central": NOBODY_THERE},
        reward={"boss_research": 1, "plan": 1},
        tracks={"grand-central": {5: "attack-plan"}},
    )
    game.play("tia use d3 attack digzone")
    parts = {"plan": "reward plan tia", "research": "reward boss-research grand-central"}
    for part in order:
        if offers(game, parts[part]):  # the last one comes by itself
            game.play(parts[part])
        elif game.view().decision == "rewards":
            game.play("reward plan tia")
    shows(game, {"population": population, "tia.plan_next": plans})
    assert markers(game) == [5, 6, 6]


@rule("BAB-07", "MOD4-01")
def test_money_may_come_before_or_after_what_costs_some() -> None:
    def defeated() -> Game:
        game = babilar(
            HUNT,
            {"grand-central": NOBODY_THERE},
            reward={"boss_research": 1, "money": 2},
            tracks={"grand-central": {5: "attack-money 2"}},
            more="money = 0",
        )
        game.play("tia use d3 attack digzone")
        return game

    before, after = defeated(), defeated()
    before.play("reward money")
    shows(before, {"money": 0, "population": 40})
    after.play("reward boss-research grand-central")
    shows(after, {"money": 2, "population": 38})


@rule("BAB-07", "REW-06")
def test_parts_whose_order_does_not_matter_ask_nobody() -> None:
    game = babilar(HUNT, {"grand-central": NOBODY_THERE}, reward={"boss_research": 2, "money": 2})
    game.play("tia use d3 attack digzone")
    assert game.view().decision == "use"
    assert markers(game) == [4, 6, 6]
    shows(game, {"money": 6})

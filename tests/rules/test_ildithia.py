"""ILD-01 to ILD-05: the city walks, and what is left of the tracks that it passes is performed. VAR-01, VAR-02."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.game import Game, Happening, Setup
from reckoners.game.position_reading import state_from_text
from reckoners.game.position_text import state_text
from tests.positions import example, rule
from tests.rules.ildithia import BOTTOM, ildithia, walk
from tests.rules.seen import offers, shows, told

TEAM = ("tia", "prof", "cody", "megan", "david", "abraham")
TIA = {"tia": {"dice": ["basic money"]}}


def acted(game: Game) -> list[tuple[int | str, ...]]:
    return told(game.events, "track-acts", "district", "action")


# -- how the city is set up


@rule("ILD-01")
@pytest.mark.parametrize("count", range(2, 7))
def test_each_district_has_a_track_with_a_marker_where_the_team_starts(count: int) -> None:
    city = load_content(modules=(4,)).cities["ildithia"]
    printed = {district.id: district.track for district in city.districts}
    assert len(printed) == 7
    assert city.marker_starts is not None
    seen = set()
    for seed in range(6):
        game = Game(Setup(reckoners=TEAM[:count], city="ildithia", seed=f"i{seed}"))
        districts = game.view().districts
        assert len(districts) == count + 1
        assert all(district.track == printed[district.id] for district in districts)
        assert {district.marker for district in districts} == {city.marker_starts[str(count)]}
        seen |= {district.id for district in districts}
    assert len(seen) > count + 1 or count == 6  # drawn at random


@rule("ILD-02", "PRO-02")
@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
def test_the_movement_board_comes_behind_the_boss_before_anybody_is_placed(boss: str) -> None:
    for seed in range(5):
        game = Game(Setup(reckoners=TEAM[:3], boss=boss, city="ildithia", seed=f"p{seed}"))
        view = game.view()
        ring = [district.id for district in view.districts]
        assert view.tram == view.boss.district
        assert view.tram_next == (ring[(ring.index(str(view.tram)) + 1) % 4],)
        kinds = [event.kind for event in game.events]
        assert kinds.index("boss-moves") < kinds.index("tram-placed")
        assert "placed" not in kinds
        assert not {"tram", "passed"} & set(kinds)  # the prologue has no step of the city
        game.play("end purchase")
        assert game.view().tram == view.tram


@rule("ILD-02", "EQ2-08")
def test_it_stays_where_it_is_when_the_boss_moves() -> None:
    game = walk(ildithia(TIA, more="[script]\nmovement = [2]"))
    shows(game, {"tram": "inkom-territory", "boss.district": "inkom-territory"})
    ring = walk(ildithia(TIA, more="[script]\nmovement = [1]"))
    shows(ring, {"tram": "inkom-territory", "boss.district": "sharp-tower"})


# -- the step


@rule("ILD-03", "PRO-06")
def test_the_city_walks_before_new_epics_come() -> None:
    game = ildithia(TIA, tracks={"inkom-territory": {4: "enforcement"}})
    assert [str(step.args["step"]) for step in walk(game).events if step.kind == "step"][:4] == [
        "use",
        "purchase",
        "ildithia",
        "add",
    ]
    kinds = [event.kind for event in game.events]
    assert kinds.index("tram") < kinds.index("track-acts") < kinds.index("activates")
    assert told(game.events, "bracket", "epic", "was", "now")[0] == ("digzone", 1, 3)  # what came counts (ACT-03)


@rule("ILD-03")
@pytest.mark.parametrize(("passes", "passed"), [(1, 1), (2, 2), (4, 4)])
def test_it_passes_so_many_districts_clockwise(passes: int, passed: int) -> None:
    ring = ["inkom-territory", "salt-mills", "brine-gardens", "sharp-tower"]
    tracks = {id: {1: "attack-money"} for id in ring}
    game = ildithia(TIA, tracks=tracks, passes=passes, more="money = 9")
    shows(game, {"tram_next": ring[:passed]})
    assert acted(walk(game)) == [(id, "attack-money") for id in ring[:passed]]
    assert told(game.events, "tram", "from", "district") == list(
        zip(["sharp-tower", *ring][:passed], ring[:passed], strict=True)
    )
    shows(game, {"tram": ring[passed - 1]})


@rule("ILD-03")
def test_how_many_districts_goes_by_the_number_of_reckoners() -> None:
    passes = load_content(modules=(4,)).cities["ildithia"].passes
    assert passes is not None
    for count in range(2, 7):
        game = Game(Setup(reckoners=TEAM[:count], city="ildithia", seed="n"))
        assert len(game.view().tram_next) == passes[str(count)]


@rule("PLAN-03", "ILD-03")
def test_the_reckoner_phase_is_over_when_the_city_walks() -> None:
    """Plan tokens are on the board then; an attack on them finds those of this phase too (MOD4-04)."""
    game = ildithia({"tia": {"dice": ["basic plan"]}}, tracks={"inkom-territory": {4: "attack-plan"}})
    game.play("tia use d1 plan")
    shows(walk(game), {"tia.plan": 0, "tia.plan_next": 0, "population": 40})


# -- what is performed


FULL = {4: "enforcement", 3: "barricade", 2: "attack-money", 1: "population 2"}


@rule("ILD-04")
@pytest.mark.parametrize("marker", [4, 3, 2, 1, 0])
def test_a_district_performs_what_is_at_or_below_its_marker(marker: int) -> None:
    start: dict[str, object] = {"marker": marker} if marker < 4 else {}
    game = ildithia(TIA, {"inkom-territory": start}, tracks={"inkom-territory": FULL}, boss={"research": 9})
    walk(game)
    assert [word for _, word in acted(game)] == [FULL[spot] for spot in (4, 3, 2, 1) if spot <= marker]
    assert told(game.events, "passed", "district", "n") == [("inkom-territory", marker)]
    shows(game, {"district.inkom-territory.marker": 4, "population": 38 if marker else 40, "boss.research": 9})
    assert bool(told(game.events, "marker-back", "now")) == (marker < 4)


@rule("ILD-04")
def test_districts_act_in_the_order_in_which_they_are_passed_each_to_its_end() -> None:
    tracks = {"inkom-territory": {4: "population", 1: "barricade"}, "salt-mills": {3: "enforcement", 2: "population"}}
    game = walk(ildithia(TIA, {"salt-mills": {"marker": 2}}, tracks=tracks, passes=2))
    assert acted(game) == [
        ("inkom-territory", "population"),
        ("inkom-territory", "barricade"),
        ("salt-mills", "population"),
    ]
    shows(game, {"district.inkom-territory.marker": 4, "district.salt-mills.marker": 4})


@rule("ILD-04")
def test_a_district_that_is_not_passed_keeps_its_marker() -> None:
    game = walk(ildithia(TIA, {"salt-mills": {"marker": 1}}))
    shows(game, {"district.salt-mills.marker": 1, "district.inkom-territory.marker": 4})


@rule("ILD-04", "EPI-01", "EP2-05", "EP2-07")
@pytest.mark.parametrize("word", ["fortify", "power-up", "steal", "copy-own"])
def test_what_needs_an_epic_uses_the_one_there_and_else_costs_nothing(word: str) -> None:
    tracks = {"inkom-territory": {4: word}}
    alone = walk(empty(word))
    assert acted(alone) == [("brine-gardens", word)]
    shows(alone, {"population": 40})
    there = ildithia(TIA, tracks=tracks, digzone=["enforcement", *["boss red"] * 4])
    before = len(there.events)
    walk(there)
    happened = there.events[before:]
    kinds = {"fortify": "fortified", "power-up": "bracket", "steal": "population", "copy-own": "copied-own"}
    assert first_of(happened, kinds[word]) < first_of(happened, "activates")


def empty(word: str) -> Game:
    """A district without an Epic is passed."""
    return ildithia(TIA, tracks={"brine-gardens": {4: word}}, tram="salt-mills")


def first_of(happened: list[Happening], kind: str) -> int:
    return [event.kind for event in happened].index(kind)


@rule("ILD-04")
def test_what_needs_no_epic_happens_without_one() -> None:
    tracks = {"brine-gardens": {4: "boss black", 3: "barricade", 2: "discover", 1: "red-shield"}}
    game = walk(ildithia(TIA, tracks=tracks, tram="salt-mills", boss={"black": 1}))
    shows(game, {"boss.black": 2, "district.brine-gardens.barricades": 1, "base": 1})
    shows(game, {"district.brine-gardens.red_shields": 1})


@rule("ILD-04")
def test_a_choice_of_the_team_comes_in_the_middle_and_the_rest_after_it() -> None:
    tracks = {"inkom-territory": {4: "discover", 3: "population"}, "salt-mills": {4: "population"}}
    game = walk(ildithia(TIA, tracks=tracks, passes=2, more='base = "bottom"'))
    shows(game, {"step": "ildithia", "population": 40})
    assert offers(game, "lose tia d1", "lose abraham d1")
    forecast = game.forecast()
    assert [(actor.id, actor.actions) for actor in forecast.actors[:2]] == [
        ("inkom-territory", ("population",)),
        ("salt-mills", ("population",)),
    ]
    game.play("lose tia d1")
    shows(game, {"population": 38, "tram": "salt-mills"})


@rule("ILD-04", "BOSS-05")
def test_the_game_may_end_there() -> None:
    tracks = {"inkom-territory": {4: "population 2", 3: "barricade"}}
    game = walk(ildithia(TIA, tracks=tracks, more="population = 2"))
    assert game.result == "lost"
    assert not told(game.events, "barricades", "district")


# -- Copy


@rule("ILD-05")
def test_copy_does_the_first_action_of_the_epic_there() -> None:
    digzone = ["barricade 2", *["boss red"] * 4]
    game = ildithia(TIA, tracks={"inkom-territory": {1: "copy-own"}}, digzone=digzone)
    walk(game)
    assert told(game.events, "copied-own", "epic", "action") == [("digzone", "barricade 2")]
    assert told(game.events, "barricades", "n") == [(2,), (2,)]  # once more when it activates


@rule("ILD-05")
@example("EX-21")
def test_copy_does_nothing_if_the_epic_was_defeated_in_this_round() -> None:
    weak = {"inkom-territory": {"research": 0, "health": 1}}
    fighter = {"tia": {"dice": ["basic attack"]}}
    digzone = ["boss black", *["boss red"] * 4]
    tracks = {"inkom-territory": {3: "boss black", 2: "barricade", 1: "copy-own"}}
    game = ildithia(fighter, weak, tracks=tracks, digzone=digzone, boss={"black": 1})
    game.play("tia use d1 attack digzone")
    walk(game)
    assert told(game.events, "copied-own-nothing", "district") == [("inkom-territory",)]
    shows(game, {"boss.black": 2, "district.inkom-territory.barricades": 1})


@rule("ILD-05", "EP2-19")
def test_a_copy_of_a_copy_is_nothing() -> None:
    game = walk(copier())
    assert told(game.events, "copied-own-nothing", "district") == [("inkom-territory",)]


def copier() -> Game:
    return ildithia(TIA, tracks={"inkom-territory": {1: "copy-own"}}, digzone=["copy", *["boss red"] * 4])


# -- what is foreseen


@rule("ILD-03", "ILD-04")
def test_the_forecast_knows_what_the_city_will_do() -> None:
    tracks = {"inkom-territory": {4: "population", 3: "barricade", 2: "copy-own", 1: "population 2"}}
    game = ildithia(TIA, tracks=tracks, digzone=["population", *["boss red"] * 4])
    forecast = game.forecast()
    assert forecast.actors[0].id == forecast.actors[0].district == "inkom-territory"
    assert forecast.actors[0].actions == ("population", "barricade", "copy-own", "population 2")
    assert [(loss.place, loss.population) for loss in forecast.losses if loss.actor == "inkom-territory"] == [
        (4, 1),
        (2, 1),
        (1, 2),
    ]
    before = game.view().population
    walk(game)
    assert before - game.view().population == forecast.population == 5
    assert forecast.actors[0].population == 4


# -- any Boss there


@rule("VAR-01", "VAR-02", "BOSS-03")
@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
def test_research_and_health_are_those_of_the_boss_whose_city_it_is(boss: str, count: int) -> None:
    content = load_content(modules=(4,))
    his = content.bosses[content.cities["ildithia"].boss]
    for level, difficulty in enumerate(("beginner", "standard", "hard", "sparks")):
        game = Game(Setup(reckoners=TEAM[:count], boss=boss, city="ildithia", difficulty=difficulty, seed="v"))
        health = (his.health or his.research)[str(count)][level]
        shows(game, {"boss.research": his.research[str(count)][level], "boss.weakened_health": health})


@rule("VAR-02")
@example("EX-22")
def test_regalia_in_ildithia() -> None:
    """Her research lies on the Boss track; the districts are not searched for her; her cards stay."""
    game = Game(Setup(reckoners=TEAM[:4], boss="regalia", city="ildithia", difficulty="sparks", seed="v"))
    shows(game, {"boss.research": 38, "boss.cards_left": 12})
    assert all(district.track[-1] == BOTTOM for district in game.view().districts)
    assert game.state.tables.researches_boss


@rule("VAR-01")
def test_any_boss_anywhere_has_the_numbers_of_the_city() -> None:
    """Regalia in Newcago: Steelheart's research, and his health is what it was (SET-09)."""
    game = Game(Setup(reckoners=TEAM[:4], boss="regalia", city="newcago", difficulty="hard", seed="v"))
    shows(game, {"boss.research": 35, "boss.weakened_health": 35})


@rule("ILD-02", "ILD-04")
def test_a_position_in_the_middle_of_it_reads_back_and_plays_on_alike() -> None:
    tracks = {"inkom-territory": {4: "discover", 3: "population"}, "salt-mills": {4: "barricade"}}
    marked = {"salt-mills": {"marker": 2}}
    game = walk(ildithia(TIA, marked, tracks=tracks, passes=2, more='base = "bottom"'))
    text = state_text(game.state)
    assert "tram inkom-territory" in text
    again = Game.from_state(game.setup, game.content, state_from_text(game.state.tables, text))
    assert again.state.key() == game.state.key()
    for each in (game, again):
        each.play("lose tia d1")
    assert again.state.key() == game.state.key()

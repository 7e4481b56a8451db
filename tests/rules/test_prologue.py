"""The prologue: the Boss appears, sends his first Enforcement and moves; the team buys and takes its places."""

from __future__ import annotations

import pytest

from reckoners.game import Game, Setup
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, offers, refuses, shows, steelheart, told

RING = """
[[position.district]]
id = "the-loop"
epic = "digzone"
[[position.district]]
id = "chinatown"
epic = "frostbite"
barricades = 1
[[position.district]]
id = "understreets"
epic = "curveball"
"""

# Every track of this Boss would do something; its last spaces are too far to the right.
LOUD = steelheart(
    yellow=("population", "population", "population 3"),
    black=("fortify", "discover", "fortify"),
    red=("deploy 2", "deploy 1", "deploy 5"),
    blue=("wall 1", "wall 1", "wall 4"),
    group_size=2,
)


def prologue(boss: str = "", *, start: str = "chinatown", moves: int = 1, more: str = "") -> Game:
    return table(f"""
    {boss}
    [script]
    boss_start = "{start}"
    movement = [{moves}]
    [position]
    step = "prologue"
    market = ["motorcycle", "rifle", "tensors", "grenade"]
    equipment_deck = ["emp", "imager", "trap", "camera", "drone"]
    reckoners.tia = {{ {more} }}
    reckoners.prof = {{}}
    {RING}
    """)


def deals(reckoners: int) -> list[Game]:
    names = ("david", "megan", "abraham", "tia", "prof", "cody")[:reckoners]
    return [Game(Setup(reckoners=names, seed=f"table {n}")) for n in range(80)]


@rule("PRO-01")
@pytest.mark.parametrize("reckoners", [2, 6])
def test_the_boss_appears_in_a_random_district(reckoners: int) -> None:
    places = set()
    for game in deals(reckoners):
        ((place,),) = told(game.events, "boss-placed", "district")
        places.add([district.id for district in game.view().districts].index(str(place)))
    assert places == set(range(reckoners + 1))


@rule("PRO-01")
def test_he_appears_first_of_all() -> None:
    kinds = [event.kind for event in prologue(LOUD).events]
    assert kinds[:2] == ["step", "boss-placed"]
    assert told(prologue(LOUD).events, "boss-placed", "district") == [("chinatown",)]


@rule("PRO-02")
def test_his_red_track_acts_from_where_he_appeared() -> None:
    game = prologue(LOUD, start="understreets")
    assert told(game.events, "boss-acts", "track", "action") == [("red", "deploy 3")]
    shows(
        game,
        {
            "district.understreets.enforcement": 2,
            "district.the-loop.enforcement": 1,
            "district.chinatown.enforcement": 0,
            "enforcement_left": 22,
        },
    )


@rule("PRO-02")
def test_nothing_else_of_him_and_no_epic_acts() -> None:
    game = prologue(LOUD)
    shows(game, {"population": 40, "base": "top", "barricades_left": 7})
    shows(game, {"boss.yellow": 2, "boss.black": 2, "boss.red": 2, "boss.blue": 2})
    for id, district in (("digzone", "the-loop"), ("frostbite", "chinatown"), ("curveball", "understreets")):
        card = game.content.epics[id]
        shows(game, {f"epic.{id}.research": card.research, f"epic.{id}.health": card.health, f"epic.{id}.bracket": 1})
        shows(game, {f"epic.{id}": district})
    assert {event.kind for event in game.events} <= {"step", "boss-placed", "boss-acts", "enforcement", "boss-moves"}


@rule("PRO-03")
@pytest.mark.parametrize(
    ("steps", "goal"), [(1, "understreets"), (2, "the-loop"), (3, "chinatown"), (4, "understreets"), (5, "the-loop")]
)
def test_he_moves_clockwise_as_his_die_says_and_may_come_round(steps: int, goal: str) -> None:
    game = prologue(LOUD, start="chinatown", moves=steps)
    assert told(game.events, "boss-moves", "from", "district", "n") == [("chinatown", goal, steps)]
    shows(game, {"boss.district": goal, "district.chinatown.enforcement": 2})


@rule("PRO-03")
def test_his_die_is_rolled() -> None:
    games = deals(2)
    rolled = {n for game in games for (n,) in told(game.events, "boss-moves", "n")}
    assert rolled == set(games[0].content.bosses["steelheart"].movement)
    assert all(len(told(game.events, "boss-moves")) == 1 for game in games)


@rule("PRO-04")
def test_the_team_buys_with_its_first_money() -> None:
    game = prologue()
    shows(game, {"step": "prologue", "round": 0, "money": 4})
    refuses(game, "buy tensors for tia", "too-dear", "BUY-01")
    game.play("buy motorcycle for tia")
    shows(game, {"money": 2, "tia.equipment": ["motorcycle"], "market": ["emp", "rifle", "tensors", "grenade"]})
    refuses(game, "buy grenade for prof", "too-dear", "BUY-01")
    game.play("end purchase")
    shows(game, {"step": "prologue", "money": 2})


@rule("PRO-04")
def test_the_market_may_be_replaced_and_a_captured_die_bought_back() -> None:
    game = prologue(more='dice = ["basic captured"]')
    game.play("refresh market")
    shows(game, {"money": 3, "market": ["emp", "imager", "trap", "camera"]})
    game.play("ransom tia d1")
    shows(game, {"money": 1, "captured": []})


@rule("PRO-04")
def test_the_team_need_not_buy() -> None:
    game = prologue()
    game.play("end purchase")
    shows(game, {"money": 4, "tia.equipment": [], "prof.equipment": []})
    refuses(game, "buy motorcycle for tia", "wrong-step", "BUY-01")


@rule("PRO-05")
def test_places_are_taken_after_buying() -> None:
    game = prologue()
    refuses(game, "tia place the-loop", "wrong-step", "PRO-05")
    game.play("end purchase")
    shows(game, {"tia.district": "none", "prof.district": "none"})
    game.play("tia place the-loop")
    shows(game, {"tia.district": "the-loop"})


@rule("PRO-05")
def test_each_reckoner_chooses_any_district_the_same_or_another_also_behind_a_barricade() -> None:
    game = prologue()
    game.play("end purchase")
    ring = ("the-loop", "chinatown", "understreets")
    assert {str(action) for action in game.legal()} == {f"{who} place {d}" for who in ("tia", "prof") for d in ring}
    game.play("prof place chinatown")
    assert offers(game, *(f"tia place {district}" for district in ring))
    game.play("tia place chinatown")
    shows(game, {"district.chinatown.reckoners": ["tia", "prof"], "district.chinatown.barricades": 1, "step": "roll"})


@rule("PRO-05")
def test_a_place_is_chosen_once() -> None:
    game = prologue()
    game.play("end purchase")
    game.play("prof place chinatown")
    refuses(game, "prof place the-loop", "placed-already", "PRO-05")
    refuses(game, "end", "cannot-end", "PRO-05")


@rule("PRO-06")
def test_the_first_round_follows_when_all_have_a_place() -> None:
    game = prologue()
    game.play("end purchase")
    game.play("tia place the-loop")
    shows(game, {"step": "prologue", "round": 0})
    game.play("prof place the-loop")
    shows(game, {"step": "roll", "round": 1})


@rule("PRO-06")
def test_rounds_have_six_steps_in_the_order_of_the_book() -> None:
    game = prologue(QUIET, start="the-loop")
    game.play("end purchase")
    happened = game.play_all(["tia place the-loop", "prof place the-loop"])
    for _ in range(3):
        happened += game.play_all(["tia stop", "prof stop", "end use", "end purchase"])
    steps = [step for (step,) in told(happened, "step", "step")]
    phases = ["roll", "use", "rewards", "purchase", "add", "activate"]
    assert steps == [*phases * 3, "roll"]
    assert told(happened, "round", "n") == [(1,), (2,), (3,), (4,)]
    first = next(n for n, event in enumerate(happened) if event.kind == "boss-moves")
    assert [event.kind for event in happened[first + 1 : first + 3]] == ["round", "step"]


@rule("PRO-06")
def test_rounds_follow_until_the_game_ends() -> None:
    game = table(f"""
    {QUIET}
    {epic("digzone", ["population"] * 4)}
    [position]
    population = 3
    epic_deck = []
    money = 0
    reckoners = {{ tia = {{}}, prof = {{}} }}
    district = [{{ id = "the-loop" }}, {{ id = "chinatown", epic = "digzone" }}]
    boss.district = "the-loop"
    [script]
    movement = [3]
    """)
    game.play("end use")
    shows(game, {"round": 2, "population": 2, "result": "playing"})
    game.play_all(["tia stop", "prof stop", "end use"])
    shows(game, {"result": "lost", "population": 0, "round": 2})
    assert game.legal() == []
    refuses(game, "tia stop", "game-over", "BOSS-05")

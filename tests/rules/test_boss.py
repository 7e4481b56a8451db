"""BOSS: Steelheart in the Reckoner phase, and how the game ends."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, offers, refuses, shows, steelheart, told


def facing(boss: str = "", dice: str = '["blue contain2"]', where: str = "the-loop") -> Game:
    """David, and Megan with him, with Faultline and Steelheart in The Loop, or elsewhere."""
    return table(f"""
        [position]
        boss = {{ {boss} }}
        district = [{{ id = "the-loop", epic = "faultline", bracket = 3 }}, {{ id = "chinatown", epic = "digzone" }}]
        reckoners.david = {{ district = "{where}", dice = {dice}, plan = 3 }}
        reckoners.megan = {{ district = "{where}", plan = 3 }}
        """)


@rule("BOSS-01")
@pytest.mark.parametrize(
    ("research", "act"), [(20, "contain steelheart red"), (20, "research steelheart"), (0, "attack steelheart")]
)
def test_only_who_stands_with_steelheart_acts_on_him(research: int, act: str) -> None:
    boss = f"research = {research}"
    assert offers(facing(boss), f"david use plan {act}")
    refuses(facing(boss, where="chinatown"), f"david use plan {act}", "boss-elsewhere", "BOSS-01")


@rule("BOSS-02", "USE-04")
def test_the_four_tracks_are_contained_each_on_its_own() -> None:
    game = facing("yellow = 3, black = 3, red = 3, blue = 3")
    game.play_all(["david use d1 contain steelheart black", "david use d1 contain steelheart blue"])
    shows(game, {"boss.yellow": 3, "boss.black": 2, "boss.red": 3, "boss.blue": 2, "epic.faultline.bracket": 3})
    game.play_all(["david use plan contain steelheart yellow", "megan use plan contain steelheart red"])
    shows(game, {"boss.yellow": 2, "boss.black": 2, "boss.red": 2, "boss.blue": 2})


@rule("BOSS-02", "SYM-03")
def test_a_track_of_steelheart_keeps_one_action() -> None:
    game = facing("red = 2")
    game.play("david use d1 contain steelheart red")
    refuses(game, "david use d1 contain steelheart red", "boss-contained", "SYM-03")
    game.play("david use d1 contain faultline")
    shows(game, {"boss.red": 1, "epic.faultline.bracket": 2})


@rule("BOSS-03")
def test_steelheart_cannot_be_attacked_before_his_research_is_0_and_then_at_once() -> None:
    game = facing("research = 1", '["basic attack"]')
    shows(game, {"boss.health": "infinite"})
    refuses(game, "david use d1 attack steelheart", "boss-infinite", "BOSS-03")
    happened = game.play("megan use plan research steelheart")
    assert told(happened, "boss-weakened", "health") == [(20,)]
    shows(game, {"boss.research": 0, "boss.health": 20})
    refuses(game, "megan use plan research steelheart", "boss-weakened", "BOSS-03")
    game.play("david use d1 attack steelheart")
    shows(game, {"boss.health": 19})


@rule("BOSS-03", "SET-09")
@pytest.mark.parametrize(
    ("reckoners", "difficulty", "health"),
    [
        (2, "beginner", 18),
        (2, "sparks", 28),
        (3, "standard", 26),
        (4, "hard", 35),
        (5, "standard", 36),
        (6, "sparks", 49),
    ],
)
def test_his_health_is_the_value_that_his_research_started_at(reckoners: int, difficulty: str, health: int) -> None:
    names = ["tia", "david", "megan", "abraham", "prof", "cody"][:reckoners]
    game = table(f"""
        [setup]
        reckoners = {names}
        difficulty = "{difficulty}"
        [position]
        boss.research = 1
        """)
    shows(game, {"boss.weakened_health": health})
    game.play("tia use plan research steelheart")
    shows(game, {"boss.research": 0, "boss.health": health})


@rule("BOSS-03")
def test_weakened_by_a_reward_he_can_be_attacked_from_the_next_round_on() -> None:
    game = table(
        QUIET
        + epic("digzone", reward={"boss_research": 2})
        + """
        [position]
        boss = { research = 2, district = "the-loop" }
        district = [{ id = "the-loop", epic = "digzone", health = 1 }, { id = "chinatown" }, { id = "understreets" }]
        epic_deck = []
        reckoners.david = { dice = ["basic attack", "basic attack"], plan = 2 }
        reckoners.tia = {}
        [script]
        movement = [3]
        """
    )
    game.play("david use d1 attack digzone")
    refuses(game, "david use d2 attack steelheart", "boss-infinite", "BOSS-03")
    game.play("end use")
    shows(game, {"step": "purchase", "boss.research": 0, "boss.health": 20})
    refuses(game, "david use d2 attack steelheart", "wrong-step", "USE-01")
    game.play_all(["end purchase", "david stop", "tia stop", "david use plan attack steelheart"])
    shows(game, {"round": 2, "boss.health": 19})


# -- the end


@rule("BOSS-04")
def test_the_game_is_won_at_once_when_steelhearts_health_is_0() -> None:
    game = facing("research = 0, health = 1", '["basic attack", "blue contain2"]')
    game.play("david use d2 contain faultline")
    happened = game.play("david use d1 attack steelheart")
    assert happened[-1].kind == "over"
    assert (game.result, game.step, game.legal()) == ("won", "over", [])
    refuses(game, "end use", "game-over", "BOSS-04")
    refuses(game, "megan use plan money", "game-over", "BOSS-04")


@rule("BOSS-04")
def test_steelheart_with_one_health_left_is_not_beaten() -> None:
    game = facing("research = 0, health = 2", '["basic attack"]')
    game.play("david use d1 attack steelheart")
    assert (game.result, game.step) == ("playing", "use")


def doomed(population: int, *words: str, boss: str = QUIET, where: str = "understreets") -> Game:
    """Two Epics with three actions left of the bracket; the first one in The Loop performs these."""
    return table(
        boss
        + epic("curveball", [*words, *["boss blue"] * (5 - len(words))])
        + epic("digzone", ["enforcement"] * 5)
        + f"""
        [position]
        step = "activate"
        population = {population}
        boss.district = "{where}"
        district = [
          {{ id = "understreets" }},
          {{ id = "the-loop", epic = "curveball", bracket = 3 }},
          {{ id = "chinatown", epic = "digzone", research = 5, health = 10 }},
        ]
        reckoners = {{ david = {{}}, megan = {{}} }}
        """
    )


@rule("BOSS-05")
def test_the_game_is_lost_at_once_when_nobody_is_left_in_the_middle_of_an_activation() -> None:
    game = doomed(3, "population", "population 2", "enforcement")
    assert (game.result, game.step, game.legal()) == ("lost", "over", [])
    assert game.last_events[-1].kind == "over"
    shows(game, {"population": 0, "district.the-loop.enforcement": 0, "district.chinatown.enforcement": 0})
    shows(game, {"epic.curveball.bracket": 3, "boss.district": "understreets"})
    refuses(game, "end use", "game-over", "BOSS-05")


@rule("BOSS-05")
def test_one_person_left_is_enough_to_go_on() -> None:
    game = doomed(4, "population", "population 2", "enforcement")
    assert (game.result, game.step) == ("playing", "roll")
    shows(game, {"population": 1, "district.the-loop.enforcement": 1})


@rule("BOSS-05")
def test_population_stops_at_0() -> None:
    game = doomed(1, "population 5", "enforcement")
    assert game.result == "lost"
    shows(game, {"population": 0})


@rule("BOSS-05", "EPI-04")
def test_the_second_half_of_a_gift_is_not_performed_after_the_end() -> None:
    game = table(
        QUIET
        + epic("refractionary", ["gift fortify"] * 5)
        + """
        [position]
        step = "activate"
        population = 1
        boss.district = "the-loop"
        district = [
          { id = "the-loop", epic = "digzone", bracket = 1, research = 1, health = 1 },
          { id = "chinatown", epic = "refractionary", research = 1 },
          { id = "understreets", epic = "herald", research = 5, health = 10 },
        ]
        reckoners = { david = {}, megan = {} }
        """
    )
    assert game.result == "lost"
    shows(game, {"epic.digzone.research": 1, "epic.digzone.health": 1, "epic.refractionary.bracket": 1})
    assert told(game.last_events, "gift", "district") == [("understreets",)]


@rule("BOSS-05", "ACT-05")
def test_overflow_stops_when_nobody_is_left() -> None:
    game = table(
        QUIET
        + epic("curveball", ["boss red"] * 4 + ["population"])
        + """
        [position]
        step = "activate"
        population = 2
        boss.district = "understreets"
        district = [{ id = "the-loop", epic = "curveball", bracket = 4, enforcement = 5 }, { id = "understreets" }]
        reckoners = { david = {}, megan = {} }
        """
    )
    assert game.result == "lost"
    assert told(game.last_events, "population", "n", "now") == [(1, 1), (1, 0)]


@rule("BOSS-05", "STL-01")
def test_steelheart_stops_in_the_middle_of_his_tracks_when_nobody_is_left() -> None:
    boss = steelheart(yellow=["population", "population", "population"], red=["deploy", "deploy", "deploy"])
    game = doomed(2, "boss blue", boss=boss)
    assert game.result == "lost"
    assert told(game.last_events, "boss-acts", "track") == [("yellow",), ("yellow",)]
    shows(game, {"boss.district": "understreets", "district.understreets.enforcement": 0})


@rule("BOSS-05", "COMP-01", "COMP-02")
@pytest.mark.parametrize(
    ("boss", "pieces"),
    [(steelheart(red=["deploy 3"] * 3), "enforcement = 24"), (steelheart(blue=["wall 3"] * 3), "barricades = 7")],
)
def test_missing_pieces_end_the_game_too(boss: str, pieces: str) -> None:
    game = table(
        boss
        + f"""
        [position]
        step = "activate"
        population = 1
        boss.district = "the-loop"
        district = [{{ id = "the-loop" }}, {{ id = "understreets", {pieces} }}]
        reckoners = {{ david = {{}}, megan = {{}} }}
        """
    )
    assert game.result == "lost"
    assert told(game.last_events, "population", "n") == [(1,)]


@rule("BOSS-04", "BOSS-05")
def test_what_happens_first_counts() -> None:
    game = table("""
        [position]
        population = 1
        boss = { district = "the-loop", research = 0, health = 1 }
        district = [{ id = "the-loop", epic = "deathpoint" }]
        reckoners = { david = { dice = ["basic attack"] }, megan = {} }
        """)
    assert game.forecast().lost
    game.play("david use d1 attack steelheart")
    assert game.result == "won"
    shows(game, {"population": 1})

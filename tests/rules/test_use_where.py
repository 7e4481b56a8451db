"""Using dice: their targets, where one stands, and the end of the step."""

from __future__ import annotations

import pytest

from tests.positions import rule, table
from tests.rules.ring import BOSS_AWAY, BOSS_HERE, RING, TEAM, options
from tests.rules.seen import QUIET, offers, refuses, shows, told

# -- several targets

AT_THE_BOSS = f"""
{BOSS_HERE}
[position.reckoners]
david.dice = ["blue contain2"]
tia.dice = ["purple research2"]
abraham.dice = ["green attack2"]
{RING}
"""


@rule("USE-04")
@pytest.mark.parametrize(
    ("first", "second", "brackets"),
    [
        ("digzone", "steelheart red", (2, 2, 2, 1, 2)),
        ("steelheart red", "steelheart blue", (3, 2, 2, 1, 1)),
        ("steelheart yellow", "digzone", (2, 1, 2, 2, 2)),
        ("digzone", "digzone", (1, 2, 2, 2, 2)),
    ],
)
def test_two_symbols_go_to_one_track_or_to_two(first: str, second: str, brackets: tuple[int, ...]) -> None:
    game = table(AT_THE_BOSS)
    game.play(f"david use d1 contain {first}")
    game.play(f"david use d1 contain {second}")
    paths = ("epic.digzone.bracket", "boss.yellow", "boss.black", "boss.red", "boss.blue")
    shows(game, dict(zip(paths, brackets, strict=True)))


@rule("USE-04")
def test_two_symbols_go_to_the_epic_and_to_the_boss() -> None:
    game = table(AT_THE_BOSS)
    game.play("tia use d1 research digzone")
    game.play("tia use d1 research steelheart")
    shows(game, {"epic.digzone.research": 2, "boss.research": 19, "tia.open": "none"})


@rule("USE-04")
def test_two_symbols_go_to_the_epics_of_two_districts() -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    cody = {{ sniper = "chinatown", equipment = ["gauss-gun"], dice = ["green attack2"] }}
    tia.dice = []
    {RING}
    """)
    game.play("cody use d1 attack digzone")
    game.play("cody use d1 attack frostbite")
    shows(game, {"epic.digzone.health": 5, "epic.frostbite.health": 6})


@rule("USE-04")
def test_a_symbol_too_many_goes_to_another_target_there() -> None:
    game = table(AT_THE_BOSS.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    refuses(game, "tia use d1 research digzone", "weakened-already", "SYM-04")
    assert options(game, "tia use d1") == {"research steelheart"}
    game.play("tia use d1 research steelheart")
    shows(game, {"boss.research": 19})


@rule("USE-04")
def test_a_symbol_too_many_is_let_go_where_no_target_is_left() -> None:
    game = table(TEAM.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    assert not options(game, "tia use d1")
    refuses(game, "tia use d1 research frostbite", "too-far", "USE-07")
    game.play("tia lapse")
    shows(game, {"tia.open": "none", "epic.frostbite.research": 2})


@rule("USE-04")
def test_a_die_gives_the_symbols_that_it_shows_and_no_others() -> None:
    game = table(TEAM)
    refuses(game, "tia use d1 money", "symbol-not-shown", "SYM-01")
    game.play("tia use d1 research digzone")
    refuses(game, "tia use d1 money", "symbol-not-shown", "SYM-01")
    refuses(game, "tia use d1 contain digzone", "symbol-not-shown", "SYM-03")


# -- the end of the step

CALM = f"""
position.money = 1
position.epic_deck = []
{QUIET}
[position.reckoners]
tia = {{ dice = ["basic money", "purple research2", "basic plan"], plan = 0 }}
prof = {{ dice = ["basic money"], plan = 0 }}
[[position.district]]
id = "the-loop"
[[position.district]]
id = "chinatown"
"""


@rule("USE-05", "USE-08")
def test_dice_need_not_be_used_and_then_give_nothing() -> None:
    game = table(CALM)
    game.play("end use")
    shows(game, {"step": "purchase", "money": 1, "tia.plan_next": 0, "boss.research": 20})
    game.play("end purchase")
    shows(game, {"step": "roll", "money": 1, "tia.plan": 0, "boss.research": 20, "tia.d1": "rolled"})


@rule("USE-08")
def test_the_step_goes_on_till_the_team_ends_it() -> None:
    game = table(CALM)
    for action in ("tia use d1 money", "tia use d2 research steelheart", "tia use d3 plan"):
        game.play(action)
        shows(game, {"step": "use"})
    assert offers(game, "prof use d1 money", "prof use d1 move chinatown", "end use")
    game.play("end use")
    shows(game, {"step": "purchase", "money": 2})


@rule("USE-08")
def test_the_rest_of_an_open_die_is_lost_with_the_step() -> None:
    game = table(CALM)
    game.play("tia use d2 research steelheart")
    assert told(game.play("end use"), "lapsed", "reckoner", "source", "symbols") == [("tia", "d2", "research")]
    shows(game, {"tia.open": "none", "boss.research": 19})


@rule("USE-08")
@pytest.mark.parametrize(
    ("action", "by"),
    [("tia use d1 money", "USE-01"), ("prof use d1 move chinatown", "MOVE-01"), ("tia lapse", "USE-03")],
)
def test_nothing_is_used_after_the_end_of_the_step(action: str, by: str) -> None:
    game = table(CALM)
    game.play("tia use d2 research steelheart")
    assert offers(game, action)
    game.play("end use")
    refuses(game, action, "wrong-step", by)


# -- where one stands


@rule("USE-07")
def test_symbols_act_in_the_own_district_only() -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    tia.dice = ["basic enforcement", "basic contain", "basic research"]
    prof.dice = ["basic attack"]
    {RING}
    """)
    refuses(game, "tia use d1 enforcement chinatown", "too-far", "USE-07")
    refuses(game, "tia use d2 contain frostbite", "too-far", "USE-07")
    refuses(game, "tia use d3 research frostbite", "too-far", "USE-07")
    refuses(game, "prof use d1 attack frostbite", "too-far", "USE-07")
    refuses(game, "tia use d2 contain steelheart red", "boss-elsewhere", "BOSS-01")
    refuses(game, "tia use d3 research steelheart", "boss-elsewhere", "BOSS-01")
    game.play("tia use d1 enforcement the-loop")
    game.play("tia use d2 contain digzone")
    game.play("tia use d3 research digzone")
    game.play("prof use d1 attack digzone")
    shows(game, {"epic.digzone.bracket": 2, "epic.digzone.research": 2, "epic.digzone.health": 5})
    shows(game, {"epic.frostbite.bracket": 3, "epic.frostbite.research": 2, "epic.frostbite.health": 7})


@rule("USE-07")
def test_symbols_act_where_one_has_gone_and_no_more_where_one_was() -> None:
    game = table(TEAM)
    game.play("tia use d2 barricade chinatown")  # not a symbol, so it acts from afar
    game.play("tia use d3 move chinatown")
    refuses(game, "tia use d1 research digzone", "too-far", "USE-07")
    refuses(game, "tia use plan contain digzone", "too-far", "USE-07")
    game.play("tia use d1 research frostbite")
    assert options(game, "prof use d1") >= {"contain digzone"}
    refuses(game, "prof use d1 contain frostbite", "too-far", "USE-07")


@rule("USE-07")
def test_money_and_plan_need_no_district() -> None:
    game = table(TEAM.replace("[position.reckoners.tia]", '[position.reckoners.tia]\ndistrict = "understreets"'))
    game.play("tia use d2 money")
    game.play("tia use d3 plan")
    shows(game, {"money": 5, "tia.plan_next": 1})


# -- how many dice


@rule("USE-09")
def test_more_than_six_dice_are_used() -> None:
    game = table("""
    [position.reckoners.tia]
    equipment = ["dowser", "epic-dna"]
    dice = ["purple plan", "purple plan", "purple plan", "purple plan",
            "basic money", "basic money", "basic money", "orange money"]
    [position.reckoners.prof]
    """)
    for number in range(1, 5):
        game.play(f"tia use d{number} plan")
    for number in range(5, 9):
        game.play(f"tia use d{number} money")
    shows(game, {"tia.plan_next": 4, "money": 8})


@rule("USE-09")
def test_it_makes_no_difference_in_which_roll_a_die_was_kept() -> None:
    game = table("""
    position.step = "roll"
    [position.reckoners.tia]
    dice = ["basic money", "basic money", "basic money", "purple plan", "purple plan", "purple plan"]
    [position.reckoners.prof]
    [script.dice]
    tia = ["basic money", "basic money", "purple plan", "purple plan", "purple plan",
           "basic money", "purple plan", "purple plan", "purple plan"]
    """)
    for action in ("tia keep d1", "tia reroll", "tia keep d2", "tia reroll", "prof stop"):
        game.play(action)
    shows(game, {"step": "use"})
    for use in ("d3 money", "d1 money", "d6 plan", "d2 money", "d4 plan"):
        game.play(f"tia use {use}")
    shows(game, {"money": 7, "tia.plan_next": 2})

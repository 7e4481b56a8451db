"""The six symbols, and what becomes of research and health."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import epic, offers, refuses, shows, told

# Curveball (weakened: 3) at the Loop, where everybody is; Nightwielder (infinite, weakened: 5) in Chinatown.
CARDS = epic("curveball", weakened=3) + epic("nightwielder", health="infinite", weakened=5)


def city(
    *,
    curveball: str = "",
    loop: str = "",
    boss: str = 'district = "understreets"',
    who: str = "tia",
    dice: tuple[str, ...] = (),
    at: str = "the-loop",
    more: str = "",
) -> Game:
    """One Reckoner with dice; Prof stands at the Loop without any."""
    return table(f"""
    {CARDS}
    [position]
    boss = {{ {boss} }}
    {more}
    [[position.district]]
    id = "the-loop"
    epic = "curveball"
    {curveball}
    {loop}
    [[position.district]]
    id = "chinatown"
    epic = "nightwielder"
    research = 2
    [[position.district]]
    id = "understreets"
    [position.reckoners]
    {who} = {{ dice = {list(dice)}, district = "{at}", plan = 0 }}
    prof = {{ district = "the-loop", plan = 0 }}
    """)


# -- Money


@rule("SYM-01")
def test_each_money_symbol_earns_a_dollar() -> None:
    game = city(who="cody", dice=("basic money", "orange money2", "orange plan"))
    game.play("cody use d1 money")
    shows(game, {"money": 5})
    game.play("cody use d2 money")
    shows(game, {"money": 6})
    game.play("cody use d2 money")
    shows(game, {"money": 7})
    refuses(game, "cody use d2 money", "die-used", "USE-02")


@rule("SYM-01")
def test_money_has_no_upper_end() -> None:
    game = city(who="cody", dice=("orange money2", "basic money"), more="money = 250")
    game.play_all(["cody use d1 money", "cody use d1 money", "cody use d2 money"])
    shows(game, {"money": 253})


@rule("SYM-01")
def test_without_the_symbol_no_money_is_earned() -> None:
    game = city(dice=("basic plan", "purple research2"))
    refuses(game, "tia use d1 money", "symbol-not-shown", "SYM-01")
    refuses(game, "tia use d2 money", "symbol-not-shown", "SYM-01")


# -- Attack Enforcement


@rule("SYM-02")
def test_each_symbol_removes_one_enforcement_which_returns_to_the_supply() -> None:
    game = city(who="megan", dice=("red enforcement2", "basic enforcement"), loop="enforcement = 4")
    game.play("megan use d1 enforcement the-loop")
    shows(game, {"district.the-loop.enforcement": 3, "enforcement_left": 22})
    game.play("megan use d1 enforcement the-loop")
    game.play("megan use d2 enforcement the-loop")
    shows(game, {"district.the-loop.enforcement": 1, "enforcement_left": 24})


@rule("SYM-02")
def test_where_no_enforcement_is_none_is_removed() -> None:
    game = city(who="megan", dice=("red enforcement2", "basic money"), loop="enforcement = 1")
    game.play("megan use d1 enforcement the-loop")
    refuses(game, "megan use d1 enforcement the-loop", "no-enforcement", "SYM-02")
    game.play("megan use d2 money")
    shows(game, {"district.the-loop.enforcement": 0, "enforcement_left": 25})


@rule("SYM-02")
def test_the_last_enforcement_is_gone_for_everybody() -> None:
    game = table("""
    [[position.district]]
    id = "the-loop"
    enforcement = 1
    [position.reckoners]
    tia.dice = ["basic enforcement"]
    megan.dice = ["basic enforcement"]
    """)
    assert offers(game, "tia use d1 enforcement the-loop")
    game.play("megan use d1 enforcement the-loop")
    refuses(game, "tia use d1 enforcement the-loop", "no-enforcement", "SYM-02")


# -- Contain


@rule("SYM-03")
def test_each_symbol_moves_a_bracket_one_to_the_left() -> None:
    game = city(who="david", dice=("blue contain2", "basic contain"), curveball="bracket = 4")
    game.play("david use d1 contain curveball")
    shows(game, {"epic.curveball.bracket": 3})
    game.play("david use d1 contain curveball")
    game.play("david use d2 contain curveball")
    shows(game, {"epic.curveball.bracket": 1, "epic.nightwielder.bracket": 1})


@rule("SYM-03")
def test_one_action_stays_left_of_the_bracket() -> None:
    game = city(who="david", dice=("blue contain2", "basic contain"), curveball="bracket = 2")
    game.play("david use d1 contain curveball")
    refuses(game, "david use d1 contain curveball", "contained-already", "SYM-03")
    refuses(game, "david use d2 contain curveball", "contained-already", "SYM-03")
    shows(game, {"epic.curveball.bracket": 1})


@rule("SYM-03")
def test_a_bracket_of_the_boss_is_moved_in_his_district_as_far_as_its_first_action() -> None:
    game = city(who="david", dice=("blue contain2", "basic contain"), boss='district = "the-loop", black = 2, red = 3')
    game.play("david use d1 contain steelheart red")
    shows(game, {"boss.red": 2, "boss.black": 2, "boss.yellow": 2, "boss.blue": 2})
    game.play("david use d1 contain steelheart black")
    shows(game, {"boss.red": 2, "boss.black": 1})
    refuses(game, "david use d2 contain steelheart black", "boss-contained", "SYM-03")
    game.play("david use d2 contain steelheart red")
    shows(game, {"boss.red": 1})


# -- Research


@rule("SYM-04")
def test_each_symbol_lowers_the_research_by_one() -> None:
    game = city(dice=("purple research2", "basic research"), curveball="research = 5")
    game.play("tia use d1 research curveball")
    shows(game, {"epic.curveball.research": 4})
    game.play("tia use d1 research curveball")
    game.play("tia use d2 research curveball")
    shows(game, {"epic.curveball.research": 2, "epic.nightwielder.research": 2})


@rule("SYM-04")
def test_the_boss_is_researched_in_his_district() -> None:
    game = city(dice=("purple research2",), boss='district = "the-loop", research = 9')
    game.play("tia use d1 research steelheart")
    shows(game, {"boss.research": 8})
    game.play("tia use d1 research steelheart")
    shows(game, {"boss.research": 7})


@rule("SYM-04")
def test_a_weakened_epic_is_not_researched_further() -> None:
    game = city(dice=("basic research",), curveball="research = 0")
    refuses(game, "tia use d1 research curveball", "weakened-already", "SYM-04")


# -- weakening


@rule("SYM-05")
@pytest.mark.parametrize(("health", "then"), [(8, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_at_research_zero_the_health_falls_to_the_weakened_value_if_it_is_above_it(health: int, then: int) -> None:
    game = city(dice=("purple research2",), curveball=f"research = 2\nhealth = {health}")
    game.play("tia use d1 research curveball")
    shows(game, {"epic.curveball.research": 1, "epic.curveball.health": health})
    happened = game.play("tia use d1 research curveball")
    shows(game, {"epic.curveball.research": 0, "epic.curveball.health": then})
    assert told(happened, "weakened", "epic", "health") == [("curveball", then)]


@rule("SYM-05")
def test_infinite_health_falls_to_the_weakened_value_too_and_can_be_attacked() -> None:
    game = city(dice=("purple research2", "basic attack"), at="chinatown")
    game.play("tia use d1 research nightwielder")
    shows(game, {"epic.nightwielder.health": "infinite"})
    refuses(game, "tia use d2 attack nightwielder", "infinite-health", "SYM-06")
    game.play("tia use d1 research nightwielder")
    shows(game, {"epic.nightwielder.health": 5})
    game.play("tia use d2 attack nightwielder")
    shows(game, {"epic.nightwielder.health": 4})


# -- Attack Epic


@rule("SYM-06")
def test_each_symbol_lowers_the_health_by_one() -> None:
    game = city(who="abraham", dice=("green attack2", "basic attack"), curveball="research = 2\nhealth = 5")
    game.play("abraham use d1 attack curveball")
    shows(game, {"epic.curveball.health": 4})
    game.play("abraham use d1 attack curveball")
    game.play("abraham use d2 attack curveball")
    shows(game, {"epic.curveball.health": 2, "epic.curveball.research": 2})


@rule("SYM-06")
def test_nobody_attacks_infinite_health() -> None:
    game = city(who="abraham", dice=("green attack2",), at="chinatown")
    refuses(game, "abraham use d1 attack nightwielder", "infinite-health", "SYM-06")
    assert not any("attack" in str(action) for action in game.legal())


@rule("SYM-06")
def test_the_boss_is_attacked_in_his_district_when_he_is_weakened() -> None:
    game = city(who="abraham", dice=("green attack2",), boss='district = "the-loop", research = 0, health = 7')
    game.play("abraham use d1 attack steelheart")
    shows(game, {"boss.health": 6})
    game.play("abraham use d1 attack steelheart")
    shows(game, {"boss.health": 5})


@rule("SYM-06")
def test_the_boss_is_not_attacked_before() -> None:
    game = city(who="abraham", dice=("green attack2",), boss='district = "the-loop", research = 1')
    refuses(game, "abraham use d1 attack steelheart", "boss-infinite", "BOSS-03")


# -- defeat


def before_the_last_blow() -> Game:
    return city(
        who="abraham",
        dice=("green attack2", "green attack", "basic enforcement", "basic money"),
        curveball="research = 0\nhealth = 1\nbracket = 2",
        loop="enforcement = 2\nbarricades = 1",
    )


@rule("SYM-07")
def test_at_health_zero_the_epic_leaves_its_district_and_is_set_aside() -> None:
    game = before_the_last_blow()
    happened = game.play("abraham use d1 attack curveball")
    assert told(happened, "defeated", "district", "epic") == [("the-loop", "curveball")]
    shows(game, {"epic.curveball": "none", "district.the-loop.epic": "none", "beaten": ["curveball"], "defeated": []})


@rule("SYM-07")
def test_the_card_of_a_defeated_epic_gives_nothing_before_the_rewards() -> None:
    game = before_the_last_blow()
    before = game.view()
    game.play("abraham use d1 attack curveball")
    after = game.view()
    assert (after.step, after.money, after.boss) == ("use", before.money, before.boss)


@rule("SYM-07")
def test_enforcement_barricades_and_reckoners_stay_where_an_epic_was_defeated() -> None:
    game = before_the_last_blow()
    game.play("abraham use d1 attack curveball")
    shows(game, {"district.the-loop.enforcement": 2, "district.the-loop.barricades": 1})
    shows(game, {"district.the-loop.reckoners": ["abraham", "prof"]})
    refuses(game, "abraham use d4 move chinatown", "barricaded", "MOVE-02")
    game.play("abraham use d3 enforcement the-loop")
    shows(game, {"district.the-loop.enforcement": 1})


@rule("SYM-07")
def test_a_defeated_epic_is_no_target_any_more() -> None:
    game = before_the_last_blow()
    game.play("abraham use d1 attack curveball")
    refuses(game, "abraham use d1 attack curveball", "unknown-absent", "USE-07")
    refuses(game, "abraham use d2 attack curveball", "unknown-absent", "USE-07")
    assert not any("curveball" in str(action) for action in game.legal())


@rule("SYM-07")
def test_several_epics_are_set_aside_in_one_step() -> None:
    game = table("""
    [[position.district]]
    id = "the-loop"
    epic = "curveball"
    health = 1
    [[position.district]]
    id = "chinatown"
    epic = "faultline"
    health = 1
    [position.reckoners]
    tia = { dice = ["basic attack"], district = "chinatown" }
    prof.dice = ["basic attack"]
    """)
    game.play("tia use d1 attack faultline")
    game.play("prof use d1 attack curveball")
    shows(game, {"beaten": ["faultline", "curveball"], "epic.curveball": "none", "epic.faultline": "none"})


@rule("SYM-09")
def test_an_epic_is_defeated_without_being_weakened() -> None:
    game = city(who="abraham", dice=("green attack2", "basic money"), curveball="research = 4\nhealth = 2")
    game.play("abraham use d1 attack curveball")
    shows(game, {"epic.curveball.research": 4, "epic.curveball.health": 1})
    happened = game.play("abraham use d1 attack curveball")
    shows(game, {"epic.curveball": "none", "beaten": ["curveball"]})
    assert not told(happened, "weakened")


# -- Plan


@rule("SYM-08")
def test_each_plan_symbol_gives_a_token_beside_the_board() -> None:
    game = table("""
    [position.reckoners]
    prof = { dice = ["black plan2", "basic plan", "basic money"], plan = 0 }
    tia = { dice = [], plan = 0 }
    """)
    game.play("prof use d1 plan")
    shows(game, {"prof.plan": 0, "prof.plan_next": 1})
    game.play("prof use d1 plan")
    game.play("prof use d2 plan")
    shows(game, {"prof.plan": 0, "prof.plan_next": 3, "tia.plan_next": 0})
    refuses(game, "prof use plan money", "token-fresh", "PLAN-02")

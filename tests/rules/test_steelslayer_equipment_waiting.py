"""EQ2-12, EQ2-20, EQ2-21: actions that cards give and that wait as dice of their own. EQ2-18: Plan tokens at once."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import replaced
from tests.rules.crew import crew, options, play, repeated
from tests.rules.seen import offers, refuses, shows, told

# -- Submarine: one Research or one Attack Enforcement


def sailor(*dice: str, cards: tuple[str, ...] = (), replace: str = "", **more: object) -> Game:
    own = {"dice": list(dice), "equipment": ["submarine", *cards], **more}
    there = {"understreets": {"epic": "earless", "research": 5, "enforcement": 1, "barricades": 0}}
    return crew({"tia": own, "val": {"dice": ["basic money"]}}, there, boss="the-loop", replace=replace)


@rule("EQ2-12")
@pytest.mark.parametrize(
    ("use", "then"),
    [
        ("research frostbite", {"epic.frostbite.research": 4}),
        ("enforcement chinatown", {"district.chinatown.enforcement": 3}),
    ],
)
def test_after_a_move_one_of_two_actions(use: str, then: dict[str, object]) -> None:
    game = sailor("basic money", "basic money")
    refuses(game, "tia use submarine research digzone", "nothing-waits", "CARD-01")
    happened = game.play("tia use d1 move chinatown")
    assert told(happened, "waits", "reckoner", "card") == [("tia", "submarine")]
    shows(game, {"tia.waiting": ["submarine"]})
    game.play(f"tia use submarine {use}")
    shows(game, {"tia.waiting": [], "tia.open": "none", **then})
    refuses(game, "tia use submarine enforcement chinatown", "nothing-waits", "CARD-01")


@rule("EQ2-12", "BAR-01", "EP2-22", "CARD-03")
def test_it_may_remove_something_or_pay_but_never_move() -> None:
    own = {"dice": ["basic money"], "equipment": ["submarine", "emp"]}
    there = {"the-loop": {"barricades": 0}, "chinatown": {"copy_tokens": 1}, "understreets": {"barricades": 1}}
    start = crew({"tia": own}, there)
    start.play("tia use d1 move chinatown")
    refuses(start, "tia use submarine move the-loop", "no-move-after-move", "EQ2-12")
    uses: dict[str, dict[str, object]] = {
        "barricade understreets": {"district.understreets.barricades": 0},
        "copy chinatown": {"district.chinatown.copy_tokens": 0},
        "card emp": {"tia.open": "emp contain3"},
    }
    for use, then in uses.items():
        game = start.clone()
        game.play(f"tia use submarine {use}")
        shows(game, {"tia.waiting": [], **then})


@rule("EQ2-12", "EQ2-06")
def test_nor_does_it_move_when_the_utility_tool_changed_it() -> None:
    game = sailor("basic money", cards=("utility-tool",))
    play(game, "tia use d1 move chinatown", "tia use submarine card utility-tool research attack")
    shows(game, {"tia.open": "submarine attack", "tia.waiting": []})
    refuses(game, "tia use submarine move the-loop", "no-move-after-move", "EQ2-12")
    game.play("tia use submarine attack frostbite")
    shows(game, {"epic.frostbite.health": 8})


@rule("EQ2-12")
def test_every_move_of_the_owner_gives_one() -> None:
    """By die, token, card, and Dispatcher; a vehicle too."""
    for move in ("d1", "plan", "schematics", "helicopter"):
        game = sailor("basic money", cards=("schematics", "helicopter"), plan=1)
        game.play(f"tia use {move} move chinatown")
        shows(game, {"tia.waiting": ["submarine"]})
    game = sailor("basic money")
    game.play("val use dispatcher tia chinatown")
    shows(game, {"tia.waiting": ["submarine"]})
    game.play("tia use submarine research frostbite")
    game.play("tia use d1 move the-loop")
    shows(game, {"tia.waiting": ["submarine"]})


@rule("EQ2-12", "EQ2-20")
def test_several_wait_and_none_ends_the_others() -> None:
    game = sailor("basic money")
    play(game, "tia use d1 move chinatown", "val use dispatcher tia understreets")
    shows(game, {"tia.waiting": ["submarine", "submarine"]})
    play(game, "tia use submarine research earless")
    shows(game, {"tia.waiting": ["submarine"]})
    play(game, "tia use submarine enforcement understreets")
    shows(game, {"tia.waiting": [], "epic.earless.research": 4, "district.understreets.enforcement": 0})


@rule("EQ2-12", "EQ2-20", "CARD-03")
def test_one_that_pays_for_a_card_does_not_end_the_others_either() -> None:
    game = sailor("basic money", cards=("emp",))
    play(game, "tia use d1 move chinatown", "val use dispatcher tia understreets", "tia use submarine card emp")
    shows(game, {"tia.waiting": ["submarine"], "tia.open": "emp contain3"})
    game.play("tia use submarine research earless")
    shows(game, {"tia.open": "emp contain3", "epic.earless.research": 4})


@rule("EQ2-12")
def test_others_moves_and_ones_own_barricade_give_nothing() -> None:
    game = sailor("basic money", "basic money")
    play(game, "val use d1 move chinatown")
    shows(game, {"tia.waiting": []})


@rule("EQ2-12", "EP2-04")
def test_a_forced_move_is_no_move() -> None:
    """Repel sends her on in the Epic phase; her Submarine gives nothing for it."""
    repel = '[[replace.epic]]\nid = "earless"\ntrack = ["repel", "boss red", "boss red", "boss red", "boss red"]\n'
    game = crew(
        {"tia": {"equipment": ["submarine"], "district": "understreets"}},
        {
            "understreets": {"epic": "earless", "bracket": 1},
            "the-loop": {"enforcement": 0},
            "chinatown": {"enforcement": 0},
        },
        step="purchase",
        replace=repel,
        modules=(1, 2, 3),
    )
    happened = game.play("end purchase")
    assert told(happened, "waits") == []
    shows(game, {"tia.district": "the-loop", "tia.waiting": [], "round": 2})


@rule("EQ2-12", "USE-03")
def test_it_lapses_when_its_owner_starts_a_die_or_the_step_ends() -> None:
    game = sailor("basic money", "basic money")
    game.play("tia use d1 move chinatown")
    assert told(game.clone().play("val use d1 money"), "lapsed") == [], "others act in between"
    assert told(game.clone().play("tia use d2 money"), "lapsed", "source") == [("submarine",)]
    assert told(game.clone().play("tia lapse"), "lapsed", "source") == [("submarine",)]
    ended = game.clone()
    assert told(ended.play("end use"), "lapsed", "source") == [("submarine",)]
    shows(ended, {"tia.waiting": []})


@rule("EQ2-12", "HER2-03")
def test_tradecraft_takes_the_one_that_is_chosen() -> None:
    own = {"dice": ["basic money"], "equipment": ["submarine"]}
    game = crew({"exel": own})
    play(game, "exel use d1 move chinatown")
    assert options(game, "exel use submarine card tradecraft") == {
        "exel use submarine card tradecraft enforcement",
        "exel use submarine card tradecraft research",
    }
    game.play("exel use submarine card tradecraft research")
    shows(game, {"exel.open": "tradecraft research2", "exel.waiting": []})


# -- Blind Spot: one Attack Epic


def blind(where: str = "the-loop", *dice: str, cards: tuple[str, ...] = (), **more: object) -> Game:
    """Prof has Blind Spot; Digzone can be weakened by one Research, Frostbite too."""
    own = {"district": where, "dice": list(dice), "equipment": ["blind-spot", *cards], **more}
    tia = {"dice": ["purple research2", "basic attack"], "equipment": ["grenade-launcher"]}
    return crew({"prof": own, "tia": tia}, {"the-loop": {"research": 1}, "chinatown": {"research": 1}})


@rule("EQ2-20")
def test_whoever_weakens_an_epic_where_the_owner_is() -> None:
    game = blind()
    happened = game.play("tia use d1 research digzone")
    assert told(happened, "waits", "reckoner", "card") == [("prof", "blind-spot")]
    health = game.view().districts[0].epic
    assert health is not None
    game.play("prof use blind-spot attack digzone")
    shows(game, {"epic.digzone.health": (health.health or 0) - 1, "prof.waiting": []})


@rule("EQ2-20")
def test_elsewhere_only_by_the_owners_own_last_symbol() -> None:
    game = blind("understreets", "basic money")
    game.play("tia use d1 research digzone")
    shows(game, {"prof.waiting": []})
    game = blind("understreets", cards=("notebooks",))
    game.play("prof use notebooks research frostbite")
    shows(game, {"prof.waiting": ["blind-spot"], "prof.open": "notebooks research"})


@rule("EQ2-20", "HERO-04")
def test_by_the_sniper_token_it_is_ones_own_symbol_but_not_ones_place() -> None:
    cody = {"equipment": ["blind-spot"], "plan": 1, "sniper": "chinatown"}
    tia = {"dice": ["basic research"], "district": "chinatown"}
    start = crew({"cody": cody, "tia": tia}, {"chinatown": {"research": 1}})
    game = start.clone()
    game.play("tia use d1 research frostbite")
    shows(game, {"cody.waiting": []})
    start.play("cody use plan research frostbite")
    shows(start, {"cody.waiting": ["blind-spot"]})


@rule("EQ2-20")
def test_never_two_for_one_epic() -> None:
    game = blind("the-loop", "basic research")
    game.play("prof use d1 research digzone")
    shows(game, {"prof.waiting": ["blind-spot"]})


@rule("EQ2-20", "BOSS-03")
@pytest.mark.parametrize(("where", "waits"), [("understreets", ["blind-spot"]), ("the-loop", [])])
def test_the_boss_counts_where_his_miniature_is(where: str, waits: list[str]) -> None:
    own = {"district": where, "equipment": ["blind-spot"], "dice": ["basic money"]}
    tia = {"dice": ["basic research"], "district": "understreets"}
    game = crew({"prof": own, "tia": tia}, more="boss.research = 1")
    game.play("tia use d1 research steelheart")
    shows(game, {"prof.waiting": waits})
    if waits:
        before = game.view().boss.health or 0
        game.play("prof use blind-spot attack steelheart")
        shows(game, {"boss.health": before - 1})


@rule("EQ2-20", "USE-03", "CARD-04")
def test_beside_an_open_die_it_acts_or_clears_after_it_it_is_any_die() -> None:
    lead = replaced("bribe", 'family = "exchanger", cost = ["attack"], gives = ["plan"]')
    own = {"dice": ["black plan2", "basic money"], "equipment": ["blind-spot", "bribe"]}
    tia = {"dice": ["purple research2"]}
    there = {"the-loop": {"research": 1}, "understreets": {"barricades": 1}}
    game = crew({"prof": own, "tia": tia}, there, replace=lead)
    play(game, "prof use d1 plan", "tia use d1 research digzone")
    shows(game, {"prof.open": "d1 plan", "prof.waiting": ["blind-spot"]})
    refuses(game, "prof use blind-spot move chinatown", "finish-open-die", "USE-03")
    refuses(game, "prof use blind-spot card bribe", "finish-open-die", "USE-03")
    for use in ("attack digzone", "barricade understreets"):
        other = game.clone()
        assert not told(other.play(f"prof use blind-spot {use}"), "lapsed")
        shows(other, {"prof.open": "d1 plan", "prof.waiting": []})
    game.play("prof use d1 plan")
    assert offers(game, "prof use blind-spot move chinatown", "prof use blind-spot card bribe")
    assert told(game.play("prof use d2 money"), "lapsed", "source") == [("blind-spot",)]


@rule("EQ2-20", "CARD-01")
def test_blind_spot_is_on_going() -> None:
    refuses(blind(), "prof use blind-spot attack digzone", "nothing-waits", "CARD-01")
    refuses(blind(), "prof use blind-spot", "card-has-no-symbols", "CARD-01")


@rule("EQ2-20", "EP2-08", "EP2-09")
def test_a_sleeping_or_stolen_card_gives_nothing() -> None:
    own = {"equipment": ["blind-spot", "favor"], "asleep": ["blind-spot", "favor"], "dice": ["basic attack"]}
    game = crew({"prof": own, "tia": {"dice": ["basic research"]}}, {"the-loop": {"research": 1, "health": 1}})
    game.play("tia use d1 research digzone")
    shows(game, {"prof.waiting": []})
    refuses(game, "prof use blind-spot attack digzone", "card-asleep", "EP2-08")
    game.play("prof use d1 attack digzone")
    shows(game, {"prof.waiting": [], "epic.digzone": "none"})


# -- Favor: one Plan


def favored(where: str = "the-loop", *dice: str, cards: tuple[str, ...] = (), **more: object) -> Game:
    own = {"district": where, "dice": list(dice), "equipment": ["favor", *cards], **more}
    tia = {"dice": ["basic attack", "basic money"]}
    there = {"the-loop": {"research": 0, "health": 1}, "chinatown": {"research": 0, "health": 1}}
    return crew({"prof": own, "tia": tia}, there)


@rule("EQ2-21")
def test_whoever_defeats_an_epic_where_the_owner_is() -> None:
    game = favored()
    happened = game.play("tia use d1 attack digzone")
    assert told(happened, "waits", "card") == [("favor",)]
    game.play("prof use favor plan")
    shows(game, {"prof.plan_next": 1, "prof.plan": 0, "prof.waiting": []})


@rule("EQ2-21")
def test_favor_elsewhere_only_by_the_owners_own_last_symbol() -> None:
    game = favored("understreets", "basic money")
    game.play("tia use d1 attack digzone")
    shows(game, {"prof.waiting": []})
    gun = replaced("grenade-launcher", 'family = "symbols", gives = ["attack", "attack"], anywhere = true')
    own = {"district": "understreets", "equipment": ["favor", "grenade-launcher"]}
    there = {"the-loop": {"research": 0, "health": 1}, "chinatown": {"research": 0, "health": 1}}
    game = crew({"prof": own, "tia": {"dice": ["basic money"]}}, there, replace=gun)
    play(game, "prof use grenade-launcher attack digzone", "prof use grenade-launcher attack frostbite")
    shows(game, {"prof.waiting": ["favor", "favor"]})  # one for each, and none ends the other
    play(game, "prof use favor plan", "prof use favor move the-loop")
    shows(game, {"prof.plan_next": 1, "prof.district": "the-loop", "prof.waiting": []})


@rule("EQ2-21", "EQ2-18")
def test_with_predictive_analytics_favors_token_is_usable_at_once() -> None:
    game = favored(cards=("predictive-analytics",))
    play(game, "tia use d1 attack digzone", "prof use favor plan")
    shows(game, {"prof.plan": 1, "prof.plan_next": 0})


# -- Predictive Analytics


@rule("EQ2-18", "PLAN-02")
def test_plan_actions_give_tokens_that_are_usable_at_once() -> None:
    own = {"dice": ["black plan2", "basic money"], "equipment": ["predictive-analytics", "schematics"]}
    game = crew({"prof": own})
    play(game, "prof use d1 plan", "prof use d1 plan", "prof use schematics plan")
    shows(game, {"prof.plan": 3, "prof.plan_next": 0})
    play(game, "prof use plan plan", "prof use plan money")
    shows(game, {"prof.plan": 2, "money": 5})


@rule("EQ2-18", "REW-05")
def test_not_those_of_rewards_and_not_those_of_others() -> None:
    more = 'beaten = ["refractionary"]'
    cards = '[[replace.epic]]\nid = "refractionary"\nreward = { boss_research = 1, plan = 2 }\n'
    own = {"equipment": ["predictive-analytics"], "dice": ["basic money"]}
    game = crew({"prof": own, "tia": {"dice": ["basic plan"]}}, replace=cards, more=more)
    game.play("tia use d1 plan")
    shows(game, {"tia.plan": 0, "tia.plan_next": 1})
    play(game, "end use", *repeated("reward plan prof", 2))
    shows(game, {"prof.plan": 0, "prof.plan_next": 2})


# -- what the Sniper token and remote cards reach


@rule("HERO-04", "EQ2-21")
def test_favor_does_not_look_at_the_sniper_tokens_district() -> None:
    cody = {"equipment": ["favor"], "plan": 1, "sniper": "chinatown"}
    tia = {"dice": ["basic attack"], "district": "chinatown"}
    start = crew({"cody": cody, "tia": tia}, {"chinatown": {"research": 0, "health": 1}})
    game = start.clone()
    game.play("tia use d1 attack frostbite")
    shows(game, {"cody.waiting": []})
    start.play("cody use plan attack frostbite")
    shows(start, {"cody.waiting": ["favor"]})


@rule("HERO-04", "EP2-17", "EP2-22")
def test_the_token_reaches_shields_and_copy_tokens() -> None:
    there = {"chinatown": {"copy_tokens": 1, "blue_shields": 1}, "understreets": {"copy_tokens": 1}}
    game = crew({"cody": {"plan": 3, "sniper": "chinatown"}}, there)
    refuses(game, "cody use plan copy understreets", "too-far", "EP2-22")
    play(game, "cody use plan contain chinatown", "cody use plan copy chinatown")
    shows(game, {"district.chinatown.blue_shields": 0, "district.chinatown.copy_tokens": 0})


@rule("CARD-12", "EP2-17", "EP2-22", "MOVE-01")
def test_a_remote_cards_symbols_reach_shields_everywhere_but_it_removes_copy_tokens_only_here() -> None:
    remote = replaced("drone", 'family = "symbols", gives = ["contain", "contain"], anywhere = true')
    there = {"chinatown": {"blue_shields": 1, "copy_tokens": 1}}
    game = crew({"tia": {"equipment": ["drone"]}}, there, replace=remote)
    refuses(game, "tia use drone copy chinatown", "too-far", "EP2-22")
    play(game, "tia use drone contain chinatown", "tia use drone contain frostbite")
    shows(game, {"district.chinatown.blue_shields": 0, "epic.frostbite.bracket": 3})


@rule("EQ2-20", "BOSS-03", "REW-07")
def test_the_boss_weakened_by_a_reward_of_the_base_game_is_attacked_by_blind_spot_in_the_purchase_step() -> None:
    reward = '[[replace.epic]]\nid = "refractionary"\nreward = { boss_research = 2 }\n'
    own = {"equipment": ["blind-spot"], "district": "understreets", "dice": ["basic money"]}
    game = crew({"tia": own, "prof": {}}, replace=reward, more='boss.research = 2\nbeaten = ["refractionary"]')
    game.play("end use")
    shows(game, {"boss.research": 0, "step": "purchase", "tia.waiting": ["blind-spot"]})
    before = game.view().boss.health or 0
    game.play("tia use blind-spot attack steelheart")
    shows(game, {"boss.health": before - 1})

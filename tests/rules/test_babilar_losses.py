"""BAB-08: what a district's track takes in the middle of the use step, be it used, open or just gained."""

from __future__ import annotations

from reckoners.game import Game
from tests.positions import rule
from tests.rules.babilar import NOBODY_THERE, babilar, markers
from tests.rules.crew import options, play
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

FOUND = {"grand-central": {5: "discover"}}


def base_found(tia: Values, **more: Values) -> Game:
    """Tia's first Research finds the base."""
    game = babilar({"tia": tia, "prof": {"dice": ["black plan2"]}, **more}, tracks=FOUND, more='base = "bottom"')
    game.play("tia use d1 research grand-central")
    assert game.view().decision == "lose"
    return game


@rule("BAB-08", "EPI-09")
def test_a_used_die_is_another_loss_than_an_unused_one() -> None:
    game = base_found({"dice": ["purple research", "purple research used", "purple plan", "basic money"]})
    mine = {"lose tia d1", "lose tia d2", "lose tia d3", "lose tia d4", "lose tia d5"}
    assert {text for text in options(game, "lose tia") if game.why_not(text) is None} <= {*mine, "lose tia d6"}
    assert options(game, "lose tia") >= {"lose tia d1", "lose tia d3", "lose tia d4"}, "each worth something else"
    play(game, "lose tia d2")
    shows(game, {"tia.d2": "captured", "tia.d1": "used", "tia.d3": "kept", "base": 0})
    assert offers(game, "tia use d3 plan")
    refuses(game, "tia use d2 research digzone", "die-captured", "EPI-10")


@rule("BAB-08")
def test_an_unused_die_that_is_lost_is_gone_for_this_step() -> None:
    game = base_found({"dice": ["purple research", "basic money", "basic attack"]})
    assert offers(game, "lose tia d2", "lose prof d1")
    play(game, "lose prof d1")
    shows(game, {"prof.d1": "captured"})
    assert not options(game, "prof use d1")
    assert offers(game, "tia use d2 money")


@rule("BAB-08", "USE-03")
def test_the_open_die_may_be_the_lost_one_and_its_rest_is_still_used() -> None:
    game = base_found({"dice": ["purple research2", "purple research2"]})
    play(game, "lose tia d1")
    shows(game, {"tia.d1": "captured", "tia.open": "d1 research"})
    play(game, "tia use d1 research digzone")
    shows(game, {"epic.digzone.research": 4, "tia.open": "none"})
    play(game, "tia use d2 research grand-central", "tia use d2 research grand-central")
    assert markers(game)[0] == 3


@rule("BAB-08", "EQ2-05")
def test_a_lost_die_is_not_regained() -> None:
    game = base_found(
        {"dice": ["purple research2", "basic money used"]}, val={"equipment": ["spyril"], "dice": ["basic money"]}
    )
    play(game, "lose tia d1", "val use spyril tia")
    assert "tia regain d1" not in options(game)
    assert "tia regain d2" in options(game)


@rule("BAB-08", "BUY-04")
def test_a_die_lost_in_the_use_step_is_bought_back_in_the_same_round() -> None:
    game = base_found({"dice": ["purple research"]})
    play(game, "lose tia d1", "end use", "ransom tia d1")
    shows(game, {"captured": []})


MONEY = {"grand-central": {5: "attack-money 3"}}


@rule("BAB-08", "EP2-12")
def test_used_cards_may_be_sold() -> None:
    game = babilar(
        {"tia": {"dice": ["purple research"], "equipment": ["emp", "rifle"], "used": ["emp"]}, "prof": {}},
        tracks=MONEY,
        more="money = 0",
    )
    game.play("tia use d1 research grand-central")
    assert options(game) == {"sell tia emp", "sell tia rifle"}
    happened = game.play("sell tia emp")
    assert told(happened, "sold", "card") == [("emp",)]
    assert game.view().decision == "use"


@rule("BAB-08", "CARD-09")
def test_a_card_whose_die_is_open_may_be_sold_and_the_rest_of_the_die_is_still_used() -> None:
    tia = {"equipment": ["dowser", "emp"], "dice": ["basic money", *["purple research2"] * 4]}
    game = babilar({"tia": tia, "prof": {}}, tracks=MONEY, more="money = 0")
    dice = game.view().reckoners[0].dice
    lent = next(f"d{slot + 1}" for slot, die in enumerate(game.state.dice[0]) if game.state.lent[die])
    play(game, f"tia use {lent} research grand-central", "sell tia dowser")
    assert len(game.view().reckoners[0].dice) == len(dice) - 1
    shows(game, {"tia.open": "dowser research"})
    game.play("tia use dowser research digzone")
    shows(game, {"epic.digzone.research": 4, "tia.open": "none"})


@rule("BAB-08", "CARD-09")
def test_the_open_die_keeps_its_rest_when_a_die_before_it_leaves() -> None:
    tia = {"equipment": ["dowser", "camera"], "dice": [*["purple research used"] * 4, "basic research"]}
    game = babilar({"tia": tia, "prof": {"dice": ["basic research"]}}, tracks=MONEY, more="money = 0")
    play(game, "tia use d5 research digzone", "prof use d1 research grand-central", "sell tia dowser")
    shows(game, {"tia.open": "d4 research"})  # Camera doubled it
    game.play("tia use d4 research digzone")
    shows(game, {"epic.digzone.research": 3})


@rule("BAB-08", "EQ2-02")
def test_half_a_card_that_is_sold_is_lost() -> None:
    tia = {"dice": ["purple plan", "basic contain"], "equipment": ["data-chip", "emp"]}
    game = babilar({"tia": tia, "prof": {"dice": ["basic research"]}}, tracks=MONEY, more="money = 0")
    play(game, "tia use d1 card data-chip", "prof use d1 research grand-central")
    happened = game.play("sell tia data-chip")
    assert told(happened, "half-lost", "card") == [("data-chip",)]
    shows(game, {"tia.owing": "none"})


PLANS = {"grand-central": {5: "attack-plan"}}


@rule("BAB-08", "EP2-13")
def test_plan_tokens_that_were_just_gained_may_be_lost_and_go_first() -> None:
    game = babilar(
        {"tia": {"dice": ["purple research"]}, "prof": {"plan": 1, "plan_next": 1}, "cody": {"plan_next": 1}},
        tracks=PLANS,
    )
    game.play("tia use d1 research grand-central")
    assert options(game) == {"discard prof", "discard cody"}
    game.play("discard prof")
    shows(game, {"prof.plan": 1, "prof.plan_next": 0})  # the one on the board can still be used now
    assert offers(game, "prof use plan money")


@rule("MOD4-04", "BAB-08", "PLAN-02")
def test_plan_tokens_of_a_reward_wait_for_the_next_use_step_and_can_be_lost_before() -> None:
    game = babilar(
        {"tia": {"dice": ["basic attack", "purple research"]}, "prof": {}},
        {"grand-central": NOBODY_THERE},
        reward={"plan": 1},
        tracks={"grand-central": {4: "attack-plan"}},
    )
    play(game, "tia use d1 attack digzone", "reward plan tia")
    shows(game, {"tia.plan": 0, "tia.plan_next": 1})
    refuses(game, "tia use plan money", "token-fresh", "PLAN-02")
    game.play("tia use d2 research grand-central")  # the only token goes by itself
    shows(game, {"tia.plan_next": 0, "population": 40})


@rule("BAB-07", "MOD4-06", "BOSS-05")
def test_population_0_ends_the_game_in_the_middle_of_a_die() -> None:
    game = babilar({"tia": {"dice": ["purple research2"]}, "prof": {}}, tracks=MONEY, more="money = 0\npopulation = 3")
    game.play("tia use d1 research grand-central")
    assert game.result == "lost"


@rule("BAB-07", "EQ2-25")
def test_people_whom_a_track_takes_can_be_healed() -> None:
    game = babilar(
        {"tia": {"dice": ["purple research2"]}, "prof": {"equipment": ["med-kit"]}},
        tracks={"grand-central": {5: "attack-plan"}},
    )
    refuses(game, "prof use med-kit", "nobody-hurt", "EQ2-25")
    game.play("tia use d1 research grand-central")
    shows(game, {"population": 39})
    game.play("prof use med-kit")
    shows(game, {"population": 40})


@rule("BAB-07", "EQ2-09")
def test_a_base_that_is_discovered_changes_what_dish_soap_is_good_for() -> None:
    game = babilar({"tia": {"dice": ["purple research2"]}, "prof": {"equipment": ["dish-soap"]}}, tracks=FOUND)
    assert offers(game, "prof use dish-soap money")
    game.play("tia use d1 research grand-central")
    assert not offers(game, "prof use dish-soap money")
    assert offers(game, "prof use dish-soap")

"""ILD-06 to ILD-08: any symbol protects a district; at the bottom the people help, and nothing more can be done."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.crew import options, play
from tests.rules.ildithia import ildithia, walk
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

HERE = "inkom-territory"
FACES = {
    "money": "basic money",
    "enforcement": "basic enforcement",
    "contain": "basic contain",
    "research": "basic research",
    "attack": "basic attack",
    "plan": "basic plan",
}


def protected(game: Game) -> int | None:
    return next(district.marker for district in game.view().districts if district.id == HERE)


# -- with what


@rule("ILD-06")
@pytest.mark.parametrize("symbol", FACES)
def test_any_symbol_lowers_the_marker_and_does_nothing_else(symbol: str) -> None:
    there = {HERE: {"enforcement": 2, "bracket": 3, "blue_shields": 1}}
    game = ildithia({"tia": {"dice": [FACES[symbol]]}}, there)
    assert f"tia use d1 {symbol} protect {HERE}" in options(game)
    before = game.view()
    game.play(f"tia use d1 {symbol} protect {HERE}")
    after = game.view()
    assert protected(game) == 3
    shows(game, {"tia.d1": "used", "tia.plan_next": 0, "money": before.money, f"district.{HERE}.enforcement": 2})
    shows(game, {f"district.{HERE}.blue_shields": 1, "epic.digzone.bracket": 3, "epic.digzone.research": 5})
    assert after.boss == before.boss
    assert told(game.events, "protected", "district", "now") == [(HERE, 3)]


@rule("ILD-06")
def test_the_word_may_be_left_out_where_nothing_else_is_called_so() -> None:
    for symbol in ("money", "plan", "research", "attack"):
        game = ildithia({"tia": {"dice": [FACES[symbol]]}})
        game.play(f"tia use d1 {symbol} {HERE}")
        assert protected(game) == 3
    there = {HERE: {"enforcement": 1, "blue_shields": 1}}
    for symbol, piece in (("enforcement", "enforcement"), ("contain", "blue_shields")):
        game = ildithia({"tia": {"dice": [FACES[symbol]]}}, there)
        game.play(f"tia use d1 {symbol} {HERE}")
        shows(game, {f"district.{HERE}.{piece}": 0, f"district.{HERE}.marker": 4})


@rule("ILD-06", "USE-03")
def test_the_symbols_of_a_die_go_where_one_wants_them() -> None:
    game = ildithia({"tia": {"dice": ["purple research2"]}})
    play(game, f"tia use d1 research protect {HERE}", "tia use d1 research digzone")
    shows(game, {"epic.digzone.research": 4, f"district.{HERE}.marker": 3, "tia.open": "none"})


@rule("ILD-06", "PLAN-04")
def test_a_plan_token_is_any_symbol() -> None:
    game = ildithia({"tia": {"plan": 2, "dice": ["basic money"]}})
    assert options(game, "tia use plan") >= {f"tia use plan plan protect {HERE}"}
    play(game, f"tia use plan plan protect {HERE}", f"tia use plan attack protect {HERE}")
    shows(game, {f"district.{HERE}.marker": 2, "tia.plan": 0})


@rule("ILD-06", "CARD-08")
def test_what_is_converted_is_one_symbol_all_the_same() -> None:
    """One option for each symbol that is there; used as its partner it does no more."""
    replace = """
    [[replace.equipment]]
    id = "emp"
    does = { family = "converter", symbols = ["research", "money"] }
    """
    game = ildithia({"tia": {"equipment": ["emp"], "dice": ["purple research2"]}}, replace=replace)
    assert {text for text in options(game, "tia use d1") if "protect" in text} == {
        f"tia use d1 research protect {HERE}"
    }
    play(game, f"tia use d1 money protect {HERE}", f"tia use d1 money {HERE} from research")
    shows(game, {f"district.{HERE}.marker": 2, "money": 4})
    again = ildithia({"tia": {"equipment": ["emp"], "dice": ["purple research2"]}}, replace=replace)
    refuses(again, f"tia use d1 attack protect {HERE}", "symbol-not-shown", "SYM-06")
    refuses(again, f"tia use d1 money protect {HERE} from attack", "cannot-serve", "CARD-08")


@rule("ILD-06", "CARD-02")
def test_symbols_of_cards_protect_too() -> None:
    replace = """
    [[replace.equipment]]
    id = "emp"
    does = { family = "symbols", gives = ["contain", "contain"] }
    [[replace.equipment]]
    id = "safe-house"
    does = { family = "exchanger", cost = ["money"], gives = ["plan", "plan"] }
    """
    game = ildithia({"tia": {"equipment": ["emp", "safe-house"], "dice": ["basic money"]}}, replace=replace)
    play(game, f"tia use emp contain protect {HERE}", f"tia use emp contain protect {HERE}")
    play(game, "tia use d1 card safe-house", f"tia use safe-house plan protect {HERE}")
    shows(game, {f"district.{HERE}.marker": 1})


# -- where


@rule("ILD-06")
def test_only_where_one_stands() -> None:
    game = ildithia({"tia": {"dice": ["basic money", "basic plan"]}})
    assert not [text for text in options(game, "tia") if "protect salt-mills" in text]
    refuses(game, "tia use d1 money protect salt-mills", "too-far", "ILD-06")
    play(game, "tia use d1 move salt-mills", "tia use d2 plan protect salt-mills")
    shows(game, {"district.salt-mills.marker": 3, f"district.{HERE}.marker": 4})


@rule("HERO-04", "ILD-06")
def test_the_sniper_token_reaches_another_track() -> None:
    game = ildithia({"cody": {"dice": ["basic money", "basic money"]}})
    refuses(game, "cody use d1 money protect salt-mills", "too-far", "ILD-06")
    play(game, "cody use sniper salt-mills", "cody use d1 money protect salt-mills")
    game.play(f"cody use d2 money protect {HERE}")
    shows(game, {"district.salt-mills.marker": 3, f"district.{HERE}.marker": 3})


@rule("CARD-12", "ILD-06")
def test_cards_that_act_anywhere_reach_every_track() -> None:
    replace = """
    [[replace.equipment]]
    id = "emp"
    does = { family = "symbols", gives = ["research", "research"], anywhere = true }
    """
    game = ildithia({"tia": {"equipment": ["emp"], "dice": ["basic money"]}}, replace=replace)
    play(game, "tia use emp research protect brine-gardens", "tia use emp research protect sharp-tower")
    shows(game, {"district.brine-gardens.marker": 3, "district.sharp-tower.marker": 3})


@rule("EQ2-04", "ILD-06")
def test_what_reaches_the_neighbours_protects_them_with_its_symbols() -> None:
    game = ildithia({"tia": {"equipment": ["climbing-kit"], "dice": ["basic research", "basic money"]}})
    assert offers(game, f"tia use d2 money protect {HERE}", "tia use d1 research protect salt-mills")
    refuses(game, "tia use d2 money protect salt-mills", "too-far", "ILD-06")
    refuses(game, "tia use d1 research protect brine-gardens", "too-far", "ILD-06")
    game.play("tia use d1 research protect sharp-tower")
    shows(game, {"district.sharp-tower.marker": 3})


# -- when


@rule("ILD-06", "EQ2-20")
def test_not_while_shopping() -> None:
    """An action that waits there acts on targets only."""
    replace = """
    [[replace.equipment]]
    id = "emp"
    price = 1
    does = { family = "consumable", gives = ["research"] }
    """
    shopper = {"tia": {"equipment": ["blind-spot"]}}
    game = ildithia(shopper, {HERE: {"research": 1}}, step="purchase", more='market = ["emp"]', replace=replace)
    play(game, "buy emp for tia", "reward research digzone")
    shows(game, {"tia.waiting": ["blind-spot"], "step": "purchase"})
    assert offers(game, "tia use blind-spot attack digzone")
    assert not [text for text in options(game) if "protect" in text]
    for source in ("blind-spot attack", "plan plan"):
        refuses(game, f"tia use {source} protect {HERE}", "protect-in-use-step", "ILD-06")


@rule("MOD4-03", "ILD-06")
def test_a_reward_protects_nothing() -> None:
    weak = {HERE: {"research": 0, "health": 1, "enforcement": 2}, "salt-mills": {"enforcement": 3}}
    reward = {"enforcement": 1, "contain": 1, "plan": 1}
    game = ildithia({"tia": {"dice": ["basic attack"]}}, weak, reward=reward)
    game.play("tia use d1 attack digzone")
    assert options(game, "reward")
    assert not [text for text in options(game) if "protect" in text]
    refuses(game, f"reward research {HERE}", "reward-protects-nothing", "MOD4-03")
    for text in sorted(options(game, "reward plan"))[:1]:
        game.play(text)
    shows(game, {f"district.{HERE}.marker": 4})


# -- the bottom


@rule("ILD-07")
def test_the_last_step_is_two_research_on_the_boss_at_once_wherever_he_is() -> None:
    game = ildithia({"tia": {"dice": ["basic money", "basic money"]}}, {HERE: {"marker": 2}}, boss={"research": 9})
    game.play(f"tia use d1 money protect {HERE}")
    shows(game, {"boss.research": 9, f"district.{HERE}.marker": 1})
    game.play(f"tia use d2 money protect {HERE}")
    shows(game, {"boss.research": 7, f"district.{HERE}.marker": 0, "boss.district": "brine-gardens"})
    assert told(game.events, "protected-whole", "district") == [(HERE,)]


@rule("ILD-07")
def test_the_bottom_is_no_action() -> None:
    game = walk(ildithia({"tia": {"dice": ["basic money"]}}, {HERE: {"marker": 0}}, boss={"research": 9}))
    assert told(game.events, "passed", "district", "n") == [(HERE, 0)]
    shows(game, {"boss.research": 9, f"district.{HERE}.marker": 4})


@rule("ILD-07", "BOSS-03", "MOD4-02")
@pytest.mark.parametrize("left", [1, 2])
def test_it_can_weaken_the_boss_who_is_attacked_in_the_same_step(left: int) -> None:
    who: Mapping[str, Values] = {
        "tia": {"dice": ["basic money"]},
        "prof": {"district": "brine-gardens", "dice": ["basic attack"]},
    }
    game = ildithia(who, {HERE: {"marker": 1}}, boss={"research": left})
    assert not offers(game, "prof use d1 attack steelheart")
    game.play(f"tia use d1 money protect {HERE}")
    health = game.view().boss.health
    assert health is not None
    game.play("prof use d1 attack steelheart")
    shows(game, {"boss.health": health - 1})


@rule("ILD-07", "BOSS-03")
def test_once_he_is_weakened_there_is_nothing_left_to_find_out() -> None:
    game = ildithia({"tia": {"dice": ["basic money"]}}, {HERE: {"marker": 1}}, boss={"research": 0, "health": 5})
    game.play(f"tia use d1 money protect {HERE}")
    shows(game, {"boss.health": 5, "boss.research": 0, f"district.{HERE}.marker": 0})
    assert not told(game.events, "boss-weakened", "health")


@rule("EQ2-20", "ILD-07")
@pytest.mark.parametrize(("where", "gets"), [("brine-gardens", True), (HERE, False)])
def test_whoever_protects_has_not_done_the_last_research_oneself(where: str, gets: bool) -> None:
    """Blind Spot: the owner gets the action only where the Boss is."""
    who: Mapping[str, Values] = {
        "tia": {"dice": ["basic money", "basic money"], "equipment": ["blind-spot"] if where == HERE else []},
        "prof": {"district": "brine-gardens", "dice": ["basic money"], "equipment": ["blind-spot"] if gets else []},
    }
    game = ildithia(who, {HERE: {"marker": 1}}, boss={"research": 2})
    game.play(f"tia use d1 money protect {HERE}")
    shows(game, {"prof.waiting": ["blind-spot"] if gets else [], "tia.waiting": []})


@rule("ILD-08")
def test_at_the_bottom_nothing_is_left_to_protect() -> None:
    game = ildithia({"tia": {"dice": ["basic money", "basic plan"]}}, {HERE: {"marker": 1}}, boss={"research": 9})
    game.play(f"tia use d1 money protect {HERE}")
    assert not [text for text in options(game) if "protect" in text and HERE in text]
    refuses(game, f"tia use d2 plan protect {HERE}", "protected-already", "ILD-08")
    shows(game, {"boss.research": 7})


@rule("ILD-04", "ILD-06", "ILD-07")
def test_after_it_was_passed_it_can_be_protected_again() -> None:
    game = ildithia({"tia": {"dice": ["basic money"]}}, {HERE: {"marker": 1}}, boss={"research": 9})
    game.play(f"tia use d1 money protect {HERE}")
    walk(game)
    shows(game, {"round": 2, f"district.{HERE}.marker": 4})


@rule("ILD-06")
def test_protecting_can_be_undone() -> None:
    game = ildithia({"tia": {"dice": ["basic money", "basic plan"]}}, {HERE: {"marker": 1}}, boss={"research": 9})
    before = game.state.key()
    game.play(f"tia use d1 money protect {HERE}")
    after = game.state.key()
    assert after != before
    game.undo()
    assert game.state.key() == before
    game.redo()
    assert game.state.key() == after

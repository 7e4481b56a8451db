"""ATK-06: Moves that cost two. ATK-07: doubles that count one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from reckoners.content import load_content
from reckoners.content.model import Exchanger
from reckoners.game import Game
from tests.positions import rule
from tests.rules.attacked import ALL
from tests.rules.babilar import babilar
from tests.rules.cards import DOUBLERS, REMOTE, replaced, word
from tests.rules.crew import crew, options, play
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values, toml


def slow(
    *dice: str,
    others: Mapping[str, Values] | None = None,
    districts: Mapping[str, Values] | None = None,
    who: str = "tia",
    **more: object,
) -> Game:
    """A Move costs this Reckoner two."""
    own: Values = {"dice": list(dice), "suffers": ["move"], **more}
    return crew({who: own, **(others or {})}, districts, modules=ALL)


def single(*dice: str, cards: Sequence[str] = (), who: str = "tia", replace: str = "", **more: object) -> Game:
    """Two equal symbols of this Reckoner count as one."""
    own: Values = {"dice": list(dice), "suffers": ["doubles"], "equipment": list(cards), **more}
    return crew({who: own}, modules=ALL, replace=replace)


# -- a Move costs two


@rule("ATK-06", "MOVE-01")
def test_a_move_is_paid_in_two_halves() -> None:
    game = slow("basic money", "purple research2", "basic plan")
    happened = game.play("tia use d1 move chinatown")
    assert told(happened, "move-half", "reckoner", "source", "district") == [("tia", "d1", "chinatown")]
    assert not told(happened, "moved", "reckoner")
    shows(game, {"tia.district": "the-loop", "tia.owing": "move chinatown", "tia.d1": "used", "money": 4})
    happened = game.play("tia use d2 move chinatown")
    assert told(happened, "moved", "reckoner", "from", "district") == [("tia", "the-loop", "chinatown")]
    shows(game, {"tia.district": "chinatown", "tia.owing": "none", "tia.d2": "used", "tia.d3": "kept"})


@rule("ATK-06")
def test_the_other_half_goes_to_the_same_district() -> None:
    game = slow("basic money", "basic money")
    game.play("tia use d1 move chinatown")
    assert options(game, "tia use d2 move") == {"tia use d2 move chinatown"}
    refuses(game, "tia use d2 move understreets", "move-half-paid", "ATK-06")


@rule("ATK-06", "USE-03")
@pytest.mark.parametrize("other", ["tia use d2 money", "tia lapse", "end use", "tia use d2 barricade understreets"])
def test_who_does_something_else_loses_the_first_half(other: str) -> None:
    game = slow("basic money", "basic money", districts={"understreets": {"barricades": 1}})
    game.play("tia use d1 move chinatown")
    happened = game.play(other)
    assert told(happened, "move-lost", "reckoner", "district") == [("tia", "chinatown")]
    shows(game, {"tia.district": "the-loop", "tia.owing": "none", "tia.d1": "used"})


@rule("ATK-06", "USE-03")
def test_only_untouched_dice_pay_and_an_open_die_is_lost() -> None:
    game = slow("purple research2", "basic money")
    game.play("tia use d1 research digzone")
    refuses(game, "tia use d1 move chinatown", "die-touched", "USE-03")
    happened = game.play("tia use d2 move chinatown")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "research")]


@rule("ATK-06", "PLAN-01", "CARD-04")
def test_tokens_and_cards_pay_too() -> None:
    game = slow(plan=2)
    play(game, "tia use plan move chinatown", "tia use plan move chinatown")
    shows(game, {"tia.plan": 0, "tia.district": "chinatown"})
    game = slow("basic money", equipment=["schematics"])
    play(game, "tia use schematics move chinatown", "tia use d1 move chinatown")
    shows(game, {"tia.schematics": "used", "tia.district": "chinatown"})


@rule("ATK-06", "CARD-14")
@pytest.mark.parametrize("order", [("d1", "helicopter"), ("helicopter", "d1"), ("helicopter", "motorcycle")])
def test_a_vehicle_is_one_of_them_and_two_vehicles_pay_together(order: tuple[str, str]) -> None:
    game = slow("basic money", equipment=["helicopter", "motorcycle"])
    game.play(f"tia use {order[0]} move chinatown")
    shows(game, {"tia.district": "the-loop", "tia.owing": "move chinatown"})
    game.play(f"tia use {order[1]} move chinatown")
    shows(game, {"tia.district": "chinatown", f"tia.{order[0]}": "used", f"tia.{order[1]}": "used"})


@rule("ATK-06", "HER2-01")
@pytest.mark.parametrize("first", ["val", "tia"])
def test_dispatcher_is_one_half_and_who_moves_pays_the_other(first: str) -> None:
    game = slow("basic money", others={"val": {"dice": ["basic money"]}})
    ride, die = "val use dispatcher tia chinatown", "tia use d1 move chinatown"
    happened = game.play(ride if first == "val" else die)
    source = "dispatcher" if first == "val" else "d1"
    assert told(happened, "move-half", "reckoner", "source") == [("tia", source)]
    shows(game, {"tia.district": "the-loop", "tia.owing": "move chinatown"})
    if first == "tia":
        refuses(game, "val use dispatcher tia understreets", "move-half-paid", "ATK-06")
    game.play(die if first == "val" else ride)
    shows(game, {"tia.district": "chinatown", "tia.owing": "none", "val.dispatcher": "used", "tia.d1": "used"})


@rule("ATK-06", "HER2-01")
def test_who_moves_counts_not_who_dispatches() -> None:
    game = slow("basic money", who="val", others={"tia": {"dice": ["basic money"]}})
    game.play("val use dispatcher tia chinatown")
    shows(game, {"tia.district": "chinatown", "val.district": "the-loop"})
    game.play("val use d1 move chinatown")
    shows(game, {"val.district": "the-loop", "val.owing": "move chinatown"})


@rule("ATK-06", "USE-03")
def test_cards_without_symbols_may_come_in_between() -> None:
    game = slow("basic money", "basic money", who="david", equipment=["tracking-device"])
    play(game, "david use d1 move chinatown", "david use improvise d2 plan", "david use tracking-device")
    shows(game, {"david.owing": "move chinatown"})
    game.play("david use d2 move chinatown")
    shows(game, {"david.district": "chinatown"})


@rule("ATK-06", "CARD-05")
def test_what_a_card_gave_may_pay_the_other_half() -> None:
    game = slow("basic money", "basic enforcement", equipment=["emp"])
    play(game, "tia use d1 move chinatown", "tia use d2 card emp", "tia use emp move chinatown")
    shows(game, {"tia.district": "chinatown", "tia.open": "none"})


@rule("ATK-06", "EQ2-05")
@pytest.mark.parametrize(("half", "other"), [("d1", "d2"), ("d2", "d1")])
def test_a_regained_die_does_not_pay_both_halves(half: str, other: str) -> None:
    spyril: Values = {"dice": ["basic money"], "equipment": ["spyril"]}
    game = slow("basic money", "basic money", others={"prof": spyril})
    play(game, f"tia use {half} move chinatown", "prof use spyril tia", f"tia regain {half}")
    shows(game, {f"tia.{half}": "kept"})
    refuses(game, f"tia use {half} move chinatown", "move-costs-two", "ATK-06")
    game.play(f"tia use {other} move chinatown")
    shows(game, {"tia.district": "chinatown", f"tia.{half}": "kept"})


@rule("ATK-06", "EQ2-02")
def test_half_a_card_is_lost_by_half_a_move_and_the_other_way_round() -> None:
    game = slow("black plan2", "basic money", "basic contain", who="prof", equipment=["data-chip"])
    game.play("prof use d1 card data-chip")
    happened = game.play("prof use d2 move chinatown")
    assert told(happened, "half-lost", "card") == [("data-chip",)]
    happened = game.play("prof use d3 card data-chip")
    assert told(happened, "move-lost", "district") == [("chinatown",)]
    shows(game, {"prof.owing": "data-chip plan"})


@rule("ATK-06", "MOVE-02")
def test_barricades_stop_it_as_ever() -> None:
    game = slow("basic money", "basic money", districts={"chinatown": {"barricades": 1}})
    refuses(game, "tia use d1 move chinatown", "barricaded", "MOVE-02")
    game.play("tia use d1 barricade chinatown")  # one die, as ever
    assert offers(game, "tia use d2 move chinatown")


@rule("ATK-06", "EQ2-12")
def test_submarine_answers_to_the_whole_move_only() -> None:
    game = slow("basic money", "basic money", equipment=["submarine"])
    game.play("tia use d1 move chinatown")
    shows(game, {"tia.waiting": []})
    game.play("tia use d2 move chinatown")
    shows(game, {"tia.waiting": ["submarine"]})


@rule("ATK-06")
def test_several_tokens_make_it_no_dearer() -> None:
    game = slow("basic money", "basic money", suffers=["move", "move"])
    play(game, "tia use d1 move chinatown", "tia use d2 move chinatown")
    shows(game, {"tia.district": "chinatown"})


# -- doubles count one


@rule("ATK-07")
def test_a_double_face_counts_one() -> None:
    game = single("purple research2", "basic money")
    shows(game, {"tia.d1.face": "research"})
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "none", "epic.digzone.research": 4, "tia.d1": "used"})


@rule("ATK-07", "CARD-10")
@pytest.mark.parametrize(("card", "symbol"), DOUBLERS)
def test_doublers_do_not_help(card: str, symbol: str) -> None:
    for suffers in ((), ("doubles",)):
        game = single(f"basic {symbol}", cards=[card], suffers=list(suffers))
        shows(game, {"tia.d1.face": symbol if suffers else f"{symbol}2"})


@rule("ATK-07")
def test_a_card_that_shows_two_counts_one() -> None:
    game = single("basic money", cards=["notebooks"])
    assert ("notebooks", ("research", "research")) in REMOTE
    game.play("tia use notebooks research digzone")
    shows(game, {"tia.open": "none", "epic.digzone.research": 4})


@rule("ATK-07", "CARD-05")
@pytest.mark.parametrize(
    ("gives", "seen"),
    [
        (["contain", "contain"], "contain"),
        (["contain", "research"], "contain+research"),
        (["contain", "contain", "contain"], "contain3"),
        (["contain", "contain", "research"], "contain2+research"),
    ],
)
def test_an_exchanger_with_two_symbols_counts_one_with_three_all(gives: list[str], seen: str) -> None:
    given = replaced("emp", f'family = "exchanger", cost = ["enforcement"], gives = {toml(gives)}')
    game = single("basic enforcement", cards=["emp"], replace=given)
    game.play("tia use d1 card emp")
    shows(game, {"tia.open": f"emp {seen}"})


@rule("ATK-07")
def test_bank_vault_and_lead_the_way_are_not_affected() -> None:
    content = load_content()
    cards = (content.equipment["bank-vault"], content.abilities["lead-the-way"])
    for card in cards:
        assert isinstance(card.does, Exchanger)
        game = single(f"basic {card.does.cost[0]}", who="prof", cards=["bank-vault"])
        game.play(f"prof use d1 card {card.id}")
        shows(game, {"prof.open": f"{card.id} {word(card.does.gives)}"})


@rule("ATK-07", "EQ2-14")
def test_fuel_cells_find_no_two() -> None:
    game = single("purple research2", "basic money", cards=["fuel-cells", "notebooks", "camera"])
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "none"})
    game.play("tia use notebooks research digzone")
    shows(game, {"tia.open": "none", "epic.digzone.research": 3})


@rule("ATK-07", "EQ2-14")
def test_fuel_cells_still_help_a_card_that_is_not_affected() -> None:
    given = replaced("emp", 'family = "exchanger", cost = ["enforcement"], gives = ["contain", "contain", "research"]')
    game = single("basic enforcement", cards=["fuel-cells", "emp"], replace=given)
    game.play("tia use d1 card emp")
    shows(game, {"tia.open": "emp contain3+research"})


@rule("ATK-07", "HER2-03", "EQ2-14")
@pytest.mark.parametrize("symbols", [["research"], ["research", "research"]])
def test_tradecraft_adds_one_to_the_one_and_fuel_cells_nothing(symbols: list[str]) -> None:
    shown = replaced("rifle", f'family = "symbols", gives = {toml(symbols)}')
    game = single("basic money", who="exel", cards=["fuel-cells", "rifle"], replace=shown)
    game.play("exel use rifle card tradecraft research")
    shows(game, {"exel.open": "tradecraft research2"})


@rule("ATK-07", "BAB-10")
@pytest.mark.parametrize(
    ("gives", "left"), [(["contain", "contain"], "none"), (["contain", "contain", "plan"], "glowing-vines plan")]
)
def test_a_dawnslight_card_counts_as_a_die(gives: list[str], left: str) -> None:
    """So two of three symbols count as one too."""
    shown = f'[[replace.dawnslight]]\nid = "glowing-vines"\ngives = {toml(gives)}\n'
    tia: Values = {"dice": ["basic money"], "suffers": ["doubles"], "dawnslight": ["glowing-vines"]}
    game = babilar({"tia": tia}, replace=shown)
    game.play("tia use glowing-vines contain digzone")
    shows(game, {"tia.open": left, "epic.digzone.bracket": 3})


@rule("ATK-07")
def test_plan_tokens_and_singles_are_as_ever() -> None:
    game = single("basic money", plan=1)
    play(game, "tia use plan research digzone", "tia use d1 money")
    shows(game, {"epic.digzone.research": 4, "money": 5})

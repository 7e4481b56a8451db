"""EQ2-02, EQ2-16: cards that cost two dice. EQ2-14: Fuel Cells."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import red_with, replaced
from tests.rules.crew import crew, options, play, repeated
from tests.rules.seen import offers, refuses, shows, told


def prof(*dice: str, cards: tuple[str, ...] = ("data-chip",), replace: str = "", **more: object) -> Game:
    """Data Chip costs Plan and Contain, and gives three Research and two Attack."""
    own = {"dice": list(dice), "equipment": list(cards), **more}
    return crew({"prof": own}, {"the-loop": {"research": 5}}, replace=replace)


# -- costs two


@rule("EQ2-02", "EQ2-16")
@pytest.mark.parametrize(("first", "second"), [("d1", "d2"), ("d2", "d1")])
def test_two_dice_pay_in_either_order_and_go_whole(first: str, second: str) -> None:
    game = prof("black plan2", "basic contain")
    happened = game.play(f"prof use {first} card data-chip")
    assert told(happened, "half-paid", "source", "card") == [(first, "data-chip")]
    left = "contain" if first == "d1" else "plan"
    shows(
        game, {"prof.open": "none", "prof.owing": f"data-chip {left}", "prof.data-chip": "ready", "prof.plan_next": 0}
    )
    happened = game.play(f"prof use {second} card data-chip")
    assert told(happened, "paid", "source", "card") == [(second, "data-chip")]
    shows(
        game,
        {"prof.open": "data-chip research3+attack2", "prof.owing": "none", "prof.data-chip": "used", "prof.d1": "used"},
    )
    play(game, *repeated("prof use data-chip research digzone", 3), *repeated("prof use data-chip attack digzone", 2))
    shows(game, {"epic.digzone.research": 2, "prof.open": "none", "prof.d2": "used"})


@rule("EQ2-02")
def test_both_symbols_are_needed() -> None:
    game = prof("black plan2", "black plan2", "basic money")
    refuses(game, "prof use d3 card data-chip", "cost-not-shown", "EQ2-02")
    game.play("prof use d1 card data-chip")
    refuses(game, "prof use d2 card data-chip", "pay-the-other", "EQ2-02")
    refuses(game, "prof use d3 card data-chip", "pay-the-other", "EQ2-02")


@rule("EQ2-02")
def test_one_die_with_both_symbols_counts_for_one() -> None:
    both = red_with("plan", "contain")
    game = crew({"megan": {"dice": ["red contain+plan", "red contain+plan"], "equipment": ["data-chip"]}}, replace=both)
    game.play("megan use d1 card data-chip")
    shows(game, {"megan.owing": "data-chip contain plan", "megan.open": "none"})
    refuses(game, "megan use d1 card data-chip", "die-used", "USE-02")
    game.play("megan use d2 card data-chip")
    shows(game, {"megan.open": "data-chip research3+attack2"})


@rule("EQ2-02", "EQ2-05")
def test_nor_does_a_die_that_was_regained_in_between() -> None:
    both = red_with("plan", "contain")
    game = crew(
        {
            "megan": {"dice": ["red contain+plan", "red attack"], "equipment": ["data-chip", "utility-tool"]},
            "tia": {"equipment": ["spyril"], "dice": ["basic money"]},
        },
        replace=both,
    )
    play(game, "megan use d1 card data-chip", "tia use spyril megan", "megan regain d1")
    shows(game, {"megan.d1": "kept", "megan.owing": "data-chip contain plan"})
    refuses(game, "megan use d1 card data-chip", "pay-the-other", "EQ2-02")
    play(game, "megan use d1 card utility-tool plan contain")
    refuses(game, "megan use d1 card data-chip", "pay-the-other", "EQ2-02")
    play(game, "megan lapse")
    shows(game, {"megan.open": "none", "megan.owing": "data-chip contain plan"})


@rule("EQ2-02", "EQ2-05")
@pytest.mark.parametrize(("half", "other"), [("d1", "d2"), ("d2", "d1")])
def test_a_regained_die_does_not_stand_for_its_equal(half: str, other: str) -> None:
    """Both show Contain at last; the one that has paid Plan cannot pay it, the other one can."""
    dice = ["basic plan", "basic contain"] if half == "d1" else ["basic contain", "basic plan"]
    david = {"dice": [*dice, "basic money"], "equipment": ["data-chip"]}
    game = crew({"david": david, "tia": {"dice": ["basic money"], "equipment": ["spyril"]}})
    play(game, f"david use {half} card data-chip", "tia use spyril david", f"david regain {half}")
    game.play(f"david use improvise {half} contain")
    assert {f"david use {die} contain digzone" for die in ("d1", "d2")} <= options(game)
    assert not offers(game, f"david use {half} card data-chip")
    refuses(game, f"david use {half} card data-chip", "pay-the-other", "EQ2-02")
    game.play(f"david use {other} card data-chip")
    shows(game, {"david.open": "data-chip research3+attack2", f"david.{half}": "kept"})


@rule("EQ2-02", "PLAN-01", "CARD-04")
def test_tokens_and_cards_pay_too() -> None:
    game = prof(plan=2)
    play(game, "prof use plan card data-chip", "prof use plan card data-chip")
    shows(game, {"prof.plan": 0, "prof.open": "data-chip research3+attack2"})
    game = prof("basic contain", cards=("data-chip", "schematics"))
    play(game, "prof use schematics card data-chip", "prof use d1 card data-chip")
    shows(game, {"prof.schematics": "used", "prof.open": "data-chip research3+attack2"})


@rule("EQ2-02", "CARD-06")
def test_what_another_card_gave_pays_the_second_half() -> None:
    game = prof("black plan2", "basic enforcement", cards=("data-chip", "emp"))
    play(game, "prof use d1 card data-chip", "prof use d2 card emp")
    shows(game, {"prof.owing": "data-chip contain", "prof.open": "emp contain3"})
    game.play("prof use emp card data-chip")
    shows(game, {"prof.open": "data-chip research3+attack2"})


@rule("EQ2-02", "CARD-08")
def test_converted_symbols_pay() -> None:
    game = prof("black plan2", "basic enforcement", cards=("data-chip", "gravatonics"))
    play(game, "prof use d1 card data-chip", "prof use d2 card data-chip")
    shows(game, {"prof.open": "data-chip research3+attack2"})


@rule("EQ2-02", "USE-03")
@pytest.mark.parametrize("other", ["prof use d3 money", "prof use d3 move chinatown", "prof use d2 contain digzone"])
def test_another_die_in_between_loses_the_first_payment(other: str) -> None:
    game = prof("black plan2", "basic contain", "basic money")
    game.play("prof use d1 card data-chip")
    assert told(game.play(other), "half-lost", "card") == [("data-chip",)]
    shows(game, {"prof.owing": "none", "prof.data-chip": "ready", "prof.d1": "used"})


@rule("EQ2-02", "USE-03", "USE-08")
def test_it_lapses_by_word_and_with_the_step() -> None:
    game = prof("black plan2", "basic contain")
    game.play("prof use d1 card data-chip")
    assert told(game.play("prof lapse"), "half-lost", "reckoner") == [("prof",)]
    refuses(game, "prof lapse", "nothing-open", "USE-03")
    game = prof("black plan2", "basic contain")
    game.play("prof use d1 card data-chip")
    assert told(game.play("end use"), "half-lost", "reckoner") == [("prof",)]
    shows(game, {"prof.owing": "none"})


@rule("EQ2-02", "USE-03")
def test_the_first_payment_ends_an_open_die_and_paying_another_card_of_two_the_first() -> None:
    game = prof("black plan2", "basic contain", "basic money", cards=("data-chip", "epic-bomb"))
    play(game, "prof use d1 plan")
    assert told(game.play("prof use d2 card data-chip"), "lapsed", "source") == [("d1",)]
    assert told(game.play("prof use d3 card epic-bomb"), "half-lost", "card") == [("data-chip",)]
    shows(game, {"prof.owing": "epic-bomb enforcement"})


@rule("EQ2-02", "CARD-03")
def test_once_per_round() -> None:
    game = prof("black plan2", "basic contain", "black plan", "basic contain", "black plan")
    play(game, "prof use d1 card data-chip", "prof use d2 card data-chip")
    refuses(game, "prof use d3 card data-chip", "card-used", "CARD-02")
    refuses(game, "prof use data-chip money", "symbol-not-shown", "SYM-01")


@rule("EQ2-02", "EQ2-16")
def test_not_paid_there_is_nothing() -> None:
    game = prof("black plan2", "basic contain")
    refuses(game, "prof use data-chip research digzone", "card-has-no-symbols", "CARD-02")


@rule("EQ2-16", "CARD-04", "CARD-06", "MOVE-01")
def test_what_it_gives_is_a_die() -> None:
    imager = replaced("imager", 'family = "exchanger", cost = ["research"], gives = ["money"]')
    for use, then in {"move chinatown": ("district", "chinatown"), "card imager": ("imager", "used")}.items():
        game = prof(cards=("data-chip", "imager"), plan=2, replace=imager)
        play(game, "prof use plan card data-chip", "prof use plan card data-chip", f"prof use data-chip {use}")
        shows(game, {f"prof.{then[0]}": then[1]})


@rule("EQ2-16")
def test_epic_bomb_attacks() -> None:
    own = {"dice": ["orange money2", "basic enforcement"], "equipment": ["epic-bomb"]}
    game = crew({"cody": own}, {"the-loop": {"health": 5, "research": 0}})
    play(game, "cody use d1 card epic-bomb", "cody use d2 card epic-bomb")
    shows(game, {"cody.open": "epic-bomb attack5", "money": 4})
    play(game, *repeated("cody use epic-bomb attack digzone", 5))
    shows(game, {"epic.digzone": "none"})


# -- Fuel Cells


def fueled(who: str, *dice: str, cards: tuple[str, ...] = (), replace: str = "", **more: object) -> Game:
    return crew({who: {"dice": list(dice), "equipment": ["fuel-cells", *cards], **more}}, replace=replace)


@rule("EQ2-14")
@pytest.mark.parametrize(("die", "left"), [("purple research2", "research2"), ("purple research", "none")])
def test_exactly_two_equal_symbols_count_as_three(die: str, left: str) -> None:
    game = fueled("tia", die)
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": left if left == "none" else f"d1 {left}"})


@rule("EQ2-14")
def test_three_and_more_stay_as_they_are_and_two_kinds_are_no_two() -> None:
    game = fueled("megan", "red enforcement2", cards=("emp",))
    game.play("megan use d1 card emp")
    shows(game, {"megan.open": "emp contain3"})
    game = fueled("megan", "red attack+plan", replace=red_with("attack", "plan"))
    game.play("megan use d1 attack digzone")
    shows(game, {"megan.open": "d1 plan"})


@rule("EQ2-14", "CARD-12", "CARD-11")
def test_cards_count_too() -> None:
    game = fueled("tia", cards=("notebooks",))
    game.play("tia use notebooks research frostbite")
    shows(game, {"tia.open": "notebooks research2"})
    two = replaced("bribe", 'family = "exchanger", cost = ["money"], gives = ["attack", "attack"]')
    game = fueled("tia", "basic money", cards=("bribe",), replace=two)
    game.play("tia use d1 card bribe")
    shows(game, {"tia.open": "bribe attack3"})


@rule("EQ2-14", "CARD-10")
def test_doubled_white_dice_count_too() -> None:
    double = replaced("camera", 'family = "doubler", symbol = "research"')
    game = fueled("tia", "basic research", cards=("camera",), replace=double)
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "d1 research2"})


@rule("EQ2-14", "PLAN-01")
def test_a_plan_token_is_one_symbol() -> None:
    game = fueled("tia", plan=1)
    game.play("tia use plan research digzone")
    shows(game, {"tia.open": "none"})


@rule("EQ2-14", "HER2-03")
@pytest.mark.parametrize(
    ("die", "added", "opened"),
    [("blue contain2", "contain", "contain4"), ("basic contain", "contain", "contain3"), ("", "attack", "attack3")],
)
def test_with_tradecraft_fuel_cells_work_once_on_the_group(die: str, added: str, opened: str) -> None:
    """A double is three, then four; a single or a token is two, then three."""
    game = fueled("exel", *([die] if die else []), plan=1)
    game.play(f"exel use {'d1' if die else 'plan'} card tradecraft {added}")
    shows(game, {"exel.open": f"tradecraft {opened}"})


@rule("EQ2-14", "HER2-03")
def test_a_cards_group_that_was_fueled_is_not_fueled_again() -> None:
    two = replaced("bribe", 'family = "exchanger", cost = ["money"], gives = ["attack", "attack"]')
    game = fueled("exel", "basic money", cards=("bribe",), replace=two)
    play(game, "exel use d1 card bribe", "exel use bribe card tradecraft attack")
    shows(game, {"exel.open": "tradecraft attack4"})
    one = replaced("bribe", 'family = "exchanger", cost = ["money"], gives = ["attack", "plan"]')
    game = fueled("exel", "basic money", cards=("bribe",), replace=one)
    play(game, "exel use d1 card bribe", "exel use bribe card tradecraft attack")
    shows(game, {"exel.open": "tradecraft attack3+plan"})
    both = replaced("bribe", 'family = "exchanger", cost = ["money"], gives = ["attack", "attack", "plan"]')
    game = fueled("exel", "basic money", cards=("bribe",), replace=both)
    play(game, "exel use d1 card bribe", "exel use bribe card tradecraft plan")
    shows(game, {"exel.open": "tradecraft attack3+plan2"})  # the two Plan come too late


@rule("EQ2-14", "CARD-08", "EQ2-06")
def test_two_become_three_before_converting_or_changing() -> None:
    game = fueled("megan", "red enforcement2", cards=("gravatonics", "utility-tool"))
    play(game, *repeated("megan use d1 contain digzone", 2))
    shows(game, {"megan.open": "d1 enforcement", "epic.digzone.bracket": 2})
    game = fueled("megan", "red enforcement2", cards=("utility-tool",))
    game.play("megan use d1 card utility-tool enforcement attack")
    shows(game, {"megan.open": "d1 enforcement2+attack"})


@rule("EQ2-14", "CARD-08", "EQ2-06")
def test_symbols_made_equal_by_converting_or_changing_are_no_two() -> None:
    mixed = red_with("enforcement", "contain")
    game = fueled("megan", "red enforcement+contain", cards=("gravatonics",), replace=mixed)
    play(game, "megan use d1 contain digzone", "megan use d1 contain digzone")
    shows(game, {"megan.open": "none", "epic.digzone.bracket": 2})
    game = fueled("megan", "red enforcement+contain", cards=("utility-tool",), replace=mixed)
    game.play("megan use d1 card utility-tool enforcement contain")
    shows(game, {"megan.open": "d1 contain2"})


@rule("EQ2-14", "HER2-02")
def test_demolitions_show_one_or_three_or_more() -> None:
    game = fueled("mizzy", charges=1)
    game.play("mizzy use demolitions 0")
    shows(game, {"mizzy.open": "demolitions attack"})


@rule("EQ2-14", "CARD-07")
def test_fuel_cells_are_their_owners_alone() -> None:
    game = crew({"tia": {"dice": ["purple research2"]}, "prof": {"equipment": ["fuel-cells"]}})
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "d1 research"})
    assert options(game, "prof use fuel-cells") == set()
    refuses(game, "prof use fuel-cells", "card-has-no-symbols", "CARD-01")
    assert offers(game, "tia use d1 research digzone")

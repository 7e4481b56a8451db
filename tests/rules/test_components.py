"""COMP: how many pieces there are, and what happens when they run out."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.game import Game, Setup
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, offers, shows, steelheart, told

PAIR = "reckoners = { tia = {}, prof = {} }\n"
SIX = ("david", "megan", "abraham", "tia", "prof", "cody")


# -- pieces


@rule("COMP-01", "COMP-02")
def test_25_enforcement_pieces_and_8_barricades_lie_on_the_board_or_in_the_supply() -> None:
    game = table("[position]\n" + PAIR)
    shows(game, {"enforcement_left": 25, "barricades_left": 8})
    district = (
        'district = [{ id = "the-loop", enforcement = 7, barricades = 2 }, { id = "chinatown", enforcement = 3 }]'
    )
    shows(table("[position]\n" + district + "\n" + PAIR), {"enforcement_left": 15, "barricades_left": 6})


def nearly_all_placed(
    enforcement: int, barricades: int, step: str = 'step = "activate"', epic: str = "bracket = 1"
) -> str:
    """One Epic in The Loop; so many pieces lie elsewhere, and Steelheart has nothing to add."""
    return f"""
        [position]
        {step}
        population = 20
        boss.district = "chinatown"
        district = [
          {{ id = "the-loop", epic = "mitosis", {epic} }},
          {{ id = "chinatown", enforcement = {enforcement}, barricades = {barricades} }},
        ]
        {PAIR}"""


@rule("COMP-01")
def test_each_enforcement_that_is_missing_costs_one_population() -> None:
    game = table(QUIET + epic("mitosis", ["enforcement 3", *["population"] * 3]) + nearly_all_placed(24, 0))
    shows(game, {"district.the-loop.enforcement": 1, "enforcement_left": 0, "population": 18})
    assert told(game.last_events, "population", "n", "why") == [(2, "no-enforcement")]


@rule("COMP-01")
def test_the_last_enforcement_piece_is_placed_for_nothing() -> None:
    game = table(QUIET + epic("mitosis", ["enforcement 3", *["population"] * 3]) + nearly_all_placed(22, 0))
    shows(game, {"district.the-loop.enforcement": 3, "enforcement_left": 0, "population": 20 - 2})
    assert told(game.last_events, "population", "why") == [("attack",)] * 2, "only the bracket's lost steps cost people"


@rule("COMP-02")
def test_each_barricade_that_is_missing_costs_one_population() -> None:
    game = table(QUIET + epic("mitosis", ["barricade 3", *["population"] * 3]) + nearly_all_placed(0, 7))
    shows(game, {"district.the-loop.barricades": 1, "barricades_left": 0, "population": 18})
    assert told(game.last_events, "population", "n", "why") == [(2, "no-barricade")]


@rule("COMP-02")
def test_the_last_barricade_is_placed_for_nothing() -> None:
    game = table(QUIET + epic("mitosis", ["barricade 3", *["population"] * 3]) + nearly_all_placed(0, 5))
    shows(game, {"district.the-loop.barricades": 3, "barricades_left": 0, "population": 20})


@rule("COMP-01", "COMP-02")
def test_steelhearts_missing_pieces_cost_population_too_after_the_last_ones_were_placed_in_order() -> None:
    boss = steelheart(red=["deploy 3", "deploy 0", "deploy 0"], blue=["wall 3", "wall 0", "wall 0"])
    game = table(
        boss
        + """
        [position]
        step = "activate"
        population = 20
        boss.district = "chinatown"
        district = [
          { id = "the-loop", enforcement = 23, barricades = 6 },
          { id = "chinatown" },
          { id = "understreets" },
        ]
        """
        + PAIR
    )
    shows(
        game,
        {
            "district.chinatown.enforcement": 1,
            "district.understreets.enforcement": 1,
            "district.the-loop.enforcement": 23,
            "district.chinatown.barricades": 1,
            "district.understreets.barricades": 1,
            "district.the-loop.barricades": 6,
            "population": 18,
        },
    )
    assert told(game.last_events, "population", "n", "why") == [(1, "no-enforcement"), (1, "no-barricade")]


@rule("COMP-01", "COMP-02")
def test_losses_for_want_of_pieces_are_foreseen() -> None:
    position = nearly_all_placed(24, 8, 'step = "purchase"', "bracket = 2")
    game = table(QUIET + epic("mitosis", ["enforcement 3", "barricade 2", "population", "population"]) + position)
    losses = [(loss.population, loss.why) for loss in game.forecast().losses]
    assert losses[:2] == [(2, "no-enforcement"), (2, "no-barricade")]


@rule("COMP-09")
def test_enforcement_and_barricades_taken_off_the_board_can_be_placed_again() -> None:
    game = table(
        QUIET
        + epic("mitosis", ["enforcement", "barricade", "population", "population"])
        + epic("digzone", ["boss red"] * 4)
        + """
        [position]
        money = 0
        market = []
        equipment_deck = []
        boss.district = "the-loop"
        district = [
          { id = "the-loop", epic = "mitosis", bracket = 2, enforcement = 1 },
          { id = "chinatown", enforcement = 24, barricades = 8, epic = "digzone" },
          { id = "understreets", epic = "frostbite" },
        ]
        reckoners.tia = { dice = ["basic enforcement", "basic money"], plan = 0 }
        reckoners.prof = {}
        """
    )
    shows(game, {"enforcement_left": 0, "barricades_left": 0})
    game.play_all(["tia use d1 enforcement the-loop", "tia use d2 barricade chinatown"])
    shows(game, {"enforcement_left": 1, "barricades_left": 1, "district.chinatown.barricades": 7})
    happened = game.play("end use")
    assert ("the-loop", 1, 1) in told(happened, "enforcement", "district", "n", "now")
    assert told(happened, "barricades", "district", "n", "now")[0] == ("the-loop", 1, 1)
    assert "no-enforcement" not in {why for (why,) in told(happened, "population", "why")}


@rule("COMP-04", "COMP-09")
def test_plan_tokens_never_run_out() -> None:
    game = table('[position]\nreckoners = { prof = { plan = 500, dice = ["black plan2"] }, tia = { plan_next = 500 } }')
    game.play_all(["prof use d1 plan", "prof use d1 plan", "tia use operations prof"])
    shows(game, {"prof.plan": 501, "prof.plan_next": 2, "tia.plan_next": 500})
    game.play("prof use plan plan")
    shows(game, {"prof.plan": 500, "prof.plan_next": 3})


# -- dice


@rule("COMP-03")
def test_there_are_four_special_dice_of_each_of_six_colours_and_18_basic_ones() -> None:
    dice = table("[position]\n" + PAIR).content.dice
    assert {id: die.count for id, die in dice.items()} == {
        "basic": 18,
        **dict.fromkeys(("blue", "red", "green", "purple", "black", "orange"), 4),
    }


@rule("COMP-03")
def test_six_reckoners_own_all_basic_dice_and_leave_one_special_die_of_each_colour() -> None:
    view = Game(Setup(reckoners=SIX, seed="dice")).view()
    owned = Counter(die.colour for reckoner in view.reckoners for die in reckoner.dice)
    assert owned == {"basic": 18, **dict.fromkeys(("blue", "red", "green", "purple", "black", "orange"), 3)}


TWO_BLUE_CARDS = """
    [[replace.equipment]]
    id = "tensors"
    does = { family = "extra-die", die = "blue" }
    [position]
    step = "purchase"
    money = 20
    market = ["jacket", "tensors"]
    equipment_deck = []
    """


@rule("COMP-03", "CARD-09")
def test_the_supply_gives_each_die_once_and_takes_none_from_owners() -> None:
    game = table(TWO_BLUE_CARDS + "reckoners = { david = {}, tia = {}, prof = {} }")
    game.play_all(["buy jacket for tia", "buy tensors for prof"])
    shows(game, {"tia.dice": 7, "tia.d7.colour": "blue", "prof.dice": 6, "david.dice": 6})


@rule("COMP-03", "EPI-10")
def test_a_captured_die_is_not_in_the_supply() -> None:
    game = table(TWO_BLUE_CARDS + 'reckoners = { david = { dice = ["blue captured"] }, tia = {}, prof = {} }')
    game.play_all(["buy jacket for tia", "buy tensors for prof"])
    shows(game, {"tia.dice": 7, "prof.dice": 6, "captured": ["david d1"]})
    game.play("ransom david d1")
    shows(game, {"david.dice": 6, "david.d1.colour": "blue", "prof.dice": 6, "captured": []})


# -- decks


@rule("COMP-06")
def test_25_epics_and_29_equipment_cards_are_dealt_from() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="decks"))
    assert (len(game.content.epics), len(game.content.equipment)) == (25, 29)
    shows(game, {"epic_deck": 25 - 3, "equipment_deck": 29 - 4})


@rule("COMP-06")
def test_every_epic_comes_once() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="decks"))
    dealt = [district.epic.id for district in game.view().districts if district.epic is not None]
    ids = [*dealt, *(game.state.tables.epic_ids[epic] for epic in game.state.epic_deck)]
    assert sorted(ids) == sorted(game.content.epics)


def without_deck(deck: str, defeated: str, seed: str = "one") -> Game:
    """Two districts wait for an Epic; Digzone stays where it is."""
    return table(
        QUIET
        + f"""
        [setup]
        seed = "{seed}"
        [position]
        step = "purchase"
        boss.district = "chinatown"
        epic_deck = {deck}
        defeated = {defeated}
        district = [{{ id = "the-loop", epic = "digzone" }}, {{ id = "chinatown" }}, {{ id = "understreets" }}]
        {PAIR}"""
    )


@rule("COMP-07")
def test_an_empty_epic_deck_is_refilled_from_the_pile_of_defeated_epics() -> None:
    game = without_deck('["frostbite"]', '["earless", "herald", "absence"]')
    happened = game.play("end purchase")
    assert told(happened, "enters", "district")[0] == ("chinatown",)
    assert told(happened, "reshuffled", "n") == [(3,)]
    shows(game, {"epic.frostbite": "chinatown", "epic_deck": 2, "defeated": []})
    second = told(happened, "enters", "district", "epic")[1]
    assert second[0] == "understreets"
    assert second[1] in ("earless", "herald", "absence")


@rule("COMP-07")
def test_the_refilled_epic_deck_is_shuffled() -> None:
    pile = '["earless", "herald", "absence", "palisade", "conflux"]'
    first = {
        told(without_deck("[]", pile, seed).play("end purchase"), "enters", "epic")[0] for seed in "abcdefghijklmnop"
    }
    assert len(first) >= 3


@rule("COMP-07")
def test_the_defeated_pile_stays_while_the_epic_deck_lasts() -> None:
    game = without_deck('["frostbite", "conflux"]', '["earless"]')
    assert told(game.play("end purchase"), "reshuffled", "n") == []
    shows(game, {"epic.frostbite": "chinatown", "epic.conflux": "understreets", "defeated": ["earless"]})


@rule("COMP-08")
def test_an_empty_equipment_deck_leaves_market_places_empty_and_the_game_goes_on() -> None:
    game = table(
        '[position]\nstep = "purchase"\nmoney = 20\nmarket = ["emp", "bribe"]\nequipment_deck = ["rifle"]\n' + PAIR
    )
    shows(game, {"market": ["emp", "bribe", "rifle", "none"], "equipment_deck": 0})
    game.play("buy emp for tia")
    shows(game, {"market": ["none", "bribe", "rifle", "none"]})
    assert offers(game, "buy bribe for prof", "buy rifle for prof", "refresh market", "end purchase")
    game.play("end purchase")
    shows(game, {"step": "roll", "round": 2, "market": ["none", "bribe", "rifle", "none"]})


@rule("COMP-08")
def test_an_empty_place_is_filled_at_the_latest_when_the_next_purchase_step_starts() -> None:
    game = table('[position]\nmarket = ["emp"]\nequipment_deck = ["rifle"]\n' + PAIR)
    shows(game, {"market": ["emp", "none", "none", "none"]})
    game.play("end use")
    shows(game, {"step": "purchase", "market": ["emp", "rifle", "none", "none"]})


@rule("COMP-07", "REW-09")
@pytest.mark.parametrize("seed", "ab")
def test_an_epic_defeated_this_round_may_come_back_at_once_if_the_deck_is_empty(seed: str) -> None:
    game = table(
        QUIET
        + epic("digzone", health=6)
        + f"""
        [setup]
        seed = "{seed}"
        [position]
        boss.district = "chinatown"
        epic_deck = []
        district = [
          {{ id = "the-loop", epic = "digzone", health = 1 }},
          {{ id = "chinatown", epic = "herald" }},
          {{ id = "understreets", epic = "absence" }},
        ]
        reckoners.tia = {{ dice = ["basic attack"] }}
        reckoners.prof = {{}}
        """
    )
    game.play_all(["tia use d1 attack digzone", "end use"])
    shows(game, {"step": "purchase", "defeated": ["digzone"]})
    game.play("end purchase")
    shows(game, {"epic.digzone": "the-loop", "epic.digzone.bracket": 2, "epic.digzone.health": 6, "defeated": []})

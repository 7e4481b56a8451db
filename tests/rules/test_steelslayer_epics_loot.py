"""EP2-07 to EP2-13: Epics that steal Equipment, attack the money, attack Plan tokens."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.content.model import ExtraDie
from reckoners.engine.codes import S_EQUIPMENT
from reckoners.game import Game
from tests.positions import rule
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import IDLE, Team, actions, activation

DICE = {id: card.does.die for id, card in load_content().equipment.items() if isinstance(card.does, ExtraDie)}
PRICE = {id: card.price for id, card in load_content().equipment.items()}
OWNERS: Team = {
    "tia": {"equipment": ["emp", "trap"]},
    "prof": {"equipment": ["camera"]},
    "cody": {},
}
POOR: Team = {"tia": {}, "prof": {}, "cody": {}}


# -- Steal Equipment


@rule("EP2-07")
def test_the_team_chooses_whose_card_is_stolen_and_it_lies_under_the_epic() -> None:
    game = activation({"the-loop": actions("steal")}, reckoners=OWNERS)
    assert {str(action) for action in game.legal()} == {"steal tia emp", "steal tia trap", "steal prof camera"}
    happened = game.play("steal prof camera")
    assert told(happened, "stolen", "reckoner", "card", "district") == [("prof", "camera", "the-loop")]
    shows(game, {"prof.equipment": [], "district.the-loop.stolen": ["prof camera"], "population": 40})


@rule("EP2-07")
def test_used_cards_may_be_chosen_and_abilities_may_not() -> None:
    used = {"tia": {"equipment": ["emp"], "used": ["emp"]}, "prof": {"equipment": ["camera"]}, "cody": {}}
    game = activation({"the-loop": actions("steal")}, reckoners=used)
    assert offers(game, "steal tia emp", "steal prof camera")
    refuses(game, "steal prof emp", "card-not-owned", "EP2-07")
    refuses(game, "end purchase", "steal-first", "EP2-07")


@rule("EP2-07")
def test_each_symbol_takes_a_card_and_population_only_when_nobody_has_any() -> None:
    game = activation({"the-loop": actions("steal 3")}, reckoners={**OWNERS, "tia": {"equipment": ["emp"]}})
    happened = game.play("steal tia emp")  # the other one is taken by itself
    assert told(happened, "stolen", "card") == [("emp",), ("camera",)]
    assert told(happened, "population", "n", "why") == [(1, "no-equipment")]
    shows(game, {"population": 39, "district.the-loop.stolen": ["tia emp", "prof camera"]})


@rule("EP2-07")
def test_without_any_equipment_every_symbol_costs_one() -> None:
    game = activation({"the-loop": actions("steal 2")}, reckoners=POOR)
    assert told(game.last_events, "population", "n", "why") == [(2, "no-equipment")]


@rule("EP2-07", "EP2-19")
def test_a_copied_steal_keeps_the_card_under_the_copier() -> None:
    tracks = {"the-loop": actions("copy"), "station-seven": ["steal", *IDLE[1:]]}
    team: Team = {**OWNERS, "tia": {"equipment": ["emp"]}}
    game = activation(tracks, reckoners=team)
    game.play("steal tia emp")  # by Station Seven; then the last card goes by itself
    shows(game, {"district.station-seven.stolen": ["tia emp"], "district.the-loop.stolen": ["prof camera"]})


@rule("EP2-07", "CARD-01")
def test_what_a_stolen_card_did_goes_with_it() -> None:
    game = activation({"the-loop": actions("steal")}, reckoners={**OWNERS, "tia": {}})
    shows(game, {"prof.equipment": []})
    assert game.state.doubles == [0, 0, 0]


def robbed(stolen: list[str]) -> Game:
    """Herald of The Loop, almost defeated, keeps these cards; Tia's first die defeats it."""
    team: Team = {"tia": {"dice": ["basic attack", "basic research"]}, "prof": {"dice": ["basic research"]}, "cody": {}}
    there = {"the-loop": {"stolen": stolen, "research": 0, "health": 1}}
    return activation({}, there, team, step="use")


@rule("EP2-08")
def test_stolen_cards_return_to_their_owners_and_sleep_till_the_next_reckoner_phase() -> None:
    game = robbed(["prof camera", "tia emp"])
    shows(game, {"district.the-loop.stolen": ["prof camera", "tia emp"], "prof.equipment": []})
    happened = game.play("tia use d1 attack herald")
    assert told(happened, "given-back", "reckoner", "card", "district") == [
        ("prof", "camera", "the-loop"),
        ("tia", "emp", "the-loop"),
    ]
    shows(game, {"district.the-loop.stolen": [], "prof.camera": "asleep", "tia.emp": "asleep"})
    shows(game, {"prof.d1.face": "research"})  # Camera would double it
    while game.view().step != "roll":
        game.play(next(str(action) for action in game.legal() if action.verb in ("end", "reward", "lapse")))
    shows(game, {"prof.camera": "ready", "tia.emp": "ready", "tia.asleep": []})
    assert game.state.doubles[1]


@rule("EP2-08", "CARD-09")
def test_the_die_of_a_card_that_comes_back_comes_when_it_wakes() -> None:
    game = robbed(["prof tensors"])
    dice = len(game.state.dice[1])
    game.play("tia use d1 attack herald")
    shows(game, {"prof.tensors": "asleep", "prof.dice": dice})
    while game.view().step != "roll":
        game.play(next(str(action) for action in game.legal() if action.verb in ("end", "reward", "lapse")))
    shows(game, {"prof.dice": dice + 1})


@rule("CARD-09", "EPI-10")
def test_the_die_of_a_card_goes_with_it_and_a_captured_one_only_when_it_is_sold() -> None:
    card = next(id for id, colour in DICE.items() if colour == "green")  # Prof has no green die of his own
    owner: Team = {**POOR, "prof": {"equipment": [card]}}
    dice = len(activation({}, reckoners=owner, step="use").state.dice[1])
    game = activation({"the-loop": actions("steal")}, reckoners=owner)
    shows(game, {"prof.equipment": [], "prof.dice": dice - 1})
    caught: Team = {**POOR, "prof": {"equipment": [card], "dice": ["green captured"]}}
    game = activation({"the-loop": actions("steal")}, reckoners=caught)
    shows(game, {"prof.equipment": [], "prof.dice": dice, "captured": ["prof d1"]})
    game = activation({"the-loop": actions("attack-money")}, reckoners=caught, more="money = 0")
    shows(game, {"prof.equipment": [], "prof.dice": dice - 1, "captured": []})


@rule("EP2-09")
def test_a_stolen_card_is_nobodys_and_cannot_be_sold() -> None:
    game = activation(
        {"chinatown": actions("attack-money 2")},
        {"the-loop": {"stolen": ["prof camera"]}},
        reckoners=POOR,
        more="money = 0",
    )
    assert told(game.last_events, "population", "n", "why") == [(2, "no-money")]
    shows(game, {"district.the-loop.stolen": ["prof camera"]})


# -- Attack Money


@rule("EP2-11")
def test_attack_money_takes_a_dollar_for_each_symbol() -> None:
    game = activation({"the-loop": actions("attack-money 3")}, reckoners=OWNERS, more="money = 5")
    assert told(game.last_events, "money", "n", "now") == [(-3, 2)]
    shows(game, {"money": 2, "population": 40})


@rule("EP2-11", "EP2-12")
def test_without_money_the_team_sells_a_card_pays_and_keeps_the_change() -> None:
    game = activation({"the-loop": actions("attack-money 3")}, reckoners=OWNERS, more="money = 2")
    shows(game, {"money": 0})
    deck = len(game.state.equipment_deck)
    assert {str(action) for action in game.legal()} == {"sell tia emp", "sell tia trap", "sell prof camera"}
    refuses(game, "sell cody emp", "card-not-owned", "EP2-12")
    refuses(game, "lose tia d1", "sell-first", "EP2-11")
    happened = game.play("sell tia emp")
    assert told(happened, "sold", "reckoner", "card", "n") == [("tia", "emp", PRICE["emp"])]
    shows(game, {"money": PRICE["emp"] - 1, "tia.equipment": ["trap"], "population": 40})
    assert len(game.state.equipment_deck) == deck + 1


@rule("EP2-11")
def test_as_long_as_a_symbol_is_unpaid_the_next_card_is_sold_and_then_population() -> None:
    cheap = PRICE["camera"]
    symbols = 9
    assert cheap < symbols
    team: Team = {"tia": {}, "prof": {"equipment": ["camera"]}, "cody": {}}
    game = activation({"the-loop": actions(f"attack-money {symbols}")}, reckoners=team, more="money = 1")
    assert told(game.last_events, "sold", "card") == [("camera",)]
    assert told(game.last_events, "population", "n", "why") == [(symbols - 1 - cheap, "no-money")]
    shows(game, {"money": 0})


@rule("EP2-11")
def test_nobody_sells_while_the_money_suffices() -> None:
    game = activation({"the-loop": actions("attack-money 2")}, reckoners=OWNERS, more="money = 2")
    assert told(game.last_events, "sold", "card") == []
    shows(game, {"money": 0, "tia.equipment": ["emp", "trap"]})


@rule("EP2-12")
def test_cards_are_sold_only_to_pay_an_attack() -> None:
    game = activation({}, reckoners=OWNERS, step="purchase")
    refuses(game, "sell tia emp", "wrong-step", "EP2-12")


@rule("EP2-12")
def test_a_sold_card_is_shuffled_into_the_deck_and_may_be_bought_again() -> None:
    places: set[int] = set()
    for drawn in range(6):
        game = activation(
            {"the-loop": actions("attack-money")},
            reckoners=OWNERS,
            more='money = 0\nequipment_deck = ["rifle", "jacket", "bribe", "imager"]\nmarket = []',
        )
        game.state.drawn[S_EQUIPMENT] = drawn  # another place of the stream: another shuffle
        game.play("sell tia emp")
        ids = [game.state.tables.card_ids[card] for card in game.state.equipment_deck]
        assert sorted(ids) == sorted(["rifle", "jacket", "bribe", "imager", "emp"])
        places.add(ids.index("emp"))
    assert len(places) > 1


# -- Attack Plan


@rule("EP2-13")
def test_attack_plan_takes_a_token_of_the_teams_choice() -> None:
    team: Team = {"tia": {"plan": 2}, "prof": {"plan": 1}, "cody": {"plan": 0}}
    game = activation({"the-loop": actions("attack-plan")}, reckoners=team)
    assert {str(action) for action in game.legal()} == {"discard tia", "discard prof"}
    refuses(game, "discard cody", "no-token-left", "EP2-13")
    refuses(game, "end purchase", "discard-first", "EP2-13")
    game.play("discard tia")
    shows(game, {"tia.plan": 1, "prof.plan": 1, "population": 40})


@rule("EP2-13")
def test_each_token_that_nobody_has_costs_one() -> None:
    team: Team = {"tia": {"plan": 1}, "prof": {"plan": 0}, "cody": {"plan": 0}}
    game = activation({"the-loop": actions("attack-plan 3")}, reckoners=team)
    assert told(game.last_events, "discarded", "reckoner") == [("tia",)]
    assert told(game.last_events, "population", "n", "why") == [(2, "no-plan")]


@rule("EP2-13")
def test_without_any_token_attack_plan_costs_one_each() -> None:
    none = {name: {"plan": 0} for name in ("tia", "prof", "cody")}
    game = activation({"the-loop": actions("attack-plan 2")}, reckoners=none)
    assert told(game.last_events, "population", "n", "why") == [(2, "no-plan")]


# -- undo in the middle of it


@pytest.mark.parametrize(
    ("word", "answer"),
    [("steal 2", "steal tia emp"), ("attack-money 9", "sell tia emp"), ("attack-plan 2", "discard tia")],
)
@rule("EP2-07", "EP2-11", "EP2-13")
def test_an_answer_in_the_middle_can_be_taken_back(word: str, answer: str) -> None:
    game = activation({"the-loop": actions(word)}, reckoners={**OWNERS, "tia": {"equipment": ["emp"], "plan": 2}})
    before = game.state.key()
    game.play(answer)
    assert game.state.key() != before
    game.undo()
    assert game.state.key() == before

"""COMP-05, COMP-06, COMP-09, CARD-07 with the pieces and cards of Steelslayer."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners import Game, Setup
from reckoners.content import load_content
from tests.positions import rule
from tests.properties.walk import MODULE_SETS
from tests.rules.crew import crew, play
from tests.rules.seen import refuses, shows, told
from tests.rules.steelslayer import Team, actions, activation

TEAM: Team = {"tia": {}, "prof": {}, "cody": {}}


@rule("COMP-06", "SET-04", "SET-08")
@pytest.mark.parametrize("modules", MODULE_SETS)
def test_the_decks_of_every_set_of_modules(modules: tuple[int, ...]) -> None:
    """29 or 53 Equipment cards, 25 or 39 Epics; one of each, all of them dealt or in their deck."""
    game = Game(Setup(reckoners=("tia", "prof", "cody"), modules=modules, seed="decks"))
    tables, state = game.state.tables, game.state
    cards = [*state.equipment_deck, *state.market]
    assert sorted(cards) == list(range(53 if 2 in modules else 29))
    epics = [*state.epic_deck, *state.epic]
    assert sorted(epics) == list(range(39 if 3 in modules else 25))
    assert (len(tables.card_ids), len(tables.epic_ids)) == (len(set(tables.card_ids)), len(set(tables.epic_ids)))


@rule("COMP-06")
def test_med_kit_and_fuel_cells_are_among_the_24() -> None:
    base, both = load_content(), load_content(modules=(2,))
    new = set(both.equipment) - set(base.equipment)
    assert len(new) == 24
    assert {"med-kit", "fuel-cells"} <= new


@rule("COMP-05")
@pytest.mark.parametrize("modules", [(), (1,), (2,), (3,)])
def test_how_many_shields_and_copy_tokens_there_are(modules: tuple[int, ...]) -> None:
    view = Game(Setup(reckoners=("tia", "prof"), modules=modules, seed="pieces")).view()
    left = (view.red_shields_left, view.blue_shields_left, view.copy_tokens_left)
    assert left == ((10, 6, 8) if modules else (None, None, None))


@rule("COMP-05", "COMP-09")
@pytest.mark.parametrize(
    ("piece", "word", "where", "most"),
    [
        ("red_shields", "red-shield", "the-loop", 10),
        ("blue_shields", "blue-shield", "the-loop", 6),
        ("copy_tokens", "copy-token-clockwise", "chinatown", 8),
    ],
)
def test_what_is_left_is_placed_first_the_rest_costs_population(piece: str, word: str, where: str, most: int) -> None:
    there = {"understreets": {piece: most - 1}}
    game = activation({"the-loop": actions(f"{word} 3")}, there, step="purchase", more="money = 4")
    happened = game.play("end purchase")
    assert told(happened, "population", "n", "why") == [(2, f"no-{word.removesuffix('-clockwise')}")]
    shows(game, {f"district.{where}.{piece}": 1, f"{piece}_left": 0, "population": 38})


@rule("COMP-09")
def test_pieces_that_are_removed_can_be_placed_again() -> None:
    """Two Contain remove two blue Shields; the Epic puts them back, and none is missing."""
    own: Team = {"tia": {"plan": 3, "district": "the-loop"}, "prof": {}, "cody": {}}
    there = {"the-loop": {"blue_shields": 6, "red_shields": 1}}
    game = activation({"the-loop": actions("blue-shield 2")}, there, own, step="use", more="money = 4")
    play(game, "tia use plan contain the-loop", "tia use plan contain the-loop", "tia use plan enforcement the-loop")
    shows(game, {"blue_shields_left": 2, "red_shields_left": 10})
    game.play("end use")
    happened = game.play("end purchase")
    assert told(happened, "population") == []
    shows(game, {"district.the-loop.blue_shields": 6, "blue_shields_left": 0})


@rule("COMP-09", "HER2-02")
def test_demolitions_tokens_go_back_beside_the_tray() -> None:
    game = crew({"mizzy": {"charges": 3}})
    play(game, "mizzy use demolitions 3", "mizzy lapse", "end use", "end purchase", "mizzy stop", "abraham stop")
    game.play("mizzy use demolitions put")
    shows(game, {"mizzy.charges": 1})


@rule("CARD-07")
def test_a_card_is_its_owners_alone_and_there_is_no_limit() -> None:
    cards = list(load_content(modules=(2,)).equipment)
    own = [card for card in cards if card not in ("herman", "rtich")][:20]
    game = crew({"tia": {"equipment": own, "dice": ["basic money"]}, "prof": {}})
    assert len(game.view().reckoners[0].equipment) == 20
    refuses(game, "prof use utility-tool", "card-not-owned", "CARD-07")
    verbs = Counter(action.verb for action in game.legal())
    assert "give" not in verbs


@rule("CARD-07", "EP2-09", "EQ2-01")
def test_a_stolen_card_is_nobodys() -> None:
    there = {"the-loop": {"stolen": ["tia kidnap", "tia blind-spot"]}}
    game = crew({"tia": {"dice": ["basic money"]}, "prof": {"dice": ["basic money"]}}, there, modules=(2, 3))
    refuses(game, "tia use kidnap the-loop", "card-stolen", "EP2-09")
    refuses(game, "prof use kidnap the-loop", "card-stolen", "EP2-09")
    refuses(game, "tia use blind-spot attack digzone", "card-stolen", "EP2-09")


@rule("CARD-07", "EP2-08")
def test_a_card_that_came_back_sleeps() -> None:
    own = {"equipment": ["kidnap", "utility-tool", "data-chip", "climbing-kit"], "dice": ["basic research"]}
    asleep = {**own, "asleep": ["kidnap", "utility-tool", "data-chip", "climbing-kit"], "plan": 1}
    game = crew({"tia": asleep, "prof": {}}, modules=(2, 3))
    refuses(game, "tia use kidnap the-loop", "card-asleep", "EP2-08")
    refuses(game, "tia use d1 card utility-tool research attack", "card-asleep", "EP2-08")
    refuses(game, "tia use plan card data-chip", "card-asleep", "EP2-08")
    refuses(game, "tia use d1 research frostbite", "too-far", "USE-07")  # Climbing Kit does not work either
    play(game, "end use", "end purchase")
    shows(game, {"round": 2, "tia.asleep": [], "tia.kidnap": "ready"})


@rule("EP2-07", "EP2-12", "EP2-13", "EPI-09")
@pytest.mark.parametrize("action", ["steal tia emp", "sell tia emp", "discard tia", "lose tia d1"])
def test_what_only_an_epic_asks_for_is_refused_so_in_other_steps(action: str) -> None:
    game = crew({"tia": {"equipment": ["emp"], "plan": 1}}, modules=(2, 3))
    no = game.why_not(action)
    assert no is not None
    assert (no.code, str(no)) == ("wrong-step", "That is possible only when an Epic's action makes you choose.")

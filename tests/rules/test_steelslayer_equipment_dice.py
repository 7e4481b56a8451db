"""EQ2-07, EQ2-22: Herman and Rtich swap dice. CARD-09, EPI-10: a die goes with its card."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content import load_content
from reckoners.content.model import ExtraDie
from reckoners.game import Game
from tests.positions import rule
from tests.rules.crew import crew, options, play
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Team, actions, activation

# the card that gives a blue die, whichever it is
BLUE = next(
    id for id, card in load_content().equipment.items() if isinstance(card.does, ExtraDie) and card.does.die == "blue"
)


def colours(game: Game, seat: int = 0) -> Counter[str]:
    return Counter(die.colour for die in game.view().reckoners[seat].dice)


def supply(game: Game) -> Counter[str]:
    tables = game.state.tables
    return Counter(tables.die_ids[kind] for die, kind in enumerate(tables.kind) if game.state.owner[die] < 0)


def bought(card: str, **more: object) -> Game:
    """Tia buys it: she has three purple and three white dice."""
    own = {"equipment": [], **more}
    game = crew({"tia": own, "prof": {}}, step="purchase", more=f'money = 40\nmarket = ["{card}"]')
    game.play(f"buy {card} for tia")
    return game


def next_round(game: Game) -> Game:
    """To the question that begins it: the Epic phase is quiet."""
    while game.view().decision != "swap" and game.view().round == 1:
        play(game, "end use" if game.view().decision == "use" else "end purchase")
    return game


# -- Herman


@rule("EQ2-07")
def test_herman_asks_when_he_comes() -> None:
    game = bought("herman")
    assert game.view().decision == "swap"
    assert options(game) == {
        *(f"tia swap d1 {colour}" for colour in ("blue", "red", "green", "black", "orange", "basic")),
        *(f"tia swap d4 {colour}" for colour in ("blue", "red", "green", "black", "orange", "purple")),
        "tia leave",
    }
    happened = game.play("tia swap d4 blue")
    assert told(happened, "swapped", "reckoner", "card", "colour", "for") == [("tia", "herman", "blue", "basic")]
    assert colours(game) == {"purple": 3, "basic": 2, "blue": 1}
    assert supply(game)["basic"] == 18 - 6 + 1
    assert supply(game)["blue"] == 6
    assert game.view().decision == "buy"


@rule("EQ2-07")
def test_any_white_die_may_be_meant_and_another_color_taken() -> None:
    game = bought("herman")
    game.play("tia swap d6 blue")  # equal to d4
    assert colours(game) == {"purple": 3, "basic": 2, "blue": 1}
    game = bought("herman")
    game.play("tia swap d1 basic")
    assert colours(game) == {"purple": 2, "basic": 4}


@rule("EQ2-07")
def test_each_reckoner_phase_only_the_die_that_came_in_may_go_again() -> None:
    game = bought("herman")
    play(game, "tia swap d4 blue")
    next_round(game)
    assert {action.split()[2] for action in options(game, "tia swap")} == {"d6"}
    refuses(game, "tia swap d1 red", "not-swappable", "EQ2-07")
    refuses(game, "tia swap d6 blue", "same-colour", "EQ2-07")
    game.play("tia swap d6 red")
    assert colours(game) == {"purple": 3, "basic": 2, "red": 1}
    assert supply(game)["blue"] == 7
    assert game.view().decision == "roll"


@rule("EQ2-07")
def test_after_the_old_colour_came_back_any_die_may_go() -> None:
    game = bought("herman")
    play(game, "tia swap d4 blue")
    next_round(game)
    game.play("tia swap d6 basic")
    assert colours(game) == {"purple": 3, "basic": 3}
    play(game, "tia stop", "prof stop", "end use", "end purchase")
    assert offers(game, "tia swap d1 red", "tia swap d4 red")


@rule("EQ2-07")
def test_the_table_waits_for_the_owners_answer() -> None:
    game = bought("herman")
    refuses(game, "prof swap d1 red", "not-asked", "EQ2-07")
    refuses(game, "end purchase", "answer-first", "EQ2-07")
    refuses(game, "tia take red", "die-taken-already", "EQ2-07")
    game.play("tia leave")
    assert game.view().decision == "buy"
    assert colours(game) == {"purple": 3, "basic": 3}


@rule("EQ2-07", "PRO-04")
def test_in_the_prologue_too() -> None:
    game = crew({"tia": {}, "prof": {}}, step="purchase", more='money = 40\nmarket = ["herman"]')
    play(game, "buy herman for prof", "prof swap d1 red")
    assert colours(game, 1) == {"black": 2, "red": 1, "basic": 3}


@rule("EQ2-07", "COMP-03")
def test_only_what_the_supply_has() -> None:
    few = '[[replace.die]]\nid = "blue"\ncount = 3\n'
    game = crew({"tia": {}, "david": {}}, step="purchase", more='money = 40\nmarket = ["herman"]', replace=few)
    game.play("buy herman for tia")
    refuses(game, "tia swap d1 blue", "colour-gone", "EQ2-07")


@rule("EQ2-07", "EPI-10")
def test_captured_dice_are_not_swapped() -> None:
    game = bought("herman", dice=["purple captured"])
    refuses(game, "tia swap d1 red", "not-swappable", "EQ2-07")
    assert offers(game, "tia swap d2 red", "tia swap d4 red")


@rule("EQ2-07", "BUY-04")
def test_a_swapped_in_die_that_was_captured_is_bought_back_to_the_same_reckoner_and_not_swapped_meanwhile() -> None:
    """Epics of The Loop find the base twice in two rounds."""
    tracks = {"the-loop": actions("discover")}
    team: Team = {"tia": {}, "prof": {}, "cody": {}}
    more = 'money = 9\nmarket = ["herman"]\nbase = "bottom"'
    game = activation(tracks, reckoners=team, step="purchase", more=more, modules=(2,))
    play(game, "buy herman for tia", "tia swap d4 blue", "end purchase")
    game.play("lose tia d6")
    shows(game, {"captured": ["tia d6"], "tia.d6.colour": "blue"})
    assert game.view().decision == "roll", "the swapped-in die is captured: nothing to swap"
    play(game, "tia stop", "prof stop", "cody stop", "end use", "ransom tia d6")
    shows(game, {"captured": [], "tia.d6": "idle", "tia.d6.colour": "blue"})


# -- Rtich


@rule("EQ2-22")
def test_rtich_gives_a_die_and_swaps_another() -> None:
    game = bought("rtich")
    assert options(game) == {
        *(f"tia take {colour}" for colour in ("blue", "red", "green", "purple", "black", "orange", "basic")),
        "tia leave",
    }
    refuses(game, "tia swap d1 red", "not-swappable", "EQ2-22")
    game.play("tia take green")
    assert colours(game) == {"purple": 3, "basic": 3, "green": 1}
    assert game.view().decision == "swap"
    refuses(game, "tia swap d7 red", "not-swappable", "EQ2-22")
    game.play("tia swap d1 red")
    assert colours(game) == {"purple": 2, "basic": 3, "green": 1, "red": 1}
    assert game.view().decision == "buy"


@rule("EQ2-22")
def test_both_dice_may_be_changed_at_the_start_of_each_reckoner_phase() -> None:
    game = bought("rtich")
    play(game, "tia take green", "tia swap d1 red")
    next_round(game)
    assert {action.split()[2] for action in options(game, "tia swap")} == {"d6"}, "first the one that it gave"
    refuses(game, "tia take blue", "die-taken-already", "EQ2-22")
    game.play("tia swap d6 black")
    assert {action.split()[2] for action in options(game, "tia swap")} == {"d6"}, "then the one that came in"
    game.play("tia swap d6 orange")
    assert colours(game) == {"purple": 2, "basic": 3, "black": 1, "orange": 1}
    assert game.view().decision == "roll"


@rule("EQ2-22")
def test_a_die_that_was_not_taken_may_be_taken_later() -> None:
    game = bought("rtich")
    play(game, "tia leave", "tia leave")
    assert sum(colours(game).values()) == 6
    next_round(game)
    game.play("tia take red")
    assert sum(colours(game).values()) == 7


@rule("EQ2-22", "COMP-03")
def test_rtich_takes_only_what_the_supply_has() -> None:
    few = '[[replace.die]]\nid = "blue"\ncount = 3\n'
    game = crew({"tia": {}, "david": {}}, step="purchase", more='money = 40\nmarket = ["rtich"]', replace=few)
    game.play("buy rtich for tia")
    refuses(game, "tia take blue", "colour-gone", "EQ2-22")


@rule("EQ2-07", "EQ2-22", "ROLL-02")
def test_swapped_and_given_dice_are_rolled() -> None:
    game = bought("rtich")
    play(game, "tia take green", "tia swap d1 red")
    next_round(game)
    play(game, "tia leave", "tia leave")
    assert {die.state for die in game.view().reckoners[0].dice} == {"rolled"}


# -- the card goes (stolen by The Loop's Epic, or sold for its attack on the money)


def losing(word: str, cards: list[str], swaps: tuple[str, ...] = (), **more: object) -> Game:
    """Tia buys these, and then the only card that she cannot keep is the first of them."""
    tracks = {"the-loop": actions(word)}
    team: Team = {"tia": dict(more), "prof": {}, "cody": {}}
    market = ", ".join(f'"{card}"' for card in cards)
    cost = sum(load_content(modules=(2,)).equipment[card].price for card in cards)
    game = activation(
        tracks,
        reckoners=team,
        step="purchase",
        more=f"money = {cost + 1}\nmarket = [{market}]\nequipment_deck = []",
        modules=(2, 3),
    )
    for card in cards:
        game.play(f"buy {card} for tia")
        while game.view().decision == "swap":
            game.play(swaps[0])
            swaps = swaps[1:]
    return game


def lose(game: Game, word: str, card: str) -> None:
    """The card that goes; a single one goes by itself."""
    game.play("end purchase")
    if game.view().decision in ("steal", "sell"):
        game.play(f"{word} tia {card}")


LOST = [("steal", "steal"), ("attack-money 2", "sell")]


@rule("CARD-09", "EP2-08", "EP2-12")
@pytest.mark.parametrize(("action", "word"), LOST)
def test_an_extra_die_goes_to_the_supply_with_its_card(action: str, word: str) -> None:
    game = losing(action, [BLUE])
    assert colours(game)["blue"] == 1
    lose(game, word, BLUE)
    assert colours(game) == {"purple": 3, "basic": 3}
    assert supply(game)["blue"] == 7
    shows(game, {"tia.equipment": []})


@rule("EQ2-07", "CARD-09")
@pytest.mark.parametrize(("action", "word"), LOST)
def test_hermans_die_goes_back_for_one_of_the_colour_that_was_given(action: str, word: str) -> None:
    game = losing(action, ["herman"], ("tia swap d1 red",))
    assert colours(game) == {"purple": 2, "basic": 3, "red": 1}
    lose(game, word, "herman")
    assert colours(game) == {"purple": 3, "basic": 3}
    assert supply(game)["red"] == 7


@rule("EQ2-07", "CARD-09")
def test_if_the_supply_has_none_of_that_colour_the_die_stays() -> None:
    """Tia and two cards have all the purple dice that there are; then Herman goes."""
    game = losing("steal", ["herman", "rtich"], ("tia swap d4 red", "tia leave", "tia swap d1 basic"))
    # one white die was given for a red one, so the supply has white dice: make it give up them all
    state = game.state
    kind = state.tables.die_ids.index("basic")
    for die, colour in enumerate(state.tables.kind):
        if colour == kind and state.owner[die] < 0:
            state.owner[die] = 2
    game.play("end purchase")
    game.play("steal tia herman")
    assert colours(game)["red"] == 1, "it stays"


@rule("EQ2-22", "CARD-09")
@pytest.mark.parametrize(("action", "word"), LOST)
def test_rtichs_extra_die_goes_and_its_swap_is_undone(action: str, word: str) -> None:
    game = losing(action, ["rtich"], ("tia take green", "tia swap d1 red"))
    lose(game, word, "rtich")
    assert colours(game) == {"purple": 3, "basic": 3}
    assert (supply(game)["green"], supply(game)["red"]) == (7, 7)


@rule("EQ2-07", "CARD-09")
def test_a_cards_die_that_herman_swapped_is_still_that_cards() -> None:
    """Stolen with its card in the colour that it has now."""
    game = losing("steal", [BLUE, "herman"], ("tia swap d7 red",))
    assert colours(game) == {"purple": 3, "basic": 3, "red": 1}
    lose(game, "steal", BLUE)
    assert colours(game) == {"purple": 3, "basic": 3}
    assert game.view().decision == "swap", "Herman may swap another one now"
    assert offers(game, "tia swap d1 red")


@rule("EQ2-07", "CARD-09")
def test_swapped_back_it_is_still_that_cards() -> None:
    game = losing("steal 2", [BLUE, "herman", "schematics"], ("tia swap d7 red",))
    game.play("end purchase")
    game.play("steal tia herman")
    assert colours(game) == {"purple": 3, "basic": 3, "blue": 1}
    game.play(f"steal tia {BLUE}")
    assert colours(game) == {"purple": 3, "basic": 3}


@rule("EQ2-07")
def test_a_die_that_left_is_no_longer_the_swapped_one() -> None:
    """Its card is stolen, the die comes again by another card: Herman has swapped nothing then."""
    game = losing("steal", [BLUE, "herman"], ("tia swap d7 red",))
    lose(game, "steal", BLUE)
    assert game.state.swapped == ()


@rule("CARD-09", "EP2-08")
def test_with_the_card_a_die_comes_back_in_the_next_reckoner_phase() -> None:
    own = {"dice": ["basic attack", "basic money"]}
    there = {"the-loop": {"stolen": [f"tia {BLUE}"], "research": 0, "health": 1}}
    game = crew({"tia": own, "prof": {}}, there, modules=(2, 3))
    game.play("tia use d1 attack digzone")
    shows(game, {"tia.equipment": [BLUE], f"tia.{BLUE}": "asleep", "tia.dice": 6})
    play(game, "end use", "end purchase")
    shows(game, {"round": 2, "tia.dice": 7, "tia.d7.colour": "blue", "tia.d7": "rolled"})


@rule("CARD-09", "EP2-08")
def test_if_the_supply_has_one() -> None:
    few = '[[replace.die]]\nid = "blue"\ncount = 3\n'
    own = {"dice": ["basic attack", "basic money"]}
    there = {"the-loop": {"stolen": [f"tia {BLUE}"], "research": 0, "health": 1}}
    game = crew({"tia": own, "david": {}}, there, modules=(2, 3), replace=few)
    play(game, "tia use d1 attack digzone", "end use", "end purchase")
    shows(game, {"round": 2, "tia.dice": 6, "tia.equipment": [BLUE]})


# -- captured dice of cards


def captured(action: str, word: str, *, first: str = "discover") -> Game:
    """Chinatown's Epic, which acts first, finds the base; then The Loop's takes the card."""
    tracks = {"chinatown": actions(first), "the-loop": actions(action)}
    own = {"tia": {"equipment": [BLUE]}, "prof": {}, "cody": {}}
    game = activation(
        tracks, reckoners=own, step="purchase", more='money = 1\nbase = "bottom"\nequipment_deck = []', modules=(2, 3)
    )
    play(game, "end purchase", "lose tia d7")
    if game.view().decision in ("steal", "sell"):
        game.play(f"{word} tia {BLUE}")
    return game


@rule("EPI-10", "BUY-04", "EP2-09")
def test_while_its_card_is_stolen_a_captured_die_stays_captured() -> None:
    game = captured("steal", "steal")
    shows(game, {"captured": ["tia d7"], "tia.d7.colour": "blue", "tia.equipment": []})
    game.state.money = 9
    play(game, "tia stop", "prof stop", "cody stop", "end use")
    refuses(game, "ransom tia d7", "card-stolen", "EPI-10")


@rule("EPI-10", "EP2-12")
def test_if_its_card_is_sold_a_captured_die_goes_to_the_supply_at_once() -> None:
    game = captured("attack-money 2", "sell")
    shows(game, {"captured": [], "tia.dice": 6, "tia.equipment": []})
    assert supply(game)["blue"] == 7


@rule("EPI-10", "EP2-08")
def test_when_the_card_comes_back_its_die_is_bought_back_and_no_second_one_comes() -> None:
    game = captured("steal", "steal")
    game.state.money = 9
    district = game.state.districts.index(game.state.tables.district_ids.index("the-loop"))
    game.state.health[district] = 1
    game.state.research[district] = 0
    game.state.tokens[0] = 1
    play(game, "tia stop", "prof stop", "cody stop", "tia use plan attack herald")
    shows(game, {"tia.equipment": [BLUE], f"tia.{BLUE}": "asleep", "captured": ["tia d7"]})
    game.play("end use")
    while game.view().decision == "rewards":
        game.play(game.legal()[0])
    game.play("ransom tia d7")
    shows(game, {"captured": [], "tia.dice": 7})
    assert game.state.owed == [(), (), ()]

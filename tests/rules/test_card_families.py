"""CARD: each family of Equipment, played with every card of it."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content.model import SYMBOLS
from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.cards import (
    BEYOND,
    CONVERTERS,
    DOUBLERS,
    EXCHANGERS,
    EXTRA_DICE,
    FREE,
    HERE,
    MOVERS,
    REMOTE,
    THERE,
    done,
    red_with,
    replaced,
    team,
    use,
    word,
)
from tests.rules.seen import QUIET, offers, refuses, shows, told

# -- converters


@rule("CARD-08")
@pytest.mark.parametrize(("card", "one", "other"), CONVERTERS)
def test_a_converter_turns_either_symbol_into_the_other(card: str, one: str, other: str) -> None:
    game = team(f'dice = ["basic {one}", "basic {other}"], equipment = ["{card}"]')
    for symbol in SYMBOLS:
        assert offers(game, use("d1", symbol)) == (symbol in (one, other))
    game.play_all([use("d1", other), use("d2", one)])
    assert done(game) == {one: 1, other: 1}


@rule("CARD-08")
@pytest.mark.parametrize(("card", "one", "other"), CONVERTERS)
def test_without_its_converter_a_symbol_is_only_itself(card: str, one: str, other: str) -> None:
    game = team(f'dice = ["basic {one}"]', f'equipment = ["{card}"]')
    assert not offers(game, use("d1", other))


@rule("CARD-08")
def test_each_symbol_converts_on_its_own_on_dice_cards_and_payments() -> None:
    game = team('dice = ["red enforcement2", "basic contain"], equipment = ["gravatonics", "safe-house", "emp"]')
    game.play_all([use("d1", "contain"), use("d1", "enforcement")])
    assert done(game) == {"contain": 1, "enforcement": 1}
    game.play_all([use("safe-house", "enforcement", THERE), use("safe-house", "contain")])
    assert done(game) == {"contain": 2, "enforcement": 1}
    game.play_all(["megan use d2 card emp", use("emp", "enforcement"), use("emp", "contain")])
    assert done(game) == {"contain": 3, "enforcement": 2}
    shows(game, {"megan.open": "emp contain"})


@rule("CARD-08")
def test_conversions_are_not_chained() -> None:
    second = replaced("trap", 'family = "converter", symbols = ["contain", "money"]')
    game = team('dice = ["basic enforcement"], equipment = ["gravatonics", "trap"]', more=second)
    assert offers(game, use("d1", "contain"))
    refuses(game, use("d1", "money"), "symbol-not-shown", "SYM-01")


@rule("CARD-08")
def test_a_symbol_that_is_there_is_taken_before_one_that_converts() -> None:
    more = red_with("enforcement", "contain")
    game = team('dice = ["red enforcement+contain", "red enforcement+contain"], equipment = ["gravatonics"]', more=more)
    game.play(use("d1", "contain"))
    shows(game, {"megan.open": "d1 enforcement"})
    game.play_all([use("d1", "contain"), use("d2", "enforcement")])
    assert done(game) == {"contain": 2, "enforcement": 1}
    shows(game, {"megan.open": "d2 contain"})


# -- extra dice


@rule("CARD-09")
@pytest.mark.parametrize(("card", "colour"), EXTRA_DICE)
def test_an_extra_die_comes_from_the_supply_and_is_rolled_and_used_like_the_others(card: str, colour: str) -> None:
    game = table(
        QUIET
        + f"""
        [position]
        step = "purchase"
        money = 20
        market = ["{card}"]
        boss.district = "the-loop"
        district = [{{ id = "the-loop" }}, {{ id = "chinatown" }}, {{ id = "understreets" }}]
        epic_deck = []
        reckoners = {{ megan = {{}}, tia = {{}} }}
        """
    )
    game.play_all([f"buy {card} for megan"])
    shows(game, {"megan.dice": 7, "megan.d7.colour": colour, "tia.dice": 6})
    game.play_all(["end purchase", "megan stop", "tia stop", "megan use d7 move chinatown"])
    shows(game, {"megan.d7": "used", "megan.district": "chinatown"})


@rule("CARD-09")
def test_a_die_that_the_supply_lacks_comes_at_the_start_of_the_reckoner_phase_after_it_is_there() -> None:
    """Nothing of the base game puts a die back into the supply, so the test takes one from Abraham."""
    start = table(
        QUIET
        + replaced("jacket", 'family = "extra-die", die = "green"')
        + """
        [position]
        boss.district = "the-loop"
        district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }, { id = "station-seven" }]
        epic_deck = []
        reckoners.abraham = {}
        reckoners.megan.equipment = ["gauss-gun"]
        reckoners.tia.equipment = ["jacket"]
        """
    )
    shows(start, {"megan.dice": 7, "tia.dice": 6})
    start.play_all(["end use", "end purchase", "abraham stop", "megan stop", "tia stop"])
    shows(start, {"round": 2, "step": "use", "tia.dice": 6})
    state = start.state.clone()
    green = next(die for die in state.dice[0] if state.tables.die_ids[state.tables.kind[die]] == "green")
    state.dice[0] = tuple(die for die in state.dice[0] if die != green)
    state.owner[green] = -1
    game = Game.from_state(start.setup, start.content, state)
    game.play("tia use plan money")
    shows(game, {"abraham.dice": 5, "tia.dice": 6})
    game.play_all(["end use", "end purchase"])
    shows(game, {"step": "roll", "tia.dice": 7, "tia.d7.colour": "green", "tia.d7": "rolled", "megan.dice": 7})


# -- doublers


@rule("CARD-10")
@pytest.mark.parametrize(("card", "symbol"), DOUBLERS)
def test_a_doubler_counts_its_symbol_twice_on_a_basic_die(card: str, symbol: str) -> None:
    game = team(f'dice = ["basic {symbol}"], equipment = ["{card}"]')
    shows(game, {"megan.d1.face": f"{symbol}2"})
    game.play_all([use("d1", symbol), use("d1", symbol)])
    assert done(game) == {symbol: 2}
    shows(game, {"megan.open": "none"})


@rule("CARD-10")
@pytest.mark.parametrize(("card", "symbol"), DOUBLERS)
def test_a_doubler_changes_no_other_symbol_and_nobody_elses_dice(card: str, symbol: str) -> None:
    others = [other for other in SYMBOLS if other != symbol][:3]
    dice = ", ".join(f'"basic {other}"' for other in others)
    game = team(f'dice = [{dice}], equipment = ["{card}"]', f'dice = ["basic {symbol}"]')
    shows(game, {"megan.d1.face": others[0], "megan.d2.face": others[1], "megan.d3.face": others[2]})
    shows(game, {"tia.d1.face": symbol})


@rule("CARD-10")
def test_special_dice_plan_tokens_and_cards_are_not_doubled() -> None:
    dice = red_with("contain")
    game = team('dice = ["red contain"], plan = 1, equipment = ["flash-grenade", "disguise"]', more=dice)
    shows(game, {"megan.d1.face": "contain"})
    for source in ("d1", "plan", "disguise"):
        game.play(use(source, "contain"))
        shows(game, {"megan.open": "none"})
    assert done(game) == {"contain": 3}


@rule("CARD-10", "CARD-08")
def test_a_symbol_is_doubled_before_it_converts_and_not_after() -> None:
    game = team('dice = ["basic contain", "basic enforcement"], equipment = ["flash-grenade", "gravatonics"]')
    game.play_all([use("d1", "enforcement"), use("d1", "contain"), use("d2", "contain")])
    assert done(game) == {"enforcement": 1, "contain": 2}
    shows(game, {"megan.open": "none", "megan.d2.face": "enforcement"})


@rule("CARD-10", "HERO-01")
def test_a_face_turned_by_improvise_is_natural_and_doubles() -> None:
    game = table("""
        [position]
        reckoners.david = { dice = ["basic money"], equipment = ["evidence"] }
        reckoners.tia = {}
        """)
    game.play_all(["david use improvise d1 plan", "david use d1 plan"])
    shows(game, {"david.d1.face": "plan2", "david.open": "d1 plan", "david.plan_next": 1})


# -- exchangers


@rule("CARD-11")
@pytest.mark.parametrize(("card", "cost", "gives"), EXCHANGERS)
def test_an_exchanger_gives_its_symbols_for_any_of_its_cost(
    card: str, cost: tuple[str, ...], gives: tuple[str, ...]
) -> None:
    game = team(f'dice = ["basic {cost[0]}"], equipment = ["{card}"]')
    game.play(f"megan use d1 card {card}")
    shows(game, {"megan.open": f"{card} {word(gives)}"})
    assert done(game) == {}, "the die itself does nothing else"
    game.play_all([use(card, symbol) for symbol in gives][:3])
    assert done(game) == Counter(gives[:3])


@rule("CARD-11")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, cost, _ in EXCHANGERS])
def test_an_exchanger_takes_no_other_symbol(card: str, cost: tuple[str, ...]) -> None:
    others = [symbol for symbol in SYMBOLS if symbol not in cost][:3]
    dice = ", ".join(f'"basic {symbol}"' for symbol in others)
    game = team(f'dice = [{dice}], equipment = ["{card}"]')
    for number in range(1, 4):
        refuses(game, f"megan use d{number} card {card}", "cost-not-shown", "CARD-03")


# -- cards that act in any district, and those that do not


@rule("CARD-12")
@pytest.mark.parametrize(("card", "gives"), REMOTE)
def test_a_remote_card_acts_in_any_district_each_symbol_where_wished(card: str, gives: tuple[str, ...]) -> None:
    game = team(f'equipment = ["{card}"], district = "chinatown"')
    assert set(gives) <= set(HERE), "these symbols need a place"
    there = use(card, gives[0], THERE)
    assert offers(game, there, use(card, gives[0]), use(card, gives[0], BEYOND))
    game.play(use(card, gives[0]))
    assert done(game) == {gives[0]: 1}
    game.play(there)
    view = game.view().districts[1]
    assert view.epic is not None
    assert 4 + 4 + 5 + 9 - view.enforcement - view.epic.bracket - view.epic.research - (view.epic.health or 0) == 1
    shows(game, {"megan.open": "none", f"megan.{card}": "used"})


@rule("CARD-12", "BOSS-01")
def test_a_remote_card_reaches_steelheart() -> None:
    game = team('equipment = ["safe-house", "notebooks"], district = "chinatown"')
    game.play_all(["megan use safe-house contain steelheart red", "megan use notebooks research steelheart"])
    shows(game, {"boss.red": 1, "boss.research": 19})


@rule("CARD-12")
def test_a_card_paid_by_a_remote_one_acts_in_the_own_district_only() -> None:
    game = team('equipment = ["safe-house"]')
    game.play("megan use safe-house card checkmate")
    refuses(game, use("checkmate", "attack", THERE), "too-far", "USE-07")
    game.play(use("checkmate", "attack"))
    refuses(game, use("checkmate", "attack", THERE), "too-far", "USE-07")
    assert done(game) == {"attack": 1}


@rule("CARD-12")
def test_the_die_after_a_remote_card_is_local_again() -> None:
    game = team('equipment = ["safe-house"], dice = ["basic contain", "red contain"]', more=red_with("contain"))
    game.play_all([use("safe-house", "contain", THERE), use("d1", "contain")])
    refuses(game, use("d2", "contain", THERE), "too-far", "USE-07")


@rule("CARD-12", "MOVE-02")
def test_a_remote_card_moves_from_the_own_district_like_any_die() -> None:
    game = table("""
        [position]
        district = [{ id = "the-loop", barricades = 1 }, { id = "chinatown" }]
        reckoners.megan.equipment = ["notebooks"]
        reckoners.tia = {}
        """)
    refuses(game, "megan use notebooks move chinatown", "barricaded", "MOVE-02")


@rule("CARD-13")
@pytest.mark.parametrize(("card", "gives"), FREE)
def test_a_free_symbol_card_shows_its_symbols_as_a_die_of_the_own_district(card: str, gives: tuple[str, ...]) -> None:
    game = team(f'equipment = ["{card}", "helicopter"]')
    for symbol in SYMBOLS:
        assert offers(game, use(card, symbol)) == (symbol in gives)
    if gives[0] in HERE:
        refuses(game, use(card, gives[0], THERE), "too-far", "USE-07")
    game.play(use(card, gives[0]))
    assert done(game) == {gives[0]: 1}
    shows(game, {f"megan.{card}": "used", "megan.open": "none"})
    refuses(game, use(card, gives[0]), "card-used", "CARD-02")


# -- vehicles


@rule("CARD-14")
@pytest.mark.parametrize("card", MOVERS)
def test_a_vehicle_moves_its_owner_once_and_costs_no_die(card: str) -> None:
    game = team(f'equipment = ["{card}"], dice = ["basic money"]')
    refuses(game, f"megan use {card} move the-loop", "already-there", "MOVE-01")
    assert offers(game, f"megan use {card} move chinatown", f"megan use {card} move understreets")
    game.play(f"megan use {card} move understreets")
    shows(game, {"megan.district": "understreets", f"megan.{card}": "used", "megan.d1": "kept"})
    refuses(game, f"megan use {card} move the-loop", "card-used", "CARD-02")


@rule("CARD-14", "MOVE-02")
@pytest.mark.parametrize("card", MOVERS)
def test_barricades_stop_a_vehicle_both_ways(card: str) -> None:
    position = """
        [position]
        district = [{{ id = "the-loop" }}, {{ id = "chinatown", barricades = 1 }}, {{ id = "understreets" }}]
        reckoners.megan = {{ district = "{start}", equipment = ["{card}"] }}
        reckoners.tia = {{}}
        """
    outside = table(position.format(start="the-loop", card=card))
    refuses(outside, f"megan use {card} move chinatown", "barricaded", "MOVE-02")
    assert offers(outside, f"megan use {card} move understreets")
    inside = table(position.format(start="chinatown", card=card))
    refuses(inside, f"megan use {card} move understreets", "barricaded", "MOVE-02")


@rule("CARD-14")
@pytest.mark.parametrize("card", MOVERS)
def test_a_vehicle_does_nothing_but_move(card: str) -> None:
    game = table(f"""
        [position]
        district = [{{ id = "the-loop", epic = "digzone" }}, {{ id = "chinatown", barricades = 1 }}]
        reckoners.megan = {{ dice = ["basic contain"], equipment = ["{card}"] }}
        reckoners.tia = {{}}
        """)
    refuses(game, f"megan use {card} barricade chinatown", "card-only-moves", "CARD-14")
    refuses(game, f"megan use {card} card checkmate", "card-only-moves", "CARD-14")
    refuses(game, f"megan use {card} money", "card-only-moves", "CARD-14")


@rule("CARD-14", "USE-03")
def test_a_vehicle_ends_the_open_die() -> None:
    game = team('equipment = ["helicopter"], dice = ["red enforcement2"]')
    game.play(use("d1", "enforcement"))
    happened = game.play("megan use helicopter move chinatown")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "enforcement")]
    refuses(game, use("d1", "enforcement", THERE), "die-used", "USE-02")

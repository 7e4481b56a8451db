"""CARD: Equipment and ability cards. Each family is played with every card of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from reckoners.content import load_content
from reckoners.content.model import SYMBOLS, Converter, Doubler, Exchanger, ExtraDie, Mover, Symbols
from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told

CONTENT = load_content()
EQUIPMENT = CONTENT.equipment.values()
CONVERTERS = [(card.id, *card.does.symbols) for card in EQUIPMENT if isinstance(card.does, Converter)]
EXTRA_DICE = [(card.id, card.does.die) for card in EQUIPMENT if isinstance(card.does, ExtraDie)]
DOUBLERS = [(card.id, card.does.symbol) for card in EQUIPMENT if isinstance(card.does, Doubler)]
EXCHANGERS = [(card.id, card.does.cost, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Exchanger)]
REMOTE = [(card.id, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Symbols) and card.does.anywhere]
FREE = [(card.id, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Symbols) and not card.does.anywhere]
MOVERS = [card.id for card in EQUIPMENT if isinstance(card.does, Mover)]

# Where a symbol acts in The Loop, in Chinatown and in Understreets; Money and Plan need no place.
HERE = {"enforcement": " the-loop", "contain": " digzone", "research": " digzone", "attack": " digzone"}
THERE = {"enforcement": " chinatown", "contain": " frostbite", "research": " frostbite", "attack": " frostbite"}
BEYOND = {"enforcement": " understreets", "contain": " earless", "research": " earless", "attack": " earless"}


def team(megan: str = "", tia: str = "", more: str = "") -> Game:
    """Megan and Tia in The Loop with Digzone and Steelheart, without Plan tokens; two Epics elsewhere."""
    return table(f"""
        {more}
        [position]
        district = [
          {{ id = "the-loop", epic = "digzone", bracket = 4, research = 5, health = 9, enforcement = 4 }},
          {{ id = "chinatown", epic = "frostbite", bracket = 4, research = 5, health = 9, enforcement = 4 }},
          {{ id = "understreets", epic = "earless", bracket = 4, enforcement = 4 }},
        ]
        reckoners.megan = {{ {megan or "plan = 0"} }}
        reckoners.tia = {{ {tia or "plan = 0"} }}
        """)


def replaced(card: str, does: str) -> str:
    """An Equipment card that does something else."""
    return f'[[replace.equipment]]\nid = "{card}"\ndoes = {{ {does} }}\n'


def two_faced(*symbols: str) -> str:
    """Red dice whose last face shows these symbols."""
    other = '["attack"], ' * 5
    return f'[[replace.die]]\nid = "red"\nfaces = [{other}["{symbols[0]}", "{symbols[1]}"]]\n'


def word(symbols: Iterable[str]) -> str:
    """Symbols as the table shows them, as in `attack+plan2`."""
    counts = Counter(symbols)
    return "+".join(f"{symbol}{counts[symbol]}".removesuffix("1") for symbol in SYMBOLS if symbol in counts)


def use(by: str, symbol: str, where: dict[str, str] = HERE) -> str:
    return f"megan use {by} {symbol}{where.get(symbol, '')}"


def done(game: Game) -> dict[str, int]:
    """What symbols have done in The Loop and for the team."""
    view = game.view()
    loop = view.districts[0]
    assert loop.epic is not None
    assert loop.epic.health is not None
    results = (
        view.money - 4,
        4 - loop.enforcement,
        4 - loop.epic.bracket,
        5 - loop.epic.research,
        9 - loop.epic.health,
        view.reckoners[0].plan_next,
    )
    return {symbol: result for symbol, result in zip(SYMBOLS, results, strict=True) if result}


@rule("COMP-06")
def test_the_29_cards_are_all_of_one_of_the_families_played_here() -> None:
    played = [*CONVERTERS, *EXTRA_DICE, *DOUBLERS, *EXCHANGERS, *REMOTE, *FREE, *((card,) for card in MOVERS)]
    assert sorted(card[0] for card in played) == sorted(CONTENT.equipment)
    assert len(played) == 29


# -- on-going, free and paid cards


@rule("CARD-01")
def test_an_on_going_card_works_as_often_as_wished_and_is_never_used_up() -> None:
    game = team('dice = ["red enforcement2", "basic contain"], equipment = ["gravatonics"]')
    game.play_all([use("d1", "contain"), use("d1", "contain"), use("d2", "enforcement")])
    assert done(game) == {"contain": 2, "enforcement": 1}
    shows(game, {"megan.gravatonics": "ready"})


@rule("CARD-01")
@pytest.mark.parametrize("card", ["gravatonics", "camera", "jacket"])
def test_an_on_going_card_is_not_activated(card: str) -> None:
    game = team(f'dice = ["basic money"], equipment = ["{card}"]')
    refuses(game, f"megan use {card} contain digzone", "card-has-no-symbols", "CARD-01")
    refuses(game, f"megan use {card} move chinatown", "card-has-no-symbols", "CARD-01")
    refuses(game, f"megan use d1 card {card}", "card-costs-nothing", "CARD-01")


@rule("CARD-01", "CARD-09")
def test_on_going_cards_work_from_the_purchase_on() -> None:
    game = table(
        QUIET
        + """
        [position]
        step = "purchase"
        money = 20
        market = ["camera", "jacket"]
        boss.district = "the-loop"
        district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }]
        epic_deck = []
        reckoners = { megan = {}, tia = {} }
        [script]
        dice.megan = ["attack", "attack", "attack", "research", "money", "plan"]
        """
    )
    game.play_all(["buy camera for megan", "buy jacket for megan", "end purchase"])
    shows(game, {"step": "roll", "megan.d4.face": "research2", "megan.d7.colour": "blue", "megan.d7": "rolled"})


@rule("CARD-02")
@pytest.mark.parametrize("card", [card for card, _ in REMOTE + FREE])
def test_a_free_card_works_once_in_a_use_step(card: str) -> None:
    game = team(f'equipment = ["{card}"]', 'dice = ["basic money"]')
    game.play(f"megan use {card} move chinatown")
    refuses(game, f"megan use {card} move the-loop", "card-used", "CARD-02")


@rule("CARD-02")
def test_a_free_card_works_in_no_other_step() -> None:
    position = "[position]\nstep = '{step}'\nreckoners.megan.equipment = ['rifle']\nreckoners.tia = {{}}"
    for step in ("roll", "purchase"):
        refuses(table(position.format(step=step)), "megan use rifle move chinatown", "unknown-district", "SET-02")
        game = table(position.format(step=step))
        there = game.view().districts[1].id
        for action, by in (
            (f"megan use rifle move {there}", "MOVE-01"),
            ("megan use rifle attack steelheart", "USE-01"),
            ("tia use operations megan", "CARD-02"),
        ):
            refuses(game, action, *(("still-rolling", "ROLL-07") if step == "roll" else ("wrong-step", by)))


@rule("CARD-03")
def test_a_paid_card_costs_a_whole_die_and_works_once_in_a_use_step() -> None:
    game = team('dice = ["red enforcement2", "basic enforcement"], equipment = ["emp"]')
    refuses(game, "megan use emp contain digzone", "card-costs", "CARD-03")
    game.play("megan use d1 card emp")
    shows(game, {"megan.open": "emp contain3", "megan.d1": "used", "megan.emp": "used"})
    refuses(game, "megan use d1 enforcement the-loop", "die-used", "USE-02")
    refuses(game, "megan use d2 card emp", "card-used", "CARD-03")


@rule("CARD-03")
def test_one_of_the_cost_symbols_is_enough_and_others_on_the_die_do_not_matter() -> None:
    costly = replaced("emp", 'family = "exchanger", cost = ["money", "plan"], gives = ["contain"]')
    dice = 'dice = ["basic money", "basic plan", "red attack+plan", "basic research"], equipment = ["emp"]'
    game = team(dice, more=costly + two_faced("plan", "attack"))
    assert offers(game, "megan use d1 card emp", "megan use d2 card emp", "megan use d3 card emp")
    refuses(game, "megan use d4 card emp", "cost-not-shown", "CARD-03")
    game.play("megan use d3 card emp")
    shows(game, {"megan.open": "emp contain", "megan.d3": "used"})


@rule("CARD-03", "PLAN-01")
def test_a_plan_token_pays_for_a_card() -> None:
    game = team('plan = 1, equipment = ["emp"]')
    game.play("megan use plan card emp")
    shows(game, {"megan.plan": 0, "megan.open": "emp contain3"})


@rule("CARD-03")
def test_a_die_of_which_a_symbol_was_spent_pays_for_no_card() -> None:
    game = team('dice = ["red enforcement2"], equipment = ["emp"]')
    game.play(use("d1", "enforcement"))
    refuses(game, "megan use d1 card emp", "die-touched", "USE-03")


@rule("CARD-03")
def test_a_card_is_paid_for_in_the_use_step_only() -> None:
    game = table('[position]\nstep = "purchase"\nreckoners.megan.equipment = ["emp"]\nreckoners.tia = {}')
    refuses(game, "megan use plan card emp", "wrong-step", "CARD-03")


# -- cards as dice, groups, payments


@rule("CARD-04")
@pytest.mark.parametrize("card", [card for card, _ in REMOTE + FREE])
def test_a_card_with_symbols_moves_or_removes_a_barricade_and_is_spent_whole(card: str) -> None:
    game = team(f'equipment = ["{card}", "helicopter"]')
    game.play(f"megan use {card} move chinatown")
    shows(game, {"megan.district": "chinatown", f"megan.{card}": "used", "megan.open": "none"})
    closed = table(f"""
        [position]
        district = [{{ id = "the-loop" }}, {{ id = "chinatown", barricades = 2 }}]
        reckoners = {{ megan = {{ plan = 0, equipment = ["{card}"] }}, tia = {{}} }}
        """)
    refuses(closed, f"megan use {card} move chinatown", "barricaded", "MOVE-02")
    closed.play(f"megan use {card} barricade chinatown")
    shows(closed, {"district.chinatown.barricades": 1, f"megan.{card}": "used", "megan.open": "none"})


@rule("CARD-04")
def test_a_card_with_symbols_that_was_begun_neither_moves_nor_pays() -> None:
    game = team('equipment = ["safe-house"]')
    game.play(use("safe-house", "contain"))
    refuses(game, "megan use safe-house move chinatown", "die-touched", "USE-03")
    refuses(game, "megan use safe-house card checkmate", "die-touched", "USE-03")
    game.play(use("safe-house", "contain"))
    assert done(game) == {"contain": 2}


@rule("CARD-04", "CARD-11")
def test_what_an_exchanger_gives_moves_the_reckoner_as_one_die() -> None:
    game = team('dice = ["red enforcement2"], equipment = ["emp"]')
    game.play_all(["megan use d1 card emp", "megan use emp move chinatown"])
    shows(game, {"megan.district": "chinatown", "megan.open": "none"})
    refuses(game, use("emp", "contain", THERE), "card-used", "CARD-03")


@rule("CARD-05")
def test_what_a_card_made_is_lost_when_the_owner_starts_another_die() -> None:
    game = team('dice = ["red enforcement2", "basic money"], equipment = ["emp"]')
    game.play_all(["megan use d1 card emp", use("emp", "contain")])
    shows(game, {"megan.open": "emp contain2"})
    happened = game.play("megan use d2 money")
    assert told(happened, "lapsed", "reckoner", "source", "symbols") == [("megan", "emp", "contain2")]
    assert done(game) == {"contain": 1, "money": 1}
    refuses(game, use("emp", "contain"), "card-used", "CARD-03")


@rule("CARD-05")
def test_what_a_card_made_waits_while_others_act() -> None:
    game = team('dice = ["red enforcement2"], equipment = ["emp"]', 'dice = ["basic money"]')
    game.play_all(["megan use d1 card emp", "tia use d1 money", "tia use operations megan"])
    shows(game, {"megan.open": "emp contain3"})
    game.play(use("emp", "contain"))
    assert done(game) == {"contain": 1, "money": 1}


@rule("CARD-06")
def test_all_symbols_of_a_card_go_when_it_pays_for_another() -> None:
    game = team('dice = ["red enforcement2"], equipment = ["emp"]')
    game.play_all(["megan use d1 card emp", "megan use emp card checkmate"])
    shows(game, {"megan.open": "checkmate attack3", "megan.checkmate": "used", "megan.emp": "used"})
    refuses(game, use("emp", "contain"), "card-used", "CARD-03")
    game.play_all([use("checkmate", "attack")] * 3)
    assert done(game) == {"attack": 3}
    shows(game, {"megan.open": "none"})


@rule("CARD-06")
def test_a_card_of_which_a_symbol_was_spent_pays_for_no_other() -> None:
    game = team('dice = ["red enforcement2"], equipment = ["emp"]')
    game.play_all(["megan use d1 card emp", use("emp", "contain")])
    refuses(game, "megan use emp card checkmate", "die-touched", "USE-03")


@rule("CARD-03")
def test_where_nothing_can_pay_the_refusal_says_what_would() -> None:
    game = table("""
        [position.reckoners]
        megan = { dice = ["basic money"], equipment = ["emp"], plan = 0 }
        tia = {}
        """)
    refuses(game, "megan use d1 card emp", "nothing-pays", "CARD-03")
    said = "Nothing that Megan has left shows the cost of EMP: Enforcement."
    assert str(game.why_not("megan use d1 card emp")) == said


@rule("CARD-06")
def test_a_free_card_pays_for_another_one() -> None:
    game = team('equipment = ["schematics", "imager", "rifle"]')
    refuses(game, "megan use rifle card imager", "cost-not-shown", "CARD-03")
    game.play("megan use schematics card imager")
    shows(game, {"megan.open": "imager research3", "megan.schematics": "used"})
    assert done(game) == {}


# -- owning


@rule("CARD-07")
def test_a_card_serves_its_owner_only_and_for_the_whole_game() -> None:
    game = table(
        QUIET
        + """
        [position]
        boss.district = "the-loop"
        district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }]
        epic_deck = []
        reckoners.megan.equipment = ["rifle", "gravatonics", "emp"]
        reckoners.tia.dice = ["basic contain", "basic enforcement"]
        """
    )
    refuses(game, "tia use rifle move chinatown", "card-not-owned", "CARD-07")
    refuses(game, "tia use d2 card emp", "card-not-owned", "CARD-07")
    refuses(game, "tia use d1 enforcement the-loop", "symbol-not-shown", "SYM-02")
    for _ in range(2):
        verbs = {action.verb for action in game.legal()}
        assert verbs == {"spend", "move", "pay", "power", "end"}
        game.play_all(["end use", "end purchase", "megan stop", "tia stop"])
        shows(game, {"megan.equipment": ["rifle", "gravatonics", "emp"], "tia.equipment": []})


@rule("CARD-07")
def test_a_reckoner_may_own_every_card_there_is() -> None:
    cards = list(CONTENT.equipment)
    game = table(f"""
        [position]
        step = "purchase"
        money = 20
        market = ["{cards[-1]}"]
        reckoners.megan.equipment = {cards[:-1]}
        reckoners.tia = {{}}
        """)
    game.play(f"buy {cards[-1]} for megan")
    shows(game, {"megan.equipment": cards, "megan.dice": 6 + len(EXTRA_DICE)})


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
    more = two_faced("enforcement", "contain")
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
    game = team('dice = ["red contain"], plan = 1, equipment = ["flash-grenade", "disguise"]')
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
    game = team('equipment = ["safe-house"], dice = ["basic contain", "red contain"]')
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


# -- ready again


@rule("CARD-15")
def test_used_cards_show_it_and_are_ready_again_next_round() -> None:
    game = table(
        QUIET
        + """
        [position]
        boss.district = "the-loop"
        district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }]
        epic_deck = []
        reckoners.megan = { equipment = ["rifle", "emp", "helicopter", "notebooks"], plan = 3 }
        reckoners.tia = {}
        """
    )
    used = ["megan.rifle", "megan.emp", "megan.checkmate", "megan.helicopter", "tia.operations"]
    shows(game, dict.fromkeys(used, "ready"))
    turn = [
        "megan use rifle move chinatown",
        "megan use plan card emp",
        "megan use emp card checkmate",
        "megan use helicopter move the-loop",
        "tia use operations megan",
    ]
    for _ in range(2):
        game.play_all(turn)
        shows(game, {**dict.fromkeys(used, "used"), "megan.notebooks": "ready"})
        game.play("end use")
        shows(game, {"step": "purchase", "megan.rifle": "used"})
        game.play_all(["end purchase", "megan stop", "tia stop"])
        shows(game, {**dict.fromkeys(used, "ready"), "step": "use"})

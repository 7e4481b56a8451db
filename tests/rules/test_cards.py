"""CARD: owning and using Equipment and ability cards."""

from __future__ import annotations

import pytest

from tests.positions import rule, table
from tests.rules.cards import (
    CONTENT,
    CONVERTERS,
    DOUBLERS,
    EXCHANGERS,
    EXTRA_DICE,
    FREE,
    MOVERS,
    REMOTE,
    THERE,
    done,
    red_with,
    replaced,
    team,
    use,
)
from tests.rules.seen import QUIET, offers, refuses, shows, told


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
    game = team(dice, more=costly + red_with("plan", "attack"))
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
    shows(game, {"megan.open": "imager research4", "megan.schematics": "used"})
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

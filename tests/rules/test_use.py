"""Using dice: one open die for each Reckoner, all Reckoners at the same time, each in its own district."""

from __future__ import annotations

import pytest

from tests.positions import rule, table
from tests.rules.ring import BOSS_AWAY, RING, TEAM, options
from tests.rules.seen import QUIET, offers, refuses, shows, told

# -- all at the same time


@rule("USE-01")
@pytest.mark.parametrize(
    "order",
    [
        ("tia use d2 money", "tia use d3 plan", "prof use d1 contain digzone", "prof use d2 enforcement the-loop"),
        ("prof use d2 enforcement the-loop", "tia use d3 plan", "prof use d1 contain digzone", "tia use d2 money"),
        ("tia use d3 plan", "prof use d1 contain digzone", "tia use d2 money", "prof use d2 enforcement the-loop"),
    ],
)
def test_the_team_uses_its_dice_in_any_order(order: tuple[str, ...]) -> None:
    game = table(TEAM)
    for action in order:
        game.play(action)
    shows(game, {"money": 5, "tia.plan_next": 1, "epic.digzone.bracket": 2, "district.the-loop.enforcement": 1})


@rule("USE-01")
def test_dice_are_used_in_the_use_step_only() -> None:
    game = table(TEAM.replace("position.boss", 'position.step = "purchase"\nposition.boss'))
    refuses(game, "tia use d2 money", "wrong-step", "USE-01")
    refuses(game, "tia use d2 move understreets", "wrong-step", "MOVE-01")
    refuses(game, "tia use d2 barricade chinatown", "wrong-step", "BAR-01")
    refuses(game, "prof use d1 card lead-the-way", "wrong-step", "CARD-03")


@rule("USE-06")
def test_others_act_between_two_dice_of_a_reckoner() -> None:
    game = table(TEAM)
    game.play("tia use d2 money")
    game.play("prof use d1 contain digzone")
    game.play("tia use d3 plan")
    shows(game, {"step": "use", "tia.d2": "used", "prof.d1": "used", "tia.d3": "used"})


@rule("USE-06")
def test_others_act_while_a_die_is_open() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    for action in (
        "prof use d3 plan",
        "prof use d3 plan",
        "prof use d1 move understreets",
        "prof use d2 move the-loop",
    ):
        game.play(action)
    shows(game, {"tia.open": "d1 research", "prof.plan_next": 2})
    game.play("tia use d1 research digzone")
    shows(game, {"epic.digzone.research": 1, "tia.open": "none"})


@rule("USE-03", "USE-06")
def test_each_reckoner_has_an_open_die_of_its_own() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("prof use d3 plan")
    shows(game, {"tia.open": "d1 research", "prof.open": "d3 plan"})
    game.play("tia use d2 money")
    shows(game, {"tia.open": "none", "prof.open": "d3 plan"})


# -- each die once


@rule("USE-02")
@pytest.mark.parametrize("use", ["money", "move understreets", "barricade chinatown"])
def test_a_die_that_was_used_cannot_be_used_again(use: str) -> None:
    game = table(TEAM)
    game.play(f"tia use d2 {use}")
    shows(game, {"tia.d2": "used"})
    for again in ("money", "move the-loop", "move chinatown", "barricade chinatown", "card operations"):
        refuses(game, f"tia use d2 {again}", "die-used", "USE-02")
    assert not options(game, "tia use d2")


@rule("USE-02")
def test_a_die_with_two_symbols_is_used_up_by_two() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "none", "epic.digzone.research": 1})
    refuses(game, "tia use d1 research digzone", "die-used", "USE-02")


@rule("USE-02")
def test_equal_dice_are_used_one_by_one() -> None:
    game = table("""
    [position.reckoners]
    tia.dice = ["basic money", "basic money", "basic money"]
    prof.dice = []
    """)
    for name in ("d3", "d1", "d2"):
        game.play(f"tia use {name} money")
        refuses(game, f"tia use {name} money", "die-used", "USE-02")
    shows(game, {"money": 7})


@rule("USE-02")
def test_in_the_next_round_a_used_die_is_used_again() -> None:
    game = table(f"""
    position.money = 0
    position.epic_deck = []
    {QUIET}
    [position.reckoners]
    tia.dice = ["basic plan"]
    prof.dice = []
    [[position.district]]
    id = "the-loop"
    [script.dice]
    tia = ["basic plan"]
    """)
    game.play("tia use d1 plan")
    game.play("end use")
    shows(game, {"step": "roll", "round": 2, "tia.d1": "rolled", "tia.d6": "rolled"})
    game.play("tia stop")
    game.play("prof stop")
    game.play("tia use d1 plan")
    shows(game, {"tia.plan_next": 1})


# -- one die after the other


@rule("USE-03")
def test_what_is_left_of_a_die_is_lost_when_the_next_one_starts() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "d1 research"})
    happened = game.play("tia use d2 move understreets")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "research")]
    shows(game, {"tia.open": "none", "epic.digzone.research": 2, "boss.research": 20})
    refuses(game, "tia use d1 research steelheart", "die-used", "USE-02")


@rule("USE-03")
@pytest.mark.parametrize("other", ["d2 money", "plan money", "rifle attack digzone", "motorcycle move understreets"])
def test_a_token_or_a_card_counts_as_another_die(other: str) -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners.tia]
    equipment = ["rifle", "motorcycle"]
    dice = ["purple research2", "basic money"]
    [position.reckoners.prof]
    {RING}
    """)
    game.play("tia use d1 research digzone")
    assert told(game.play(f"tia use {other}"), "lapsed", "source") == [("d1",)]
    refuses(game, "tia use d1 research digzone", "die-used", "USE-02")


@rule("USE-03")
def test_a_die_that_is_used_up_loses_nothing() -> None:
    game = table(TEAM)
    happened = game.play_all(["tia use d1 research digzone", "tia use d1 research digzone", "tia use d2 money"])
    assert not told(happened, "lapsed")
    shows(game, {"epic.digzone.research": 1, "money": 5})


@rule("USE-03")
def test_the_rest_of_a_die_may_be_let_go() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("tia lapse")
    shows(game, {"tia.open": "none"})
    refuses(game, "tia use d1 research digzone", "die-used", "USE-02")


@rule("USE-03")
def test_without_an_open_die_there_is_nothing_to_let_go() -> None:
    game = table(TEAM)
    refuses(game, "tia lapse", "nothing-open", "USE-03")
    game.play("tia use d2 money")
    refuses(game, "tia lapse", "nothing-open", "USE-03")
    game.play("tia use d1 research digzone")
    refuses(game, "prof lapse", "nothing-open", "USE-03")


@rule("USE-03")
@pytest.mark.parametrize("use", ["move understreets", "barricade chinatown", "card emp"])
def test_only_an_untouched_die_moves_clears_a_barricade_or_pays(use: str) -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    megan = {{ dice = ["red enforcement2"], equipment = ["emp"] }}
    prof.dice = []
    {RING}
    """)
    assert offers(game, f"megan use d1 {use}")
    game.play("megan use d1 enforcement the-loop")
    refuses(game, f"megan use d1 {use}", "die-touched", "USE-03")
    assert use not in options(game, "megan use d1")


@rule("USE-03")
@pytest.mark.parametrize(
    ("who", "dice", "use", "ability"),
    [
        ("tia", ["purple research2"], "d1 research digzone", "operations prof"),
        ("david", ["blue contain2", "blue attack"], "d1 contain digzone", "improvise d2 contain"),
        ("cody", ["orange money2"], "d1 money", "sniper chinatown"),
    ],
)
def test_an_ability_without_symbols_works_while_the_own_die_is_open(
    who: str, dice: list[str], use: str, ability: str
) -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    {who}.dice = {dice}
    prof.dice = []
    {RING}
    """)
    happened = game.play_all([f"{who} use {use}", f"{who} use {ability}", f"{who} use {use}"])
    assert not told(happened, "lapsed")
    shows(game, {f"{who}.open": "none"})


@rule("USE-03")
def test_no_die_gets_stuck_when_its_symbols_find_nothing() -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    megan.dice = ["red enforcement2", "basic money"]
    prof.dice = []
    {RING.replace("enforcement = 2", "enforcement = 1")}
    """)
    game.play("megan use d1 enforcement the-loop")
    shows(game, {"megan.open": "d1 enforcement"})
    assert not options(game, "megan use d1")
    game.play("megan use d2 money")
    shows(game, {"megan.open": "none", "money": 5})

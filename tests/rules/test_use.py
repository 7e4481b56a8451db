"""Using dice: one open die for each Reckoner, all Reckoners at the same time, each in its own district."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told

# Digzone at the Loop, where everybody stands, Frostbite behind a Barricade in Chinatown, nobody in the Understreets.
RING = """
[[position.district]]
id = "the-loop"
epic = "digzone"
research = 3
health = 6
bracket = 3
enforcement = 2
[[position.district]]
id = "chinatown"
epic = "frostbite"
research = 2
health = 7
bracket = 3
enforcement = 1
barricades = 1
[[position.district]]
id = "understreets"
"""
BOSS_AWAY = 'position.boss = { district = "understreets", research = 20 }\n'
BOSS_HERE = 'position.boss = { district = "the-loop", research = 20 }\n'

TEAM = f"""
{BOSS_AWAY}
[position.reckoners.tia]
dice = ["purple research2", "basic money", "basic plan"]
[position.reckoners.prof]
dice = ["basic contain", "basic enforcement", "black plan2"]
{RING}
"""


def options(game: Game, start: str) -> set[str]:
    """What may follow these words."""
    texts = (str(action) for action in game.legal())
    return {text.removeprefix(f"{start} ") for text in texts if text.startswith(f"{start} ")}


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
        ("david", ["blue contain2", "blue money"], "d1 contain digzone", "improvise d2 contain"),
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


# -- several targets

AT_THE_BOSS = f"""
{BOSS_HERE}
[position.reckoners]
david.dice = ["blue contain2"]
tia.dice = ["purple research2"]
abraham.dice = ["green attack2"]
{RING}
"""


@rule("USE-04")
@pytest.mark.parametrize(
    ("first", "second", "brackets"),
    [
        ("digzone", "steelheart red", (2, 2, 2, 1, 2)),
        ("steelheart red", "steelheart blue", (3, 2, 2, 1, 1)),
        ("steelheart yellow", "digzone", (2, 1, 2, 2, 2)),
        ("digzone", "digzone", (1, 2, 2, 2, 2)),
    ],
)
def test_two_symbols_go_to_one_track_or_to_two(first: str, second: str, brackets: tuple[int, ...]) -> None:
    game = table(AT_THE_BOSS)
    game.play(f"david use d1 contain {first}")
    game.play(f"david use d1 contain {second}")
    paths = ("epic.digzone.bracket", "boss.yellow", "boss.black", "boss.red", "boss.blue")
    shows(game, dict(zip(paths, brackets, strict=True)))


@rule("USE-04")
def test_two_symbols_go_to_the_epic_and_to_the_boss() -> None:
    game = table(AT_THE_BOSS)
    game.play("tia use d1 research digzone")
    game.play("tia use d1 research steelheart")
    shows(game, {"epic.digzone.research": 2, "boss.research": 19, "tia.open": "none"})


@rule("USE-04")
def test_two_symbols_go_to_the_epics_of_two_districts() -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    cody = {{ sniper = "chinatown", equipment = ["gauss-gun"], dice = ["green attack2"] }}
    tia.dice = []
    {RING}
    """)
    game.play("cody use d1 attack digzone")
    game.play("cody use d1 attack frostbite")
    shows(game, {"epic.digzone.health": 5, "epic.frostbite.health": 6})


@rule("USE-04")
def test_a_symbol_too_many_goes_to_another_target_there() -> None:
    game = table(AT_THE_BOSS.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    refuses(game, "tia use d1 research digzone", "weakened-already", "SYM-04")
    assert options(game, "tia use d1") == {"research steelheart"}
    game.play("tia use d1 research steelheart")
    shows(game, {"boss.research": 19})


@rule("USE-04")
def test_a_symbol_too_many_is_let_go_where_no_target_is_left() -> None:
    game = table(TEAM.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    assert not options(game, "tia use d1")
    refuses(game, "tia use d1 research frostbite", "too-far", "USE-07")
    game.play("tia lapse")
    shows(game, {"tia.open": "none", "epic.frostbite.research": 2})


@rule("USE-04")
def test_a_die_gives_the_symbols_that_it_shows_and_no_others() -> None:
    game = table(TEAM)
    refuses(game, "tia use d1 money", "symbol-not-shown", "SYM-01")
    game.play("tia use d1 research digzone")
    refuses(game, "tia use d1 money", "symbol-not-shown", "SYM-01")
    refuses(game, "tia use d1 contain digzone", "symbol-not-shown", "SYM-03")


# -- the end of the step

CALM = f"""
position.money = 1
position.epic_deck = []
{QUIET}
[position.reckoners]
tia = {{ dice = ["basic money", "purple research2", "basic plan"], plan = 0 }}
prof = {{ dice = ["basic money"], plan = 0 }}
[[position.district]]
id = "the-loop"
[[position.district]]
id = "chinatown"
"""


@rule("USE-05", "USE-08")
def test_dice_need_not_be_used_and_then_give_nothing() -> None:
    game = table(CALM)
    game.play("end use")
    shows(game, {"step": "purchase", "money": 1, "tia.plan_next": 0, "boss.research": 20})
    game.play("end purchase")
    shows(game, {"step": "roll", "money": 1, "tia.plan": 0, "boss.research": 20, "tia.d1": "rolled"})


@rule("USE-08")
def test_the_step_goes_on_till_the_team_ends_it() -> None:
    game = table(CALM)
    for action in ("tia use d1 money", "tia use d2 research steelheart", "tia use d3 plan"):
        game.play(action)
        shows(game, {"step": "use"})
    assert offers(game, "prof use d1 money", "prof use d1 move chinatown", "end use")
    game.play("end use")
    shows(game, {"step": "purchase", "money": 2})


@rule("USE-08")
def test_the_rest_of_an_open_die_is_lost_with_the_step() -> None:
    game = table(CALM)
    game.play("tia use d2 research steelheart")
    assert told(game.play("end use"), "lapsed", "reckoner", "source", "symbols") == [("tia", "d2", "research")]
    shows(game, {"tia.open": "none", "boss.research": 19})


@rule("USE-08")
@pytest.mark.parametrize(
    ("action", "by"),
    [("tia use d1 money", "USE-01"), ("prof use d1 move chinatown", "MOVE-01"), ("tia lapse", "USE-03")],
)
def test_nothing_is_used_after_the_end_of_the_step(action: str, by: str) -> None:
    game = table(CALM)
    game.play("tia use d2 research steelheart")
    assert offers(game, action)
    game.play("end use")
    refuses(game, action, "wrong-step", by)


# -- where one stands


@rule("USE-07")
def test_symbols_act_in_the_own_district_only() -> None:
    game = table(f"""
    {BOSS_AWAY}
    [position.reckoners]
    tia.dice = ["basic enforcement", "basic contain", "basic research"]
    prof.dice = ["basic attack"]
    {RING}
    """)
    refuses(game, "tia use d1 enforcement chinatown", "too-far", "USE-07")
    refuses(game, "tia use d2 contain frostbite", "too-far", "USE-07")
    refuses(game, "tia use d3 research frostbite", "too-far", "USE-07")
    refuses(game, "prof use d1 attack frostbite", "too-far", "USE-07")
    refuses(game, "tia use d2 contain steelheart red", "boss-elsewhere", "BOSS-01")
    refuses(game, "tia use d3 research steelheart", "boss-elsewhere", "BOSS-01")
    game.play("tia use d1 enforcement the-loop")
    game.play("tia use d2 contain digzone")
    game.play("tia use d3 research digzone")
    game.play("prof use d1 attack digzone")
    shows(game, {"epic.digzone.bracket": 2, "epic.digzone.research": 2, "epic.digzone.health": 5})
    shows(game, {"epic.frostbite.bracket": 3, "epic.frostbite.research": 2, "epic.frostbite.health": 7})


@rule("USE-07")
def test_symbols_act_where_one_has_gone_and_no_more_where_one_was() -> None:
    game = table(TEAM)
    game.play("tia use d2 barricade chinatown")  # not a symbol, so it acts from afar
    game.play("tia use d3 move chinatown")
    refuses(game, "tia use d1 research digzone", "too-far", "USE-07")
    refuses(game, "tia use plan contain digzone", "too-far", "USE-07")
    game.play("tia use d1 research frostbite")
    assert options(game, "prof use d1") >= {"contain digzone"}
    refuses(game, "prof use d1 contain frostbite", "too-far", "USE-07")


@rule("USE-07")
def test_money_and_plan_need_no_district() -> None:
    game = table(TEAM.replace("[position.reckoners.tia]", '[position.reckoners.tia]\ndistrict = "understreets"'))
    game.play("tia use d2 money")
    game.play("tia use d3 plan")
    shows(game, {"money": 5, "tia.plan_next": 1})


# -- how many dice


@rule("USE-09")
def test_more_than_six_dice_are_used() -> None:
    game = table("""
    [position.reckoners.tia]
    equipment = ["dowser", "epic-dna"]
    dice = ["purple plan", "purple plan", "purple plan", "purple plan",
            "basic money", "basic money", "basic money", "orange money"]
    [position.reckoners.prof]
    """)
    for number in range(1, 5):
        game.play(f"tia use d{number} plan")
    for number in range(5, 9):
        game.play(f"tia use d{number} money")
    shows(game, {"tia.plan_next": 4, "money": 8})


@rule("USE-09")
def test_it_makes_no_difference_in_which_roll_a_die_was_kept() -> None:
    game = table("""
    position.step = "roll"
    [position.reckoners.tia]
    dice = ["basic money", "basic money", "basic money", "purple plan", "purple plan", "purple plan"]
    [position.reckoners.prof]
    [script.dice]
    tia = ["basic money", "basic money", "purple plan", "purple plan", "purple plan",
           "basic money", "purple plan", "purple plan", "purple plan"]
    """)
    for action in ("tia keep d1", "tia reroll", "tia keep d2", "tia reroll", "prof stop"):
        game.play(action)
    shows(game, {"step": "use"})
    for use in ("d3 money", "d1 money", "d6 plan", "d2 money", "d4 plan"):
        game.play(f"tia use {use}")
    shows(game, {"money": 7, "tia.plan_next": 2})

"""Using dice: one open die for each Reckoner, all Reckoners at the same time, each in its own district."""

from __future__ import annotations

import pytest

from reckoners.game import Game, Refusal
from reckoners.game.view import DieView, EpicView, ReckonerView
from tests.positions import rule, table

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
BOSS_FAR = 'position.boss = { district = "understreets" }\n'
BOSS_NEAR = 'position.boss = { district = "the-loop" }\n'

# Tia and Prof at the Loop with Digzone; the Boss is elsewhere.
TEAM = f"""
{BOSS_FAR}
[position.reckoners.tia]
dice = ["purple research2", "basic money", "basic plan", "purple contain"]
[position.reckoners.prof]
dice = ["basic contain", "basic enforcement", "black plan2"]
{RING}
"""


def refused(game: Game, action: str) -> tuple[str, str]:
    """The rule and the code of a refusal, which has changed nothing."""
    before = game.state.key()
    with pytest.raises(Refusal) as no:
        game.play(action)
    assert game.state.key() == before
    return no.value.rule, no.value.code


def seat(game: Game, name: str = "tia") -> ReckonerView:
    return next(reckoner for reckoner in game.view().reckoners if reckoner.id == name)


def die(game: Game, name: str, who: str = "tia") -> DieView:
    return next(die for die in seat(game, who).dice if die.name == name)


def epic(game: Game, district: int = 0) -> EpicView:
    found = game.view().districts[district].epic
    assert found is not None
    return found


def left(game: Game, name: str = "tia") -> str | None:
    """The symbols of the open die that wait to be used."""
    opened = seat(game, name).open
    return opened.symbols if opened else None


def options(game: Game, start: str) -> set[str]:
    """What may follow these words."""
    texts = (str(action) for action in game.legal())
    return {text.removeprefix(f"{start} ") for text in texts if text.startswith(f"{start} ")}


# -- USE-01, USE-06: all at the same time


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
    assert (game.view().money, seat(game).plan_next) == (5, 1)
    assert (epic(game).bracket, game.view().districts[0].enforcement) == (2, 1)


@rule("USE-06")
def test_others_act_between_two_dice_of_a_reckoner() -> None:
    game = table(TEAM)
    game.play("tia use d2 money")
    game.play("prof use d1 contain digzone")
    game.play("tia use d3 plan")
    assert game.step == "use"


@rule("USE-06")
def test_others_act_during_the_die_of_a_reckoner_and_both_dice_stay_open() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("prof use d3 plan")
    game.play("prof use d3 plan")
    game.play("prof use d1 move understreets")
    assert left(game) == "research"
    game.play("prof use d2 move the-loop")
    game.play("tia use d1 research digzone")
    assert (epic(game).research, seat(game, "prof").plan_next) == (1, 2)


@rule("USE-03", "USE-06")
def test_each_reckoner_has_an_open_die_of_its_own() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("prof use d3 plan")
    assert (left(game), left(game, "prof")) == ("research", "plan")
    game.play("tia use d2 money")
    assert (left(game), left(game, "prof")) == (None, "plan")


# -- USE-02: once


@rule("USE-02")
@pytest.mark.parametrize("use", ["money", "move understreets", "barricade chinatown"])
def test_a_die_that_was_used_cannot_be_used_again(use: str) -> None:
    game = table(TEAM)
    game.play(f"tia use d2 {use}")
    assert die(game, "d2").state == "used"
    for again in ("money", "move the-loop", "move chinatown", "barricade chinatown", "card operations"):
        assert refused(game, f"tia use d2 {again}") == ("USE-02", "die-used")
    assert not options(game, "tia use d2")


@rule("USE-02")
def test_a_die_that_shows_two_symbols_is_used_up_by_two() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("tia use d1 research digzone")
    assert left(game) is None
    assert refused(game, "tia use d1 research digzone") == ("USE-02", "die-used")


@rule("USE-02")
def test_equal_dice_are_used_one_by_one() -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners]
    tia.dice = ["basic money", "basic money", "basic money"]
    prof.dice = []
    {RING}
    """)
    for name in ("d3", "d1", "d2"):
        game.play(f"tia use {name} money")
        assert refused(game, f"tia use {name} money") == ("USE-02", "die-used")
    assert game.view().money == 7


@rule("USE-02")
def test_used_dice_are_rolled_again_in_the_next_round() -> None:
    game = table("""
    position.money = 0
    position.epic_deck = []
    [[position.district]]
    id = "the-loop"
    [position.reckoners]
    tia.dice = ["purple research2", "purple contain"]
    prof.dice = []
    """)
    game.play("tia use d1 research steelheart")
    game.play("tia use d1 research steelheart")
    game.play("end use")
    assert (game.step, game.view().round) == ("roll", 2)
    assert [die.state for die in seat(game).dice] == ["rolled"] * 6
    game.play("tia stop")
    game.play("prof stop")
    assert game.why_not("tia use d1 move chinatown") is None or game.why_not("tia use d1 move newcago-theatre") is None


# -- USE-03: one die after the other


@rule("USE-03")
def test_what_is_left_of_a_die_is_lost_when_the_next_one_starts() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    assert left(game) == "research"
    happened = game.play("tia use d2 move understreets")
    assert ("lapsed", "research") in [(event.kind, event.args.get("symbols")) for event in happened]
    assert left(game) is None
    assert refused(game, "tia use d1 research steelheart") == ("USE-02", "die-used")
    assert (epic(game).research, game.view().boss.research) == (2, 20)


@rule("USE-03")
@pytest.mark.parametrize("other", ["d2 money", "plan money", "rifle attack digzone", "motorcycle move understreets"])
def test_a_token_or_a_card_is_another_die(other: str) -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners.tia]
    equipment = ["rifle", "motorcycle"]
    dice = ["purple research2", "basic money"]
    [position.reckoners.prof]
    {RING}
    """)
    game.play("tia use d1 research digzone")
    happened = game.play(f"tia use {other}")
    assert happened[0].kind == "lapsed"
    assert refused(game, "tia use d1 research digzone") == ("USE-02", "die-used")


@rule("USE-03")
def test_a_die_that_is_used_up_loses_nothing() -> None:
    game = table(TEAM)
    happened = game.play("tia use d1 research digzone") + game.play("tia use d1 research digzone")
    happened += game.play("tia use d2 money")
    assert "lapsed" not in {event.kind for event in happened}
    assert epic(game).research == 1


@rule("USE-03")
def test_the_rest_of_a_die_may_lapse() -> None:
    game = table(TEAM)
    game.play("tia use d1 research digzone")
    game.play("tia lapse")
    assert left(game) is None
    assert refused(game, "tia use d1 research digzone") == ("USE-02", "die-used")


@rule("USE-03")
def test_without_an_open_die_nothing_lapses() -> None:
    game = table(TEAM)
    assert refused(game, "tia lapse") == ("USE-03", "nothing-open")
    game.play("tia use d2 money")
    assert refused(game, "tia lapse") == ("USE-03", "nothing-open")
    game.play("tia use d1 research digzone")
    assert refused(game, "prof lapse") == ("USE-03", "nothing-open")


@rule("USE-03")
@pytest.mark.parametrize("use", ["move understreets", "barricade chinatown", "card emp"])
def test_only_an_untouched_die_is_spent_whole(use: str) -> None:
    position = f"""
    {BOSS_FAR}
    [position.reckoners.megan]
    dice = ["red enforcement2"]
    equipment = ["emp"]
    [position.reckoners.prof]
    {RING}
    """
    game = table(position)
    game.play("megan use d1 enforcement the-loop")
    assert refused(game, f"megan use d1 {use}") == ("USE-03", "die-touched")
    fresh = table(position)
    fresh.play(f"megan use d1 {use}")


@rule("USE-03")
@pytest.mark.parametrize(
    ("who", "dice", "ability"),
    [
        ("tia", '"purple research2"', "operations prof"),
        ("david", '"blue research", "blue contain2"', "improvise d1 contain"),
        ("cody", '"orange money2"', "sniper chinatown"),
    ],
)
def test_an_ability_without_symbols_works_while_the_own_die_is_open(who: str, dice: str, ability: str) -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners]
    {who}.dice = [{dice}]
    prof.dice = []
    {RING}
    """)
    use = {"tia": "d1 research digzone", "david": "d2 contain digzone", "cody": "d1 money"}[who]
    game.play(f"{who} use {use}")
    before = left(game, who)
    game.play(f"{who} use {ability}")
    assert left(game, who) == before is not None
    game.play(f"{who} use {use}")
    assert left(game, who) is None


@rule("USE-03")
def test_no_die_gets_stuck_when_its_symbols_find_nothing() -> None:
    game = table("""
    position.boss = { district = "chinatown" }
    [[position.district]]
    id = "the-loop"
    enforcement = 1
    [[position.district]]
    id = "chinatown"
    [position.reckoners]
    megan.dice = ["red enforcement2", "basic money"]
    prof.dice = []
    """)
    game.play("megan use d1 enforcement the-loop")
    assert left(game, "megan") == "enforcement"
    assert options(game, "megan use d1") == set()
    game.play("megan use d2 money")
    assert game.view().money == 5


# -- USE-04: the symbols of one die on several targets

AT_THE_BOSS = f"""
{BOSS_NEAR}
[position.reckoners]
david.dice = ["blue contain2"]
tia.dice = ["purple research2"]
abraham.dice = ["green attack2"]
{RING}
"""


@rule("USE-04")
def test_two_symbols_go_to_the_epic_and_to_the_boss() -> None:
    game = table(AT_THE_BOSS)
    game.play("tia use d1 research digzone")
    game.play("tia use d1 research steelheart")
    assert (epic(game).research, game.view().boss.research) == (2, 25)


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
    assert (epic(game).bracket, *(track.bracket for track in game.view().boss.tracks)) == brackets


@rule("USE-04")
def test_two_symbols_go_to_the_epics_of_two_districts_that_one_reaches() -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners]
    cody.dice = ["basic attack"]
    cody.sniper = "chinatown"
    cody.equipment = ["grenade-launcher"]
    tia.dice = []
    {RING}
    """)
    game.play("cody use grenade-launcher attack digzone")
    game.play("cody use grenade-launcher attack frostbite")
    assert (epic(game, 0).health, epic(game, 1).health) == (5, 6)


@rule("USE-04")
def test_a_symbol_too_many_goes_to_another_target_there() -> None:
    game = table(AT_THE_BOSS.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    assert refused(game, "tia use d1 research digzone") == ("SYM-04", "weakened-already")
    assert options(game, "tia use d1") == {"research steelheart"}
    game.play("tia use d1 research steelheart")
    assert game.view().boss.research == 25


@rule("USE-04")
def test_a_symbol_too_many_lapses_where_no_target_is_left() -> None:
    game = table(TEAM.replace("research = 3", "research = 1"))
    game.play("tia use d1 research digzone")
    assert options(game, "tia use d1") == set()
    assert refused(game, "tia use d1 research frostbite") == ("USE-07", "too-far")
    game.play("tia lapse")
    assert left(game) is None


@rule("USE-04")
def test_a_die_gives_only_the_symbols_that_it_shows() -> None:
    game = table(TEAM)
    assert refused(game, "tia use d1 money") == ("SYM-01", "symbol-not-shown")
    game.play("tia use d1 research digzone")
    assert refused(game, "tia use d1 money") == ("USE-04", "symbol-not-shown")
    assert refused(game, "tia use d1 contain digzone") == ("USE-04", "symbol-not-shown")


# -- USE-05, USE-08: the end of the step

QUIET = """
position.money = 1
position.epic_deck = []
[[position.district]]
id = "the-loop"
[position.reckoners]
tia.dice = ["basic money", "purple research2", "basic plan"]
prof.dice = ["basic money"]
"""


@rule("USE-05", "USE-08")
def test_dice_need_not_be_used_and_give_nothing() -> None:
    game = table(QUIET)
    before = game.view()
    game.play("end use")
    after = game.view()
    assert game.step == "purchase"
    assert (after.money, after.boss, seat(game).plan_next) == (before.money, before.boss, 0)
    assert refused(game, "tia use d1 money") == ("USE-01", "wrong-step")
    game.play("end purchase")
    assert (game.step, game.view().money) == ("roll", 1)
    assert [die.state for die in seat(game).dice] == ["rolled"] * 6


@rule("USE-08")
def test_the_step_goes_on_till_the_team_ends_it() -> None:
    game = table(QUIET)
    for action in ("tia use d1 money", "tia use d2 research steelheart", "tia use d3 plan", "tia use plan money"):
        game.play(action)
        assert game.step == "use"
    game.play("prof use d1 money")
    assert game.step == "use"  # there is Prof's Plan token
    game.play("end use")
    assert game.step == "purchase"


@rule("USE-08")
def test_the_rest_of_an_open_die_is_lost_at_the_end_of_the_step() -> None:
    game = table(QUIET)
    game.play("tia use d2 research steelheart")
    happened = game.play("end use")
    assert happened[0].kind == "lapsed"
    assert (left(game), game.view().boss.research) == (None, 19)


@rule("USE-08")
@pytest.mark.parametrize("action", ["tia use d1 money", "tia use plan move chinatown", "tia lapse"])
def test_nothing_is_used_after_the_end_of_the_step(action: str) -> None:
    game = table(QUIET.replace('"the-loop"', '"the-loop"\n[[position.district]]\nid = "chinatown"'))
    assert action == "tia lapse" or game.why_not(action) is None
    game.play("end use")
    assert refused(game, action)[1] == ("token-in-purchase" if "money" in action and "plan" in action else "wrong-step")


# -- USE-07: where one is


@rule("USE-07")
def test_symbols_act_in_the_own_district_only() -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners.tia]
    dice = ["basic enforcement", "basic contain", "basic research"]
    [position.reckoners.prof]
    dice = ["basic attack"]
    {RING}
    """)
    assert refused(game, "tia use d1 enforcement chinatown") == ("USE-07", "too-far")
    assert refused(game, "tia use d2 contain frostbite") == ("USE-07", "too-far")
    assert refused(game, "tia use d2 contain steelheart red") == ("BOSS-01", "boss-elsewhere")
    assert refused(game, "tia use d3 research frostbite") == ("USE-07", "too-far")
    assert refused(game, "tia use d3 research steelheart") == ("BOSS-01", "boss-elsewhere")
    assert refused(game, "prof use d1 attack frostbite") == ("USE-07", "too-far")
    for action in (
        "tia use d1 enforcement the-loop",
        "tia use d2 contain digzone",
        "tia use d3 research digzone",
        "prof use d1 attack digzone",
    ):
        game.play(action)


@rule("USE-07")
def test_symbols_act_where_one_has_moved_to() -> None:
    game = table(TEAM)
    game.play("tia use d2 barricade chinatown")  # no symbol, so it may be elsewhere
    game.play("tia use d3 move chinatown")
    assert refused(game, "tia use d1 research digzone") == ("USE-07", "too-far")
    game.play("tia use d1 research frostbite")
    assert refused(game, "tia use plan contain digzone") == ("USE-07", "too-far")
    assert options(game, "prof use d1") & {"contain digzone", "contain frostbite"} == {"contain digzone"}


@rule("USE-07")
def test_money_and_plan_need_no_district() -> None:
    game = table(TEAM.replace("[position.reckoners.tia]", '[position.reckoners.tia]\ndistrict = "understreets"'))
    game.play("tia use d2 money")
    game.play("tia use d3 plan")
    assert (game.view().money, seat(game).plan_next) == (5, 1)


# -- USE-09: more dice than six


@rule("USE-09")
def test_more_than_six_dice_are_used() -> None:
    game = table(f"""
    {BOSS_FAR}
    [position.reckoners.tia]
    equipment = ["dowser", "epic-dna"]
    dice = ["purple plan", "purple plan", "purple plan", "purple plan", "basic money", "basic money", "basic money",
            "orange money"]
    [position.reckoners.prof]
    {RING}
    """)
    for number in range(1, 5):
        game.play(f"tia use d{number} plan")
    for number in range(5, 9):
        game.play(f"tia use d{number} money")
    assert (seat(game).plan_next, game.view().money) == (4, 8)


@rule("USE-09")
def test_it_makes_no_difference_in_which_roll_a_die_was_kept() -> None:
    game = table("""
    position.step = "roll"
    [position.reckoners.tia]
    dice = ["basic money", "basic money", "basic money", "purple plan", "purple plan", "purple plan"]
    [position.reckoners.prof]
    [script.dice]
    tia = ["basic money", "basic money", "purple plan", "purple plan", "purple plan", "basic money", "purple plan",
           "purple plan", "purple plan"]
    """)
    for action in ("tia keep d1", "tia reroll", "tia keep d2", "tia reroll", "prof stop"):
        game.play(action)
    assert game.step == "use"
    for name, use in (("d3", "money"), ("d1", "money"), ("d6", "plan"), ("d2", "money"), ("d4", "plan")):
        game.play(f"tia use {name} {use}")
    assert (game.view().money, seat(game).plan_next) == (7, 2)

"""Rolling dice: everybody at one's own pace, at most three rolls, at least one die kept from each."""

from __future__ import annotations

import pytest

from reckoners.game import Game, Setup
from tests.positions import rule, table
from tests.rules.seen import offers, refuses, shows, told

PURPLE = ("purple plan",) * 3
SIX = ["basic money", "basic attack", "basic contain", *PURPLE]

# Tia has rolled once and sees six dice; Prof has rolled too.
FIRST_ROLL = f"""
position.step = "roll"
[position.reckoners]
tia.dice = {SIX}
prof.plan = 1
"""


def dice_rolled(game: Game, action: str) -> list[str]:
    """The names of the dice that this action rolls."""
    return [str(die) for (die,) in told(game.play(action), "rolled", "die")]


def states(game: Game, who: str = "tia") -> list[str]:
    (reckoner,) = (reckoner for reckoner in game.view().reckoners if reckoner.id == who)
    return [die.state for die in reckoner.dice]


# -- at one's own pace


@rule("ROLL-01")
def test_one_may_wait_and_see_what_another_rolls() -> None:
    game = table(FIRST_ROLL)
    game.play_all(["tia keep d1", "tia reroll", "tia keep d2", "tia reroll"])
    shows(game, {"step": "roll", "tia.rolling_done": True, "prof.rolls": 1, "prof.rolling_done": False})
    assert states(game, "prof") == ["rolled"] * 6
    game.play("prof keep d1")
    game.play("prof reroll")
    shows(game, {"prof.rolls": 2})


@rule("ROLL-01")
def test_rolls_of_several_reckoners_may_alternate() -> None:
    game = table(FIRST_ROLL)
    for action in ("prof keep d1", "tia keep d2", "prof reroll", "tia keep d1", "tia reroll", "prof keep d2"):
        game.play(action)
    shows(game, {"tia.rolls": 2, "prof.rolls": 2, "step": "roll"})
    assert offers(game, "prof reroll", "prof keep d3", "tia keep d3")


@rule("ROLL-01")
def test_keeping_is_for_the_own_dice_only() -> None:
    game = table(FIRST_ROLL)
    game.play("prof keep d1")
    refuses(game, "tia reroll", "keep-one-first", "ROLL-03")
    assert states(game) == ["rolled"] * 6


# -- the first roll


@rule("ROLL-02")
def test_the_first_roll_is_of_all_own_dice_also_those_of_equipment_without_captured_ones() -> None:
    game = table("""
    position.step = "roll"
    [position.reckoners.tia]
    equipment = ["epic-dna"]
    dice = ["basic captured"]
    [position.reckoners.prof]
    """)
    rolled = told(game.events, "rolled", "reckoner", "die")
    assert rolled == [("tia", f"d{n}") for n in range(2, 8)] + [("prof", f"d{n}") for n in range(1, 7)]
    assert states(game) == ["captured"] + ["rolled"] * 6
    shows(game, {"tia.d7.colour": "orange", "tia.rolls": 1})


@rule("ROLL-02")
def test_a_captured_die_is_neither_kept_nor_rerolled_nor_used() -> None:
    game = table(FIRST_ROLL.replace("basic money", "basic captured"))
    refuses(game, "tia keep d1", "die-captured", "ROLL-02")
    game.play("tia keep d2")
    assert dice_rolled(game, "tia reroll") == ["d3", "d4", "d5", "d6"]
    game.play("tia stop")
    game.play("prof stop")
    shows(game, {"step": "use", "tia.d1": "captured"})
    refuses(game, "tia use d1 money", "die-captured", "EPI-10")


@rule("ROLL-02")
@pytest.mark.parametrize(("who", "colour"), [("tia", "basic"), ("tia", "purple"), ("prof", "black")])
def test_each_die_shows_one_of_its_faces_and_all_of_them_in_the_end(who: str, colour: str) -> None:
    games = [Game(Setup(reckoners=("tia", "prof"), seed=f"{n}")) for n in range(40)]
    shown = set()
    for game in games:
        here = game.view().districts[0].id
        happened = game.play_all(["end purchase", f"tia place {here}", f"prof place {here}"])
        colours = {(reckoner.id, die.name): die.colour for reckoner in game.view().reckoners for die in reckoner.dice}
        rolled = told(happened, "rolled", "reckoner", "die", "face")
        shown |= {face for by, die, face in rolled if by == who and colours[str(by), str(die)] == colour}
    faces = games[0].content.dice[colour].faces
    assert shown == {face[0] if len(face) == 1 else f"{face[0]}{len(face)}" for face in faces}


# -- keeping


@rule("ROLL-03")
def test_one_die_must_be_kept_before_a_reroll() -> None:
    game = table(FIRST_ROLL)
    refuses(game, "tia reroll", "keep-one-first", "ROLL-03")
    game.play("tia keep d1")
    assert offers(game, "tia reroll")


@rule("ROLL-03")
def test_after_the_second_roll_one_of_the_dice_just_rolled_must_be_kept() -> None:
    game = table(FIRST_ROLL)
    game.play_all(["tia keep d1", "tia keep d2", "tia reroll"])
    refuses(game, "tia reroll", "keep-one-first", "ROLL-03")
    game.play("tia keep d3")
    assert offers(game, "tia reroll")


@rule("ROLL-03")
@pytest.mark.parametrize("kept", [1, 2, 3, 4, 5])
def test_as_many_dice_are_kept_as_one_likes(kept: int) -> None:
    game = table(FIRST_ROLL)
    for number in range(1, kept + 1):
        game.play(f"tia keep d{number}")
    assert states(game) == ["kept"] * kept + ["rolled"] * (6 - kept)
    assert dice_rolled(game, "tia reroll") == [f"d{number}" for number in range(kept + 1, 7)]


@rule("ROLL-03")
def test_any_of_the_dice_just_rolled_may_be_kept_also_one_of_equals() -> None:
    game = table(FIRST_ROLL)
    assert offers(game, *(f"tia keep d{number}" for number in range(1, 7)))
    game.play("tia keep d6")
    shows(game, {"tia.d6": "kept", "tia.d5": "rolled", "tia.d4": "rolled"})


@rule("ROLL-04")
def test_a_kept_die_is_not_rolled_again() -> None:
    game = table(FIRST_ROLL)
    game.play("tia keep d2")
    assert dice_rolled(game, "tia reroll") == ["d1", "d3", "d4", "d5", "d6"]
    shows(game, {"tia.d2": "kept", "tia.d2.face": "attack"})
    game.play("tia keep d4")
    assert dice_rolled(game, "tia reroll") == ["d1", "d3", "d5", "d6"]
    shows(game, {"tia.d2.face": "attack"})


@rule("ROLL-04")
def test_what_was_kept_stays_kept() -> None:
    game = table(FIRST_ROLL)
    game.play("tia keep d2")
    refuses(game, "tia keep d2", "kept-already", "ROLL-04")
    game.play("tia reroll")
    refuses(game, "tia keep d2", "kept-already", "ROLL-04")
    assert {str(action) for action in game.legal("tia")}.isdisjoint({"tia keep d2"})


# -- how often


@rule("ROLL-05")
def test_after_the_third_roll_all_dice_are_kept() -> None:
    game = table(FIRST_ROLL)
    game.play_all(["tia keep d1", "tia reroll", "tia keep d2"])
    assert dice_rolled(game, "tia reroll") == ["d3", "d4", "d5", "d6"]
    assert states(game) == ["kept"] * 6
    shows(game, {"tia.rolling_done": True})
    refuses(game, "tia reroll", "rolling-done", "ROLL-06")
    assert game.legal("tia") == []


@rule("ROLL-05")
def test_who_could_still_use_faith_after_the_third_roll_has_no_reroll_left() -> None:
    game = table("""
    position.step = "roll"
    [position.reckoners.abraham]
    [position.reckoners.prof]
    """)
    game.play_all(["abraham keep d1", "abraham reroll", "abraham keep d2", "abraham reroll"])
    refuses(game, "abraham reroll", "no-reroll-left", "ROLL-05")
    refuses(game, "abraham keep d3", "last-roll", "ROLL-05")
    game.play("abraham stop")
    assert states(game, "abraham") == ["kept"] * 6


@rule("ROLL-06")
def test_keeping_all_dice_of_the_first_roll_ends_the_rolling() -> None:
    game = table(FIRST_ROLL)
    happened = game.play("tia stop")
    assert not told(happened, "rolled")
    assert states(game) == ["kept"] * 6
    shows(game, {"tia.rolling_done": True, "tia.d1.face": "money", "tia.d2.face": "attack"})
    refuses(game, "tia reroll", "rolling-done", "ROLL-06")
    refuses(game, "tia stop", "rolling-done", "ROLL-06")


@rule("ROLL-06")
def test_keeping_the_last_die_by_itself_ends_the_rolling_too() -> None:
    game = table(FIRST_ROLL)
    for number in range(1, 6):
        game.play(f"tia keep d{number}")
        shows(game, {"tia.rolling_done": False})
    game.play("tia keep d6")
    shows(game, {"tia.rolling_done": True})
    refuses(game, "tia reroll", "rolling-done", "ROLL-06")


@rule("ROLL-06")
def test_one_may_stop_after_the_second_roll() -> None:
    game = table(FIRST_ROLL)
    game.play_all(["tia keep d1", "tia reroll", "tia stop"])
    assert states(game) == ["kept"] * 6
    shows(game, {"tia.rolling_done": True})


# -- when all have finished


@rule("ROLL-07")
def test_dice_are_used_when_everybody_has_finished_rolling() -> None:
    game = table(FIRST_ROLL)
    game.play("tia stop")
    for use in ("d1 money", "plan money", "d1 move understreets", "plan barricade understreets", "operations prof"):
        refuses(game, f"tia use {use}", "still-rolling", "ROLL-07")
    refuses(game, "prof use d1 card lead-the-way", "still-rolling", "ROLL-07")
    said = str(game.why_not("tia use d1 money"))
    assert said == "Dice are used once everybody has finished rolling. Not done yet: Prof."
    refuses(game, "end use", "cannot-end", "ROLL-07")
    game.play("prof stop")
    shows(game, {"step": "use"})
    game.play("tia use d1 money")


NO_DICE = """
position.step = "roll"
[position.reckoners.tia]
dice = ["basic captured", "basic captured", "basic captured", "purple captured", "purple captured", "purple captured"]
equipment = ["schematics"]
[position.reckoners.prof]
"""


@rule("ROLL-07")
def test_nobody_waits_for_a_reckoner_without_dice_whose_tokens_and_cards_stay_usable() -> None:
    game = table(NO_DICE)
    shows(game, {"step": "roll", "tia.rolling_done": True})
    refuses(game, "tia stop", "rolling-done", "ROLL-06")
    game.play("prof stop")
    shows(game, {"step": "use"})
    game.play("tia use schematics plan")
    game.play("tia use plan money")
    game.play("tia use operations prof")
    shows(game, {"tia.plan_next": 1, "money": 5, "prof.plan": 2})

"""PRO-04 with EQ2-03: consumables that are bought before anybody is in the city."""

from __future__ import annotations

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.crew import options, play
from tests.rules.seen import QUIET, epic, shows, told
from tests.rules.steelslayer import IDLE
from tests.rules.test_steelslayer_rewards import DOG, food


def prologue(does: str, cards: str = "") -> Game:
    """The market offers Newcago Dog; Digzone has one health, and the deck one Epic."""
    return table(
        f"""
        [setup]
        modules = [2]
        {QUIET}
        {epic("digzone", IDLE, reward={"boss_research": 1, "money": 1})}
        {does}
        [position]
        step = "prologue"
        money = 10
        market = ["{DOG}"]
        equipment_deck = []
        epic_deck = ["faultline"]
        district = [
          {{ id = "the-loop", epic = "digzone", research = 1, health = 1 }},
          {{ id = "chinatown", epic = "frostbite" }},
          {{ id = "understreets", epic = "earless" }},
        ]
        reckoners = {{ tia = {{ plan = 1, equipment = [{cards}] }}, prof = {{}} }}
        [script]
        boss_start = "chinatown"
        movement = [3]
        """
    )


def placed(game: Game) -> Game:
    for who in ("tia", "prof"):
        game.play(f"{who} place the-loop")
    return game


@rule("EQ2-03", "EQ2-24", "PRO-04", "PRO-05", "PLAN-03")
def test_its_tokens_are_ready_in_the_first_use_step() -> None:
    game = prologue(food("plan", "plan"))
    play(game, f"buy {DOG} for tia", "reward plan tia", "reward plan tia")
    shows(game, {"tia.plan": 1, "tia.plan_next": 2, "step": "prologue"})
    game.play("end purchase")
    placed(game)
    shows(game, {"round": 1, "step": "roll", "tia.plan": 3, "tia.plan_next": 0})


@rule("PRO-04", "PRO-05", "ADD-01", "EQ2-24")
def test_a_district_that_is_emptied_is_filled_in_the_first_add_epics() -> None:
    game = prologue(food("attack"))
    play(game, f"buy {DOG} for tia", "reward attack digzone")
    shows(game, {"money": 8, "defeated": ["digzone"], "district.the-loop.epic": "none"})
    game.play("end purchase")
    placed(game)
    shows(game, {"district.the-loop.epic": "none", "round": 1})
    play(game, "tia stop", "prof stop", "end use")
    happened = game.play("end purchase")
    assert told(happened, "enters", "district", "epic") == [("the-loop", "faultline")]


@rule("PRO-04", "EQ2-20", "EQ2-21")
def test_what_asks_for_a_reckoners_district_does_not_happen() -> None:
    """The buyer's own last symbol still counts; then a Plan is a Plan, and an attack has no place."""
    other = prologue(food("research", "attack"), '"blind-spot", "favor"')
    play(other, f"buy {DOG} for prof", "reward research digzone", "reward attack digzone")
    shows(other, {"tia.waiting": []})
    game = prologue(food("research", "attack"), '"blind-spot", "favor"')
    play(game, f"buy {DOG} for tia", "reward research digzone", "reward attack digzone")
    shows(game, {"tia.waiting": ["blind-spot", "favor"]})
    assert options(game, "tia") == {"tia use favor plan", "tia lapse"}
    game.play("tia use favor plan")
    shows(game, {"tia.plan_next": 1, "tia.waiting": ["blind-spot"]})

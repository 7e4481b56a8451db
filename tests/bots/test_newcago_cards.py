"""Bots where districts have cards: they answer what cards ask, and use what cards give."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reckoners.bots.seen import asked
from reckoners.bots.team import Team
from reckoners.game import Game, Setup
from tests.bots.test_steelslayer_advice import check_advice
from tests.rules.newcago import NO_USE, newcago
from tests.rules.seen import epic
from tests.rules.steelslayer import Values

HARM = "attack-money"
THERE: dict[str, Values] = {
    "tia": {"district": "the-loop", "dice": ["basic attack", "basic money"]},
    "prof": {"district": "the-loop", "dice": ["basic money"]},
}
WEAK: Values = {"research": 0, "health": 1}
NEXT: Values = {"research": 0, "health": 2, "bracket": 4}


def helped() -> Game:
    """Two Attack, and one in the neighbourhood would defeat Frostbite."""
    card = {"the-loop": (HARM, {"on_defeat": ["attack", "attack"]})}
    team = {**THERE, "tia": {**THERE["tia"], "equipment": ["gottschalk"]}}
    game = newcago(card, team, {"the-loop": WEAK, "chinatown": NEXT}, boss="understreets")
    game.play("tia use d1 attack digzone")
    return game


def struck() -> Game:
    """One of both loses a die."""
    team = {"tia": {"district": "the-loop"}, "prof": {"district": "the-loop"}}
    game = newcago({"the-loop": ("suffer die", NO_USE)}, team, boss="chinatown", step="purchase", more="market = []")
    game.play("end purchase")
    return game


def traded() -> Game:
    """A dollar for two Attack, which would defeat Digzone."""
    card: Values = {"exchange": {"pays": "money", "gives": ["attack", "attack"]}}
    team: dict[str, Values] = {
        "tia": {"district": "the-loop", "dice": ["basic money"]},
        "prof": {"district": "chinatown", "dice": ["basic money"]},
    }
    there: dict[str, Values] = {"the-loop": {"research": 0, "health": 2, "bracket": 4}}
    harmful = epic("digzone", ["population 3"] * 5)
    return newcago({"the-loop": (HARM, card)}, team, there, boss="understreets", replace=harmful)


POSITIONS: dict[str, Callable[[], Game]] = {"benefit": helped, "victim": struck, "use": traded}
BOTS = ("greedy", "planner")


@pytest.mark.parametrize("name", POSITIONS)
def test_every_question_gets_an_answer(name: str) -> None:
    game = POSITIONS[name]()
    assert asked(game.state) == name
    check_advice(game)


def play_while(game: Game, bot: str, goes_on: Callable[[], bool]) -> Team:
    seats = len(game.setup.reckoners)
    team = Team(dict.fromkeys(range(seats), bot), seats)
    while goes_on():
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    return team


@pytest.mark.parametrize("bot", BOTS)
def test_they_use_a_benefit(bot: str) -> None:
    game = helped()
    play_while(game, bot, lambda: game.view().decision == "benefit")
    assert game.view().defeated == ("digzone", "frostbite")


@pytest.mark.parametrize("bot", BOTS)
def test_they_trade_where_it_defeats_an_epic(bot: str) -> None:
    game = traded()
    play_while(game, bot, lambda: game.view().step == "use")
    assert [event.kind for event in game.events].count("exchanged") == 1
    assert game.view().defeated == ("digzone",)


@pytest.mark.parametrize("bot", BOTS)
def test_they_play_to_the_end(bot: str) -> None:
    setup = Setup(reckoners=("tia", "prof"), difficulty="sparks", options=("newcago-cards-mixed",), seed="bots")
    game = Game(setup)
    assert play_while(game, bot, lambda: game.result == "playing").troubles == []

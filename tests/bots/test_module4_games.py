"""Bots play whole games with every Boss in every city, every set of modules, any number of Reckoners."""

from __future__ import annotations

from itertools import combinations

import pytest

from reckoners.content.model import DIFFICULTIES
from reckoners.game import Game, Setup
from tests.bots.tables import COUNTS, check_planner_is_better, played, team_of
from tests.bots.test_steelslayer_games import asked_of_the_greedy_bot, check_hidden, shuffled

SETS = [modules for n in range(4) for modules in combinations((1, 2, 3), n)]
PLACES = (("regalia", "babilar"), ("steelheart", "babilar"), ("regalia", "newcago"))
EVERY = {"place", "roll", "use", "rewards", "buy", "lose", "sell", "discard", "aid", "disable"}


def far_game(number: int, name: str) -> Game:
    """Boss and city, the set of modules, the number of Reckoners and the difficulty in turn."""
    boss, city = PLACES[number % len(PLACES)]
    modules = SETS[number // len(PLACES) % len(SETS)]
    ids = shuffled(modules, f"{name} {number}")
    return Game(
        Setup(
            reckoners=tuple(ids[: COUNTS[number % len(COUNTS)]]),
            modules=(*modules, 4),
            boss=boss,
            city=city,
            difficulty=DIFFICULTIES[number % len(DIFFICULTIES)],
            seed=f"{name} {number}",
        )
    )


@pytest.mark.parametrize(("name", "games"), [("random", 120), ("greedy", 15), ("planner", 4)])
def test_bots_finish_their_games(name: str, games: int) -> None:
    for number in range(games):
        played(far_game(number, name), name)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("random", 3_600), ("greedy", 360), ("planner", 120)])
def test_bots_finish_many_games(name: str, games: int) -> None:
    for number in range(games):
        played(far_game(number, f"{name} again"), name)


def test_the_greedy_bot_needs_no_net() -> None:
    assert asked_of_the_greedy_bot(far_game, 120) >= EVERY


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    """The order of the Boss's and of Dawnslight's cards neither: nothing but Regalia in Babilar, and all modules."""
    check_hidden(name, [(number, far_game(number, "hidden")) for number in (0, 21)], also=("aid", "disable"))


def test_a_plan_that_a_reward_interrupted_is_thought_of_again_where_it_began() -> None:
    """Somebody who loads the game knows nothing of it, and goes on as it would have done."""
    game = far_game(0, "as it was")
    team = team_of(game, "planner")
    asked_about = 0
    while asked_about < 20 and (code := team.next_code(game)) is not None:
        if len(game) % 3 == 0 and game.step == "use":
            assert team_of(game, "planner").next_code(Game.from_json(game.to_json())) == code, len(game)
            asked_about += 1
        game.play_code(code)
    assert asked_about == 20


@pytest.mark.slow
def test_the_planner_beats_the_greedy_bot_in_babilar() -> None:
    check_planner_is_better("regalia", "babilar")

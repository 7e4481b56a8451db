"""Bots play whole games with every set of Steelslayer's modules, any number of Reckoners, every new decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from reckoners.bots import make_bot
from reckoners.bots.greedy import GreedyBot
from reckoners.bots.seen import Seen, asked
from reckoners.content.model import DIFFICULTIES
from reckoners.game import Game, Setup
from tests.bots.tables import COUNTS, IDS, played, team_of
from tests.bots.test_hidden import KEY, with_other_secrets

NEW = ("val", "mizzy", "exel", "sam")
SETS = ((1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3))
MANY = 5_000  # actions; no game takes so long
EVERY = {"place", "roll", "use", "rewards", "buy", "lose", "swap", "ammo", "steal", "sell", "discard"}


def shuffled(modules: tuple[int, ...], seed: str) -> list[str]:
    """All Reckoners whom these modules have, in another order for every seed."""
    ids = list((*IDS, *NEW) if 1 in modules else IDS)
    Random(seed).shuffle(ids)
    return ids


def module_game(number: int, name: str) -> Game:
    """Every set of modules, every number of Reckoners and every difficulty in turn."""
    modules = SETS[number % len(SETS)]
    ids = shuffled(modules, f"{name} {number}")
    return Game(
        Setup(
            reckoners=tuple(ids[: COUNTS[number // len(SETS) % len(COUNTS)]]),
            modules=modules,
            difficulty=DIFFICULTIES[number % len(DIFFICULTIES)],
            seed=f"{name} {number}",
        )
    )


@pytest.mark.parametrize(("name", "games"), [("random", 105), ("greedy", 14), ("planner", 4)])
def test_bots_finish_their_games(name: str, games: int) -> None:
    for number in range(games):
        played(module_game(number, name), name)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("random", 3_500), ("greedy", 350), ("planner", 105)])
def test_bots_finish_many_games(name: str, games: int) -> None:
    for number in range(games):
        played(module_game(number, f"{name} again"), name)


def asked_of_the_greedy_bot(make: Callable[[int, str], Game], games: int) -> set[str]:
    """It has a net for what packs come up with; what the house plays never falls into it. All decisions there were."""
    bot = GreedyBot()
    decisions: set[str] = set()
    for number in range(games):
        game = make(number, "no net")
        team = team_of(game, "random")
        seats = tuple(range(len(game.setup.reckoners)))
        while (code := team.next_code(game)) is not None:
            if len(game) % 40 == 0 or asked(game.state) not in decisions:
                decisions.add(asked(game.state))
                codes = bot.decide(Seen(game, seats, team=True))
                assert game.action(codes[0]) in game.legal()
            game.play_code(code)
            assert len(game) < MANY
    return decisions


def test_the_greedy_bot_needs_no_net() -> None:
    assert asked_of_the_greedy_bot(module_game, 140) >= EVERY


def check_hidden(name: str, games: Iterable[tuple[int, Game]], also: tuple[str, ...] = ()) -> None:
    """What is hidden changes no answer, nor does what a bot has seen before. Asked now and then, and whenever one of
    `also` is to be decided."""
    old = make_bot(name)
    questions = 0
    for number, game in games:
        team = team_of(game, "greedy")
        seats = tuple(range(len(game.setup.reckoners)))
        while (code := team.next_code(game)) is not None:
            if len(game) % 11 == 0 or asked(game.state) in also:
                tables = (game, with_other_secrets(game, number), with_other_secrets(game, number + 1))
                answers = [make_bot(name).choose(Seen(table, seats, team=True, key=KEY)) for table in tables]
                answers.append(old.choose(Seen(game, seats, team=True, key=KEY)))
                assert all(list(answer) == list(answers[0]) for answer in answers)
                questions += 1
            game.play_code(code)
    assert questions > 20


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("greedy", (6, 13, 20)), ("planner", (20,)), pytest.param("planner", (6, 13), marks=pytest.mark.slow)],
)
def test_what_is_hidden_changes_no_answer(name: str, numbers: tuple[int, ...]) -> None:
    """All modules, two to four Reckoners."""
    check_hidden(name, [(number, module_game(number, "hidden")) for number in numbers])

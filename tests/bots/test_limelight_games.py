"""Bots play whole games with Limelight, in Ildithia, with Newcago's cards and with every variant."""

from __future__ import annotations

import pytest

from reckoners.content.model import DIFFICULTIES
from reckoners.game import Game, Setup
from tests.bots.tables import COUNTS, check_planner_is_better, played
from tests.bots.test_module4_games import SETS
from tests.bots.test_steelslayer_games import asked_of_the_greedy_bot, check_hidden, shuffled

BOSSES = ("limelight", "steelheart", "regalia")
CITIES = ("ildithia", "newcago", "babilar")
OPTIONS: tuple[tuple[str, ...], ...] = ((), ("intense",), ("most-intense",), ("casual",))
SIDES = ("newcago-cards-a", "newcago-cards-b", "newcago-cards-mixed")
EVERY = {"place", "roll", "use", "rewards", "buy", "lose", "sell", "discard", "disable", "victim"}


def walking_game(number: int, name: str) -> Game:
    """Boss, city, options, sides of cards, modules, Reckoners and difficulty, all of them in turn: each pair of Boss
    and city comes once in nine games."""
    boss, city = BOSSES[number % 3], CITIES[(number + number // 3) % 3]
    options = OPTIONS[number % len(OPTIONS)]
    if city == "newcago":
        options += (SIDES[number // 3 % len(SIDES)],)
    elif number % 5 == 0:
        options += ("rewards-at-once",)
    modules = SETS[number // 2 % len(SETS)]
    ids = shuffled(modules, f"{name} {number}")
    return Game(
        Setup(
            reckoners=tuple(ids[: COUNTS[number % len(COUNTS)]]),
            modules=(*modules, 4),
            boss=boss,
            city=city,
            difficulty=DIFFICULTIES[number // 2 % len(DIFFICULTIES)],
            options=options,
            seed=f"{name} {number}",
        )
    )


def test_every_pair_of_boss_and_city_is_played() -> None:
    games = [walking_game(number, "pairs") for number in range(9)]
    assert {(game.setup.boss, game.setup.city) for game in games} == {
        (boss, city) for boss in BOSSES for city in CITIES
    }


@pytest.mark.parametrize(("name", "games"), [("random", 90), ("greedy", 9), ("planner", 3)])
def test_bots_finish_their_games(name: str, games: int) -> None:
    for number in range(games):
        played(walking_game(number, name), name)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("random", 3_600), ("greedy", 360), ("planner", 120)])
def test_bots_finish_many_games(name: str, games: int) -> None:
    for number in range(games):
        played(walking_game(number, f"{name} again"), name)


def test_the_greedy_bot_needs_no_net() -> None:
    assert asked_of_the_greedy_bot(walking_game, 75) >= EVERY


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    """Neither decks nor what the power dice will show: Limelight in Ildithia, and among Newcago's cards."""
    games = [(number, walking_game(number, "hidden")) for number in (0, 30)]
    assert [(game.setup.boss, game.setup.city) for _, game in games] == [
        ("limelight", "ildithia"),
        ("limelight", "newcago"),
    ]
    check_hidden(name, games, also=("victim", "benefit"))


@pytest.mark.slow
def test_the_planner_beats_the_greedy_bot_in_ildithia() -> None:
    check_planner_is_better("limelight", "ildithia")

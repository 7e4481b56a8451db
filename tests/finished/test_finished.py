"""Whole games, won and lost, are replayed: every action is legal still and leads to the same position.

If content, rules or notation have changed on purpose, make them anew: `python -m tests.finished.make --stale`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from reckoners.game import Game
from reckoners.game.record import digest
from reckoners.game.setup import with_all_modules
from reckoners.game.variants import OPTIONS
from tests.finished.make import LARGEST, WANTED, Wanted, is_wanted, with_earlier_numbers

ROOT = Path(__file__).parents[2]
LOAD_ALL = """
from reckoners.bots import Team
from reckoners.game import Game, Setup
from reckoners.game.record import digest
from tests.finished.make import WANTED
for wanted in WANTED[::3]:
    print(wanted.path.name, digest(Game.load(wanted.path).state))
game = Game(Setup(reckoners=("david", "cody"), seed="same"))
print(digest(Team({0: "planner", 1: "greedy"}, 2).play_out(game).state))
"""


def test_a_win_and_a_loss_for_every_number_of_reckoners() -> None:
    ends = [(wanted.reckoners, wanted.result) for wanted in WANTED if not (wanted.modules or wanted.options)]
    assert sorted(ends) == [(reckoners, result) for reckoners in range(2, 7) for result in ("lost", "won")]
    assert {wanted.difficulty for wanted in WANTED if wanted.result == "won"} >= {"beginner", "standard"}
    assert {wanted.difficulty for wanted in WANTED} == {"beginner", "standard", "hard", "sparks"}
    assert sorted(wanted.result for wanted in WANTED if wanted.modules == (1, 2, 3)) == ["lost", "won"]


def test_a_win_and_a_loss_against_every_boss_in_every_city() -> None:
    everything = with_all_modules(())
    all_ends = set(product(everything.bosses, everything.cities, ("won", "lost")))
    assert {(*wanted.pair, wanted.result) for wanted in WANTED} == all_ends
    added = [wanted for wanted in WANTED if 4 in wanted.modules]
    assert {wanted.reckoners for wanted in added} == {2, 3, 4, 5, 6}
    assert {module for wanted in added for module in wanted.modules} == {1, 2, 3, 4}


def test_a_game_with_every_variant() -> None:
    assert {option for wanted in WANTED for option in wanted.options} == set(OPTIONS)


def test_all_that_is_here_is_wanted() -> None:
    here = Path(__file__).parent
    assert sorted(here.glob("*.jsonl")) == sorted(here / wanted.path.name for wanted in WANTED)


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: str(wanted.path.stem))
def test_a_finished_game_is_replayed(wanted: Wanted) -> None:
    game = Game.load(wanted.path)
    assert not with_earlier_numbers(game), "make it anew: python -m tests.finished.make --stale"
    assert is_wanted(game, wanted)
    assert len(game.setup.reckoners) == wanted.reckoners
    assert game.setup.difficulty == wanted.difficulty
    assert game.setup.modules == wanted.modules
    assert game.setup.options == wanted.options
    assert (game.setup.boss, game.setup.city) == wanted.pair
    assert (game.state.population == 0) == (wanted.result == "lost")
    assert (game.state.boss_research == 0 and game.state.boss_health == 0) == (wanted.result == "won")
    assert game.legal() == []
    assert wanted.path.stat().st_size < LARGEST


def test_every_process_replays_and_plays_alike() -> None:
    """The order of sets and of hashes has no part in a game, nor in the player. Every third game will do: each file
    says besides what its positions were in the process that made it."""
    told = [
        subprocess.run(
            [sys.executable, "-c", LOAD_ALL],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0][:-1] == [f"{wanted.path.name} {digest(Game.load(wanted.path).state)}" for wanted in WANTED[::3]]

"""Clones, undo, redo, jumps, forks, text and JSON: the very same game, whichever way one comes to it."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reckoners import Action, Game, Setup
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.game.record import digest
from tests.properties.walk import played, setups, walk

seeds = st.integers(0, 2**32)

# The compiled class keeps the names of its fields elsewhere.
FIELDS: tuple[str, ...] = getattr(State, "__mypyc_attrs__", ()) or State.__slots__

# What a clone may share or leave out: the events, and work that is only remembered.
NOT_IN_KEY = {"tables", "events", "options", "seat_options", "stale", "aims", "veiled"}


def test_no_field_is_forgotten() -> None:
    """Every field is copied by clone(), and told apart by key() unless it only remembers work."""
    state = Game(Setup(reckoners=("tia", "prof"), seed="fields")).state
    copy = state.clone()
    for field in FIELDS:
        assert hasattr(copy, field), field
        if field not in NOT_IN_KEY:
            other = state.clone()
            setattr(other, field, changed(getattr(other, field)))
            assert other.key() != state.key(), field


def changed(value: object) -> object:
    if value is None:
        return [(1,)]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, (list, tuple)):
        return type(value)([*value, 77])
    raise TypeError(type(value))


@given(setups(), seeds)
def test_a_clone_is_equal_and_independent(setup: Setup, seed: int) -> None:
    for game, chance in walk(setup, seed):
        if game.result == "playing" and chance.random() < 0.2:
            before = game.state.key()
            copy = game.state.clone()
            assert copy.key() == before
            for _ in range(5):
                if not copy.over:
                    play(copy, chance.choice(copy.options))
            assert game.state.key() == before


@given(setups(), seeds)
def test_undo_restores_the_very_state_and_redo_the_same_dice(setup: Setup, seed: int) -> None:
    keys = []
    game = Game(setup)
    for game, _ in walk(setup, seed):
        keys.append((game.state.key(), list(game.codes())))
    last = len(game)
    chance = random.Random(seed)
    for _ in range(10):
        n = chance.randrange(last + 1)
        game.undo(len(game) - n) or game.redo(n - len(game))
        assert len(game) == n
        assert (game.state.key(), game.codes()) == keys[n]
        assert game.at(chance.randrange(last + 1)).state.key() in {key for key, _ in keys}
    game.redo(last)
    assert game.state.key() == keys[-1][0]


@given(setups(), seeds)
def test_a_fork_goes_its_own_way(setup: Setup, seed: int) -> None:
    game = played(setup, seed)
    before = (game.state.key(), len(game))
    fork = game.fork(len(game) // 2)
    assert fork.undone == 0
    while fork.result == "playing":
        fork.play_code(fork.codes()[0])
    assert (game.state.key(), len(game)) == before


@given(setups(), seeds)
def test_every_action_reads_back(setup: Setup, seed: int) -> None:
    for game, chance in walk(setup, seed):
        if chance.random() < 0.3:
            for code, action in zip(game.codes(), game.legal(), strict=True):
                assert Action.parse(str(action)) == action
                assert game.code(str(action)) == code


@given(setups(), seeds)
def test_json_brings_the_game_back_with_what_was_undone(setup: Setup, seed: int) -> None:
    game = Game(setup)
    chance = random.Random(seed)
    for _ in range(150):
        if chance.random() < 0.1:
            game.undo(chance.randrange(1, 5))
        elif chance.random() < 0.1:
            game.redo(chance.randrange(1, 3))
        elif game.result == "playing":
            game.play_code(chance.choice(game.codes()))
    again = Game.from_json(game.to_json())
    assert again.state.key() == game.state.key()
    assert again.record == game.record
    assert again.undone == game.undone
    assert again.to_json() == game.to_json()


PLAY = """
import random, sys
from reckoners import Game, Setup
from reckoners.game.record import digest
game = Game(Setup(reckoners=("cody", "tia", "abraham", "prof"), difficulty="hard", seed="hash"))
chance = random.Random(11)
while game.result == "playing":
    game.play_code(chance.choice(game.codes()))
print(digest(game.state), len(game))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_the_same_seed_and_choices_give_the_same_game_in_every_process(hash_seed: str) -> None:
    game = Game(Setup(reckoners=("cody", "tia", "abraham", "prof"), difficulty="hard", seed="hash"))
    chance = random.Random(11)
    while game.result == "playing":
        game.play_code(chance.choice(game.codes()))
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert run.stdout.split() == [digest(game.state), str(len(game))]

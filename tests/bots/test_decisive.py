"""What counted in a game: decisions, not dice; the same every time; never better than what was better."""

from __future__ import annotations

from time import process_time

import pytest

from reckoners.bots.advice_text import tell_turning
from reckoners.bots.advice_types import Turning
from reckoners.bots.decisive import decisive
from reckoners.game import Game
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import game_of, played


@pytest.fixture(scope="module")
def game() -> Game:
    return played(game_of(3, "looking back"), "greedy", "random")


@pytest.fixture(scope="module")
def turnings(game: Game) -> tuple[Turning, ...]:
    return decisive(game, seconds=5)


def test_up_to_three_decisions_in_their_order(turnings: tuple[Turning, ...]) -> None:
    assert 1 <= len(turnings) <= 3
    assert [one.start for one in turnings] == sorted(one.start for one in turnings)


def test_they_are_what_was_played(game: Game, turnings: tuple[Turning, ...]) -> None:
    actions = game.actions
    for one in turnings:
        assert list(one.actions) == actions[one.start : one.end]
        there = game.at(one.start)
        assert (one.round, one.step) == (there.state.round, there.step)
        assert one.step != "roll"
        if one.who != "team":
            assert {action.who for action in one.actions} == {one.who}


def test_chances_are_chances(turnings: tuple[Turning, ...]) -> None:
    for one in turnings:
        assert 0 <= one.before <= 1
        assert 0 <= one.after <= 1
        assert one.before != one.after
        assert one.better_chance >= one.after
        assert bool(one.better) == (one.better_chance > one.after)


def test_what_would_have_been_better_can_be_played(game: Game, turnings: tuple[Turning, ...]) -> None:
    for one in turnings:
        game.fork(one.start).play_all(one.better)


def test_nothing_is_left_to_chance(game: Game, turnings: tuple[Turning, ...]) -> None:
    assert decisive(game, seconds=5) == turnings


@pytest.mark.parametrize("language", languages())
def test_they_can_be_told(game: Game, turnings: tuple[Turning, ...], language: str) -> None:
    names = names_of(game.content, language)
    for one in turnings:
        told = tell_turning(names, one)
        assert "→" in told.decision
        assert told.better


def test_a_long_game_of_six_in_a_few_seconds() -> None:
    game = played(game_of(6, "a long one"), "greedy")
    told: list[float] = []
    start = process_time()  # what it costs, not what else this machine does
    decisive(game, seconds=3, progress=told.append)
    assert process_time() - start < 6
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_game_without_actions_has_none() -> None:
    assert decisive(game_of(2, "nothing yet")) == ()

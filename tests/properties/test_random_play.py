"""What holds at every decision of every game, tried on random ones."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.engine.action import BITS
from reckoners.engine.flow import options_of, play
from tests.properties.holds import check_everything
from tests.properties.walk import setups, walk

seeds = st.integers(0, 2**32)


@pytest.mark.rule("PRO-06")
@given(setups(), seeds)
def test_there_is_a_choice_until_the_end(setup: Setup, seed: int) -> None:
    """A decision has at least two options; with fewer the game goes on by itself."""
    for game, _ in walk(setup, seed):
        assert (len(game.codes()) > 1) == (game.result == "playing")
        assert len(set(game.codes())) == len(game.codes())
    assert game.result in ("won", "lost")


@given(setups(), seeds)
def test_every_option_is_accepted(setup: Setup, seed: int) -> None:
    for game, chance in walk(setup, seed):
        if chance.random() < 0.2:
            for code in game.codes():
                assert play(game.state.clone(), code)


@given(setups(), seeds)
def test_remembered_options_are_those_looked_at_anew(setup: Setup, seed: int) -> None:
    for game, _ in walk(setup, seed):
        if game.result == "playing":
            fresh = game.state.clone()
            fresh.stale = -1
            assert options_of(fresh) == game.codes()


@given(setups(), seeds)
def test_what_is_not_listed_is_refused_and_changes_nothing(setup: Setup, seed: int) -> None:
    """Any other integer near a legal one: another seat, die, use or target. Equal dice count as one."""
    for game, chance in walk(setup, seed):
        if game.result != "playing" or chance.random() > 0.1:
            continue
        before = game.state.key()
        dice, listed = dice_words(game), twin_texts(game)
        for _ in range(20):
            code = chance.choice(game.codes()) ^ 1 << chance.randrange(BITS)
            trial = game.state.clone()
            if not play(trial, code):
                assert trial.key() == before
            elif code not in game.codes() and str(game.action(code)).endswith("stop"):
                assert trial.key() in keys_after(game, "keep")  # with one die left, to stop is to keep it
            elif code not in game.codes() and " protect " in str(game.action(code)):
                assert trial.key() in keys_after(game, "spend", "protect")  # whatever a symbol is used as (ILD-06)
            else:
                assert twin_text(game, code, dice) in listed
        assert game.state.key() == before


def keys_after(game: Game, verb: str, word: str = "") -> list[tuple[object, ...]]:
    """The positions after each option with this verb, and with this word in its text."""
    keys = []
    for action in game.legal():
        if action.verb == verb and word in str(action):
            trial = game.state.clone()
            play(trial, game.code(action))
            keys.append(trial.key())
    return keys


def dice_words(game: Game) -> dict[str, dict[str, tuple[str, str]]]:
    """By Reckoner and name, what a die is: with its face, and without."""
    return {
        who.id: {die.name: (f"{die.colour}:{die.face}:{die.state}", die.colour) for die in who.dice}
        for who in game.view().reckoners
    }


def twin_texts(game: Game) -> set[str]:
    dice = dice_words(game)
    return {twin_text(game, code, dice) for code in game.codes()}


def twin_text(game: Game, code: int, dice: dict[str, dict[str, tuple[str, str]]]) -> str:
    """An action with its die named by what it is, so that equal dice read alike. A die's face does not matter when it
    is lost, bought back or swapped; which symbol is used up may be said also where it goes without saying."""
    action = game.action(code)
    words = str(msgspec.structs.replace(action, taken="")).split()
    faceless = action.verb in ("lose", "ransom", "swap")
    own = {name: names[faceless] for who in dice if who in words for name, names in dice[who].items()}
    return " ".join(own.get(word, word) for word in words)


@pytest.mark.rule(
    *("COMP-01", "COMP-02", "COMP-03", "COMP-05", "COMP-06", "COMP-07", "COMP-09"),
    *("CARD-07", "EPI-10", "ACT-04", "SYM-10", "HER2-05"),
)
@given(setups(), seeds)
def test_nothing_is_lost_and_nothing_is_out_of_range(setup: Setup, seed: int) -> None:
    for game, _ in walk(setup, seed):
        check_everything(game.state)

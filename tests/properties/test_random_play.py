"""What holds at every decision of every game, tried on random ones."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.engine.codes import CAPTURED, INFINITE
from reckoners.engine.flow import options_of, play
from reckoners.engine.state import State
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
        for _ in range(20):
            code = chance.choice(game.codes()) ^ 1 << chance.randrange(30)
            trial = game.state.clone()
            if not play(trial, code):
                assert trial.key() == before
            elif code not in game.codes() and str(game.action(code)).endswith("stop"):
                assert trial.key() in keeps_played(game)  # with one die left, to stop is to keep it
            else:
                assert twin_text(game, code) in {twin_text(game, listed) for listed in game.codes()}
        assert game.state.key() == before


def keeps_played(game: Game) -> list[tuple[object, ...]]:
    """The positions after each die that could be kept."""
    keys = []
    for action in game.legal():
        if action.verb == "keep":
            trial = game.state.clone()
            play(trial, game.code(action))
            keys.append(trial.key())
    return keys


def twin_text(game: Game, code: int) -> str:
    """An action with its die named by what it is, so that equal dice read alike. A lost die's face does not matter, and
    which symbol is used up may be said also where it goes without saying."""
    action = game.action(code)
    words = str(msgspec.structs.replace(action, taken="")).split()
    lost = words[0] in ("lose", "ransom")
    dice = {
        die.name: die.colour if lost else f"{die.colour}:{die.face}:{die.state}"
        for who in game.view().reckoners
        if who.id in words
        for die in who.dice
    }
    return " ".join(dice.get(word, word) for word in words)


@pytest.mark.rule("COMP-01", "COMP-02", "COMP-09")
@given(setups(), seeds)
def test_pieces_are_conserved(setup: Setup, seed: int) -> None:
    for game, _ in walk(setup, seed):
        state, tables = game.state, game.state.tables
        assert sum(state.enforcement) + state.enforcement_left == tables.enforcement
        assert sum(state.barricades) + state.barricades_left == tables.barricades
        assert state.enforcement_left >= 0
        assert state.barricades_left >= 0


@pytest.mark.rule("COMP-03", "COMP-06", "COMP-07", "CARD-07", "EPI-10")
@given(setups(), seeds)
def test_dice_and_cards_are_conserved(setup: Setup, seed: int) -> None:
    for game, _ in walk(setup, seed):
        state = game.state
        owned = [die for slots in state.dice for die in slots]
        assert len(owned) == len(set(owned))
        assert all(state.owner[die] == seat for seat, slots in enumerate(state.dice) for die in slots)
        assert sorted(state.captured) == sorted(die for die in owned if state.status[die] == CAPTURED)
        assert state.owner.count(-1) == len(state.tables.kind) - len(owned)
        epics = Counter([*(e for e in state.epic if e >= 0), *state.epic_deck, *state.defeated, *state.beaten])
        assert sorted(epics) == list(range(len(state.tables.epic_ids)))
        assert set(epics.values()) == {1}
        cards = [*(c for c in state.market if c >= 0), *state.equipment_deck, *(c for own in state.cards for c in own)]
        assert len(cards) == len(set(cards))


@pytest.mark.rule("ACT-04", "SYM-10")
@given(setups(), seeds)
def test_tracks_stay_in_range(setup: Setup, seed: int) -> None:
    for game, _ in walk(setup, seed):
        check_ranges(game.state)


def check_ranges(state: State) -> None:
    tables = state.tables
    assert state.population >= 0
    assert (state.population == 0) == (state.over == 2)
    assert state.money >= 0
    assert 0 <= state.base < tables.base_steps
    for district, epic in enumerate(state.epic):
        if epic >= 0:
            assert 1 <= state.bracket[district] <= len(tables.epic_track[epic]) - 1
            assert 0 <= state.research[district] <= tables.research_limit
            assert 1 <= state.health[district] <= tables.health_limit or state.health[district] == INFINITE
            assert state.health[district] != INFINITE or state.research[district] > 0
    for track, place in enumerate(state.boss_bracket):
        assert 1 <= place <= len(tables.boss_tracks[track]) - 1
    assert 0 <= state.boss_research <= tables.boss_research
    assert all(tokens >= 0 for tokens in (*state.tokens, *state.fresh))

"""Advice where bots play: what they would do counts, and before anything else they are let go on."""

from __future__ import annotations

from typing import Any

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_proposal
from reckoners.bots.advice_types import BOTS, Advice
from reckoners.bots.seen import asked
from reckoners.game import Game
from reckoners.game.names import names_of
from tests.bots.tables import game_of, positions, positions_of
from tests.positions import table

# Nothing of Tia's is of any use; Abraham's dice are.
BUSY = """
[setup]
reckoners = ["tia", "abraham"]
[position]
step = "use"
[position.boss]
district = "chinatown"
[[position.district]]
id = "the-loop"
epic = "digzone"
[[position.district]]
id = "chinatown"
epic = "faultline"
research = 1
bracket = 4
[position.reckoners.tia]
district = "the-loop"
used = ["operations"]
plan = 0
dice = ["basic attack used"]
[position.reckoners.abraham]
district = "chinatown"
dice = ["basic contain", "basic contain", "green attack2"]
"""


def quick(game: Game, **about: Any) -> Advice:
    return advise(game, effort=1, positions=0, **about)


def told(game: Game, advice: Advice) -> list[str]:
    return [tell_proposal(names_of(game.content), one).do for one in advice.proposals]


def test_the_step_is_not_ended_with_bots_dice_unused() -> None:
    """Tia has nothing good to do, and Abraham is a bot that was stopped: it goes on first."""
    game = table(BUSY)
    advice = quick(game, seats=(0,), bots=(1,))
    first = advice.proposals[0]
    assert (first.who, first.actions) == (BOTS, ())
    said = tell_proposal(names_of(game.content), first)
    assert said.do == "Let the bots go on"
    assert said.why[0] == (
        "3 dice are still unused: Abraham. The planner reckons with what it would do with them itself."
    )
    assert not any(action.verb == "end" for one in advice.proposals for action in one.actions)
    assert first.effect.population_after < first.effect.population_before


def test_what_bots_will_not_do_people_may() -> None:
    """The bot had its turn and left its dice: the step is not ended before they are looked at."""
    game = table(BUSY)
    advice = quick(game, seats=(0,))
    assert {one.who for one in advice.proposals} == {"abraham"}


def test_the_end_of_a_step_is_proposed_alone_and_only_if_nobody_has_a_use() -> None:
    found = 0
    for game in positions(2, "an end", 2, "greedy"):
        if game.step == "use":
            advice = quick(game)
            ends = [any(action.verb == "end" for action in one.actions) for one in advice.proposals]
            assert not any(ends) or ends == [True]
            found += any(ends)
    assert found


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return positions(3, "waiting", 7, "greedy")


def test_bots_that_wait_come_first_and_never_with_the_end_of_a_step(games: list[Game]) -> None:
    steps = set()
    for game in games:
        st = game.state
        advice = quick(game, seats=(0,), bots=(1, 2))
        able = any(action.who in game.setup.reckoners[1:] for action in game.legal())
        kinds = [one.who for one in advice.proposals]
        if able and game.step in ("prologue", "roll", "use"):
            steps.add(game.step)
            assert kinds[0] == BOTS, (game.step, kinds)
            assert all(action.verb != "end" for one in advice.proposals for action in one.actions)
            assert all(who in (BOTS, game.setup.reckoners[0]) for who in kinds), kinds
        elif not able:
            assert BOTS not in kinds, (game.step, st.round)
    assert steps >= {"roll", "use"}


def test_where_only_bots_play_they_go_on_too(games: list[Game]) -> None:
    for game in games[::4]:
        advice = quick(game, bots=(0, 1, 2))
        assert advice.proposals[0].who == BOTS
        assert len(advice.proposals) > 1


def test_what_bots_leave_undone_people_can_still_do() -> None:
    """What the bots alone would do does not save the game, what all do together does: nobody is told that it would
    still be lost."""
    late = game_of(3, "late 8", "sparks")
    game = next(
        game
        for game in positions_of(late, 1, "greedy")
        if asked(game.state) == "use" and game.state.round == 4 and game.forecast().lost
    )
    first = advise(game, effort=1, positions=0, seats=(0,), bots=(1, 2)).proposals[0]
    assert first.who == BOTS
    assert (first.effect.lost_before, first.effect.lost_after, first.effect.lost_at_end) == (True, True, False)
    names = names_of(game.content)
    assert tell_proposal(names, first).effect.endswith(names.words("advice-effect-saved-by-all"))

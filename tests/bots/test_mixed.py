"""Bots beside people: they act for themselves alone, and no step is over before the people are done with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reckoners.bots import Team
from reckoners.bots.seen import is_team_decision
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.chance import mix
from reckoners.engine.codes import TEAM
from reckoners.game import Game
from tests.bots.tables import any_game
from tests.bots.test_limelight_games import walking_game
from tests.bots.test_module4_games import far_game
from tests.bots.test_steelslayer_games import module_game
from tests.rules.seen import told

SLOW = 5  # of so many turns people take one; else they are still thinking


def people(game: Game, bots: frozenset[int]) -> list[int]:
    """What people may do; the end of a step last."""
    st = game.state
    own = [code for code in st.options if seat_of(code) not in bots or is_team_decision(st)]
    return [code for code in own if code != END_STEP] or own


@pytest.mark.parametrize("name", ["planner", "greedy", "random"])
@pytest.mark.parametrize("make", [any_game, module_game, far_game, walking_game])
def test_no_bot_ends_a_step_for_people(make: Callable[[int, str], Game], name: str) -> None:
    """People think longer than bots act: whatever these do meanwhile, it is their own, and the step goes on as long as
    people can decide anything in it. After that it ends by itself, whoever used the last die: what they must do anyway,
    the game does."""
    steps = set()
    for number in range(3 if name == "planner" else 6):
        game = make(number, "mixed")
        n_seats = len(game.setup.reckoners)
        bots = frozenset(range(1 + number % (n_seats - 1)))
        team = Team(dict.fromkeys(bots, name), n_seats)
        for turn in range(400):
            if game.result != "playing":
                break
            st = game.state
            where = (game.step, st.round)
            theirs = [code for code in people(game, bots) if seat_of(code) != TEAM and not is_team_decision(st)]
            code = team.next_code(game)
            if code is not None:
                assert seat_of(code) in bots
                assert code != END_STEP
                assert not is_team_decision(st)
                could = {(str(game.action(mine)),) for mine in theirs}
                game.play_code(code)
                forced = set(told(game.last_events, "forced", "option"))  # what the game did of itself
                if game.result == "playing" and theirs:
                    steps.add(game.step)
                    assert (game.step, game.state.round) == where or could <= forced, number
            if code is None or mix(turn, number) % SLOW == 0:
                choices = people(game, bots) if game.result == "playing" else []
                if choices:
                    game.play_code(choices[mix(number, turn) % len(choices)])
        assert team.troubles == []
    assert steps >= {"roll", "use"}

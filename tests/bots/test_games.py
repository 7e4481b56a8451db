"""Bots play whole games: any number of Reckoners, any difficulty, any mixture, beside people too."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from reckoners.bots import Seen, Team, make_bot
from reckoners.bots.greedy import GreedyBot
from reckoners.bots.seen import is_team_decision
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.codes import F_USE
from reckoners.game import Game
from reckoners.game.action import TEAM
from reckoners.game.record import digest
from tests.bots.tables import COUNTS, any_game, game_of, played, positions, team_of

SAME = """
from reckoners.game.record import digest
from tests.bots.tables import game_of, played
print(*(digest(played(game_of(3, "same", "hard"), name).state) for name in ("random", "greedy", "planner")))
"""


@pytest.mark.parametrize(("name", "games"), [("random", 100), ("greedy", 20), ("planner", 3)])
def test_bots_finish_their_games(name: str, games: int) -> None:
    for number in range(games):
        played(any_game(number, name), name)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("random", 10_000), ("greedy", 1_000), ("planner", 100)])
def test_bots_finish_thousands_of_games(name: str, games: int) -> None:
    for number in range(games):
        played(any_game(number, f"{name} again"), name)


@pytest.mark.parametrize("seats", COUNTS)
def test_mixed_teams(seats: int) -> None:
    """A bot for every seat; the one of the first seat speaks for the team."""
    for seed, names in (("mixed 1", ("greedy", "random")), ("mixed 2", ("random", "greedy", "greedy", "random"))):
        game = game_of(seats, seed)
        team = team_of(game, *names)
        speaker = names[0]
        while (turn := team.next_turn(game)) is not None:
            name, code = turn
            who = game.action(code).who
            if who == TEAM:
                assert name == speaker
            else:
                assert name == names[game.setup.reckoners.index(who) % len(names)]
            game.play_code(code)
        assert team.troubles == []
        assert game.result in ("won", "lost")


def test_every_seat_with_a_bot_of_its_own_kind() -> None:
    for number in range(2):
        game = game_of(3, f"three kinds {number}")
        played(game, "planner", "greedy", "random")


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_the_same_seed_is_the_same_game(name: str) -> None:
    logs = [played(game_of(3, "again"), name).log for _ in range(2)]
    assert logs[0] == logs[1]
    assert played(game_of(3, "another"), name).log != logs[0]


def test_every_process_plays_alike() -> None:
    """The order of sets and of hashes has no part in a bot."""
    told = [
        subprocess.run(
            [sys.executable, "-c", SAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0] == [
        digest(played(game_of(3, "same", "hard"), name).state) for name in ("random", "greedy", "planner")
    ]


@pytest.mark.parametrize("people", [{0}, {1}, {2}, {0, 2}, {1, 2}])
@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_people_decide_for_themselves_and_for_the_team(name: str, people: set[int]) -> None:
    """Bots beside people: never their seats, never the team's choices, and nobody waits for a bot for ever."""
    game = game_of(3, f"people {sorted(people)}")
    team = Team({seat: name for seat in range(3) if seat not in people}, 3)
    assert not team.speaks
    chance = random.Random(5)
    mine = by_bots = 0
    while game.result == "playing":
        code = team.next_code(game)
        if code is None:
            code = chance.choice(up_to(game, people))
            mine += 1
        else:
            assert not is_team_decision(game.state)
            who = game.action(code).who
            assert who != TEAM
            assert game.setup.reckoners.index(who) not in people
            by_bots += 1
        game.play_code(code)
    assert team.troubles == []
    assert mine > 5
    assert by_bots > 5


def up_to(game: Game, people: set[int]) -> list[int]:
    """What people may do; there must be something, or the table would stand still."""
    st = game.state
    if is_team_decision(st):
        return st.options
    out = [code for code in st.options if game.action(code).who == TEAM]
    out += [code for code in st.options if seat_of(code) in people]
    assert out
    return out


def test_a_table_with_people_does_not_play_itself() -> None:
    with pytest.raises(ValueError, match="people"):
        Team({0: "random"}, 2).play_out(game_of(2, "people"))


def test_a_table_without_bots_waits() -> None:
    assert Team({}, 2).next_turn(game_of(2, "nobody")) is None


def test_a_finished_game_is_left_alone() -> None:
    game = played(game_of(2, "over"), "random")
    assert team_of(game, "greedy").next_turn(game) is None


def test_a_plan_ends_where_somebody_takes_it_back() -> None:
    """What was said for another position is forgotten: undone and played differently, the bot is asked anew."""
    game = positions(2, "undo", 1, "greedy")[0]
    team = team_of(game, "greedy")
    chair = team.chairs[0]
    last = -1
    while not (game.state.stack[-1][0] == F_USE and chair.plan):
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
        last = code
    assert chair.expects[0] == len(game)
    game.undo()
    other = next(option for option in game.codes() if option != last)
    game.play_code(other)
    asked = list(make_bot("greedy").choose(_seen(game)))
    assert team.next_code(game) == asked[0]


def test_who_has_begun_goes_on_and_nobody_is_left_out_at_the_end() -> None:
    """A bot is not asked anew after every action of another, but once more before the step is ended."""
    asked: list[str] = []

    class Noted(GreedyBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, seen: Seen) -> list[int]:
            if seen.game.step == "use":
                asked.append(self.name)
            return super().choose(seen)

    game = game_of(4, "noted")
    team = team_of(game, "speaker", "other", bots={"speaker": Noted("speaker"), "other": Noted("other")})
    steps = used = 0
    while (turn := team.next_turn(game)) is not None:
        name, code = turn
        if game.step == "use":
            used += 1
            if code == END_STEP:
                steps += 1
                assert name == "speaker"
                assert asked[-1] in ("other", "speaker")
                assert "other" in asked[-2:]
        game.play_code(code)
    assert team.troubles == []
    assert steps > 3
    assert len(asked) < used / 2


def _seen(game: Game) -> Seen:
    return Seen(game, (0, 1), team=True)

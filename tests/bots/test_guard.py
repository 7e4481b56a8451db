"""A bot that misbehaves is reported and replaced, and its game is played to the end."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from reckoners.bots import Bot, Seen, Team, make_bot
from reckoners.bots.guard import Guarded
from reckoners.bots.registry import OWN, STUDIED
from reckoners.engine.state import State
from reckoners.engine.trying import redealt
from reckoners.game import Game
from tests.bots.misbehaving import HANGING, NONSENSE, RAISING, Answer, Turncoat
from tests.bots.tables import game_of, team_of

PATIENCE = 0.25
PROJECT = Path(__file__).parents[2]


def played_with(answer: Answer, *, good: int = 0, patience: float = 30.0) -> tuple[Game, Team]:
    game = game_of(2, "guard")
    team = team_of(game, "bad", bots={"bad": Turncoat(answer, good)}, patience=patience)
    team.play_out(game)
    team.dismiss()
    return game, team


def expect(game: Game, team: Team, kind: str) -> str:
    """One trouble of this kind, a bot of ours in its place, a finished game."""
    assert [(trouble.bot, trouble.kind) for trouble in team.troubles] == [("bad", kind)]
    assert [chair.name for chair in team.chairs] == ["greedy"]
    assert game.result in ("won", "lost")
    details = team.troubles[0].details
    assert details
    assert len(details) <= 300
    return details


@pytest.mark.parametrize("good", [0, 3])
@pytest.mark.parametrize("name", RAISING)
def test_a_bot_that_raises(name: str, good: int) -> None:
    details = expect(*played_with(RAISING[name], good=good), "raised")
    error = {
        "raises": "KeyError: 2",
        "exits": "SystemExit: no more (0, 1)",
        "interrupts": "KeyboardInterrupt: (0, 1)",
        "recursion": "RecursionError",
        "unspeakable": "Unspeakable",
        "raising list": "OSError: 0",
    }[name]
    assert details.startswith(error)


@pytest.mark.parametrize("name", HANGING)
def test_a_bot_that_hangs(name: str) -> None:
    start = time.monotonic()
    details = expect(*played_with(HANGING[name], good=1, patience=PATIENCE), "hung")
    assert details == "no answer within 0.25 s"
    assert time.monotonic() - start < 20  # it was given up once, not asked again and again


def test_a_bot_that_loops_is_stopped() -> None:
    """It does not go on to eat the machine's time; one that sleeps ends when it wakes."""
    before = set(threading.enumerate())
    played_with(HANGING["loops"], patience=PATIENCE)
    played_with(HANGING["sleeps"], patience=PATIENCE)
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()


IN_C = """
import itertools
from reckoners.bots.guard import Guarded
from reckoners.sim.pool import _begin
from tests.bots.misbehaving import Turncoat
from tests.bots.tables import game_of, team_of

_begin()
Guarded.grace = 0.2
game = game_of(2, "in C")
team_of(game, "bad", bots={"bad": Turncoat(lambda seen: max(itertools.count()))}, patience=0.1).play_out(game)
"""


def test_a_bot_that_never_comes_back_from_c_code_ends_its_worker() -> None:
    """No Python runs there any more, so nothing could be told; whoever has started the process goes on without it."""
    done = subprocess.run([sys.executable, "-c", IN_C], cwd=PROJECT, capture_output=True, timeout=90, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"")


@pytest.mark.parametrize("good", [0, 2])
@pytest.mark.parametrize("name", NONSENSE)
def test_a_bot_that_talks_nonsense(name: str, good: int) -> None:
    details = expect(*played_with(NONSENSE[name], good=good), "nonsense")
    if name == "empty":
        assert details == "no answer where one is due"


def test_it_is_told_what_is_wrong_with_an_action() -> None:
    _, team = played_with(lambda _seen: "tia place nowhere")
    assert "tia place nowhere: " in team.troubles[0].details


def test_somebody_elses_seat() -> None:
    """In the roll step every seat's dice are open; each bot has only its own."""

    class Meddler:
        def choose(self, seen: Seen) -> list[int]:
            others = [code for code in seen.game.codes() if code not in seen.options]
            assert seen.seats == (1,)
            assert not seen.team
            return others or seen.options

    game = game_of(2, "seats")
    team = Team({0: "random", 1: "meddler"}, 2, bots={"meddler": Meddler()})
    while (turn := team.next_turn(game)) is not None:
        name, code = turn
        if game.action(code).who == game.setup.reckoners[0]:
            assert name == "random"
        game.play_code(code)
    assert [(trouble.bot, trouble.kind) for trouble in team.troubles] == [("meddler", "nonsense")]
    assert game.result in ("won", "lost")


def test_only_the_first_action_of_an_answer_has_to_fit() -> None:
    """The rest is dropped where it does not: others may have changed the table."""

    class Hasty:
        def choose(self, seen: Seen) -> list[Any]:
            return [seen.options[0], "fly away", seen.options[0]]

    game = game_of(2, "hasty")
    team = team_of(game, "hasty", bots={"hasty": Hasty()})
    team.play_out(game)
    assert team.troubles == []


def test_what_a_bot_does_to_its_table_stays_there() -> None:
    """It may play on, sort or empty what it is given: the game goes on as if it had not."""

    class Vandal:
        def choose(self, seen: Seen) -> list[int]:
            first = seen.options[0]
            for state in (seen.state, seen.game.state, seen._game.state):
                state.options.clear()
                for options in state.seat_options:
                    options.clear()
                state.aims.clear()
                state.money = state.population = 99
                state.stack.clear()
                state.epic_deck = ()
            seen.options.clear()
            return [first]

    class Tidy:
        def choose(self, seen: Seen) -> list[int]:
            return [seen.options[0]]

    games = [game_of(3, "vandal"), game_of(3, "vandal")]
    bots: tuple[Bot, Bot] = (Vandal(), Tidy())
    for game, bot in zip(games, bots, strict=True):
        team = team_of(game, "guest", bots={"guest": bot})
        team.play_out(game)
        assert team.troubles == []
    assert games[0].log == games[1].log
    assert games[0].state.key() == games[1].state.key()


def test_one_of_our_own_that_fails_is_replaced_too() -> None:
    game = game_of(2, "own")
    team = team_of(game, "greedy", bots={"greedy": Turncoat(RAISING["raises"], 2)})
    team.play_out(game)
    assert [(trouble.bot, trouble.kind) for trouble in team.troubles] == [("greedy", "raised")]
    assert [chair.name for chair in team.chairs] == ["random"]


def test_the_last_resort_does_not_fail_silently() -> None:
    game = game_of(2, "resort")
    team = team_of(game, "random", bots={"random": Turncoat(RAISING["raises"])})
    with pytest.raises(RuntimeError, match="random"):
        team.next_code(game)


def test_several_bad_bots_at_one_table() -> None:
    game = game_of(4, "several")
    bad = {
        "one": Turncoat(RAISING["exits"], 1),
        "two": Turncoat(NONSENSE["set"], 1),
        "three": Turncoat(HANGING["loops"]),
    }
    team = Team({0: "one", 1: "two", 2: "three", 3: "greedy"}, 4, bots=bad, patience=PATIENCE)
    team.play_out(game)
    assert sorted((trouble.bot, trouble.kind) for trouble in team.troubles) == [
        ("one", "raised"),
        ("three", "hung"),
        ("two", "nonsense"),
    ]
    assert all(chair.name == "greedy" for chair in team.chairs)


def test_a_bot_may_use_the_time_that_it_was_given() -> None:
    class Slow:
        def choose(self, seen: Seen) -> list[int]:
            assert seen.seconds == 0.2
            if seen.game.step == "prologue":
                time.sleep(seen.seconds)
            return [seen.options[0]]

    game = game_of(2, "slow")
    team = Team({0: "slow", 1: "slow"}, 2, seconds=0.2, patience=0.1, bots={"slow": Slow()})
    team.play_out(game)
    assert team.troubles == []


def test_threads_end_with_their_table() -> None:
    before = set(threading.enumerate())
    teams = [team_of(game_of(2, "threads"), "good", bots={"good": Turncoat(RAISING["raises"], 9)}) for _ in range(3)]
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    teams[0].dismiss()
    del teams
    gc.collect()
    for thread in started:
        thread.join(10)
        assert not thread.is_alive()


def test_a_guarded_bot_is_not_guarded_twice() -> None:
    guarded = Guarded(Turncoat(RAISING["raises"], 9), 1.0)
    team = team_of(game_of(2, "twice"), "good", bots={"good": guarded})
    assert team.chairs[0].bot is guarded
    team.dismiss()


@pytest.mark.parametrize("name", [*OWN, *STUDIED, "planner:effort=2"])
def test_our_own_are_asked_without_a_guard(name: str) -> None:
    """No thread, and no copy of everything for each question: what a guard costs is for bots of others."""
    before = set(threading.enumerate())
    team = team_of(game_of(2, "unguarded"), name)
    assert [type(chair.bot).__name__ for chair in team.chairs] == [type(make_bot(name)).__name__]
    assert not any(isinstance(chair.bot, Guarded) for chair in team.chairs)
    assert set(threading.enumerate()) == before


def test_who_asks_for_nothing_is_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is dealt anew when a bot looks at it; the random one takes an option and looks at nothing."""
    dealt: list[int] = []

    def counting(st: State, salt: int) -> State:
        dealt.append(salt)
        return redealt(st, salt)

    monkeypatch.setattr("reckoners.bots.seen.redealt", counting)
    team_of(game := game_of(2, "lazy"), "random").play_out(game)
    assert dealt == []
    team_of(game := game_of(2, "lazy"), "greedy").play_out(game)
    assert dealt

"""However a run is cut up and wherever it is played: the same lines, in the same order."""

from __future__ import annotations

import os
import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from reckoners.bots import BotError, registry
from reckoners.game import Game, Setup, SetupError
from reckoners.sim import pool
from reckoners.sim.errors import SimError
from reckoners.sim.play_games import GamesPlayed, play_games
from reckoners.sim.pool import Workers, job_size, played, processes
from reckoners.sim.result import decoder
from reckoners.sim.run import Cell, Job, Run, make_run
from tests.bots.misbehaving import Turncoat, fails, loops
from tests.sim.runs import DRAWN, TWO, random_run

PATIENCE = 5.0


def lines_of(run: Run, workers: Workers, first: int, end: int) -> list[bytes]:
    return [line for some in played(run, workers, first, end, folders=(), patience=PATIENCE) for line in some.lines]


def here(run: Run, first: int, end: int) -> list[bytes]:
    with processes(1) as workers:
        return lines_of(run, workers, first, end)


def test_the_same_seed_is_the_same_run() -> None:
    assert here(random_run("one"), 0, 20) == here(random_run("one"), 0, 20)
    assert here(random_run("one"), 0, 20) != here(random_run("other"), 0, 20)


def test_a_part_of_a_run_is_that_part() -> None:
    run = random_run()
    whole = here(run, 0, 20)
    assert [*here(run, 0, 7), *here(run, 7, 8), *here(run, 8, 20)] == whole


def test_every_game_can_be_set_up_again() -> None:
    run = random_run()
    for index, line in enumerate(here(run, 0, 6)):
        result = decoder.decode(line)
        number, cell = run.place(index)
        assert (result.game, result.seed, result.difficulty) == (number, f"test-{number}", cell.difficulty)
        drawn, named = (
            Game(Setup(reckoners=team, difficulty=cell.difficulty, seed=result.seed))
            for team in (cell.reckoners, result.reckoners)
        )
        assert drawn.setup.reckoners == result.reckoners
        assert drawn.view() == named.view()


def test_two_processes_play_what_one_plays() -> None:
    run = random_run()
    with processes(2) as workers:
        lines = lines_of(run, workers, 0, 150)
    assert lines == here(run, 0, 150)


class Late(Executor):
    """Does the last job first, and counts how many are waiting."""

    def __init__(self) -> None:
        self.most = 0
        self._waiting: list[tuple[Future[Any], Any, Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        del kwargs
        future: Future[Any] = Eager(self)
        self._waiting.append((future, fn, args))
        self.most = max(self.most, len(self._waiting))
        return future

    def work(self) -> None:
        while self._waiting:
            future, fn, args = self._waiting.pop()
            future.set_result(fn(*args))


class Eager(Future[Any]):
    def __init__(self, late: Late) -> None:
        super().__init__()
        self._late = late

    def result(self, timeout: float | None = None) -> Any:
        self._late.work()
        return super().result(timeout)


def test_whoever_is_ready_first_the_lines_stay_in_order_and_few_jobs_are_out() -> None:
    run = random_run()
    late = Late()
    assert lines_of(run, Workers(late, 2), 0, 200) == here(run, 0, 200)
    assert late.most <= pool.AHEAD * 2


def test_jobs_grow_with_the_speed_and_shrink_at_the_end() -> None:
    assert job_size(0.0, 10**6, 4) == 1
    assert job_size(0.001, 10**6, 4) == pool.MOST_GAMES
    assert job_size(2.0, 10**6, 4) == 1
    assert job_size(0.001, 16, 4) == 2
    assert job_size(0.001, 1, 4) == 1


def test_any_executor_will_do() -> None:
    run = random_run()
    with ThreadPoolExecutor(2) as threads:
        assert lines_of(run, Workers(threads, 2), 0, 30) == here(run, 0, 30)


def test_a_job_is_plain_data() -> None:
    job = Job(random_run(), (), 3, 2, PATIENCE)
    assert pickle.loads(pickle.dumps(job)) == job
    assert play_games(pickle.loads(pickle.dumps(job))).lines == here(job.run, 3, 5)


def die(job: Job) -> GamesPlayed:
    if job.first >= 2:
        os._exit(9)
    return play_games(job)


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "play_games", die)
    with pytest.raises(SimError, match="has died"), processes(2) as workers:
        lines_of(random_run(), workers, 0, 50)


def test_a_mistake_in_a_process_comes_back_as_it_is() -> None:
    run = random_run()
    broken = Run(seed="x", bots=("nobody",), cells=run.cells, content=run.content)
    with pytest.raises(BotError, match="unknown bot 'nobody'"), processes(2) as workers:
        lines_of(broken, workers, 0, 4)


@pytest.mark.parametrize("change", [{"content": "0" * 32}, {"version": "0.0.0"}])
def test_a_worker_with_other_cards_or_another_version_refuses(change: dict[str, str]) -> None:
    run = random_run()
    other = Run(**{"seed": run.seed, "bots": run.bots, "cells": run.cells, "content": run.content, **change})  # type: ignore[arg-type]
    with pytest.raises(SimError, match="other cards or another version"):
        here(other, 0, 1)


# -- bots


def test_bots_go_round_the_seats() -> None:
    run = make_run(["random", "greedy"], [Cell(DRAWN * 3, "standard")], "round")
    assert [run.bot_at(seat) for seat in range(3)] == ["random", "greedy", "random"]
    assert here(run, 0, 2) == here(run, 0, 2)


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_our_bots_do_not_remember_one_game_in_the_next(bot: str) -> None:
    run = make_run([bot], [TWO], "memory")
    assert [line for game in range(3) for line in here(run, game, game + 1)] == play_games(Job(run, (), 0, 3, 1.0))[0]


class Strange:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def load(self) -> Any:
        return lambda: Turncoat(self.answer, good=5)


@pytest.mark.parametrize(("answer", "kind"), [(fails, "raised"), (loops, "hung"), (lambda _: ["fly away"], "nonsense")])
def test_a_bot_that_misbehaves_is_reported_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, answer: Any, kind: str
) -> None:
    monkeypatch.setattr(registry, "foreign", lambda: {"strange": Strange(answer)})
    run = make_run(["strange", "random"], [TWO], "strange")
    job = Job(run, (), 0, 2, 0.2)
    results = [decoder.decode(line) for line in play_games(job)[0]]
    for result in results:
        assert [(trouble.bot, trouble.kind) for trouble in result.troubles] == [("strange", kind)]
        assert result.decisions > 10
        assert result.won or result.cause is not None
    assert play_games(Job(run, (), 1, 1, 0.2))[0] == play_games(job)[0][1:], "each game has a fresh one"


# -- runs that cannot be


def test_a_run_is_checked_before_it_begins(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="unknown bot"):
        make_run(["nobody"], [TWO], "x")
    with pytest.raises(SimError, match="3 bots do not fit on 2 seats"):
        make_run(["random"] * 3, [TWO], "x")
    with pytest.raises(SetupError, match="unknown difficulty"):
        make_run(["random"], [TWO, Cell(DRAWN * 2, "easy")], "x")
    with pytest.raises(SetupError, match="it takes 2 to 6"):
        make_run(["random"], [Cell(DRAWN * 7, "hard")], "x")
    with pytest.raises(SetupError):
        make_run(["random"], [TWO], "x", [str(tmp_path / "nowhere")])
    with pytest.raises(SimError, match="needs a bot"):
        make_run([], [TWO], "x")

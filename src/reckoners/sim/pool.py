"""Where games are played: in this process, in several, or wherever an Executor sends them. Lines come back in order.

Jobs are handed out a few at a time, so that a run of any length needs the same memory.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from math import ceil
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from reckoners.bots.guard import Guarded
from reckoners.sim.errors import SimError
from reckoners.sim.play_games import GamesPlayed, play_games
from reckoners.sim.run import Job, Run

JOB_SECONDS: Final = 0.5  # how long a job should take: long enough to be worth sending, short enough to be lost
MOST_GAMES: Final = 256  # of one job
AHEAD: Final = 3  # jobs that are out for each worker
COLLECT: Final = (20_000, 20, 50)  # seldom: what the planner imagines is dropped at once, and none of it in a circle

P = ParamSpec("P")
T = TypeVar("T")


class Workers(NamedTuple):
    """An executor, and how many jobs it does at the same time."""

    executor: Executor
    width: int


class Here(Executor):
    """Does at once, in this process, what it is asked to."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it is raised again where the result is asked for
            done.set_exception(error)
        return done


class Processes(ProcessPoolExecutor):
    """Ctrl-C is for the one who hands out the jobs. A process that starts while it is ignored never hears it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if threading.current_thread() is not threading.main_thread():
            return super().submit(fn, *args, **kwargs)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """A worker outlives nobody: it waits for jobs through a pipe that it would never see closed."""
    Guarded.expendable = True
    gc.freeze()
    gc.set_threshold(*COLLECT)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes of this machine; 1 is this one. They are fresh ones, so that nothing is copied half-way."""
    if count == 1:
        yield Workers(Here(), 1)
        return
    others = set(multiprocessing.active_children())
    executor = Processes(count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        yield Workers(executor, count)
    except BaseException:  # nobody wants the rest: what runs is ended, and with it what waits
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        executor.shutdown()


def played(
    run: Run, workers: Workers, first: int, end: int, *, folders: tuple[str, ...], patience: float, keep: bool = False
) -> Iterator[GamesPlayed]:
    """The lines from `first` up to `end`, some at a time and in their order, whoever is ready first; `keep`: the games
    as well."""
    waiting: deque[Future[GamesPlayed]] = deque()
    ahead = 1 if isinstance(workers.executor, Here) else AHEAD * workers.width
    pace = 0.0
    try:
        while waiting or first < end:
            while first < end and len(waiting) < ahead:
                count = job_size(pace, end - first, workers.width)
                waiting.append(workers.executor.submit(play_games, Job(run, folders, first, count, patience, keep)))
                first += count
            done = waiting.popleft().result()
            pace = max(done.seconds / len(done.lines), 1e-6)
            yield done
    except BrokenExecutor as error:
        raise SimError("sim-worker-died") from error


def job_size(pace: float, left: int, width: int) -> int:
    """How many games go into the next job. Nothing is known at first; at the end nobody should wait for one worker.

    >>> job_size(0.0, 1000, 2), job_size(0.05, 1000, 2), job_size(0.05, 8, 2)
    (1, 10, 2)
    """
    if not pace:
        return 1
    return max(1, min(MOST_GAMES, round(JOB_SECONDS / pace), ceil(left / (2 * width))))

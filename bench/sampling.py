"""Positions of whole games, with what became of them: what estimates are fitted to and measured by.

A third of all games is held apart: those whose number can be divided by three. What is fitted never sees them, from
whatever seed they come, and what is measured looks at nothing else unless it is told to.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
from rich.console import Console
from rich.progress import track

from reckoners.bots import Team
from reckoners.bots.planner.chances import features, winning_chance
from reckoners.bots.seen import asked
from reckoners.cli.sim_options import bots_in, cells_in, cores
from reckoners.engine.codes import WON
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.files import load
from reckoners.game.view import step_of
from reckoners.sim.kept_games import ABOUT, RESULTS
from reckoners.sim.run import Run, make_run

Job = TypeVar("Job")
Found = TypeVar("Found")

HELD: Final = 3  # each third game is held apart
PARTS: Final = ("held", "fit", "all")
PLACES: Final = ("begin", "middle", "end")  # of a step: its first, a middle and its last decision


class Sample(msgspec.Struct, frozen=True):
    """A position in which something had to be decided: what was said there, and whether the game was won."""

    game: str
    boss: str
    city: str
    modules: tuple[int, ...]
    seats: int
    difficulty: str
    round: int
    step: str
    decision: str
    place: str
    said: float
    won: bool
    features: tuple[float, ...]


class SampleJob(NamedTuple):
    """One game: to be played, or to be read."""

    number: int
    run: Run | None
    folders: tuple[str, ...]
    line: int
    path: Path | None
    with_features: bool


def is_of(part: str, number: int) -> bool:
    """Whether a game with this number (from 1) belongs to what is fitted, or is held apart."""
    return part == "all" or (number % HELD == 0) == (part == "held")


def chosen_positions(game: Game) -> Iterator[tuple[str, str, State]]:
    """Of each step of each round the first position in which something is decided, a middle one and the last one."""
    st = game.at(0).state.clone()
    together: list[tuple[str, State]] = []
    for code in game.log:
        step = step_of(st)
        if together and (together[0][0], together[0][1].round) != (step, st.round):
            yield from _three(together)
            together = []
        together.append((step, st.clone()))
        play(st, code)
    if together:
        yield from _three(together)


def _three(together: list[tuple[str, State]]) -> Iterator[tuple[str, str, State]]:
    last = len(together) - 1
    places = {0: "begin"}
    if last > 1:
        places[(last + 1) // 2] = "middle"
    if last:
        places[last] = "end"
    for number, place in sorted(places.items()):
        step, st = together[number]
        yield step, place, st


def samples_of(game: Game, with_features: bool) -> list[Sample]:
    """What is said in a game that is over, and what came of it."""
    setup = game.setup
    won = game.state.over == WON
    return [
        Sample(
            game=setup.seed,
            boss=setup.boss,
            city=setup.city,
            modules=setup.modules,
            seats=len(setup.reckoners),
            difficulty=setup.difficulty,
            round=st.round,
            step=step,
            decision=asked(st),
            place=place,
            said=winning_chance(st),
            won=won,
            features=tuple(features(st)) if with_features else (),
        )
        for step, place, st in chosen_positions(game)
    ]


def game_of(job: SampleJob) -> Game:
    if job.run is None:
        assert job.path is not None
        return load(job.path)
    _, cell = job.run.place(job.line)
    game = Game(job.run.setup(cell, job.run.seed_of(job.number), job.folders))
    seats = len(game.setup.reckoners)
    return Team({seat: job.run.bot_at(seat) for seat in range(seats)}, seats).play_out(game)


def sampled(job: SampleJob) -> list[Sample]:
    """What one process does with one game. A game that is not over says nothing."""
    game = game_of(job)
    return samples_of(game, job.with_features) if game.state.over else []


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Which games: those of `reckoners sim`, by the same words."""
    parser.add_argument("--games", type=int, default=30, help="of each table: number of Reckoners and difficulty")
    parser.add_argument("--reckoners", default="4", help="2,3 or all, or names")
    parser.add_argument("--difficulty", default="all")
    parser.add_argument("--boss", default="steelheart")
    parser.add_argument("--city", default="newcago")
    parser.add_argument("--modules", default="")
    parser.add_argument("--options", default="")
    parser.add_argument("--pack", action="append", default=[])
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--seed", default="reliability")
    parser.add_argument("--workers", type=int, default=cores())


def run_of(asked_for: argparse.Namespace) -> Run:
    return make_run(
        bots_in(asked_for.bot),
        cells_in(asked_for.reckoners, asked_for.difficulty),
        asked_for.seed,
        asked_for.pack,
        boss=asked_for.boss,
        city=asked_for.city,
        modules=[int(word) for word in asked_for.modules.split(",") if word],
        options=[word for word in asked_for.options.split(",") if word],
    )


def jobs_of(asked_for: argparse.Namespace, part: str, with_features: bool) -> list[SampleJob]:
    """So many games of each table, those of the other part left out."""
    run = run_of(asked_for)
    folders = tuple(asked_for.pack)
    numbers = (number for number in range(1, HELD * asked_for.games + 1) if is_of(part, number))
    cells = len(run.cells)
    return [
        SampleJob(number, run, folders, cells * (number - 1) + cell, None, with_features)
        for number in islice(numbers, asked_for.games)
        for cell in range(cells)
    ]


def kept_jobs(folders: Iterable[Path], part: str, with_features: bool) -> list[SampleJob]:
    """Games that `reckoners sim --keep-games` has kept: the number is in front of the name."""
    found: list[SampleJob] = []
    for folder in folders:
        for path in sorted(folder.glob("*.jsonl")):
            number = path.name.partition("-")[0]
            if path.name not in (ABOUT, RESULTS) and number.isdecimal() and is_of(part, int(number)):
                found.append(SampleJob(int(number), None, (), 0, path, with_features))
    return found


def all_sampled(jobs: list[SampleJob], workers: int) -> Iterator[list[Sample]]:
    """Game by game, in the order of the jobs, however many processes there are."""
    return each_in_turn(sampled, jobs, workers)


def each_in_turn(work: Callable[[Job], Found], jobs: Sequence[Job], workers: int) -> Iterator[Found]:
    """What comes of each job, in their order, with a bar beside it, however many processes there are."""
    console = Console(stderr=True)
    if workers == 1:
        yield from track(map(work, jobs), "games", total=len(jobs), console=console)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from track(pool.map(work, jobs, chunksize=2), "games", total=len(jobs), console=console)

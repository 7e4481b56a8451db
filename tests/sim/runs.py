"""Small runs for these tests."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from reckoners.sim.lines import Lines
from reckoners.sim.pool import Workers, processes
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.simulate import simulate
from reckoners.sim.summary import Summary

DRAWN = ("random",)
TWO = Cell(DRAWN * 2, "beginner")
FOUR = Cell(DRAWN * 4, "hard")


def random_run(seed: str = "test", cells: tuple[Cell, ...] = (TWO, FOUR), bots: tuple[str, ...] = ("random",)) -> Run:
    return make_run(bots, cells, seed)


def keep(path: Path, run: Run, games: int, workers: Workers | None = None) -> Summary:
    """Play a run into a file, in this process if nothing else is said."""
    with closing(Lines(path, run)) as out:
        if workers is not None:
            return simulate(run, games, workers, out=out)
        with processes(1) as here:
            return simulate(run, games, here, out=out)

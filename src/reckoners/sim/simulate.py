"""A whole run: what is on disk is read, the rest is played, everything is counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from reckoners.bots.team import PATIENCE
from reckoners.sim.lines import Lines, whole_lines
from reckoners.sim.pool import Workers, played
from reckoners.sim.run import Run
from reckoners.sim.summary import Summary


def simulate(
    run: Run,
    games: int,
    workers: Workers,
    *,
    folders: tuple[str, ...] = (),
    patience: float = PATIENCE,
    out: Lines | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Summary:
    """So many games at each table of the run. `tell` hears how many were just played."""
    total = games * len(run.cells)
    summary = Summary(run)
    if out is not None:
        for line in islice(whole_lines(out.path), total):
            summary.add(line)
    for lines in played(run, workers, summary.total.games, total, folders=folders, patience=patience):
        if out is not None:
            out.write(lines)
        for line in lines:
            summary.add(line)
        tell(len(lines))
    return summary

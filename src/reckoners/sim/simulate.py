"""A whole run: what is on disk is read, the rest is played, everything is counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from reckoners.bots.team import PATIENCE
from reckoners.sim.kept_games import KeptGames
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
    kept: KeptGames | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Summary:
    """So many games at each table of the run. `tell` hears how many were just played.

    A game whose line is there but which was not kept is played again: it is the same one.
    """
    total = games * len(run.cells)
    summary = Summary(run)
    if out is not None:
        for line in islice(whole_lines(out.path), total):
            summary.add(line)
    counted = summary.total.games
    place = min(counted, kept.done(total)) if kept is not None else counted
    for done in played(run, workers, place, total, folders=folders, patience=patience, keep=kept is not None):
        if kept is not None:  # before its line: a game whose line is there is there, too
            kept.write(place, done.games)
        new = done.lines[max(0, counted - place) :]
        if out is not None:
            out.write(new)
        for line in new:
            summary.add(line)
        place += len(done.lines)
        counted = max(counted, place)
        tell(len(done.lines))
    return summary

"""`reckoners sim`: many games by bots, with a progress bar, a table of what came out, and a file to go on from."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from reckoners.cli.failures import INTERRUPTED, complain
from reckoners.cli.language import names_in, say, words
from reckoners.cli.pieces import Pieces
from reckoners.cli.sim_options import bots_in, cells_in, cores
from reckoners.content import load_content
from reckoners.game.names import Names
from reckoners.game.setup import RANDOM
from reckoners.sim.intervals import Estimate, quartiles
from reckoners.sim.kept_games import RESULTS, KeptGames
from reckoners.sim.pool import Workers, processes
from reckoners.sim.report_tables import why_in
from reckoners.sim.results import Out, seed_in
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.simulate import simulate
from reckoners.sim.summary import Summary, Tally, summary_figures

CAUSES = 8  # shown in the terminal; --json has all


class SimRequest(NamedTuple):
    """The options of the command as they were given."""

    bot: str
    games: int
    reckoners: str
    difficulty: str
    seed: str
    packs: tuple[str, ...]
    pieces: Pieces
    out: Path | None
    keep_games: Path | None
    workers: int | None
    dask: str
    patience: float
    json: bool


def run_sim(wanted: SimRequest) -> int:
    beside = wanted.keep_games / RESULTS if wanted.keep_games and not wanted.out else None
    wanted = wanted._replace(out=beside or wanted.out)
    seed = wanted.seed or (seed_in(wanted.out) if wanted.out else "") or secrets.token_hex(4)
    cells = cells_in(wanted.reckoners, wanted.difficulty)
    run = make_run(bots_in(wanted.bot), cells, seed, wanted.packs, **wanted.pieces.given())
    kept = KeptGames(wanted.keep_games, run) if wanted.keep_games else None
    if kept and beside:
        kept.begin()
    out = Out(wanted.out, run) if wanted.out else None
    if kept:
        kept.begin()
    total = wanted.games * len(run.cells)
    done = min(out.lines.done, kept.done(total) if kept else total, total) if out else 0
    start = perf_counter()
    try:
        with progress_bar(total, done) as tell, workers_for(wanted, total - done) as workers:
            summary = simulate(
                run,
                wanted.games,
                workers,
                folders=wanted.packs,
                patience=wanted.patience,
                out=out.lines if out else None,
                kept=kept,
                tell=tell,
            )
        seconds = perf_counter() - start
        if out:
            out.finish()
    except KeyboardInterrupt:
        complain(say("sim-interrupted-kept", done=out.lines.done, total=total) if out else say("sim-interrupted"))
        return INTERRUPTED
    finally:
        if out:
            out.close()
    show(run, summary, wanted, seconds, total - done)
    return 0


def workers_for(wanted: SimRequest, games: int) -> AbstractContextManager[Workers]:
    if wanted.dask and games:
        from reckoners.sim.cluster import cluster

        return cluster(wanted.dask)
    return processes(min(wanted.workers or cores(), max(games, 1)))


@contextmanager
def progress_bar(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Games, games a second and the time left; nothing where nobody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (
        TextColumn(say("sim-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, speed_estimate_period=60) as progress:
        task = progress.add_task("", total=total, completed=done, rate="")

        def tell(games: int) -> None:
            progress.advance(task, games)
            speed = progress.tasks[0].speed
            progress.update(task, rate=say("sim-rate", rate=f"{speed:.1f}") if speed else "")

        yield tell


def tables_console() -> Console:
    """As wide as the terminal; in a file or a pipe wide enough that no table is folded."""
    wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 160
    return Console(highlight=False, markup=False, emoji=False, width=wide)


def show(run: Run, summary: Summary, wanted: SimRequest, seconds: float, played: int) -> None:
    rate = played / seconds if seconds > 0 else 0.0
    if wanted.json:
        told = {**summary_figures(summary), "seconds": seconds, "games_per_s": rate, "games_played": played}
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        return
    console = tables_console()
    names = names_in(load_content([*wanted.packs], run.modules))
    console.print(wins_table(run, summary, names))
    for line in cause_lines(summary.total, names):
        console.print(line, soft_wrap=True)
    for (bot, kind, details), times in summary.total.troubles.most_common():
        console.print(say("sim-trouble", bot=bot, kind=kind, details=details, times=times), soft_wrap=True)
    console.print(say("sim-done", games=played, seconds=f"{seconds:.1f}", rate=f"{rate:.1f}", seed=run.seed))
    if wanted.out is not None:
        console.print(say("sim-file", file=str(wanted.out)), soft_wrap=True)
    if wanted.keep_games is not None:
        first = KeptGames(wanted.keep_games, run).path(0)
        console.print(say("sim-games", folder=str(wanted.keep_games), file=str(first)), soft_wrap=True)


def wins_table(run: Run, summary: Summary, names: Names) -> Grid:
    table = Grid(title=say("sim-title", bots=", ".join(run.bots)), title_justify="left", box=box.SIMPLE_HEAD)
    for column in ("reckoners", "difficulty"):
        table.add_column(say(f"sim-column-{column}"))
    for column in ("games", "won", "rate", "rounds"):
        table.add_column(say(f"sim-column-{column}"), justify="right")
    for cell, tally in zip(run.cells, summary.cells, strict=True):
        table.add_row(team_of(cell, names), say(f"difficulty-{cell.difficulty}"), *numbers(tally))
    if len(run.cells) > 1:
        table.add_row(say("sim-all"), "", *numbers(summary.total))
    return table


def team_of(cell: Cell, names: Names) -> str:
    if all(reckoner == RANDOM for reckoner in cell.reckoners):
        return str(len(cell.reckoners))
    return ", ".join("?" if reckoner == RANDOM else names.name(reckoner) for reckoner in cell.reckoners)


def numbers(tally: Tally) -> tuple[str, str, str, str]:
    first, middle, third = quartiles(tally.rounds)
    return str(tally.games), str(tally.wins), percent(tally.win_rate), f"{middle} ({first}–{third})"


def percent(found: Estimate) -> str:
    """A rate with its interval: 31.2 % (28.4–34.1)."""
    return f"{found.value * 100:.1f} % ({found.low * 100:.1f}–{found.high * 100:.1f})"


def cause_lines(tally: Tally, names: Names) -> Iterator[str]:
    lost = tally.games - tally.wins
    if not lost:
        return
    yield say("sim-causes", lost=lost)
    for (actor, why), games in tally.causes.most_common(CAUSES):
        share = f"{games / lost * 100:.1f}"
        yield "  " + say("sim-cause", actor=names.name(actor), why=why_in(words(), why), games=games, share=share)

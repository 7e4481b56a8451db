"""`reckoners bench`: the figures of this machine, with a progress bar, or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from reckoners.cli import measure, measure_bots
from reckoners.cli.language import names_in, say
from reckoners.cli.measure import Figures
from reckoners.cli.measure_bots import BASE, FOUR, BotFigures, Played
from reckoners.cli.pieces import Pieces
from reckoners.content import load_content
from reckoners.game import Setup
from reckoners.game.setup import checked


def take_figures(seconds: float, played: Played, progress: Progress) -> Figures:
    """Everything, one after the other."""
    figures = Figures(compiled=measure.is_compiled(), **played._asdict())
    task = progress.add_task(say("bench-progress"), total=10)
    measure.random_play(min(seconds, 0.3), played)  # warm up
    rates = measure.random_play(seconds, played)
    figures.decisions_per_s, figures.games_per_s, figures.decisions_per_game, figures.options = rates
    progress.advance(task)
    states = measure.use_steps(played=played)
    figures.clone_us = measure.each(states, lambda state: state.clone())
    figures.legal_us = measure.each(states, measure.all_options)
    progress.advance(task)
    with TemporaryDirectory() as name:
        folder = Path(name)
        pack = measure.crowded_pack(folder)
        game = measure.long_game(pack, played=played)
        figures.undo_ms = measure.undo_ms(game)
        figures.growth = measure.growth(pack, played=played)
        progress.advance(task)
        figures.load_ms = measure.load_ms(game, folder / "saves")
        progress.advance(task)
        figures.bytes_per_game = measure.bytes_per_game(pack, played=played)
        progress.advance(task)
    figures.import_ms = measure.import_ms()
    progress.advance(task)
    take_bot_figures(figures.bots, seconds, played, lambda: progress.advance(task))
    return figures


def take_bot_figures(figures: BotFigures, seconds: float, played: Played, done: Callable[[], None]) -> None:
    """The bots: how many games they play, and how long people wait for the planner and its advice."""
    figures.random_games_per_s = measure_bots.games_per_s("random", seconds / 2, played)
    figures.greedy_games_per_s = measure_bots.games_per_s("greedy", seconds, played)
    done()
    figures.planner_games_per_s = measure_bots.games_per_s("planner", seconds, played)
    done()
    figures.planner_use_ms = measure_bots.use_step_ms("planner", played=played)
    done()
    figures.advice_ms, figures.advice_p95_ms = measure_bots.advice_ms(played=played)
    done()


def bench(pieces: Pieces, *, json: bool, seconds: float) -> int:
    table, _ = checked(Setup(reckoners=FOUR, seed="bench", **pieces.given()))
    chosen = Played(table.modules, table.boss, table.city)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = take_figures(seconds, chosen, progress)
    if json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return 0
    grid = Grid(title=say("bench-title") + _told(chosen))
    grid.add_column(say("bench-figure"))
    grid.add_column(say("bench-value"), justify="right")
    for key, value in rows(figures):
        grid.add_row(say(key), shown(value))
    Console().print(grid)
    return 0


def _told(played: Played) -> str:
    """What it was measured with, where that is not the base game."""
    told = [say("report-modules", modules=", ".join(map(str, played.modules)))] if played.modules else []
    if (played.boss, played.city) != (BASE.boss, BASE.city):
        names = names_in(load_content(modules=played.modules))
        told.append(say("report-against", boss=names.name(played.boss), city=names.name(played.city)))
    return f" ({', '.join(told)})" if told else ""


def rows(figures: Figures) -> Iterator[tuple[str, float | bool]]:
    """Each figure with the name of its text."""
    for name, value in msgspec.to_builtins(figures).items():
        if name in Played._fields:  # no figure, but what they were taken with
            continue
        parts = {f"{name}_{part}": of for part, of in value.items()} if isinstance(value, dict) else {name: value}
        for part, of in parts.items():
            yield f"bench-{part.replace('_', '-')}", of


def shown(value: float | bool) -> str:
    if isinstance(value, bool):
        return say("bench-yes" if value else "bench-no")
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"

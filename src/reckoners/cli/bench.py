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
from reckoners.cli.language import say
from reckoners.cli.measure import Figures
from reckoners.cli.measure_bots import BotFigures
from reckoners.cli.pieces import modules_in
from reckoners.game import Setup
from reckoners.game.setup import with_packs_of_modules


def take_figures(seconds: float, modules: tuple[int, ...], progress: Progress) -> Figures:
    """Everything, one after the other."""
    figures = Figures(compiled=measure.is_compiled(), modules=modules)
    task = progress.add_task(say("bench-progress"), total=10)
    measure.random_play(min(seconds, 0.3), modules)  # warm up
    rates = measure.random_play(seconds, modules)
    figures.decisions_per_s, figures.games_per_s, figures.decisions_per_game, figures.options = rates
    progress.advance(task)
    states = measure.use_steps(modules=modules)
    figures.clone_us = measure.each(states, lambda state: state.clone())
    figures.legal_us = measure.each(states, measure.all_options)
    progress.advance(task)
    with TemporaryDirectory() as name:
        folder = Path(name)
        pack = measure.crowded_pack(folder)
        game = measure.long_game(pack, modules=modules)
        figures.undo_ms = measure.undo_ms(game)
        figures.growth = measure.growth(pack, modules=modules)
        progress.advance(task)
        figures.load_ms = measure.load_ms(game, folder / "saves")
        progress.advance(task)
        figures.bytes_per_game = measure.bytes_per_game(pack, modules=modules)
        progress.advance(task)
    figures.import_ms = measure.import_ms()
    progress.advance(task)
    take_bot_figures(figures.bots, seconds, modules, lambda: progress.advance(task))
    return figures


def take_bot_figures(figures: BotFigures, seconds: float, modules: tuple[int, ...], done: Callable[[], None]) -> None:
    """The bots: how many games they play, and how long people wait for the planner and its advice."""
    figures.random_games_per_s = measure_bots.games_per_s("random", seconds / 2, modules)
    figures.greedy_games_per_s = measure_bots.games_per_s("greedy", seconds, modules)
    done()
    figures.planner_games_per_s = measure_bots.games_per_s("planner", seconds, modules)
    done()
    figures.planner_use_ms = measure_bots.use_step_ms("planner", modules=modules)
    done()
    figures.advice_ms, figures.advice_p95_ms = measure_bots.advice_ms(modules=modules)
    done()


def bench(modules: str, *, json: bool, seconds: float) -> int:
    chosen = with_packs_of_modules(Setup(reckoners=(), modules=modules_in(modules))).modules
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = take_figures(seconds, chosen, progress)
    if json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return 0
    told = f" ({say('report-modules', modules=', '.join(map(str, chosen)))})" if chosen else ""
    table = Grid(title=say("bench-title") + told)
    table.add_column(say("bench-figure"))
    table.add_column(say("bench-value"), justify="right")
    for key, value in rows(figures):
        table.add_row(say(key), shown(value))
    Console().print(table)
    return 0


def rows(figures: Figures) -> Iterator[tuple[str, float | bool]]:
    """Each figure with the name of its text."""
    for name, value in msgspec.to_builtins(figures).items():
        if name == "modules":  # no figure, but what they were taken with
            continue
        parts = {f"{name}_{part}": of for part, of in value.items()} if isinstance(value, dict) else {name: value}
        for part, of in parts.items():
            yield f"bench-{part.replace('_', '-')}", of


def shown(value: float | bool) -> str:
    if isinstance(value, bool):
        return say("bench-yes" if value else "bench-no")
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"

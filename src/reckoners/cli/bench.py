"""`reckoners bench`: the figures of this machine, with a progress bar, or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from reckoners.cli import measure
from reckoners.cli.language import say
from reckoners.cli.measure import Figures


def take_figures(seconds: float, progress: Progress) -> Figures:
    """Everything, one after the other."""
    figures = Figures(compiled=measure.is_compiled())
    task = progress.add_task(say("bench-progress"), total=6)
    measure.random_play(min(seconds, 0.3))  # warm up
    rates = measure.random_play(seconds)
    figures.decisions_per_s, figures.games_per_s, figures.decisions_per_game, figures.options = rates
    progress.advance(task)
    states = measure.use_steps()
    figures.clone_us = measure.each(states, lambda state: state.clone())
    figures.legal_us = measure.each(states, measure.all_options)
    progress.advance(task)
    with TemporaryDirectory() as name:
        folder = Path(name)
        pack = measure.crowded_pack(folder)
        game = measure.long_game(pack)
        figures.undo_ms = measure.undo_ms(game)
        figures.growth = measure.growth(pack)
        progress.advance(task)
        figures.load_ms = measure.load_ms(game, folder / "saves")
        progress.advance(task)
        figures.bytes_per_game = measure.bytes_per_game(pack)
        progress.advance(task)
    figures.import_ms = measure.import_ms()
    progress.advance(task)
    return figures


def bench(*, json: bool, seconds: float) -> int:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        figures = take_figures(seconds, progress)
    if json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        return 0
    table = Table(title=say("bench-title"))
    table.add_column(say("bench-figure"))
    table.add_column(say("bench-value"), justify="right")
    for name, value in msgspec.to_builtins(figures).items():
        table.add_row(say(f"bench-{name.replace('_', '-')}"), shown(value))
    Console().print(table)
    return 0


def shown(value: float | bool) -> str:
    if isinstance(value, bool):
        return say("bench-yes" if value else "bench-no")
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"

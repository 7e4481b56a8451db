"""What the options of `reckoners sim` mean: bots, tables and workers, read from words."""

from __future__ import annotations

import os
from itertools import product

from reckoners.cli.failures import CommandError
from reckoners.cli.language import say
from reckoners.cli.typed import number_in
from reckoners.content.model import DIFFICULTIES
from reckoners.game.setup import FEWEST, MOST, RANDOM
from reckoners.sim.run import Cell

EVERY = "all"


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def bots_in(text: str) -> list[str]:
    """Bots with commas between them; the options of a bot have commas too, and an option has `=` but no `:`.

    >>> bots_in("planner:effort=2,width=3,greedy")
    ['planner:effort=2,width=3', 'greedy']
    """
    found: list[str] = []
    for part in parts(text):
        if found and ":" in found[-1] and "=" in part and ":" not in part.partition("=")[0]:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def tables_in(reckoners: str) -> list[tuple[str, ...]]:
    """Numbers are counts, each a kind of table with drawn Reckoners; names are one table.

    >>> tables_in("2,3")
    [('random', 'random'), ('random', 'random', 'random')]
    >>> tables_in("tia,random")
    [('tia', 'random')]
    """
    if reckoners.strip() == EVERY:
        return [(RANDOM,) * count for count in range(FEWEST, MOST + 1)]
    names = parts(reckoners)
    numbers = [name for name in names if name.isdecimal()]
    if not numbers:
        return [tuple(names)]
    if len(numbers) < len(names):
        raise CommandError(say("sim-mixed", given=reckoners))
    return [(RANDOM,) * min(number_in(number) or 0, 99) for number in numbers]  # too many are refused by the set-up


def cells_in(reckoners: str, difficulty: str) -> list[Cell]:
    """Every kind of table at every difficulty."""
    levels = list(DIFFICULTIES) if difficulty.strip() == EVERY else parts(difficulty)
    return [Cell(team, level) for team, level in product(tables_in(reckoners), levels)]


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

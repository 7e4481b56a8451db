"""Reckoners and Catanatron in the same run: random play of four players, and the copy of a position.

`make compare` makes the environment and runs this. The two take turns on one core, so that a busy machine slows both;
only the ratios carry over to other machines. With `make compiled` done before, the compiled engine is measured too.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from reckoners.cli import measure

COMPILED = Path(__file__).parent.parent / ".venv-compiled" / "bin" / "reckoners"
COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def catan_play(seconds: float) -> tuple[float, float]:
    """Decisions per second of whole random games, and microseconds of a copy in their midst."""
    decisions = games = copies = 0
    copying = 0.0
    start = perf_counter()
    while perf_counter() - start - copying < seconds:
        game = Catan([RandomPlayer(colour) for colour in COLOURS], seed=games + 1)
        games += 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            if decisions % 50 == 0:
                before = perf_counter()
                game.copy()
                copying += perf_counter() - before
                copies += 1
    return decisions / (perf_counter() - start - copying), copying / copies * 1e6


def compare(rounds: int, seconds: float) -> dict[str, float | None]:
    ours: list[float] = []
    theirs: list[float] = []
    copies: list[float] = []
    compiled: list[dict[str, float]] = []
    for n in range(rounds):
        print(f"round {n + 1} of {rounds} ...", file=sys.stderr)
        random.seed(n)
        ours.append(measure.random_play(seconds)[0])
        rate, copy = catan_play(seconds)
        theirs.append(rate)
        copies.append(copy)
        if COMPILED.exists():
            run = subprocess.run(
                [COMPILED, "bench", "--json", "--seconds", str(seconds)], capture_output=True, check=True, timeout=600
            )
            compiled.append(json.loads(run.stdout))
    clone = measure.each(measure.use_steps(), lambda state: state.clone())
    compiled_rate = median(run["decisions_per_s"] for run in compiled) if compiled else None
    return {
        "decisions_per_s": median(ours),
        "catanatron_decisions_per_s": median(theirs),
        "ratio": median(a / b for a, b in zip(ours, theirs, strict=True)),
        "compiled_decisions_per_s": compiled_rate,
        "compiled_ratio": compiled_rate / median(theirs) if compiled_rate else None,
        "clone_us": clone,
        "catanatron_copy_us": median(copies),
        "copy_ratio": median(copies) / clone,
        "compiled_clone_us": median(run["clone_us"] for run in compiled) if compiled else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each engine in a round")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = compare(options.rounds, options.seconds)
    if options.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:28} {'not built' if value is None else f'{value:,.2f}'}")


if __name__ == "__main__":
    main()

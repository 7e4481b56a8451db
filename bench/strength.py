"""What more thought brings: `python -m bench.strength --efforts 1,4,16 --games 100 --out docs/bots/strength.svg`.

Plays the numbers of the first balance, which do not change, with the planner at each effort, and measures how long its
team's use step takes there. The table goes to the terminal, the curve into the file. Results are kept in the folder
`--keep`, so that a run goes on where it stopped, and efforts can be added later.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.levels import LEVELS
from reckoners.cli import main as reckoners
from reckoners.cli.measure_bots import use_step_ms
from reckoners.sim.intervals import Estimate, rate
from reckoners.sim.plots import MARKERS, SERIES, STYLE, arms
from reckoners.sim.report_tables import markdown_lines
from reckoners.sim.results import read_results

PACK: Final = "first-balance"
DIFFICULTIES: Final = ("hard", "sparks")


class Strength(msgspec.Struct, frozen=True):
    """One effort: the median of its use steps, and how often it wins at each difficulty."""

    effort: float
    ms: float
    won: dict[str, Estimate]


def measured(effort: float, games: int, keep: Path, seed: str) -> Strength:
    out = keep / f"effort-{effort:g}.jsonl"
    bot = f"planner:effort={effort:g}"
    words = ["sim", "--bot", bot, "--games", str(games), "--reckoners", "4", "--difficulty", ",".join(DIFFICULTIES)]
    reckoners([*words, "--pack", PACK, "--seed", seed, "--out", str(out)])
    return Strength(effort, use_step_ms(bot), won_in(out))


def won_in(path: Path) -> dict[str, Estimate]:
    """Of a file of `reckoners sim`: how often each difficulty was won."""
    games = list(read_results(path)[1])
    found = {}
    for difficulty in DIFFICULTIES:
        wins = [game.won for game in games if game.difficulty == difficulty]
        found[difficulty] = rate(sum(wins), len(wins))
    return found


def table(found: Sequence[Strength]) -> str:
    rows = []
    for one in found:
        cells = [f"{100 * e.value:.0f} % ({100 * e.low:.0f}–{100 * e.high:.0f})" for e in one.won.values()]
        rows.append([f"{one.effort:g}", f"{one.ms:.0f}", str(one.won["hard"].n), *cells])
    head = ["effort", "ms", "games each", *(LEVELS[level] for level in DIFFICULTIES)]
    return "\n".join(markdown_lines(head, rows))


def draw(found: Sequence[Strength], path: Path) -> None:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title("What more thought brings, with the numbers of the first balance")
        for difficulty, colour, marker in zip(DIFFICULTIES, SERIES, MARKERS, strict=False):
            rates = [one.won[difficulty] for one in found]
            axes.errorbar(
                [one.ms for one in found],
                [100 * one.value for one in rates],
                yerr=arms(rates, 100),
                color=colour,
                marker=marker,
                capsize=3,
                label=LEVELS[difficulty],
            )
        for one in found:
            axes.annotate(f"effort {one.effort:g}", (one.ms, 3), ha="center", fontsize=8)
        axes.set_xscale("log")
        axes.set_ylim(0, 100)
        axes.grid(axis="y")
        axes.set_xlabel("Team's use step, median, processor's time in ms")
        axes.set_ylabel("Games won, % (with 95 % intervals)")
        axes.legend(loc="upper left")
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, metadata={"Date": None})


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--efforts", default="1,4,16")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="strength400")
    parser.add_argument("--keep", type=Path, default=Path("strength"))
    parser.add_argument("--out", type=Path, default=None, help="an SVG file for the curve")
    asked_for = parser.parse_args(words)
    asked_for.keep.mkdir(parents=True, exist_ok=True)
    efforts = [float(word) for word in asked_for.efforts.split(",")]
    found = [measured(effort, asked_for.games, asked_for.keep, asked_for.seed) for effort in efforts]
    sys.stdout.write(table(found) + "\n")
    if asked_for.out is not None:
        draw(found, asked_for.out)


if __name__ == "__main__":
    main()

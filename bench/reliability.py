"""How right the chance of winning is, in every step: `python -m bench.reliability --games 100`.

Plays games (or reads those that `reckoners sim --keep-games` has kept: `--kept FOLDER`), asks in every step for the
chance of winning, and sets it beside what became of the game. By itself it looks only at games that no fit has seen.
`--out samples.jsonl` writes each position down, with the features of `planner.chances`; `--part fit` those to fit to.

    python -m bench.reliability --games 100 --workers 2
    python -m bench.reliability --part fit --games 200 --out fit.jsonl --boss regalia --city babilar --modules 1,2,3
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from bench.sampling import PARTS, PLACES, Sample, add_table_options, all_sampled, jobs_of, kept_jobs
from reckoners.content.model import DIFFICULTIES
from reckoners.engine.steps import STEP_NAMES
from reckoners.sim.report_tables import markdown_lines

Z: Final = 1.96


class Tally:
    """Positions of one kind, over all games. Those of a game are won or lost together, so what is not sure about them
    is counted by games."""

    def __init__(self) -> None:
        self.n = 0
        self.said = 0.0
        self.won = 0
        self.squares = 0.0
        self._games: list[tuple[int, float]] = []  # positions, and by how much too little was said

    def add(self, game: Sequence[tuple[float, bool]]) -> None:
        """All positions of this kind of one game."""
        if not game:
            return
        self.n += len(game)
        self.said += sum(said for said, _ in game)
        self.won += sum(won for _, won in game)
        self.squares += sum((said - won) ** 2 for said, won in game)
        self._games.append((len(game), sum(won - said for said, won in game)))

    @property
    def games(self) -> int:
        return len(self._games)

    @property
    def gap(self) -> float:
        """How much too high it is on average, in points."""
        return 100 * (self.said - self.won) / self.n if self.n else 0.0

    @property
    def unsure(self) -> float:
        """Half of the 95 % interval of the gap, in points."""
        if self.n == 0 or self.games < 2:
            return 100.0
        mean = (self.won - self.said) / self.n
        spread = sum((missing - n * mean) ** 2 for n, missing in self._games)
        return 100 * Z * sqrt(spread * self.games / (self.games - 1)) / self.n

    @property
    def brier(self) -> float:
        return self.squares / self.n if self.n else 0.0

    def both(self) -> str:
        return f"{100 * self.said / self.n:.0f} / {100 * self.won / self.n:.0f}" if self.n else ""


class Reliability:
    """All tallies of the tables below; games are added one by one and forgotten."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.tallies: dict[tuple[str, str, str], Tally] = {}  # step, place, difficulty; empty: all of them
        self.tenths = [Tally() for _ in range(10)]

    def add(self, game: Sequence[Sample]) -> None:
        groups: dict[tuple[str, str, str], list[tuple[float, bool]]] = {}
        tenths: list[list[tuple[float, bool]]] = [[] for _ in self.tenths]
        for one in game:
            if one.step not in self.steps:
                self.steps.append(one.step)
            point = (one.said, one.won)
            tenths[min(9, int(10 * one.said))].append(point)
            for step in (one.step, ""):
                for place in (one.place, ""):
                    for difficulty in (one.difficulty, ""):
                        groups.setdefault((step, place, difficulty), []).append(point)
        for kind, points in groups.items():
            self.tallies.setdefault(kind, Tally()).add(points)
        for tally, points in zip(self.tenths, tenths, strict=True):
            tally.add(points)

    def of(self, step: str = "", place: str = "", difficulty: str = "") -> Tally:
        return self.tallies.get((step, place, difficulty), Tally())

    def lines(self) -> Iterator[str]:
        """As the pages of docs/ have them."""
        levels = [level for level in DIFFICULTIES if self.of(difficulty=level).n]
        yield "said / won, in per cent; gap: how much too high, in points, with its 95 % interval by games"
        yield ""
        rows = []
        for step in (*sorted(self.steps, key=_in_a_round), ""):
            for place in ("", *PLACES):
                tally = self.of(step, place)
                if tally.n:
                    cells = [self.of(step, place, level).both() for level in levels]
                    sure = f"{tally.gap:+.1f} ± {tally.unsure:.1f}"
                    name = (step or "all") if not place else ""
                    counts = [str(tally.n), str(tally.games)]
                    rows.append([name, place, *cells, tally.both(), sure, f"{tally.brier:.3f}", *counts])
        yield from markdown_lines(["step", "where", *levels, "all", "gap", "Brier", "positions", "games"], rows)
        yield ""
        rows = []
        for tenth, tally in enumerate(self.tenths):
            if tally.n:
                won = f"{100 * tally.won / tally.n:.0f} %"
                sure = f"{tally.gap:+.1f} ± {tally.unsure:.1f}"
                rows.append([f"{10 * tenth} to {10 * tenth + 10} %", won, sure, str(tally.n), str(tally.games)])
        yield from markdown_lines(["said", "won", "gap", "positions", "games"], rows)


def _in_a_round(step: str) -> int:
    return -1 if step == "prologue" else STEP_NAMES.index(step)


def reliability_of(games: Iterable[Sequence[Sample]], out: Path | None = None) -> Reliability:
    found = Reliability()
    file = out.open("wb") if out is not None else None
    try:
        for game in games:
            found.add(game)
            if file is not None:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in game)
    finally:
        if file is not None:
            file.close()
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_table_options(parser)
    parser.add_argument("--kept", type=Path, action="append", default=[], help="a folder of sim --keep-games, no play")
    parser.add_argument("--part", choices=PARTS, default="held", help="games held apart, those to fit to, or all")
    parser.add_argument("--out", type=Path, default=None, help="every position with its features, as .jsonl")
    asked_for = parser.parse_args(words)
    features = asked_for.out is not None
    if asked_for.kept:
        jobs = kept_jobs(asked_for.kept, asked_for.part, features)
    else:
        jobs = jobs_of(asked_for, asked_for.part, features)
    found = reliability_of(all_sampled(jobs, asked_for.workers), asked_for.out)
    sys.stdout.write("\n".join(found.lines()) + "\n")


if __name__ == "__main__":
    main()

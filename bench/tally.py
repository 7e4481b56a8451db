"""Games of many runs, added up: `python -m bench.balance --decks again --keep balance --tally docs/balance/tally.csv`.

No afternoon is long enough for 400 games of every cell. A run with decks of its own adds one line for each of its
cells: what was played, with which content, how many games were won and how long they were. Lines of other content stay
in the file but count no more, so a changed number begins at nothing again, as it must.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from reckoners.sim.intervals import quartiles
from reckoners.sim.results import read_results

FIELDS: Final = ("cell", "content", "bots", "seed", "games", "wins", "rounds")
CellGames = Mapping[str, "Tally"]  # by the name of the cell's file


class Tally(NamedTuple):
    """Games won, and how many games lasted so many rounds."""

    wins: int
    rounds: Counter[int]

    @property
    def games(self) -> int:
        return self.rounds.total()

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def middle_half(self) -> tuple[int, int]:
        low, _, high = quartiles(self.rounds)
        return low, high


class Line(NamedTuple):
    """One run of one cell."""

    cell: str
    content: str
    bots: str
    seed: str
    tally: Tally

    @property
    def run(self) -> tuple[str, ...]:
        """Which run it is: played on, it takes the place of what it was."""
        return self[:4]


def line_of(file: Path) -> Line:
    run, results = read_results(file)
    wins = 0
    rounds: Counter[int] = Counter()
    for result in results:
        wins += result.won
        rounds[result.rounds] += 1
    return Line(file.stem, run.content, " ".join(run.bots), run.seed, Tally(wins, rounds))


def read_tally(file: Path) -> Iterator[Line]:
    if not file.exists():
        return
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            rounds = Counter({int(n): int(games) for n, games in (pair.split(":") for pair in row["rounds"].split())})
            yield Line(row["cell"], row["content"], row["bots"], row["seed"], Tally(int(row["wins"]), rounds))


def add_to_tally(file: Path, played: Iterable[Path]) -> list[Line]:
    """All runs, these among them; of a run that is there already the longer one stays."""
    known = {line.run: line for line in read_tally(file)}
    for line in map(line_of, played):
        before = known.get(line.run)
        if before is None or before.tally.games < line.tally.games:
            known[line.run] = line
    found = sorted(known.values(), key=lambda line: line.run)
    with file.open("w", encoding="utf-8", newline="") as lines:
        rows = csv.writer(lines, lineterminator="\n")
        rows.writerow(FIELDS)
        for line in found:
            lasted = " ".join(f"{n}:{games}" for n, games in sorted(line.tally.rounds.items()))
            rows.writerow([*line.run, line.tally.games, line.tally.wins, lasted])
    return found


def added_up(lines: Iterable[Line], bots: str, contents: Mapping[str, str]) -> CellGames:
    """Each cell's games of these bots with the content that it has now, over all runs."""
    found: dict[str, Tally] = {}
    for line in lines:
        if line.bots == bots and contents.get(line.cell) == line.content:
            before = found.get(line.cell, Tally(0, Counter()))
            found[line.cell] = Tally(before.wins + line.tally.wins, before.rounds + line.tally.rounds)
    return found

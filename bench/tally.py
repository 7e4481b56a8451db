"""Games of many runs, added up: `python -m bench.balance --decks again --keep balance --tally docs/balance/tally.csv`.

No afternoon is long enough for 400 games of every cell. A run with decks of its own adds one line for each of its
cells: what was played, with which numbers, how many games were won and how long they were. Lines of other numbers stay
in the file but count no more. A cell's numbers are those that can come into its games: a changed Epic begins all cells
at nothing again, as it must, and a changed board for five Reckoners only those of five.
"""

from __future__ import annotations

import csv
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from reckoners.content.content import Content
from reckoners.content.model import DIFFICULTIES, Boss
from reckoners.game.record import entry_hashes
from reckoners.game.setup import Setup
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


class Numbers(NamedTuple):
    """What a cell is played with now: the hash of all content, and that of what can come into its games."""

    content: str
    cell: str


def numbers_of(content: Content, setup: Setup) -> Numbers:
    bosses = {id: as_it_lies(boss, setup) for id, boss in content.bosses.items()}
    hashes = entry_hashes(msgspec.structs.replace(content, bosses=bosses), setup)
    plain = msgspec.json.encode(hashes, order="sorted")
    return Numbers(content.hash, hashlib.blake2b(plain, digest_size=16).hexdigest())


def as_it_lies(boss: Boss, setup: Setup) -> Boss:
    """A Boss without the boards and pages of other numbers of Reckoners and other difficulties."""
    count, level = len(setup.reckoners), DIFFICULTIES.index(setup.difficulty)
    difficulty = DIFFICULTIES[level]

    def here(by_count: dict[str, tuple[int, int, int, int]]) -> dict[str, tuple[int, int, int, int]]:
        number = by_count[str(count)][level]
        return {str(count): (number, number, number, number)}

    pages = tuple(page for page in boss.pages if (page.reckoners, page.difficulty) == (count, difficulty))
    named = {name for page in pages for name in page.tables.values()}
    adjustment, power = boss.boards[level] if boss.boards else ("", "")
    return msgspec.structs.replace(
        boss,
        research=here(boss.research),
        health=here(boss.health) if boss.health else None,
        power=tuple(one for one in boss.power if one.side == power),
        adjustment=tuple(
            msgspec.structs.replace(
                one,
                tracks={
                    id: words[difficulty] if isinstance(words, dict) else words for id, words in one.tracks.items()
                },
            )
            for one in boss.adjustment
            if (one.reckoners, one.side) == (count, adjustment)
        ),
        pages=pages,
        power_tables={name: table for name, table in boss.power_tables.items() if name in named},
    )


def line_of(file: Path, numbers: Numbers | None = None) -> Line:
    """What was played in one run; if with today's numbers, by what they are for this cell."""
    run, results = read_results(file)
    content = numbers.cell if numbers and run.content == numbers.content else run.content
    wins = 0
    rounds: Counter[int] = Counter()
    for result in results:
        wins += result.won
        rounds[result.rounds] += 1
    return Line(file.stem, content, " ".join(run.bots), run.seed, Tally(wins, rounds))


def read_tally(file: Path) -> Iterator[Line]:
    if not file.exists():
        return
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            rounds = Counter({int(n): int(games) for n, games in (pair.split(":") for pair in row["rounds"].split())})
            yield Line(row["cell"], row["content"], row["bots"], row["seed"], Tally(int(row["wins"]), rounds))


def add_to_tally(file: Path, played: Iterable[Line]) -> list[Line]:
    """All runs, these among them; of a run that is there already the longer one stays."""
    known = {line.run: line for line in read_tally(file)}
    for line in played:
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

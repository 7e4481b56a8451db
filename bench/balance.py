"""The figures of docs/balance.md, all of them: `python -m bench.balance --games 200 --others 50 --keep balance`.

Plays every table that the balance is for with the planner as people meet it, then the planner with each of its habits,
and writes the tables of that page. Every cell has decks of its own (its seed is its name), so that none shares the luck
of another; habits play the decks of the base game. What is in the folder `--keep` already is not played again: a run
goes on where it stopped, and more games can be asked for later. `--keep-games` is for `bench.reliability`. `--tables`
takes some of the tables, `--show` plays nothing. `--decks` and `--tally` add to what earlier runs have played
(`bench.tally`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.levels import LEVELS
from bench.tally import CellGames, Numbers, Tally, add_to_tally, added_up, line_of, numbers_of
from reckoners.bots.habits import HABITS
from reckoners.cli import main as reckoners
from reckoners.content.content import Content
from reckoners.content.model import DIFFICULTIES
from reckoners.game.setup import BOSS, CITY, Setup, checked
from reckoners.sim.compare import compare
from reckoners.sim.intervals import Estimate
from reckoners.sim.report import Report, read_report
from reckoners.sim.report_tables import NOTHING, markdown_lines, points, signed

FOUR: Final = 4
COUNTS: Final = (2, 3, 4, 5, 6)
WHOLE: Final = "games"
HABIT_LEVELS: Final = ("standard", "hard")
ALL_MODULES: Final = ("--modules", "1,2,3,4")


class Table(NamedTuple):
    """Something that people sit down to: what `sim` is told of it, and for how many Reckoners it is balanced."""

    id: str
    title: str
    words: tuple[str, ...] = ()
    counts: tuple[int, ...] = COUNTS


class PlayedCell(NamedTuple):
    """One difficulty of a table for so many Reckoners, and the file of its games."""

    table: Table
    reckoners: int
    level: str
    file: Path


def pair(boss: str, city: str, counts: tuple[int, ...] = (FOUR,)) -> Table:
    words = ("--boss", boss, "--city", city, *ALL_MODULES)
    return Table(f"{boss}-{city}", f"{boss.title()} in {city.title()}", words, counts)


def with_cards(side: str, counts: tuple[int, ...] = (FOUR,)) -> Table:
    words = ("--modules", "1,2,3", "--options", f"newcago-cards-{side}")
    return Table(
        f"cards-{side}", f"with Newcago cards, {'side ' + side.upper() if len(side) == 1 else side}", words, counts
    )


TABLES: Final = (
    Table("base", "The base game"),
    Table("modules", "Steelheart in Newcago, modules 1 to 3", ("--modules", "1,2,3")),
    with_cards("a"),
    with_cards("b"),
    with_cards("mixed", COUNTS),
    pair("regalia", "babilar", COUNTS),
    pair("limelight", "ildithia", COUNTS),
    pair("steelheart", "babilar"),
    pair("steelheart", "ildithia"),
    pair("regalia", "newcago"),
    pair("regalia", "ildithia"),
    pair("limelight", "newcago"),
    pair("limelight", "babilar"),
)


def cells(tables: Iterable[Table], keep: Path) -> Iterator[PlayedCell]:
    """Four Reckoners first, at every table: if time runs out, the rest is what is missing."""
    tables = tuple(tables)
    for counts in ((FOUR,), tuple(count for count in COUNTS if count != FOUR)):
        for table in tables:
            for count in counts:
                if count in table.counts:
                    for level in DIFFICULTIES:
                        yield PlayedCell(table, count, level, keep / f"{table.id}-{count}-{level}.jsonl")


def play(
    cell: PlayedCell, bot: str, games: int, words: Sequence[str], out: Path | None = None, decks: str = ""
) -> None:
    table = ["--reckoners", str(cell.reckoners), "--difficulty", cell.level, *cell.table.words]
    seed = "-".join(filter(None, [cell.file.stem, decks]))
    run = ["--bot", bot, "--games", str(games), "--seed", seed, "--out", str(out or cell.file)]
    reckoners(["sim", *table, *run, *words])


def habit_cells(keep: Path) -> Iterator[tuple[str, PlayedCell, Path]]:
    """Each habit at two difficulties of the base game, with the decks that the planner had there."""
    for habit in HABITS:
        for cell in cells(TABLES[:1], keep):
            if cell.reckoners == FOUR and cell.level in HABIT_LEVELS:
                yield habit, cell, keep / f"{habit}-{cell.level}.jsonl"


def report_of(table: Table, keep: Path, counts: Sequence[int] = COUNTS) -> Report | None:
    """What was played of a table, for these numbers of Reckoners; None if nothing was."""
    files = [cell.file for cell in cells([table], keep) if cell.reckoners in counts and cell.file.exists()]
    return read_report(files) if files else None


def set_up(table: Table, reckoners: int = 2, level: str = DIFFICULTIES[0]) -> tuple[Setup, Content]:
    """How it is set up, and what it is played with now."""
    said = dict(zip(table.words[::2], table.words[1::2], strict=True))
    return checked(
        Setup(
            reckoners=("tia", "prof", "megan", "david", "abraham", "cody")[:reckoners],
            boss=said.get("--boss", BOSS),
            city=said.get("--city", CITY),
            modules=tuple(int(number) for number in said.get("--modules", "").split(",") if number),
            difficulty=level,
            options=tuple(option for option in said.get("--options", "").split(",") if option),
            seed="a table",
        )
    )


def counted(played: Sequence[PlayedCell], tally: Path | None, bot: str) -> CellGames:
    """The games of each cell that is here, or of all runs that its tally knows."""
    numbers = {cell: cell_numbers(cell) for cell in played} if tally else {}
    begun = [line_of(cell.file, numbers.get(cell)) for cell in played if cell.file.exists()]
    here = [line for line in begun if line.tally.games]
    if tally is None:
        return {line.cell: line.tally for line in here}
    return added_up(add_to_tally(tally, here), bot, {cell.file.stem: now.cell for cell, now in numbers.items()})


def cell_numbers(cell: PlayedCell) -> Numbers:
    setup, content = set_up(cell.table, cell.reckoners, cell.level)
    return numbers_of(content, setup)


def wins(found: Tally | None) -> str:
    return f"{100 * found.win_rate:.0f} %, {middle_half([found])}" if found else NOTHING


def middle_half(found: Iterable[Tally]) -> str:
    """How many rounds the middle half of all these games lasted."""
    low, high = Tally(0, sum((one.rounds for one in found), Counter())).middle_half
    return f"{low}–{high}"


def apart(column: Iterable[Tally | None]) -> str:
    rates = [100 * found.win_rate for found in column if found]
    return f"{max(rates) - min(rates):.0f} points" if len(rates) > 1 else NOTHING


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(markdown_lines(head, rows))


def table_of_wins(played: Iterable[PlayedCell], games: CellGames) -> str:
    """Games won, and the middle half of the rounds; last, that of all four difficulties together."""
    found: dict[Table, dict[int, dict[str, Tally]]] = {}
    for cell in played:
        if cell.file.stem in games:
            found.setdefault(cell.table, {}).setdefault(cell.reckoners, {})[cell.level] = games[cell.file.stem]
    rows = []
    for table, counts in found.items():
        for count, levels in sorted(counts.items()):
            numbers = dict.fromkeys(str(one.games) for one in levels.values())
            title = table.title if count == min(counts) else ""
            each = [wins(levels.get(level)) for level in DIFFICULTIES]
            rows.append([title, str(count), "/".join(numbers), *each, middle_half(levels.values())])
        if len(counts) > 1:
            gaps = [apart(levels.get(level) for levels in counts.values()) for level in DIFFICULTIES]
            rows.append(["", "apart by", "", *gaps, ""])
    return table_of(["Table", "Reckoners", "Games a cell", *LEVELS.values(), "Rounds"], rows)


def table_of_hunts(reports: Mapping[Table, Report]) -> str:
    """What a game of four is like: Epics defeated at each difficulty, research from rewards, sudden defeats, and how
    often the Epics fall who fall least and most often."""
    rows = []
    for table, report in reports.items():
        found = report.tables
        rewards = [100 * one.rewarded for one in found]
        lost = report.games - report.wins
        sudden = sum(one.sudden.value * one.sudden.n for one in found)
        shares = sorted((epic.defeated_share.value, epic.epic) for epic in report.epics if epic.entered >= 10)
        rows.append(
            [
                table.title,
                " / ".join(f"{one.defeated:.1f}" for one in found),
                f"{min(rewards):.0f} to {max(rewards):.0f} %",
                f"{sudden:.0f} of {lost}",
                f"{100 * shares[0][0]:.0f} ({shares[0][1]}) to {100 * shares[-1][0]:.0f} % ({shares[-1][1]})"
                if shares
                else NOTHING,
            ]
        )
    return table_of(["Four Reckoners", "Epics defeated", "From rewards", "Sudden defeats", "Epics fall in"], rows)


def table_of_habits(keep: Path) -> str:
    """Of the same decks, what the habit wins and what the planner does."""
    rows: dict[str, dict[str, str]] = {}
    for habit, cell, file in habit_cells(keep):
        if file.exists() and cell.file.exists():
            total = compare(file, cell.file).total
            gap = points(total.difference)
            text = f"{100 * total.one.value:.0f} of {100 * total.other.value:.0f} %, {gap}"
            rows.setdefault(habit, {})[cell.level] = f"{text}, {total.games} games"
    head = ["Habit", *(LEVELS[level] for level in HABIT_LEVELS)]
    lines = [[f"`{habit}`", *(found.get(level, NOTHING) for level in HABIT_LEVELS)] for habit, found in rows.items()]
    return table_of(head, lines) if lines else ""


def differences(report: Report) -> list[str]:
    """Games with a Reckoner less those without, and games with a card in the first market less all others."""
    reckoner = [(one.difference, one.reckoner) for one in report.reckoners if one.difference]
    early = [(one.early, one.card) for one in report.equipment if one.early]
    least = min(report.equipment, key=lambda card: card.bought_share.value)
    return [
        "Reckoners: " + in_order(reckoner),
        "Cards: " + in_order(early),
        f"Bought least: {least.card}, in {100 * least.bought_share.value:.0f} % of the games that offer it",
    ]


def in_order(found: Iterable[tuple[Estimate, str]]) -> str:
    ranked = sorted(found, key=lambda one: -one[0].value)
    if not ranked:
        return "too few games"
    widest = max(one.high - one.low for one, _ in ranked) / 2
    return ", ".join(f"{name} {signed(one.value)}" for one, name in ranked) + f" (within {100 * widest:.0f})"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games a cell for four Reckoners")
    parser.add_argument("--others", type=int, default=50, help="games a cell for other numbers; 0: none")
    parser.add_argument(
        "--tables", default="", help="names with commas between them: " + ", ".join(t.id for t in TABLES)
    )
    parser.add_argument("--habits", type=int, default=0, help="games a cell of each habit")
    parser.add_argument("--decks", default="", help="any word: other decks than without it, to add to what was played")
    parser.add_argument("--tally", type=Path, help="a file that adds up the games of all runs with today's numbers")
    parser.add_argument("--bot", default="planner:effort=16")
    parser.add_argument("--keep", type=Path, default=Path("balance"))
    parser.add_argument(
        "--keep-games", action="store_true", help=f"every game as a saved one, in {WHOLE} of that folder"
    )
    parser.add_argument("--workers", default="")
    parser.add_argument("--show", action="store_true", help="play nothing")
    asked_for = parser.parse_args(words)
    ids = asked_for.tables.split(",") if asked_for.tables else [table.id for table in TABLES]
    if unknown := [id for id in ids if id not in {table.id for table in TABLES}]:
        parser.error(f"no such table: {', '.join(unknown)}")
    tables = [table for table in TABLES if table.id in ids]
    keep = asked_for.keep
    keep.mkdir(parents=True, exist_ok=True)
    if not asked_for.show:
        workers = ["--workers", asked_for.workers] if asked_for.workers else []
        for cell in cells(tables, keep):
            games = asked_for.games if cell.reckoners == FOUR else asked_for.others
            whole = ["--keep-games", str(keep / WHOLE / cell.file.stem)] if asked_for.keep_games else []
            if games:
                play(cell, asked_for.bot, games, [*workers, *whole], decks=asked_for.decks)
        for habit, cell, file in habit_cells(keep) if asked_for.habits else ():
            bot = asked_for.bot.replace("planner", habit)
            play(cell, bot, asked_for.habits, workers, file, asked_for.decks)
    reports = {table: report for table in tables if (report := report_of(table, keep))}
    of_four = {table: report for table in tables if (report := report_of(table, keep, (FOUR,)))}
    played = list(cells(tables, keep))
    games_of = counted(played, asked_for.tally, asked_for.bot)
    parts = [table_of_wins(played, games_of), table_of_hunts(of_four), table_of_habits(keep)]
    parts += ["\n".join([f"{table.title}:", *differences(report)]) for table, report in reports.items()]
    sys.stdout.write("\n\n".join(part for part in parts if part) + "\n")


if __name__ == "__main__":
    main()

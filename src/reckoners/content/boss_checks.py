"""What must hold of a Boss: his dice and cards, and his boards or the pages of his booklet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reckoners.content.checking import FACES, RECKONER_COUNTS, check_boss_track, why_not_there
from reckoners.content.errors import Path, Said, known
from reckoners.content.model import (
    DIFFICULTIES,
    TABLE_ROWS,
    BoardTracks,
    Boss,
    PowerTable,
    Table,
    actions_in,
    words_on,
)
from reckoners.content.vocabulary import WordError, parse_word

if TYPE_CHECKING:
    from reckoners.content.checking import Report

TURN_CARDS = ("regalia",)  # who turns over one of her own each round
BY_BOOKLET = ("limelight",)  # who acts by power tables
FEWEST_COLUMNS = 4
PROLOGUE_TRACK, PROLOGUE_ROW = "red", "B"  # of its first column: what the prologue performs (LIM-02)
# What needs Reckoners on the board, and there are none in the prologue.
NEEDS_RECKONERS = ("enforcement-per-reckoner", "enforcement-per-equipment", "suffer-all", "pull", "repel")


def check_by_count(values: dict[str, tuple[int, int, int, int]], field: str, worth: str, report: Report) -> None:
    """Four values for each Reckoner count."""
    counts = [str(count) for count in RECKONER_COUNTS]
    for count in counts:
        if count not in values:
            report((field, count), f"is missing; give four values for {count} Reckoners, easiest first")
    for count, four in values.items():
        if count not in counts:
            report((field, count), f"unknown Reckoner count '{count}'; known: {', '.join(counts)}")
        for index, value in enumerate(four):
            if value < 1:
                report((field, count, index), Said(f"{value} is below 1; {worth}", "below", least=1))


def _counts() -> str:
    return ", ".join(map(str, RECKONER_COUNTS))


def check_boss(boss: Boss, table: Table | None, report: Report) -> None:
    if len(boss.movement) != FACES:
        report(("movement",), f"{len(boss.movement)} faces; a die has {FACES}")
    for index, steps in enumerate(boss.movement):
        if steps < 1:
            report(("movement", index), Said(f"{steps} steps; he moves at least 1", "below", least=1))
    if not boss.cards and (boss.plays or boss.id) in TURN_CARDS:
        message = 'is empty; she turns over one each round: give at least one, { effect = "die", count = 2 }'
        report(("cards",), message)
    for index, card in enumerate(boss.cards):
        if card.count < 1:
            report(("cards", index, "count"), f"{card.count} cards; at least 1 is needed, or leave the effect out")
        if card.effect in [other.effect for other in boss.cards[:index]]:
            report(("cards", index, "effect"), f"'{card.effect}' is there twice; write it once")
    check_by_count(boss.research, "research", "he must be worth researching", report)
    if boss.health is not None:
        check_by_count(boss.health, "health", "he must be worth fighting", report)
    for index, track in enumerate(boss.tracks):
        if track.id in [other.id for other in boss.tracks[:index]]:
            report(("tracks", index, "id"), f"'{track.id}' is there twice; write it once")
    shortest = table.boss_bracket + 1 if table is not None else 2
    if boss.pages or boss.power_tables or (boss.plays or boss.id) in BY_BOOKLET:
        check_booklet(boss, shortest - 1, report)
    else:
        check_boards(boss, shortest, report)


def check_boards(boss: Boss, shortest: int, report: Report) -> None:
    """A side of each board for every difficulty, and an adjustment board for every Reckoner count."""
    if len(boss.boards) != len(DIFFICULTIES):
        message = f"{len(boss.boards)} pairs; give four, easiest first: the adjustment and the power side of each"
        report(("boards",), message)
    powers: list[str] = []
    for index, power in enumerate(boss.power):
        if power.side in powers:
            report(("power", index, "side"), f"side '{power.side}' is there twice; write it once")
        powers.append(power.side)
        check_board(boss, power.tracks, ("power", index), shortest, report)
    adjustments: list[tuple[int, str]] = []
    for index, board in enumerate(boss.adjustment):
        if board.reckoners not in RECKONER_COUNTS:
            report(("adjustment", index, "reckoners"), f"{board.reckoners} Reckoners; known: {_counts()}")
        if (board.reckoners, board.side) in adjustments:
            message = f"side '{board.side}' for {board.reckoners} Reckoners is there twice; write it once"
            report(("adjustment", index, "side"), message)
        adjustments.append((board.reckoners, board.side))
        if board.group_size < 1:
            text = f"{board.group_size} is below 1; a group has at least 1"
            report(("adjustment", index, "group_size"), Said(text, "below", least=1))
        check_board(boss, board.tracks, ("adjustment", index), shortest, report)
    for index, (adjustment, side) in enumerate(boss.boards[: len(DIFFICULTIES)]):
        if side not in powers:
            report(("boards", index, 1), f"there is no power board with side '{side}'; {known(side, powers)}")
        for reckoners in RECKONER_COUNTS:
            if (reckoners, adjustment) not in adjustments:
                message = f"there is no adjustment board with side '{adjustment}' for {reckoners} Reckoners; add it"
                report(("boards", index, 0), message)
        check_boards_complete(boss, index, report)


def check_board(boss: Boss, tracks: BoardTracks, path: Path, shortest: int, report: Report) -> None:
    """Every track of a board is one of the Boss's; words that go by difficulty are checked for each."""
    colours = {track.id: track.colour for track in boss.tracks}
    for id, words in tracks.items():
        here = (*path, "tracks", id)
        if id not in colours:
            report(here, f"unknown track '{id}'; {known(id, colours)}")
        elif isinstance(words, dict):
            for level, some in words.items():
                check_boss_track(some, colours[id], (*here, level), shortest, report)
        else:
            check_boss_track(words, colours[id], here, shortest, report)


def check_boards_complete(boss: Boss, level: int, report: Report) -> None:
    """On each difficulty every track has words; those of a power board count before those of an adjustment board."""
    adjustment_side, power_side = boss.boards[level]
    difficulty = DIFFICULTIES[level]
    power = next((board.tracks for board in boss.power if board.side == power_side), None)
    if power is None:
        return  # that is said already
    for index, board in enumerate(boss.adjustment):
        if board.side != adjustment_side:
            continue
        for track in boss.tracks:
            found = (words_on(tracks, track.id, difficulty) for tracks in (power, board.tracks))
            if all(words is None for words in found):
                message = f"no '{track.id}' on {difficulty}, neither here nor on its power board; add it"
                report(("adjustment", index, "tracks"), message)


def check_booklet(boss: Boss, first: int, report: Report) -> None:
    """A page for every Reckoner count and difficulty, with a power table for each track and a die for each table."""
    for field in ("boards", "power", "adjustment"):
        if getattr(boss, field):
            report((field,), "beside pages; a Boss has boards or a booklet, not both")
    if len(boss.power_dice) != len(boss.tracks):
        report(("power_dice",), f"{len(boss.power_dice)} dice; give {len(boss.tracks)}, one for each track")
    for index, die in enumerate(boss.power_dice):
        if len(die) != FACES:
            report(("power_dice", index), f"{len(die)} faces; a die has {FACES}")
    for name, rows in boss.power_tables.items():
        check_power_table(rows, first, ("power_tables", name), report)
    if PROLOGUE_TRACK not in [track.id for track in boss.tracks]:
        report(("tracks",), f"no track '{PROLOGUE_TRACK}', by which the prologue begins; give one that id")
    check_pages(boss, report)


def check_pages(boss: Boss, report: Report) -> None:
    seen: list[tuple[int, str]] = []
    for index, page in enumerate(boss.pages):
        path: Path = ("pages", index)
        if page.reckoners not in RECKONER_COUNTS:
            report((*path, "reckoners"), f"{page.reckoners} Reckoners; known: {_counts()}")
        if (page.reckoners, page.difficulty) in seen:
            message = f"the page for {page.reckoners} Reckoners on {page.difficulty} is there twice; write it once"
            report(path, message)
        seen.append((page.reckoners, page.difficulty))
        ids = [track.id for track in boss.tracks]
        for id in ids:
            if id not in page.tables:
                report((*path, "tables", id), f"is missing; name one of: {', '.join(boss.power_tables)}")
        for id, name in page.tables.items():
            if id not in ids:
                report((*path, "tables", id), f"unknown track '{id}'; {known(id, ids)}")
            elif name not in boss.power_tables:
                report((*path, "tables", id), f"unknown power table '{name}'; {known(name, boss.power_tables)}")
            elif id == PROLOGUE_TRACK:
                check_prologue_cell(name, boss.power_tables[name], (*path, "tables", id), report)
    for reckoners in RECKONER_COUNTS:
        for difficulty in DIFFICULTIES:
            if (reckoners, difficulty) not in seen:
                report(("pages",), f"no page for {reckoners} Reckoners on {difficulty}; add it")


def check_power_table(rows: PowerTable, first: int, path: Path, report: Report) -> None:
    """Rows A to D of the same length, in which his bracket has a place to start and some to go."""
    if len(rows) != len(TABLE_ROWS):
        report(path, f"{len(rows)} rows; give {len(TABLE_ROWS)}: {', '.join(TABLE_ROWS)}")
    columns = len(rows[0]) if rows else 0
    fewest = max(FEWEST_COLUMNS, first + 1)
    if rows and columns < fewest:
        report((*path, 0), f"{columns} columns; give at least {fewest}")
    for row, cells in enumerate(rows):
        if len(cells) != columns:
            report((*path, row), f"{len(cells)} columns; row {TABLE_ROWS[0]} has {columns}: give as many")
        for column, cell in enumerate(cells):
            for text in actions_in(cell):
                if why := why_not_there(text, "cell"):
                    report((*path, row, column), why)


def check_prologue_cell(name: str, rows: PowerTable, path: Path, report: Report) -> None:
    row = TABLE_ROWS.index(PROLOGUE_ROW)
    cell = rows[row][0] if len(rows) > row and rows[row] else ""
    for text in actions_in(cell) if cell else ():
        try:
            needs = parse_word(text).name in NEEDS_RECKONERS
        except WordError:
            continue  # that is said already
        if needs:
            message = (
                f"'{text}' in {PROLOGUE_ROW}-1 of '{name}' needs Reckoners on the board; the prologue has none yet"
            )
            report(path, message)

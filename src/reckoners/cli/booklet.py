"""A Boss with a booklet in the terminal: the column where each of his brackets is, row by row, and what was rolled."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from reckoners.cli.attacked import goes_text, last_lines
from reckoners.cli.marks import DARK, LIT, TRACKS
from reckoners.cli.shown_table import ShownTable
from reckoners.content.model import TABLE_ROWS, actions_in
from reckoners.game.card_text import action_name
from reckoners.game.view import BossView

DIE = "⚄"


def has_booklet(boss: BossView) -> bool:
    return bool(boss.tables)


def column_of(boss: BossView, track: int) -> list[str]:
    """The cells that his die chooses among, from row A down."""
    return [row[boss.columns[track] - 1] for row in boss.tables[track]]


def column_text(table: ShownTable, boss: BossView, track: int, width: int) -> Text:
    """`Y 2  P2 P2 P3 P4`: colour, column, a mark for each row; what was rolled last is lit."""
    colour = boss.tracks[track].colour
    text = Text.assemble((f"{table.marks.track(colour):<2}", TRACKS[colour]), (str(boss.columns[track]), "bold"))
    room = (width - text.cell_len) // len(TABLE_ROWS)
    for row, cell in zip(TABLE_ROWS, column_of(boss, track), strict=True):
        mark = "".join(table.marks.action(word, letters=True) for word in actions_in(cell))
        if len(mark) >= room:
            mark = mark[: room - 2] + "…"
        lit = boss.rolled[track : track + 1] == (row,)
        text.append(f"{mark:>{room}}", LIT if lit else DARK)
    return text


def bottom_lines(table: ShownTable, boss: BossView) -> list[Text]:
    """What his dice showed and where he goes; of another Boss what there is to say instead."""
    if not has_booklet(boss):
        return last_lines(table, boss)
    rows = " ".join(boss.rolled) or table.words("cli-not-rolled")
    return [Text.assemble((f"{DIE} {rows}  ", "dim"), goes_text(table, boss))]


def booklet_sentences(table: ShownTable, boss: BossView) -> Iterator[str]:
    words = table.words
    for place, track in enumerate(boss.tracks):
        cells = [
            words("cli-say-cell", row=row, actions=cell_told(table, cell))
            for row, cell in zip(TABLE_ROWS, column_of(boss, place), strict=True)
        ]
        yield words(
            "cli-say-boss-table",
            colour=track.colour,
            column=boss.columns[place],
            columns=len(boss.tables[place][0]),
            cells="; ".join(cells),
        )
    if boss.rolled:
        yield words("cli-say-rolled", rows=", ".join(boss.rolled))


def cell_told(table: ShownTable, cell: str) -> str:
    return ", ".join(action_name(table.names, word) for word in actions_in(cell))

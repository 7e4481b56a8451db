"""The whole table on one screen: as a ring where there is room, as rows where there is not."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from reckoners.cli import ring, side
from reckoners.cli.marks import GOOD, HEAD
from reckoners.cli.rows import rows
from reckoners.cli.screen import WIDE, Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.trays import trays
from reckoners.cli.wording import board_lines

RING = ring.SIDE * 2 + ring.MIDDLE
WIDEST = 132  # beyond this the side column only gets emptier


def show_board(screen: Screen, table: ShownTable) -> None:
    if screen.plain:
        screen.lines(board_lines(table))
    elif screen.width >= WIDE:
        screen.show(wide(screen, table))
    else:
        screen.show(narrow(screen, table))


def wide(screen: Screen, table: ShownTable) -> RenderableType:
    width = min(screen.width, WIDEST)
    held = trays(table, RING)
    tray_rows = len(screen.console.render_lines(held, screen.console.options.update(width=RING)))
    city_rows = ring.height(table)
    grid = Grid.grid()
    grid.add_row(Group(ring.ring(table), held), side.side(table, width - RING, city_rows + tray_rows))
    return Group(header(table, width), grid)


def narrow(screen: Screen, table: ShownTable) -> RenderableType:
    width = screen.width
    return Group(
        header(table, width), *rows(table, width), trays(table, width), *side.log_lines(table, side.LOG, width)
    )


def header(table: ShownTable, width: int) -> Text:
    """Round, the steps with the current one marked, and who can still act."""
    view = table.view
    text = Text()
    text.append(table.words("cli-round", n=view.round) if view.round else table.words("step-prologue"), HEAD)
    if view.round:
        for name, now in table.steps():
            text.append("  ")
            text.append(f"▸{name}◂" if now else name, f"{GOOD} reverse" if now else "dim")
    acting = table.still_acting()
    if acting and len(acting) < len(view.reckoners):
        text.append("   " + table.words("cli-still-acting", who=", ".join(acting)), "dim")
    text.truncate(width, overflow="ellipsis")
    return text

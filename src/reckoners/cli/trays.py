"""What the Reckoners hold: dice, Plan tokens, cards, and the die that is open."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from reckoners.cli.marks import FRAME, GOOD, die_style
from reckoners.cli.table import Table
from reckoners.game.view import DieView, ReckonerView

CARD_MARKS = {"ready": "●", "used": "○", "always": "◇"}


def trays(table: Table, width: int) -> RenderableType:
    lines: list[RenderableType] = []
    for seat in table.view.reckoners:
        lines += tray_lines(table, seat)
    return Panel(Group(*lines), width=width, padding=(0, 1), box=box.ROUNDED, border_style=FRAME)


def tray_lines(table: Table, seat: ReckonerView) -> list[Text]:
    marks = table.marks
    first = Text(overflow="fold")
    first.append(f" {marks.letter_of(seat.id)} ", die_style(marks.colour_of(seat.id)))
    first.append(f" {table.names.name(seat.id):<8}", "bold")
    for die in seat.dice:
        first.append_text(die_text(table, die))
    first.append_text(_plan(seat))
    if table.view.step == "roll":
        first.append("  " + rolling(table, seat), "dim")
    second = Text("    ", overflow="fold")
    second.append(f"{table.names.name(seat.district) if seat.district else '-':<16}", "dim")
    if seat.open is not None:
        second.append(open_text(table, seat), GOOD)
        second.append("  ")
    for card in (seat.ability, *seat.equipment):
        state = table.card_state(card.id, card.used)
        name = table.names.name(card.id).replace(" ", "\xa0")
        formula = marks.card(card.id).replace(" ", "\xa0")
        second.append(f"{CARD_MARKS[state]}\xa0", GOOD if state == "ready" else "dim")
        second.append(name, "dim strike" if state == "used" else "")
        second.append(f"\xa0{formula}" if formula else "", "dim")
        second.append("  ")
    second.rstrip()
    return [first, second]


def die_text(table: Table, die: DieView) -> Text:
    """A die: its number and letters on its colour. Kept: brackets; used: struck out; lost: crossed."""
    number = die.name[1:]
    face = "" if die.state == "idle" else table.marks.face(die.face)
    style = die_style(die.colour)
    if die.state == "captured":
        return Text(f" {number} ××  ", "dim")
    if die.state == "used":
        return Text.assemble((f" {number} ", "dim"), (f"{face:<2}", "dim strike"), "  ")
    if die.state == "kept" and table.view.step == "roll":
        return Text.assemble((f"[{number} {face:<2}]", style), " ")
    if die.state == "marked":
        return Text.assemble((f"?{number} {face:<2}?", style), " ")
    return Text.assemble((f" {number} {face:<2} ", style), " ")


def _plan(seat: ReckonerView) -> Text:
    """Plan tokens: full for now, hollow for the next round."""
    text = Text(" ")
    if seat.plan:
        text.append("◆" * seat.plan if seat.plan <= 3 else f"◆×{seat.plan}", "bold #f2d14b")
    if seat.plan_next:
        text.append("◇" * seat.plan_next if seat.plan_next <= 3 else f"◇×{seat.plan_next}", "#f2d14b")
    return text


def rolling(table: Table, seat: ReckonerView) -> str:
    if seat.rolling_done:
        return table.words("cli-rolling-done")
    return table.words("cli-roll-number", n=seat.rolls)


def open_text(table: Table, seat: ReckonerView) -> str:
    assert seat.open is not None
    source = source_name(table, seat.open.source)
    return table.words("cli-open", source=source, symbols=table.names.symbols(seat.open.symbols))


def source_name(table: Table, source: str) -> str:
    """A die keeps its number; a Plan token and a card have names."""
    if source[:1] == "d" and source[1:].isdecimal():
        return source
    return table.words("source-plan") if source == "plan" else table.names.name(source)

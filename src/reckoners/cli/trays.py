"""What the Reckoners hold: dice, Plan tokens, cards, and the die that is open."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from reckoners.cli.attacked import ATTACKED, attack_pieces, dawnslight_pieces
from reckoners.cli.marks import FRAME, GOOD, die_style
from reckoners.cli.module_pieces import charges_text, waiting_piece
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wrapping import wrapped
from reckoners.game.view import CardView, DieView, ReckonerView

CARD_MARKS = {"ready": "●", "used": "○", "always": "◇", "asleep": "☾", "disabled": ATTACKED}


NAME_STYLES = {"used": "dim strike", "asleep": "dim", "disabled": "dim strike"}


def trays(table: ShownTable, width: int) -> RenderableType:
    lines: list[RenderableType] = []
    for seat in table.view.reckoners:
        lines += tray_lines(table, seat, width - 4)
    return Panel(Group(*lines), width=width, padding=(0, 1), box=box.ROUNDED, border_style=FRAME)


def tray_lines(table: ShownTable, seat: ReckonerView, width: int) -> list[Text]:
    """Dice and Plan tokens; below them the place, the open die and the cards."""
    marks = table.marks
    name = Text(f" {marks.letter_of(seat.id)} ", die_style(marks.colour_of(seat.id)))
    name.append(f" {table.names.name(seat.id):<8}", "bold default on default")
    first = [name, *(die_text(table, die) for die in seat.dice), _plan(seat)]
    if table.view.step == "roll":
        first.append(Text(rolling(table, seat), "dim"))
    second = [Text(f"    {table.names.name(seat.district) if seat.district else '-':<15}", "dim")]
    if seat.open is not None:
        second.append(Text(open_text(table, seat), GOOD))
    second += waiting_piece(table, seat) + attack_pieces(table, seat)
    second += [_card(table, card) for card in (seat.ability, *seat.equipment)]
    second += dawnslight_pieces(table, seat)
    return [*wrapped(first, width, 14), *wrapped(second, width, 21)]


def _card(table: ShownTable, card: CardView) -> Text:
    """Ready, used or always at work: by shape as well as by colour."""
    state = table.card_state(card)
    formula = charges_text(table, card) or table.marks.card(card.id)
    return Text.assemble(
        (f"{CARD_MARKS[state]} ", GOOD if state == "ready" else "dim"),
        (table.names.name(card.id), NAME_STYLES.get(state, "")),
        (f" {formula}" if formula else "", "dim"),
    )


def die_text(table: ShownTable, die: DieView) -> Text:
    """A die: its number and letters on its colour. Kept: brackets; used: struck out; lost or out of use: crossed."""
    number = die.name[1:]
    face = "" if die.state == "idle" else table.marks.face(die.face)
    style = die_style(die.colour)
    if die.state == "captured":
        return Text(f" {number} ×× ", "dim")
    if die.state == "disabled":
        return Text(f" {number} {ATTACKED}  ", "dim")
    if die.state == "used":
        return Text.assemble((f" {number} ", "dim"), (f"{face:<2}", "dim strike"), " ")
    if die.state == "kept" and table.view.step == "roll":
        return Text(f"[{number} {face:<2}]", style)
    if die.state == "marked":
        return Text(f"?{number} {face:<2}?", style)
    return Text(f" {number} {face:<2} ", style)


def _plan(seat: ReckonerView) -> Text:
    """Plan tokens: full for now, hollow for the next round."""
    text = Text()
    if seat.plan:
        text.append("◆" * seat.plan if seat.plan <= 3 else f"◆×{seat.plan}", "bold #f2d14b")
    if seat.plan_next:
        text.append("◇" * seat.plan_next if seat.plan_next <= 3 else f"◇×{seat.plan_next}", "#f2d14b")
    return text


def rolling(table: ShownTable, seat: ReckonerView) -> str:
    if seat.rolling_done:
        return table.words("cli-rolling-done")
    return table.words("cli-roll-number", n=seat.rolls)


def open_text(table: ShownTable, seat: ReckonerView) -> str:
    assert seat.open is not None
    source = source_name(table, seat.open.source)
    return table.words("cli-open", source=source, symbols=table.names.symbols(seat.open.symbols))


def source_name(table: ShownTable, source: str) -> str:
    """A die keeps its number; a Plan token and a card have names."""
    if source[:1] == "d" and source[1:].isdecimal():
        return source
    return table.words("source-plan") if source == "plan" else table.names.name(source)

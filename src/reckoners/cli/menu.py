"""Shows options: a numbered list, or groups in one line for each Reckoner where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.options import MANY, MenuGroup, MenuOption, effect_of, groups_of, lapses, relief
from reckoners.cli.screen import Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wrapping import wrapped
from reckoners.game.action import TEAM

Choice = tuple[MenuOption, ...]


def show_menu(screen: Screen, table: ShownTable, options: Sequence[MenuOption]) -> list[Choice]:
    """Shows the options and returns what each number stands for: one option, or a group to look into."""
    groups = groups_of(table, options)
    if len(options) > MANY and len(groups) < len(options):
        return _grouped(screen, table, groups)
    return _listed(screen, table, options)


def _grouped(screen: Screen, table: ShownTable, groups: list[MenuGroup]) -> list[Choice]:
    choices: list[Choice] = []
    lines: dict[str, list[tuple[int, MenuGroup]]] = {}
    for group in groups:
        choices.append(group.options)
        lines.setdefault(group.who, []).append((len(choices), group))
    for who, members in lines.items():
        name = table.words("cli-team") if who == TEAM else table.names.name(who)
        if screen.plain:
            screen.line(f"{name}: " + ", ".join(f"{number} {group.label}" for number, group in members))
            continue
        pieces = [Text(f"{name:<8}", style=HEAD)]
        for number, group in members:
            style = "bold" if lit(table, group) else ""
            pieces.append(Text.assemble((f"{number:>2} ", "dim"), (group.label, style)))
        for line in wrapped(pieces, screen.width, 10):
            screen.show(line)
    for seat in table.view.reckoners:
        lost = next(
            (
                lapses(table, option.action)
                for group in groups
                for option in group.options
                if group.who == seat.id and lapses(table, option.action)
            ),
            "",
        )
        if lost:
            screen.say("cli-would-lapse", COST, name=table.names.name(seat.id), lost=lost)
    return choices


def lit(table: ShownTable, group: MenuGroup) -> bool:
    """The die that is open stands out."""
    return any(
        seat.id == group.who and seat.open is not None and group.label.startswith(seat.open.source)
        for seat in table.view.reckoners
    )


def _listed(screen: Screen, table: ShownTable, options: Sequence[MenuOption]) -> list[Choice]:
    cells = [_option(table, number, option) for number, option in enumerate(options, start=1)]
    if screen.plain:
        screen.lines(str(cell) for cell in cells)
        return [(option,) for option in options]
    two = len(cells) > 6 and screen.width >= 100
    if not two:
        for cell in cells:
            screen.show(cell)
        return [(option,) for option in options]
    half = (len(cells) + 1) // 2
    grid = Grid.grid(padding=(0, 2), expand=False)
    for place in range(half):
        grid.add_row(cells[place], cells[place + half] if place + half < len(cells) else "")
    screen.show(grid)
    return [(option,) for option in options]


def _option(table: ShownTable, number: int, option: MenuOption) -> Text:
    text = Text.assemble((f"{number:>3} ", "dim"), (option.text, "bold"))
    effect = effect_of(table, option.action)
    if effect:
        text.append(f"  {effect}", GOOD)
    change = relief(table, option)
    if change is not None:
        now, then = change
        text.append("  " + table.words("cli-relief", now=now, then=then), GOOD if then < now else COST)
    lost = lapses(table, option.action)
    if lost:
        text.append(f"  {lost}", COST)
    return text

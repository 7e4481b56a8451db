"""Beside the city: population, money and base; the forecast; the market; the log."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from reckoners.cli.marks import COST, FRAME, HEAD, MINUS
from reckoners.cli.ring import spread
from reckoners.cli.table import Table
from reckoners.game.forecast import Actor


def side(table: Table, width: int, rows: int) -> RenderableType:
    parts = [
        _panel(table, "cli-title-team", resources(table, width - 4), width),
        _panel(table, "cli-title-forecast", forecast_lines(table, width - 4), width),
        _panel(table, "cli-title-market", market_lines(table, width - 4), width),
    ]
    used = 4 + len(forecast_lines(table, width - 4)) + 2 + len(market_lines(table, width - 4)) + 2
    room = rows - used - 2
    if room >= 1:
        parts.append(_panel(table, "cli-title-log", log_lines(table, room, width - 4), width, room + 2))
    return Group(*parts)


def _panel(table: Table, title: str, lines: list[Text], width: int, height: int | None = None) -> Panel:
    return Panel(
        Group(*lines),
        title=Text(f" {table.words(title)} ", style=HEAD),
        title_align="left",
        width=width,
        height=height,
        padding=(0, 1),
        box=box.ROUNDED,
        border_style=FRAME,
    )


def resources(table: Table, width: int) -> list[Text]:
    view = table.view
    coming = table.forecast.population
    people = Text.assemble((table.words("cli-people") + " ", "dim"), (str(view.population), "bold"))
    if coming:
        people.append(f" → {max(0, view.population - coming)}", COST)
    right = Text.assemble(
        (f"${view.money}", "bold #7ee0a1"), ("  " + table.words("cli-base") + " ", "dim"), base_text(table)
    )
    captured = table.captured()
    lost = sum(count for _, count in captured)
    if lost:
        right.append(f" {MINUS}{lost}▣", COST)
    return [spread(people, right, width), bar(table, width)]


def base_text(table: Table) -> Text:
    """The base track from hidden to discovered, the marker filled."""
    return Text.assemble(
        *(("■", "bold") if step == table.view.base else ("□", "dim") for step in range(table.view.base_steps))
    )


def bar(table: Table, width: int) -> Text:
    """The population: who is left, who would be lost, who is gone."""
    whole = max(table.game.content.table.population, table.view.population)
    left = max(0, table.view.population - table.forecast.population)

    def cells(people: int) -> int:
        return round(people * width / whole)

    text = Text("█" * cells(left), style="#cfd8e6")
    text.append("▒" * (cells(table.view.population) - cells(left)), "#ff8a75")
    text.append("·" * (width - cells(table.view.population)), "dim")
    return text


def forecast_lines(table: Table, width: int) -> list[Text]:
    """One line for each who would act: its number, its name, why and what it costs; the sum on top."""
    forecast = table.forecast
    total = Text(
        f"{MINUS}{forecast.population}" if forecast.population else "0", style=COST if forecast.population else "dim"
    )
    key = "cli-forecast-lost" if forecast.lost else "cli-forecast-head"
    lines = [spread(Text(table.words(key), style=COST if forecast.lost else ""), total, width)]
    by_id = {district.id: district for district in table.view.districts}
    for actor in forecast.actors:
        number = str(table.order(by_id[actor.district])) if actor.id != table.view.boss.id else "◆"
        lines.append(actor_line(table, actor, number, width))
    for district in forecast.unknown:
        lines.append(
            Text.assemble((f"{table.order(by_id[district])} ", HEAD), (table.words("cli-unknown-epic"), "dim italic"))
        )
    if forecast.dice:
        lines.append(Text(table.words("cli-forecast-dice", n=forecast.dice), style=COST))
    return lines


def actor_line(table: Table, actor: Actor, number: str, width: int) -> Text:
    cost = Text(f"{MINUS}{actor.population}" if actor.population else "0", style=COST if actor.population else "dim")
    name = Text.assemble((f"{number} ", HEAD), table.names.name(actor.id))
    why = Text(
        " ".join(f"{mark}" if people == 1 else f"{mark}·{people}" for mark, people in table.reasons(actor)), "dim"
    )
    room = width - cost.cell_len - name.cell_len - 2
    why.truncate(max(0, room), overflow="ellipsis")
    return spread(name, Text.assemble(why, " ", cost), width)


def market_lines(table: Table, width: int) -> list[Text]:
    lines = []
    for card in table.view.market:
        if card is None:
            lines.append(Text(table.words("cli-market-empty"), style="dim"))
            continue
        price = table.game.content.equipment[card].price
        dear = price > table.view.money
        right = Text.assemble(
            (table.marks.card(card) + "  ", "dim"), (f"${price}", "#ff8a75" if dear else "bold #7ee0a1")
        )
        lines.append(spread(Text(table.names.name(card), style="dim" if dear else ""), right, width))
    return lines


def log_lines(table: Table, count: int, width: int) -> list[Text]:
    lines = []
    for line in table.last_lines(count):
        text = Text(line, style="dim")
        text.truncate(width, overflow="ellipsis")
        lines.append(text)
    return lines

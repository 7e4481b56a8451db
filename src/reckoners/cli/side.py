"""Beside the city: population, money and base; the forecast; the market; the log."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from reckoners.cli.district_cards import CARD
from reckoners.cli.marks import COST, FRAME, HEAD, MINUS
from reckoners.cli.module_pieces import BLUE_SHIELD, COPY_TOKEN, RED_SHIELD
from reckoners.cli.passed_districts import NEXT
from reckoners.cli.ring import spread
from reckoners.cli.shown_table import ShownTable
from reckoners.game import Forecast
from reckoners.game.forecast import Actor

LOG = 3  # lines that the log has at least
FEW = 2  # pieces of which the next ones may be missing


def side(table: ShownTable, width: int, rows: int) -> RenderableType:
    inner = width - 4
    stack = [
        (_title(table, "cli-title-team"), resources(table, inner)),
        (forecast_title(table), forecast_lines(table, inner)),
        (_title(table, "cli-title-market"), market_lines(table, inner)),
    ]
    room = max(LOG, rows - sum(len(lines) + 2 for _, lines in stack) - 2)
    stack.append((_title(table, "cli-title-log"), log_lines(table, room, inner)))
    return Group(*(_panel(title, lines, width) for title, lines in stack))


def _title(table: ShownTable, key: str) -> Text:
    return Text(f" {table.words(key)} ", style=HEAD)


def _panel(title: Text, lines: list[Text], width: int) -> Panel:
    for line in lines:
        line.truncate(width - 4, overflow="ellipsis")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        width=width,
        height=len(lines) + 2,
        padding=(0, 1),
        box=box.ROUNDED,
        border_style=FRAME,
    )


def resources(table: ShownTable, width: int) -> list[Text]:
    view = table.view
    coming = table.forecast.most
    people = Text.assemble((table.words("cli-people") + " ", "dim"), (str(view.population), "bold"))
    if coming:
        people.append(f" → {max(0, view.population - coming)}", COST)
    base = Text.assemble((table.words("cli-base") + " ", "dim"), base_text(table))
    money = Text(f"${view.money}", "bold #7ee0a1")
    lines = [spread(people, money, width), bar(table, width), spread(base, captured(table), width)]
    return [*lines, supply(table)] if view.red_shields_left is not None or view.dawnslight_left is not None else lines


def supply(table: ShownTable) -> Text:
    """Shields and Copy tokens that are left: one that cannot be placed costs people. Then Dawnslight's deck."""
    view = table.view
    text = Text(table.words("cli-supply"), "dim")
    for shape, left in (
        (RED_SHIELD, view.red_shields_left),
        (BLUE_SHIELD, view.blue_shields_left),
        (COPY_TOKEN, view.copy_tokens_left),
    ):
        if left is not None:
            text.append(f" {shape}{left}", COST if left <= FEW else "")
    if view.dawnslight_left is not None:
        text.append(" " + table.words("cli-dawnslight-left", n=view.dawnslight_left))
    return text


def captured(table: ShownTable) -> Text:
    """Who lacks how many dice."""
    text = Text()
    for seat, count in table.captured():
        text.append(f" {table.marks.letter_of(seat.id)}{MINUS}{count}", COST)
    return Text.assemble((table.words("cli-captured"), "dim"), text) if text else text


def base_text(table: ShownTable) -> Text:
    """The base track from hidden to discovered, the marker filled."""
    return Text.assemble(
        *(("■", "bold") if step == table.view.base else ("□", "dim") for step in range(table.view.base_steps))
    )


def bar(table: ShownTable, width: int) -> Text:
    """The population: who is left, who would be lost, who is gone."""
    whole = max(table.game.content.table.population, table.view.population)
    left = max(0, table.view.population - table.forecast.most)

    def cells(people: int) -> int:
        return round(people * width / whole)

    text = Text("█" * cells(left), style="#cfd8e6")
    text.append("▒" * (cells(table.view.population) - cells(left)), "#ff8a75")
    text.append("·" * (width - cells(table.view.population)), "dim")
    return text


def forecast_lines(table: ShownTable, width: int) -> list[Text]:
    """One line for each who would act: its number, its name, why and what it costs."""
    forecast = table.forecast
    lines: list[Text] = []
    by_id = {district.id: district for district in table.view.districts}
    cards = table.game.content.city_cards
    for actor in forecast.actors:
        if actor.id in cards and not actor.population:
            continue  # what it lays stands on the board
        number = str(table.order(by_id[actor.district])) if actor.id != table.view.boss.id else "◆"
        if actor.id == actor.district:
            number = NEXT  # a district that the city passes
        elif actor.id in cards:
            number = CARD
        lines.append(actor_line(table, actor, number, width))
    lines += [
        Text.assemble((f"{table.order(by_id[district])} ", HEAD), (table.words("cli-unknown-epic"), "dim italic"))
        for district in forecast.unknown
    ]
    if forecast.rolls:
        lines.append(Text(table.words("cli-a-die-decides", n=forecast.rolls), style=COST))
    if forecast.dice:
        lines.append(Text(table.words("cli-forecast-dice", n=forecast.dice), style=COST))
    if forecast.lost:
        lines.append(Text(table.words("cli-forecast-lost"), style=COST))
    return lines or [Text(table.words("cli-forecast-nothing"), style="dim")]


def forecast_title(table: ShownTable) -> Text:
    cost = (loss_text(table.forecast), COST) if table.forecast.most else ("0", HEAD)
    return Text.assemble((f" {table.words('cli-forecast-head')} ", HEAD), cost, " ")


def loss_text(forecast: Forecast) -> str:
    """A number, or from least to most where a die decides."""
    if forecast.least == forecast.most:
        return f"{MINUS}{forecast.most}"
    return f"{MINUS}{forecast.least}…{MINUS}{forecast.most}"


def actor_line(table: ShownTable, actor: Actor, number: str, width: int) -> Text:
    cost = Text(f"{MINUS}{actor.population}" if actor.population else "0", style=COST if actor.population else "dim")
    name = Text.assemble((f"{number} ", HEAD), table.names.name(actor.id))
    why = Text(
        " ".join(f"{mark}" if people == 1 else f"{mark}·{people}" for mark, people in table.reasons(actor)), "dim"
    )
    room = width - cost.cell_len - name.cell_len - 2
    why.truncate(max(0, room), overflow="ellipsis")
    return spread(name, Text.assemble(why, " ", cost), width)


def market_lines(table: ShownTable, width: int) -> list[Text]:
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


def log_lines(table: ShownTable, count: int, width: int) -> list[Text]:
    lines = [Text(line, style="dim") for line in table.last_lines(count)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines + [Text("")] * (count - len(lines))

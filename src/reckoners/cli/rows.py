"""The table on a narrow screen: one row for each district, then the Boss, the team and the market."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from reckoners.cli.attacked import has_cards, track_marks, where_text
from reckoners.cli.booklet import bottom_lines
from reckoners.cli.district_cards import side_marks
from reckoners.cli.marks import BOSS, COST, FRAME, HEAD, die_style
from reckoners.cli.module_pieces import module_marks
from reckoners.cli.ring import boss_tracks, figures_text, pieces, spread, track_text
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.side import bar, base_text, captured, forecast_lines, forecast_title
from reckoners.game.view import DistrictView

NAMES = 15


def rows(table: ShownTable, width: int) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for district in table.view.districts:
        lines += district_rows(table, district, width)
    lines.append(Rule(style=FRAME))
    lines += boss_rows(table, width)
    lines.append(Rule(style=FRAME))
    lines += team_rows(table, width)
    return lines


def district_rows(table: ShownTable, district: DistrictView, width: int) -> list[Text]:
    """Number, district and who is there; Epic and track below it where the row is too short."""
    head = Text.assemble((f"{table.order(district)} ", HEAD), (table.names.name(district.id), "bold"))
    head.truncate(NAMES + 3, overflow="ellipsis", pad=True)
    if district.epic is None:
        epic = Text(table.words("cli-no-epic"), style="dim italic")
    else:
        epic = Text(table.names.name(district.epic.id))
        epic.truncate(13, overflow="ellipsis", pad=True)
        figures = figures_text(table, district.epic.research, district.epic.health, district.epic.weakened_health)
        figures.truncate(9, pad=True)
        actor = table.actor(district.epic.id)
        over = actor.overflow if actor is not None else 0
        track = track_text(table, district.epic.track, district.epic.bracket, 26, over)
        epic = Text.assemble(epic, " ", figures, " ", track)
    stock = Text()
    stock.append(pieces("●", district.enforcement, 3), "#ff7b7b")
    stock.append(" " if district.enforcement and district.barricades else "")
    stock.append(pieces("▦", district.barricades, 3), "#6aa8ff")
    here = _here(table, district)
    return [spread(Text.assemble(head, epic), stock, width), *([here] if here.plain.strip() else [])]


def _here(table: ShownTable, district: DistrictView) -> Text:
    """The second row of a district: who stands there, and what happens again and again."""
    text = Text(" " * (NAMES + 3))
    if district.boss:
        text.append(f" ◆{table.names.name(table.view.boss.id)} ", BOSS)
        text.append(" ")
    for seat in district.reckoners:
        text.append(f" {table.names.name(seat)} ", die_style(table.marks.colour_of(seat)))
        text.append(" ")
    if district.sniper:
        text.append("⊕ ", "bold #ff9f45")
    text.append_text(side_marks(table, district))
    text.append_text(module_marks(district))
    text.append_text(track_marks(table, district, 30))
    actor = table.actor(district.epic.id) if district.epic is not None else None
    if actor is not None and actor.overflow:
        text.append(table.words("cli-over-mark", n=actor.overflow), "bold #f5b64c")
    return text


def boss_rows(table: ShownTable, width: int) -> list[Text]:
    """Two tracks in a row."""
    boss = table.view.boss
    name = Text.assemble(
        (f" ◆ {table.names.name(boss.id)} ", BOSS),
        " ",
        figures_text(table, boss.research, boss.health, boss.weakened_health),
        "  ",
    )
    first, *rest = bottom_lines(table, boss)
    heads = [name]
    if has_cards(boss):
        name.append_text(Text.assemble(where_text(table, boss), " ", *rest))
        heads.append(Text.assemble(" ", first))
    else:
        name.append_text(first)
    for line in heads:
        line.truncate(width, overflow="ellipsis")
    half = width // 2 - 1
    tracks = boss_tracks(table, boss, half)
    return [*heads, Text.assemble(tracks[0], "  ", tracks[1]), Text.assemble(tracks[2], "  ", tracks[3])]


def team_rows(table: ShownTable, width: int) -> list[RenderableType]:
    view = table.view
    people = Text.assemble((table.words("cli-people") + " ", "dim"), (str(view.population), "bold"))
    if table.forecast.most:
        people.append(f" → {max(0, view.population - table.forecast.most)}", COST)
    people.append("  ")
    people.append_text(bar(table, max(10, width - people.cell_len - 30)))
    people.append(f"  ${view.money}  ", "bold #7ee0a1")
    people.append(table.words("cli-base") + " ", "dim")
    people.append_text(base_text(table))
    people.append("  ")
    people.append_text(captured(table))
    prices = table.game.content.equipment
    cards = [f"{table.names.name(card)} ${prices[card].price}" for card in view.market if card is not None]
    market = Text.assemble((table.words("cli-title-market") + "  ", HEAD), " · ".join(cards))
    market.truncate(width, overflow="ellipsis")
    half = width // 2 - 1
    return [people, market, Rule(forecast_title(table), style=FRAME), *two_columns(forecast_lines(table, half), half)]


def two_columns(lines: list[Text], width: int) -> list[Text]:
    half = (len(lines) + 1) // 2
    out = []
    for place in range(half):
        row = Text.assemble(lines[place])
        row.truncate(width, overflow="ellipsis", pad=True)
        if place + half < len(lines):
            row = Text.assemble(row, "  ", lines[place + half])
        out.append(row)
    return out

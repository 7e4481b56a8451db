"""The city: each district as a plate of the ring, and the Boss in the middle."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from reckoners.cli.attacked import has_cards, track_marks, where_text
from reckoners.cli.booklet import bottom_lines, column_text, has_booklet
from reckoners.cli.district_cards import side_marks
from reckoners.cli.marks import BOSS, BRACKET, COST, DARK, FRAME, GOOD, HEAD, LIT, MINUS, SPILL, TRACKS, die_style
from reckoners.cli.module_pieces import module_marks
from reckoners.cli.shown_table import ShownTable
from reckoners.content import parse_word
from reckoners.game.card_text import action_name
from reckoners.game.view import BossTrackView, BossView, DistrictView, EpicView

SIDE = 28
MIDDLE = 30
LOW = 5  # rows of a plate: frame, Epic, track, pieces
BOSS_ROWS = 8
# words of which a Boss's track adds up what they bring
SUMMED = ("population", "deploy", "wall", "enforcement", "enforcement-clockwise", "enforcement-counterclockwise")


def columns(n: int) -> tuple[list[int], list[int], list[int]]:
    """Which districts stand left, top and right; clockwise from the top, or from the upper right."""
    top = [0] if n % 2 else []
    sides = (n - len(top)) // 2
    right = list(range(len(top), len(top) + sides))
    left = list(range(n - 1, len(top) + sides - 1, -1))
    return left, top, right


def height(table: ShownTable) -> int:
    n = len(table.view.districts)
    sides = (n - n % 2) // 2
    roomy = LOW + 1 if n < 6 else LOW
    boss = BOSS_ROWS + has_cards(table.view.boss)
    return max(sides * roomy, boss + (roomy if n % 2 else 0))


def ring(table: ShownTable) -> RenderableType:
    left, top, right = columns(len(table.view.districts))
    rows = height(table)
    plate = LOW + 1 if len(table.view.districts) < 6 else LOW
    middle: list[RenderableType] = [_plate(table, index, MIDDLE, plate) for index in top]
    middle.append(boss_panel(table, MIDDLE, rows - plate * len(top)))
    grid = Grid.grid()
    grid.add_row(
        Group(*_stack(table, left, rows)),
        Group(*middle),
        Group(*_stack(table, right, rows)),
    )
    return grid


def _stack(table: ShownTable, districts: list[int], rows: int) -> list[RenderableType]:
    each, more = divmod(rows, len(districts))
    return [_plate(table, index, SIDE, each + (place < more)) for place, index in enumerate(districts)]


def _plate(table: ShownTable, index: int, width: int, rows: int) -> Panel:
    district = table.view.districts[index]
    title = Text.assemble((f" {table.order(district)} ", HEAD), (f"{table.names.name(district.id)} ", "bold default"))
    lines: list[RenderableType] = []
    if district.epic is not None:
        lines += epic_lines(table, district, district.epic, width - 2)
        spare = rows - 2 - 3
    else:
        lines.append(Text(table.words("cli-no-epic"), style="dim italic"))
        spare = 0
    lines.append(pieces_line(table, district, width - 2))
    if spare > 0 and district.epic is not None:
        lines += _more(table, district.epic, width - 2, spare)
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=_laid(table, district, width - 4),
        subtitle_align="left",
        width=width,
        height=rows,
        padding=0,
        box=box.HEAVY if district.boss else box.ROUNDED,
        border_style="#e6ecf5" if district.boss else FRAME,
    )


def _laid(table: ShownTable, district: DistrictView, room: int) -> Text | None:
    """What Steelslayer lays there stands in the frame, and so does the district's own track: it takes no row from the
    rest."""
    pieces = Text.assemble(side_marks(table, district), module_marks(district))
    marks = Text.assemble(track_marks(table, district, room - pieces.cell_len - 1), pieces)
    return Text.assemble(marks, " ") if marks else None


def epic_lines(table: ShownTable, district: DistrictView, epic: EpicView, width: int) -> list[Text]:
    figures = figures_text(table, epic.research, epic.health, epic.weakened_health)
    name = Text(table.names.name(epic.id), style="bold")
    actor = table.actor(epic.id)
    over = actor.overflow if actor is not None and district.epic is not None else 0
    return [spread(name, figures, width), track_text(table, epic.track, epic.bracket, width, over)]


def figures_text(table: ShownTable, research: int, health: int | None, weakened: int) -> Text:
    words = table.words
    shown = table.health(health, weakened, research)
    if research:
        return Text.assemble(
            (words("cli-research-mark"), "dim"), (str(research), "bold"), (" ♥", "dim"), (shown, "bold")
        )
    return Text.assemble((words("cli-weakened-mark"), GOOD), (" ♥", "dim"), (shown, "bold"))


def track_text(table: ShownTable, track: tuple[str, ...], bracket: int, width: int, over: int = 0) -> Text:
    """The windows of a track, lit up to the bracket. Syllables if they fit, else letters."""
    cell = min(5, (width - 1) // len(track))
    cells = [table.marks.action(word) for word in track]
    if max(map(len, cells)) >= cell:
        cells = [table.marks.action(word, letters=True) for word in track]
        cell = max(cell, *map(len, cells))
    text = Text()
    for place, mark in enumerate(cells):
        if place == bracket:
            text.append("]", BRACKET)
        style = LIT if place < bracket else SPILL if over and place == len(cells) - 1 else DARK
        text.append(f"{mark:>{cell}}" if len(mark) >= cell - 1 else f"{mark:^{cell}}", style)
    return text


def pieces_line(table: ShownTable, district: DistrictView, width: int) -> Text:
    """Enforcement and Barricades as pieces, then who stands here."""
    left = Text()
    left.append(pieces("●", district.enforcement), "#ff7b7b")
    if district.enforcement and district.barricades:
        left.append(" ")
    left.append(pieces("▦", district.barricades), "#6aa8ff")
    epic = table.actor(district.epic.id) if district.epic is not None else None
    if epic is not None and epic.overflow:
        left.append(table.words("cli-over-mark", n=epic.overflow), SPILL)
    right = Text()
    if district.sniper:
        right.append("⊕", "bold #ff9f45")
    for seat in district.reckoners:
        right.append(f" {table.marks.letter_of(seat)} ", die_style(table.marks.colour_of(seat)))
    if district.boss:
        right.append(f" ◆{table.names.name(table.view.boss.id)[:1]} ", BOSS)
    return spread(left, right, width)


def pieces(shape: str, count: int, most: int = 5) -> str:
    return shape * count if count <= most else f"{shape}×{count}"


def spread(left: Text, right: Text, width: int) -> Text:
    """One line, left and right; the left gives way where there is no room."""
    room = max(0, width - right.cell_len - 1)
    left.truncate(room, overflow="ellipsis", pad=True)
    return Text.assemble(left, " ", right)


def _more(table: ShownTable, epic: EpicView, width: int, rows: int) -> list[Text]:
    """What a tall plate has room for: the reward, the actions in words, the Epic's own words."""
    lines = [Text.assemble((table.words("cli-reward") + " ", "dim"), (reward_text(table, epic.id), ""))]
    lines[0].truncate(width, overflow="ellipsis")
    if rows > len(epic.track) + 2:
        lines.append(Text(""))
        for place, word in enumerate(epic.track):
            lit = place < epic.bracket
            lines.append(Text(f"{'▸' if lit else ' '} {action_name(table.names, word)}", "#f5b64c" if lit else "dim"))
    key = f"epic-{epic.id}.line"
    if rows - len(lines) > 2 and table.words.has(key):
        lines += [Text(""), Text(table.words("cli-quoted", text=table.words(key)), style="dim italic")]
    return lines


def reward_text(table: ShownTable, epic: str) -> str:
    reward = table.game.content.epics[epic].reward
    marks = [table.words("cli-reward-boss", n=reward.boss_research)] if reward.boss_research else []
    marks += [f"${reward.money}"] if reward.money else []
    for symbol, count in (("plan", reward.plan), ("contain", reward.contain), ("enforcement", reward.enforcement)):
        if count:
            marks.append(f"{count}{table.marks.symbol(symbol)}")
    return " ".join(marks)


def boss_panel(table: ShownTable, width: int, rows: int) -> Panel:
    boss = table.view.boss
    figures = figures_text(table, boss.research, boss.health, boss.weakened_health)
    lines = [spread(where_text(table, boss), figures, width - 2)]
    lines += boss_tracks(table, boss, width - 2)
    for line in bottom_lines(table, boss):
        line.truncate(width - 2, overflow="ellipsis")
        lines.append(line)
    spare = rows - 2 - len(lines)
    body: list[RenderableType] = list(lines)
    if spare > 0:
        body.insert(1, Text(""))
    if spare > 2:
        body.insert(-1, Text(""))
    key = f"boss-{boss.id}.line"
    if spare > 5 and table.words.has(key):
        body += [Text(""), Text(table.words("cli-quoted", text=table.words(key)), style="dim italic")]
    return Panel(
        Group(*body),
        title=Text(f" ◆ {table.names.name(boss.id).upper()} ", style=BOSS),
        width=width,
        height=rows,
        padding=0,
        box=box.HEAVY,
        border_style="#8fa3bf",
    )


def boss_tracks(table: ShownTable, boss: BossView, width: int) -> list[Text]:
    """His tracks, or the columns of his tables."""
    if has_booklet(boss):
        return [column_text(table, boss, track, width) for track in range(len(boss.tracks))]
    return [boss_track(table, track, width) for track in boss.tracks]


def boss_track(table: ShownTable, track: BossTrackView, width: int) -> Text:
    name = f"{table.marks.track(track.colour):<3}"
    total = Text(boss_total(track), style=COST if track.colour == "yellow" else "bold")
    windows = track_text(table, track.track, track.bracket, width - len(name) - total.cell_len - 1)
    return spread(Text.assemble((name, TRACKS[track.colour]), windows), total, width)


def boss_total(track: BossTrackView) -> str:
    """What the lit part adds up to: people lost, Enforcement sent, Barricades built; else how many actions."""
    lit = [parse_word(word) for word in track.track[: track.bracket]]
    if track.colour == "black" or any(word.name not in SUMMED for word in lit):
        return f"×{len(lit)}"
    sign = MINUS if track.colour == "yellow" else "+"
    return f"{sign}{sum(word.number * (2 if word.gift else 1) for word in lit)}"

"""`reckoners report`: what results files say, in the terminal, for programs, or as a page with plots."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table as Grid

from reckoners.cli.failures import CommandError
from reckoners.cli.language import names_in, say
from reckoners.cli.sim import tables_console
from reckoners.content import Content, load_content, modules_here
from reckoners.game.names import Names
from reckoners.game.setup import BOSS, CITY
from reckoners.sim.compare import Comparison, compare
from reckoners.sim.report import Report, read_report
from reckoners.sim.report_tables import ReportTable, ReportTables, markdown, options_in, percent, points


def show_report(files: list[Path], packs: list[str], out: Path | None, *, json: bool, comparing: bool) -> int:
    if comparing:
        return show_comparison(files, json=json)
    if out is not None:
        from reckoners.sim.plots import need_matplotlib

        need_matplotlib()
    report = read_report(files)
    if not report.games:
        raise CommandError(say("report-no-games"))
    names = names_in(content_of(report, packs))
    if out is not None:
        write(report, names, out)
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    elif out is not None:
        tables_console().print(say("report-written", file=str(out / "report.md")), soft_wrap=True)
    else:
        show(report, names)
    return 0


def content_of(report: Report, packs: list[str]) -> Content:
    """What the games were played with, as far as it is here: only names are asked of it."""
    here = {module.number for module in modules_here(packs)}
    return load_content([*packs], sorted({module for source in report.sources for module in source.modules} & here))


def show(report: Report, names: Names) -> None:
    console = tables_console()
    for line in opening(report, names):
        console.print(line, soft_wrap=True)
    for table in ReportTables(report, names).all():
        console.print()
        console.print(grid(table))
        if table.note:
            console.print(table.note)


def grid(table: ReportTable) -> Grid:
    drawn = Grid(title=table.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for at, column in enumerate(table.columns):
        drawn.add_column(column, justify="left" if at < table.left else "right")
    for row in table.rows:
        drawn.add_row(*row)
    return drawn


def opening(report: Report, names: Names) -> list[str]:
    """Which games these are, and how they ended."""
    lines = [say("report-games", games=report.games, rate=percent(report.win_rate))]
    for source in report.sources:
        told = say(
            "report-source",
            file=source.file,
            games=source.games,
            bots=", ".join(source.bots),
            seed=source.seed,
            packs=", ".join(source.packs),
            version=source.version,
        )
        modules = ", ".join(map(str, source.modules))
        more = [say("report-modules", modules=modules)] if modules else []
        if (source.boss, source.city) != (BOSS, CITY):
            more.append(say("report-against", boss=names.name(source.boss), city=names.name(source.city)))
        if source.options:
            more.append(options_in(names.words, source.options))
        lines.append(f"- {', '.join((told, *more))}")
    if len(report.tables) > len({source.seed for source in report.sources}):
        lines.append(f"- {say('report-shared-decks', tables=len(report.tables))}")
    if len({source.content for source in report.sources}) > 1:
        lines.append(f"- {say('report-contents-differ')}")
    lines += [f"- {say('report-trouble', bot=bot, kind=kind, times=times)}" for bot, kind, times in report.troubles]
    return lines


def write(report: Report, names: Names, folder: Path) -> None:
    from reckoners.sim.plots import write_plots

    folder.mkdir(parents=True, exist_ok=True)
    drawn = write_plots(report, names, folder)
    tables = ReportTables(report, names).all()
    pictures = {key: [f"{key}.svg"] for key in drawn}
    if "suffered" in pictures:
        pictures.setdefault("happened", []).append("suffered.svg")
    if "rounds" in drawn:  # the length of the games has no table of its own
        pictures.setdefault("wins", []).append("rounds.svg")
    if len(report.plays) < 2:  # nor has what is shown side by side, where nothing is beside it
        pictures.setdefault("equipment", []).extend(f"{key}.svg" for key in drawn if key == "bought")
        pictures.setdefault("causes", []).extend(f"{key}.svg" for key in drawn if key == "defeats")
    head, *lines = opening(report, names)
    text = markdown(tables, say("report-title"), [head, "", *lines], pictures)
    (folder / "report.md").write_text(text, encoding="utf-8")


def show_comparison(files: list[Path], *, json: bool) -> int:
    if len(files) != 2:
        raise CommandError(say("report-compare-two"))
    found = compare(*files)
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    console = tables_console()
    console.print(comparison_table(found, *files))
    console.print(say("report-compare-note"))
    return 0


def comparison_table(found: Comparison, one: Path, other: Path) -> Grid:
    table = Grid(title=say("report-compare"), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in (say("report-column-reckoners"), say("report-column-difficulty")):
        table.add_column(column)
    for column in (say("report-column-games"), one.name, other.name, say("report-column-difference")):
        table.add_column(column, justify="right")
    for row in (*found.tables, found.total):
        table.add_row(
            str(row.reckoners) if row.reckoners else say("sim-all"),
            say(f"difficulty-{row.difficulty}") if row.difficulty else "",
            str(row.games),
            percent(row.one),
            percent(row.other),
            points(row.difference),
        )
    return table

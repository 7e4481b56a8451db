"""Plots of a report as SVG files: the same report gives the same files, byte for byte, on the same matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from reckoners.content.model import DIFFICULTIES
from reckoners.game.names import Names
from reckoners.sim.errors import SimError
from reckoners.sim.intervals import Estimate
from reckoners.sim.report import Quartiles, Report, TableFigures
from reckoners.sim.report_tables import SUFFERS, cause_in, most_different, options_in, why_in
from reckoners.sim.standing import PLACES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# The colours of Okabe and Ito, which people with any kind of colour vision can tell apart.
BLUE, ORANGE, GREEN, PINK, SKY, RED = "#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00"
SERIES: Final = (BLUE, ORANGE, GREEN, PINK, SKY, RED)
MARKERS: Final = ("o", "s", "^", "D", "v", "P")
GREY: Final = "#555555"
MOST_BARS: Final = 12
TITLE_WIDTH: Final = 52  # letters that fit over a plot with long labels
Opposition = tuple[str, str, str, tuple[str, ...]]  # bots, Boss, city, variants of the rules
STYLE: Final[Any] = {
    "svg.hashsalt": "reckoners",  # ids inside the file do not depend on chance
    "svg.fonttype": "path",  # looks the same where this font is missing
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.edgecolor": GREY,
    "grid.color": "#DDDDDD",
    "legend.frameon": False,
}


def need_matplotlib() -> None:
    """Says so before anything is read if it is not there."""
    try:
        import matplotlib  # noqa: F401 - only to see whether it is there
    except ImportError as error:
        raise SimError("sim-extra", package="matplotlib") from error


def write_plots(report: Report, names: Names, folder: Path) -> list[str]:
    """Every plot that the report has figures for; their keys, which are the names of the files too."""
    need_matplotlib()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    written = []
    drawings: tuple[tuple[str, bool, Callable[[Plot], None]], ...] = (
        ("wins", bool(report.tables), wins),
        ("rounds", bool(report.games), rounds),
        ("population", bool(report.population), population),
        ("causes", bool(report.causes), causes),
        ("people", bool(report.people), people),
        ("equipment", any(card.worth for card in report.equipment), equipment),
        ("reckoners", any(one.difference for one in report.reckoners), reckoners),
        ("epics", bool(report.epics), epics),
        ("dawnslight", any(card.worth for card in report.dawnslight), dawnslight),
        ("suffered", any(one.what.startswith(SUFFERS) for one in report.happened), suffered),
        ("standing", any(one.rounds for one in report.standing), where_they_stand),
        ("bought", any(play.bought for play in report.plays), bought),
        ("defeats", any(play.defeats for play in report.plays), defeats),
    )
    with rc_context(STYLE):
        for key, there, draw in drawings:
            if there:
                figure = Figure(figsize=(8, 4.5), layout="constrained")
                draw(Plot(report, names, key, figure))
                figure.savefig(folder / f"{key}.svg", metadata={"Date": None})
                written.append(key)
    return written


class Plot:
    """One figure with its axes, and what to write on it."""

    def __init__(self, report: Report, names: Names, key: str, figure: Figure) -> None:
        self.report = report
        self.names = names
        self.words = names.words
        self.figure = figure
        self.axes: Axes = figure.add_subplot()
        title = f"report-{key}.plot"
        text = self.words(title if self.words.has(title) else f"report-{key}")
        self.axes.set_title("\n".join(wrap(text, TITLE_WIDTH)))

    def label(self, x: str, y: str = "") -> None:
        self.axes.set_xlabel(self.words(f"report-axis-{x}"))
        if y:
            self.axes.set_ylabel(self.words(f"report-axis-{y}"))

    def rows(self, labels: Sequence[str]) -> None:
        """One line for each thing, the first on top."""
        self.figure.set_size_inches(8, 1.6 + 0.27 * len(labels))
        self.axes.set_yticks(range(len(labels)), labels)
        self.axes.set_ylim(len(labels) - 0.4, -0.6)
        self.axes.tick_params(axis="y", length=0)
        self.axes.grid(axis="x")

    def whole_numbers(self) -> None:
        from matplotlib.ticker import MaxNLocator

        self.axes.xaxis.set_major_locator(MaxNLocator(integer=True))

    def why(self, actor: str, why: str) -> str:
        return f"{self.names.name(actor)}: {why_in(self.words, why)}"


def arms(found: Sequence[Estimate], scale: float) -> list[list[float]]:
    """How far the intervals reach to both sides, as matplotlib wants them."""
    return [
        [max(0.0, one.value - one.low) * scale for one in found],
        [max(0.0, one.high - one.value) * scale for one in found],
    ]


def bars(plot: Plot, labels: Sequence[str], found: Sequence[Estimate], colour: str, scale: float) -> None:
    plot.rows(labels)
    widths = [one.value * scale for one in found]
    style = {"ecolor": GREY, "capsize": 2, "elinewidth": 1}
    plot.axes.barh(range(len(found)), widths, xerr=arms(found, scale), color=colour, height=0.7, error_kw=style)
    plot.axes.set_xlim(left=0)


def forest(plot: Plot, named: Sequence[tuple[str, Estimate | None]]) -> None:
    """Differences of win rates with their intervals around the line of no difference, the best on top."""
    found = sorted(((name, one) for name, one in named if one is not None), key=lambda item: -item[1].value)
    plot.rows([name for name, _ in found])
    for at, (_, one) in enumerate(found):
        colour = BLUE if one.low > 0 else RED if one.high < 0 else GREY
        plot.axes.errorbar(
            one.value * 100, at, xerr=arms([one], 100), fmt="o", color=colour, markersize=5, capsize=2, elinewidth=1.2
        )
    plot.axes.axvline(0, color="black", linewidth=0.8)
    plot.label("difference")


def wins(plot: Plot) -> None:
    """Win rates by the number of Reckoners, a colour for each difficulty; a marker for each team of bots, Boss and
    city."""
    tables = plot.report.tables
    teams = list(dict.fromkeys(_team(table) for table in tables))
    levels = [level for level in DIFFICULTIES if any(table.difficulty == level for table in tables)]
    series: list[tuple[Opposition, str, list[TableFigures]]] = [
        (team, level, [table for table in tables if _team(table) == team and table.difficulty == level])
        for team in teams
        for level in levels
    ]
    for at, (team, level, found) in enumerate(series):
        shift = (at - (len(series) - 1) / 2) * 0.6 / max(1, len(series))
        title = plot.words(f"difficulty-{level}")
        plot.axes.errorbar(
            [table.reckoners + shift for table in found],
            [table.win_rate.value * 100 for table in found],
            yerr=arms([table.win_rate for table in found], 100),
            fmt=MARKERS[teams.index(team) % len(MARKERS)],
            color=SERIES[DIFFICULTIES.index(level) % len(SERIES)],
            capsize=3,
            label=", ".join((*_told(plot, team, teams), title)),
        )
    counts = sorted({table.reckoners for table in tables})
    plot.axes.set_xticks(counts)
    plot.axes.set_xlim(counts[0] - 0.6, counts[-1] + 0.6)
    plot.axes.set_ylim(0, 100)
    plot.axes.grid(axis="y")
    plot.label("reckoners", "win-rate")
    plot.axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))


def _team(table: TableFigures) -> Opposition:
    return table.bots, table.boss, table.city, table.options


def _told(plot: Plot, team: Opposition, teams: Sequence[Opposition]) -> list[str]:
    """As much as tells it from the others."""
    bots, boss, city, options = team
    told = [bots] if len({one[0] for one in teams}) > 1 else []
    if len({one[1:3] for one in teams}) > 1:
        told.append(plot.words("report-against", boss=plot.names.name(boss), city=plot.names.name(city)))
    if options and len({one[3] for one in teams}) > 1:
        told.append(options_in(plot.words, options))
    return told


def rounds(plot: Plot) -> None:
    won, lost = plot.report.rounds["won"], plot.report.rounds["lost"]
    numbers = range(min([*won, *lost]), max([*won, *lost]) + 1)
    below = [won.get(number, 0) for number in numbers]
    plot.axes.bar(numbers, below, color=BLUE, label=plot.words("report-won"))
    above = [lost.get(number, 0) for number in numbers]
    plot.axes.bar(numbers, above, bottom=below, color=ORANGE, label=plot.words("report-lost"))
    plot.whole_numbers()
    plot.axes.grid(axis="y")
    plot.label("rounds", "games")
    plot.axes.legend()


def population(plot: Plot) -> None:
    """The median as a line, the middle half as a band, as long as enough games go on to mean something."""
    for key, colour, line in (("won", BLUE, "-"), ("lost", ORANGE, "--")):
        found: list[tuple[int, Quartiles]] = []
        first = 0
        for one in plot.report.population:
            spread, games = (one.won, one.won_games) if key == "won" else (one.lost, one.lost_games)
            first = first or games
            if spread is not None and games >= max(1, first // 20):
                found.append((one.round, spread))
        if found:
            x = [number for number, _ in found]
            plot.axes.fill_between(
                x, [q[0] for _, q in found], [q[2] for _, q in found], color=colour, alpha=0.25, lw=0
            )
            plot.axes.plot(
                x, [q[1] for _, q in found], line, marker=".", color=colour, label=plot.words(f"report-{key}")
            )
    plot.whole_numbers()
    plot.axes.set_ylim(bottom=0)
    plot.axes.grid(axis="y")
    plot.label("round", "people")
    plot.axes.legend()


def causes(plot: Plot) -> None:
    found = plot.report.causes[:MOST_BARS]
    bars(plot, [plot.why(one.actor, one.why) for one in found], [one.share for one in found], ORANGE, 100)
    plot.label("share-lost")


def people(plot: Plot) -> None:
    found = plot.report.people[:MOST_BARS]
    bars(plot, [plot.why(one.actor, one.why) for one in found], [one.per_game for one in found], ORANGE, 1)
    plot.label("people-a-game")


def equipment(plot: Plot) -> None:
    forest(plot, [(plot.names.name(card.card), card.worth) for card in plot.report.equipment])


def reckoners(plot: Plot) -> None:
    forest(plot, [(plot.names.name(one.reckoner), one.difference) for one in plot.report.reckoners])


def epics(plot: Plot) -> None:
    found = sorted(plot.report.epics, key=lambda one: -one.people.value)
    bars(plot, [plot.names.name(one.epic) for one in found], [one.people for one in found], ORANGE, 1)
    plot.label("people-met")


def dawnslight(plot: Plot) -> None:
    forest(plot, [(plot.names.name(card.card), card.worth) for card in plot.report.dawnslight])


def suffered(plot: Plot) -> None:
    """How often Reckoners suffer each effect of the Boss's cards."""
    struck = [one for one in plot.report.happened if one.what.startswith(SUFFERS)]
    found = sorted(struck, key=lambda one: -one.per_game.value)
    bars(plot, [plot.words(one.what) for one in found], [one.per_game for one in found], ORANGE, 1)
    plot.label("times-a-game")


def where_they_stand(plot: Plot) -> None:
    """Parts of a bar: with the Boss, with an Epic, alone. A bar for each file, if there are several, and Reckoner."""
    plays = plot.report.plays
    named = [(play.file, play.standing) for play in plays] if len(plays) > 1 else []
    named += [(plot.names.name(one.who), one) for one in plot.report.standing]
    found = [(name, one) for name, one in named if one.rounds]
    plot.rows([name for name, _ in found])
    left = [0.0] * len(found)
    for place, colour in zip(PLACES, (RED, BLUE, "#BBBBBB"), strict=True):
        widths = [one.places[place].value * 100 for _, one in found]
        label = plot.words(f"report-place-{place}")
        plot.axes.barh(range(len(found)), widths, left=left, color=colour, height=0.7, label=label)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    plot.axes.set_xlim(0, 100)
    plot.label("share-rounds")
    plot.axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))


def bought(plot: Plot) -> None:
    """What is bought: of one file what is bought most, of several what differs most."""
    columns = [{one.card: one.share for one in play.bought} for play in plot.report.plays]
    named = [{plot.names.name(card): share for card, share in column.items()} for column in columns]
    dots(plot, named, absent=None)  # a card that is not among those of a table cannot be bought there
    plot.label("share-offered")


def defeats(plot: Plot) -> None:
    columns = [{(one.by, one.why): one.share for one in play.defeats} for play in plot.report.plays]
    named = [{cause_in(plot.words, *cause): share for cause, share in column.items()} for column in columns]
    dots(plot, named, absent=0.0)
    plot.label("share-lost")


def dots(plot: Plot, columns: Sequence[Mapping[str, Estimate]], *, absent: float | None) -> None:
    """A line for each thing, with a dot and its interval for each file; one under the other, so that none is hidden."""
    alone = len(columns) == 1  # then what there is most of comes first
    keys = most_different([*columns, {}] if alone else columns, absent=0.0 if alone else absent)
    plot.rows(keys)
    plot.figure.set_size_inches(8, 1.6 + (0.2 + 0.09 * len(columns)) * len(keys))
    for number, (play, column) in enumerate(zip(plot.report.plays, columns, strict=True)):
        shift = (number - (len(columns) - 1) / 2) * 0.7 / len(columns)
        there = [(at + shift, column[key]) for at, key in enumerate(keys) if key in column]
        plot.axes.errorbar(
            [one.value * 100 for _, one in there],
            [at for at, _ in there],
            xerr=arms([one for _, one in there], 100),
            fmt=MARKERS[(number + number // len(SERIES)) % len(MARKERS)],
            color=SERIES[number % len(SERIES)],
            markersize=4,
            elinewidth=0.8,
            label=play.file,
        )
    plot.axes.set_xlim(0, 100)
    if len(columns) > 1:
        plot.axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))

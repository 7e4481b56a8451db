"""A report as tables of text, in somebody's language: for the terminal and for a page alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from reckoners.game.names import Names
from reckoners.game.setup import BOSS, CITY
from reckoners.sim.intervals import Estimate
from reckoners.sim.report import Quartiles, Report, TableFigures
from reckoners.sim.standing import PLACES
from reckoners.text import Words

RowKey = TypeVar("RowKey")

NOTHING = "–"
SUFFERS = "suffers"
MINUS = "\N{MINUS SIGN}"
CAUSES = 15  # the others are together in a last row


class ReportTable(NamedTuple):
    """A table: what it is called, its columns, its rows, and what one should know about it. `left` columns hold words,
    the others numbers."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    left: int = 1
    note: str = ""


def percent(found: Estimate | None) -> str:
    """A rate with its interval: 31.2 % (28.4–34.1)."""
    if found is None or not found.n:
        return NOTHING
    return f"{found.value * 100:.1f} % ({found.low * 100:.1f}–{found.high * 100:.1f})"


def points(found: Estimate | None) -> str:
    """A difference of rates in percentage points; one whose interval leaves out 0 has a star."""
    if found is None:
        return NOTHING
    star = "" if found.low <= 0 <= found.high else " *"
    return f"{signed(found.value)} ({signed(found.low)} … {signed(found.high)}){star}"


def signed(value: float) -> str:
    """With a true minus sign.

    >>> signed(-0.0312) == MINUS + "3.1", signed(0.05), signed(-0.0001)
    (True, '+5.0', '+0.0')
    """
    rounded = round(value * 100, 1) or 0.0  # no -0.0
    return f"{rounded:+.1f}".replace("-", MINUS)


def amount(found: Estimate) -> str:
    """A mean with its interval: 1.24 (1.20–1.28)."""
    return f"{found.value:.2f} ({found.low:.2f}–{found.high:.2f})" if found.n else NOTHING


def spread(found: Quartiles | None) -> str:
    """The median, and the middle half: 7 (6–9)."""
    return f"{found[1]} ({found[0]}–{found[2]})" if found else NOTHING


class ReportTables:
    """Writes the tables of one report."""

    def __init__(self, report: Report, names: Names) -> None:
        self.report = report
        self.names = names
        self.words = names.words

    def all(self) -> list[ReportTable]:
        tables = [self.wins(), self.hunt(), self.population(), self.causes(), self.people()]
        tables += [self.equipment(), self.reckoners(), self.epics(), self.dawnslight(), self.happened()]
        tables += [self.standing(), *self.side_by_side()]
        return [table for table in tables if table.rows]

    def _table(self, key: str, columns: str, rows: Sequence[tuple[str, ...]], left: int = 1) -> ReportTable:
        note = f"report-{key}.note"
        return ReportTable(
            key,
            self.words(f"report-{key}"),
            tuple(self.words(f"report-column-{column}") for column in columns.split()),
            rows,
            left,
            self.words(note) if self.words.has(note) else "",
        )

    def _kind_of_table(self, table: TableFigures) -> tuple[str, ...]:
        """What tells one kind of table from the others, as far as they differ."""
        far, varied = self._differ()
        return (
            table.bots,
            *((self.names.name(table.boss), self.names.name(table.city)) if far else ()),
            *((options_in(self.words, table.options),) if varied else ()),
            str(table.reckoners),
            self.words(f"difficulty-{table.difficulty}"),
        )

    def _differ(self) -> tuple[bool, bool]:
        far = any((table.boss, table.city) != (BOSS, CITY) for table in self.report.tables)
        return far, any(table.options for table in self.report.tables)

    def _by_table(self, key: str, columns: str, rows: Sequence[tuple[str, ...]]) -> ReportTable:
        far, varied = self._differ()
        words = ["bots", *(("boss", "city") if far else ()), *(("variants",) if varied else ())]
        words += ["reckoners", "difficulty"]
        return self._table(key, " ".join((*words, columns)), rows, len(words))

    def wins(self) -> ReportTable:
        rows = [
            (
                *self._kind_of_table(table),
                str(table.games),
                percent(table.win_rate),
                spread(table.rounds),
                spread(table.rounds_won),
                spread(table.rounds_lost),
            )
            for table in self.report.tables
        ]
        return self._by_table("wins", "games win-rate rounds rounds-won rounds-lost", rows)

    def hunt(self) -> ReportTable:
        rows = [
            (
                *self._kind_of_table(table),
                f"{table.met:.1f}",
                f"{table.defeated:.1f}",
                f"{table.rewarded * 100:.0f} %",
                percent(table.sudden),
                *(f"{table.spent.get(what, 0.0):.1f}" for what in ("enforcement", "opened", "moves")),
                f"{table.spent.get('boss-research', 0.0) + table.spent.get('boss-attack', 0.0):.1f}",
            )
            for table in self.report.tables
            if table.spent
        ]
        columns = "met-a-game defeated-a-game by-rewards sudden enforcement opened moves on-boss"
        return self._by_table("hunt", columns, rows)

    def population(self) -> ReportTable:
        rows = [
            (str(one.round), spread(one.won), str(one.won_games), spread(one.lost), str(one.lost_games))
            for one in self.report.population
        ]
        return self._table("population", "round people-won games-won people-lost games-lost", rows, 0)

    def causes(self) -> ReportTable:
        rows = [
            (self.names.name(one.actor), self._why(one.why), str(one.games), percent(one.share))
            for one in self.report.causes[:CAUSES]
        ]
        return self._table("causes", "actor why games share", rows, 2)

    def people(self) -> ReportTable:
        rows = [
            (self.names.name(one.actor), self._why(one.why), str(one.people), amount(one.per_game))
            for one in self.report.people[:CAUSES]
        ]
        return self._table("people", "actor why people people-a-game", rows, 2)

    def equipment(self) -> ReportTable:
        cards = sorted(self.report.equipment, key=lambda card: _rank(card.worth))
        rows = [
            (
                self.names.name(card.card),
                str(card.offered),
                percent(card.bought_share),
                f"{card.bought_round:.1f}" if card.bought else NOTHING,
                amount(card.uses),
                points(card.worth),
                points(card.early),
            )
            for card in cards
        ]
        return self._table("equipment", "card offered bought bought-round uses worth early", rows)

    def reckoners(self) -> ReportTable:
        rows = [
            (
                self.names.name(one.reckoner),
                str(one.games),
                percent(one.win_rate),
                points(one.difference),
                amount(one.uses),
                amount(one.cards),
            )
            for one in sorted(self.report.reckoners, key=lambda one: _rank(one.difference))
        ]
        return self._table("reckoners", "reckoner games win-rate difference ability-uses cards", rows)

    def epics(self) -> ReportTable:
        rows = [
            (
                self.names.name(one.epic),
                str(one.games),
                percent(one.defeated_share),
                f"{one.phases:.1f}",
                amount(one.people),
                percent(one.win_rate),
                points(one.difference),
            )
            for one in sorted(self.report.epics, key=lambda one: -one.people.value)
        ]
        return self._table("epics", "epic met defeated phases people-a-game win-rate difference", rows)

    def happened(self) -> ReportTable:
        rows = [(self._what(one.what), str(one.times), amount(one.per_game)) for one in self.report.happened]
        return self._table("happened", "what times times-a-game", rows)

    def dawnslight(self) -> ReportTable:
        rows = [
            (
                self.names.name(card.card),
                str(card.seen),
                percent(card.taken_share),
                percent(card.used_share),
                points(card.worth),
            )
            for card in sorted(self.report.dawnslight, key=lambda card: _rank(card.worth))
        ]
        return self._table("dawnslight", "card seen taken used worth", rows)

    def standing(self) -> ReportTable:
        """Where use steps end: in each file, if there are several, and for each Reckoner."""
        plays = self.report.plays
        named = [(play.file, play.standing) for play in plays] if len(plays) > 1 else []
        named += [(self.names.name(one.who), one) for one in self.report.standing]
        rows = [
            (name, str(one.rounds), *(percent(one.places[place]) for place in PLACES))
            for name, one in named
            if one.rounds
        ]
        return self._table("standing", "who standing-rounds with-boss with-epic alone", rows)

    def side_by_side(self) -> list[ReportTable]:
        """What is bought and how games are lost, a column for each file: what differs most comes first."""
        plays = self.report.plays
        if len(plays) < 2:
            return []
        bought = [{one.card: one.share for one in play.bought} for play in plays]
        lost = [{(one.by, one.why): one.share for one in play.defeats} for play in plays]
        files = tuple(play.file for play in plays)
        cards = [
            (self.names.name(card), *(percent(play.get(card)) for play in bought))
            for card in most_different(bought, absent=None)
        ]
        causes = [
            (cause_in(self.words, *cause), *(percent(play.get(cause)) for play in lost))
            for cause in most_different(lost, absent=0.0)
        ]
        return [
            self._table("bought", "card", cards)._replace(columns=(self.words("report-column-card"), *files)),
            self._table("defeats", "why", causes)._replace(columns=(self.words("report-column-why"), *files)),
        ]

    def _what(self, what: str) -> str:
        """An effect of Attack Reckoners by its own name."""
        if what.startswith(SUFFERS):
            return self.words("report-what-suffers", effect=self.words(what))
        return self.words(f"report-what-{what}")

    def _why(self, why: str) -> str:
        return why_in(self.words, why)


def options_in(words: Words, options: Sequence[str]) -> str:
    """Variants of the rules by their names."""
    return ", ".join(words(f"option-{option}") for option in options) or NOTHING


def why_in(words: Words, why: str) -> str:
    """Why people were lost. A pack's own reason has no sentence of ours and stands as it is."""
    key = f"sim-why-{why}"
    return words(key) if words.has(key) else why


def cause_in(words: Words, by: str, why: str) -> str:
    """How a game was lost: whose doing, and why."""
    return f"{words(f'report-by-{by}')}: {why_in(words, why)}"


def most_different(columns: Sequence[Mapping[RowKey, Estimate]], *, absent: float | None) -> list[RowKey]:
    """Of all that comes in any column, what is most unlike in them; the others are left out. What does not come in a
    column is `absent` there; None: nothing is known of it."""

    def spread_of(key: RowKey) -> float:
        values = [column[key].value if key in column else absent for column in columns]
        known = [value for value in values if value is not None]
        return max(known) - min(known)

    keys = sorted({key for column in columns for key in column}, key=str)
    return sorted(keys, key=lambda key: -spread_of(key))[:CAUSES]


def _rank(found: Estimate | None) -> float:
    """The best first, the unknown last."""
    return 2.0 if found is None else -found.value


def markdown(tables: list[ReportTable], heading: str, lines: list[str], pictures: Mapping[str, Sequence[str]]) -> str:
    """All tables on one page, each under its plots."""
    out = [f"# {heading}", "", *lines, ""]
    for table in tables:
        out += [f"## {table.title}", ""]
        for picture in pictures.get(table.key, ()):
            out += [f"![{table.title}]({picture})", ""]
        if table.note:
            out += [table.note, ""]
        out += [*markdown_lines(table.columns, table.rows, table.left), ""]
    return "\n".join(out)


def markdown_lines(columns: Sequence[str], rows: Iterable[Sequence[str]], left: int | None = None) -> list[str]:
    """One table. As many columns as `left` says hold words, all of them unless it is said; the others numbers."""
    words = len(columns) if left is None else left
    marks = ("---" if at < words else "---:" for at in range(len(columns)))
    lines = ["| " + " | ".join(columns) + " |", "|" + "|".join(marks) + "|"]
    return lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]

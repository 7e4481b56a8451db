"""What dice that nobody knows yet may do to the population: the Epic Ability die, and a Boss's power dice."""

from __future__ import annotations

import msgspec

from reckoners.content.model import TABLE_ROWS
from reckoners.engine.bosses.limelight import COUNTED, cost_by
from reckoners.engine.forecast import before_dice, before_power_dice, suppose
from reckoners.engine.happenings import E_CELL, E_UNKNOWN_ROW
from reckoners.engine.state import State

UNKNOWN = -1  # a row that nobody knows: the table does nothing


class CellForecast(msgspec.Struct, frozen=True):
    """A cell that may happen: how many faces of its die show the row, and the people that it would cost."""

    row: str
    faces: int
    population: int


class TableForecast(msgspec.Struct, frozen=True):
    """A power table of the Boss when he acts: the column of its bracket, and its cells that may happen. `times` is how
    often its die is rolled: once, and for each lost step (LIM-15)."""

    track: str
    column: int
    cells: tuple[CellForecast, ...]
    times: int = 1


class LossRange(msgspec.Struct, frozen=True):
    """People lost with the best and the worst dice, and on average. The worst rows are those that cost most one by one;
    together they are tried. `by` are the people that attacks by something would cost when the Boss acts."""

    least: int
    most: int
    mean: float
    tables: tuple[TableForecast, ...] = ()
    by: dict[str, int] = {}


def measures_of(st: State) -> dict[str, int]:
    """What attacks of a Boss with power tables go by, as it is now; empty for other Bosses."""
    return {what: count(st) for what, count in COUNTED.items()} if st.tables.boss_cells else {}


def costs_by(st: State) -> dict[str, int]:
    """People that such attacks would cost."""
    return {what: cost_by(what, count) for what, count in measures_of(st).items()}


def loss_range(st: State, seen: State, transforms: int) -> LossRange:
    """`seen` is what is foreseen without any die; `transforms` is how often the Epic Ability die would be rolled."""
    lost = st.population - seen.population
    rolled = [event[1] for event in seen.events if event[0] == E_UNKNOWN_ROW]
    if not rolled and not transforms:
        return LossRange(lost, lost, lost, by=costs_by(st))
    before = before_dice(st)
    by_face = [lost]
    if transforms:
        by_face = [st.population - suppose(before, face).population for face in range(len(st.tables.ability_die))]
    if not rolled:
        return LossRange(min(by_face), max(by_face), sum(by_face) / len(by_face), by=costs_by(st))
    tables = len(st.tables.boss_cells)
    best, worst = [UNKNOWN] * tables, [UNKNOWN] * tables
    mean = sum(by_face) / len(by_face)
    found: list[TableForecast] = []
    for table in sorted(set(rolled)):
        die = st.tables.power_dice[table]
        column = 0
        costs: dict[int, int] = {}
        for row in sorted(set(die)):
            rows = tuple(row if other == table else UNKNOWN for other in range(tables))
            tried = suppose(before, rows=rows)
            costs[row] = st.population - tried.population - lost
            column = max([column, *(event[3] for event in tried.events if event[0] == E_CELL and event[1] == table)])
            mean += costs[row] * die.count(row) / len(die)
        best[table], worst[table] = min(costs, key=costs.__getitem__), max(costs, key=costs.__getitem__)
        cells = tuple(CellForecast(TABLE_ROWS[row], die.count(row), people) for row, people in costs.items())
        found.append(TableForecast(st.tables.track_ids[table], column, cells, rolled.count(table)))
    kindest = by_face.index(min(by_face)) if transforms else UNKNOWN
    hardest = by_face.index(max(by_face)) if transforms else UNKNOWN
    least, most = suppose(before, kindest, tuple(best)), suppose(before, hardest, tuple(worst))
    low, high = sorted((st.population - least.population, st.population - most.population))
    by = costs_by(before_power_dice(before))
    return LossRange(low, high, min(max(mean, low), high), tuple(found), by)

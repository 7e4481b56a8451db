"""Attacks on the population by what has grown: few Shields and Enforcement, many defeats, as many cards for each.

Which of them comes, dice say: so each counts by its odds. Between two numbers of a scale the cost is taken as if it
rose evenly: the first of three Shields that would have to go is worth something, too.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.cell_harm import BY_SOMETHING
from reckoners.content.vocabulary import BY_WHAT
from reckoners.engine.bosses.limelight import COUNTED, SCALES
from reckoners.engine.cards import equipment_of
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import POPULATION_BY, number_of, operation_of

Scale = tuple[tuple[int, int], ...]  # from how many on, and what it costs; the highest first

EQUIPMENT: Final = BY_WHAT.index("equipment")


class Scales:
    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        # by kind, table and bracket: how many such attacks an activation brings on average
        self.odds: list[list[list[float]]] = [
            [self._odds(table, kind) for table in range(len(tables.boss_cells))] for kind in range(len(BY_WHAT))
        ]
        self.any: bool = any(max(odds) > 0 for by_table in self.odds for odds in by_table)
        self._likely: dict[tuple[int, ...], list[tuple[int, float]]] = {}  # by his brackets: kinds that may come
        self.costs: list[list[float]] = [evenly(SCALES[what]) for what in BY_WHAT]

    def _odds(self, table: int, kind: int) -> list[float]:
        rows, die = self.tables.boss_cells[table], self.tables.power_dice[table]
        found = [0.0]
        for column in range(self.tables.bracket_end[table]):
            times = 0
            for row in die:
                for word in rows[row][column]:
                    times += operation_of(word) == POPULATION_BY and number_of(word) == kind
            found.append(times / len(die))
        return found

    def likely(self, st: State, kind: int) -> float:
        """How many attacks of a kind the next activation brings on average."""
        total = 0.0
        for table, odds in enumerate(self.odds[kind]):
            total += odds[st.boss_bracket[table]]
        return total

    def ever(self, kind: int) -> bool:
        """Whether any of his tables has such an attack."""
        return any(max(odds) > 0 for odds in self.odds[kind])

    def beyond(self, st: State) -> float:
        """How many more such attacks cost here than they do on average; less is below 0."""
        brackets = tuple(st.boss_bracket)
        known = self._likely.get(brackets)
        if known is None:
            likely = [(kind, self.likely(st, kind)) for kind in range(len(self.odds))]
            known = self._likely[brackets] = [one for one in likely if one[1]]
        more = 0.0
        for kind, times in known:
            more += times * (self.cost(st, kind) - BY_SOMETHING)
        return more

    def cost(self, st: State, kind: int) -> float:
        return at(self.costs[kind], self.counted(st, kind))

    def counted(self, st: State, kind: int) -> int:
        return COUNTED[BY_WHAT[kind]](st)

    def unevenness(self, st: State, seat: int) -> float:
        """People whom one more card for a Reckoner costs on average, each round; below 0 if it makes them more even."""
        likely = self.likely(st, EQUIPMENT)
        cards = [len(equipment_of(st, other)) for other in range(self.tables.n_seats)]
        before = max(cards) - min(cards)
        cards[seat] += 1
        costs = self.costs[EQUIPMENT]
        return likely * (at(costs, max(cards) - min(cards)) - at(costs, before))


def evenly(scale: Scale) -> list[float]:
    """What each number costs, from 0 to the last that counts."""
    top, upper = scale[0]
    found = [float(upper)]
    for least, people in scale[1:]:
        steps = top - least
        found = [people + (upper - people) * step / steps for step in range(steps)] + found
        top, upper = least, people
    return found


def at(costs: list[float], counted: int) -> float:
    return costs[min(counted, len(costs) - 1)]

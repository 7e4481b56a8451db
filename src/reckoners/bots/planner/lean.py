"""What somebody wants beside what is good for the team: a habit that is being studied, or what people ask for.

It is a part of the worth of a position, so whatever searches by that worth takes it seriously and weighs it against all
else. Where nobody wants anything nothing is added.
"""

from __future__ import annotations

from reckoners.bots.planner.sources import Values
from reckoners.bots.wishes import left_at
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    CONTAIN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    INFINITE,
    PLAN,
    RESEARCH,
)
from reckoners.engine.state import State

UNHARMED = 30  # stands for health that nobody can lower yet


class Aim:
    """What people ask for, in the engine's numbers: a symbol on a target (of `engine/targets.py`), till no more than
    `goal` is left there. It counts for so much `weight` a symbol."""

    def __init__(self, symbol: int, target: int, epic: int, goal: int, weight: float) -> None:
        self.symbol: int = symbol
        self.target: int = target
        self.epic: int = epic  # which Epic was there
        self.goal: int = goal
        self.weight: float = weight

    def missing(self, st: State) -> int:
        target = self.target
        if target < BOSS and self.symbol != ENFORCEMENT and st.epic[target] != self.epic:
            return 0  # it is gone, and so is what was asked for
        return max(0, left_at(st, self.symbol, target) - self.goal)

    def is_in(self, st: State, district: int) -> bool:
        target = self.target
        if target >= DISTRICT_TRACK:
            return target - DISTRICT_TRACK == district
        return st.boss_at == district if target >= BOSS else target == district

    def key(self) -> tuple[object, ...]:
        return (self.symbol, self.target, self.epic, self.goal, self.weight)


class Lean:
    def __init__(self, boss: float = 0.0, epics: float = 0.0, plan: float = 0.0, aims: list[Aim] | None = None) -> None:
        self.boss: float = boss  # worth of each symbol on the Boss, beside its own
        self.epics: float = epics  # cost of each symbol on an Epic
        self.plan: float = plan  # worth of each Plan token that is gained
        self.aims: list[Aim] = aims or []
        self.any: bool = boss + epics + plan > 0 or bool(self.aims)

    def key(self) -> tuple[object, ...]:
        """As a value: what was thought with another lean is not to be remembered."""
        return (self.boss, self.epics, self.plan, tuple([aim.key() for aim in self.aims]))

    def worth(self, st: State) -> float:
        """What is added to the worth of a position."""
        research = st.boss_research
        value = -self.boss * (research + (st.boss_health if research == 0 else st.tables.boss_health))
        if self.epics:
            value += self.epics * left_of_epics(st)
        for aim in self.aims:
            value -= aim.weight * aim.missing(st)
        return value + self.plan * sum(st.fresh)

    def raise_values(self, st: State, district: int, values: Values) -> None:
        """The same for one symbol in a district."""
        here = st.boss_at == district
        if self.epics and not here and not st.markers:
            for symbol in (CONTAIN, RESEARCH, ATTACK):
                values[symbol] = 0.0
        if here:
            symbol = RESEARCH if st.boss_research else ATTACK
            if symbol == ATTACK or st.tables.researches_boss:
                values[symbol] += self.boss
        for aim in self.aims:
            if aim.is_in(st, district) and aim.missing(st):
                values[aim.symbol] += aim.weight
        values[PLAN] += self.plan


def left_of_epics(st: State) -> int:
    """All that symbols on Epics would make less: themselves, what they still need, how far their brackets are."""
    left = 0
    for district, epic in enumerate(st.epic):
        if epic >= 0:
            health = st.health[district]
            left += 1 + st.research[district] + st.bracket[district] + (UNHARMED if health == INFINITE else health)
    return left

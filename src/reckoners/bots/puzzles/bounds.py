"""What could still be done at most, and what is needed at least: who sees that both do not meet need not try.

Bounds may be too generous, never too strict: a card whose power is not a plain number of symbols counts as more than
any of them gives.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reckoners.engine.action import has
from reckoners.engine.codes import (
    AFTER_MOVE,
    ATTACK,
    CARD,
    COSTS_TWO,
    EXCHANGER,
    F_USE,
    FREE_SYMBOLS,
    INFINITE,
    KEPT,
    ODD,
    RESEARCH,
)
from reckoners.engine.groups import symbols_of
from reckoners.engine.pools import WILD, counted, may_act_as, size_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.game.puzzle_goals import Goal, defeats

GENEROUS: Final = 5  # symbols that an odd card may bring, more than any does
# Those of which it is known what they bring: one die shows something else, a Plan token, or only a way.
BRINGS: Final = {
    "improvise": GENEROUS,
    "operations": 1,
    "tracking-device": 1,
    "sniper": 0,
    "dispatcher": 0,
    "med-kit": 0,
    "dish-soap": 0,
}


class Amount(NamedTuple):
    """Symbols: those that may serve as Research, as Attack, as either of both."""

    research: int
    attack: int
    either: int

    def plus(self, other: Amount) -> Amount:
        return Amount(self.research + other.research, self.attack + other.attack, self.either + other.either)

    def reaches(self, needed: Amount) -> bool:
        return self.research >= needed.research and self.attack >= needed.attack and self.either >= needed.either


NOTHING: Final = Amount(0, 0, 0)
_served: dict[tuple[int, int], Amount] = {}


def serving(pool: int, converts: int) -> Amount:
    """Symbols of a pool that may act as Research or Attack."""
    known = _served.get((pool, converts))
    if known is None:
        known = any_of(counted(pool, WILD))
        for symbol in range(WILD):
            acts = may_act_as(converts, symbol)
            n = counted(pool, symbol)
            research, attack = has(acts, RESEARCH), has(acts, ATTACK)
            known = known.plus(Amount(n * research, n * attack, n * (research or attack)))
        _served[pool, converts] = known
    return known


def any_of(n: int) -> Amount:
    """Symbols that may be anything."""
    return Amount(n, n, n)


def most_of(st: State, seat: int) -> Amount:
    """What this Reckoner could still use, at most."""
    tables = st.tables
    converts = st.converts[seat]
    total = serving(st.pool[seat], converts).plus(any_of(st.tokens[seat] + len(st.waiting[seat])))
    loose = dice = every = 0
    for slot, die in enumerate(st.dice[seat]):
        if st.status[die] == KEPT:
            pool = symbols_of(st, seat, slot)[0]
            total = total.plus(serving(pool, converts))
            every += size_of(pool)
            dice += 1
    for card in st.cards[seat]:
        family = tables.family[card]
        if has(st.used[seat], card):
            continue
        if family == FREE_SYMBOLS:
            total = total.plus(serving(symbols_of(st, seat, CARD + card)[0], converts))
        elif family in (EXCHANGER, COSTS_TWO):
            total = total.plus(any_of(size_of(tables.gives[card])))
        elif family == AFTER_MOVE:
            loose += dice + st.tokens[seat] + len(tables.ring)
        elif family == ODD:
            odd = POWERS[tables.power[card]]
            if odd.name in BRINGS:
                total = total.plus(any_of(BRINGS[odd.name]))
            elif tables.power_frame[card] == F_USE:
                loose += GENEROUS
            if odd.triggers:
                loose += len(tables.ring) + 1
    if loose:
        total = total.plus(any_of(loose + every))  # its dice may show something else by then
    return total


def most_in_all(st: State, goal: Goal) -> Amount:
    total = NOTHING
    tables = st.tables
    for seat in range(tables.n_seats):
        total = total.plus(most_of(st, seat))
    if tables.at_once:
        for epic in st.epic:
            if epic >= 0:
                boss = tables.reward_boss[epic] if goal.name == "win" else 0
                total = total.plus(any_of(tables.reward_plan[epic] + boss))
    return total


def least_needed(st: State, start: State, goal: Goal) -> Amount:
    """What the goal takes from here, at least."""
    if goal.name == "win":
        health = st.tables.boss_health if st.boss_research else st.boss_health
        return Amount(st.boss_research, health, st.boss_research + health)
    if goal.name == "defeat":
        missing = goal.number - (defeats(st) - defeats(start))
        there = [district for district, epic in enumerate(st.epic) if epic >= 0]
        if len(there) < missing:
            return any_of(INFINITE)
        costs = sorted(cost_of(st, district) for district in there)
        return Amount(0, missing, sum(costs[:missing]))
    return NOTHING


def cost_of(st: State, district: int) -> int:
    """Symbols that it takes to defeat an Epic, at least."""
    health, research = st.health[district], st.research[district]
    if not research:
        return health
    return min(health, research + min(health, st.tables.epic_weakened[st.epic[district]]))

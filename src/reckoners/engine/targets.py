"""What a symbol may act on: the targets of each symbol in the districts that it reaches (USE-07, BOSS-01)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import N_TARGETS, has, spend
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CONTAIN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    PLAN,
    RESEARCH,
)
from reckoners.engine.pools import WILD_MASK, shown_in
from reckoners.engine.state import State

# What each symbol does to each target, without seat and source.
FIGHT: Final = [spend(0, 0, ENFORCEMENT, target) for target in range(N_TARGETS)]
HOLD: Final = [spend(0, 0, CONTAIN, target) for target in range(N_TARGETS)]
STUDY: Final = [spend(0, 0, RESEARCH, target) for target in range(N_TARGETS)]
STRIKE: Final = [spend(0, 0, ATTACK, target) for target in range(N_TARGETS)]

PROTECT: Final = [  # by symbol, then by district (ILD-06)
    [spend(0, 0, symbol, DISTRICT_TRACK + district) for district in range(BOSS)] for symbol in range(PLAN + 1)
]
PROTECTS: Final = [  # by the symbols of a source, then by district: every way to protect it
    [[PROTECT[symbol][district] for symbol in shown_in(mask)] for district in range(BOSS)]
    for mask in range(2 * WILD_MASK)
]

NOTHING: Final[list[int]] = []
EARN: Final = [spend(0, 0, MONEY)]  # money and plan act on the team and on oneself
PREPARE: Final = [spend(0, 0, PLAN)]

Aims = list[list[int]]  # by symbol: every way to spend one such symbol


def reached(st: State, seat: int) -> tuple[int, ...]:
    """The Reckoner's own district, and the Sniper token's (HERO-04)."""
    sniper = st.sniper[seat]
    where = st.where[seat]
    if sniper < 0 or sniper == where:
        return (where,)
    return (where, sniper)


def reached_with(st: State, seat: int, symbol: int) -> tuple[int, ...]:
    """The districts in which this symbol of the Reckoner acts: some reach the neighbours by a card (EQ2-04), those of
    the Sniper token's district too."""
    districts = reached(st, seat)
    if has(st.near[seat], symbol):
        ring = st.tables.n_districts
        around = [(district + step) % ring for district in districts for step in (1, -1)]
        return tuple(dict.fromkeys([*districts, *around]))
    return districts


def everywhere(st: State) -> tuple[int, ...]:
    """Remote cards act in any district (CARD-12)."""
    return st.tables.ring


def aims_in(st: State, district: int) -> Aims:
    """What each symbol can do in one district, the Boss included if he is there.

    A Shield there takes the symbol instead of what it guards (EP2-15 to EP2-17): a red one instead of Enforcement, a
    blue one instead of every bracket.
    """
    fight = contain = research = attack = NOTHING
    if st.enforcement[district] or st.red_shields[district]:
        fight = [FIGHT[district]]
    shielded = st.blue_shields[district]
    if shielded:
        contain = [HOLD[district]]
    if st.epic[district] >= 0:
        if st.bracket[district] > 1 and not shielded:
            contain = [HOLD[district]]
        if st.research[district]:
            research = [STUDY[district]]
        if st.health[district] != INFINITE:
            attack = [STRIKE[district]]
    if st.markers and st.markers[district] and st.tables.marker_start:
        research = [*research, STUDY[DISTRICT_TRACK + district]]
    if st.boss_at == district:
        if not shielded:
            brackets = st.boss_bracket
            contain = contain + [HOLD[BOSS_TRACK + t] for t in range(len(brackets)) if brackets[t] > 1]
        if st.boss_research:
            if st.tables.researches_boss:
                research = [*research, STUDY[BOSS]]
        else:
            attack = [*attack, STRIKE[BOSS]]
    return [EARN, fight, contain, research, attack, PREPARE]


def aims_of(st: State, districts: tuple[int, ...]) -> Aims:
    """The same for several districts; money and plan stay one option each."""
    known = st.aims
    for district in districts:
        if known[district] is None:
            known[district] = aims_in(st, district)
    first = known[districts[0]]
    assert first is not None
    if len(districts) == 1:
        return first
    merged: Aims = [EARN, first[1][:], first[2][:], first[3][:], first[4][:], PREPARE]
    for district in districts[1:]:
        more = known[district]
        assert more is not None
        for symbol in range(ENFORCEMENT, PLAN):
            merged[symbol] += more[symbol]
    return merged


def aims_for(st: State, seat: int) -> Aims:
    """What each symbol of a Reckoner can do, each in the districts that it reaches."""
    aims = aims_of(st, reached(st, seat))
    if not st.near[seat]:
        return aims
    further = aims[:]
    for symbol in range(ENFORCEMENT, PLAN):
        if has(st.near[seat], symbol):
            further[symbol] = aims_of(st, reached_with(st, seat, symbol))[symbol]
    return further

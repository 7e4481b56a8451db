"""What a symbol may act on: the targets of each symbol in the districts that it reaches (USE-07, BOSS-01)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    PLAN,
    RESEARCH,
    SPEND,
    TARGET_SHIFT,
    USE_SHIFT,
)
from reckoners.engine.state import State

# Verb, use and target of a symbol, without seat and source.
SPEND_MONEY: Final = SPEND | MONEY << USE_SHIFT
SPEND_ENFORCEMENT: Final = SPEND | ENFORCEMENT << USE_SHIFT
SPEND_CONTAIN: Final = SPEND | CONTAIN << USE_SHIFT
SPEND_RESEARCH: Final = SPEND | RESEARCH << USE_SHIFT
SPEND_ATTACK: Final = SPEND | ATTACK << USE_SHIFT
SPEND_PLAN: Final = SPEND | PLAN << USE_SHIFT

NOTHING: Final[list[int]] = []
EARN: Final = [SPEND_MONEY]  # money and plan act on the team and on oneself
PREPARE: Final = [SPEND_PLAN]

Aims = list[list[int]]  # by symbol: every way to spend one such symbol


def reached(st: State, seat: int) -> tuple[int, ...]:
    """The Reckoner's own district, and the Sniper token's (HERO-04)."""
    sniper = st.sniper[seat]
    where = st.where[seat]
    if sniper < 0 or sniper == where:
        return (where,)
    return (where, sniper)


def everywhere(st: State) -> tuple[int, ...]:
    """Remote cards act in any district (CARD-12)."""
    return st.tables.ring


def aims_in(st: State, district: int) -> Aims:
    """What each symbol can do in one district, the Boss included if he is there."""
    target = district << TARGET_SHIFT
    fight = contain = research = attack = NOTHING
    if st.enforcement[district]:
        fight = [SPEND_ENFORCEMENT | target]
    if st.epic[district] >= 0:
        if st.bracket[district] > 1:
            contain = [SPEND_CONTAIN | target]
        if st.research[district]:
            research = [SPEND_RESEARCH | target]
        if st.health[district] != INFINITE:
            attack = [SPEND_ATTACK | target]
    if st.boss_at == district:
        brackets = st.boss_bracket
        contain = contain + [
            SPEND_CONTAIN | (BOSS_TRACK + t) << TARGET_SHIFT for t in range(len(brackets)) if brackets[t] > 1
        ]
        if st.boss_research:
            research = [*research, SPEND_RESEARCH | BOSS << TARGET_SHIFT]
        else:
            attack = [*attack, SPEND_ATTACK | BOSS << TARGET_SHIFT]
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

"""What a symbol may act on: the targets of each symbol in the districts that it reaches (USE-07, BOSS-01)."""

from __future__ import annotations

from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    RESEARCH,
    SPEND,
    TARGET_SHIFT,
    USE_SHIFT,
)
from reckoners.engine.state import State


def reached(st: State, seat: int) -> tuple[int, ...]:
    """The Reckoner's own district, and the Sniper token's (HERO-04)."""
    sniper = st.sniper[seat]
    where = st.where[seat]
    if sniper < 0 or sniper == where:
        return (where,)
    return (where, sniper)


def spend_options(st: State, symbol: int, districts: tuple[int, ...]) -> list[int]:
    """Verb, use and target of every way to spend one such symbol there; the caller adds seat and source."""
    use = SPEND | symbol << USE_SHIFT
    if symbol == ENFORCEMENT:
        troops = st.enforcement
        return [use | d << TARGET_SHIFT for d in districts if troops[d]]
    epic = st.epic
    if symbol == CONTAIN:
        bracket = st.bracket
        out = [use | d << TARGET_SHIFT for d in districts if bracket[d] > 1 and epic[d] >= 0]
        if st.boss_at in districts:
            tracks = st.boss_bracket
            out += [use | (BOSS_TRACK + t) << TARGET_SHIFT for t in range(4) if tracks[t] > 1]
        return out
    if symbol == RESEARCH:
        research = st.research
        out = [use | d << TARGET_SHIFT for d in districts if epic[d] >= 0 and research[d]]
        if st.boss_research and st.boss_at in districts:
            out.append(use | BOSS << TARGET_SHIFT)
        return out
    if symbol == ATTACK:
        health = st.health
        out = [use | d << TARGET_SHIFT for d in districts if epic[d] >= 0 and health[d] != INFINITE]
        if not st.boss_research and st.boss_at in districts:
            out.append(use | BOSS << TARGET_SHIFT)
        return out
    return [use]  # money and plan act on the team and on oneself

"""Actions that change one number of the position, done and taken back on the spot, for a search that only glances.

Most that a Reckoner can do with a symbol is of that kind: a bracket, a piece, a Plan token. What more follows from (a
weakened or defeated Epic, a Shield, a marker, a card that watches) is not: that is played. Dice are left as they are.
"""

from __future__ import annotations

from typing import Final

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
from reckoners.engine.effects import PREDICTIVE, works
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.triggers import ATTACKED, BOSS_ATTACKED, BOSS_CONTAINED, BOSS_RESEARCHED, CONTAINED, RESEARCHED

A_BARRICADE: Final = -1  # beside the symbols: a whole source removes one
WATCHED: Final = (CONTAINED, RESEARCHED, ATTACKED, BOSS_CONTAINED, BOSS_RESEARCHED, BOSS_ATTACKED)


def is_watched(tables: Tables) -> bool:
    """Whether somebody at this table answers to steps that weaken and defeat nobody."""
    return any(tables.triggers[what] for what in WATCHED)


def is_a_nudge(st: State, symbol: int, target: int) -> bool:
    """Whether this changes one number and no more, as long as nobody watches."""
    if symbol == A_BARRICADE:
        return True
    if target >= DISTRICT_TRACK:
        return False
    if symbol == ENFORCEMENT:
        return not st.red_shields[target]
    if symbol == CONTAIN:
        return target >= BOSS_TRACK or not st.blue_shields[target]
    if symbol == RESEARCH:
        return (st.boss_research if target == BOSS else st.research[target]) > 1
    if symbol == ATTACK:
        return 1 < (st.boss_health if target == BOSS else st.health[target]) != INFINITE
    return True


def nudge(st: State, seat: int, symbol: int, target: int, times: int) -> None:
    """Once, or -1 times to take it back."""
    if symbol == A_BARRICADE:
        st.barricades[target] -= times
        st.barricades_left += times
    elif symbol == MONEY:
        st.money += times
    elif symbol == PLAN:
        if works(st, seat, PREDICTIVE):
            st.tokens[seat] += times
        else:
            st.fresh[seat] += times
    elif symbol == ENFORCEMENT:
        st.enforcement[target] -= times
        st.enforcement_left += times
    elif symbol == CONTAIN:
        if target >= BOSS_TRACK:
            st.boss_bracket[target - BOSS_TRACK] -= times
        else:
            st.bracket[target] -= times
    elif symbol == RESEARCH:
        if target == BOSS:
            st.boss_research -= times
        else:
            st.research[target] -= times
    elif target == BOSS:
        st.boss_health -= times
    else:
        st.health[target] -= times


def pay_a_token(st: State, seat: int, times: int) -> None:
    """The Plan token that a nudge is paid with."""
    st.tokens[seat] -= times

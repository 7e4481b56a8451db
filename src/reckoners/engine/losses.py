"""A discovered base: the team chooses one die of any Reckoner, and it is captured (EPI-09, EPI-10)."""

from __future__ import annotations

from reckoners.engine.codes import (
    CAPTURED,
    LOSE,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
)
from reckoners.engine.happenings import E_CAPTURED
from reckoners.engine.state import State


def lose_options(st: State) -> list[int]:
    """Any die of anybody; of equal dice of one Reckoner the first stands for all."""
    out: list[int] = []
    for seat in range(st.tables.n_seats):
        seen = 0
        slots = st.dice[seat]
        for slot in range(len(slots)):
            die = slots[slot]
            bit = 1 << st.tables.kind[die]
            if st.status[die] != CAPTURED and not seen & bit:
                seen |= bit
                out.append(LOSE | seat << SEAT_SHIFT | slot << SOURCE_SHIFT)
    return out


def answer_lose(st: State, action: int) -> None:
    seat = action >> SEAT_SHIFT & SEAT_MASK
    slot = action >> SOURCE_SHIFT & SOURCE_MASK
    die = st.dice[seat][slot]
    st.status[die] = CAPTURED
    st.captured = (*st.captured, die)
    st.stack.pop()
    st.events.append((E_CAPTURED, seat, slot))

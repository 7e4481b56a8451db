"""A discovered base: the team chooses one die of any Reckoner, and it is captured (EPI-09, EPI-10)."""

from __future__ import annotations

from reckoners.engine.action import lose, seat_of, source_of
from reckoners.engine.codes import CAPTURED
from reckoners.engine.happenings import E_CAPTURED
from reckoners.engine.state import State


def lose_options(st: State) -> list[int]:
    """Any die of anybody; of equal dice of one Reckoner the first stands for all."""
    out: list[int] = []
    for seat in range(st.tables.n_seats):
        seen: list[int] = []
        slots = st.dice[seat]
        for slot in range(len(slots)):
            die = slots[slot]
            kind = st.tables.kind[die]
            if st.status[die] != CAPTURED and kind not in seen:
                seen.append(kind)
                out.append(lose(seat, slot))
    return out


def answer_lose(st: State, action: int) -> None:
    seat = seat_of(action)
    slot = source_of(action)
    die = st.dice[seat][slot]
    st.status[die] = CAPTURED
    st.captured = (*st.captured, die)
    st.stack.pop()
    st.events.append((E_CAPTURED, seat, slot))

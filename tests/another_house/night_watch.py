"""A step of a round: at night everybody who stands alone earns a dollar."""

from __future__ import annotations

from reckoners.engine.board import earn
from reckoners.engine.state import State
from reckoners.engine.steps import begins_with, step_named

STEP_NIGHT = step_named("night-watch")


def begin_night(st: State) -> None:
    for seat in range(st.tables.n_seats):
        if st.where.count(st.where[seat]) == 1:
            earn(st, 1)


begins_with(STEP_NIGHT, begin_night)

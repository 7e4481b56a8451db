"""Plans for somebody who has paid half of a dear Move already: the other half goes to the same district, or it lapses.

The search starts from the table and not from what was begun there: a plan that leads elsewhere is a good one, but first
the half has to be given up.
"""

from __future__ import annotations

from reckoners.engine.action import lapse, seat_of
from reckoners.engine.codes import TEAM
from reckoners.engine.flow import play
from reckoners.engine.groups import owes_a_move
from reckoners.engine.state import State


def giving_up_halves(st: State, codes: list[int]) -> list[int]:
    """The same plan, with the half that is in its way given up; only as far as it can be played from here."""
    if not has_half(st):
        return codes
    now = st.clone()
    found: list[int] = []
    for code in codes:
        then = now.clone()
        if not play(then, code):
            seat = seat_of(code)
            if seat == TEAM or not st.owing[seat]:
                break
            given_up = lapse(seat)
            then = now.clone()
            if not play(then, given_up) or not play(then, code):
                break
            found.append(given_up)
        found.append(code)
        now = then
    return found


def has_half(st: State) -> bool:
    return any(st.owing[seat] and owes_a_move(st, seat) >= 0 for seat in range(st.tables.n_seats))

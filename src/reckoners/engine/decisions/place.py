"""Each Reckoner chooses a starting district (PRO-05)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import place, seat_of, target_of
from reckoners.engine.cards import stand
from reckoners.engine.codes import F_PLACE, PLACE
from reckoners.engine.decision import DISTRICT, Decision, Reason, Verb
from reckoners.engine.happenings import E_PLACED
from reckoners.engine.state import State


def place_options(st: State) -> list[int]:
    """Any district, behind Barricades too (PRO-05)."""
    return [
        place(seat, district)
        for seat in range(st.tables.n_seats)
        if st.where[seat] < 0
        for district in range(st.tables.n_districts)
    ]


def answer_place(st: State, action: int) -> None:
    seat = seat_of(action)
    district = target_of(action)
    stand(st, seat, district)
    st.events.append((E_PLACED, seat, district))


def why_not_place(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("placed-already", "PRO-05", {"seat": seat_of(action)})


DECISION: Final = Decision(
    "place",
    F_PLACE,
    (Verb(PLACE, "place", "PRO-05", (DISTRICT,)),),
    place_options,
    answer_place,
    why_not_place,
    step="prologue",
    end_rule="PRO-05",
)

"""Val's Dispatcher: another Reckoner moves, or a Barricade is removed anywhere (HER2-01)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import clear, power, second_of, source_of, target_of
from reckoners.engine.codes import CARD
from reckoners.engine.decision import DISTRICT, RECKONER, Reason
from reckoners.engine.groups import owes_a_move
from reckoners.engine.moving import free_districts, is_held
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State
from reckoners.engine.use import pay_move

MOST_SEATS: Final = 6
_rides: dict[tuple[int, int], list[list[int]]] = {}  # remembered, by seat and card: for whom, and whereto


def dispatcher_options(st: State, seat: int, card: int) -> list[int]:
    """Who has an open die is not moved (USE-03). A Barricade is cleared with the card as its source; as it is no die,
    one's own open die stays open."""
    rides = _rides.get((seat, card))
    if rides is None:
        rides = _rides[seat, card] = [
            [power(seat, card, target=other, second=district) for district in range(MOST_SEATS + 1)]
            for other in range(MOST_SEATS)
        ]
    out: list[int] = []
    for other in range(st.tables.n_seats):
        if other != seat and not st.pool[other]:
            ride = rides[other]
            out += [ride[district] for district in rides_for(st, other)]
    if st.barricades_left < st.tables.barricades:
        barricades = st.barricades
        out += [clear(seat, CARD + card, district) for district in st.tables.ring if barricades[district]]
    return out


def rides_for(st: State, other: int) -> list[int]:
    """Where a Reckoner can go; once half a Move is paid, only there (ATK-06)."""
    free = free_districts(st, other)
    goal = owes_a_move(st, other) if st.owing[other] else -1
    return free if goal < 0 else [district for district in free if district == goal]


def dispatcher(st: State, seat: int, action: int) -> None:  # noqa: ARG001 - every power has this shape
    """A Move of the other one, or half of it where a Move costs two: that one pays the other half (ATK-06)."""
    pay_move(st, target_of(action), source_of(action), second_of(action))


def why_not_dispatcher(st: State, seat: int, action: int) -> Reason:
    other, district = target_of(action), second_of(action)
    about = {"seat": other, "district": district}
    if other == seat:
        return ("not-for-oneself", "HER2-01", {"seat": seat})
    if st.pool[other]:
        return ("die-open", "USE-03", about)
    if st.where[other] == district:
        return ("already-there", "MOVE-01", about)
    if is_held(st, st.where[other]):
        return ("pulled", "EP2-03", {"seat": other, "district": st.where[other]})
    goal = owes_a_move(st, other)
    if goal >= 0 and goal != district:
        return ("move-half-paid", "ATK-06", {"seat": other, "district": goal})
    blocked = st.where[other] if st.barricades[st.where[other]] else district
    return ("barricaded", "MOVE-02", {"seat": other, "district": blocked})


register_power(
    OddPower(
        "dispatcher",
        (RECKONER, DISTRICT),
        dispatcher_options,
        dispatcher,
        why_not_dispatcher,
        rule="HER2-01",
        watches=True,
    )
)

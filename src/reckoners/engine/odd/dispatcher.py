"""Val's Dispatcher: another Reckoner moves, or a Barricade is removed anywhere (HER2-01)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import clear, power, second_of, target_of
from reckoners.engine.codes import CARD
from reckoners.engine.decision import DISTRICT, RECKONER, Reason
from reckoners.engine.moving import free_districts, is_held
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State
from reckoners.engine.use import move_to

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
            out += [ride[district] for district in free_districts(st, other)]
    if st.barricades_left < st.tables.barricades:
        barricades = st.barricades
        out += [clear(seat, CARD + card, district) for district in st.tables.ring if barricades[district]]
    return out


def dispatcher(st: State, seat: int, action: int) -> None:  # noqa: ARG001 - every power has this shape
    move_to(st, target_of(action), second_of(action))


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

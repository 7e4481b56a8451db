"""An odd card that is used while the team buys: it takes a Reckoner and a district, and moves somebody there for $1.

And an on-going one: its owner's Research reaches the neighbours, and whoever weakens an Epic is paid."""

from __future__ import annotations

from reckoners.content.model import SYMBOLS
from reckoners.engine.action import bit, power, second_of, target_of
from reckoners.engine.board import earn
from reckoners.engine.codes import F_BUY
from reckoners.engine.decision import DISTRICT, RECKONER, Reason
from reckoners.engine.happenings import E_MOVED
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State
from reckoners.engine.triggers import WEAKENED


def ledger_options(st: State, seat: int, card: int) -> list[int]:
    if st.money < 1 or st.round == 0:
        return []
    return [
        power(seat, card, target=other, second=district)
        for other in range(st.tables.n_seats)
        for district in range(st.tables.n_districts)
        if st.where[other] != district
    ]


def ledger(st: State, seat: int, action: int) -> None:  # noqa: ARG001 - every power has this shape
    other, district = target_of(action), second_of(action)
    st.money -= 1
    start, st.where[other] = st.where[other], district
    st.events.append((E_MOVED, other, start, district))


def why_not_ledger(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    if not st.money:
        return ("ransom-too-dear", "BUY-04", {"price": 1, "money": st.money})
    return ("already-there", "MOVE-01", {"seat": target_of(action), "district": second_of(action)})


register_power(OddPower("ledger", (RECKONER, DISTRICT), ledger_options, ledger, why_not_ledger, frame=F_BUY))

SPYGLASS = "spyglass"


def pay_who_weakens(st: State, who: int, district: int) -> None:  # noqa: ARG001 - every trigger has this shape
    if who >= 0 and any(st.tables.card_ids[card] == SPYGLASS for card in st.cards[who]):
        earn(st, 1)


register_power(
    OddPower("spyglass", near=bit(SYMBOLS.index("research")), triggers=((WEAKENED, pay_who_weakens),)),
)

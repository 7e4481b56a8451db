"""Kidnap: the Boss, or up to three pieces, into a district (EQ2-08). What is brought is asked one by one."""

from __future__ import annotations

from reckoners.engine.action import AS_TARGET, power, target_of
from reckoners.engine.codes import F_KIDNAP
from reckoners.engine.decision import DISTRICT, Reason
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State


def kidnap_options(st: State, seat: int, card: int) -> list[int]:
    taken = power(seat, card)
    return [taken | AS_TARGET[district] for district in st.tables.ring if something_elsewhere(st, district)]


def something_elsewhere(st: State, district: int) -> bool:
    if st.boss_at != district:
        return True
    pieces = (st.enforcement, st.barricades, st.red_shields, st.blue_shields, st.copies)
    return any(sum(where) > where[district] for where in pieces)


def kidnap(st: State, seat: int, action: int) -> None:
    st.stack.append((F_KIDNAP, seat, target_of(action), 0))


def why_not_kidnap(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001 - every power has this shape
    return ("nothing-to-bring", "EQ2-08", {"district": target_of(action)})


register_power(OddPower("kidnap", (DISTRICT,), kidnap_options, kidnap, why_not_kidnap, rule="EQ2-08"))

"""Gift cards: free, once per round, and only for another Reckoner (EQ2-01). Spyril and Extra Ammo ask that one."""

from __future__ import annotations

from reckoners.engine.action import AS_TARGET, power, target_of
from reckoners.engine.codes import F_AMMO, F_REGAIN, KEPT, USED
from reckoners.engine.decision import RECKONER, Reason
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State

AMMO_ROLLS = 2


def others_with(st: State, seat: int, card: int, status: int) -> list[int]:
    given = power(seat, card)
    return [
        given | AS_TARGET[other] for other in range(st.tables.n_seats) if other != seat and has_die(st, other, status)
    ]


def has_die(st: State, seat: int, status: int) -> bool:
    for die in st.dice[seat]:  # noqa: SIM110 - half the time of any()
        if st.status[die] == status:
            return True
    return False


def why_not_gift(seat: int, other: int, rule: str, otherwise: str) -> Reason:
    if other == seat:
        return ("not-for-oneself", "EQ2-01", {"seat": seat})
    return (otherwise, rule, {"seat": other})


# -- Spyril


def spyril_options(st: State, seat: int, card: int) -> list[int]:
    return others_with(st, seat, card, USED)


def spyril(st: State, seat: int, action: int) -> None:  # noqa: ARG001 - every power has this shape
    """Another Reckoner regains a used die (EQ2-05)."""
    st.stack.append((F_REGAIN, target_of(action)))


def why_not_spyril(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    return why_not_gift(seat, target_of(action), "EQ2-05", "no-used-die")


# -- Extra Ammo


def ammo_options(st: State, seat: int, card: int) -> list[int]:
    return others_with(st, seat, card, KEPT)


def extra_ammo(st: State, seat: int, action: int) -> None:  # noqa: ARG001
    """Another Reckoner rolls unused dice again (EQ2-17)."""
    st.stack.append((F_AMMO, target_of(action), AMMO_ROLLS))


def why_not_ammo(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    return why_not_gift(seat, target_of(action), "EQ2-17", "no-unused-die")


register_power(OddPower("spyril", (RECKONER,), spyril_options, spyril, why_not_spyril, rule="EQ2-05", watches=True))
register_power(OddPower("extra-ammo", (RECKONER,), ammo_options, extra_ammo, why_not_ammo, rule="EQ2-17", watches=True))

"""Cards that take nothing: Dish Soap, Tracking Device, Med Kit."""

from __future__ import annotations

from reckoners.engine.action import power
from reckoners.engine.codes import MONEY
from reckoners.engine.decision import Reason
from reckoners.engine.dice import gain_ready_tokens
from reckoners.engine.happenings import E_BASE, E_HEALED
from reckoners.engine.pools import ONE
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State

# -- Dish Soap


def dish_soap_options(st: State, seat: int, card: int) -> list[int]:
    return [power(seat, card)] if st.base else []


def dish_soap(st: State, seat: int, action: int) -> None:  # noqa: ARG001 - every power has this shape
    """The base marker goes one up (EQ2-09)."""
    st.base -= 1
    st.events.append((E_BASE, st.base))
    if not st.base:
        st.stale = -1  # at the top other such cards show money


def at_the_top(st: State, seat: int) -> bool:  # noqa: ARG001
    """There it earns money instead, as a die."""
    return not st.base


def why_not_dish_soap(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    return ("base-at-top", "EQ2-09", {"seat": seat})


# -- Tracking Device


def always(st: State, seat: int, card: int) -> list[int]:  # noqa: ARG001
    return [power(seat, card)]


def tracking_device(st: State, seat: int, action: int) -> None:  # noqa: ARG001
    """A Plan token that can be used at once (EQ2-10)."""
    gain_ready_tokens(st, seat, 1)


# -- Med Kit


def med_kit_options(st: State, seat: int, card: int) -> list[int]:
    """Ours: heals up to what the city started with (EQ2-25)."""
    return [power(seat, card)] if st.population < st.tables.population else []


def med_kit(st: State, seat: int, action: int) -> None:  # noqa: ARG001
    st.population += 1
    st.events.append((E_HEALED, 1, st.population))
    if st.population == st.tables.population:
        st.stale = -1


def why_not_med_kit(st: State, seat: int, action: int) -> Reason:  # noqa: ARG001
    return ("nobody-hurt", "EQ2-25", {"seat": seat})


register_power(
    OddPower(
        "dish-soap",
        (),
        dish_soap_options,
        dish_soap,
        why_not_dish_soap,
        rule="EQ2-09",
        gives=ONE[MONEY],
        shows=at_the_top,
    )
)
register_power(OddPower("tracking-device", (), always, tracking_device, rule="EQ2-10"))
register_power(OddPower("med-kit", (), med_kit_options, med_kit, why_not_med_kit, rule="EQ2-25"))

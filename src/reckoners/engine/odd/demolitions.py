"""Mizzy's Demolitions: a token onto the card, or some off it for a heavy attack as one die (HER2-02, HER2-05)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import power, source_of, target_of
from reckoners.engine.codes import ATTACK
from reckoners.engine.decision import CHOICE, Reason
from reckoners.engine.groups import lapse, let_go, open_group
from reckoners.engine.happenings import kind_of_event
from reckoners.engine.pools import ONE
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State

PUT: Final = 0  # the first word; behind it the numbers of tokens that are set off
MOST: Final = 6  # tokens at a time, whatever a pack gives her: more would not find room in a group
CHOICES: Final = ("put", *(str(removed) for removed in range(MOST + 1)))
E_CHARGED: Final = kind_of_event("charged", "reckoner", "now")
E_SET_OFF: Final = kind_of_event("set-off", "reckoner", "n", "now")


def demolitions_options(st: State, seat: int, card: int) -> list[int]:
    charges = st.charges[seat]
    out = [power(seat, card, target=1 + removed) for removed in range(min(charges, MOST) + 1)]
    if charges < st.tables.demolitions:
        out.append(power(seat, card, target=PUT))
    return out


def damage(removed: int) -> int:
    return 2 * removed + 1


def demolitions(st: State, seat: int, action: int) -> None:
    choice = target_of(action)
    if choice == PUT:
        set_charges(st, seat, st.charges[seat] + 1)
        st.events.append((E_CHARGED, seat, st.charges[seat]))
        return
    removed = choice - 1
    if st.pool[seat]:
        lapse(st, seat)
    if st.waiting[seat]:
        let_go(st, seat)
    set_charges(st, seat, st.charges[seat] - removed)
    st.events.append((E_SET_OFF, seat, removed, st.charges[seat]))
    open_group(st, seat, source_of(action), ONE[ATTACK] * damage(removed))


def set_charges(st: State, seat: int, tokens: int) -> None:
    charges = list(st.charges)
    charges[seat] = tokens
    st.charges = tuple(charges)


def why_not_demolitions(st: State, seat: int, action: int) -> Reason:
    about = {"seat": seat, "n": st.charges[seat]}
    return ("no-charge-beside" if target_of(action) == PUT else "too-few-charges", "HER2-02", about)


register_power(
    OddPower(
        "demolitions",
        (CHOICE,),
        demolitions_options,
        demolitions,
        why_not_demolitions,
        rule="HER2-02",
        choices=CHOICES,
    )
)

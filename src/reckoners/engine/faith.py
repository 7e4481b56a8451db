"""Faith: once in the roll step, any of the dice just rolled are chosen and rolled again (HERO-02).

Dice are chosen one by one; the word `roll` ends that. Till then nothing else is done by that Reckoner.
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import AS_SLOT, bit, power, slot_of, source_of, verb_of
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.codes import CAPTURED, CARD, DISABLED, F_ROLL, MARKED, POWER, ROLLED
from reckoners.engine.decision import DIE_OR_ROLL, NO_DIE, Reason
from reckoners.engine.dice import roll
from reckoners.engine.happenings import E_FAITH
from reckoners.engine.powers import POWERS, OddPower, ready_powers, register_power
from reckoners.engine.state import State


def faith_options(st: State, seat: int, card: int) -> list[int]:
    """Equal dice once; to roll them, at least one."""
    out: list[int] = []
    seen: list[int] = []
    marked = False
    chosen = power(seat, card)
    slots = st.dice[seat]
    for slot in range(len(slots)):
        die = slots[slot]
        if st.status[die] == MARKED:
            marked = True
        elif st.status[die] == ROLLED:
            looks = st.tables.kind[die] * 8 + st.face[die]
            if looks not in seen:
                seen.append(looks)
                out.append(chosen | AS_SLOT[slot])
    if marked:
        out.append(chosen | AS_SLOT[NO_DIE])
    return out


def answer_faith(st: State, seat: int, action: int) -> None:
    slots = st.dice[seat]
    if slot_of(action) != NO_DIE:
        st.status[slots[slot_of(action)]] = MARKED
        return
    st.used[seat] |= bit(source_of(action) - CARD)
    st.events.append((E_FAITH, seat))
    for slot in range(len(slots)):
        if st.status[slots[slot]] == MARKED:
            roll(st, seat, slot)


def why_not_faith(st: State, seat: int, action: int) -> Reason:
    slot = slot_of(action)
    about = {"seat": seat, "die": slot}
    if slot == NO_DIE:
        return ("nothing-marked", "HERO-02", {"seat": seat})
    if st.status[st.dice[seat][slot]] == CAPTURED:
        return ("die-captured", "ROLL-02", about)
    if st.status[st.dice[seat][slot]] == DISABLED:
        return why_disabled(st, seat, slot)
    return ("kept-die", "HERO-02", about)


FAITH: Final = register_power(
    OddPower(
        "faith", (DIE_OR_ROLL,), faith_options, answer_faith, why_not_faith, rule="HERO-02", frame=F_ROLL, once=False
    )
)


def faith_card(st: State, seat: int) -> int:
    """The card by which a Reckoner may still roll chosen dice again; -1 if there is none."""
    for card in ready_powers(st, seat, F_ROLL):
        if st.tables.power[card] == FAITH:
            return card
    return -1


def faith_is_ready(st: State, seat: int) -> bool:
    return faith_card(st, seat) >= 0


def choose_die(st: State, seat: int, slot: int) -> int:
    """The action that chooses a die for it."""
    return power(seat, faith_card(st, seat), slot)


def roll_chosen(st: State, seat: int) -> int:
    """The action that rolls the chosen ones."""
    return power(seat, faith_card(st, seat), NO_DIE)


def rolls_chosen(st: State, action: int) -> bool:
    """Whether an action is one that rolls chosen dice."""
    card = source_of(action) - CARD
    return (
        verb_of(action) == POWER
        and 0 <= card < len(st.tables.power)
        and st.tables.power[card] >= 0
        and POWERS[st.tables.power[card]].frame == F_ROLL
        and slot_of(action) == NO_DIE
    )

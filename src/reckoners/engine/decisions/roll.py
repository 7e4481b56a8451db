"""The roll step: everybody rolls at the same time and at one's own pace (ROLL)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    AS_SOURCE,
    SEAT_BIT,
    bit,
    has,
    keep,
    reroll,
    seat_of,
    source_of,
    stop,
    unpacked,
    verb_of,
)
from reckoners.engine.attack_reckoners import lost, why_disabled
from reckoners.engine.codes import (
    CAPTURED,
    CARD,
    DISABLED,
    F_ROLL,
    F_USE,
    KEEP,
    KEPT,
    MARKED,
    POWER,
    REROLL,
    ROLLED,
    STOP,
)
from reckoners.engine.decision import DECISION_OF, DIE, Decision, Reason, Verb
from reckoners.engine.dice import roll
from reckoners.engine.effects import JOKER, LESS_REROLLS
from reckoners.engine.happenings import E_KEPT, E_ROLLING_DONE
from reckoners.engine.powers import POWERS, answer_power, ready_powers
from reckoners.engine.state import State

ROLLS: Final = 3
JOKES: Final = bit(JOKER)
FINISHED: Final = 9


def start_rolling(st: State) -> None:
    """Roll 1: all own dice, captured ones and those out of use not (ROLL-02, ATK-03). A last roll is kept whole."""
    for seat in range(st.tables.n_seats):
        st.rolls[seat] = first_roll(st, seat)
        st.kept_now[seat] = False
        slots = st.dice[seat]
        for slot in range(len(slots)):
            if st.status[slots[slot]] < CAPTURED:
                roll(st, seat, slot)
        if not _has(st, seat, ROLLED):
            finish_rolling(st, seat)  # nobody waits for a Reckoner without dice (ROLL-07)
        else:
            finish_last_roll(st, seat)
    st.stale = -1


def first_roll(st: State, seat: int) -> int:
    """The number of a Reckoner's first roll: who has fewer rerolls starts so much later (ATK-02)."""
    tokens = st.suffers[seat]
    return min(1 + tokens.count(LESS_REROLLS), ROLLS) if tokens else 1


def _has(st: State, seat: int, status: int) -> bool:
    for die in st.dice[seat]:  # noqa: SIM110 - half the time of any()
        if st.status[die] == status:
            return True
    return False


def roll_options(st: State) -> list[int]:
    out: list[int] = []
    stale = st.stale
    lists = st.seat_options
    for seat in range(st.tables.n_seats):
        if stale & SEAT_BIT[seat]:
            lists[seat] = seat_roll_options(st, seat)
        out += lists[seat]
    st.stale = 0
    return out


def seat_roll_options(st: State, seat: int) -> list[int]:
    """Keep a die (equal dice once), powers of this step, reroll the rest, stop."""
    out: list[int] = []
    if st.rolls[seat] == FINISHED:
        return out
    slots = st.dice[seat]
    kinds = st.tables.kind
    status = st.status
    kept = keep(seat, 0)
    seen: list[int] = []
    loose = 0
    marking = False  # a power is choosing dice: that comes first
    for slot in range(len(slots)):
        die = slots[slot]
        if status[die] == ROLLED:
            loose += 1
            looks = kinds[die] * 8 + st.face[die]
            if looks not in seen:
                seen.append(looks)
                out.append(kept | AS_SOURCE[slot])
        elif status[die] == MARKED:
            marking = True
    may_keep = not marking and st.rolls[seat] < ROLLS
    if not may_keep:
        out = []
    frames = st.tables.power_frame
    for card in st.cards[seat]:
        if frames[card] == F_ROLL and not has(st.used[seat], card):
            out += POWERS[st.tables.power[card]].options(st, seat, card)
    if marking:
        return out
    if may_keep and (st.kept_now[seat] or st.effects[seat] & JOKES):
        out.append(reroll(seat))  # Sam may keep none (HER2-04)
    if loose > 1 or not may_keep:
        out.append(stop(seat))  # with one die left, keeping it is the same
    return out


def answer_roll(st: State, action: int) -> None:
    verb, seat, slot, _ = unpacked(action)
    st.stale |= SEAT_BIT[seat]
    slots = st.dice[seat]
    if verb == KEEP:
        st.status[slots[slot]] = KEPT
        st.kept_now[seat] = True
        st.events.append((E_KEPT, seat, slot))
        if not _has(st, seat, ROLLED):
            finish_rolling(st, seat)
    elif verb == REROLL:
        st.kept_now[seat] = False
        st.rolls[seat] += 1
        for slot in range(len(slots)):
            if st.status[slots[slot]] == ROLLED:
                roll(st, seat, slot)
        finish_last_roll(st, seat)
    elif verb == POWER:
        answer_power(st, seat, slot - CARD, action)
        finish_last_roll(st, seat)
    else:
        finish_rolling(st, seat)


def finish_last_roll(st: State, seat: int) -> None:
    """After roll 3 all dice are kept, unless a power of this step could still change them (ROLL-05, HERO-02)."""
    if st.rolls[seat] == ROLLS and not _has(st, seat, MARKED) and not ready_powers(st, seat, F_ROLL):
        finish_rolling(st, seat)


def finish_rolling(st: State, seat: int) -> None:
    """All dice are kept (ROLL-05, ROLL-06)."""
    for die in st.dice[seat]:
        if st.status[die] == ROLLED:
            st.status[die] = KEPT
    st.rolls[seat] = FINISHED
    st.kept_now[seat] = False  # nothing remembers how one came to keep all
    st.events.append((E_ROLLING_DONE, seat))


def still_rolling(st: State) -> int:
    """The seats that everybody waits for, a bit each."""
    seats = 0
    for seat in range(st.tables.n_seats):
        if st.rolls[seat] != FINISHED:
            seats |= bit(seat)
    return seats


def why_not_roll(st: State, action: int) -> Reason:
    verb, seat, slot = verb_of(action), seat_of(action), source_of(action)
    about = {"seat": seat, "die": slot}
    if st.rolls[seat] == FINISHED:
        return ("rolling-done", "ROLL-06", about)
    if any(st.status[die] == MARKED for die in st.dice[seat]):
        return ("faith-first", "HERO-02", about)
    if verb == KEEP:
        status = st.status[st.dice[seat][slot]]
        if status == CAPTURED:
            return ("die-captured", "ROLL-02", about)
        if status == DISABLED:
            return why_disabled(st, seat, slot)
        if status == KEPT:
            return ("kept-already", "ROLL-04", about)
        return ("last-roll", "ROLL-05", about)
    if verb == REROLL:
        if st.rolls[seat] >= ROLLS:
            return ("no-reroll-left", "ATK-02" if lost(st, seat, LESS_REROLLS) else "ROLL-05", about)
        ability = st.tables.ability[seat]
        if has(st.disabled[seat], ability) and st.tables.effects[ability] & JOKES:
            return ("card-disabled", "ATK-05", {"seat": seat, "card": ability})
        return ("keep-one-first", "ROLL-03", about)
    return ("faith-first", "HERO-02", about)


def not_yet(st: State, action: int) -> Reason | None:
    """The use step starts when everybody has finished rolling (ROLL-07)."""
    if DECISION_OF[verb_of(action)] == F_USE:
        return ("still-rolling", "ROLL-07", {"seats": still_rolling(st)})
    return None


DECISION: Final = Decision(
    "roll",
    F_ROLL,
    (
        Verb(KEEP, "keep", "ROLL-03", (DIE,)),
        Verb(REROLL, "reroll", "ROLL-05"),
        Verb(STOP, "stop", "ROLL-06"),
    ),
    roll_options,
    answer_roll,
    why_not_roll,
    step="roll",
    end_rule="ROLL-07",
    meanwhile=not_yet,
)

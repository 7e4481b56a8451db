"""The roll step: everybody rolls at the same time and at one's own pace (ROLL). Faith belongs here (HERO-02)."""

from __future__ import annotations

from typing import Final

from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import bit, has, keep, packed, reroll, seat_of, source_of, stop, verb_of
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    CAPTURED,
    FAITH_MARK,
    FAITH_ROLL,
    KEEP,
    KEPT,
    MARKED,
    REROLL,
    ROLLED,
)
from reckoners.engine.dice import roll
from reckoners.engine.happenings import E_FAITH, E_KEPT, E_ROLLING_DONE
from reckoners.engine.state import State

ROLLS: Final = 3
FINISHED: Final = 9
FAITH: Final = ODD_POWERS.index("faith")


def start_rolling(st: State) -> None:
    """Roll 1: all own dice, captured ones not (ROLL-02)."""
    for seat in range(st.tables.n_seats):
        st.rolls[seat] = 1
        st.kept_now[seat] = False
        slots = st.dice[seat]
        for slot in range(len(slots)):
            if st.status[slots[slot]] != CAPTURED:
                roll(st, seat, slot)
        if not _has(st, seat, ROLLED):
            finish_rolling(st, seat)  # nobody waits for a Reckoner without dice (ROLL-07)
    st.stale = -1


def faith_is_ready(st: State, seat: int) -> bool:
    card = st.tables.ability[seat]
    return st.tables.power[card] == FAITH and card_is_ready(st, seat, card)


def _has(st: State, seat: int, status: int) -> bool:
    return any(st.status[die] == status for die in st.dice[seat])


def roll_options(st: State) -> list[int]:
    out: list[int] = []
    stale = st.stale
    lists = st.seat_options
    for seat in range(st.tables.n_seats):
        if has(stale, seat):
            lists[seat] = seat_roll_options(st, seat)
        out += lists[seat]
    st.stale = 0
    return out


def seat_roll_options(st: State, seat: int) -> list[int]:
    """Keep a die (equal dice once), reroll the rest, stop, or Faith."""
    out: list[int] = []
    if st.rolls[seat] == FINISHED:
        return out
    slots = st.dice[seat]
    kinds = st.tables.kind
    faith = faith_is_ready(st, seat)
    marking = faith and _has(st, seat, MARKED)
    may_keep = not marking and st.rolls[seat] < ROLLS
    seen: list[int] = []
    loose = 0
    for slot in range(len(slots)):
        die = slots[slot]
        if st.status[die] == ROLLED:
            loose += 1
            looks = kinds[die] * 8 + st.face[die]
            if looks not in seen:
                seen.append(looks)
                if may_keep:
                    out.append(keep(seat, slot))
                if faith:
                    out.append(packed(FAITH_MARK, seat, slot))
    if marking:
        out.append(packed(FAITH_ROLL, seat))
        return out
    if may_keep and st.kept_now[seat]:
        out.append(reroll(seat))
    if loose > 1 or not may_keep:
        out.append(stop(seat))  # with one die left, keeping it is the same
    return out


def answer_roll(st: State, action: int) -> None:
    seat = seat_of(action)
    slot = source_of(action)
    verb = verb_of(action)
    st.stale |= bit(seat)
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
        if st.rolls[seat] == ROLLS and not faith_is_ready(st, seat):
            finish_rolling(st, seat)
    elif verb == FAITH_MARK:
        st.status[slots[slot]] = MARKED
    elif verb == FAITH_ROLL:
        st.used[seat] |= bit(st.tables.ability[seat])
        st.events.append((E_FAITH, seat))
        for slot in range(len(slots)):
            if st.status[slots[slot]] == MARKED:
                roll(st, seat, slot)
        if st.rolls[seat] == ROLLS:
            finish_rolling(st, seat)
    else:
        finish_rolling(st, seat)


def finish_rolling(st: State, seat: int) -> None:
    """All dice are kept (ROLL-05, ROLL-06)."""
    for die in st.dice[seat]:
        if st.status[die] == ROLLED:
            st.status[die] = KEPT
    st.rolls[seat] = FINISHED
    st.kept_now[seat] = False  # nothing remembers how one came to keep all
    st.events.append((E_ROLLING_DONE, seat))

"""Shields and Copy tokens of districts: put there, taken away, and what is missing (COMP-05, COMP-09).

There are so many as the table says; what is not on the board is left.
"""

from __future__ import annotations

from reckoners.engine.action import bit
from reckoners.engine.board import lose_population
from reckoners.engine.happenings import (
    BY_NO_BLUE_SHIELD,
    BY_NO_COPY_TOKEN,
    BY_NO_RED_SHIELD,
    E_BLUE_SHIELDS,
    E_COPY_TOKENS,
    E_RED_SHIELDS,
)
from reckoners.engine.state import State


def changed(pieces: tuple[int, ...], district: int, by: int) -> tuple[int, ...]:
    """The same with more or fewer in one district."""
    there = list(pieces)
    there[district] += by
    return tuple(there)


def red_shields_left(st: State) -> int:
    return st.tables.red_shields - sum(st.red_shields)


def blue_shields_left(st: State) -> int:
    return st.tables.blue_shields - sum(st.blue_shields)


def copies_left(st: State) -> int:
    return st.tables.copy_tokens - sum(st.copies)


def add_red_shields(st: State, district: int, pieces: int) -> None:
    """EP2-14; each piece that is missing costs one population (COMP-05)."""
    placed = min(pieces, red_shields_left(st))
    if placed:
        st.red_shields = changed(st.red_shields, district, placed)
        st.stale = -1
        st.events.append((E_RED_SHIELDS, district, placed, st.red_shields[district]))
    lose_population(st, pieces - placed, BY_NO_RED_SHIELD)


def add_blue_shields(st: State, district: int, pieces: int) -> None:
    """EP2-14; each piece that is missing costs one population (COMP-05)."""
    placed = min(pieces, blue_shields_left(st))
    if placed:
        st.blue_shields = changed(st.blue_shields, district, placed)
        st.stale = -1
        st.events.append((E_BLUE_SHIELDS, district, placed, st.blue_shields[district]))
    lose_population(st, pieces - placed, BY_NO_BLUE_SHIELD)


def add_copies(st: State, district: int, pieces: int) -> None:
    """EP2-20; each piece that is missing costs one population (COMP-05)."""
    placed = min(pieces, copies_left(st))
    if placed:
        st.copies = changed(st.copies, district, placed)
        st.stale = -1
        st.events.append((E_COPY_TOKENS, district, placed, st.copies[district]))
    lose_population(st, pieces - placed, BY_NO_COPY_TOKEN)


def remove_red_shield(st: State, district: int) -> None:
    """EP2-17."""
    st.red_shields = changed(st.red_shields, district, -1)
    if not st.red_shields[district]:
        st.stale = -1  # while another one is there, it is the same target
    st.events.append((E_RED_SHIELDS, district, -1, st.red_shields[district]))


def remove_blue_shield(st: State, district: int) -> None:
    """EP2-17."""
    st.blue_shields = changed(st.blue_shields, district, -1)
    if not st.blue_shields[district]:
        st.stale = -1
    st.events.append((E_BLUE_SHIELDS, district, -1, st.blue_shields[district]))


def remove_copy(st: State, district: int) -> None:
    """EP2-22. Only those who act there could have removed it, so only their options are looked at anew."""
    st.copies = changed(st.copies, district, -1)
    for seat in range(st.tables.n_seats):
        if st.where[seat] == district or st.sniper[seat] == district:
            st.stale |= bit(seat)
    st.events.append((E_COPY_TOKENS, district, -1, st.copies[district]))

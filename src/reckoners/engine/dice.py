"""Dice and Plan tokens: who owns which die, what it shows, which symbols it is worth."""

from __future__ import annotations

from reckoners.engine.chance import draw
from reckoners.engine.codes import (
    IDLE,
    ROLLED,
    S_DICE,
)
from reckoners.engine.happenings import E_DIE_GAINED, E_PLAN, E_ROLLED
from reckoners.engine.pools import doubled
from reckoners.engine.state import State


def take_from_supply(st: State, seat: int, kind: int) -> bool:
    """Give a Reckoner one die of a colour. False if the supply has none (CARD-09)."""
    kinds = st.tables.kind
    for die in range(len(kinds)):
        if kinds[die] == kind and st.owner[die] < 0:
            st.owner[die] = seat
            st.dice[seat] = (*st.dice[seat], die)
            st.status[die] = IDLE
            return True
    return False


def claim_owed_dice(st: State) -> None:
    """Cards whose die was missing give it as soon as the supply has one, at the start of a Reckoner phase."""
    for seat in range(st.tables.n_seats):
        for kind in st.owed[seat]:
            if take_from_supply(st, seat, kind):
                owed = list(st.owed[seat])
                owed.remove(kind)
                st.owed[seat] = tuple(owed)
                st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))


def roll(st: State, seat: int, slot: int) -> None:
    """Faces that show the same are one face, so that equal results are equal positions."""
    die = st.dice[seat][slot]
    kind = st.tables.kind[die]
    face = st.tables.first_face[kind][draw(st, S_DICE + seat, st.tables.n_faces[kind])]
    st.face[die] = face
    st.status[die] = ROLLED
    st.events.append((E_ROLLED, seat, slot, face))


def symbols_shown(st: State, seat: int, die: int) -> int:
    """A die's pool. A doubled symbol on a basic die counts twice (CARD-10)."""
    kind = st.tables.kind[die]
    pool = st.tables.face_pool[kind][st.face[die]]
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        return doubled(pool, doubles)
    return pool


def gain_tokens(st: State, seat: int, tokens: int) -> None:
    """Beside the board: not usable in this phase (SYM-08, PLAN-02)."""
    st.fresh[seat] += tokens
    st.events.append((E_PLAN, seat, tokens))

"""Dice and Plan tokens: who owns which die, what it shows, which symbols it is worth."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit
from reckoners.engine.chance import draw
from reckoners.engine.codes import (
    IDLE,
    ROLLED,
    S_DICE,
)
from reckoners.engine.effects import SINGLES
from reckoners.engine.happenings import E_DIE_GAINED, E_PLAN, E_PLAN_NOW, E_ROLLED
from reckoners.engine.pools import doubled, singled
from reckoners.engine.state import State

SINGLED: Final = bit(SINGLES)


def take_from_supply(st: State, seat: int, kind: int, card: int = -1) -> bool:
    """Give a Reckoner one die of a colour, by a card. False if the supply has none (CARD-09)."""
    kinds = st.tables.kind
    for die in range(len(kinds)):
        if kinds[die] == kind and st.owner[die] < 0:
            st.owner[die] = seat
            st.dice[seat] = (*st.dice[seat], die)
            st.status[die] = IDLE
            if card >= 0:
                lend(st, die, card)
            return True
    return False


def lend(st: State, die: int, card: int) -> None:
    """Remember which card gave a die; below 0: none does any more."""
    lent = list(st.lent)
    lent[die] = card + 1
    st.lent = tuple(lent)


def back_to_supply(st: State, seat: int, die: int) -> None:
    """A die leaves its Reckoner."""
    st.dice[seat] = tuple(other for other in st.dice[seat] if other != die)
    st.captured = tuple(other for other in st.captured if other != die)
    st.owner[die] = -1
    st.status[die] = IDLE
    lend(st, die, -1)
    st.swapped = tuple(swap for swap in st.swapped if swap[2] != die)  # who took it again would have it swapped in


def lent_by(st: State, card: int) -> int:
    """The die that a card gave; -1 if there is none."""
    return st.lent.index(card + 1) if card + 1 in st.lent else -1


def in_supply(st: State, kind: int) -> int:
    """How many dice of a colour nobody has."""
    kinds = st.tables.kind
    return sum(1 for die in range(len(kinds)) if kinds[die] == kind and st.owner[die] < 0)


def claim_owed_dice(st: State) -> None:
    """Cards whose die was missing give it as soon as the supply has one, at the start of a Reckoner phase."""
    for seat in range(st.tables.n_seats):
        for kind in st.owed[seat]:
            if take_from_supply(st, seat, kind, creditor(st, seat, kind)):
                owed = list(st.owed[seat])
                owed.remove(kind)
                st.owed[seat] = tuple(owed)
                st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))


def creditor(st: State, seat: int, kind: int) -> int:
    """The card of a Reckoner that still has to give a die of this colour."""
    for card in st.cards[seat]:
        if st.tables.gives_die[card] == kind and lent_by(st, card) < 0:
            return card
    return -1


def roll(st: State, seat: int, slot: int) -> None:
    """Faces that show the same are one face, so that equal results are equal positions."""
    die = st.dice[seat][slot]
    kind = st.tables.kind[die]
    face = st.tables.first_face[kind][draw(st, S_DICE + seat, st.tables.n_faces[kind])]
    st.face[die] = face
    st.status[die] = ROLLED
    st.events.append((E_ROLLED, seat, slot, face))


def symbols_shown(st: State, seat: int, die: int) -> int:
    """A die's pool. A doubled symbol on a basic die counts twice (CARD-10); under an attack on doubles two of a symbol
    count once, whatever made them two (ATK-07)."""
    kind = st.tables.kind[die]
    pool = st.tables.face_pool[kind][st.face[die]]
    if st.effects[seat] & SINGLED:
        return singled(pool)
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        return doubled(pool, doubles)
    return pool


def dice_once(st: State, seat: int, status: int, but: int = -1) -> list[int]:
    """Slots of a Reckoner's dice of this status, but not this one; of dice that look the same the first."""
    slots = st.dice[seat]
    seen: list[int] = []
    out: list[int] = []
    for slot in range(len(slots)):
        die = slots[slot]
        if st.status[die] == status and slot != but:
            looks = st.tables.kind[die] * 8 + st.face[die]
            if looks not in seen:
                seen.append(looks)
                out.append(slot)
    return out


def gain_ready_tokens(st: State, seat: int, tokens: int) -> None:
    """On the board: usable at once (EQ2-10, EQ2-18)."""
    st.tokens[seat] += tokens
    st.events.append((E_PLAN_NOW, seat, tokens))


def gain_tokens(st: State, seat: int, tokens: int) -> None:
    """Beside the board: not usable in this phase (SYM-08, PLAN-02)."""
    st.fresh[seat] += tokens
    st.events.append((E_PLAN, seat, tokens))

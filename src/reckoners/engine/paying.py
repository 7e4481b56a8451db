"""Paying for a card with a whole source: exchangers, cards that cost two, and powers that change a source."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, card_of, has, source_of
from reckoners.engine.codes import CARD, COSTS_TWO, ODD, OPEN, TOKEN
from reckoners.engine.groups import (
    COUNTED_ANEW,
    close,
    counted_anew,
    first_payer,
    forget_half,
    open_source,
    owe,
    owe_nothing,
    owes,
    paid_first,
)
from reckoners.engine.happenings import E_EXCHANGED, E_PAID, kind_of_event
from reckoners.engine.pools import mask_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State

E_HALF_PAID: Final = kind_of_event("half-paid", "reckoner", "source", "card")


def pay(st: State, seat: int, action: int) -> None:
    """The whole source goes; the card's symbols stay in the group of the die that paid (CARD-05, CARD-06)."""
    card, source = card_of(action), source_of(action)
    tables = st.tables
    if tables.family[card] == ODD:
        change = POWERS[tables.power[card]].changed
        assert change is not None
        change(st, seat, card, action)
        return
    if card >= tables.first_city_card:
        exchange(st, seat, source, card)
        return
    if tables.family[card] == COSTS_TWO:
        if not pay_half(st, seat, source, card):
            return
        paid_with = source
    else:
        open_source(st, seat, source)
        paid_with = st.source[seat]
    pool = tables.gives[card]
    if st.effects[seat] & COUNTED_ANEW:
        pool = counted_anew(st, seat, CARD + card, pool)
    st.used[seat] |= bit(card)
    st.pool[seat] = pool
    st.source[seat] = CARD + card
    st.reach[seat] = False  # a remote card does not make the next one remote (CARD-12)
    st.untouched[seat] = True
    st.events.append((E_PAID, seat, paid_with, card))


def exchange(st: State, seat: int, source: int, card: int) -> None:
    """A district's card trades a whole source for its symbols, which are used as what they show: nothing counts them
    anew, and they never lie untouched (NEW-06)."""
    open_source(st, seat, source)
    paid_with = st.source[seat]
    st.exchanged |= bit(st.where[seat])
    for other in range(st.tables.n_seats):
        if st.where[other] == st.where[seat]:
            st.stale |= bit(other)
    st.pool[seat] = st.tables.gives[card]
    st.source[seat] = CARD + card
    st.reach[seat] = False
    st.untouched[seat] = False
    st.events.append((E_EXCHANGED, seat, paid_with, card, st.pool[seat]))


def shown_by(st: State, seat: int, pool: int) -> int:
    """What a source could be used as: a set of symbols."""
    shown = 0
    for symbol in st.tables.usable(st.converts[seat], mask_of(pool)):
        shown |= bit(symbol)
    return shown


def pays_for_two(st: State, seat: int, card: int, source: int, shown: int) -> bool:
    """Whether a source with these symbols can be the first payment, or the second beside the one that was made.

    Which payment stands for which symbol is settled when both are there: one die never counts for both (EQ2-02), also
    if it was regained in between.
    """
    one, other = st.tables.cost_two[card]
    if owes(st, seat) != card:
        return has(shown, one) or has(shown, other)
    payer = st.source[seat] if source == OPEN else source
    if payer < TOKEN and payer == first_payer(st, seat):
        return False
    first = paid_first(st, seat)
    return (has(first, one) and has(shown, other)) or (has(first, other) and has(shown, one))


def pay_half(st: State, seat: int, source: int, card: int) -> bool:
    """One of two payments. Whether the card is paid now."""
    owed = owes(st, seat)
    open_source(st, seat, source)
    paid_with = st.source[seat]
    shown = shown_by(st, seat, st.pool[seat])
    close(st, seat)
    if owed == card:
        owe_nothing(st, seat)
        return True
    if st.owing[seat]:
        forget_half(st, seat)
    owe(st, seat, card, shown, paid_with)
    st.events.append((E_HALF_PAID, seat, paid_with, card))
    return False

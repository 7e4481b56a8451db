"""Cards of a Reckoner: receiving one, losing one, and what on-going powers change as long as they are there."""

from __future__ import annotations

from reckoners.engine.action import has
from reckoners.engine.codes import EXTRA_DIE
from reckoners.engine.dice import take_from_supply
from reckoners.engine.happenings import E_DIE_GAINED
from reckoners.engine.state import State


def receive_card(st: State, seat: int, card: int) -> None:
    """A card comes to a Reckoner (CARD-07); on-going powers work from now on (CARD-01)."""
    tables = st.tables
    st.cards[seat] = (*st.cards[seat], card)
    note_effects(st, seat)
    if tables.family[card] == EXTRA_DIE:
        kind = tables.gives_die[card]
        if take_from_supply(st, seat, kind):
            st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))
        else:
            st.owed[seat] = (*st.owed[seat], kind)


def give_up_card(st: State, seat: int, card: int) -> None:
    """A card leaves a Reckoner, and what it did on-going goes with it."""
    st.cards[seat] = tuple(other for other in st.cards[seat] if other != card)
    note_effects(st, seat)


def note_effects(st: State, seat: int) -> None:
    """What the cards that are there now change together. Called whenever a Reckoner's cards have changed; nothing is
    added up along the way, so nothing is left of a card that has gone."""
    tables = st.tables
    converts = doubles = near = 0
    for card in st.cards[seat]:
        converts |= tables.converts[card]
        doubles |= tables.doubles[card]
        near |= tables.near[card]
    st.converts[seat] = converts
    st.doubles[seat] = doubles
    st.near[seat] = near
    st.stale = -1


def card_is_ready(st: State, seat: int, card: int) -> bool:
    """Not used yet in this round (CARD-02, CARD-03, CARD-15)."""
    return not has(st.used[seat], card)

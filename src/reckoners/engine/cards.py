"""Cards of a Reckoner: receiving one, and what its on-going power changes."""

from __future__ import annotations

from reckoners.engine.action import has
from reckoners.engine.codes import EXTRA_DIE
from reckoners.engine.dice import take_from_supply
from reckoners.engine.happenings import E_DIE_GAINED
from reckoners.engine.state import State


def receive_card(st: State, seat: int, card: int) -> None:
    """A card comes to a Reckoner for the whole game (CARD-07); on-going powers work from now on (CARD-01)."""
    tables = st.tables
    st.cards[seat] = (*st.cards[seat], card)
    st.converts[seat] |= tables.converts[card]
    st.doubles[seat] |= tables.doubles[card]
    if tables.family[card] == EXTRA_DIE:
        kind = tables.gives_die[card]
        if take_from_supply(st, seat, kind):
            st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))
        else:
            st.owed[seat] = (*st.owed[seat], kind)


def card_is_ready(st: State, seat: int, card: int) -> bool:
    """Not used yet in this round (CARD-02, CARD-03, CARD-15)."""
    return not has(st.used[seat], card)

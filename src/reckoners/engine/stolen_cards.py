"""What becomes of stolen cards: back to their owners, asleep till the next Reckoner phase (EP2-08)."""

from __future__ import annotations

from reckoners.engine.action import bit
from reckoners.engine.cards import note_effects
from reckoners.engine.codes import EXTRA_DIE
from reckoners.engine.happenings import E_GIVEN_BACK
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen_card, stolen_from


def give_back_stolen(st: State, district: int) -> None:
    """The Epic there is defeated: everything under it goes back, in the order in which it was taken."""
    under = st.stolen[district]
    if not under:
        return
    left = list(st.stolen)
    left[district] = ()
    st.stolen = tuple(left)
    for one in under:
        seat, card = stolen_from(one), stolen_card(one)
        st.events.append((E_GIVEN_BACK, seat, card, district))
        get_back(st, seat, card)


def get_back(st: State, seat: int, card: int) -> None:
    """Owned again at once; its die comes when the card wakes."""
    st.cards[seat] = (*st.cards[seat], card)
    asleep = list(st.asleep)
    asleep[seat] |= bit(card)
    st.asleep = tuple(asleep)
    if st.tables.family[card] == EXTRA_DIE:
        st.owed[seat] = (*st.owed[seat], st.tables.gives_die[card])
    note_effects(st, seat)


def wake_cards(st: State) -> None:
    """A Reckoner phase begins: cards that came back in the last one can be used again."""
    if not any(st.asleep):
        return
    asleep = st.asleep
    st.asleep = (0,) * st.tables.n_seats
    for seat in range(st.tables.n_seats):
        if asleep[seat]:
            note_effects(st, seat)

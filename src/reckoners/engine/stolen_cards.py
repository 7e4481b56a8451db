"""What becomes of stolen cards: back to their owners, asleep till the next Reckoner phase (EP2-08)."""

from __future__ import annotations

from reckoners.engine.cards import get_back, note_effects
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


def wake_cards(st: State) -> None:
    """A Reckoner phase begins: cards that came back in the last one can be used again."""
    if not any(st.asleep):
        return
    asleep = st.asleep
    st.asleep = (0,) * st.tables.n_seats
    for seat in range(st.tables.n_seats):
        if asleep[seat]:
            note_effects(st, seat)

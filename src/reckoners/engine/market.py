"""The market: four cards face up, and the deck behind them."""

from __future__ import annotations

from reckoners.engine.happenings import E_MARKET
from reckoners.engine.state import State


def fill_market(st: State) -> None:
    """Empty places are filled from the deck as far as it goes (BUY-02, COMP-08)."""
    for place in range(len(st.market)):
        if st.market[place] < 0 and st.equipment_deck:
            st.market[place] = st.equipment_deck[0]
            st.equipment_deck = st.equipment_deck[1:]
            st.events.append((E_MARKET, place, st.market[place]))

"""What a district's card gives when an Epic is defeated or weakened there: symbols for one Reckoner (NEW-05)."""

from __future__ import annotations

from reckoners.engine.codes import CARD, F_BENEFIT
from reckoners.engine.happenings import E_BENEFIT
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State


def offer_benefit(st: State, district: int, family: int) -> None:
    """(F_BENEFIT, district, who, then of each symbol how many): an Epic card there was defeated or weakened. `who` is
    0 till somebody begins, then one more than the seat. The Boss is no Epic card: nobody calls this for him."""
    card = st.sides[district]
    if card >= 0 and st.tables.family[card] == family and district in st.where:
        gives = st.tables.gives[card]
        st.events.append((E_BENEFIT, district, card, gives))
        st.stack.append((F_BENEFIT, district, 0, *[counted(gives, symbol) for symbol in range(N_SYMBOLS)]))


def is_as_shown(st: State, seat: int) -> bool:
    """Whether the open symbols are those of a district's card: used as what they show and nothing else (NEW-06)."""
    return st.source[seat] - CARD >= st.tables.first_city_card

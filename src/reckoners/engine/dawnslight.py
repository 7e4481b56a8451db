"""Dawnslight: a deck of cards that a district's track gives, each used once (BAB-09 to BAB-12)."""

from __future__ import annotations

from reckoners.engine.action import bit
from reckoners.engine.chance import shuffled
from reckoners.engine.codes import F_AID, F_MARKER, S_DISTRICTS
from reckoners.engine.epic_actions import performs
from reckoners.engine.groups import use_up
from reckoners.engine.happenings import E_AID, E_AID_KEPT, E_AID_NONE, E_HEALED
from reckoners.engine.state import State

NO_CARD = -1


def shuffle_dawnslight(st: State) -> None:
    tables = st.tables
    st.dawnslight_deck = shuffled(st, S_DISTRICTS, tuple(range(tables.first_dawnslight, tables.first_city_card)))


def give_aid(st: State, number: int, district: int) -> None:  # noqa: ARG001 - every action has this shape
    """Two cards are turned; of one card left there is no choice, of none there is no aid (BAB-09). Whoever only thinks
    ahead does not see them."""
    if st.veiled:
        return
    drawn = st.dawnslight_deck[:2]
    if not drawn:
        st.events.append((E_AID_NONE, district))
        return
    first, other = drawn[0], drawn[1] if len(drawn) > 1 else NO_CARD
    st.dawnslight_deck = st.dawnslight_deck[2:]
    st.events.append((E_AID, district, first, other))
    frame = st.stack[-1]
    whose = frame[3] if frame[0] == F_MARKER else 0
    st.stack.append((F_AID, district, whose, first, other))


def keep_aid(st: State, seat: int, card: int, other: int) -> None:
    """One is for a Reckoner, the other goes under the deck."""
    if other >= 0:
        st.dawnslight_deck = (*st.dawnslight_deck, other)
    st.cards[seat] = (*st.cards[seat], card)
    st.stale |= bit(seat)
    st.events.append((E_AID_KEPT, seat, card, other))


def heal(st: State, seat: int, card: int) -> None:
    """People come back, also above what the city started with; no die is used (BAB-10)."""
    use_up(st, seat, card)
    people = st.tables.heals[card]
    st.population += people
    st.events.append((E_HEALED, people, st.population))
    st.stale = -1  # a Med Kit may have nobody to heal now


performs("aid", give_aid)

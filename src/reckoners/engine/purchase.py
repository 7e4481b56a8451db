"""The purchase step: Equipment, a new market, captured dice (BUY). The prologue's purchase is the same (PRO-04)."""

from __future__ import annotations

from reckoners.engine.cards import receive_card
from reckoners.engine.codes import (
    BUY,
    CAPTURED,
    CARD_MASK,
    CARD_SHIFT,
    END,
    IDLE,
    RANSOM,
    REFRESH,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TEAM,
    VERB_MASK,
)
from reckoners.engine.happenings import E_BOUGHT, E_MARKET, E_MONEY, E_RANSOMED, E_REFRESHED
from reckoners.engine.state import State


def fill_market(st: State) -> None:
    """Empty places are filled from the deck as far as it goes (BUY-02, COMP-08)."""
    for place in range(len(st.market)):
        if st.market[place] < 0 and st.equipment_deck:
            st.market[place] = st.equipment_deck[0]
            st.equipment_deck = st.equipment_deck[1:]
            st.events.append((E_MARKET, place, st.market[place]))


def can_refresh(st: State) -> bool:
    """The price may be paid whatever the deck still holds (BUY-03)."""
    return st.money >= st.tables.refresh_price


def buy_options(st: State) -> list[int]:
    out: list[int] = []
    seats = st.tables.n_seats
    money = st.money
    for card in st.market:
        if card >= 0 and st.tables.price[card] <= money:
            use = BUY | card << CARD_SHIFT
            out += [use | seat << SEAT_SHIFT for seat in range(seats)]
    team = TEAM << SEAT_SHIFT
    if can_refresh(st):
        out.append(REFRESH | team)
    if st.captured and money >= st.tables.ransom:
        for seat in range(seats):
            seen = 0
            slots = st.dice[seat]
            for slot in range(len(slots)):
                die = slots[slot]
                bit = 1 << st.tables.kind[die]
                if st.status[die] == CAPTURED and not seen & bit:
                    seen |= bit
                    out.append(RANSOM | seat << SEAT_SHIFT | slot << SOURCE_SHIFT)
    out.append(END | team)
    return out


def pay_money(st: State, dollars: int) -> None:
    st.money -= dollars
    st.events.append((E_MONEY, -dollars, st.money))


def answer_buy(st: State, action: int) -> None:
    verb = action & VERB_MASK
    seat = action >> SEAT_SHIFT & SEAT_MASK
    if verb == BUY:
        card = action >> CARD_SHIFT & CARD_MASK
        pay_money(st, st.tables.price[card])
        st.market[st.market.index(card)] = -1
        st.events.append((E_BOUGHT, card, seat))
        receive_card(st, seat, card)
        fill_market(st)
    elif verb == REFRESH:
        pay_money(st, st.tables.refresh_price)
        st.events.append((E_REFRESHED,))
        for place in range(len(st.market)):
            st.market[place] = -1  # the old cards leave the game (BUY-03)
        fill_market(st)
    elif verb == RANSOM:
        pay_money(st, st.tables.ransom)
        slot = action >> SOURCE_SHIFT & SOURCE_MASK
        die = st.dice[seat][slot]
        st.status[die] = IDLE
        st.captured = tuple(other for other in st.captured if other != die)
        st.events.append((E_RANSOMED, seat, slot))
    else:
        st.stack.pop()

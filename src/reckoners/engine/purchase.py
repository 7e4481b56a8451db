"""The purchase step: Equipment, a new market, captured dice (BUY). The prologue's purchase is the same (PRO-04)."""

from __future__ import annotations

from reckoners.engine.action import END_STEP, REFRESH_MARKET, buy, card_of, ransom, seat_of, source_of, verb_of
from reckoners.engine.cards import receive_card
from reckoners.engine.codes import BUY, CAPTURED, IDLE, RANSOM, REFRESH
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
            out += [buy(seat, card) for seat in range(seats)]
    if can_refresh(st):
        out.append(REFRESH_MARKET)
    if st.captured and money >= st.tables.ransom:
        for seat in range(seats):
            seen: list[int] = []
            slots = st.dice[seat]
            for slot in range(len(slots)):
                die = slots[slot]
                kind = st.tables.kind[die]
                if st.status[die] == CAPTURED and kind not in seen:
                    seen.append(kind)
                    out.append(ransom(seat, slot))
    out.append(END_STEP)
    return out


def pay_money(st: State, dollars: int) -> None:
    st.money -= dollars
    st.events.append((E_MONEY, -dollars, st.money))


def answer_buy(st: State, action: int) -> None:
    verb = verb_of(action)
    seat = seat_of(action)
    if verb == BUY:
        card = card_of(action)
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
        slot = source_of(action)
        die = st.dice[seat][slot]
        st.status[die] = IDLE
        st.captured = tuple(other for other in st.captured if other != die)
        st.events.append((E_RANSOMED, seat, slot))
    else:
        st.stack.pop()

"""The purchase step: Equipment, a new market, captured dice (BUY). The prologue's purchase is the same (PRO-04)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    END_STEP,
    REFRESH_MARKET,
    buy,
    card_of,
    lapse,
    ransom,
    seat_of,
    source_of,
    symbol_of,
    target_of,
    verb_of,
    with_seat,
    with_source,
)
from reckoners.engine.cards import receive_card
from reckoners.engine.codes import (
    BUY,
    CAPTURED,
    CARD,
    CONSUMABLE,
    DISTRICT_TRACK,
    F_BUY,
    IDLE,
    LAPSE,
    POWER,
    RANSOM,
    REFRESH,
    SPEND,
    TOKEN,
)
from reckoners.engine.decision import DIE, RECKONER, Decision, Reason, Verb
from reckoners.engine.groups import let_go
from reckoners.engine.happenings import E_BOUGHT, E_MONEY, E_RANSOMED, E_REFRESHED
from reckoners.engine.market import fill_market
from reckoners.engine.pools import mask_of
from reckoners.engine.powers import POWERS, answer_power, ready_powers
from reckoners.engine.rewards import consume, receive_at_once
from reckoners.engine.state import State
from reckoners.engine.targets import EARN, NOTHING, PREPARE, aims_for
from reckoners.engine.use import spend_waiting


def can_refresh(st: State) -> bool:
    """The price may be paid whatever the deck still holds (BUY-03)."""
    return st.money >= st.tables.refresh_price


def can_be_ransomed(st: State, seat: int, die: int) -> bool:
    """While its card is stolen, a card's die stays captured (EPI-10)."""
    return not st.lent[die] or st.lent[die] - 1 in st.cards[seat]


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
                if st.status[die] == CAPTURED and kind not in seen and can_be_ransomed(st, seat, die):
                    seen.append(kind)
                    out.append(ransom(seat, slot))
    for seat in range(seats):
        for card in ready_powers(st, seat, F_BUY):
            out += POWERS[st.tables.power[card]].options(st, seat, card)
        if st.waiting[seat]:
            out += waiting_targets(st, seat)
    out.append(END_STEP)
    return out


def waiting_targets(st: State, seat: int) -> list[int]:
    """Actions that wait act on targets here; they move nobody and pay for nothing (EQ2-20, EQ2-21)."""
    st.aims = [None] * st.tables.n_districts
    aims = aims_for(st, seat) if st.where[seat] >= 0 else [EARN, NOTHING, NOTHING, NOTHING, NOTHING, PREPARE]
    out: list[int] = []
    for card in dict.fromkeys(st.waiting[seat]):
        usable = st.tables.usable(st.converts[seat], mask_of(st.tables.gives[card]))
        out += [with_source(with_seat(aim, seat), CARD + card) for symbol in usable for aim in aims[symbol]]
    out.append(lapse(seat))
    return out


def pay_money(st: State, dollars: int) -> None:
    st.money -= dollars
    st.events.append((E_MONEY, -dollars, st.money))


def answer_buy(st: State, action: int) -> None:
    verb = verb_of(action)
    seat = seat_of(action)
    if verb == POWER:
        answer_power(st, seat, source_of(action) - CARD, action)
    elif verb == SPEND:
        spend_waiting(st, seat, source_of(action) - CARD, symbol_of(action), target_of(action), -1)
        receive_at_once(st, seat, target_of(action))
    elif verb == LAPSE:
        let_go(st, seat)
    elif verb == BUY:
        card = card_of(action)
        pay_money(st, st.tables.price[card])
        st.market[st.market.index(card)] = -1
        st.events.append((E_BOUGHT, card, seat))
        if st.tables.family[card] == CONSUMABLE:  # out of the game, and the market is full again before it acts
            fill_market(st)
            consume(st, seat, card)
        else:
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
        for owner in range(st.tables.n_seats):
            if st.waiting[owner]:
                let_go(st, owner)
        st.stack.pop()


def why_not_buy(st: State, action: int) -> Reason:
    verb, seat, slot, card = verb_of(action), seat_of(action), source_of(action), card_of(action)
    if verb == BUY:
        if card not in st.market:
            return ("not-on-market", "BUY-01", {"card": card})
        return ("too-dear", "BUY-01", {"card": card, "price": st.tables.price[card], "money": st.money})
    if verb == REFRESH:
        return ("cannot-refresh", "BUY-03", {"price": st.tables.refresh_price, "money": st.money})
    if st.status[st.dice[seat][slot]] != CAPTURED:
        return ("not-captured", "BUY-04", {"seat": seat, "die": slot})
    if not can_be_ransomed(st, seat, st.dice[seat][slot]):
        return ("card-stolen", "EPI-10", {"card": st.lent[st.dice[seat][slot]] - 1})
    return ("ransom-too-dear", "BUY-04", {"price": st.tables.ransom, "money": st.money})


def no_token_now(st: State, action: int) -> Reason | None:
    """A Plan token earns money in the use step only, and nothing protects a district here (ILD-06)."""
    if verb_of(action) == SPEND and target_of(action) >= DISTRICT_TRACK and st.tables.protects:
        return ("protect-in-use-step", "ILD-06", {})
    if verb_of(action) == SPEND and source_of(action) == TOKEN:
        return ("token-in-purchase", "PLAN-04", {})
    return None


DECISION: Final = Decision(
    "buy",
    F_BUY,
    (
        Verb(BUY, "buy", "BUY-01", own=True),
        Verb(REFRESH, "refresh", "BUY-03", own=True),
        Verb(RANSOM, "ransom", "BUY-04", (RECKONER, DIE), any_face=True),
    ),
    buy_options,
    answer_buy,
    why_not_buy,
    step="purchase",
    team=True,
    ends="purchase",
    meanwhile=no_token_now,
)

"""Attack Money finds no money: the team sells Equipment, one card at a time, until it is paid (EP2-11, EP2-12)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import seat_of, source_of
from reckoners.engine.board import earn, lose_population
from reckoners.engine.cards import give_up_card
from reckoners.engine.chance import shuffled
from reckoners.engine.codes import F_SELL, S_EQUIPMENT, SELL
from reckoners.engine.decision import EQUIPMENT, RECKONER, Decision, Reason, Verb
from reckoners.engine.decisions.steal import owned_equipment
from reckoners.engine.happenings import BY_NO_MONEY, E_SOLD
from reckoners.engine.state import State
from reckoners.engine.steelslayer_actions import anybody_has_equipment, pay_attack


def sell_options(st: State) -> list[int]:
    return owned_equipment(st, SELL)


def answer_sell(st: State, action: int) -> None:
    """(F_SELL, dollars unpaid): the card's price comes in, the card is shuffled into the deck; change is kept."""
    _, unpaid = st.stack.pop()
    seat = seat_of(action)
    card = source_of(action)
    price = st.tables.price[card]
    st.events.append((E_SOLD, seat, card, price))
    give_up_card(st, seat, card, sold=True)
    st.equipment_deck = shuffled(st, S_EQUIPMENT, (*st.equipment_deck, card))
    if price:
        earn(st, price)
    unpaid = pay_attack(st, unpaid)
    if unpaid and anybody_has_equipment(st):
        st.stack.append((F_SELL, unpaid))
    else:
        lose_population(st, unpaid, BY_NO_MONEY)


def why_not_sell(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("card-not-owned", "EP2-12", {"seat": seat_of(action), "card": source_of(action)})


def sell_first(st: State, action: int) -> Reason | None:  # noqa: ARG001
    return ("sell-first", "EP2-11", {})


DECISION: Final = Decision(
    "sell",
    F_SELL,
    (Verb(SELL, "sell", "EP2-12", (RECKONER, EQUIPMENT)),),
    sell_options,
    answer_sell,
    why_not_sell,
    step="activate",
    team=True,
    end_rule="EP2-11",
    meanwhile=sell_first,
)

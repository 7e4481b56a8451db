"""An Epic steals Equipment: the team chooses whose card goes, and which (EP2-07). It lies under the Epic meanwhile."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import packed, seat_of, source_of
from reckoners.engine.board import lose_population
from reckoners.engine.cards import give_up_card
from reckoners.engine.codes import F_STEAL, STEAL
from reckoners.engine.decision import EQUIPMENT, RECKONER, Decision, Reason, Verb
from reckoners.engine.happenings import BY_NO_EQUIPMENT, E_STOLEN
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen
from reckoners.engine.steelslayer_actions import anybody_has_equipment


def owned_equipment(st: State, verb: int) -> list[int]:
    """Every Equipment card of everybody as an action, used and sleeping ones too."""
    equipment = st.tables.n_equipment
    seats = range(st.tables.n_seats)
    return [packed(verb, seat, card) for seat in seats for card in st.cards[seat] if card < equipment]


def steal_options(st: State) -> list[int]:
    return owned_equipment(st, STEAL)


def answer_steal(st: State, action: int) -> None:
    """(F_STEAL, district, cards left)."""
    _, district, left = st.stack.pop()
    seat = seat_of(action)
    card = source_of(action)
    give_up_card(st, seat, card)
    under = list(st.stolen)
    under[district] = (*under[district], stolen(card, seat))
    st.stolen = tuple(under)
    st.events.append((E_STOLEN, seat, card, district))
    if left == 1:
        return
    if anybody_has_equipment(st):
        st.stack.append((F_STEAL, district, left - 1))
    else:
        lose_population(st, left - 1, BY_NO_EQUIPMENT)


def why_not_steal(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("card-not-owned", "EP2-07", {"seat": seat_of(action), "card": source_of(action)})


def give_up_first(st: State, action: int) -> Reason | None:  # noqa: ARG001
    return ("steal-first", "EP2-07", {})


DECISION: Final = Decision(
    "steal",
    F_STEAL,
    (Verb(STEAL, "steal", "EP2-07", (RECKONER, EQUIPMENT)),),
    steal_options,
    answer_steal,
    why_not_steal,
    step="activate",
    team=True,
    end_rule="EP2-07",
    meanwhile=give_up_first,
)

"""A district's card attacks Reckoners: of several who stand there the team chooses one (NEW-04)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import packed, seat_of
from reckoners.engine.city_cards import strike_seat, victims
from reckoners.engine.codes import F_VICTIM, SUFFER
from reckoners.engine.decision import RECKONER, Decision, Reason, Verb
from reckoners.engine.state import State


def victim_options(st: State) -> list[int]:
    """(F_VICTIM, district, effect, whom the card has hit already)."""
    _, district, _, hit = st.stack[-1]
    return [packed(SUFFER, seat) for seat in victims(st, district, hit - 1)]


def answer_victim(st: State, action: int) -> None:
    effect = st.stack.pop()[2]
    strike_seat(st, seat_of(action), effect)


def why_not_victim(st: State, action: int) -> Reason:
    _, district, _, hit = st.stack[-1]
    seat = seat_of(action)
    if seat == hit - 1:
        return ("hit-already", "NEW-04", {"seat": seat})
    return ("victim-elsewhere", "NEW-04", {"seat": seat, "district": district})


def choose_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("victim-first", "NEW-04", {"district": st.stack[-1][1]})


DECISION: Final = Decision(
    "victim",
    F_VICTIM,
    (Verb(SUFFER, "suffer", "NEW-04", (RECKONER,)),),
    victim_options,
    answer_victim,
    why_not_victim,
    step="city-cards",
    team=True,
    end_rule="NEW-04",
    meanwhile=choose_first,
)

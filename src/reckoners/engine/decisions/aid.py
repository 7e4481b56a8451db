"""Dawnslight Aid: the team keeps one of two cards and says whose it is (BAB-09)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import packed, source_of, target_of
from reckoners.engine.codes import AID, F_AID, TEAM
from reckoners.engine.dawnslight import keep_aid
from reckoners.engine.decision import DAWNSLIGHT, RECKONER, Decision, Reason, Verb
from reckoners.engine.state import State


def receivers(st: State) -> list[int]:
    """Who is in that district; if nobody is, who caused the research. If nobody did, any Reckoner."""
    _, district, whose, _, _ = st.stack[-1]
    seats = range(st.tables.n_seats)
    there = [seat for seat in seats if st.where[seat] == district]
    if there:
        return there
    return [whose - 1] if whose else list(seats)


def aid_options(st: State) -> list[int]:
    """(F_AID, district, who, card, card)."""
    return [packed(AID, TEAM, card, target=seat) for card in st.stack[-1][3:] if card >= 0 for seat in receivers(st)]


def answer_aid(st: State, action: int) -> None:
    cards = st.stack.pop()[3:]
    card = source_of(action)
    keep_aid(st, target_of(action), card, cards[1] if card == cards[0] else cards[0])


def why_not_aid(st: State, action: int) -> Reason:
    seat, card = target_of(action), source_of(action)
    if card not in st.stack[-1][3:]:
        return ("card-not-drawn", "BAB-09", {"card": card})
    return ("not-in-district", "BAB-09", {"seat": seat, "district": st.stack[-1][1]})


def take_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("aid-first", "BAB-09", {})


DECISION: Final = Decision(
    "aid",
    F_AID,
    (Verb(AID, "aid", "BAB-09", (DAWNSLIGHT, RECKONER)),),
    aid_options,
    answer_aid,
    why_not_aid,
    step="use",
    team=True,
    end_rule="BAB-09",
    meanwhile=take_first,
)

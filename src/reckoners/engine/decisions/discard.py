"""Attack Plan: the team chooses a Reckoner who discards a Plan token (EP2-13)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, packed, seat_of
from reckoners.engine.board import lose_population
from reckoners.engine.codes import DISCARD, F_DISCARD
from reckoners.engine.decision import RECKONER, Decision, Reason, Verb
from reckoners.engine.groups import in_use_step
from reckoners.engine.happenings import BY_NO_PLAN, E_DISCARDED
from reckoners.engine.state import State
from reckoners.engine.steelslayer_actions import anybody_has_a_token


def discard_options(st: State) -> list[int]:
    return [packed(DISCARD, seat) for seat in range(st.tables.n_seats) if st.tokens[seat] or st.fresh[seat]]


def answer_discard(st: State, action: int) -> None:
    """(F_DISCARD, tokens left). In the use step one that was just gained goes first: those on the board can be used now
    (BAB-08). Later both are worth the same."""
    _, left = st.stack.pop()
    seat = seat_of(action)
    if st.tokens[seat] and not (st.fresh[seat] and in_use_step(st)):
        st.tokens[seat] -= 1
        st.stale |= bit(seat)
    else:
        st.fresh[seat] -= 1
    st.events.append((E_DISCARDED, seat))
    if left == 1:
        return
    if anybody_has_a_token(st):
        st.stack.append((F_DISCARD, left - 1))
    else:
        lose_population(st, left - 1, BY_NO_PLAN)


def why_not_discard(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("no-token-left", "EP2-13", {"seat": seat_of(action)})


def discard_first(st: State, action: int) -> Reason | None:  # noqa: ARG001
    return ("discard-first", "EP2-13", {})


DECISION: Final = Decision(
    "discard",
    F_DISCARD,
    (Verb(DISCARD, "discard", "EP2-13", (RECKONER,)),),
    discard_options,
    answer_discard,
    why_not_discard,
    step="activate",
    team=True,
    end_rule="EP2-13",
    meanwhile=discard_first,
)

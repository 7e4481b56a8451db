"""A discovered base: the team chooses one die of any Reckoner, and it is captured (EPI-09, EPI-10)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import lose, seat_of, source_of
from reckoners.engine.codes import CAPTURED, F_LOSE, LOSE
from reckoners.engine.decision import DIE, RECKONER, Decision, Reason, Verb
from reckoners.engine.happenings import kind_of_event
from reckoners.engine.state import State

E_CAPTURED: Final = kind_of_event("captured", "reckoner", "die")


def lose_options(st: State) -> list[int]:
    """Any die of anybody; of equal dice of one Reckoner the first stands for all."""
    out: list[int] = []
    for seat in range(st.tables.n_seats):
        seen: list[int] = []
        slots = st.dice[seat]
        for slot in range(len(slots)):
            die = slots[slot]
            kind = st.tables.kind[die]
            if st.status[die] != CAPTURED and kind not in seen:
                seen.append(kind)
                out.append(lose(seat, slot))
    return out


def answer_lose(st: State, action: int) -> None:
    seat = seat_of(action)
    slot = source_of(action)
    die = st.dice[seat][slot]
    st.status[die] = CAPTURED
    st.captured = (*st.captured, die)
    st.stack.pop()
    st.events.append((E_CAPTURED, seat, slot))


def why_not_lose(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("die-captured", "EPI-10", {"seat": seat_of(action), "die": source_of(action)})


def choose_first(st: State, action: int) -> Reason | None:  # noqa: ARG001
    return ("choose-first", "EPI-09", {})


DECISION: Final = Decision(
    "lose",
    F_LOSE,
    (Verb(LOSE, "lose", "EPI-09", (RECKONER, DIE), any_face=True),),
    lose_options,
    answer_lose,
    why_not_lose,
    step="activate",
    team=True,
    end_rule="EPI-09",
    meanwhile=choose_first,
)

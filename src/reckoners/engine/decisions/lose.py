"""A discovered base: the team chooses one die of any Reckoner, and it is captured (EPI-09, EPI-10)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, lose, seat_of, source_of
from reckoners.engine.codes import CAPTURED, DISABLED, F_LOSE, KEPT, LOSE, USED
from reckoners.engine.decision import DIE, RECKONER, Decision, Reason, Verb
from reckoners.engine.groups import first_payers_die, in_use_step
from reckoners.engine.happenings import kind_of_event
from reckoners.engine.state import State

E_CAPTURED: Final = kind_of_event("captured", "reckoner", "die")


def lose_options(st: State) -> list[int]:
    """Any die of anybody, one out of use too (ATK-08); of equal dice of one Reckoner the first stands for all. In the
    use step used and unused ones are not equal (BAB-08)."""
    out: list[int] = []
    using = in_use_step(st)
    for seat in range(st.tables.n_seats):
        seen: list[int] = []
        slots = st.dice[seat]
        for slot in range(len(slots)):
            die = slots[slot]
            if st.status[die] == CAPTURED:
                continue
            looks = worth(st, seat, slot) if using else st.tables.kind[die] * 2 + (st.status[die] == DISABLED)
            if looks not in seen:
                seen.append(looks)
                out.append(lose(seat, slot))
    return out


def worth(st: State, seat: int, slot: int) -> int:
    """What a die is to its Reckoner in the use step, as one number: colour, status and face; the open one, and the one
    that has paid half a card, are like no other."""
    die = st.dice[seat][slot]
    if (st.pool[seat] and st.source[seat] == slot) or die == first_payers_die(st, seat):
        return -1 - slot
    status = st.status[die]
    face = st.face[die] if status == KEPT or status == USED else 0
    return (st.tables.kind[die] * 8 + status) * 8 + face


def are_worth_the_same(st: State, die: int, other: int) -> bool:
    seat = st.owner[die]
    slots = st.dice[seat]
    return worth(st, seat, slots.index(die)) == worth(st, seat, slots.index(other))


def answer_lose(st: State, action: int) -> None:
    seat = seat_of(action)
    slot = source_of(action)
    die = st.dice[seat][slot]
    st.status[die] = CAPTURED
    st.captured = (*st.captured, die)
    st.stack.pop()
    st.stale |= bit(seat)
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

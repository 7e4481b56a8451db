"""A decision: an Epic binds somebody, and the team chooses whom. Whoever is bound puts a Plan token back.

And the word on Epics' tracks that asks for it."""

from __future__ import annotations

from reckoners.content.vocabulary import WORDS, Word
from reckoners.engine.action import packed, seat_of, with_seat
from reckoners.engine.board import lose_population
from reckoners.engine.decision import RECKONER, Decision, Reason, Verb, new_frame, new_verb, register
from reckoners.engine.epic_actions import performs
from reckoners.engine.happenings import cause_of_loss, kind_of_event
from reckoners.engine.state import State

F_BIND = new_frame()
BIND = new_verb()
E_BOUND = kind_of_event("bound", "reckoner")
BY_NO_PLAN = cause_of_loss("no-plan")


def bind_options(st: State) -> list[int]:
    """Whoever has a token."""
    return [with_seat(packed(BIND), seat) for seat in range(st.tables.n_seats) if st.tokens[seat]]


def answer_bind(st: State, action: int) -> None:
    seat = seat_of(action)
    st.tokens[seat] -= 1
    st.stack.pop()
    st.events.append((E_BOUND, seat))


def why_not_bind(st: State, action: int) -> Reason:  # noqa: ARG001 - every decision has this shape
    return ("no-token", "PLAN-01", {})


def choose_first(st: State, action: int) -> Reason | None:  # noqa: ARG001
    return ("choose-first", "EPI-09", {})


register(
    Decision(
        "bind",
        F_BIND,
        (Verb(BIND, "bind", "PLAN-01", (RECKONER,)),),
        bind_options,
        answer_bind,
        why_not_bind,
        step="activate",
        team=True,
        end_rule="PLAN-01",
        meanwhile=choose_first,
    )
)


def bind(st: State, number: int, district: int) -> None:  # noqa: ARG001 - every word has this shape
    """If nobody has a token, one person dies."""
    if any(st.tokens):
        st.stack.append((F_BIND,))
    else:
        lose_population(st, 1, BY_NO_PLAN)


WORDS["bind"] = Word("bind", ("epic", "yellow", "black"))
performs("bind", bind)

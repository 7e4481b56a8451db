"""Kidnap's second question: the Boss, or up to three pieces one by one, into the district that was chosen (EQ2-08)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import packed, seat_of, second_of, target_of, verb_of, with_more
from reckoners.engine.codes import F_KIDNAP
from reckoners.engine.decision import DISTRICT, PIECE, Decision, Reason, Verb, new_verb
from reckoners.engine.happenings import E_BARRICADES, E_BOSS_MOVES, E_ENFORCEMENT, kind_of_event
from reckoners.engine.state import State

BRING: Final = new_verb()
BRING_BOSS: Final = new_verb()
DONE: Final = new_verb()

MOST_PIECES: Final = 3
# pieces in the order of decision.PIECES
ENFORCEMENT_PIECE: Final = 0
BARRICADE_PIECE: Final = 1
RED_SHIELD: Final = 2
BLUE_SHIELD: Final = 3
COPY_PIECE: Final = 4

E_BROUGHT: Final = kind_of_event("brought", "reckoner", "piece", "from", "district")


def pieces_in(st: State, piece: int, district: int) -> int:
    if piece == ENFORCEMENT_PIECE:
        return st.enforcement[district]
    if piece == BARRICADE_PIECE:
        return st.barricades[district]
    if piece == RED_SHIELD:
        return st.red_shields[district]
    return st.blue_shields[district] if piece == BLUE_SHIELD else st.copies[district]


def bring(seat: int, piece: int, district: int) -> int:
    return with_more(packed(BRING, seat), [piece, district])


def kidnap_options(st: State) -> list[int]:
    _, seat, to, brought = st.stack[-1]
    out: list[int] = []
    if brought < MOST_PIECES:
        out += [
            bring(seat, piece, district)
            for piece in range(COPY_PIECE + 1)
            for district in st.tables.ring
            if district != to and pieces_in(st, piece, district)
        ]
    if not brought and st.boss_at != to:
        out.append(packed(BRING_BOSS, seat))
    out.append(packed(DONE, seat))
    return out


def answer_kidnap(st: State, action: int) -> None:
    _, seat, to, brought = st.stack[-1]
    verb = verb_of(action)
    if verb != BRING:
        st.stack.pop()
        if verb == BRING_BOSS:
            start = st.boss_at
            st.boss_at = to
            st.stale = -1
            st.events.append((E_BOSS_MOVES, start, to, 0))
        return
    piece, district = target_of(action), second_of(action)
    carry(st, piece, district, to)
    st.events.append((E_BROUGHT, seat, piece, district, to))
    if brought + 1 == MOST_PIECES:
        st.stack.pop()
    else:
        st.stack[-1] = (F_KIDNAP, seat, to, brought + 1)


def carry(st: State, piece: int, start: int, to: int) -> None:
    """It moves and is not removed: Shields and Barricades do not stop it."""
    st.stale = -1
    if piece == ENFORCEMENT_PIECE:
        st.enforcement[start] -= 1
        st.enforcement[to] += 1
        st.events.append((E_ENFORCEMENT, start, -1, st.enforcement[start]))
        st.events.append((E_ENFORCEMENT, to, 1, st.enforcement[to]))
    elif piece == BARRICADE_PIECE:
        st.barricades[start] -= 1
        st.barricades[to] += 1
        st.events.append((E_BARRICADES, start, -1, st.barricades[start]))
        st.events.append((E_BARRICADES, to, 1, st.barricades[to]))
    elif piece == RED_SHIELD:
        st.red_shields = carried(st.red_shields, start, to)
    elif piece == BLUE_SHIELD:
        st.blue_shields = carried(st.blue_shields, start, to)
    else:
        st.copies = carried(st.copies, start, to)


def carried(pieces: tuple[int, ...], start: int, to: int) -> tuple[int, ...]:
    after = list(pieces)
    after[start] -= 1
    after[to] += 1
    return tuple(after)


def why_not_kidnap(st: State, action: int) -> Reason:
    _, seat, to, brought = st.stack[-1]
    if seat_of(action) != seat:
        return ("not-asked", "EQ2-08", {"seat": seat})
    if verb_of(action) == BRING_BOSS:
        return ("boss-or-pieces" if brought else "boss-there", "EQ2-08", {"district": to})
    if second_of(action) == to:
        return ("piece-there", "EQ2-08", {"district": to})
    return ("no-such-piece", "EQ2-08", {"district": second_of(action)})


def finish_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("answer-first", "EQ2-08", {})


DECISION: Final = Decision(
    "kidnap",
    F_KIDNAP,
    (
        Verb(BRING, "bring", "EQ2-08", (PIECE, DISTRICT)),
        Verb(BRING_BOSS, "bring-boss", "EQ2-08"),
        Verb(DONE, "done", "EQ2-08"),
    ),
    kidnap_options,
    answer_kidnap,
    why_not_kidnap,
    step="use",
    end_rule="EQ2-08",
    meanwhile=finish_first,
)

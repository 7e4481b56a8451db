"""Spyril: a Reckoner regains a die that was used in this phase, as it lies; the whole die, however much of it was used
(EQ2-05). A card that it activated before is used already, so it cannot be activated again."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, packed, seat_of, source_of
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.codes import DISABLED, F_REGAIN, KEPT, USED
from reckoners.engine.decision import DIE, Decision, Reason, Verb, new_verb
from reckoners.engine.dice import dice_once
from reckoners.engine.groups import lapse
from reckoners.engine.happenings import kind_of_event
from reckoners.engine.state import State

REGAIN: Final = new_verb()
E_REGAINED: Final = kind_of_event("regained", "reckoner", "die")


def regain_options(st: State) -> list[int]:
    """Of dice that look the same the first; an open one differs, as it is closed."""
    seat = st.stack[-1][1]
    opened = st.source[seat] if st.pool[seat] else -1
    slots = dice_once(st, seat, USED, opened)
    if 0 <= opened < len(st.dice[seat]) and st.status[st.dice[seat][opened]] == USED:
        slots.append(opened)
    return [packed(REGAIN, seat, slot) for slot in sorted(slots)]


def answer_regain(st: State, action: int) -> None:
    seat = st.stack.pop()[1]
    slot = source_of(action)
    if st.pool[seat] and st.source[seat] == slot:
        lapse(st, seat)  # an open die is closed first
    st.status[st.dice[seat][slot]] = KEPT
    st.stale |= bit(seat)
    st.events.append((E_REGAINED, seat, slot))


def why_not_regain(st: State, action: int) -> Reason:
    seat = st.stack[-1][1]
    if seat_of(action) != seat:
        return ("not-asked", "EQ2-05", {"seat": seat})
    if st.status[st.dice[seat][source_of(action)]] == DISABLED:
        return why_disabled(st, seat, source_of(action))
    return ("die-not-used", "EQ2-05", {"seat": seat, "die": source_of(action)})


def regain_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("answer-first", "EQ2-05", {})


DECISION: Final = Decision(
    "regain",
    F_REGAIN,
    (Verb(REGAIN, "regain", "EQ2-05", (DIE,)),),
    regain_options,
    answer_regain,
    why_not_regain,
    step="use",
    end_rule="EQ2-05",
    meanwhile=regain_first,
)

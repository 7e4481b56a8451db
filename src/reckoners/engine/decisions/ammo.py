"""Extra Ammo: a Reckoner who got it rolls an unused die again, then perhaps another, or the same (EQ2-17)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, packed, seat_of, source_of, verb_of
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.codes import DISABLED, F_AMMO, KEPT
from reckoners.engine.decision import DIE, Decision, Reason, Verb, new_verb
from reckoners.engine.dice import dice_once, roll
from reckoners.engine.state import State

AGAIN: Final = new_verb()
ENOUGH: Final = new_verb()


def ammo_options(st: State) -> list[int]:
    _, seat, _ = st.stack[-1]
    return [*(packed(AGAIN, seat, slot) for slot in dice_once(st, seat, KEPT)), packed(ENOUGH, seat)]


def answer_ammo(st: State, action: int) -> None:
    _, seat, left = st.stack[-1]
    if verb_of(action) == ENOUGH:
        st.stack.pop()
        return
    slot = source_of(action)
    roll(st, seat, slot)
    st.status[st.dice[seat][slot]] = KEPT
    st.stale |= bit(seat)
    if left == 1:
        st.stack.pop()
    else:
        st.stack[-1] = (F_AMMO, seat, left - 1)


def why_not_ammo(st: State, action: int) -> Reason:
    seat = st.stack[-1][1]
    if seat_of(action) != seat:
        return ("not-asked", "EQ2-17", {"seat": seat})
    if verb_of(action) == AGAIN and st.status[st.dice[seat][source_of(action)]] == DISABLED:
        return why_disabled(st, seat, source_of(action))
    return ("die-used", "EQ2-17", {"seat": seat, "die": source_of(action)})


def roll_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("answer-first", "EQ2-17", {})


DECISION: Final = Decision(
    "ammo",
    F_AMMO,
    (Verb(AGAIN, "again", "EQ2-17", (DIE,)), Verb(ENOUGH, "enough", "EQ2-17")),
    ammo_options,
    answer_ammo,
    why_not_ammo,
    step="use",
    end_rule="EQ2-17",
    meanwhile=roll_first,
)

"""Actions that are as good as one that is offered: dice that differ in nothing, words that say less or more."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    keep,
    same_deed,
    seat_of,
    slot_of,
    source_of,
    stop,
    symbol_of,
    taken_of,
    target_of,
    verb_of,
    with_slot,
    with_source,
)
from reckoners.engine.codes import (
    CAPTURED,
    CARD,
    CLEAR,
    DISTRICT_TRACK,
    LOSE,
    MOVE,
    OPEN,
    PAY,
    POWER,
    SPEND,
    STOP,
    TOKEN,
)
from reckoners.engine.decision import DIE, DIE_OR_ROLL, NO_DIE, VERBS
from reckoners.engine.decisions.lose import are_worth_the_same
from reckoners.engine.groups import first_payers_die, in_use_step, symbols_of
from reckoners.engine.pools import mask_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.targets import reached_with
from reckoners.engine.use import can_serve
from reckoners.engine.well_formed import is_well_formed


def same_spend_is_offered(st: State, seat: int, action: int) -> bool:
    source = source_of(action)
    taken = taken_of(action)
    slots = st.dice[seat]
    wished = same_deed(action)
    for option in st.options:
        if same_deed(option) == wished:
            other = source_of(option)
            if source == other or (
                source < len(slots) and other < len(slots) and are_twins(st, SPEND, slots[source], slots[other])
            ):
                return taken < 0 or can_serve(st, seat, source, symbol_of(action), taken)
    return st.tables.protects and target_of(action) >= DISTRICT_TRACK and same_protection_is_offered(st, seat, action)


def same_protection_is_offered(st: State, seat: int, action: int) -> bool:
    """Whatever a symbol is used as, it lowers a marker by one: one option stands for all that it may be (ILD-06)."""
    if not is_well_formed(st, action):
        return False
    source, symbol, target, taken = source_of(action), symbol_of(action), target_of(action), taken_of(action)
    pool, anywhere = symbols_of(st, seat, source) if source != OPEN or st.pool[seat] else (0, False)
    if symbol not in st.tables.usable(st.converts[seat], mask_of(pool)):
        return False
    if not anywhere and target - DISTRICT_TRACK not in reached_with(st, seat, symbol):
        return False
    if taken >= 0 and not can_serve(st, seat, source, symbol, taken):
        return False
    slots = st.dice[seat]
    for option in st.options:
        other = source_of(option)
        if verb_of(option) == SPEND and seat_of(option) == seat and target_of(option) == target:
            twins = source < len(slots) and other < len(slots) and are_twins(st, SPEND, slots[source], slots[other])
            if source == other or twins:
                return True
    return False


USES: Final = (SPEND, MOVE, CLEAR, PAY)


def takes_a_die(st: State, action: int) -> bool:
    """Whether an action is about one die, of which another one may be equal."""
    verb = verb_of(action)
    if verb == POWER:
        shape = POWERS[st.tables.power[source_of(action) - CARD]].shape
        return (DIE in shape or DIE_OR_ROLL in shape) and slot_of(action) != NO_DIE
    known = VERBS[verb]
    if verb in USES:
        return source_of(action) < TOKEN
    return known is not None and DIE in known.shape


def same_is_offered(st: State, action: int) -> bool:
    """Of dice that differ in nothing only the first is offered; the others are accepted all the same.

    With one die left, to stop is to keep it. Which symbol is used up need not be said, and may be said where it makes
    no difference (CARD-08).
    """
    verb = verb_of(action)
    seat = seat_of(action)
    if seat >= st.tables.n_seats:
        return False
    if verb == SPEND:
        return same_spend_is_offered(st, seat, action)
    if verb == STOP and action == stop(seat):
        return any(same_deed(option) == keep(seat, 0) for option in st.options)
    if not is_well_formed(st, action) or not takes_a_die(st, action):
        return False
    slot = slot_of(action) if verb == POWER else source_of(action)
    slots = st.dice[seat]
    if slot >= len(slots):
        return False
    for other in range(len(slots)):
        twin = with_slot(action, other) if verb == POWER else with_source(action, other)
        if are_twins(st, verb, slots[slot], slots[other]) and twin in st.options:
            return True
    return False


def are_twins(st: State, verb: int, die: int, other: int) -> bool:
    """Dice that this verb cannot tell apart. When a die is lost or bought back its face does not matter."""
    if st.tables.kind[die] != st.tables.kind[other]:
        return False
    known = VERBS[verb]
    if verb == LOSE and in_use_step(st):
        return CAPTURED not in (st.status[die], st.status[other]) and are_worth_the_same(st, die, other)
    if known is not None and known.any_face:
        gone = st.status[die] >= CAPTURED or st.status[other] >= CAPTURED  # captured, or out of use
        return not gone or st.status[die] == st.status[other]
    if verb in USES and die != other:
        seat = st.owner[die]
        if st.owing[seat] and first_payers_die(st, seat) in (die, other):
            return False
    return st.status[die] == st.status[other] and st.face[die] == st.face[other]

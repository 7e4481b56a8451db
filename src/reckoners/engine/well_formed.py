"""Does an integer name an action at all? Everything that was read from words does; a bot may send anything."""

from __future__ import annotations

from reckoners.engine.action import (
    card_of,
    is_packed,
    seat_of,
    slot_of,
    source_of,
    symbol_of,
    taken_of,
    target_of,
    verb_of,
)
from reckoners.engine.codes import (
    BOSS,
    BOSS_TRACK,
    BUY,
    CARD,
    CLEAR,
    END,
    MOVE,
    ODD,
    PAY,
    PLAN,
    POWER,
    REFRESH,
    REWARD,
    SPEND,
    TEAM,
    TOKEN,
)
from reckoners.engine.decision import DECISION_OF, DECISIONS, RECKONER, VERBS, arguments_of, names_things
from reckoners.engine.pools import N_SYMBOLS
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State


def is_well_formed(st: State, action: int) -> bool:
    """Does the integer name things that exist? Everything that was read from words does."""
    verb = verb_of(action)
    if not is_packed(action) or verb >= len(VERBS):
        return False
    seat = seat_of(action)
    if verb in (END, REFRESH):
        return seat == TEAM
    known = VERBS[verb]
    if known is None:
        return False
    if not known.own:
        decision = DECISIONS[DECISION_OF[verb]]
        team = decision is not None and decision.team
        values = arguments_of(action, known.shape, of_power=False, team=team)
        if team and not (known.shape and known.shape[0] == RECKONER):
            seat = 0
        return seat < st.tables.n_seats and names_things(st, seat, known.shape, values)
    if verb == REWARD:
        return is_well_formed_reward(st, action)
    return seat < st.tables.n_seats and is_well_formed_use(st, verb, seat, action)


def is_well_formed_reward(st: State, action: int) -> bool:
    symbol = slot_of(action)
    tables = st.tables
    if symbol >= N_SYMBOLS:
        return False
    return target_of(action) < (tables.n_seats if symbol == PLAN else BOSS_TRACK + len(tables.boss_tracks))


def is_well_formed_use(st: State, verb: int, seat: int, action: int) -> bool:
    tables = st.tables
    source, target = source_of(action), target_of(action)
    if verb == BUY:
        return card_of(action) < tables.n_equipment
    if verb == POWER:
        return is_well_formed_power(st, seat, source - CARD, action)
    if verb == PAY and card_of(action) >= len(tables.card_ids):
        return False
    if verb == SPEND:
        if symbol_of(action) >= N_SYMBOLS or taken_of(action) >= N_SYMBOLS:
            return False
        on_track = BOSS_TRACK <= target < BOSS_TRACK + len(tables.boss_tracks)
        if target >= tables.n_districts and target != BOSS and not on_track:
            return False
    if verb in (MOVE, CLEAR) and target >= tables.n_districts:
        return False
    return source < (CARD + len(tables.card_ids) if source >= TOKEN else len(st.dice[seat]))


def is_well_formed_power(st: State, seat: int, card: int, action: int) -> bool:
    tables = st.tables
    if not 0 <= card < len(tables.card_ids) or tables.family[card] != ODD:
        return False
    shape = POWERS[tables.power[card]].shape
    return names_things(st, seat, shape, arguments_of(action, shape, of_power=True, team=False))

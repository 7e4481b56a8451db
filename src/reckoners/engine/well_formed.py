"""Does an integer name an action at all? Everything that was read from words does; a bot may send anything."""

from __future__ import annotations

from reckoners.engine.action import (
    card_of,
    is_packed,
    seat_of,
    second_of,
    slot_of,
    source_of,
    symbol_of,
    taken_of,
    target_of,
    third_of,
    verb_of,
)
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_RESEARCH,
    BOSS_TRACK,
    BUY,
    CARD,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    END,
    MONEY,
    MOVE,
    ODD,
    PAY,
    PLAN,
    POWER,
    REFRESH,
    RESEARCH,
    REWARD,
    SPEND,
    TEAM,
    TOKEN,
)
from reckoners.engine.decision import CHOICE, DECISION_OF, DECISIONS, RECKONER, VERBS, arguments_of, names_things
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
    target = target_of(action)
    if symbol == BOSS_RESEARCH:
        return tables.marker_start > 0 and target < tables.n_districts
    if symbol >= N_SYMBOLS:
        return False
    if symbol == MONEY:
        return target == 0
    if symbol in (RESEARCH, ATTACK) and is_district_track(st, target, tables.protects):
        return symbol == RESEARCH or tables.protects
    if symbol == PLAN:
        return target < tables.n_seats
    if symbol == CONTAIN and target >= BOSS_TRACK:
        return target < BOSS_TRACK + len(tables.boss_tracks)
    return target < tables.n_districts or (target == BOSS and symbol in (RESEARCH, ATTACK))


def is_district_track(st: State, target: int, protects: bool = False) -> bool:
    """One that is researched, or in a city that walks one that any symbol protects."""
    there = protects or st.tables.marker_start > 0
    return there and DISTRICT_TRACK <= target < DISTRICT_TRACK + st.tables.n_districts


def is_well_formed_use(st: State, verb: int, seat: int, action: int) -> bool:
    tables = st.tables
    source, target = source_of(action), target_of(action)
    if verb == BUY:
        return card_of(action) < tables.n_equipment
    if verb == POWER:
        return is_well_formed_power(st, seat, source - CARD, action)
    if verb == PAY:
        changes = max(second_of(action), third_of(action))
        if card_of(action) >= len(tables.card_ids) or changes > N_SYMBOLS:
            return False
    if verb == SPEND:
        if symbol_of(action) >= N_SYMBOLS or taken_of(action) >= N_SYMBOLS:
            return False
        on_track = BOSS_TRACK <= target < BOSS_TRACK + len(tables.boss_tracks)
        protects = tables.protects
        on_track = on_track or ((protects or symbol_of(action) == RESEARCH) and is_district_track(st, target, protects))
        if target >= tables.n_districts and target != BOSS and not on_track:
            return False
    if verb == CLEAR and target >= COPY_TOKEN:
        target -= COPY_TOKEN
    if verb in (MOVE, CLEAR) and target >= tables.n_districts:
        return False
    return source < (CARD + len(tables.card_ids) if source >= TOKEN else len(st.dice[seat]))


def is_well_formed_power(st: State, seat: int, card: int, action: int) -> bool:
    tables = st.tables
    if not 0 <= card < len(tables.card_ids) or tables.family[card] != ODD:
        return False
    power = POWERS[tables.power[card]]
    values = arguments_of(action, power.shape, of_power=True, team=False)
    for kind, value in zip(power.shape, values):  # noqa: B905 - as long as one another
        if kind == CHOICE and value >= len(power.choices):
            return False
    return names_things(st, seat, power.shape, values)

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
    PLACE,
    PLAN,
    POWER,
    REFRESH,
    REWARD,
    SPEND,
    TEAM,
    TOKEN,
)
from reckoners.engine.pools import N_SYMBOLS
from reckoners.engine.powers import DIE, DISTRICT, FACE, POWERS, RECKONER
from reckoners.engine.state import State


def is_well_formed(st: State, action: int) -> bool:
    """Does the integer name things that exist? Everything that was read from words does."""
    verb = verb_of(action)
    seat = seat_of(action)
    source = source_of(action)
    target = target_of(action)
    tables = st.tables
    if not is_packed(action) or verb > PLACE:
        return False
    if verb in (END, REFRESH):
        return seat == TEAM
    if verb == REWARD and slot_of(action) >= N_SYMBOLS:
        return False
    taken = taken_of(action)
    if verb == SPEND and (symbol_of(action) >= N_SYMBOLS or taken >= N_SYMBOLS):
        return False
    if verb == REWARD:
        return target < (tables.n_seats if slot_of(action) == PLAN else BOSS_TRACK + 4)
    if seat >= tables.n_seats:
        return False
    if verb in (PAY, BUY):
        cards = len(tables.card_ids) if verb == PAY else tables.n_equipment
        if card_of(action) >= cards:
            return False
    elif verb == SPEND:
        if target >= tables.n_districts and not (target == BOSS or BOSS_TRACK <= target < BOSS_TRACK + 4):
            return False
    elif verb in (MOVE, CLEAR, PLACE) and target >= tables.n_districts:
        return False
    elif verb == POWER:
        return is_well_formed_power(st, seat, source - CARD, slot_of(action), target)
    if verb in (SPEND, MOVE, CLEAR, PAY) and source >= TOKEN:
        return source < CARD + len(tables.card_ids)
    return source < len(st.dice[seat]) or source == 0


def is_well_formed_power(st: State, seat: int, card: int, slot: int, target: int) -> bool:
    tables = st.tables
    if not 0 <= card < len(tables.card_ids) or tables.family[card] != ODD:
        return False
    shape = POWERS[tables.power[card]].shape
    if slot >= (len(st.dice[seat]) if DIE in shape else 1):
        return False
    if FACE in shape:
        return target < tables.n_faces[tables.kind[st.dice[seat][slot]]]
    return target < (tables.n_seats if RECKONER in shape else tables.n_districts if DISTRICT in shape else 1)

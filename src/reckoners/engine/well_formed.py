"""Does an integer name an action at all? Everything that was read from words does; a bot may send anything."""

from __future__ import annotations

from reckoners.engine.codes import (
    BOSS,
    BOSS_TRACK,
    BUY,
    CARD,
    CARD_MASK,
    CARD_SHIFT,
    CLEAR,
    END,
    FIELD_MASK,
    MOVE,
    N_SYMBOLS,
    ODD,
    PAY,
    PLACE,
    PLAN,
    POWER,
    REFRESH,
    REWARD,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SPEND,
    SYMBOL_MASK,
    TAKEN_SHIFT,
    TARGET_SHIFT,
    TEAM,
    TOKEN,
    USE_SHIFT,
    VERB_MASK,
)
from reckoners.engine.powers import DIE, DISTRICT, FACE, POWERS, RECKONER
from reckoners.engine.state import State


def is_well_formed(st: State, action: int) -> bool:
    """Does the integer name things that exist? Everything that was read from words does."""
    verb = action & VERB_MASK
    seat = action >> SEAT_SHIFT & SEAT_MASK
    source = action >> SOURCE_SHIFT & SOURCE_MASK
    target = action >> TARGET_SHIFT & FIELD_MASK
    tables = st.tables
    if action < 0 or action >> 30 or verb > PLACE:
        return False
    if verb in (END, REFRESH):
        return seat == TEAM
    if verb == REWARD and action >> USE_SHIFT & FIELD_MASK >= N_SYMBOLS:
        return False
    taken = action >> TAKEN_SHIFT & SYMBOL_MASK
    if verb == SPEND and (action >> USE_SHIFT & SYMBOL_MASK >= N_SYMBOLS or taken > N_SYMBOLS):
        return False
    if verb == REWARD:
        return target < (tables.n_seats if action >> USE_SHIFT & FIELD_MASK == PLAN else BOSS_TRACK + 4)
    if seat >= tables.n_seats:
        return False
    if verb in (PAY, BUY):
        cards = len(tables.card_ids) if verb == PAY else tables.n_equipment
        if action >> CARD_SHIFT & CARD_MASK >= cards:
            return False
    elif verb == SPEND:
        if target >= tables.n_districts and not (target == BOSS or BOSS_TRACK <= target < BOSS_TRACK + 4):
            return False
    elif verb in (MOVE, CLEAR, PLACE) and target >= tables.n_districts:
        return False
    elif verb == POWER:
        return is_well_formed_power(st, seat, source - CARD, action >> USE_SHIFT & FIELD_MASK, target)
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

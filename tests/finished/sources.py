"""What a Reckoner has in hand, and every way to use it where it stands."""

from __future__ import annotations

from typing import NamedTuple

from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    ATTACK,
    CARD,
    CARD_SHIFT,
    CLEAR,
    CONTAIN,
    ENFORCEMENT,
    EXCHANGER,
    FREE_SYMBOLS,
    KEPT,
    MONEY,
    N_SYMBOLS,
    PAY,
    PLAN,
    POOL_BITS,
    RESEARCH,
    SEAT_SHIFT,
    SOURCE_SHIFT,
    SPEND,
    TARGET_SHIFT,
    TOKEN,
    USE_SHIFT,
    WILD_POOL,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.state import State
from reckoners.engine.tables import mask_of
from reckoners.engine.targets import aims_in, everywhere, reached
from reckoners.engine.use import spend

Values = list[float]  # by symbol, the wild one last

ANYWHERE = (MONEY, PLAN)
USE_ORDER = (RESEARCH, CONTAIN, ENFORCEMENT, ATTACK, PLAN, MONEY)


class Source(NamedTuple):
    id: int
    pool: int
    anywhere: bool
    whole: bool = True


def pool_value(values: Values, pool: int) -> float:
    return sum((pool >> (POOL_BITS * symbol) & 15) * values[symbol] for symbol in range(N_SYMBOLS + 1))


def ready_cards(st: State, seat: int, family: int) -> list[int]:
    cards = st.cards[seat]
    return [card for card in cards if st.tables.family[card] == family and card_is_ready(st, seat, card)]


def has_power(st: State, seat: int, power: int) -> bool:
    """Is this the Reckoner's ability, and unused?"""
    card = st.tables.ability[seat]
    return st.tables.power[card] == power and card_is_ready(st, seat, card)


def sources(st: State, seat: int) -> list[Source]:
    """Dice in the order of their symbols (first know, then strike), then cards, then Plan tokens."""
    dice = [
        Source(slot, symbols_shown(st, seat, die), False)
        for slot, die in enumerate(st.dice[seat])
        if st.status[die] == KEPT
    ]
    dice.sort(key=lambda source: USE_ORDER.index((source.pool & -source.pool).bit_length() // POOL_BITS))
    tables = st.tables
    cards = [
        Source(CARD + card, tables.gives[card], tables.anywhere[card]) for card in ready_cards(st, seat, FREE_SYMBOLS)
    ]
    return dice + cards + [Source(TOKEN, WILD_POOL, False)] * st.tokens[seat]


def uses(st: State, seat: int, source: Source) -> list[int]:
    """Every way to spend a first symbol of a source, or all of it on a card or against a Barricade."""
    tables = st.tables
    usable = tables.usable(st.converts[seat], mask_of(source.pool))
    base = seat << SEAT_SHIFT | source.id << SOURCE_SHIFT
    codes: list[int] = []
    for district in everywhere(st) if source.anywhere else reached(st, seat):
        aims = aims_in(st, district)
        codes += [base | aim for symbol in usable if symbol not in ANYWHERE for aim in aims[symbol]]
    codes += [base | SPEND | symbol << USE_SHIFT for symbol in usable if symbol in ANYWHERE]
    if source.whole:
        for card in ready_cards(st, seat, EXCHANGER):
            if any(tables.cost[card] >> symbol & 1 for symbol in usable):
                codes.append(base | PAY | card << CARD_SHIFT)
        codes += [base | CLEAR | d << TARGET_SHIFT for d in range(tables.n_districts) if st.barricades[d]]
    return codes


def spent(st: State, seat: int, symbol: int, target: int) -> State:
    """One symbol more, from nowhere."""
    then = st.clone()
    then.pool[seat] = 1 << (POOL_BITS * symbol)
    then.source[seat] = TOKEN
    spend(then, seat, symbol, target)
    then.pool[seat], then.source[seat] = st.pool[seat], st.source[seat]
    return then

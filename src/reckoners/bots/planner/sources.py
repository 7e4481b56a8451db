"""What a Reckoner has in hand, and every way to use it where it stands."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    clear,
    has,
    packed,
    pay,
    spend,
    with_source,
)
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    ATTACK,
    CARD,
    CONTAIN,
    ENFORCEMENT,
    EXCHANGER,
    FREE_SYMBOLS,
    KEPT,
    MONEY,
    OPEN,
    PLAN,
    RESEARCH,
    TOKEN,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import N_SYMBOLS, WILD_POOL, counted, mask_of
from reckoners.engine.state import State
from reckoners.engine.targets import aims_in, everywhere, reached

Values = list[float]  # by symbol, the wild one last

# First know, then hold back, then strike; what acts on no district comes last. By symbol, the wild one last.
USE_ORDER: Final = [5, 2, 1, 0, 3, 4, 6]


class Source:
    """A die, a Plan token, a card that shows symbols, or what is left of an open one."""

    def __init__(self, id: int, pool: int, anywhere: bool, whole: bool) -> None:
        self.id: int = id
        self.pool: int = pool
        self.anywhere: bool = anywhere
        self.whole: bool = whole


def pool_value(values: Values, pool: int) -> float:
    value = 0.0
    for symbol in range(N_SYMBOLS + 1):
        count = counted(pool, symbol)
        if count:
            value += count * values[symbol]
    return value


def lowest_symbol(pool: int) -> int:
    symbol = 0
    while symbol < N_SYMBOLS and not counted(pool, symbol):
        symbol += 1
    return symbol


def ready_cards(st: State, seat: int, family: int) -> list[int]:
    families = st.tables.family
    return [card for card in st.cards[seat] if families[card] == family and card_is_ready(st, seat, card)]


def has_power(st: State, seat: int, power: int) -> bool:
    """Is this the Reckoner's ability, and unused?"""
    card = st.tables.ability[seat]
    return st.tables.power[card] == power and card_is_ready(st, seat, card)


def open_source(st: State, seat: int) -> Source:
    return Source(OPEN, st.pool[seat], st.reach[seat], st.untouched[seat])


def sources(st: State, seat: int) -> list[Source]:
    """What is open, then dice in the order of their symbols, cards, Plan tokens. Equal dice follow each other."""
    dice: list[tuple[int, int, int]] = []
    for slot, die in enumerate(st.dice[seat]):
        if st.status[die] == KEPT:
            pool = symbols_shown(st, seat, die)
            dice.append((USE_ORDER[lowest_symbol(pool)], pool, slot))
    dice.sort()
    found = [open_source(st, seat)] if st.pool[seat] else []
    found += [Source(entry[2], entry[1], False, True) for entry in dice]
    tables = st.tables
    for card in ready_cards(st, seat, FREE_SYMBOLS):
        found.append(Source(CARD + card, tables.gives[card], tables.anywhere[card], True))
    for _ in range(st.tokens[seat]):
        found.append(Source(TOKEN, WILD_POOL, False, True))
    return found


def uses(st: State, seat: int, source: Source) -> list[int]:
    """Every way to spend a first symbol of a source, or all of it on a card or against a Barricade."""
    tables = st.tables
    usable = tables.usable(st.converts[seat], mask_of(source.pool))
    base = with_source(packed(0, seat), source.id)
    codes: list[int] = []
    for district in everywhere(st) if source.anywhere else reached(st, seat):
        aims = aims_in(st, district)
        for symbol in usable:
            if symbol == ENFORCEMENT or symbol == CONTAIN or symbol == RESEARCH or symbol == ATTACK:
                codes += [base | aim for aim in aims[symbol]]
    for symbol in usable:
        if symbol == MONEY or symbol == PLAN:
            codes.append(spend(seat, source.id, symbol))
    if source.whole:
        for card in ready_cards(st, seat, EXCHANGER):
            for symbol in usable:
                if has(tables.cost[card], symbol):
                    codes.append(pay(seat, source.id, card))
                    break
        if st.barricades_left < tables.barricades:
            for district in range(tables.n_districts):
                if st.barricades[district]:
                    codes.append(clear(seat, source.id, district))
    return codes

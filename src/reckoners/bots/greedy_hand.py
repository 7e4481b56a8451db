"""What a Reckoner has in hand, and what it promises in a district: dice, cards that show symbols, Plan tokens."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from reckoners.bots.greedy_worth import PLAN_WORTH, SymbolValues, Worth
from reckoners.bots.planner.steady import summed
from reckoners.engine.action import bit
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import CARD, FREE_SYMBOLS, KEPT, OPEN, TOKEN
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import N_SYMBOLS, WILD, WILD_POOL, counted
from reckoners.engine.state import State
from reckoners.engine.targets import reached


class HandSource(NamedTuple):
    id: int
    pool: int
    anywhere: bool
    whole: bool = True


def hand(st: State, seat: int) -> list[HandSource]:
    """Every source that is not used yet, the open die first."""
    out: list[HandSource] = []
    if st.pool[seat]:
        out.append(HandSource(OPEN, st.pool[seat], st.reach[seat], st.untouched[seat]))
    for slot, die in enumerate(st.dice[seat]):
        if st.status[die] == KEPT:
            out.append(HandSource(slot, symbols_shown(st, seat, die), False))
    tables = st.tables
    out += [
        HandSource(CARD + card, tables.gives[card], tables.anywhere[card])
        for card in st.cards[seat]
        if tables.family[card] == FREE_SYMBOLS and card_is_ready(st, seat, card)
    ]
    return out + [HandSource(TOKEN, WILD_POOL, False)] * st.tokens[seat]


def here(worth: Worth, st: State, seat: int) -> SymbolValues:
    """What symbols are worth to a Reckoner where it stands, or wherever else it reaches."""
    return merged([worth.values(st, district) for district in reached(st, seat)])


def merged(many: list[SymbolValues]) -> SymbolValues:
    return many[0] if len(many) == 1 else tuple(map(max, zip(*many, strict=True)))


def converted(st: State, seat: int, values: SymbolValues) -> SymbolValues:
    """The same for one whose cards let a symbol be used as another."""
    converts = st.converts[seat]
    if not converts:
        return values
    usable = st.tables.usable
    return (*(max(values[use] for use in usable(converts, bit(symbol))) for symbol in range(N_SYMBOLS)), values[WILD])


@cache
def pairs_of(pool: int) -> tuple[tuple[int, int], ...]:
    """A pool as pairs: a symbol, and how many of it."""
    counts = ((symbol, counted(pool, symbol)) for symbol in range(N_SYMBOLS + 1))
    return tuple((symbol, count) for symbol, count in counts if count)


def pool_worth(values: SymbolValues, pool: int) -> float:
    total = 0.0
    for symbol, count in pairs_of(pool):
        total += values[symbol] * count
    return total


def worths(values: SymbolValues, sources: list[HandSource]) -> list[float]:
    """What each source is worth. A Plan token that is not used stays, so only what it gains above that counts."""
    out: list[float] = []
    for source in sources:
        if source.id == TOKEN:
            out.append(max(values[WILD] - PLAN_WORTH, 0.0))
        else:
            total = 0.0
            for symbol, count in pairs_of(source.pool):
                total += values[symbol] * count
            out.append(total)
    return out


def promise(worth: Worth, st: State, seat: int) -> float:
    """What a Reckoner can hope to do with everything in hand where it stands."""
    return summed(worths(converted(st, seat, here(worth, st, seat)), hand(st, seat)))

"""Symbols packed into integers: pools that count them, masks that say which there are, and what converts into what.

A pool counts the symbols of an open die in four bits each. Every option looks at them, so this file and `offers` also
shift and mask by themselves; nobody else does.
"""

from __future__ import annotations

from typing import Final

from reckoners.content.model import SYMBOLS
from reckoners.engine.codes import PLAN

N_SYMBOLS: Final = 6
WILD: Final = 6  # a Plan token is one wild symbol
POOL_BITS: Final = 4
POOL_MAX: Final = 15
WILD_POOL: Final = 1 << (POOL_BITS * WILD)
WILD_MASK: Final = 1 << WILD
EVERY_SYMBOL: Final = 63

ONE: Final[list[int]] = [1 << (POOL_BITS * symbol) for symbol in range(N_SYMBOLS + 1)]  # a pool with one symbol


def pool_of(symbols: tuple[str, ...]) -> int:
    """Symbols as a pool."""
    pool = 0
    for symbol in symbols:
        pool += 1 << (POOL_BITS * SYMBOLS.index(symbol))
    return pool


def counted(pool: int, symbol: int) -> int:
    """How many of a symbol there are."""
    return pool >> (POOL_BITS * symbol) & POOL_MAX


_masks: dict[int, int] = {}


def mask_of(pool: int) -> int:
    """Which symbols a pool holds, the wild one included. Remembered: there are few pools."""
    mask = _masks.get(pool)
    if mask is None:
        mask = 0
        for symbol in range(N_SYMBOLS + 1):
            if (pool >> (POOL_BITS * symbol)) & 15:
                mask |= 1 << symbol
        _masks[pool] = mask
    return mask


def doubled(pool: int, doubles: int) -> int:
    """A pool in which these symbols count twice (CARD-10)."""
    for symbol in range(N_SYMBOLS):
        if doubles >> symbol & 1:
            pool += pool & (15 << (POOL_BITS * symbol))
    return pool


def fueled(pool: int) -> int:
    """A pool in which exactly two of a symbol count as three (EQ2-14)."""
    for symbol in range(N_SYMBOLS):
        if pool >> (POOL_BITS * symbol) & 15 == 2:
            pool += 1 << (POOL_BITS * symbol)
    return pool


def singled(pool: int) -> int:
    """A pool in which exactly two of a symbol count as one (ATK-07)."""
    for symbol in range(N_SYMBOLS):
        if pool >> (POOL_BITS * symbol) & 15 == 2:
            pool -= 1 << (POOL_BITS * symbol)
    return pool


def size_of(pool: int) -> int:
    """How many symbols there are in all."""
    size = 0
    for symbol in range(N_SYMBOLS + 1):
        size += pool >> (POOL_BITS * symbol) & 15
    return size


# -- converters: a bit for each pair, from * 6 + to


def both_ways(one: int, other: int) -> int:
    """What a converter of two symbols allows (CARD-08)."""
    return 1 << (one * N_SYMBOLS + other) | 1 << (other * N_SYMBOLS + one)


def may_act_as(converts: int, symbol: int) -> int:
    """What one symbol may act as: itself or a partner, never a partner's partner."""
    return converts >> (symbol * N_SYMBOLS) & EVERY_SYMBOL | 1 << symbol


def shown_in(mask: int) -> tuple[int, ...]:
    """The symbols that are there, whatever they may be used as; a wild one counts as a Plan."""
    return (PLAN,) if mask & WILD_MASK else tuple(symbol for symbol in range(N_SYMBOLS) if mask >> symbol & 1)


def converts_into(converts: int, symbol: int, wished: int) -> bool:
    return bool(converts >> (symbol * N_SYMBOLS + wished) & 1)


def usable_symbols(converts: int, mask: int) -> tuple[int, ...]:
    """The symbols that a source with these may act as. Conversions are not chained (CARD-08); a wild one may be any."""
    if mask & WILD_MASK:
        mask = EVERY_SYMBOL
    return tuple(
        symbol
        for symbol in range(N_SYMBOLS)
        if mask >> symbol & 1
        or any(mask >> other & 1 and converts >> (other * N_SYMBOLS + symbol) & 1 for other in range(N_SYMBOLS))
    )


def serving_symbols(converts: int, mask: int, symbol: int) -> tuple[int, ...]:
    """The symbols of which a player chooses the one to use up as `symbol` (CARD-08); none if all leave the same.

    Symbols that may act as the same ones leave the same behind: the first of them is offered, the wished one itself
    before all others.
    """
    found: list[int] = []
    reaches: list[int] = []
    for other in (symbol, *range(N_SYMBOLS)):
        reach = may_act_as(converts, other)
        if mask >> other & 1 and reach >> symbol & 1 and reach not in reaches:
            found.append(other)
            reaches.append(reach)
    return tuple(found) if len(found) > 1 else ()


def symbol_to_take(pool: int, converts: int, symbol: int) -> int:
    """Which symbol of a pool serves if nobody says it: the very one, else a wild one, else one that converts."""
    if pool >> (POOL_BITS * symbol) & 15:
        return symbol
    if pool >> (POOL_BITS * WILD):
        return WILD
    for other in range(N_SYMBOLS):
        if pool >> (POOL_BITS * other) & 15 and converts >> (other * N_SYMBOLS + symbol) & 1:
            return other
    return -1


def usable_key(converts: int, mask: int) -> int:
    """What `usable_symbols` depends on, as one number to remember it by."""
    return converts << 7 | mask


def serving_key(converts: int, mask: int, symbol: int) -> int:
    return (converts << 7 | mask) << 3 | symbol

"""The greedy bot's purchases: a plain table by family, and the best for its price."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from reckoners.bots.greedy_hand import pool_worth
from reckoners.bots.greedy_worth import SymbolValues
from reckoners.bots.planner.steady import summed
from reckoners.engine.action import END_STEP, bit, card_of, has, seat_of, source_of, verb_of
from reckoners.engine.codes import ATTACK, BUY, CONVERTER, DOUBLER, EXCHANGER, EXTRA_DIE, FREE_SYMBOLS, RANSOM, RESEARCH
from reckoners.engine.pools import N_SYMBOLS, mask_of, may_act_as
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

# How much a symbol is worth before one knows where: money, Attack Enforcement, Contain, Research, Attack, Plan, any.
SYMBOL_WORTH: Final[SymbolValues] = (0.5, 0.7, 0.9, 1.0, 1.1, 0.8, 1.1)
A_DIE_BACK: Final = 10.0  # before any card
UNKNOWN_CARD: Final = 0.9  # movers, and whatever a pack has come up with
CARDS_EACH: Final = 0.12  # how much a card that one has speaks against the next one


def buy(st: State, options: list[int]) -> int:
    """Captured dice first, then the card that gives most for its price; else the end of the step."""
    values = symbol_worth(st)
    best, found = 0.0, END_STEP
    for code in options:
        verb = verb_of(code)
        seat = seat_of(code)
        if verb == RANSOM:
            worth = A_DIE_BACK + die_worth(st.tables, st.dice[seat][source_of(code)], values)
        elif verb == BUY:
            card = card_of(code)
            worth = card_worth(st, card, seat, values) - CARDS_EACH * len(st.cards[seat])
            worth /= sqrt(max(st.tables.price[card], 1))
        else:
            continue
        if worth > best:
            best, found = worth, code
    return found


def symbol_worth(st: State) -> SymbolValues:
    """Once the Boss is weakened everything is about attacking him."""
    if st.boss_research:
        return SYMBOL_WORTH
    values = list(SYMBOL_WORTH)
    values[ATTACK] += 0.5
    values[RESEARCH] -= 0.4
    return tuple(values)


def die_worth(tables: Tables, die: int, values: SymbolValues) -> float:
    return kind_worth(tables, tables.kind[die], values)


@lru_cache(maxsize=10_000)
def kind_worth(tables: Tables, kind: int, values: SymbolValues) -> float:
    """The mean face."""
    return summed(pool_worth(values, pool) for pool in tables.face_pool[kind]) / tables.n_faces[kind]


def card_worth(st: State, card: int, seat: int, values: SymbolValues) -> float:
    """What a card adds to a round of this Reckoner, more or less."""
    t = st.tables
    family = t.family[card]
    if family == EXTRA_DIE:
        return 1.2 * kind_worth(t, t.gives_die[card], values)
    if family == FREE_SYMBOLS:
        return pool_worth(values, t.gives[card]) * (1.4 if t.anywhere[card] else 1.0)
    if family == DOUBLER:
        basic = sum(not t.special[t.kind[die]] for die in st.dice[seat])
        return basic * 0.3 * summed(values[symbol] for symbol in range(N_SYMBOLS) if has(t.doubles[card], symbol))
    if family == EXCHANGER:
        cost = summed(values[symbol] for symbol in range(N_SYMBOLS) if has(t.cost[card], symbol))
        return (pool_worth(values, t.gives[card]) - cost) * min(1.0, 0.3 * showing(st, seat, t.cost[card]))
    if family == CONVERTER:
        partners = sum(bit(one) for one in range(N_SYMBOLS) if may_act_as(t.converts[card], one) != bit(one))
        return 0.15 * showing(st, seat, partners)
    return UNKNOWN_CARD


def showing(st: State, seat: int, mask: int) -> float:
    """How many of a Reckoner's dice show one of these symbols at a time, more or less."""
    t = st.tables
    pools = [pool for die in st.dice[seat] for pool in t.face_pool[t.kind[die]]]
    return sum(mask_of(pool) & mask != 0 for pool in pools) / 6

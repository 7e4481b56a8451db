"""Buying with a plan: captured dice first, then what gives most for its price in the rounds that are left."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.choices import Choices
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.engine.codes import (
    BUY,
    CARD_MASK,
    CARD_SHIFT,
    CONVERTER,
    DOUBLER,
    END,
    EXCHANGER,
    EXTRA_DIE,
    FREE_SYMBOLS,
    MOVER,
    N_SYMBOLS,
    RANSOM,
    REFRESH,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TEAM,
    VERB_MASK,
)
from reckoners.engine.state import State
from reckoners.engine.tables import mask_of

CARDS_EACH: Final = 0.12  # how much a card that one has speaks against the next one
A_MOVE: Final = 0.9
ODD_CARD: Final = 1.0
A_DIE_BACK: Final = 10.0
END_PURCHASE: Final = END | TEAM << SEAT_SHIFT


class Purchases:
    def __init__(self, choices: Choices) -> None:
        self.choices: Choices = choices

    def offers(self, st: State) -> list[tuple[float, int]]:
        """Everything that may be done, the best first; to end is worth nothing."""
        values = self.choices.symbol_worth(st)
        found: list[tuple[float, int]] = []
        for code in st.options:
            verb = code & VERB_MASK
            seat = code >> SEAT_SHIFT & SEAT_MASK
            if verb == RANSOM:
                die = st.dice[seat][code >> SOURCE_SHIFT & SOURCE_MASK]
                found.append((A_DIE_BACK + self.choices.die_worth(st, die, values), code))
            elif verb == BUY:
                card = code >> CARD_SHIFT & CARD_MASK
                worth = self.card_worth(st, card, seat, values) - CARDS_EACH * len(st.cards[seat])
                found.append((worth / st.tables.price[card] ** 0.5, code))
            elif verb == REFRESH:
                found.append((-1.0, code))
            else:
                found.append((0.0, code))
        found.sort(key=lambda pair: -pair[0])
        return found

    def card_worth(self, st: State, card: int, seat: int, values: Values) -> float:
        """What a card gives a Reckoner in a round, more or less."""
        t = st.tables
        family = t.family[card]
        if family == EXTRA_DIE:
            return 1.2 * self.choices.kind_worth(st, t.gives_die[card], values)
        if family == FREE_SYMBOLS:
            return pool_value(values, t.gives[card]) * (1.4 if t.anywhere[card] else 1.0)
        if family == DOUBLER:
            basic = 0
            for die in st.dice[seat]:
                basic += not t.special[t.kind[die]]
            return basic * 0.3 * masked(values, t.doubles[card])
        if family == EXCHANGER:
            gain = pool_value(values, t.gives[card]) - masked(values, t.cost[card])
            return gain * min(1.0, 0.3 * self.showing(st, seat, t.cost[card]))
        if family == CONVERTER:
            return 0.15 * self.showing(st, seat, converted(t.converts[card]))
        return A_MOVE if family == MOVER else ODD_CARD

    def showing(self, st: State, seat: int, mask: int) -> float:
        """How many of a Reckoner's dice show one of these symbols at a time, more or less."""
        t = st.tables
        found = 0
        for die in st.dice[seat]:
            for pool in t.face_pool[t.kind[die]]:
                found += mask_of(pool) & mask != 0
        return found / 6


def masked(values: Values, mask: int) -> float:
    return sum([values[symbol] for symbol in range(N_SYMBOLS) if mask >> symbol & 1])


def converted(converts: int) -> int:
    """The symbols that a converter takes."""
    mask = 0
    for symbol in range(N_SYMBOLS):
        if converts >> (symbol * N_SYMBOLS) & 63:
            mask |= 1 << symbol
    return mask

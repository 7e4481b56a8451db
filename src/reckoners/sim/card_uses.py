"""How often each card was of use, read from the engine's events.

A card that one activates tells so itself. One that works all the time counts when it changed something: a converter
when a symbol served as its partner, a doubler when a doubled die was used, an extra die when that die was used.
"""

from __future__ import annotations

from reckoners.engine.codes import (
    CARD,
    CONVERTER,
    DOUBLER,
    EXTRA_DIE,
    N_SYMBOLS,
    POOL_BITS,
    POWER,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TOKEN,
    VERB_MASK,
    WILD,
)
from reckoners.engine.state import State


class CardUses:
    """Counts by card number while a game is played."""

    def __init__(self, st: State) -> None:
        seats = st.tables.n_seats
        self.counts = [0] * len(st.tables.card_ids)
        self._st = st
        self._tables = st.tables
        self._converters: list[list[int]] = [[] for _ in range(seats)]
        self._doublers: list[list[int]] = [[] for _ in range(seats)]
        self._waiting: list[list[int]] = [[] for _ in range(seats)]  # cards whose extra die has not come yet
        self._dice: list[dict[int, int]] = [{} for _ in range(seats)]  # slot -> the card that gave this die
        for seat in range(seats):
            for card in st.cards[seat]:
                self.received(seat, card)

    def received(self, seat: int, card: int) -> None:
        family = self._tables.family[card]
        if family == CONVERTER:
            self._converters[seat].append(card)
        elif family == DOUBLER:
            self._doublers[seat].append(card)
        elif family == EXTRA_DIE:
            self._waiting[seat].append(card)

    def die_gained(self, seat: int, slot: int) -> None:
        kind = self._tables.kind[self._st.dice[seat][slot]]
        for card in self._waiting[seat]:
            if self._tables.gives_die[card] == kind:
                self._waiting[seat].remove(card)
                self._dice[seat][slot] = card
                return

    def played(self, code: int) -> None:
        """An action of its own: the odd powers."""
        if code & VERB_MASK == POWER:
            self.counts[(code >> SOURCE_SHIFT & SOURCE_MASK) - CARD] += 1

    def faith(self, seat: int) -> None:
        self.counts[self._tables.ability[seat]] += 1

    def opened(self, seat: int, source: int, pool: int) -> None:
        if source >= CARD:
            self.counts[source - CARD] += 1
        elif source < TOKEN:
            card = self._dice[seat].get(source)
            if card is not None:
                self.counts[card] += 1
            if self._doublers[seat] and not self._tables.special[self._tables.kind[self._st.dice[seat][source]]]:
                for card in self._doublers[seat]:
                    if pool & _pool_mask(self._tables.doubles[card]):
                        self.counts[card] += 1

    def paid(self, card: int) -> None:
        self.counts[card] += 1

    def spent(self, seat: int, symbol: int, taken: int) -> None:
        if taken != symbol and taken != WILD:
            for card in self._converters[seat]:
                if self._tables.converts[card] >> (taken * N_SYMBOLS + symbol) & 1:
                    self.counts[card] += 1
                    return


def _pool_mask(symbols: int) -> int:
    """The bits of a pool that count these symbols."""
    mask = 0
    for symbol in range(N_SYMBOLS):
        if symbols >> symbol & 1:
            mask |= 15 << (POOL_BITS * symbol)
    return mask

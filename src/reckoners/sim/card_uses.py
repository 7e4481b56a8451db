"""How often each card was of use, read from the engine's events.

A card that one activates tells so itself. One that works all the time counts when it changed something: a converter
when a symbol served as its partner, a doubler when a doubled die was used, an extra die when that die was used.
"""

from __future__ import annotations

from reckoners.engine.action import slot_of, source_of, verb_of
from reckoners.engine.codes import CARD, CONVERTER, DOUBLER, EXTRA_DIE, POWER, TOKEN
from reckoners.engine.decision import NO_DIE
from reckoners.engine.pools import WILD, converts_into, mask_of
from reckoners.engine.powers import POWERS
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
        """An action of its own: the odd powers. One that takes several answers counts with the last."""
        if verb_of(code) == POWER:
            card = source_of(code) - CARD
            if POWERS[self._tables.power[card]].once or slot_of(code) == NO_DIE:
                self.counts[card] += 1

    def opened(self, seat: int, source: int, pool: int) -> None:
        if source >= CARD:
            self.counts[source - CARD] += 1
        elif source < TOKEN:
            card = self._dice[seat].get(source)
            if card is not None:
                self.counts[card] += 1
            if self._doublers[seat] and not self._tables.special[self._tables.kind[self._st.dice[seat][source]]]:
                for card in self._doublers[seat]:
                    if mask_of(pool) & self._tables.doubles[card]:
                        self.counts[card] += 1

    def paid(self, card: int) -> None:
        self.counts[card] += 1

    def spent(self, seat: int, symbol: int, taken: int) -> None:
        if taken != symbol and taken != WILD:
            for card in self._converters[seat]:
                if converts_into(self._tables.converts[card], taken, symbol):
                    self.counts[card] += 1
                    return

"""How often each card was of use, read from the engine's events.

A card that one activates tells so itself. One that works all the time counts when it changed something: a converter
when a symbol served as its partner, a doubler when a doubled die was used, an extra die when that die was used, a card
that reaches further when a symbol acted next door, Blackmail and Sabotage when they hindered an Epic. What acts when it
is bought counts then.
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import has, slot_of, source_of, verb_of
from reckoners.engine.codes import BOSS, CARD, CONSUMABLE, CONVERTER, DOUBLER, ODD, POWER, REACH, TOKEN
from reckoners.engine.decision import NO_DIE
from reckoners.engine.effects import BLACKMAIL, SABOTAGE
from reckoners.engine.pools import WILD, converts_into, mask_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State

HINDERING: Final = (BLACKMAIL, SABOTAGE)


class CardUses:
    """Counts by card number while a game is played."""

    def __init__(self, st: State) -> None:
        seats = st.tables.n_seats
        self.counts = [0] * len(st.tables.card_ids)
        self._st = st
        self._tables = st.tables
        self._converters: list[list[int]] = [[] for _ in range(seats)]
        self._doublers: list[list[int]] = [[] for _ in range(seats)]
        self._reaching: list[list[int]] = [[] for _ in range(seats)]
        self._hindering: list[list[int]] = [[] for _ in range(seats)]
        self._power = -1  # the odd card that was just used: the symbols that it shows are no second use
        self.settled()
        for seat in range(seats):
            for card in st.cards[seat]:
                self.received(seat, card)

    def received(self, seat: int, card: int) -> None:
        family = self._tables.family[card]
        if family == CONVERTER:
            self._converters[seat].append(card)
        elif family == DOUBLER:
            self._doublers[seat].append(card)
        elif family == REACH:
            self._reaching[seat].append(card)
        elif family == CONSUMABLE:
            self.counts[card] += 1
        elif family == ODD and self._effect(card) in HINDERING:
            self._hindering[seat].append(card)

    def lost(self, seat: int, card: int) -> None:
        """Stolen or sold."""
        for owned in (self._converters, self._doublers, self._reaching, self._hindering):
            if card in owned[seat]:
                owned[seat].remove(card)

    def _effect(self, card: int) -> int:
        return POWERS[self._tables.power[card]].effect

    def played(self, code: int) -> None:
        """An action of its own: the odd powers. One that takes several answers counts with the last."""
        self._power = -1
        if verb_of(code) == POWER:
            card = self._power = source_of(code) - CARD
            if POWERS[self._tables.power[card]].once or slot_of(code) == NO_DIE:
                self.counts[card] += 1

    def opened(self, seat: int, source: int, pool: int) -> None:
        if source >= CARD:
            self.counts[source - CARD] += source - CARD != self._power
        elif source < TOKEN:
            die = self._dice[seat][source]
            card = self._lent[die] - 1
            if card >= 0:
                self.counts[card] += 1
            if self._doublers[seat] and not self._tables.special[self._tables.kind[die]]:
                for card in self._doublers[seat]:
                    if mask_of(pool) & self._tables.doubles[card] and not has(self._st.disabled[seat], card):
                        self.counts[card] += 1

    def settled(self) -> None:
        """All of an action is told. Dice are called by where they lay before it: the first thing that a die does in
        Babilar may have cost one."""
        self._dice = self._st.dice[:]
        self._lent = self._st.lent[:]

    def paid(self, card: int) -> None:
        """Powers that change what they are paid with tell by `changed`."""
        self.counts[card] += self._tables.family[card] != ODD

    def changed(self, card: int) -> None:
        self.counts[card] += 1

    def hindered(self, district: int, effect: int) -> None:
        """Blackmail or Sabotage has worked in a district."""
        for seat, cards in enumerate(self._hindering):
            if self._st.where[seat] == district:
                for card in cards:
                    self.counts[card] += self._effect(card) == effect

    def reached(self, seat: int, symbol: int, target: int) -> None:
        """A symbol acted on something: in another district by a card that reaches so far."""
        if target >= BOSS or target in (self._st.where[seat], self._st.sniper[seat]):
            return
        for card in self._reaching[seat]:
            if has(self._tables.near[card], symbol) and not has(self._st.disabled[seat], card):
                self.counts[card] += 1
                return

    def spent(self, seat: int, symbol: int, taken: int) -> None:
        if taken != symbol and taken != WILD:
            for card in self._converters[seat]:
                if converts_into(self._tables.converts[card], taken, symbol) and not has(self._st.disabled[seat], card):
                    self.counts[card] += 1
                    return

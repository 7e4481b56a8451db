"""Cards that lie in districts: what they will do before the Epics do, and what they give to who stands there."""

from __future__ import annotations

from reckoners.bots.planner.districts import HELD_SYMBOLS
from reckoners.engine.codes import REACH
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import ADD_ENFORCEMENT, POPULATION, number_of, operation_of


class CityCards:
    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.any: bool = any(len(cards) > 0 for cards in tables.city_cards)
        n_cards = len(tables.card_ids)
        # by card: people and Enforcement that it takes or brings each time, what its benefit is worth
        self.people: list[int] = [self._harm(card, POPULATION) for card in range(n_cards)]
        self.troops: list[int] = [self._harm(card, ADD_ENFORCEMENT) for card in range(n_cards)]
        self.benefit: list[float] = [self._benefit(card) for card in range(n_cards)]

    def _harm(self, card: int, operation: int) -> int:
        if card < self.tables.first_city_card:
            return 0
        word = self.tables.harm[card]
        return number_of(word) if operation_of(word) == operation else 0

    def _benefit(self, card: int) -> float:
        if card < self.tables.first_city_card:
            return 0.0
        value = 0.0
        for symbol in range(N_SYMBOLS):
            value += counted(self.tables.gives[card], symbol) * HELD_SYMBOLS[symbol]
        return value

    def dead(self, st: State) -> int:
        """Of the population, in the coming Epic phase; where the Boss is twice (NEW-02)."""
        dead = 0
        for district, card in enumerate(st.sides):
            if card >= 0:
                dead += self.people[card] * (2 if st.boss_at == district else 1)
        return dead

    def to_come(self, st: State, district: int) -> int:
        """Enforcement that comes before the Epic there acts."""
        card = st.sides[district]
        return self.troops[card] * (2 if st.boss_at == district else 1) if card >= 0 else 0

    def given(self, st: State, district: int, family: int) -> float:
        """What it is worth that an Epic there is defeated, or weakened, beside all else."""
        card = st.sides[district]
        return self.benefit[card] if card >= 0 and self.tables.family[card] == family else 0.0

    def reach(self, st: State, district: int) -> int:
        """Symbols that reach the neighbours of whoever stands there: a set."""
        card = st.sides[district]
        return self.tables.near[card] if card >= 0 and self.tables.family[card] == REACH else 0

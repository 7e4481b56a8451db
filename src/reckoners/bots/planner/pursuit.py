"""A Boss who goes where Reckoners are: whom the next card meets, and who stands where the Boss will be."""

from __future__ import annotations

from reckoners.bots.planner.weights import Weights
from reckoners.engine.state import State
from reckoners.engine.tables import Tables


class Pursuit:
    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self.any: bool = len(tables.boss_cards) > 0
        self._means: dict[tuple[int, ...], float] = {}

    def goal(self, st: State) -> int:
        """The next district clockwise where a Reckoner stands; the Boss's own if there is no other."""
        ring = self.tables.n_districts
        nearest = ring
        for where in st.where:
            steps = (where - st.boss_at) % ring
            if 0 < steps < nearest:
                nearest = steps
        return (st.boss_at + nearest) % ring

    def worth(self, st: State, far: float) -> float:
        """What it is worth where the Reckoners stand: each who is found suffers what the deck still holds, on average;
        but whoever is found by a Boss who is nearly beaten need not go and look for him."""
        goal = self.goal(st)
        found = 0
        for where in st.where:
            found += where == goal
        value = -found * self.mean(st.boss_deck) * far
        if st.boss_research < self.tables.n_seats:
            value += found * self.weights.lure
        return value

    def mean(self, deck: tuple[int, ...]) -> float:
        """What the next card costs whoever suffers it: everybody can count what is still to come."""
        known = self._means.get(deck)
        if known is None:
            effects = self.tables.boss_cards
            left = [effects[card] for card in deck] or list(effects)
            known = sum([self.weights.suffers[effect] for effect in left]) / len(left)
            if len(self._means) > 5000:
                self._means.clear()
            self._means[deck] = known
        return known

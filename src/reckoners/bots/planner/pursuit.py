"""A Boss who goes where Reckoners are: whom the next card meets, and who stands where the Boss will be."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.weights import Weights
from reckoners.engine.effects import LESS_EQUIPMENT
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

MOST_MEANS: Final = 5000  # decks that are remembered


class Pursuit:
    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        # one who rolls for power tables goes where nobody is
        self.any: bool = tables.boss.goes is not None and not tables.boss_cells
        self._met: dict[tuple[int, ...], tuple[int, ...]] = {}  # by where the Boss and everybody is
        self._means: dict[tuple[int, ...], tuple[float, float]] = {}

    def worth(self, st: State, far: float) -> float:
        """What it is worth where the Reckoners stand: each who is found suffers what the deck still holds, on average;
        but whoever is found by a weakened Boss need not go and look for him."""
        where = (st.boss_at, *st.where)
        met = self._met.get(where)
        if met is None:
            met = self._met[where] = self.meets(st)
        mean, no_card = self.mean(st.boss_deck)
        value = 0.0
        for seat in met:
            value -= mean if has_equipment(st, seat) else mean + no_card
        value *= far
        if st.boss_research == 0:
            value += len(met) * self.weights.lure
        return value

    def meets(self, st: State) -> tuple[int, ...]:
        """The seats of those whom the Boss will find."""
        goes = self.tables.boss.goes
        if goes is None:
            return ()
        goal = goes(st)
        return tuple([seat for seat in range(self.tables.n_seats) if st.where[seat] == goal])

    def mean(self, deck: tuple[int, ...]) -> tuple[float, float]:
        """What the next card costs whoever suffers it, and how much more who has no Equipment: everybody can count what
        is still to come."""
        known = self._means.get(deck)
        if known is None:
            effects = self.tables.boss_cards
            # in an order of their own: sums of the same cards in the deck's order could differ in their last digit
            left = sorted([effects[card] for card in deck] or list(effects))
            n = max(1, len(left))
            cost = summed([self.weights.suffers[effect] for effect in left]) / n
            known = (cost, left.count(LESS_EQUIPMENT) / n * self.weights.no_card)
            if len(self._means) > MOST_MEANS:
                self._means.clear()
            self._means[deck] = known
        return known


def has_equipment(st: State, seat: int) -> bool:
    n_equipment = st.tables.n_equipment
    for card in st.cards[seat]:  # noqa: SIM110 - half the time of any()
        if card < n_equipment:
            return True
    return False

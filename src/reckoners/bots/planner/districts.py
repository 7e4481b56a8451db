"""What the research tracks of districts ask and give, and what Dawnslight's cards are worth before they are used."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.weights import Weights
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import ATTACK_MONEY, ATTACK_PLAN, DISCOVER, GIVE_AID, number_of, operation_of

# What a symbol of a waiting card is worth: money, Attack Enforcement, Contain, Research, Attack, Plan, any.
HELD_SYMBOLS: Final[list[float]] = [0.3, 0.5, 0.7, 0.75, 0.8, 0.6, 0.9]


class Districts:
    """One set-up's tracks. Spots have to be passed some day, so what they cost is counted as if it had been paid, or
    nearly: else nobody would take the step that costs something. A card that is still to come is missed as well."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self.any: bool = tables.marker_start > 0
        self.spots: dict[int, float] = {
            DISCOVER: weights.spot_discover,
            ATTACK_MONEY: weights.spot_money,
            ATTACK_PLAN: weights.spot_plan,
            GIVE_AID: weights.aid,
        }
        # by board, then by what is left: what the spots below cost
        self.ahead: list[list[float]] = [self._ahead(track) for track in tables.district_tracks]
        self.held: list[float] = [self._held(card) for card in range(len(tables.card_ids))]

    def _ahead(self, track: tuple[int, ...]) -> list[float]:
        found = [0.0]
        for word in track[:-1]:
            price = self.spots.get(operation_of(word), self.weights.unknown) * number_of(word) if word else 0.0
            found.append(found[-1] + price)
        return found

    def _held(self, card: int) -> float:
        """A card that is used once, as long as it is not."""
        tables = self.tables
        if card < tables.first_dawnslight:
            return 0.0
        value = tables.heals[card] * self.weights.held_people
        for symbol in range(N_SYMBOLS + 1):
            value += counted(tables.gives[card], symbol) * HELD_SYMBOLS[symbol]
        return value

    def in_hand(self, st: State) -> float:
        """What Dawnslight's cards promise."""
        first = self.tables.first_dawnslight
        value = 0.0
        for hand in st.cards:
            for card in hand:
                if card >= first:
                    value += self.held[card]
        return value

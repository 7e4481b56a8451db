"""What the team has and may lose or exchange: Equipment that is stolen or sold, Plan tokens, dice of the supply."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.purchases import Purchases
from reckoners.bots.planner.team_choices import symbol_worth
from reckoners.engine.action import seat_of, source_of, target_of, verb_of
from reckoners.engine.codes import DISABLE_DIE, F_SELL
from reckoners.engine.decisions.swap import LEAVE, TAKE
from reckoners.engine.state import State

A_CHANGE: Final = 0.05  # a die has to be so much better: who swaps for nothing only confuses people
UNPAID: Final = 1.0  # what is still unpaid after a sale costs another card


class Belongings:
    def __init__(self, purchases: Purchases) -> None:
        self.purchases: Purchases = purchases

    def card_worth(self, st: State, seat: int, card: int) -> float:
        """What a card would still give, in all the rounds that are left."""
        choices = self.purchases.choices
        rounds = max(1.0, choices.judge.rounds_to_go(st))
        return self.purchases.card_worth(st, card, seat, symbol_worth(st)) * rounds

    def stolen(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The card that is missed least. It may come back, so none is worth more for its price."""
        found = [(-self.card_worth(st, seat_of(code), source_of(code)), code) for code in options]
        found.sort(key=lambda pair: -pair[0])
        return found

    def sold(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The least loss: the card, less the change that is kept."""
        frame = st.stack[-1]
        unpaid = frame[1] if frame[0] == F_SELL else 0
        money = self.purchases.choices.judge.weights.money
        found: list[tuple[float, int]] = []
        for code in options:
            seat, card = seat_of(code), source_of(code)
            change = st.tables.price[card] - unpaid
            worth = change * money if change >= 0 else change * UNPAID
            found.append((worth - self.card_worth(st, seat, card), code))
        found.sort(key=lambda pair: -pair[0])
        return found

    def disabled(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The die or the card that is missed least in this round."""
        choices = self.purchases.choices
        values = symbol_worth(st)
        found: list[tuple[float, int]] = []
        for code in options:
            seat, source = seat_of(code), source_of(code)
            if verb_of(code) == DISABLE_DIE:
                worth = choices.die_worth(st, st.dice[seat][source], values)
            else:
                worth = self.purchases.card_worth(st, source, seat, values)
            found.append((-worth, code))
        found.sort(key=lambda pair: -pair[0])
        return found

    def discarded(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """A Plan token of whoever has most of them."""
        found = [(float(st.tokens[seat_of(code)] + st.fresh[seat_of(code)]), code) for code in options]
        found.sort(key=lambda pair: -pair[0])
        return found

    def swapped(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The die of the supply that is worth most to the team as things stand, for the one that is worth least."""
        choices = self.purchases.choices
        values = symbol_worth(st)
        found: list[tuple[float, int]] = []
        for code in options:
            verb = verb_of(code)
            if verb == LEAVE:
                found.append((0.0, code))
                continue
            gain = choices.kind_worth(st, target_of(code), values)
            if verb != TAKE:
                gain -= choices.die_worth(st, st.dice[seat_of(code)][source_of(code)], values) + A_CHANGE
            found.append((gain, code))
        found.sort(key=lambda pair: -pair[0])
        return found

"""Whom a district's card hits, if the team may choose: who misses least what it takes."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.belongings import Belongings
from reckoners.bots.planner.sources import Values
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.team_choices import symbol_worth
from reckoners.engine.action import seat_of
from reckoners.engine.cards import equipment_of
from reckoners.engine.codes import CAPTURED, F_VICTIM
from reckoners.engine.effects import LESS_DICE, LESS_EQUIPMENT, LESS_REROLLS, ONE_FOR_TWO
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State

A_REROLL: Final = 0.15  # for each die
A_DOUBLE: Final = 0.6  # of a symbol that counts no more, how often it is there


class Victims:
    def __init__(self, belongings: Belongings) -> None:
        self.belongings: Belongings = belongings

    def chosen(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """Each who could be hit, the best first."""
        frame = st.stack[-1]
        effect = frame[2] if frame[0] == F_VICTIM else LESS_REROLLS
        values = symbol_worth(st)
        found = [(-self.loss(st, seat_of(code), effect, values), code) for code in options]
        found.sort(key=lambda pair: -pair[0])
        return found

    def loss(self, st: State, seat: int, effect: int, values: Values) -> float:
        """What an effect takes from a Reckoner, in symbols. Of those that do not add up a second one takes nothing."""
        choices = self.belongings.purchases.choices
        weights = choices.judge.weights
        dice = [die for die in st.dice[seat] if st.status[die] != CAPTURED]
        if effect == LESS_REROLLS:
            return A_REROLL * len(dice)
        if effect == LESS_DICE:
            return min([choices.die_worth(st, die, values) for die in dice]) if dice else 0.0
        if effect == LESS_EQUIPMENT:
            cards = equipment_of(st, seat)
            if not cards:
                return weights.suffers[effect] + weights.no_card
            return min([self.belongings.purchases.card_worth(st, card, seat, values) for card in cards])
        if effect in st.suffers[seat]:
            return 0.0
        if effect == ONE_FOR_TWO:
            return A_DOUBLE * summed([self.doubled(st, die, values) for die in dice])
        return weights.suffers[effect]

    def doubled(self, st: State, die: int, values: Values) -> float:
        """What a die shows twice, on average."""
        worth = 0.0
        faces = st.tables.face_pool[st.tables.kind[die]]
        for pool in faces:
            for symbol in range(N_SYMBOLS):
                if counted(pool, symbol) > 1:
                    worth += values[symbol]
        return worth / len(faces)

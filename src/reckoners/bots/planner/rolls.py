"""What a reroll is worth on average, tried out: the dice that lie again are used as well as they can be.

Faces that one wants are worth less each time they come: six dice that are all rolled for the same Epic cannot all hit
it. A formula for single dice does not see that; rolls that are tried do.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.seat import SeatPlans
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.engine.chance import mix
from reckoners.engine.dice import symbols_shown
from reckoners.engine.state import State
from reckoners.engine.trying import keep_quietly, lay_quietly, spend_quietly

FACES: Final = 6
SALT: Final = 1307
MOST_ROLLS: Final = 4  # that one die is rolled in a round


def shuffled_faces(slot: int, roll: int) -> list[int]:
    """Every face once, in an order that is a die's own: over six rolls each die is as lucky as any other."""
    return sorted(range(FACES), key=lambda face: mix(SALT + slot * 64 + roll, face))


class Rolls:
    def __init__(self, seats: SeatPlans) -> None:
        self.seats: SeatPlans = seats
        self._faces: dict[int, list[int]] = {}

    def face(self, slot: int, roll: int, sample: int) -> int:
        key = slot * 64 + roll + (sample // FACES) * MOST_ROLLS
        known = self._faces.get(key)
        if known is None:
            known = self._faces[key] = shuffled_faces(slot, roll + (sample // FACES) * MOST_ROLLS)
        return known[sample % FACES]

    def used(self, st: State, seat: int, dice: tuple[int, ...], slots: list[int], spent: int, values: Values) -> float:
        """What the table is worth when a Reckoner has used these dice where it stands; the way there has its price."""
        order = sorted(slots, key=lambda slot: pool_value(values, symbols_shown(st, seat, dice[slot])))
        for place, slot in enumerate(order):
            if place < spent:
                spend_quietly(st, dice[slot])
            else:
                keep_quietly(st, dice[slot])
        return self.seats.use_up(st, seat, self.seats.judge.worth(st)).worth

    def mean(
        self,
        st: State,
        seat: int,
        dice: tuple[int, ...],
        slots: list[int],
        rolled: list[int],
        hopes: list[list[float]],
        worths: list[list[float]],
        spent: int,
        values: Values,
        samples: int,
    ) -> float:
        """On average over so many rolls of these dice, and of those again that fall badly: `hopes[slot]` says what a
        die still promises with 0, 1, ... rolls left, `worths[slot]` what its faces are worth. `dice` are those of the
        table as it is: on the one that is imagined a slot may hold another."""
        if not rolled:
            return self.used(st.clone(), seat, dice, slots, spent, values)
        total = 0.0
        for sample in range(samples):
            then = st.clone()
            for slot in rolled:
                left = len(hopes[slot])
                roll = 0
                face = self.face(slot, roll, sample)
                while left > 1 and worths[slot][face] < hopes[slot][left - 1]:
                    left -= 1
                    roll += 1
                    face = self.face(slot, roll, sample)
                lay_quietly(then, dice[slot], face)
            total += self.used(then, seat, dice, slots, spent, values)
        return total / samples

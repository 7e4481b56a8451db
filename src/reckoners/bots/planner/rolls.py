"""What a reroll is worth on average, tried out: the dice that lie again are used as well as they can be.

Faces that one wants are worth less each time they come: six dice that are all rolled for the same Epic cannot all hit
it. A formula for single dice does not see that; rolls that are tried do. Nor does it see that dice which fall otherwise
than hoped for have their use elsewhere: so each roll may choose where it is used.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.council import Council
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.engine.chance import mix
from reckoners.engine.dice import symbols_shown
from reckoners.engine.state import State
from reckoners.engine.trying import keep_quietly, lay_quietly, spend_quietly, standing

FACES: Final = 6
SALT: Final = 1307
MOST_ROLLS: Final = 4  # that one die is rolled in a round
PLACES: Final = 3  # districts where a roll is tried out


def shuffled_faces(slot: int, roll: int) -> list[int]:
    """Every face once, in an order that is a die's own: over six rolls each die is as lucky as any other."""
    return sorted(range(FACES), key=lambda face: mix(SALT + slot * 64 + roll, face))


class Grounds:
    """Where a Reckoner could use its dice: by district what symbols are worth there and what the way takes, in dice."""

    def __init__(self, values: list[Values], prices: list[int]) -> None:
        self.values: list[Values] = values
        self.prices: list[int] = prices


class Rolls:
    def __init__(self, council: Council, samples: int) -> None:
        self.council: Council = council
        self.samples: int = samples  # rolls that are tried for each way to keep
        self._faces: dict[int, list[int]] = {}

    def face(self, slot: int, roll: int, sample: int) -> int:
        key = slot * 64 + roll + (sample // FACES) * MOST_ROLLS
        known = self._faces.get(key)
        if known is None:
            known = self._faces[key] = shuffled_faces(slot, roll + (sample // FACES) * MOST_ROLLS)
        return known[sample % FACES]

    def used(self, st: State, seat: int, dice: tuple[int, ...], slots: list[int], grounds: Grounds) -> float:
        """What the table is worth when a Reckoner has used these dice, in that of the promising districts where they do
        most; the way there takes the dice that do least."""
        pools = [symbols_shown(st, seat, dice[slot]) for slot in slots]
        found: list[tuple[float, int]] = []
        for district in range(len(grounds.prices)):
            values = grounds.values[district]
            worths = [pool_value(values, pool) for pool in pools]
            worths.sort()
            price = grounds.prices[district]
            if price <= len(slots):
                total = 0.0
                for worth in worths[price:]:
                    total += worth
                found.append((total, district))
        found.sort(reverse=True)
        most = float("-inf")
        for _, district in found[:PLACES]:
            most = max(most, self.used_in(st, seat, dice, slots, grounds, district))
        return most

    def used_in(
        self, st: State, seat: int, dice: tuple[int, ...], slots: list[int], grounds: Grounds, district: int
    ) -> float:
        then = standing(st, seat, district, st)
        values = grounds.values[district]
        order = sorted(slots, key=lambda slot: pool_value(values, symbols_shown(st, seat, dice[slot])))
        price = grounds.prices[district]
        for place, slot in enumerate(order):
            if place < price:
                spend_quietly(then, dice[slot])
            else:
                keep_quietly(then, dice[slot])
        search = self.council.characters[0]
        return self.council.worth(search.seats.use_up(then, seat, search.judge.worth(then)).state)

    def mean(
        self,
        st: State,
        seat: int,
        dice: tuple[int, ...],
        slots: list[int],
        rolled: list[int],
        hopes: list[list[float]],
        worths: list[list[float]],
        grounds: Grounds,
    ) -> float:
        """On average over some rolls of these dice, and of those again that fall badly: `hopes[slot]` says what a
        die still promises with 0, 1, ... rolls left, `worths[slot]` what its faces are worth. `dice` are those of the
        table as it is: on the one that is imagined a slot may hold another."""
        if not rolled:
            return self.used(st, seat, dice, slots, grounds)
        total = 0.0
        for sample in range(self.samples):
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
            total += self.used(then, seat, dice, slots, grounds)
        return total / self.samples

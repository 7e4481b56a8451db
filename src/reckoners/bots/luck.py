"""How likely a proposal brings what it is for. Exact: counted over faces and over the cards that nobody has seen."""

from __future__ import annotations

from math import comb, prod
from typing import Final

from reckoners.bots.needs import card_worth, counts_of, pools_of, values_beside, wanted_of
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.bots.planner.steady import summed
from reckoners.bots.trial import FAITH_ROLL, Trial
from reckoners.engine.action import seat_of
from reckoners.engine.codes import CAPTURED, MARKED, REFRESH, REROLL, ROLLED
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State

ROLLS: Final = (REROLL, FAITH_ROLL)
DIGITS: Final = 6  # of a worth in symbols: what differs by less is the same
ALIKE: Final = 1e-4


def chance_of(trial: Trial) -> float:
    """1 where no chance decides. A reroll works if it shows at least one of the symbols that its Reckoner wants most
    beside those that were kept (`Hope`), or something better where they lie there already; a new market if it holds a
    better card than the old one, at a price that the team can pay then."""
    if trial.last_verb in ROLLS:
        return roll_chance(trial)
    if trial.last_verb == REFRESH:
        return market_chance(trial.before)
    return 1.0


def roller(trial: Trial) -> int:
    """Whose dice the last action is about."""
    return seat_of(trial.codes[-1])


def rerolled_dice(trial: Trial) -> list[int]:
    """The dice that the last action rolls again."""
    status = MARKED if trial.last_verb == FAITH_ROLL else ROLLED
    return [die for die in trial.after.dice[roller(trial)] if trial.after.status[die] == status]


def kept_dice(trial: Trial) -> list[int]:
    """The Reckoner's other dice."""
    st, again = trial.after, rerolled_dice(trial)
    return [die for die in st.dice[roller(trial)] if st.status[die] < CAPTURED and die not in again]


class Hope:
    """What the Reckoner would like to roll beside what is kept, and can: the symbols that are `wanted`, the best first;
    how many of them are rolled away for that (`given`), and whether any symbol is as good as another."""

    def __init__(self, trial: Trial) -> None:
        self.values: Values = values_beside(trial.before, roller(trial), kept_dice(trial))
        self.dice = [pools_of(trial.after, roller(trial), die) for die in rerolled_dice(trial)]
        self.shown = [symbols_shown(trial.after, roller(trial), die) for die in rerolled_dice(trial)]
        possible = {symbol for symbol, n in enumerate(counts_of([pool for pools in self.dice for pool in pools])) if n}
        self.wanted = wanted_of(self.values, possible)
        self.given = sum(counted(pool, symbol) for pool in self.shown for symbol in self.wanted)
        self.is_for_any = len(self.wanted) == len(possible) == N_SYMBOLS

    @property
    def is_for_more(self) -> bool:
        """The dice show already what is needed: they are rolled again for more of it."""
        return self.given > 0 or self.is_for_any

    def chance(self) -> float:
        return self.better() if self.is_for_more else self.one_of_them()

    def one_of_them(self) -> float:
        blanks = [sum(not any(counted(pool, one) for one in self.wanted) for pool in pools) for pools in self.dice]
        return 1.0 - prod(n / len(pools) for n, pools in zip(blanks, self.dice, strict=True))

    def better(self) -> float:
        """How likely the dice are then worth more to the planner than they are now: counted over all that they can
        show together."""
        ways = {0.0: 1}
        for pools in self.dice:
            then: dict[float, int] = {}
            for worth, n in ways.items():
                for pool in pools:
                    together = round(worth + pool_value(self.values, pool), DIGITS)
                    then[together] = then.get(together, 0) + n
            ways = then
        now = summed(pool_value(self.values, pool) for pool in self.shown)
        good = 0
        for worth, n in ways.items():
            good += n if worth > now + ALIKE else 0
        return good / prod(map(len, self.dice))


def wanted(trial: Trial) -> tuple[int, ...]:
    return Hope(trial).wanted


def roll_chance(trial: Trial) -> float:
    return Hope(trial).chance()


def told_chance(trial: Trial) -> float:
    """The same as people are told it. Dice that somebody chose for Faith have to be rolled, also where nothing better
    than what they show can come: that is sure."""
    chance = chance_of(trial)
    return 1.0 if chance == 0 and trial.last_verb in ROLLS else chance


def market_chance(st: State) -> float:
    """At least one of the cards that come is better than all on offer, and can be paid for with what is left."""
    better = better_cards(st)
    unseen, places = len(st.equipment_deck), len(st.market)
    drawn = min(places, unseen)
    return 1.0 - comb(unseen - better, drawn) / comb(unseen, drawn) if drawn else 0.0


def better_cards(st: State) -> int:
    """How many unseen cards would be worth more than the best one that can be bought now."""
    left = st.money - st.tables.refresh_price
    price = st.tables.price
    offered = [card_worth(st, card) for card in st.market if card >= 0 and price[card] <= st.money]
    best = max(offered, default=0.0)
    return sum(price[card] <= left and card_worth(st, card) > best for card in st.equipment_deck)

"""How likely a proposal brings what it is for. Exact: counted over faces and over the cards that nobody has seen."""

from __future__ import annotations

from math import comb, prod
from typing import Final

from reckoners.bots.needs import card_worth, counts_of, pools_of, wanted_beside
from reckoners.bots.trial import FAITH_ROLL, Trial
from reckoners.engine.action import seat_of
from reckoners.engine.codes import CAPTURED, MARKED, REFRESH, REROLL, ROLLED
from reckoners.engine.pools import counted
from reckoners.engine.state import State

ROLLS: Final = (REROLL, FAITH_ROLL)


def chance_of(trial: Trial) -> float:
    """1 where no chance decides. A reroll works if it shows at least one of the symbols that its Reckoner wants most
    beside those that were kept (`wanted`); a new market if it holds a better card than the old one, at a price that the
    team can pay then."""
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


def wanted(trial: Trial) -> tuple[int, ...]:
    """What the Reckoner would like to roll beside what is kept, and can."""
    seat, kept = roller(trial), kept_dice(trial)
    faces = [pool for die in rerolled_dice(trial) for pool in pools_of(trial.after, seat, die)]
    possible = {symbol for symbol, count in enumerate(counts_of(faces)) if count}
    return wanted_beside(trial.before, seat, kept, possible)


def roll_chance(trial: Trial) -> float:
    symbols = wanted(trial)
    seat = roller(trial)
    misses = []
    for die in rerolled_dice(trial):
        pools = pools_of(trial.after, seat, die)
        blanks = sum(not any(counted(pool, symbol) for symbol in symbols) for pool in pools)
        misses.append(blanks / len(pools))
    return 1.0 - prod(misses)


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

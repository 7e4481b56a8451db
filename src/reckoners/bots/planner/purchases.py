"""Buying with a plan: captured dice first, then what gives most for its price in the rounds that are left."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.sources import Values, pool_value
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.team_choices import TeamChoices, symbol_worth
from reckoners.engine.action import (
    END_STEP,
    REFRESH_MARKET,
    bit,
    buy,
    has,
    seat_of,
    source_of,
    verb_of,
)
from reckoners.engine.codes import (
    AFTER_MOVE,
    CONSUMABLE,
    CONVERTER,
    COSTS_TWO,
    DOUBLER,
    EXCHANGER,
    EXTRA_DIE,
    FREE_SYMBOLS,
    MOVER,
    RANSOM,
    REACH,
    SPEND,
)
from reckoners.engine.pools import N_SYMBOLS, mask_of, may_act_as
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.trying import right_after

CARDS_EACH: Final = 0.12  # how much a card that one has speaks against the next one
A_MOVE: Final = 0.9
A_CHOICE: Final = 0.3  # of two symbols, for each die that shows one of them
ODD_CARD: Final = 1.0
A_REACH: Final = 0.35  # of what two symbols are worth: it saves a move now and then
AFTER_A_MOVE: Final = 0.6  # of what it gives: moves that a Reckoner makes in a round
BOTH: Final = 0.35  # of what a card gives that costs two: how often both symbols are there
AT_ONCE: Final = 1e4  # what waits is used before anything is bought
# What odd cards give in a round, more or less, in symbols; those of packs count as any other.
ODD_CARDS: Final[dict[str, float]] = {
    "spyril": 1.5,
    "extra-ammo": 0.8,
    "utility-tool": 0.9,
    "herman": 0.8,
    "rtich": 2.2,
    "fuel-cells": 1.4,
    "med-kit": 1.6,
    "tracking-device": 1.1,
    "predictive-analytics": 0.7,
    "dish-soap": 0.8,
    "kidnap": 1.2,
    "blackmail": 1.5,
    "sabotage": 1.5,
    "blind-spot": 0.6,
    "favor": 0.4,
}
A_DIE_BACK: Final = 2.0
INCOME: Final = 0.6  # dollars that a Reckoner brings in a round, more or less
AN_EXTRA: Final = 0.8  # of a symbol, for one that comes some day
WASTE: Final = 0.3  # a consumable has to bring a little more than it seems to
LUCKY: Final = 0.75  # of the unseen cards sorted by worth: what the best of a new market is like


class Ware:
    """Something to buy: what it gives in a round, what it costs, and how."""

    def __init__(self, worth: float, price: int, code: int) -> None:
        self.worth: float = worth
        self.price: int = price
        self.code: int = code


class Purchases:
    def __init__(self, choices: TeamChoices) -> None:
        self.choices: TeamChoices = choices

    def offers(self, st: State) -> list[tuple[float, int]]:
        """What to do now, the best first: each purchase as the first of the best plan that begins with it.

        A plan is what is bought now, and what is bought next round with what comes in until then.
        """
        waited = [(self.choices.worth_after(st, code), code) for code in st.options if verb_of(code) == SPEND]
        if waited:
            now = self.choices.judge.worth(st)
            found = [(AT_ONCE + worth - now, code) for worth, code in waited if worth > now]
            if found:
                found.sort(key=lambda pair: -pair[0])
                return found
        wares = self.wares(st)
        rounds = max(1.0, self.choices.judge.rounds_to_go(st))
        money = st.money
        later = money + max(1, round(INCOME * st.tables.n_seats))
        waiting = self.best(wares, 0, 0, later) * (rounds - 1)
        found = [(waiting, END_STEP)]
        for first in range(len(wares)):
            ware = wares[first]
            if ware.worth > 0 and ware.price <= money:
                found.append((self.plan(wares, first, money, later, rounds), ware.code))
        if REFRESH_MARKET in st.options:
            found.append((self.fresh_market(st, rounds), REFRESH_MARKET))
        found.sort(key=lambda pair: -pair[0])
        return found

    def plan(self, wares: list[Ware], first: int, money: int, later: int, rounds: float) -> float:
        """The best that one can buy now together with this, and next round of the rest."""
        best = 0.0
        for chosen in range(2 ** len(wares)):
            if not has(chosen, first):
                continue
            price = 0
            worth = 0.0
            for i in range(len(wares)):
                if has(chosen, i):
                    price += wares[i].price
                    worth += wares[i].worth
            if price <= money:
                best = max(best, worth * rounds + self.best(wares, chosen, price, later) * (rounds - 1))
        return best

    def best(self, wares: list[Ware], without: int, spent: int, money: int) -> float:
        """The best that so much money buys of the others."""
        found = 0.0
        for chosen in range(2 ** len(wares)):
            if chosen & without:
                continue
            price = spent
            worth = 0.0
            for i in range(len(wares)):
                if has(chosen, i):
                    price += wares[i].price
                    worth += wares[i].worth
            if price <= money and worth > found:
                found = worth
        return found

    def wares(self, st: State) -> list[Ware]:
        """The cards of the market, each for whoever makes most of it, and a captured die or two."""
        values = symbol_worth(st)
        found = [self.ware(st, card, values) for card in st.market if card >= 0]
        dice = 0
        for code in st.options:
            if verb_of(code) == RANSOM and dice < 2:
                die = st.dice[seat_of(code)][source_of(code)]
                worth = A_DIE_BACK * self.choices.die_worth(st, die, values)
                found.append(Ware(worth, st.tables.ransom, code))
                dice += 1
        return found

    def eaten(self, st: State, card: int) -> Ware:
        """A consumable acts once and at once: all that it does now, as if it were a part of it in each round."""
        judge = self.choices.judge
        code = buy(0, card)
        price = st.tables.price[card]
        gain = AN_EXTRA * pool_value(symbol_worth(st), st.tables.gives[card])
        if code in st.options:
            then = self.choices.shared_out(right_after(st, code), len(st.stack))
            gain = judge.worth(then) - judge.worth(st) + price * judge.weights.money
            if not then.over:
                gain -= WASTE
        return Ware(gain / max(1.0, judge.rounds_to_go(st)), price, code)

    def ware(self, st: State, card: int, values: Values) -> Ware:
        if st.tables.family[card] == CONSUMABLE:
            return self.eaten(st, card)
        best = float("-inf")
        who = 0
        judge = self.choices.judge
        for seat in range(st.tables.n_seats):
            worth = self.card_worth(st, card, seat, values) - CARDS_EACH * (len(st.cards[seat]) - 1)
            if judge.scales.any:
                worth -= judge.weights.uneven * judge.scales.unevenness(st, seat)
            if worth > best:
                best, who = worth, seat
        return Ware(best, st.tables.price[card], buy(who, card))

    def fresh_market(self, st: State, rounds: float) -> float:
        """What a new market may bring for the money that is left: the decks hold what nobody has seen yet."""
        values = symbol_worth(st)
        money = st.money - st.tables.refresh_price
        worths: list[float] = []
        for card in sorted(st.equipment_deck):
            ware = self.ware(st, card, values)
            worths.append(ware.worth if ware.price <= money else 0.0)
        if len(worths) < st.tables.market_size:
            return 0.0
        worths.sort()
        return worths[int(len(worths) * LUCKY)] * rounds

    def card_worth(self, st: State, card: int, seat: int, values: Values) -> float:
        """What a card gives a Reckoner in a round, more or less."""
        t = st.tables
        family = t.family[card]
        if family == EXTRA_DIE:
            return 1.2 * self.choices.kind_worth(st, t.gives_die[card], values)
        if family == FREE_SYMBOLS:
            return pool_value(values, t.gives[card]) * (1.4 if t.anywhere[card] else 1.0)
        if family == DOUBLER:
            basic = 0
            for die in st.dice[seat]:
                basic += not t.special[t.kind[die]]
            return basic * 0.3 * masked(values, t.doubles[card])
        if family == EXCHANGER:
            gain = pool_value(values, t.gives[card]) - masked(values, t.cost[card])
            return gain * min(1.0, 0.3 * self.showing(st, seat, t.cost[card]))
        if family == CONVERTER:
            return A_CHOICE * self.showing(st, seat, converted(t.converts[card]))
        if family == REACH:
            return A_REACH * masked(values, t.near[card])
        if family == COSTS_TWO:
            one, other = t.cost_two[card]
            both = min(1.0, self.showing(st, seat, bit(one))) * min(1.0, self.showing(st, seat, bit(other)))
            return (pool_value(values, t.gives[card]) - values[one] - values[other]) * BOTH * (0.5 + both)
        if family == AFTER_MOVE:
            return AFTER_A_MOVE * masked(values, mask_of(t.gives[card])) / 2
        if family == MOVER:
            return A_MOVE
        return ODD_CARDS.get(POWERS[t.power[card]].name, ODD_CARD) if t.power[card] >= 0 else ODD_CARD

    def showing(self, st: State, seat: int, mask: int) -> float:
        """How many of a Reckoner's dice show one of these symbols at a time, more or less."""
        t = st.tables
        found = 0
        for die in st.dice[seat]:
            for pool in t.face_pool[t.kind[die]]:
                found += mask_of(pool) & mask != 0
        return found / 6


def masked(values: Values, mask: int) -> float:
    return summed([values[symbol] for symbol in range(N_SYMBOLS) if has(mask, symbol)])


def converted(converts: int) -> int:
    """The symbols that a converter takes."""
    mask = 0
    for symbol in range(N_SYMBOLS):
        if may_act_as(converts, symbol) != bit(symbol):
            mask |= bit(symbol)
    return mask

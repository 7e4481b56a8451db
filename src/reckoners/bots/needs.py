"""What each symbol would be worth to a Reckoner, and where: the planner's judge on what the engine makes of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from reckoners.bots.planner.bot import Mind, Thinking
from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.sources import Values
from reckoners.bots.planner.team_choices import symbol_worth
from reckoners.bots.planner.weights import Weights
from reckoners.engine.action import target_of
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import N_SYMBOLS, counted
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.targets import PROTECT, aims_in
from reckoners.engine.trying import one_symbol_more, showing
from reckoners.game.notation import target_word

DEPTH: Final = 4  # so many of a kind are looked at: the first, the second, ...
MUCH: Final = 0.6  # of the best symbol's worth: what a Reckoner wants to roll
CROWNING: Final = 50.0  # winning is worth more than anything, but not infinitely more

Gains = tuple[float, ...]  # what the first symbol of a kind brings, the second, ...


class Need(msgspec.Struct, frozen=True):
    """By symbol: `gains[symbol][k]` is what the next one would bring after k others, where the planner would go with
    these dice; `aim[symbol]` says on what the first is best spent (empty for Money and Plan); `values[symbol]` is what
    the planner counts for one when it keeps dice."""

    gains: tuple[Gains, ...]
    aim: tuple[str, ...]
    values: tuple[float, ...]

    def gain(self, symbol: int) -> float:
        return self.gains[symbol][0]


@lru_cache(maxsize=8)
def mind_of(tables: Tables) -> Mind:
    """The planner's own opinions about one set-up."""
    return Mind(tables, [Weights()], Thinking(1.0))


def card_worth(st: State, card: int) -> float:
    """What a card gives in a round to whoever can use it best."""
    purchases = mind_of(st.tables).purchases
    return purchases.ware(st, card, symbol_worth(st)).worth


def need_of(st: State, seat: int) -> Need:
    """What a Reckoner who rolls could do with each symbol."""
    mind = mind_of(st.tables)
    district, then = Keeps(mind.search).destination(st, seat)
    values = mind.judge.symbol_values(then, district, mind.judge.slopes(then))[:N_SYMBOLS]
    rows: list[Gains] = []
    aim: list[str] = []
    for symbol in range(N_SYMBOLS):
        gains, target = gains_in(then, seat, district, symbol)
        rows.append(gains)
        aim.append(target_word(then, symbol, target) if gains[0] > 0 else "")
    return Need(tuple(rows), tuple(aim), tuple(values))


def values_beside(st: State, seat: int, kept: list[int]) -> Values:
    """What the planner counts for each symbol when these dice are kept."""
    mind = mind_of(st.tables)
    keeps = Keeps(mind.search)
    district, then = keeps.destination(st, seat)
    then = keeps.used(then, seat, kept)
    return mind.judge.symbol_values(then, district, mind.judge.slopes(then))


def wanted_of(values: Values, possible: set[int]) -> tuple[int, ...]:
    """The symbols that are worth rolling for, the best first; of those only that the dice can show."""
    best = max((values[symbol] for symbol in possible), default=0.0)
    order = sorted(possible, key=lambda symbol: (-values[symbol], symbol))
    return tuple(symbol for symbol in order if values[symbol] >= best * MUCH and values[symbol] > 0)


def unwanted(st: State, seat: int) -> list[int]:
    """The dice that the planner would roll again if it might."""
    better = Keeps(mind_of(st.tables).search).better(st, seat)
    return [st.dice[seat][slot] for slot in better if better[slot] < 0]


def gains_in(st: State, seat: int, district: int, symbol: int) -> tuple[Gains, int]:
    """What a first, second, ... symbol gains in a district, each spent where it gains most; and the first target."""
    judge = mind_of(st.tables).judge
    gains: list[float] = []
    first = 0
    now, worth = st, judge.worth(st)
    while len(gains) < DEPTH and not now.over:
        best: tuple[float, int, State] | None = None
        aims = aims_in(now, district)[symbol]
        if now.tables.protects and now.markers[district]:
            aims = [*aims, PROTECT[symbol][district]]
        for option in aims:
            target = target_of(option)
            then = one_symbol_more(now, seat, symbol, target)
            value = min(judge.worth(then), worth + CROWNING)
            if best is None or value > best[0]:
                best = (value, target, then)
        if best is None:
            break
        if not gains:
            first = best[1]
        gains.append(max(0.0, best[0] - worth))
        worth, now = best[0], best[2]
    return (*gains, *[0.0] * (DEPTH - len(gains))), first


def counts_of(pools: list[int]) -> list[int]:
    """By symbol: how often pools show it, all together."""
    return [sum(counted(pool, symbol) for pool in pools) for symbol in range(N_SYMBOLS)]


def pools_of(st: State, seat: int, die: int) -> list[int]:
    """What each face of a die is worth to its owner, doubled symbols doubled."""
    faces = range(st.tables.n_faces[st.tables.kind[die]])
    return [symbols_shown(showing(st, die, face), seat, die) for face in faces]

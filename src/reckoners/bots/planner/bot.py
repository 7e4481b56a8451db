"""The planner: thinks about the whole team, with all that lies on the table and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from reckoners.bots.planner.choices import Choices
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.purchases import Purchases
from reckoners.bots.planner.search import Search
from reckoners.bots.planner.weights import Weights
from reckoners.bots.seen import Seen
from reckoners.engine.codes import END, F_BUY, F_LOSE, F_PLACE, F_REWARD, F_ROLL, F_USE, SEAT_SHIFT, TEAM
from reckoners.engine.tables import Tables

END_USE = END | TEAM << SEAT_SHIFT
WIDTH = 6
BRANCHES = 4


@dataclass(frozen=True, slots=True)
class Idea:
    """Actions that belong together, and what the planner thinks of the position after them."""

    codes: list[int]
    worth: float


class Mind:
    """What the planner knows of one set-up; kept as long as it plays it."""

    def __init__(self, tables: Tables, weights: Weights, effort: float) -> None:
        self.tables = tables
        judge = Judge(tables, weights)
        self.judge = judge
        self.search = Search(judge, max(1, round(WIDTH * effort)), max(1, round(BRANCHES * effort**0.5)))
        self.keeps = Keeps(self.search)
        self.choices = Choices(judge)
        self.purchases = Purchases(self.choices)


class PlannerBot:
    """`effort` widens the search (1 is good, more is slower); `seconds` ends it early. Without a limit in seconds the
    same table always gets the same answer."""

    def __init__(self, seconds: float | None = None, effort: float = 1.0, weights: Weights | None = None) -> None:
        self.seconds = seconds
        self.effort = effort
        self.weights = weights or Weights()
        self._mind: Mind | None = None

    def mind(self, tables: Tables) -> Mind:
        if self._mind is None or self._mind.tables is not tables:
            self._mind = Mind(tables, self.weights, self.effort)
        return self._mind

    def choose(self, seen: Seen) -> list[int]:
        st = seen.state
        mind = self.mind(st.tables)
        seconds = seen.seconds if self.seconds is None else self.seconds
        mind.search.deadline = perf_counter() + seconds if seconds is not None else 0.0
        frame = st.stack[-1][0]
        seats = list(seen.seats)
        if frame == F_ROLL:
            return mind.keeps.choose(st, seats)
        if frame == F_USE:
            codes = mind.search.best(st, seats).codes
            return [*codes, END_USE] if seen.team else codes
        if frame == F_REWARD:
            return [mind.choices.rewards(st)[0][1]]
        if frame == F_BUY:
            return [mind.purchases.offers(st)[0][1]]
        if frame == F_PLACE:
            return [mind.choices.places(st, seen.options)[0][1]]
        if frame == F_LOSE:
            return [mind.choices.losses(st)[0][1]]
        return seen.options[:1]  # a decision that a pack has added

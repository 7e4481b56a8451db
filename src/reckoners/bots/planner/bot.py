"""The planner: thinks about the whole team, with all that lies on the table and nothing else."""

from __future__ import annotations

from time import process_time

from reckoners.bots.planner.aid_choices import AidChoices
from reckoners.bots.planner.belongings import Belongings
from reckoners.bots.planner.favours import better_rolls
from reckoners.bots.planner.ideas import Idea, keep_ideas
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.purchases import Purchases
from reckoners.bots.planner.search import Search
from reckoners.bots.planner.team_choices import TeamChoices
from reckoners.bots.planner.victims import Victims
from reckoners.bots.planner.weights import Weights
from reckoners.bots.seen import Seen, asked
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.tables import Tables
from reckoners.game.view import step_of

WIDTH = 6
BRANCHES = 4
MOST = 1000  # of effort and of seconds: beyond that nobody waits


def is_amount(given: object) -> bool:
    """Options are typed by people, so they can be anything."""
    return isinstance(given, int | float) and not isinstance(given, bool) and 0 <= given <= MOST


class Mind:
    """What the planner knows of one set-up; kept as long as it plays it."""

    def __init__(self, tables: Tables, weights: Weights, effort: float) -> None:
        self.tables = tables
        judge = Judge(tables, weights)
        self.judge = judge
        self.search = Search(judge, max(1, round(WIDTH * effort)), max(1, round(BRANCHES * effort**0.5)))
        self.keeps = Keeps(self.search)
        self.choices = TeamChoices(judge)
        self.purchases = Purchases(self.choices)
        self.belongings = Belongings(self.purchases)
        self.victims = Victims(self.belongings)
        self.aid = AidChoices(self.search.seats)


class PlannerBot:
    """`effort` widens the search (1 is good, more is slower); `seconds` of its own computing time end it early. Unless
    they do, the same table always gets the same answer, whatever was asked before."""

    def __init__(self, seconds: float | None = None, effort: float = 1.0, weights: Weights | None = None) -> None:
        for name, number in (("seconds", seconds), ("effort", effort)):
            if number is not None and not is_amount(number):
                raise ValueError(f"{name} is a number from 0 to {MOST}, not {number!r}")
        self.seconds = seconds
        self.effort = effort
        self.weights = weights or Weights()
        self._mind: Mind | None = None

    def mind(self, tables: Tables) -> Mind:
        if self._mind is None or self._mind.tables is not tables:
            self._mind = Mind(tables, self.weights, self.effort)
        return self._mind

    def _ready(self, seen: Seen) -> Mind:
        mind = self.mind(seen.state.tables)
        seconds = seen.seconds if self.seconds is None else self.seconds
        mind.search.deadline = process_time() + seconds if seconds is not None else 0.0
        return mind

    def choose(self, seen: Seen) -> list[int]:
        mind = self._ready(seen)
        st = seen.state
        decision = asked(st)
        seats = list(seen.seats)
        if decision == "roll":
            return mind.keeps.choose(st, seats)
        if decision == "use":
            codes = mind.search.best(st, seats).codes
            return [*codes, END_STEP] if seen.team else codes
        return self._single(mind, seen)[0].codes

    def plans(self, seen: Seen) -> list[Idea]:
        """Whole use steps of these seats, the best first."""
        mind = self._ready(seen)
        ends = mind.search.ends(seen.state, list(seen.seats))
        ends.sort(key=lambda plan: -plan.worth)
        return [Idea(plan.codes, plan.worth) for plan in ends]

    def ideas(self, seen: Seen) -> list[Idea]:
        """Answers to any other decision, the best first: in the roll step one Reckoner's, else one action each."""
        mind = self._ready(seen)
        if asked(seen.state) == "roll":
            return keep_ideas(mind.keeps, seen.state, list(seen.seats))
        return self._single(mind, seen)

    @property
    def tried(self) -> int:
        """Positions that it has looked at: what its thoughts have cost, on any machine."""
        return self._mind.search.seats.tried if self._mind is not None else 0

    def _single(self, mind: Mind, seen: Seen) -> list[Idea]:
        """Decisions that one action answers."""
        st = seen.state
        decision = asked(st)
        if decision == "rewards":
            found = mind.choices.rewards(st)
        elif decision == "buy":
            found = mind.purchases.offers(st)
        elif decision == "place":
            found = mind.choices.places(st, seen.options)
        elif decision == "lose":
            found = mind.choices.losses(st, seen.options)
        elif decision == "steal":
            found = mind.belongings.stolen(st, seen.options)
        elif decision == "sell":
            found = mind.belongings.sold(st, seen.options)
        elif decision == "discard":
            found = mind.belongings.discarded(st, seen.options)
        elif decision == "aid":
            found = mind.aid.cards(st, seen.options)
        elif decision == "disable":
            found = mind.belongings.disabled(st, seen.options)
        elif decision == "victim":
            found = mind.victims.chosen(st, seen.options)
        elif decision == "swap":
            found = mind.belongings.swapped(st, seen.options)
        elif decision == "ammo":
            seat = seat_of(seen.options[0])
            found = better_rolls(mind.search.favours.rolls(st, seat), seen.options)
        elif step_of(st) == "use":  # something that an action of the use step has begun: how could it go on?
            found = mind.search.answers(st, seen.options, list(seen.seats))
        else:
            found = mind.choices.any(st, seen.options)
        return [Idea([code], worth) for worth, code in found]

"""The planner: thinks about the whole team, with all that lies on the table and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import process_time

from reckoners.bots.planner.aid_choices import AidChoices
from reckoners.bots.planner.belongings import Belongings
from reckoners.bots.planner.council import Council
from reckoners.bots.planner.favours import better_rolls
from reckoners.bots.planner.halves import giving_up_halves
from reckoners.bots.planner.ideas import Idea, keep_ideas
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.lean import Lean
from reckoners.bots.planner.purchases import Purchases
from reckoners.bots.planner.rolls import Rolls
from reckoners.bots.planner.search import Search
from reckoners.bots.planner.team_choices import TeamChoices
from reckoners.bots.planner.value import FittedValue
from reckoners.bots.planner.victims import Victims
from reckoners.bots.planner.weights import Weights, character, checked_amount, weight_names
from reckoners.bots.planner.wished import aims_of_wishes
from reckoners.bots.seen import Seen, asked
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.tables import Tables
from reckoners.game.view import step_of


class Thinking:
    """What an effort is spent on. 1 is quick, 16 is as much as people like to wait for; 4 times as much costs about
    twice to three times the time."""

    def __init__(self, effort: float) -> None:
        root = sqrt(effort)
        self.characters = 1 if effort < 2 else 2 if effort < 32 else 4
        self.width = round(2.5 * root) if effort >= 2 else 2 if effort >= 1 else 1
        self.branches = 2 if effort < 1 else 3 if effort < 4 else 4 if effort < 64 else 6
        self.climbs = round(1.5 * root) if effort >= 2 else 1
        self.samples = 6 if effort >= 4 else 0


class Mind:
    """What the planner knows of one set-up; kept as long as it plays it."""

    def __init__(self, tables: Tables, weights: Sequence[Weights], thinking: Thinking) -> None:
        self.tables = tables
        searches = [Search(Judge(tables, one), thinking.width, thinking.branches) for one in weights]
        self.search = searches[0]
        judge = self.search.judge
        self.judge = judge
        value = FittedValue(tables)
        self.council = Council(searches, value, thinking.climbs)
        self.keeps = Keeps(self.search, Rolls(self.council, thinking.samples) if thinking.samples else None)
        self.choices = TeamChoices(judge, value)
        self.purchases = Purchases(self.choices)
        self.belongings = Belongings(self.purchases)
        self.victims = Victims(self.belongings)
        self.aid = AidChoices(self.search.seats)


class PlannerBot:
    """`effort` widens the search (1 is good, more is slower); `seconds` of its own computing time end it early. Unless
    they do, the same table always gets the same answer, whatever was asked before. Any other name is that of a weight,
    which is then another than usual."""

    def __init__(self, seconds: float | None = None, effort: float = 1.0, **weights: object) -> None:
        self.seconds = None if seconds is None else checked_amount("seconds", seconds)
        self.effort = checked_amount("effort", effort)
        self.thinking = Thinking(effort)
        self.weights = [character(weights, number) for number in range(self.thinking.characters)]
        self.lean = Lean()  # a habit, of bots for study
        self._mind: Mind | None = None

    @staticmethod
    def options() -> tuple[str, ...]:
        """What may be said behind its name."""
        return ("seconds", "effort", *weight_names())

    def mind(self, tables: Tables) -> Mind:
        if self._mind is None or self._mind.tables is not tables:
            self._mind = Mind(tables, self.weights, self.thinking)
        return self._mind

    def _ready(self, seen: Seen) -> Mind:
        mind = self.mind(seen.state.tables)
        lean = Lean(aims=aims_of_wishes(seen.state, seen.wishes)) if seen.wishes else self.lean
        seconds = seen.seconds if self.seconds is None else self.seconds
        deadline = process_time() + seconds if seconds is not None else 0.0
        for search in mind.council.characters:
            search.deadline = deadline
            search.judge.lean = lean
        return mind

    def choose(self, seen: Seen) -> list[int]:
        mind = self._ready(seen)
        st = seen.state
        decision = asked(st)
        seats = list(seen.seats)
        if decision == "roll":
            return mind.keeps.choose(st, seats)
        if decision == "use":
            codes = giving_up_halves(st, mind.council.best(st, seats).codes)
            return [*codes, END_STEP] if seen.team else codes
        return self._single(mind, seen)[0].codes

    def plans(self, seen: Seen) -> list[Idea]:
        """Whole use steps of these seats, the best first."""
        mind = self._ready(seen)
        ends = mind.council.ends(seen.state, list(seen.seats))
        return [Idea(giving_up_halves(seen.state, plan.codes), plan.worth, plan.state) for plan in ends]

    def ideas(self, seen: Seen) -> list[Idea]:
        """Answers to any other decision, the best first: in the roll step one Reckoner's, else one action each."""
        mind = self._ready(seen)
        if asked(seen.state) == "roll":
            return keep_ideas(mind.keeps, seen.state, list(seen.seats))
        return self._single(mind, seen)

    @property
    def tried(self) -> int:
        """Positions that it has looked at: what its thoughts have cost, on any machine."""
        if self._mind is None:
            return 0
        return sum([search.seats.tried for search in self._mind.council.characters])

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

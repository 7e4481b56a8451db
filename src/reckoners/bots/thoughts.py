"""What could be done, tried out, and what the planner thinks that it loses against the best.

People are shown chances of winning, the planner reckons in symbols. Both have to say the same: a proposal that the
planner likes less may never show more. The formula for chances does not see all that the planner weighs (where somebody
stands, money, a card that fits), so it is asked about the best alone; what another loses against that is taken from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from reckoners.bots.needs import mind_of
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.planner.ideas import Idea
from reckoners.bots.planner.steady import exp, log
from reckoners.bots.planner.value import A_ROUND
from reckoners.bots.trial import Trial
from reckoners.engine.state import State

SURE: Final = 1e-9
PADDING: Final = 3.5  # symbols, as many as a Reckoner brings in a round: what loses more is no proposal


@dataclass(frozen=True, slots=True)
class Thought:
    """A gesture that was tried, how many symbols the planner thinks it loses against the best, and, where it is a part
    of a whole use step, how that ends."""

    trial: Trial
    loss: float
    end: State | None = None


def thoughts_of(st: State, ideas: list[Idea]) -> list[Thought]:
    """Ideas for one decision, the best first."""
    return [Thought(Trial(st, idea.codes), ideas[0].worth - idea.worth) for idea in ideas]


def worth_saying(thoughts: list[Thought]) -> list[Thought]:
    """Without what only fills up a list; the best of all stays."""
    least = min((thought.loss for thought in thoughts), default=0.0)
    return [thought for thought in thoughts if thought.loss <= max(least, PADDING)]


def chance_less(best: float, loss: float, st: State) -> float:
    """The chance of winning if so many symbols are lost against what has the best one. They are missing in the race:
    that takes longer."""
    if loss <= 0 or not 0 < best < 1:
        return best if loss <= 0 else 0.0
    rounds = loss / mind_of(st.tables).judge.work_of_a_round
    sure = min(max(best, SURE), 1 - SURE)
    return min(best, 1.0 / (1.0 + exp(min(700.0, A_ROUND * rounds - log(sure / (1 - sure))))))


def chance_of_best(st: State, plan: Idea | None, thoughts: list[Thought]) -> float:
    """The chance of winning if the best is done, to its end: a use step as far as it is planned, else one decision."""
    if plan is not None:
        return winning_chance(plan.end or st)
    best = min(thoughts, key=lambda thought: thought.loss, default=None)
    return winning_chance(best.trial.after if best is not None else st)

"""Ways to win that nobody should have: bots for study, each the planner with one habit.

A game that one of them wins nearly as often as the planner is a poor one: most of what is on the table would matter
little. `reckoners sim` knows them by name; nobody is offered them at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.lean import Lean
from reckoners.bots.seen import Seen, asked
from reckoners.engine.action import END_STEP, stop
from reckoners.engine.state import State

MUCH: Final = 8.0  # symbols: more than anything that they could be used for, unless all would be lost
NEVER: Final = 1000.0  # more than that, too

Habit = Callable[[State, list[int]], int | None]  # the answer to some decisions, None to all others


def never_buy(st: State, options: list[int]) -> int | None:
    """Nothing is bought, not even lost dice."""
    return END_STEP if asked(st) == "buy" and END_STEP in options else None


def never_reroll(st: State, options: list[int]) -> int | None:
    """The dice as they fall."""
    stops = [code for code in map(stop, range(st.tables.n_seats)) if code in options]
    return stops[0] if asked(st) == "roll" and stops else None


def no_habit(st: State, options: list[int]) -> int | None:  # noqa: ARG001 - the shape of a habit
    return None


# Rush the Boss with whatever reaches him; leave Epics alone, but not their Enforcement; make Plan tokens of every die.
HABITS: Final[dict[str, tuple[Habit, Lean]]] = {
    "rush-boss": (no_habit, Lean(boss=MUCH)),
    "ignore-epics": (no_habit, Lean(epics=NEVER)),
    "never-buy": (never_buy, Lean()),
    "never-reroll": (never_reroll, Lean()),
    "only-plan": (no_habit, Lean(plan=MUCH)),
}


class Habitual:
    """The planner with all its options, and with one habit."""

    def __init__(self, habit: str, **options: Any) -> None:
        self._planner = PlannerBot(**options)
        self._habit, self._planner.lean = HABITS[habit]

    def choose(self, seen: Seen) -> list[int]:
        code = self._habit(seen.state, seen.options)
        return self._planner.choose(seen) if code is None else [code]

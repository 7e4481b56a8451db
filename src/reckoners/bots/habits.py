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

MUCH: Final = 8.0  # symbols: more than anything that they could be used for, unless all would be lost
NEVER: Final = 1000.0  # more than that, too

Habit = Callable[[Seen], int | None]  # the answer to some decisions, None to all others


def never_buy(seen: Seen) -> int | None:
    """Nothing is bought, not even lost dice."""
    return END_STEP if asked(seen.state) == "buy" and END_STEP in seen.options else None


def never_reroll(seen: Seen) -> int | None:
    """The dice as they fall."""
    stops = [code for code in map(stop, range(seen.state.tables.n_seats)) if code in seen.options]
    return stops[0] if asked(seen.state) == "roll" and stops else None


def any_place(seen: Seen) -> int | None:
    """Wherever chance puts them at the start."""
    return any_option(seen, "place")


def any_reward(seen: Seen) -> int | None:
    """What a defeated Epic leaves goes wherever it may."""
    return any_option(seen, "rewards")


def any_option(seen: Seen, decision: str) -> int | None:
    return seen.options[seen.chance(len(seen.options))] if asked(seen.state) == decision else None


def no_habit(seen: Seen) -> int | None:  # noqa: ARG001 - the shape of a habit
    return None


# Rush the Boss with whatever reaches him; leave Epics alone, but not their Enforcement; make Plan tokens of every die.
HABITS: Final[dict[str, tuple[Habit, Lean]]] = {
    "rush-boss": (no_habit, Lean(boss=MUCH)),
    "ignore-epics": (no_habit, Lean(epics=NEVER)),
    "never-buy": (never_buy, Lean()),
    "never-reroll": (never_reroll, Lean()),
    "only-plan": (no_habit, Lean(plan=MUCH)),
    "any-place": (any_place, Lean()),
    "any-reward": (any_reward, Lean()),
}


class Habitual:
    """The planner with all its options, and with one habit."""

    def __init__(self, habit: str, **options: Any) -> None:
        self._planner = PlannerBot(**options)
        self._habit, self._planner.lean = HABITS[habit]

    def choose(self, seen: Seen) -> list[int]:
        code = self._habit(seen)
        return self._planner.choose(seen) if code is None else [code]

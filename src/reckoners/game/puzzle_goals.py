"""What a puzzle asks for, as a question to a position; and how a game that began as a puzzle stands.

A puzzle is about one use step. It ends when its goal is reached, when the step is over, or the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

import msgspec

from reckoners.engine.action import END_STEP
from reckoners.engine.codes import F_USE, LOST, WON
from reckoners.engine.flow import advance, answer, options_of, step_now
from reckoners.engine.forecast import UNKNOWN_DICE, foresee
from reckoners.engine.groups import in_use_step
from reckoners.engine.happenings import E_UNKNOWN_EPIC
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_USE
from reckoners.game.supposed import loss_range

if TYPE_CHECKING:
    from reckoners.game.game import Game

GoalName: TypeAlias = Literal["win", "defeat", "lose-at-most"]
GOAL_NAMES: Final[tuple[GoalName, ...]] = get_args(GoalName)
PuzzleStanding: TypeAlias = Literal["open", "solved", "failed"]
NOBODY_KNOWS: Final = 10_000  # people: more than there are


class Goal(msgspec.Struct, frozen=True):
    """`win` in this step; `defeat` so many Epics in it; `lose-at-most` so many people in the Epic phase that follows,
    whatever nobody can know yet."""

    name: GoalName
    number: int = 0

    def reached(self, start: State, st: State) -> bool:
        if self.name == "win":
            return st.over == WON
        if self.name == "defeat":
            return defeats(st) - defeats(start) >= self.number
        return most_lost(st) <= self.number


def defeats(st: State) -> int:
    return len(st.beaten) + len(st.defeated)


def most_lost(st: State) -> int:
    """People that the coming Epic phase would cost at most. An Epic whom nobody has seen yet may do anything."""
    if st.over:
        return NOBODY_KNOWS if st.over == LOST else 0
    seen = foresee(st)
    kinds = {event[0] for event in seen.events}
    if E_UNKNOWN_EPIC in kinds or seen.over == LOST:
        return NOBODY_KNOWS
    if not kinds & UNKNOWN_DICE:
        return st.population - seen.population
    rolls = sum(event[0] in UNKNOWN_DICE for event in seen.events)
    return loss_range(st, seen, rolls).most


def is_exact(st: State) -> bool:
    """Whether no die that nobody has rolled yet decides what the coming Epic phase costs."""
    return not any(event[0] in UNKNOWN_DICE for event in foresee(st).events)


def played_in_step(st: State, code: int) -> State:
    """The next decision of the use step that an action leads to. The step stays open even if nothing is left to use:
    that it ends is said by its end alone."""
    then = st.clone()
    answer(then, code)
    while not then.over and in_use_step(then):
        options = options_of(then)
        if options is None:
            advance(then)
        elif len(options) > 1 or then.stack[-1][0] == F_USE:
            then.options = options
            return then
        elif options:
            answer(then, options[0])
        else:
            then.stack.pop()
    then.options = []
    return then


def last_of_step(game: Game) -> tuple[State, bool]:
    """The position at the end of the step in which a game began, before anything followed from that; or the present one
    while the step goes on. Whether it is over."""
    now = game.state
    start = game.at(0).state
    if not now.over and step_now(now) == STEP_USE and now.round == start.round:
        return now, False
    st = start
    for code in game.log:
        if code == END_STEP:
            break
        then = played_in_step(st, code)
        st = then
        if st.over or not in_use_step(st):
            break
    return st, True


def standing(goal: Goal, game: Game) -> PuzzleStanding:
    """How a puzzle stands that this game began as."""
    st, ended = last_of_step(game)
    if not ended and goal.name == "lose-at-most":
        return "open"  # what is lost is settled when the step is over
    if goal.reached(game.at(0).state, st):
        return "solved"
    return "failed" if ended else "open"

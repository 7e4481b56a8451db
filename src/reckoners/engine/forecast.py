"""What the Epic phase would do if it began now, from what everybody can see: no hidden card, no future die."""

from __future__ import annotations

from typing import Final

from reckoners.engine.attack_reckoners import end_reckoner_phase
from reckoners.engine.codes import F_POWER_DICE, F_ROUND, N_STREAMS, S_ABILITY, S_POWER
from reckoners.engine.flow import guess, guess_one, step_now
from reckoners.engine.happenings import E_UNKNOWN_ROLL, E_UNKNOWN_ROW
from reckoners.engine.state import State
from reckoners.engine.steps import BEGINS

UNKNOWN_DICE: Final = frozenset({E_UNKNOWN_ROLL, E_UNKNOWN_ROW})
MOST_ROLLS: Final = 64  # of the Epic Ability die in one phase, far more than there are


def foresee(st: State) -> State:
    """A copy in which the Epic phase has been performed as far as it can be known; its events tell what happened.

    An Epic that would be drawn stays unknown. Dice that the team would have to choose are taken as they come: the
    choice changes no loss. The Epic Ability die and the Boss's power dice do nothing.
    """
    seen = begun(st)
    guess(seen)
    return seen


def suppose(before: State, face: int = -1, rows: tuple[int, ...] = ()) -> State:
    """A copy that has gone on from there with these dice: the Epic Ability die shows the same face whenever it is
    rolled, the Boss's power dice a row for each table; what is below 0 stays unknown."""
    seen = before.clone()
    seen.forced = [()] * N_STREAMS
    seen.forced[S_ABILITY] = (face,) * MOST_ROLLS if face >= 0 else ()
    seen.forced[S_POWER] = rows
    guess(seen)
    return seen


def before_dice(st: State) -> State:
    """A copy in which the Epic phase has come to the first die that nobody knows, or to its end. What comes before is
    the same whatever is supposed, so it is performed once."""
    seen = begun(st)
    while goes_on(seen):
        before = seen.clone()
        known = len(seen.events)
        guess_one(seen)
        if any(event[0] in UNKNOWN_DICE for event in seen.events[known:]):
            return before
    return seen


def before_power_dice(before: State) -> State:
    """A copy that has gone on till the Boss rolls his power dice, or to the end if he does not."""
    seen = before.clone()
    while goes_on(seen) and seen.stack[-1] != (F_POWER_DICE, 0):
        guess_one(seen)
    return seen


def begun(st: State) -> State:
    """A copy in which the Epic phase has just begun; from then on nothing hidden is looked at."""
    seen = st.clone()
    if seen.over or seen.boss_at < 0:
        seen.stack = []  # there is no Epic phase before the Boss has a place, nor after the end
        return seen
    seen.forced = None
    seen.veiled = True
    first = seen.tables.first_epic_step
    phase = seen.tables.steps[first:]
    if step_now(seen) not in phase:  # else it goes on from where somebody has to choose
        end_reckoner_phase(seen)
        seen.stack = [(F_ROUND, first + 1)]
        begin = BEGINS[phase[0]]
        assert begin is not None
        begin(seen)
    return seen


def goes_on(seen: State) -> bool:
    return not seen.over and bool(seen.stack)

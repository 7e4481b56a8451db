"""What the Epic phase would do if it began now, from what everybody can see: no hidden card, no future die."""

from __future__ import annotations

from typing import Final

from reckoners.engine.attack_reckoners import end_reckoner_phase
from reckoners.engine.codes import F_POWER_DICE, F_ROUND, N_STREAMS, S_ABILITY, S_POWER
from reckoners.engine.flow import guess, guess_one, step_now
from reckoners.engine.happenings import E_UNKNOWN_ROW
from reckoners.engine.state import State
from reckoners.engine.steps import BEGINS

MOST_ROLLS: Final = 64  # of the Epic Ability die in one phase, far more than there are


def foresee(st: State, face: int = -1, rows: tuple[int, ...] = ()) -> State:
    """A copy in which the Epic phase has been performed as far as it can be known; its events tell what happened.

    An Epic that would be drawn stays unknown. Dice that the team would have to choose are taken as they come: the
    choice changes no loss. The Epic Ability die does nothing, or shows the same face whenever it is rolled.
    `rows` is supposed of the Boss's power dice, a row for each table, below 0 unknown; without it all are unknown.
    """
    seen = st.clone()
    if seen.over or seen.boss_at < 0:
        return seen
    seen.forced = None
    if face >= 0 or rows:
        seen.forced = [()] * N_STREAMS
        seen.forced[S_ABILITY] = (face,) * MOST_ROLLS if face >= 0 else ()
        seen.forced[S_POWER] = rows
    begin_epic_phase(seen)
    guess(seen)
    return seen


def begin_epic_phase(seen: State) -> None:
    """From now on nothing hidden is looked at."""
    seen.veiled = True
    first = seen.tables.first_epic_step
    phase = seen.tables.steps[first:]
    if step_now(seen) not in phase:  # else it goes on from where somebody has to choose
        end_reckoner_phase(seen)
        seen.stack = [(F_ROUND, first + 1)]
        begin = BEGINS[phase[0]]
        assert begin is not None
        begin(seen)


def before_power_dice(st: State) -> State | None:
    """A copy in which the Epic phase has come to the point where the Boss rolls his power dice; None if it does not
    come to it, or if one of his dice decides something before (LIM-15)."""
    seen = st.clone()
    if seen.over or seen.boss_at < 0 or not seen.tables.boss_cells:
        return None
    seen.forced = None
    begin_epic_phase(seen)
    while goes_on(seen) and seen.stack[-1] != (F_POWER_DICE, 0):
        guess_one(seen)
    if not goes_on(seen) or any(event[0] == E_UNKNOWN_ROW for event in seen.events):
        return None
    return seen


def goes_on(seen: State) -> bool:
    return not seen.over and bool(seen.stack)


def go_on(before: State, rows: tuple[int, ...]) -> State:
    """A copy that has gone on from there, with these rows on his dice."""
    seen = before.clone()
    seen.forced = [()] * N_STREAMS
    seen.forced[S_POWER] = rows
    guess(seen)
    return seen

"""What the Epic phase would do if it began now, from what everybody can see: no hidden card, no future die."""

from __future__ import annotations

from typing import Final

from reckoners.engine.attack_reckoners import end_reckoner_phase
from reckoners.engine.codes import F_ROUND, N_STREAMS, S_ABILITY
from reckoners.engine.flow import guess, step_now
from reckoners.engine.state import State
from reckoners.engine.steps import BEGINS

MOST_ROLLS: Final = 64  # of the Epic Ability die in one phase, far more than there are


def foresee(st: State, face: int = -1) -> State:
    """A copy in which the Epic phase has been performed as far as it can be known; its events tell what happened.

    An Epic that would be drawn stays unknown. Dice that the team would have to choose are taken as they come: the
    choice changes no loss. The Epic Ability die does nothing, or shows the same face whenever it is rolled.
    """
    seen = st.clone()
    if seen.over or seen.boss_at < 0:
        return seen
    seen.veiled = True
    seen.forced = None
    if face >= 0:
        seen.forced = [()] * N_STREAMS
        seen.forced[S_ABILITY] = (face,) * MOST_ROLLS
    first = seen.tables.first_epic_step
    phase = seen.tables.steps[first:]
    if step_now(seen) not in phase:  # else it goes on from where somebody has to choose
        end_reckoner_phase(seen)
        seen.stack = [(F_ROUND, first + 1)]
        begin = BEGINS[phase[0]]
        assert begin is not None
        begin(seen)
    guess(seen)
    return seen

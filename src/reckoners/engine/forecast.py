"""What the Epic phase would do if it began now, from what everybody can see: no hidden card, no future die."""

from __future__ import annotations

from reckoners.engine.codes import F_ADD, F_ROUND
from reckoners.engine.flow import guess, step_now
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_ACTIVATE


def foresee(st: State) -> State:
    """A copy in which the Epic phase has been performed as far as it can be known; its events tell what happened.

    An Epic that would be drawn stays unknown. Dice that the team would have to choose are taken as they come: the
    choice changes no loss.
    """
    seen = st.clone()
    if seen.over or seen.boss_at < 0:
        return seen
    seen.veiled = True
    if step_now(seen) != STEP_ACTIVATE:  # else it goes on from where somebody has to choose
        seen.stack = [(F_ROUND, seen.tables.steps.index(STEP_ACTIVATE)), (F_ADD,)]
    guess(seen)
    return seen

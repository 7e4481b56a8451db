"""What the Epic phase would do if it began now, from what everybody can see: no hidden card, no future die."""

from __future__ import annotations

from reckoners.engine.codes import F_ADD, F_LOSE, F_ROUND
from reckoners.engine.flow import advance, answer, options_of
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
    in_epic_phase = any(frame[0] == F_LOSE for frame in seen.stack)
    seen.veiled = True
    if not in_epic_phase:
        seen.stack = [(F_ROUND, seen.tables.steps.index(STEP_ACTIVATE)), (F_ADD,)]
    while seen.stack:
        options = options_of(seen)
        if options is None:
            advance(seen)
        elif options:
            answer(seen, options[0])
        else:
            seen.stack.pop()
    return seen

"""Why an action is not legal: a code, the rule that says so, and what it is about.

Asked only after an action was found not to be legal, so it may take its time; the first obstacle that a person at the
table would name comes first. What a decision itself has to say about its answers stands in its file.
"""

from __future__ import annotations

from reckoners.engine.action import seat_of, source_of, verb_of
from reckoners.engine.codes import CARD, END, POWER
from reckoners.engine.decision import DECISION_OF, DECISIONS, VERBS, Reason
from reckoners.engine.powers import NEVER, POWERS, OddPower
from reckoners.engine.reasons_use import why_not_power
from reckoners.engine.state import State
from reckoners.engine.well_formed import is_well_formed


def why_not(st: State, action: int) -> Reason:
    """The reason why this action, which is not among the options, cannot be played."""
    if st.over:
        return ("game-over", "BOSS-04" if st.boss_health == 0 and st.boss_research == 0 else "BOSS-05", {})
    if not is_well_formed(st, action):
        return ("no-such-action", "USE-01", {})
    verb = verb_of(action)
    frame = st.stack[-1][0]
    now = DECISIONS[frame]
    assert now is not None
    if verb == POWER and power_of(st, action).frame == frame:
        return why_not_power(st, seat_of(action), source_of(action) - CARD, action)
    if verb != END and DECISION_OF[verb] == frame:
        return now.why_not(st, action)
    wait = now.meanwhile(st, action) if now.meanwhile is not None else None
    if wait is not None:
        return wait
    if verb == END:
        return ("cannot-end", now.end_rule, {})
    known = VERBS[verb]
    assert known is not None
    if verb == POWER:
        power = power_of(st, action)
        if power.frame == NEVER:  # always on: there is no step to wait for
            return why_not_power(st, seat_of(action), source_of(action) - CARD, action)
        return ("wrong-step", power.rule, {"step": power.frame})
    return ("wrong-step", known.rule, {"step": DECISION_OF[verb]})


def power_of(st: State, action: int) -> OddPower:
    """What the odd card of an action does."""
    return POWERS[st.tables.power[source_of(action) - CARD]]

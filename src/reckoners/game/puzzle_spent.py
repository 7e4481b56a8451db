"""A position in which some things are used already: what is left is what a puzzle is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reckoners.engine.codes import USED
from reckoners.engine.flow import options_of
from reckoners.engine.state import State


def spent(st: State, dice: Iterable[int], tokens: Mapping[int, int]) -> State:
    """A copy of a use step in which these dice are used, and seats have so many Plan tokens left."""
    then = st.clone()
    for die in dice:
        then.status[die] = USED
    for seat, left in tokens.items():
        then.tokens[seat] = left
    then.stale = -1
    then.options = options_of(then) or []
    return then

"""Actions per something: what they count, and when (EP2-10)."""

from __future__ import annotations

from reckoners.engine.codes import F_ACTIVATE, F_ASIDE
from reckoners.engine.state import State
from reckoners.engine.track_words import PER_BARRICADE, PER_ENFORCEMENT


def counted(st: State, per: int, district: int) -> int:
    """How often such an action is repeated with what is there now. Without an Epic there is no research to count."""
    if per == PER_BARRICADE:
        return st.barricades[district]
    if per == PER_ENFORCEMENT:
        return st.enforcement[district]
    if st.epic[district] < 0:
        return 0
    return st.research[district] or st.health[district]


def activating(st: State) -> int:
    """The district whose Epic is being activated; -1: none is."""
    for frame in st.stack:
        if frame[0] == F_ACTIVATE:
            return (frame[1] + frame[2] - 1) % st.tables.n_districts if frame[2] else -1
    return -1


def in_own_activation(st: State, district: int) -> bool:
    """Whether what is performed there now belongs to the activation of that district's Epic. What the Boss performs in
    between does not, nor does the last action of an Epic that another one powers up."""
    for frame in st.stack:
        if frame[0] == F_ASIDE:
            return False
    return activating(st) == district


def put_off(st: State, district: int, word: int) -> None:
    """An attack per something waits for the end of the activation: what is still added counts too."""
    st.pending = (*st.pending, (district, word))

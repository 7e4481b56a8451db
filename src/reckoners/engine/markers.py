"""Research tracks of districts: a marker each, and what it performs on its way down (BAB).

How much is left on all of them together is the Boss's research: he is weakened when all are at 0 (BAB-04).
"""

from __future__ import annotations

from reckoners.engine.board import weaken_boss
from reckoners.engine.codes import F_MARKER
from reckoners.engine.epic_actions import perform
from reckoners.engine.happenings import E_MARKER
from reckoners.engine.state import State
from reckoners.engine.triggers import BOSS_RESEARCHED, NOBODY, answered


def place_markers(st: State) -> None:
    if st.tables.marker_start:
        st.markers = (st.tables.marker_start,) * st.tables.n_districts
        st.boss_research = sum(st.markers)


def research_marker(st: State, district: int, points: int, who: int, own: bool = True) -> None:
    """Research on a district's track, by a symbol or a reward (BAB-05, BAB-06). `who` caused it; `own`: it counts as
    that Reckoner's, which the reward of an Epic does not (EQ2-20)."""
    if points and st.markers[district]:
        st.stack.append((F_MARKER, district, points, who + 1, int(own)))


def advance_marker(st: State) -> None:
    """(F_MARKER, district, steps left, who, own): one step, and what the spot shows is performed at once (BAB-07)."""
    _, district, steps, whose, own = st.stack[-1]
    if not steps or not st.markers[district]:
        st.stack.pop()
        return
    st.stack[-1] = (F_MARKER, district, steps - 1, whose, own)
    left = step_down(st, district, whose - 1 if own else NOBODY)
    word = st.tables.district_tracks[st.districts[district]][left]
    if word and not st.over:
        perform(st, word, district)


def step_down(st: State, district: int, who: int) -> int:
    left = st.markers[district] - 1
    markers = list(st.markers)
    markers[district] = left
    st.markers = tuple(markers)
    st.boss_research -= 1
    st.events.append((E_MARKER, district, left))
    if left == 0:
        st.stale = -1
    answered(st, BOSS_RESEARCHED, who, st.boss_at)
    if st.boss_research == 0:
        weaken_boss(st, who)
    return left


def passes_nothing(st: State, district: int, points: int) -> bool:
    """Whether a marker would come by no symbol on its way."""
    marker = st.markers[district]
    return not any(st.tables.district_tracks[st.districts[district]][max(marker - points, 0) : marker])


def slide(st: State, district: int, points: int, who: int) -> None:
    """The same at once, for a way on which nothing is performed."""
    for _ in range(min(points, st.markers[district])):
        step_down(st, district, who)

"""Tracks of a city that walks: Reckoners lower a district's marker, and what is left of its track is performed when the
movement board passes it (ILD).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.board import research_boss
from reckoners.engine.codes import F_PASSED, F_WALK
from reckoners.engine.epic_actions import perform, performs
from reckoners.engine.happenings import kind_of_event
from reckoners.engine.state import State
from reckoners.engine.track_words import COPY, operation_of

E_PROTECTED: Final = kind_of_event("protected", "district", "now")
E_PROTECTED_WHOLE: Final = kind_of_event("protected-whole", "district")
E_TRAM_PLACED: Final = kind_of_event("tram-placed", "district")
E_TRAM: Final = kind_of_event("tram", "from", "district")
E_PASSED: Final = kind_of_event("passed", "district", "n")
E_TRACK_ACTS: Final = kind_of_event("track-acts", "district", "place", "action")
E_COPIED_OWN: Final = kind_of_event("copied-own", "district", "epic", "action")
E_COPIED_OWN_NOTHING: Final = kind_of_event("copied-own-nothing", "district")
E_MARKER_BACK: Final = kind_of_event("marker-back", "district", "now")


def place_markers_by_count(st: State) -> None:
    """ILD-01."""
    if st.tables.protects:
        st.markers = (st.tables.walk_start,) * st.tables.n_districts


def place_tram(st: State) -> None:
    """Between the Boss's district and the next one clockwise (ILD-02)."""
    if st.tables.protects:
        st.tram = st.boss_at
        st.events.append((E_TRAM_PLACED, st.tram))


def set_marker(st: State, district: int, spot: int) -> None:
    markers = list(st.markers)
    markers[district] = spot
    st.markers = tuple(markers)


def protect(st: State, district: int) -> None:
    """Down by one; who brings it to the bottom has the people's help against the Boss, which is nobody's own (ILD-06,
    ILD-07, EQ2-20)."""
    left = st.markers[district] - 1
    set_marker(st, district, left)
    st.events.append((E_PROTECTED, district, left))
    if left:
        return
    st.stale = -1  # nobody can protect it any more (ILD-08)
    st.events.append((E_PROTECTED_WHOLE, district))
    if st.boss_research:
        research_boss(st, st.tables.bottoms[st.districts[district]])


def begin_walk(st: State) -> None:
    st.stack.append((F_WALK, st.tables.passes))


def advance_walk(st: State) -> None:
    """(F_WALK, districts left to pass): the board goes on by one (ILD-03)."""
    left = st.stack.pop()[1]
    if left <= 0 or st.tram < 0:
        return
    st.stack.append((F_WALK, left - 1))
    start = st.tram
    district = (start + 1) % st.tables.n_districts
    st.tram = district
    st.events.append((E_TRAM, start, district))
    track = st.tables.district_tracks[st.districts[district]]
    spot = st.markers[district]
    st.events.append((E_PASSED, district, sum(word > 0 for word in track[1 : spot + 1])))
    st.stack.append((F_PASSED, district, spot))


def advance_passed(st: State) -> None:
    """(F_PASSED, district, next spot): from the marker's spot down to the one above the bottom; then the marker is
    where it started (ILD-04). An action that makes the team choose leaves the rest on the stack."""
    depth = len(st.stack)
    _, district, spot = st.stack[-1]
    track = st.tables.district_tracks[st.districts[district]]
    while spot > 0:
        word = track[spot]
        spot -= 1
        if not word:
            continue
        st.stack[-1] = (F_PASSED, district, spot)
        st.events.append((E_TRACK_ACTS, district, spot + 1, word))
        perform(st, word, district)
        if st.over or len(st.stack) != depth:
            return
    st.stack.pop()
    if st.markers[district] != st.tables.walk_start:
        set_marker(st, district, st.tables.walk_start)
        st.events.append((E_MARKER_BACK, district, st.tables.walk_start))


def copy_own(st: State, number: int, district: int) -> None:  # noqa: ARG001 - every action has this shape
    """The left-most action of the Epic that is there; without one nothing, and a Copy copies nothing (ILD-05)."""
    epic = st.epic[district]
    word = st.tables.epic_track[epic][0] if epic >= 0 else 0
    if epic < 0 or operation_of(word) == COPY:
        st.events.append((E_COPIED_OWN_NOTHING, district))
    else:
        st.events.append((E_COPIED_OWN, district, epic, word))
        perform(st, word, district)


performs("copy-own", copy_own)

"""Where a Reckoner may move: not out of a district with a Barricade or under a Pull, not into a Barricade (MOVE-02)."""

from __future__ import annotations

from reckoners.engine.state import State


def is_held(st: State, district: int) -> bool:
    """An Epic there pulls: Reckoners in its district cannot Move (EP2-03)."""
    epic = st.epic[district]
    return epic >= 0 and st.tables.pull_place[epic] < st.bracket[district]


def free_districts(st: State, seat: int) -> list[int]:
    where = st.where[seat]
    barricades = st.barricades
    if barricades[where] or is_held(st, where):
        return []
    return [district for district in st.tables.ring if district != where and not barricades[district]]

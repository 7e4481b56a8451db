"""Steelheart: his tracks from top to bottom, then his movement die (STL). In the prologue only the red one (PRO-02)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.board import add_barricades, add_enforcement
from reckoners.engine.boss import BossPiece, move_by_die, perform_tracks, red_track_then_die, then_move
from reckoners.engine.epic_actions import performs
from reckoners.engine.state import State


def activate(st: State) -> None:
    then_move(st)
    perform_tracks(st, 0, len(st.boss_bracket))


def deploy(st: State, pieces: int, district: int) -> None:
    """Groups of the board's size from his district clockwise, round again if need be (STL-04)."""
    ring = st.tables.n_districts
    while pieces > 0 and not st.over:
        group = min(pieces, st.tables.group_size)
        add_enforcement(st, district, group)
        pieces -= group
        district = (district + 1) % ring


def wall(st: State, pieces: int, district: int) -> None:
    """One Barricade a district from his clockwise, round again if need be (STL-05)."""
    ring = st.tables.n_districts
    for step in range(pieces):
        if not st.over:
            add_barricades(st, (district + step) % ring, 1)


performs("deploy", deploy)
performs("wall", wall)

PIECE: Final = BossPiece("steelheart", red_track_then_die, activate, move_by_die)

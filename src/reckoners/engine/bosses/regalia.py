"""Regalia: her tracks from top to bottom (REG)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.boss import BossPiece, move_by_die, perform_tracks, then_move
from reckoners.engine.state import State


def prologue(st: State) -> None:
    """As Steelheart's, with her red track (REG-02)."""
    red = st.tables.track_ids.index("red")
    then_move(st)
    perform_tracks(st, red, red + 1)


def activate(st: State) -> None:
    then_move(st)
    perform_tracks(st, 0, len(st.boss_bracket))


PIECE: Final = BossPiece("regalia", prologue, activate, move_by_die, at_once=True)

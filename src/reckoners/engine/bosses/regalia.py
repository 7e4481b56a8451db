"""Regalia: her tracks from top to bottom, then she goes where Reckoners are and attacks them by a card (REG).

Only in the prologue she moves by the movement die (REG-02).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.attack_reckoners import take_back_tokens
from reckoners.engine.board import add_enforcement
from reckoners.engine.boss import BossPiece, move_by_die, perform_tracks, red_track_then_die, then_go, then_turn_card
from reckoners.engine.epic_actions import performs
from reckoners.engine.state import State


def activate(st: State) -> None:
    """REG-03."""
    take_back_tokens(st)
    then_turn_card(st)
    then_go(st)
    perform_tracks(st, 0, len(st.boss_bracket))


def goes(st: State) -> int:
    """The next other district clockwise with a Reckoner; without one she stays."""
    ring = st.tables.n_districts
    for step in range(1, ring):
        district = (st.boss_at + step) % ring
        if district in st.where:
            return district
    return st.boss_at


def deploy_clockwise(st: State, pieces: int, district: int) -> None:
    """In the next district, never in her own (REG-05)."""
    add_enforcement(st, (district + 1) % st.tables.n_districts, pieces)


def deploy_counterclockwise(st: State, pieces: int, district: int) -> None:
    add_enforcement(st, (district - 1) % st.tables.n_districts, pieces)


performs("enforcement-clockwise", deploy_clockwise)
performs("enforcement-counterclockwise", deploy_counterclockwise)

PIECE: Final = BossPiece(
    "regalia", red_track_then_die, activate, move_by_die, goes=goes, takes_back_tokens=True, at_once=True
)

"""A Boss: two tracks, no die; he goes to the district with most Enforcement, and nothing happens in the prologue."""

from __future__ import annotations

from reckoners.engine.boss import BossPiece, perform_tracks, register_boss, then_move
from reckoners.engine.happenings import E_BOSS_MOVES
from reckoners.engine.state import State


def prologue(st: State) -> None:
    """He only watches."""


def activate(st: State) -> None:
    then_move(st)
    perform_tracks(st, 0, len(st.boss_bracket))


def move(st: State) -> None:
    ring = st.tables.n_districts
    start = st.boss_at
    st.boss_at = max(range(ring), key=lambda district: (st.enforcement[district], -((district - start) % ring)))
    st.events.append((E_BOSS_MOVES, start, st.boss_at, (st.boss_at - start) % ring))


register_boss(BossPiece("mirror", prologue, activate, move))

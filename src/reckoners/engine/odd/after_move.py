"""Submarine: after each Move of its owner, one of two actions as a die (EQ2-12)."""

from __future__ import annotations

from reckoners.engine.cards import is_working
from reckoners.engine.codes import AFTER_MOVE
from reckoners.engine.groups import wait
from reckoners.engine.state import State


def after_move(st: State, who: int, district: int) -> None:  # noqa: ARG001 - every trigger has this shape
    for card in st.cards[who]:
        if st.tables.family[card] == AFTER_MOVE and is_working(st, who, card):
            wait(st, who, card)

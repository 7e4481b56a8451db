"""A roll step in which somebody was attacked, made for a test."""

from __future__ import annotations

from reckoners.game import Game
from tests.rules.crew import crew
from tests.rules.steelslayer import Values

ALL = (1, 2, 3, 4)


def attacked(tia: Values, other: Values | None = None, *, who: str = "tia") -> Game:
    """The roll step begins; Prof's dice decide nothing."""
    return crew({who: tia, "prof": other or {}}, step="roll", modules=ALL)

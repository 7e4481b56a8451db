"""Ildithia: a city that walks. What is not protected is performed when it is passed, before new Epics come (ILD)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.city import CityPiece, lay_random_boards
from reckoners.engine.state import State
from reckoners.engine.steps import BOOK_STEPS, STEP_ADD, begins_with, step_named
from reckoners.engine.walking import begin_walk, place_markers_by_count, place_tram

STEP_ILDITHIA: Final = step_named("ildithia")
begins_with(STEP_ILDITHIA, begin_walk)


def lay_out(st: State) -> None:
    """Boards in a ring, a marker on each one's track (ILD-01)."""
    lay_random_boards(st)
    place_markers_by_count(st)


BEFORE_ADD: Final = BOOK_STEPS.index(STEP_ADD)

PIECE: Final = CityPiece(
    "ildithia",
    lay_out,
    steps=(*BOOK_STEPS[:BEFORE_ADD], STEP_ILDITHIA, *BOOK_STEPS[BEFORE_ADD:]),
    prologue=place_tram,
    protects=True,
    at_once=True,
)

"""Babilar: research on the Boss lies in the districts, each with a track of its own, and Dawnslight helps (BAB)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.city import CityPiece, lay_random_boards
from reckoners.engine.dawnslight import shuffle_dawnslight
from reckoners.engine.markers import place_markers
from reckoners.engine.state import State


def lay_out(st: State) -> None:
    """Boards in a ring, a marker on each one's track, the Dawnslight deck (BAB-01, BAB-11)."""
    lay_random_boards(st)
    place_markers(st)
    shuffle_dawnslight(st)


PIECE: Final = CityPiece("babilar", lay_out, boss_research=False, tracks=True, at_once=True)

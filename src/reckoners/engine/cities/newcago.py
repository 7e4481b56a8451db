"""Newcago: random boards in a ring, and the steps of the book. Research on the Boss goes to him."""

from __future__ import annotations

from typing import Final

from reckoners.engine.city import CityPiece, lay_random_boards

PIECE: Final = CityPiece("newcago", lay_random_boards)

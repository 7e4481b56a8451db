"""What a city is to the core: a piece that lays out its boards and says which steps a round has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.engine.chance import shuffled
from reckoners.engine.codes import S_DISTRICTS
from reckoners.engine.state import State
from reckoners.engine.steps import BOOK_STEPS
from reckoners.engine.triggers import Trigger

Lay = Callable[[State], None]


class CityPiece:
    """`lay_out` puts the district boards down. `steps` are those of a round, in order. Where `boss_research` is false
    nobody researches the Boss himself: the city has places of its own for that. `triggers` are what it answers to.
    `tracks`: these places are tracks of its districts, if its boards have any; else the Boss is researched after all.
    `at_once`: there defeated Epics give their rewards in the use step (MOD4-01). `protects`: its districts have tracks
    that any symbol lowers (ILD-06), if its boards have any. `prologue` is what it does when the Boss has moved."""

    def __init__(
        self,
        name: str,
        lay_out: Lay,
        *,
        steps: tuple[int, ...] = BOOK_STEPS,
        boss_research: bool = True,
        tracks: bool = False,
        triggers: tuple[tuple[int, Trigger], ...] = (),
        at_once: bool = False,
        protects: bool = False,
        prologue: Lay | None = None,
    ) -> None:
        self.name: str = name
        self.lay_out: Lay = lay_out
        self.steps: tuple[int, ...] = steps
        self.boss_research: bool = boss_research
        self.tracks: bool = tracks
        self.triggers: tuple[tuple[int, Trigger], ...] = triggers
        self.at_once: bool = at_once
        self.protects: bool = protects
        self.prologue: Lay | None = prologue


CITIES: Final[dict[str, CityPiece]] = {}  # by the name that the content calls


def register_city(piece: CityPiece) -> None:
    CITIES[piece.name] = piece


def lay_random_boards(st: State) -> None:
    """One board more than there are Reckoners, drawn at random, in a ring (SET-02)."""
    boards = shuffled(st, S_DISTRICTS, tuple(range(len(st.tables.district_ids))))
    st.districts = boards[: st.tables.n_districts]

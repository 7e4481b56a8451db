"""Where Reckoners stand when a use step ends: with the Boss, with an Epic, or with neither of them."""

from __future__ import annotations

from typing import Final

from reckoners.engine.codes import Event
from reckoners.engine.flow import step_now
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_USE

WITH_BOSS, WITH_EPIC, ALONE = "boss", "epic", "alone"
PLACES: Final = (WITH_BOSS, WITH_EPIC, ALONE)


class PlacesStood:
    """Counts rounds by Reckoner and place. The table is remembered after each action of a use step, since when the last
    one is told the Epic phase may be over; whom they have just defeated they stood with."""

    def __init__(self, st: State) -> None:
        self._st = st
        self._in_use = False
        self._where: list[int] = []
        self._boss = -1
        self._epics: list[bool] = []
        self.rounds: dict[str, dict[str, int]] = {}

    def settled(self) -> None:
        """An action is done."""
        st = self._st
        if not st.over and step_now(st) == STEP_USE:
            self._where, self._boss = list(st.where), st.boss_at
            self._epics = [epic >= 0 for epic in st.epic]

    def moved(self, event: Event) -> None:
        if self._where:
            self._where[event[1]] = event[3]

    def step(self, event: Event) -> None:
        if self._in_use and event[1] != STEP_USE:
            self.count()
        self._in_use = event[1] == STEP_USE
        if self._in_use:
            self._where = []

    def count(self) -> None:
        for who, district in zip(self._st.tables.seat_ids, self._where, strict=False):
            place = WITH_BOSS if district == self._boss else WITH_EPIC if self._epics[district] else ALONE
            rounds = self.rounds.setdefault(who, {})
            rounds[place] = rounds.get(place, 0) + 1
        self._where = []

    def over(self) -> dict[str, dict[str, int]]:
        """The last use step may have won the game."""
        self.count()
        return self.rounds

"""Dawnslight Aid: which of two cards, and for whom."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.seat import SeatPlans
from reckoners.bots.planner.sources import pool_value
from reckoners.engine.action import source_of, target_of
from reckoners.engine.codes import KEPT
from reckoners.engine.state import State

BOTH: Final = 0.2  # of the lesser: a card that helps now may still be kept
UNUSED: Final = 0.05  # for each die that a Reckoner still has: who has few makes more of a card


class AidChoices:
    def __init__(self, seats: SeatPlans) -> None:
        self.seats: SeatPlans = seats

    def cards(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """Each card with each Reckoner: what it does where the Reckoner stands, or what it promises for later."""
        slopes = self.seats.judge.slopes(st)
        found = [(self.worth(st, source_of(code), target_of(code), slopes), code) for code in options]
        found.sort(key=lambda pair: -pair[0])
        return found

    def worth(self, st: State, card: int, seat: int, slopes: tuple[float, float]) -> float:
        judge = self.seats.judge
        held = judge.districts.held[card]
        now = st.tables.heals[card] * slopes[0]
        if st.tables.gives[card]:
            now += pool_value(self.seats.values_in(st, seat, st.where[seat], slopes), st.tables.gives[card])
        unused = 0
        for die in st.dice[seat]:
            unused += st.status[die] == KEPT
        return max(now, held) + BOTH * min(now, held) - UNUSED * unused

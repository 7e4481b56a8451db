"""Wishes of people as something that the planner leans to."""

from __future__ import annotations

from reckoners.bots.planner.lean import Aim
from reckoners.bots.wishes import Wish
from reckoners.content.model import SYMBOLS
from reckoners.engine.state import State


def aims_of_wishes(st: State, wishes: tuple[Wish, ...]) -> list[Aim]:
    """Those that are of this round."""
    return [aim_of(wish) for wish in wishes if wish.round == st.round]


def aim_of(wish: Wish) -> Aim:
    return Aim(SYMBOLS.index(wish.symbol), wish.place, wish.epic, wish.goal, wish.weight)

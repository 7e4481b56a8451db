"""A city: its boards lie in their printed order, and a round has one step more."""

from __future__ import annotations

from reckoners.engine.city import CityPiece, register_city
from reckoners.engine.state import State
from reckoners.engine.steps import BOOK_STEPS
from tests.another_house.night_watch import STEP_NIGHT


def lay_out(st: State) -> None:
    st.districts = tuple(range(st.tables.n_districts))


register_city(CityPiece("foundry", lay_out, steps=(*BOOK_STEPS[:4], STEP_NIGHT, *BOOK_STEPS[4:])))

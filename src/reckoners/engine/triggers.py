"""What answers to something that happens: cards, cities and Bosses that act when an Epic is weakened, and so on.

Which of them are at this table is looked up once, in the tables (`Tables.triggers`); in the base game nobody answers.
`who` is the seat that did it, or -1 if nobody in particular did (rewards).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.engine.state import State

Trigger = Callable[[State, int, int], None]  # state, who, district

CONTAINED: Final = 0
RESEARCHED: Final = 1
WEAKENED: Final = 2
ATTACKED: Final = 3
DEFEATED: Final = 4
BOSS_CONTAINED: Final = 5
BOSS_RESEARCHED: Final = 6
BOSS_WEAKENED: Final = 7
BOSS_ATTACKED: Final = 8
MOVED: Final = 9
N_TRIGGERS: Final = 10

NOBODY: Final = -1


def answered(st: State, what: int, who: int, district: int) -> None:
    """Everybody who answers to this does so, in the order of the cards."""
    for trigger in st.tables.triggers[what]:
        if not st.over:
            trigger(st, who, district)

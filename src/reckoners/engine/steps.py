"""The steps of a round by their numbers: how each is called, and what it begins with.

Which of them a round has, and in which order, is the set-up's to say (`Tables.steps`): cities and modules leave some
out and bring others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from reckoners.engine.state import State

Begin = Callable[["State"], None]

STEP_NAMES: Final[list[str]] = []
BEGINS: Final[list[Begin | None]] = []


def step_named(name: str) -> int:
    """The number of a step; a name that nobody has used yet makes a new one."""
    if name not in STEP_NAMES:
        STEP_NAMES.append(name)
        BEGINS.append(None)
    return STEP_NAMES.index(name)


def begins_with(step: int, begin: Begin) -> None:
    """What a step does first: mostly it puts its decision on the stack."""
    BEGINS[step] = begin


STEP_ROLL: Final = step_named("roll")
STEP_USE: Final = step_named("use")
STEP_REWARDS: Final = step_named("rewards")
STEP_PURCHASE: Final = step_named("purchase")
STEP_ADD: Final = step_named("add")
STEP_ACTIVATE: Final = step_named("activate")
STEP_PROLOGUE: Final = step_named("prologue")  # before the first round
STEP_OVER: Final = step_named("over")
STEP_CITY_CARDS: Final = step_named("city-cards")  # between Add and Activate, where districts have cards

RECKONER_STEPS: Final = (STEP_ROLL, STEP_USE, STEP_REWARDS, STEP_PURCHASE)
# The book's order (PRO-06): the Reckoner phase, then the Epic phase.
BOOK_STEPS: Final = (STEP_ROLL, STEP_USE, STEP_REWARDS, STEP_PURCHASE, STEP_ADD, STEP_ACTIVATE)

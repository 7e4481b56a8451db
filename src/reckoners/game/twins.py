"""Every die by itself. The engine offers equal dice once, which is right for bots; a person may pick any of them."""

from __future__ import annotations

from reckoners.engine.codes import (
    CARD,
    FIELD_MASK,
    POWER,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    TOKEN,
    USE_SHIFT,
    VERB_MASK,
)
from reckoners.engine.flow import TAKE_A_DIE, are_twins
from reckoners.engine.powers import DIE, POWERS
from reckoners.engine.state import State


def every_option(st: State) -> list[int]:
    """The options, and beside those of a die the same ones of every die that is equal to it."""
    found: list[int] = []
    twins: dict[tuple[int, int, int], tuple[int, ...]] = {}
    for code in st.options:
        found.append(code)
        verb = code & VERB_MASK
        if verb == POWER:
            power = st.tables.power[(code >> SOURCE_SHIFT & SOURCE_MASK) - CARD]
            if DIE not in POWERS[power].shape:
                continue
            shift, mask = USE_SHIFT, FIELD_MASK
        elif verb in TAKE_A_DIE and code >> SOURCE_SHIFT & SOURCE_MASK < TOKEN:
            shift, mask = SOURCE_SHIFT, SOURCE_MASK
        else:
            continue
        seat = code >> SEAT_SHIFT & SEAT_MASK
        slot = code >> shift & mask
        key = (verb, seat, slot)
        if key not in twins:
            dice = st.dice[seat]
            twins[key] = tuple(
                other for other in range(slot + 1, len(dice)) if are_twins(st, verb, dice[slot], dice[other])
            )
        rest = code & ~(mask << shift)
        found += [rest | other << shift for other in twins[key]]
    return found

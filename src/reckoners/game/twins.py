"""Every die by itself. The engine offers equal dice once, which is right for bots; a person may pick any of them."""

from __future__ import annotations

from reckoners.engine.action import seat_of, slot_of, source_of, verb_of, with_slot, with_source
from reckoners.engine.alike import are_twins, takes_a_die
from reckoners.engine.codes import POWER
from reckoners.engine.state import State


def every_option(st: State) -> list[int]:
    """The options, and beside those of a die the same ones of every die that is equal to it."""
    found: list[int] = []
    twins: dict[tuple[int, int, int], tuple[int, ...]] = {}
    for code in st.options:
        found.append(code)
        verb = verb_of(code)
        if not takes_a_die(st, code):
            continue
        slot = slot_of(code) if verb == POWER else source_of(code)
        seat = seat_of(code)
        key = (verb, seat, slot)
        if key not in twins:
            dice = st.dice[seat]
            twins[key] = tuple(
                other for other in range(slot + 1, len(dice)) if are_twins(st, verb, dice[slot], dice[other])
            )
        found += [with_slot(code, other) if verb == POWER else with_source(code, other) for other in twins[key]]
    return found

"""What dice promise: their faces, and what can be expected of rerolls if one stops in time."""

from __future__ import annotations

from reckoners.bots.planner.sources import Values, pool_value
from reckoners.bots.planner.steady import summed
from reckoners.engine.action import has
from reckoners.engine.codes import KEPT
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import SINGLES, works
from reckoners.engine.pools import singled
from reckoners.engine.state import State


def face_values(st: State, seat: int, die: int, values: Values) -> list[float]:
    """What each face of a die is worth; doubled symbols of basic dice count twice."""
    kind = st.tables.kind[die]
    if works(st, seat, SINGLES):
        return [pool_value(values, singled(pool)) for pool in st.tables.face_pool[kind]]
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        values = [value * 2 if has(doubles, symbol) else value for symbol, value in enumerate(values)]
    return [pool_value(values, pool) for pool in st.tables.face_pool[kind]]


def hope(st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
    """What a die is worth on average after so many rerolls, if one stops in time."""
    if rerolls == 0:
        return float("-inf")
    faces = face_values(st, seat, die, values)
    found = summed(faces) / len(faces)
    for _ in range(rerolls - 1):
        found = summed([max(face, found) for face in faces]) / len(faces)
    return found


def gain_as_it_lies(st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
    """How much better a die is as it lies than what its rerolls promise."""
    return pool_value(values, symbols_shown(st, seat, die)) - hope(st, seat, die, values, rerolls)


def promise(st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
    shown = pool_value(values, symbols_shown(st, seat, die))
    if st.status[die] == KEPT or rerolls == 0:
        return shown
    return max(shown, hope(st, seat, die, values, rerolls))

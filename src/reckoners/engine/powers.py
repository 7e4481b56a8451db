"""Odd powers of the use step: cards with a function of their own, found by their name.

A power says what it takes (a die, a face, a Reckoner, a district), what may be chosen, and what the choice does. A pack
with new odd cards registers theirs here; nothing else has to know them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import bit, with_slot, with_target
from reckoners.engine.codes import KEPT
from reckoners.engine.happenings import E_GAVE, E_SNIPER, E_TURNED
from reckoners.engine.state import State

# What a choice consists of. A die stands in the action's use field, everything else in its target field.
DIE: Final = 0
FACE: Final = 1
RECKONER: Final = 2
DISTRICT: Final = 3

Options = Callable[[State, int, int], list[int]]  # state, seat, base code
Answer = Callable[[State, int, int, int], None]  # state, seat, die slot, target


class Power:
    """An odd power: the shape of its choice, its options, and what an answer does."""

    def __init__(self, shape: tuple[int, ...], options: Options, answer: Answer) -> None:
        self.shape: tuple[int, ...] = shape
        self.options: Options = options
        self.answer: Answer = answer


def improvise_options(st: State, seat: int, base: int) -> list[int]:
    """Another face of an own unused die; equal dice and equal faces once (HERO-01)."""
    out: list[int] = []
    kinds = st.tables.kind
    turns = st.tables.turns
    seen: list[int] = []
    slots = st.dice[seat]
    for slot in range(len(slots)):
        die = slots[slot]
        if st.status[die] == KEPT:
            colour = kinds[die]
            shown = st.face[die]
            if colour * 8 + shown not in seen:
                seen.append(colour * 8 + shown)
                out += [with_target(with_slot(base, slot), face) for face in turns[colour][shown]]
    return out


def improvise(st: State, seat: int, slot: int, face: int) -> None:
    st.face[st.dice[seat][slot]] = face
    st.events.append((E_TURNED, seat, slot, face))


def operations_options(st: State, seat: int, base: int) -> list[int]:
    """A Plan token for another Reckoner (HERO-03)."""
    return [with_target(base, other) for other in range(st.tables.n_seats) if other != seat]


def operations(st: State, seat: int, slot: int, other: int) -> None:  # noqa: ARG001 - every power has this shape
    st.tokens[other] += 1
    st.stale |= bit(other)
    st.events.append((E_GAVE, seat, other))


def sniper_options(st: State, seat: int, base: int) -> list[int]:  # noqa: ARG001
    """The token goes to any district, the own one too: one may move away from it (HERO-04)."""
    return [with_target(base, d) for d in range(st.tables.n_districts)]


def sniper(st: State, seat: int, slot: int, district: int) -> None:  # noqa: ARG001
    st.sniper[seat] = district
    st.events.append((E_SNIPER, seat, district))


def no_options(st: State, seat: int, base: int) -> list[int]:  # noqa: ARG001
    """Faith works in the roll step (`roll.py`)."""
    return []


def no_answer(st: State, seat: int, slot: int, target: int) -> None:
    pass


REGISTERED: dict[str, Power] = {
    "improvise": Power((DIE, FACE), improvise_options, improvise),
    "faith": Power((DIE,), no_options, no_answer),
    "operations": Power((RECKONER,), operations_options, operations),
    "sniper": Power((DISTRICT,), sniper_options, sniper),
}

IMPROVISE: Final = ODD_POWERS.index("improvise")
OPERATIONS: Final = ODD_POWERS.index("operations")
SNIPER: Final = ODD_POWERS.index("sniper")
POWERS: list[Power] = [REGISTERED[name] for name in ODD_POWERS]  # by the number that the tables give a card

"""An action inside the engine is one integer. This file alone knows how its fields are packed.

The fields of the base game fill 30 bits, so that an action stays a one-digit integer in CPython: verb (6 bits), seat
(3), source (9), use (6), target (6). A card takes use and target together. Powers and decisions that take more have
two fields above these, eight bits each. Text and objects exist only at the border (`reckoners.game`).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.codes import (
    BUY,
    CARD,
    CLEAR,
    END,
    KEEP,
    LAPSE,
    LOSE,
    MOVE,
    PAY,
    PLACE,
    POWER,
    RANSOM,
    REFRESH,
    REROLL,
    REWARD,
    SPEND,
    STOP,
    TEAM,
)

VERB_MASK: Final = 63
SEAT_SHIFT: Final = 6
SEAT_MASK: Final = 7
SOURCE_SHIFT: Final = 9
SOURCE_MASK: Final = 511
USE_SHIFT: Final = 18
TARGET_SHIFT: Final = 24
FIELD_MASK: Final = 63
N_TARGETS: Final = FIELD_MASK + 1
CARD_SHIFT: Final = 18  # a card needs use and target together: 12 bits
CARD_MASK: Final = 4095
# A spent symbol: the one that is wished for, and the one that is used up for it (CARD-08), one more than its number; 0
# leaves that open. Both stand in the use field, three bits each.
SYMBOL_MASK: Final = 7
TAKEN_SHIFT: Final = 21
# What a power or a decision takes beside a target.
SECOND_SHIFT: Final = 30
THIRD_SHIFT: Final = 38
MORE_MASK: Final = 255
BITS: Final = 46

MAX_VERBS: Final = VERB_MASK + 1
# Fields by their values, to be put together with what has none yet: lists of options are made so, many at a time.
AS_SOURCE: Final[list[int]] = [source << SOURCE_SHIFT for source in range(64)]
AS_SLOT: Final[list[int]] = [slot << USE_SHIFT for slot in range(64)]  # the die of a power
SEAT_BIT: Final[list[int]] = [1 << seat for seat in range(SEAT_MASK + 1)]
AS_TARGET: Final[list[int]] = [target << TARGET_SHIFT for target in range(N_TARGETS)]
BY_SOURCE: Final = SOURCE_MASK << SOURCE_SHIFT
BY_TAKEN: Final = SYMBOL_MASK << TAKEN_SHIFT
BY_USE: Final = FIELD_MASK << USE_SHIFT


# -- what an action says


def verb_of(action: int) -> int:
    return action & VERB_MASK


def seat_of(action: int) -> int:
    """Whose it is; TEAM if it is nobody's in particular."""
    return action >> SEAT_SHIFT & SEAT_MASK


def source_of(action: int) -> int:
    """A die's slot, the Plan token, the open group, or CARD + a card."""
    return action >> SOURCE_SHIFT & SOURCE_MASK


def unpacked(action: int) -> tuple[int, int, int, int]:
    """Verb, seat, source and target at once: every answer asks for them."""
    return (
        action & VERB_MASK,
        action >> SEAT_SHIFT & SEAT_MASK,
        action >> SOURCE_SHIFT & SOURCE_MASK,
        action >> TARGET_SHIFT & FIELD_MASK,
    )


def symbol_of(action: int) -> int:
    return action >> USE_SHIFT & SYMBOL_MASK


def taken_of(action: int) -> int:
    """The symbol that is used up as the wished one; -1 if that is left open."""
    return (action >> TAKEN_SHIFT & SYMBOL_MASK) - 1


def slot_of(action: int) -> int:
    """The die that a power takes."""
    return action >> USE_SHIFT & FIELD_MASK


def target_of(action: int) -> int:
    return action >> TARGET_SHIFT & FIELD_MASK


def card_of(action: int) -> int:
    """The card that is paid for or bought."""
    return action >> CARD_SHIFT & CARD_MASK


def second_of(action: int) -> int:
    return action >> SECOND_SHIFT & MORE_MASK


def third_of(action: int) -> int:
    return action >> THIRD_SHIFT & MORE_MASK


def is_packed(action: int) -> bool:
    """Whether an integer has no bits but those of the fields."""
    return action >= 0 and not action >> BITS


# -- how actions are made


def packed(verb: int, seat: int = TEAM, source: int = 0, use: int = 0, target: int = 0) -> int:
    return verb | seat << SEAT_SHIFT | source << SOURCE_SHIFT | use << USE_SHIFT | target << TARGET_SHIFT


def keep(seat: int, slot: int) -> int:
    return KEEP | seat << SEAT_SHIFT | slot << SOURCE_SHIFT


def reroll(seat: int) -> int:
    return REROLL | seat << SEAT_SHIFT


def stop(seat: int) -> int:
    return STOP | seat << SEAT_SHIFT


def lapse(seat: int) -> int:
    return LAPSE | seat << SEAT_SHIFT


def spend(seat: int, source: int, symbol: int, target: int = 0, taken: int = -1) -> int:
    """One symbol of a source acts on a target; `taken` is used up for it, or what serves best."""
    return (
        SPEND
        | seat << SEAT_SHIFT
        | source << SOURCE_SHIFT
        | symbol << USE_SHIFT
        | (taken + 1) << TAKEN_SHIFT
        | target << TARGET_SHIFT
    )


def move(seat: int, source: int, district: int) -> int:
    return MOVE | seat << SEAT_SHIFT | source << SOURCE_SHIFT | district << TARGET_SHIFT


def clear(seat: int, source: int, district: int) -> int:
    """A whole source removes a Barricade."""
    return CLEAR | seat << SEAT_SHIFT | source << SOURCE_SHIFT | district << TARGET_SHIFT


def pay(seat: int, source: int, card: int) -> int:
    """A whole source activates a card."""
    return PAY | seat << SEAT_SHIFT | source << SOURCE_SHIFT | card << CARD_SHIFT


def change(seat: int, source: int, card: int, first: int, then: int = -1) -> int:
    """A source is paid for a power that changes it: up to two symbols say how."""
    return pay(seat, source, card) | (first + 1) << SECOND_SHIFT | (then + 1) << THIRD_SHIFT


def power(seat: int, card: int, slot: int = 0, target: int = 0, second: int = 0, third: int = 0) -> int:
    """An odd card does what it alone can do."""
    return (
        POWER
        | seat << SEAT_SHIFT
        | (CARD + card) << SOURCE_SHIFT
        | slot << USE_SHIFT
        | target << TARGET_SHIFT
        | second << SECOND_SHIFT
        | third << THIRD_SHIFT
    )


def place(seat: int, district: int) -> int:
    return PLACE | seat << SEAT_SHIFT | district << TARGET_SHIFT


def reward(symbol: int, target: int) -> int:
    return REWARD | TEAM << SEAT_SHIFT | symbol << USE_SHIFT | target << TARGET_SHIFT


def buy(seat: int, card: int) -> int:
    return BUY | seat << SEAT_SHIFT | card << CARD_SHIFT


def ransom(seat: int, slot: int) -> int:
    return RANSOM | seat << SEAT_SHIFT | slot << SOURCE_SHIFT


def lose(seat: int, slot: int) -> int:
    return LOSE | seat << SEAT_SHIFT | slot << SOURCE_SHIFT


END_STEP: Final = END | TEAM << SEAT_SHIFT  # the team's word for it, in the use step and in a purchase
REFRESH_MARKET: Final = REFRESH | TEAM << SEAT_SHIFT


# -- actions that differ in one field


def with_source(action: int, source: int) -> int:
    return action & ~BY_SOURCE | source << SOURCE_SHIFT


def with_slot(action: int, slot: int) -> int:
    """A power with another die."""
    return action & ~BY_USE | slot << USE_SHIFT


def with_seat(action: int, seat: int) -> int:
    return action & ~(SEAT_MASK << SEAT_SHIFT) | seat << SEAT_SHIFT


def with_more(action: int, values: list[int]) -> int:
    """An action without targets, with up to three."""
    for value, shift in zip(values, (TARGET_SHIFT, SECOND_SHIFT, THIRD_SHIFT)):  # noqa: B905 - as many as there are
        action |= value << shift
    return action


def with_target(action: int, target: int) -> int:
    """An action without a target, with one."""
    return action | target << TARGET_SHIFT


def same_deed(action: int) -> int:
    """All of it but the source, and the symbol that is used up: what the wish is."""
    if action & VERB_MASK == SPEND:
        return action & ~(BY_SOURCE | BY_TAKEN)
    return action & ~BY_SOURCE


# -- sets of small numbers in one integer: seats, symbols, cards


def bit(n: int) -> int:
    """The set of one number."""
    return 1 << n


def has(members: int, n: int) -> bool:
    return bool(members >> n & 1)

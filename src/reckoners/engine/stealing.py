"""Cards under an Epic: which, and whose they were, packed into one number each (EP2-07)."""

from __future__ import annotations

from reckoners.engine.action import SEAT_MASK

OWNERS = SEAT_MASK + 1


def stolen(card: int, seat: int) -> int:
    return card * OWNERS + seat


def stolen_card(one: int) -> int:
    return one // OWNERS


def stolen_from(one: int) -> int:
    return one % OWNERS

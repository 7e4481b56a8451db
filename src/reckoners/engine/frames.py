"""What frames are called, and what the numbers in them name: so that a stack can be read by people.

A decision that a pack brings is called as it says; what its Boss or city does by itself, it names with `name_frame`.
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.codes import (
    F_ACTIVATE,
    F_ADD,
    F_AID,
    F_AMMO,
    F_ASIDE,
    F_BENEFIT,
    F_BOSS,
    F_BOSS_CARD,
    F_BOSS_GOES,
    F_BOSS_MOVE,
    F_BUY,
    F_CELL,
    F_CITY_CARDS,
    F_COPIES,
    F_COPY,
    F_DEFEATED,
    F_DISCARD,
    F_EPIC,
    F_GIFT,
    F_KIDNAP,
    F_LOSE,
    F_MARKER,
    F_OVERFLOW,
    F_PASSED,
    F_PLACE,
    F_POWER_DICE,
    F_POWER_UP,
    F_PROLOGUE,
    F_REGAIN,
    F_REWARD,
    F_ROLL,
    F_ROLLING,
    F_ROUND,
    F_SELL,
    F_STEAL,
    F_SWAP,
    F_SWAPPING,
    F_TRANSFORM,
    F_USE,
    F_VICTIM,
    F_WALK,
)
from reckoners.engine.decision import DECISIONS

# What a number of a frame names.
IN_NUMBER: Final = 0
IN_DISTRICT: Final = 1
IN_TRACK: Final = 2
IN_STEP: Final = 3
IN_SEAT: Final = 4
IN_CARD: Final = 5

FRAME_NAMES: Final[dict[int, str]] = {}
FRAME_FIELDS: Final[dict[int, tuple[int, ...]]] = {}  # of a frame that nobody has named: any numbers
LEAST_FIELDS: Final[dict[int, int]] = {F_REWARD: 6}  # of a frame that was shorter once: the rest is 0


def name_frame(frame: int, name: str, fields: tuple[int, ...] = ()) -> None:
    FRAME_NAMES[frame] = name
    FRAME_FIELDS[frame] = fields


def frame_name(frame: int) -> str:
    name = FRAME_NAMES.get(frame)
    if name is not None:
        return name
    decision = DECISIONS[frame] if 0 <= frame < len(DECISIONS) else None
    return f"frame-{frame}" if decision is None else decision.name


def frame_named(name: str) -> int:
    """-1 if there is none."""
    return next((frame for frame in range(len(DECISIONS)) if frame_name(frame) == name), -1)


name_frame(F_PROLOGUE, "prologue", (IN_NUMBER,))
name_frame(F_PLACE, "place")
name_frame(F_ROUND, "round", (IN_STEP,))  # the step that comes next
name_frame(F_ROLL, "roll")
name_frame(F_USE, "use")
name_frame(F_REWARD, "rewards", (IN_NUMBER,) * 9)
name_frame(F_BUY, "buy")
name_frame(F_ADD, "add")
name_frame(F_ACTIVATE, "activate", (IN_DISTRICT, IN_NUMBER))
name_frame(F_EPIC, "epic", (IN_DISTRICT, IN_NUMBER, IN_NUMBER))
name_frame(F_OVERFLOW, "overflow", (IN_DISTRICT, IN_NUMBER))
name_frame(F_BOSS, "boss", (IN_TRACK, IN_NUMBER, IN_NUMBER))
name_frame(F_BOSS_MOVE, "boss-move")
name_frame(F_LOSE, "lose")
name_frame(F_STEAL, "steal", (IN_DISTRICT, IN_NUMBER))
name_frame(F_SELL, "sell", (IN_NUMBER,))
name_frame(F_DISCARD, "discard", (IN_NUMBER,))
name_frame(F_COPIES, "copies", (IN_DISTRICT, IN_NUMBER, IN_NUMBER))
name_frame(F_TRANSFORM, "transform", (IN_DISTRICT, IN_NUMBER))
name_frame(F_COPY, "copy", (IN_DISTRICT, IN_NUMBER))
name_frame(F_POWER_UP, "power-up", (IN_DISTRICT, IN_NUMBER))
name_frame(F_GIFT, "gift", (IN_DISTRICT, IN_DISTRICT))
name_frame(F_ASIDE, "aside")
name_frame(F_ROLLING, "rolling")
name_frame(F_SWAPPING, "swapping")
name_frame(F_BOSS_GOES, "boss-goes")
name_frame(F_SWAP, "swap", (IN_SEAT, IN_CARD, IN_NUMBER))
name_frame(F_KIDNAP, "kidnap", (IN_SEAT, IN_DISTRICT, IN_NUMBER))
name_frame(F_AMMO, "ammo", (IN_SEAT, IN_NUMBER))
name_frame(F_REGAIN, "regain", (IN_SEAT,))
name_frame(F_MARKER, "marker", (IN_DISTRICT, IN_NUMBER, IN_NUMBER, IN_NUMBER))
name_frame(F_DEFEATED, "defeated", (IN_DISTRICT, IN_NUMBER))
name_frame(F_AID, "aid", (IN_DISTRICT, IN_NUMBER, IN_CARD, IN_CARD))
name_frame(F_BOSS_CARD, "boss-card")
name_frame(F_WALK, "walk", (IN_NUMBER,))
name_frame(F_PASSED, "passed", (IN_DISTRICT, IN_NUMBER))
name_frame(F_POWER_DICE, "power-dice", (IN_NUMBER,))
name_frame(F_CELL, "cell", (IN_TRACK, IN_NUMBER, IN_NUMBER, IN_NUMBER))
name_frame(F_CITY_CARDS, "city-cards", (IN_DISTRICT, IN_NUMBER, IN_NUMBER, IN_NUMBER))
name_frame(F_VICTIM, "victim", (IN_DISTRICT, IN_NUMBER, IN_NUMBER))
name_frame(F_BENEFIT, "benefit", (IN_DISTRICT, IN_NUMBER, *(IN_NUMBER,) * 6))

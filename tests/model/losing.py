"""What the team can lose in the model: dice, cards, Plan tokens. Of things that do not differ the first is listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.model.table import Seat, Table


def distinct(dice: Sequence[dict[str, Any]], *by: str) -> list[int]:
    """The first of all dice that are alike."""
    seen: list[Any] = []
    found = []
    for slot, die in enumerate(dice):
        key = [die[name] for name in by]
        if key not in seen:
            seen.append(key)
            found.append(slot)
    return found


def in_state(seat: Seat, state: str, *by: str) -> list[str]:
    """Names of the dice in a state, alike ones once."""
    masked = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] == state]
    return [f"d{masked[n]['slot'] + 1}" for n in distinct(masked, *by)]


def steal(t: Table) -> list[str]:
    """EP2-07: used ones and sleeping ones too."""
    return [f"steal {who} {id}" for who, seat in t.seats.items() for id in seat["cards"][1:]]


def sell(t: Table) -> list[str]:
    """EP2-12."""
    return [f"sell {who} {id}" for who, seat in t.seats.items() for id in seat["cards"][1:]]


def discard(t: Table) -> list[str]:
    """EP2-13, BAB-08."""
    return [f"discard {who}" for who, seat in t.seats.items() if seat["plan"] + seat["plan_next"]]


def lose(t: Table) -> list[str]:
    """EPI-09: any die of any Reckoner that is not captured already. In the use step it matters what becomes of it, and
    what it shows (BAB-08)."""
    found = []
    for who, seat in t.seats.items():
        free = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] != "captured"]
        for die in free:
            die["gone"] = die["state"] == "disabled"
            if t.step == "use":
                busy = f"d{die['slot'] + 1}" == (seat["open"] or {}).get("source") or has_paid_half(seat, die)
                face = die["face"] if die["state"] in ("kept", "used") else None
                die["gone"] = die["slot"] if busy else (die["state"], face)
        found += [f"lose {who} d{free[n]['slot'] + 1}" for n in distinct(free, "colour", "gone")]
    return found


def has_paid_half(seat: Seat, die: dict[str, Any]) -> bool:
    return bool(die.get("half")) and (seat["owing"] is not None or seat["to"] is not None)

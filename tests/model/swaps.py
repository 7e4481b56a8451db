"""Dice exchanged with the supply in the model: Herman and Rtich (EQ2-07, EQ2-22)."""

from __future__ import annotations

from typing import Any

from tests.model.losing import distinct
from tests.model.printed import card, faces, printed
from tests.model.table import Asking, Table

GONE = ("captured", "disabled")


def swapping(t: Table, who: str, id: str) -> Asking:
    """When the card is received and at the start of each Reckoner phase."""
    power = card(id).get("power")
    if power not in ("herman", "rtich") or id in t.seats[who]["disabled"]:  # ATK-08
        return
    for part in ("take", "swap") if power == "rtich" else ("swap",):
        t.swap = {"who": who, "card": id, "part": part}
        words = (yield "swap").split()
        t.swap = None
        dice = t.seats[who]["dice"]
        if words[1] == "swap" and part == "take":
            del dice[int(words[2][1:]) - 1]
            dice.append({**new_die(words[3]), "card": id})
        elif words[1] == "swap":
            gone = dice.pop(int(words[2][1:]) - 1)
            again = gone["swap"] and gone["swap"][0] == id  # another card's exchange is over
            given = gone["swap"][1] if again else gone["colour"]
            swapped = (id, given) if words[3] != given else None  # back to what it was: as if never exchanged
            dice.append({**new_die(words[3]), "card": gone["card"], "swap": swapped})
        elif words[1] == "take":
            dice.append({**new_die(words[2]), "card": id})


def new_die(colour: str) -> dict[str, Any]:
    return {"colour": colour, "face": faces(colour)[0], "state": "idle", "card": None, "swap": None}


def swaps(t: Table) -> list[str]:
    """Only what the supply has; one die at a time, never one that is captured or out of use."""
    assert t.swap is not None
    who, id, part = t.swap["who"], t.swap["card"], t.swap["part"]
    dice = t.seats[who]["dice"]
    there = [colour for colour in printed("die") if t.in_supply(colour)]
    mine = [slot for slot, die in enumerate(dice) if die["card"] == id]
    if part == "take" and not mine:
        found = [f"{who} take {colour}" for colour in there]
    else:
        slots = mine if part == "take" else swappable(dice, id)
        found = [
            f"{who} swap d{slot + 1} {colour}"
            for slot in slots
            for colour in there
            if colour != dice[slot]["colour"] and dice[slot]["state"] not in GONE
        ]
    return [*found, f"{who} leave"]


def swappable(dice: list[dict[str, Any]], id: str) -> list[int]:
    """The die that came in, if there is one; else any of one's own."""
    came = [slot for slot, die in enumerate(dice) if die["swap"] and die["swap"][0] == id]
    free = came or [slot for slot, die in enumerate(dice) if die["card"] != id]
    free = [slot for slot in free if dice[slot]["state"] not in GONE]
    return [free[n] for n in distinct([dice[slot] for slot in free], "colour")]

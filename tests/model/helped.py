"""What is asked in the middle of a card's power in the model: Kidnap, Extra Ammo, Spyril (EQ2)."""

from __future__ import annotations

from tests.model.losing import distinct, in_state
from tests.model.table import PIECES, Table


def all_pieces(t: Table) -> list[list[int]]:
    return [getattr(t, name) for name in PIECES.values()]


def kidnap(t: Table) -> list[str]:
    """EQ2-08."""
    assert t.kidnap is not None
    who, to, brought = t.kidnap
    found = [
        f"{who} bring {piece} {t.ring[d]}"
        for piece, there in zip(PIECES, all_pieces(t), strict=True)
        for d in range(len(t.ring))
        if d != to and there[d]
    ]
    if not brought and t.boss_at != to:
        found.append(f"{who} bring-boss")
    return [*found, f"{who} done"]


def ammo(t: Table) -> list[str]:
    """EQ2-17."""
    dice = in_state(t.seats[t.gifted], "kept", "colour", "face")
    return [*(f"{t.gifted} again {die}" for die in dice), f"{t.gifted} enough"]


def regain(t: Table) -> list[str]:
    """EQ2-05: an open die is another one than its equals, for it is closed."""
    seat = t.seats[t.gifted]
    opened = seat["open"]["source"] if seat["open"] else ""
    used = [
        {**die, "name": f"d{slot + 1}", "open": f"d{slot + 1}" == opened}
        for slot, die in enumerate(seat["dice"])
        if die["state"] == "used"
    ]
    return [f"{t.gifted} regain {used[n]['name']}" for n in distinct(used, "colour", "face", "open")]

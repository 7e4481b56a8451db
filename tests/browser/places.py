"""Actions of a record as gestures, and options as places of the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reckoners.game.view_types import OwingView
from reckoners.server.protocol import Option, TableNow

DIE = re.compile(r"d\d+")
SYMBOL_SPOTS = {"research": "research", "attack": "health", "contain": "bracket", "enforcement": "enforcement"}


def ends_phase(table: TableNow) -> bool:
    """Whether the Epics have just acted, and are done."""
    kinds = [event.kind for event in table.events]
    goes = "boss-moves" in kinds or "boss-goes" in kinds
    moved = goes and table.view.step != "use"  # Kidnap moves a Boss too
    return moved or ("over" in kinds and ("acts" in kinds or "boss-acts" in kinds))


def with_faith(words: Sequence[str]) -> bool:
    return words[2:3] == ["faith"]


def of_rolling(words: Sequence[str]) -> bool:
    return words[1] in ("keep", "reroll", "stop") or with_faith(words)


def gestures(actions: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """What one rolls with is chosen first and rolled with the same gesture; all else is an action each."""
    chosen: list[str] = []
    for action in actions:
        words = action.split()
        # A last die that was kept needs no roll, nor does Faith if it takes all that there are.
        if chosen and (chosen[-1].split()[0] != words[0] or not of_rolling(words)):
            yield tuple(chosen)
            chosen = []
        chosen.append(action)
        if words[1] == "keep" or (with_faith(words) and words[-1] != "roll"):
            continue
        yield tuple(chosen)
        chosen = []
    if chosen:
        yield tuple(chosen)


def stages_of(option: Option, words: list[str]) -> list[str]:
    who, verb = words[0], words[1]
    if option.kind == "aid":
        return [f"aid/{words[1]}"]
    if option.kind in ("steal", "sell"):
        return [f"seat/{words[1]}"]
    if verb == "swap":
        return [f"die/{who}/{words[2]}"]
    if option.kind == "power" and len(words) > 4:
        return [f"seat/{words[3]}"]
    if option.kind == "card":
        return [f"card/{who}/{words[4]}", *(f"was/{word}" for word in words[5:-1])]
    return []


def halves_of(owing: OwingView) -> tuple[tuple[str, str], ...]:
    """Kinds and last words of the actions that pay for the rest: of a card, or of a Move that costs two dice."""
    return ("card", owing.card), ("move", owing.district)


def spot_of(option: Option, table: TableNow) -> str:
    """The place of the table that an option lights."""
    target = option.target
    epics = {place.epic.id: place.id for place in table.view.districts if place.epic is not None}
    place = epics.get(target.id, target.id)
    match target.kind:
        case "track" | "card" | "reckoner":
            names = {"track": f"track/{target.id}", "card": f"card/{option.who}/{target.id}"}
            return names.get(target.kind, f"seat/{target.id}")
        case "boss":
            return "boss/health" if option.symbol == "attack" else "boss/research"
        case "epic":
            return f"{SYMBOL_SPOTS[option.symbol]}/{place}"
        case "enforcement" | "barricade" | "red-shield" | "blue-shield" | "copy-token" | "marker":
            return f"{target.kind}/{place}"
        case "city-card":
            return f"city-card/{next(place.id for place in table.view.districts if place.newcago_card == target.id)}"
        case "die":
            return f"die/{target.id.replace(' ', '/')}"
        case "district":
            return f"plate/{place}"
        case _:
            return option.symbol if option.symbol in ("money", "plan") else ""

"""What an option would change, as far as one number tells it, and the order in which options are shown."""

from __future__ import annotations

import re

from reckoners.game.action import TEAM, Action
from reckoners.game.names import Names
from reckoners.game.view import ReckonerView, TableView

DIE = re.compile(r"d\d+")
USES = ("spend", "move", "clear", "pay", "power")


def ordered(actions: list[Action]) -> list[Action]:
    """Team last; else by source in the order of the table, moves and Barricades after symbols and cards."""
    places: dict[tuple[str, str], int] = {}
    for action in actions:
        places.setdefault(_source(action), len(places))

    def place(action: Action) -> tuple[bool, int, bool]:
        whole = action.verb in ("move", "clear")
        return action.who == TEAM, places[_source(action)], whole

    return sorted(actions, key=place)


def _source(action: Action) -> tuple[str, str]:
    return action.who, action.source if action.verb in USES else ""


def effect(view: TableView, names: Names, action: Action) -> str:
    """`3→2`; or which face a die shows; empty where no number tells it."""
    symbol, target = action.symbol, action.target
    if action.verb == "keep":
        return _face(view, names, action.who, action.source)
    if action.verb == "power":
        return _face(view, names, action.who, action.extra[0]) if names.power(action.source) == "faith" else ""
    if action.verb in ("buy", "refresh", "ransom"):
        return _price(view, names, action)
    if action.verb == "clear":
        return next((_less(place.barricades) for place in view.districts if place.id == target), "")
    if symbol == "money":
        return f"${view.money}→${view.money + 1}"
    if symbol == "enforcement":
        return next((_less(place.enforcement) for place in view.districts if place.id == target), "")
    if symbol not in ("research", "attack", "contain") or not target:
        return ""
    if target == view.boss.id:
        if symbol == "contain":
            return next((_less(track.bracket) for track in view.boss.tracks if track.colour == action.track), "")
        return _less(view.boss.research if symbol == "research" else view.boss.health or 0)
    for place in view.districts:
        if place.epic is not None and place.epic.id == target:
            now = {"research": place.epic.research, "attack": place.epic.health, "contain": place.epic.bracket}[symbol]
            return _less(now or 0)
    return ""


def lapsing(view: TableView, action: Action) -> str:
    """The symbols that are lost because this starts another die while one is open (USE-03). A card with a power of its
    own is no die."""
    seat = seat_of(view, action.who)
    if seat is None or seat.open is None:
        return ""
    if action.verb == "lapse":
        return seat.open.symbols
    if action.verb not in USES or action.verb == "power" or action.source == seat.open.source:
        return ""
    return seat.open.symbols


def seat_of(view: TableView, who: str) -> ReckonerView | None:
    return next((seat for seat in view.reckoners if seat.id == who), None)


def _face(view: TableView, names: Names, who: str, name: str) -> str:
    seat = seat_of(view, who)
    return next((names.symbols(die.face) for die in seat.dice if die.name == name), "") if seat else ""


def _price(view: TableView, names: Names, action: Action) -> str:
    """What the team has before and after paying."""
    table = names.content.table
    if action.verb == "buy":
        price = names.content.equipment[action.card].price
    else:
        price = table.refresh_price if action.verb == "refresh" else table.ransom
    return f"${view.money}→${view.money - price}"


def _less(now: int) -> str:
    return f"{now}→{now - 1}"

"""What an option would change, as far as one number tells it, and the order in which options are shown."""

from __future__ import annotations

import re

from reckoners.game.action import TEAM, Action, used_up
from reckoners.game.names import Names
from reckoners.game.view import ReckonerView, TableView

DIE = re.compile(r"d\d+")


def ordered(actions: list[Action]) -> list[Action]:
    """Team last; else by source in the order of the table, moves and Barricades after symbols and cards."""
    places: dict[tuple[str, str], int] = {}
    for action in actions:
        places.setdefault(_source(action), len(places))

    def place(action: Action) -> tuple[bool, int, bool]:
        whole = action.verb == "use" and action.args[1] in ("move", "barricade")
        return action.who == TEAM, places[_source(action)], whole

    return sorted(actions, key=place)


def _source(action: Action) -> tuple[str, str]:
    return action.who, action.args[0] if action.verb == "use" else ""


def effect(view: TableView, names: Names, action: Action) -> str:
    """`3→2`; or which face a die shows; empty where no number tells it."""
    args = action.args
    if action.verb == "keep":
        return _face(view, names, action.who, args[-1])
    if action.verb == "use" and names.power(args[0]):
        return _face(view, names, action.who, args[1]) if names.power(args[0]) == "faith" else ""
    if action.verb in ("buy", "refresh", "ransom"):
        return _price(view, names, action)
    if action.verb == "reward":
        symbol, target = args[0], args[1:]
    elif action.verb == "use" and len(args) >= 2:
        args, _ = used_up(args)
        symbol, target = args[1], args[2:]
    else:
        return ""
    if symbol == "money":
        return f"${view.money}→${view.money + 1}"
    if symbol == "enforcement" and target:
        return next((_less(place.enforcement) for place in view.districts if place.id == target[0]), "")
    if symbol == "barricade" and target:
        return next((_less(place.barricades) for place in view.districts if place.id == target[0]), "")
    if symbol not in ("research", "attack", "contain") or not target:
        return ""
    if target[0] == view.boss.id:
        if symbol == "contain":
            return next((_less(track.bracket) for track in view.boss.tracks if track.colour == target[-1]), "")
        return _less(view.boss.research if symbol == "research" else view.boss.health or 0)
    for place in view.districts:
        if place.epic is not None and place.epic.id == target[0]:
            now = {"research": place.epic.research, "attack": place.epic.health, "contain": place.epic.bracket}[symbol]
            return _less(now or 0)
    return ""


def lapsing(view: TableView, names: Names, action: Action) -> str:
    """The symbols that are lost because this starts another die while one is open (USE-03). A card with a power of its
    own is no die."""
    seat = seat_of(view, action.who)
    if seat is None or seat.open is None:
        return ""
    if action.verb == "lapse":
        return seat.open.symbols
    if action.verb != "use" or action.args[0] == seat.open.source or names.power(action.args[0]):
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
        price = names.content.equipment[action.args[0]].price
    else:
        price = table.refresh_price if action.verb == "refresh" else table.ransom
    return f"${view.money}→${view.money - price}"


def _less(now: int) -> str:
    return f"{now}→{now - 1}"

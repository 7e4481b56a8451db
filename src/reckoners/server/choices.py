"""The legal actions of a table as options: what each is, what it acts on, what it would change."""

from __future__ import annotations

from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.powers import FACE, POWERS, RECKONER
from reckoners.game import Action, TableView
from reckoners.game.action import ROLL, TEAM
from reckoners.game.effects import effect, lapsing, ordered
from reckoners.game.names import Names
from reckoners.server.protocol import Option, Target
from reckoners.server.teller import Teller

NOTHING = Target("none")


def options_of(view: TableView, legal: list[Action], teller: Teller) -> tuple[Option, ...]:
    places = {place.epic.id: place.id for place in view.districts if place.epic is not None}
    found = []
    for action in ordered(legal):
        kind, source, symbol, target = shape_of(view, action, places, teller.names)
        lost = lapsing(view, action)
        found.append(
            Option(
                action=str(action),
                who=action.who,
                kind=kind,
                label=teller.label(action),
                target=target,
                source=source,
                symbol=symbol,
                effect=effect(view, teller.names, action),
                lapses=teller.symbols(lost) if lost else "",
                uses_up=action.taken,
            )
        )
    return tuple(found)


def option_of(view: TableView, action: Action, teller: Teller) -> Option:
    """An action that may become possible only after others: what it takes and what it acts on, no more."""
    places = {place.epic.id: place.id for place in view.districts if place.epic is not None}
    kind, source, symbol, target = shape_of(view, action, places, teller.names)
    return Option(str(action), action.who, kind, teller.label(action), target, source, symbol)


def shape_of(view: TableView, action: Action, places: dict[str, str], names: Names) -> tuple[str, str, str, Target]:
    """Kind, source, symbol and target of an action. `places` tells the district of each Epic."""
    verb, who, source, target = action.verb, action.who, action.source, action.target
    match verb:
        case "power":
            return _power(who, source, action.extra, names.power(source))
        case "spend":
            return verb, source, action.symbol, _aim(view, action, places)
        case "move":
            return verb, source, "", Target("district", target, target)
        case "clear":
            return "barricade", source, "", Target("barricade", target, target)
        case "pay":
            return "card", source, "", Target("card", action.card)
        case "reward":
            plan = action.symbol == "plan"
            return verb, "", action.symbol, Target("reckoner", target) if plan else _aim(view, action, places)
        case "buy":
            return verb, action.card, "", Target("reckoner", target)
        case "ransom" | "lose":
            return verb, source, "", Target("die", f"{target} {source}")
        case "keep":
            return verb, source, "", Target("die", f"{who} {source}")
        case "place":
            return verb, "", "", Target("district", target, target)
        case "lapse":
            seat = next(seat for seat in view.reckoners if seat.id == who)
            return verb, seat.open.source if seat.open is not None else "", "", NOTHING
    return verb, "", "", NOTHING


def _power(who: str, source: str, extra: tuple[str, ...], power: str) -> tuple[str, str, str, Target]:
    """A card with a power of its own: what it takes is the power's to say, whoever has the card."""
    if power == "faith":
        return "faith", source, "", NOTHING if extra == (ROLL,) else Target("die", f"{who} {extra[0]}")
    shape = POWERS[ODD_POWERS.index(power)].shape
    if FACE in shape:
        return "power", source, "", Target("face", f"{who} {extra[0]} {extra[1]}")
    if RECKONER in shape:
        return "power", source, "", Target("reckoner", extra[0])
    return "power", source, "", Target("district", extra[0], extra[0])


def _aim(view: TableView, action: Action, places: dict[str, str]) -> Target:
    target = action.target
    if not target:
        return NOTHING
    if action.symbol == "enforcement":
        return Target("enforcement", target, target)
    if target == view.boss.id:
        return Target("track", action.track) if action.track else Target("boss", target, view.boss.district or "")
    return Target("epic", target, places.get(target, ""))


def who_is_able(view: TableView, legal: list[Action]) -> tuple[str, ...]:
    """Reckoners with something to do, in seat order."""
    able = {action.who for action in legal if action.who != TEAM}
    return tuple(seat.id for seat in view.reckoners if seat.id in able)

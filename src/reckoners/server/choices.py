"""The legal actions of a table as options: what each is, what it acts on, what it would change."""

from __future__ import annotations

from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.powers import FACE, POWERS, RECKONER
from reckoners.game import Action, TableView
from reckoners.game.action import TEAM, used_up
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
        lost = lapsing(view, teller.names, action)
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
                uses_up=used_up(action.args)[1] if kind == "spend" else "",
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
    verb, args, who = action.verb, action.args, action.who
    if verb == "use":
        power = names.power(args[0])
        return _power(who, args, power) if power else _use(view, args, places)
    if verb == "reward":
        target = Target("reckoner", args[1]) if args[0] == "plan" else _aim(view, args[0], args[1:], places)
        return verb, "", args[0], target
    if verb == "buy":
        return verb, args[0], "", Target("reckoner", args[2])
    if verb in ("ransom", "lose"):
        return verb, args[1], "", Target("die", f"{args[0]} {args[1]}")
    if verb == "keep":
        return verb, args[0], "", Target("die", f"{who} {args[0]}")
    if verb == "place":
        return verb, "", "", Target("district", args[0], args[0])
    if verb == "lapse":
        seat = next(seat for seat in view.reckoners if seat.id == who)
        return verb, seat.open.source if seat.open is not None else "", "", NOTHING
    return verb, "", "", NOTHING


def _power(who: str, args: tuple[str, ...], power: str) -> tuple[str, str, str, Target]:
    """A card with a power of its own: what it takes is the power's to say, whoever has the card."""
    source, what = args[0], args[1]
    if power == "faith":
        return "faith", source, "", NOTHING if what == "roll" else Target("die", f"{who} {what}")
    shape = POWERS[ODD_POWERS.index(power)].shape
    if FACE in shape:
        return "power", source, "", Target("face", f"{who} {what} {args[2]}")
    if RECKONER in shape:
        return "power", source, "", Target("reckoner", what)
    return "power", source, "", Target("district", what, what)


def _use(view: TableView, words: tuple[str, ...], places: dict[str, str]) -> tuple[str, str, str, Target]:
    args, _ = used_up(words)
    source, how, rest = args[0], args[1], args[2:]
    if how == "move":
        return "move", source, "", Target("district", rest[0], rest[0])
    if how == "barricade":
        return "barricade", source, "", Target("barricade", rest[0], rest[0])
    if how == "card":
        return "card", source, "", Target("card", rest[0])
    return "spend", source, how, _aim(view, how, rest, places)


def _aim(view: TableView, symbol: str, target: tuple[str, ...], places: dict[str, str]) -> Target:
    if not target:
        return NOTHING
    if symbol == "enforcement":
        return Target("enforcement", target[0], target[0])
    if target[0] == view.boss.id:
        return Target("track", target[1]) if len(target) > 1 else Target("boss", target[0], view.boss.district or "")
    return Target("epic", target[0], places.get(target[0], ""))


def who_is_able(view: TableView, legal: list[Action]) -> tuple[str, ...]:
    """Reckoners with something to do, in seat order."""
    able = {action.who for action in legal if action.who != TEAM}
    return tuple(seat.id for seat in view.reckoners if seat.id in able)

"""The legal actions of a table as options: what each is, what it acts on, what it would change."""

from __future__ import annotations

from reckoners.game import Action, TableView
from reckoners.game.action import TEAM
from reckoners.game.effects import effect, lapsing, ordered
from reckoners.server.protocol import Option, Target
from reckoners.server.teller import Teller

NOTHING = Target("none")


def options_of(view: TableView, legal: list[Action], teller: Teller) -> tuple[Option, ...]:
    places = {place.epic.id: place.id for place in view.districts if place.epic is not None}
    found = []
    for action in ordered(legal):
        kind, source, symbol, target = shape_of(view, action, places)
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
            )
        )
    return tuple(found)


def shape_of(view: TableView, action: Action, places: dict[str, str]) -> tuple[str, str, str, Target]:
    """Kind, source, symbol and target of an action. `places` tells the district of each Epic."""
    verb, args, who = action.verb, action.args, action.who
    if verb == "use":
        return _use(view, who, args, places)
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


def _use(view: TableView, who: str, args: tuple[str, ...], places: dict[str, str]) -> tuple[str, str, str, Target]:
    source, how, rest = args[0], args[1], args[2:]
    if how == "roll":
        return "faith", source, "", NOTHING
    if how == "move" and rest:
        return "move", source, "", Target("district", rest[0], rest[0])
    if how == "barricade" and rest:
        return "barricade", source, "", Target("barricade", rest[0], rest[0])
    if how == "card" and rest:
        return "card", source, "", Target("card", rest[0])
    seat = next(seat for seat in view.reckoners if seat.id == who)
    if source == seat.ability.id and how not in SYMBOLS:
        if any(how == die.name for die in seat.dice):
            if rest:
                return "power", source, "", Target("face", f"{who} {how} {rest[0]}")
            return "faith", source, "", Target("die", f"{who} {how}")
        if any(how == other.id for other in view.reckoners):
            return "power", source, "", Target("reckoner", how)
        return "power", source, "", Target("district", how, how)
    return "spend", source, how, _aim(view, how, rest, places)


SYMBOLS = ("money", "enforcement", "contain", "research", "attack", "plan")


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

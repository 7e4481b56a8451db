"""What an option would change, as far as one number tells it, and the order in which options are shown."""

from __future__ import annotations

import re
from functools import cache

from reckoners.engine.decision import DIE_OR_ROLL, PIECES
from reckoners.engine.odd.demolitions import damage
from reckoners.game.action import BOSS_RESEARCH, COPY, MONEY, PROTECT, TEAM, Action
from reckoners.game.answer_words import shape_of_power
from reckoners.game.names import Names
from reckoners.game.view import DEMOLITIONS, DistrictView, ReckonerView, TableView

DIE = re.compile(r"d\d+")
FACE_PART = re.compile(r"([a-z]+)(\d*)")
PAID = ("buy", "refresh", "ransom", "sell")
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


# Which number of the table a symbol changes, and where that stops: a bracket stays on the first action (SYM-03).
GAUGES = ("research", "attack", "contain", "enforcement")
LOWEST = {"contain": 1}

ALL = "all"
Gauges = dict[tuple[str, str], int]  # what a symbol would change on a target: research, health, brackets, pieces


def gauges_of(view: TableView) -> Gauges:
    """Every number of the city that one symbol can lower, by the symbol and what it acts on: an Epic, a district, the
    Boss, or a track of his by its id. Barricades go by `clear`, Copy tokens by `copy`; of what a Shield guards, the
    Shields are lowered first (EP2-17). Research on a district is its own track's, which in a city that walks goes by
    `protect`. What changes by more than one stands by `all`: the population by `heal`, parts of a reward by their
    names."""
    boss = view.boss
    found: Gauges = {("research", boss.id): boss.research, ("attack", boss.id): boss.health or 0}
    for track in boss.tracks:
        found["contain", track.id] = track.bracket
    for place in view.districts:
        found["enforcement", place.id] = place.red_shields or place.enforcement
        found["clear", place.id] = place.barricades
        if place.marker is not None:
            found["research", place.id] = found[PROTECT, place.id] = place.marker
        if place.blue_shields:
            found["contain", place.id] = place.blue_shields
        if place.copy_tokens:
            found[COPY, place.id] = place.copy_tokens
        if view.decision == "kidnap":
            found |= {(f"bring {piece}", place.id): count for piece, count in _pieces(place)}
        epic = place.epic
        if epic is not None:
            found["research", epic.id] = epic.research
            found["attack", epic.id] = epic.health or 0
            found["contain", epic.id] = epic.bracket
    if view.decision == "discard":
        found |= {("discard", seat.id): seat.plan + seat.plan_next for seat in view.reckoners}
    found["heal", ALL] = view.population
    found[MONEY, ALL], found[BOSS_RESEARCH, ALL] = view.rewards.money, view.rewards.boss_research
    for colour, dice in view.supply.items():
        found["take", colour] = dice
    return found


def _pieces(place: DistrictView) -> tuple[tuple[str, int], ...]:
    counts = (place.enforcement, place.barricades, place.red_shields, place.blue_shields, place.copy_tokens)
    return tuple(zip(PIECES, counts, strict=True))


# What the answers to other decisions lower, by their verb: the kind of gauge, and what it is looked up by.
def _gauge(action: Action) -> tuple[str, str] | None:
    match action.verb:
        case "clear":
            return (COPY if action.extra == (COPY,) else "clear", action.target)
        case "discard":
            return ("discard", action.target)
        case "swap" | "take":
            return ("take", action.extra[0])
        case "bring":
            return (f"bring {action.extra[0]}", action.target)
    return None


def change(gauges: Gauges, money: int, names: Names, action: Action) -> tuple[int, int] | None:
    """The number that an action changes, before and after; None where no number tells it."""
    verb, symbol = action.verb, action.symbol
    if verb == "reward" and symbol == MONEY:
        return money, money + gauges[MONEY, ALL]
    if verb == "reward" and symbol == BOSS_RESEARCH:
        marker = gauges["research", action.target]
        return marker, max(0, marker - gauges[BOSS_RESEARCH, ALL])
    if verb == "heal":
        people = gauges["heal", ALL]
        return people, people + names.content.dawnslight[action.card].population
    if action.extra == (PROTECT,):
        now = gauges.get((PROTECT, action.target))
        return None if now is None else (now, now - 1)
    if verb in ("spend", "reward"):
        if symbol == "money":
            return money, money + 1
        now = gauges.get((symbol, action.track or action.target)) if symbol in GAUGES else None
        return None if now is None else (now, now - 1)
    gauge = _gauge(action)
    if gauge is not None:
        now = gauges.get(gauge)
        return None if now is None else (now, now - 1)
    if verb in PAID:
        return money, money - _price(names, action)
    return None


def is_paid(action: Action) -> bool:
    """Whether the number that an action changes is the team's money."""
    return action.verb in PAID or (action.symbol == "money" and not action.extra)


def spots(names: Names, action: Action, before: int, after: int) -> tuple[str, ...]:
    """The words on a district's track that its marker comes to, in their order; empty spots are left out (BAB-07).
    Where the city walks only the bottom does something then (ILD-07)."""
    upwards = names.district_track(action.target)[::-1]
    if action.extra == (PROTECT,):
        return upwards[:1] if after == 0 else ()
    searched = action.symbol == BOSS_RESEARCH or (action.symbol == "research" and names.is_district(action.target))
    if not searched:
        return ()
    return tuple(upwards[spot] for spot in range(before - 1, after - 1, -1) if upwards[spot])


def times(view: TableView, action: Action, before: int | None) -> int:
    """How often in a row an action can be played with what it takes: for the gesture that spends all symbols."""
    if action.verb != "spend":
        return 1
    seat = seat_of(view, action.who)
    counts = _symbols(seat, action.source) if seat is not None else {}
    symbol = action.symbol
    same = counts.get(action.taken or symbol, 0) + (0 if action.taken else counts.get("any", 0))
    if not same and len(counts) == 1:  # all of them are converted
        same = sum(counts.values())
    if (symbol in GAUGES or action.extra == (PROTECT,)) and before is not None:
        lowest = 0 if any(place.id == action.target for place in view.districts) else LOWEST.get(symbol, 0)
        same = min(same, before - lowest)
    return max(1, same)


def _symbols(seat: ReckonerView, source: str) -> dict[str, int]:
    """What a die shows, or what is left of the source that is open."""
    face = ""
    waiting = next((one for one in seat.waiting if one.card == source), None)
    if waiting is not None and waiting.either:
        return {}  # one of them, whichever it is
    if waiting is not None:
        face = waiting.symbols
    elif seat.open is not None and seat.open.source == source:
        face = seat.open.symbols
    else:
        face = next((die.face for die in seat.dice if die.name == source), "")
    return _parts(face)


@cache
def _parts(face: str) -> dict[str, int]:
    """How often a face has each symbol; there are few faces, and they come again and again."""
    return {name: int(n or 1) for name, n in FACE_PART.findall(face)}


def effect(view: TableView, names: Names, action: Action) -> str:
    """`3→2`; or which face a die shows; empty where no number tells it."""
    if action.verb in ("keep", "again", "regain"):
        return _face(view, names, action.who, action.source)
    if action.verb == "aid":
        return aid_words(names, action.card)
    if action.verb == "power":
        if names.power(action.source) == DEMOLITIONS and action.extra[0].isdecimal():
            return names.symbols(f"attack{damage(int(action.extra[0]))}")
        chosen = DIE_OR_ROLL in shape_of_power(names.power(action.source))
        return _face(view, names, action.who, action.extra[0]) if chosen else ""
    found = change(gauges_of(view), view.money, names, action)
    if found is None:
        return ""
    unit = "$" if is_paid(action) else ""
    reached = " ".join(f"({names.action(word)})" for word in spots(names, action, *found))
    return " ".join(part for part in (f"{unit}{found[0]}→{unit}{found[1]}", reached) if part)


def aid_words(names: Names, card: str) -> str:
    """What a Dawnslight card gives, in short."""
    aid = names.content.dawnslight[card]
    if aid.population:
        return names.words("aid-population", n=aid.population)
    return names.symbols("+".join(f"{symbol}{aid.gives.count(symbol)}" for symbol in dict.fromkeys(aid.gives)))


def lapsing(view: TableView, action: Action) -> str:
    """The symbols that are lost because this starts another die while one is open, or actions wait (USE-03). A card
    with a power of its own is no die, unless it shows symbols by it."""
    seat = seat_of(view, action.who)
    if seat is None or (seat.open is None and not seat.waiting):
        return ""
    if action.verb == "lapse":
        return seat.open.symbols if seat.open is not None else _waiting(seat)
    set_off = action.verb == "power" and action.extra[:1] and action.extra[0].isdecimal()
    if action.verb not in USES or (action.verb == "power" and not set_off):
        return ""
    if seat.open is not None and action.source == seat.open.source:
        return ""
    if any(waiting.card == action.source for waiting in seat.waiting):
        return ""
    return "+".join(part for part in (seat.open.symbols if seat.open is not None else "", _waiting(seat)) if part)


def _waiting(seat: ReckonerView) -> str:
    return "+".join(waiting.symbols for waiting in seat.waiting)


def seat_of(view: TableView, who: str) -> ReckonerView | None:
    return next((seat for seat in view.reckoners if seat.id == who), None)


def _face(view: TableView, names: Names, who: str, name: str) -> str:
    seat = seat_of(view, who)
    return next((names.symbols(die.face) for die in seat.dice if die.name == name), "") if seat else ""


def _price(names: Names, action: Action) -> int:
    table = names.content.table
    if action.verb == "buy":
        return names.content.equipment[action.card].price
    if action.verb == "sell":
        return -names.content.equipment[action.card].price
    return table.refresh_price if action.verb == "refresh" else table.ransom

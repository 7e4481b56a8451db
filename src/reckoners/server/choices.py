"""The legal actions of a table as options: what each is, what it acts on, what it would change."""

from __future__ import annotations

import msgspec

from reckoners.engine.decision import (
    CHOICE,
    COLOUR,
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    FACE,
    PIECE,
    RECKONER,
    verb_by_word,
)
from reckoners.game import Action, TableView
from reckoners.game.action import COPY, PROTECT, ROLL, TEAM
from reckoners.game.answer_words import shape_of_power
from reckoners.game.names import Names
from reckoners.game.outcomes import change, gauges_of, is_paid, lapsing, ordered, seat_of, spots, times
from reckoners.server.option_protocol import SOURCE, TARGET, Offer, Option, OptionGroup, TargetKind, expanded, joined
from reckoners.server.teller import Teller

NOTHING = Offer()
# What lights up for the last argument of a power; symbols and numbers are buttons.
LIT_BY: dict[int, TargetKind] = {
    DIE: "die",
    DIE_OR_ROLL: "die",
    FACE: "face",
    RECKONER: "reckoner",
    DISTRICT: "district",
    EQUIPMENT: "card",
}
# Pieces that can be brought from elsewhere.
PIECES_LIT: dict[str, TargetKind] = {
    "enforcement": "enforcement",
    "barricade": "barricade",
    "red-shield": "red-shield",
    "blue-shield": "blue-shield",
    "copy-token": "copy-token",
}
BRING_BOSS = "bring-boss"
SOURCED = frozenset(("spend", "move", "clear", "pay"))  # whose shape does not depend on what they take
COSTLY = "move"  # the effect by which a Move costs two dice (ATK-06)

Common = tuple[Action, str, TargetKind, str, str, str, str, int]


class Shape:
    """An action with places for what it takes and what it acts on, and what it lights."""

    __slots__ = ("card", "die", "form", "halves", "id", "kind", "on", "owner", "source", "uses_up")

    def __init__(
        self,
        form: Action,
        kind: str,
        source: str = "",
        on: TargetKind = "none",
        id: str = "",
        owner: str = "",
        die: str = "",
        card: str = "",
        uses_up: str = "",
        halves: int = 0,
    ) -> None:
        self.form = form
        self.kind = kind
        self.source = source
        self.on = on
        self.id = id
        self.owner = owner
        self.die = die
        self.card = card
        self.uses_up = uses_up or form.taken
        self.halves = halves

    @property
    def common(self) -> Common:
        """What options of one group share."""
        return self.form, self.kind, self.on, self.owner, self.die, self.card, self.uses_up, self.halves


class Alike:
    """Options that differ in nothing but what they take: their shape, the number that they change, and, by what would
    lapse and how often they can be done, what they take."""

    __slots__ = ("numbers", "shape", "taken")

    def __init__(self, shape: Shape, numbers: tuple[int, int] | None) -> None:
        self.shape = shape
        self.numbers = numbers
        self.taken: dict[tuple[str, int], list[str]] = {}


def groups_of(view: TableView, legal: list[Action], teller: Teller) -> tuple[OptionGroup, ...]:
    """What differs in its source or its target only comes together: the moves of a Reckoner are the same for every
    die."""
    gauges = gauges_of(view)
    names = teller.names
    begun = {seat.id for seat in view.reckoners if seat.open is not None or seat.waiting}
    deeds: dict[tuple[Common, str], dict[Offer, list[str]]] = {}
    alike: dict[tuple[object, ...], Alike] = {}
    for action in ordered(legal):
        sourced = action.verb in SOURCED
        key = (*_but_source(action), "" if sourced else action.source)
        same = alike.get(key)
        if same is None:
            same = alike[key] = Alike(shape_of(view, action, names), change(gauges, view.money, names, action))
        lapses = lapsing(view, action) if action.who in begun else ""
        often = _times(view, action, same, names)
        taken = same.taken.get((lapses, often))
        if taken is None:
            offers = deeds.setdefault((same.shape.common, lapses), {})
            taken = same.taken[lapses, often] = offers.setdefault(_offer(action, same, often, names), [])
        taken.append(action.source if sourced else same.shape.source)
    found = []
    for ((form, kind, on, owner, die, card, uses_up, halves), lapses), offers in deeds.items():
        by_sources: dict[tuple[str, ...], list[Offer]] = {}
        for offer, sources in offers.items():
            by_sources.setdefault(tuple(sources), []).append(offer)
        for taken_by, together in by_sources.items():
            found.append(
                OptionGroup(
                    who=TEAM if form.who == TEAM else "",
                    do=str(form),
                    kind=kind,
                    label=teller.label(form, on, halves),
                    offers=tuple(together),
                    on=on,
                    sources=taken_by if taken_by != ("",) else (),
                    symbol=form.symbol,
                    owner=owner,
                    die=die,
                    card=card,
                    uses_up=uses_up,
                    lapses=lapses,
                    money=is_paid(form),
                    halves=halves,
                )
            )
    return joined(found, PROTECT)


def options_of(view: TableView, legal: list[Action], teller: Teller) -> tuple[Option, ...]:
    """The same one by one."""
    return expanded(groups_of(view, legal, teller), lambda kind, id: teller.target(kind, id, view.boss.id))


def group_of(view: TableView, action: Action, teller: Teller) -> OptionGroup:
    """An action that may become possible only after others: what it takes and what it acts on, no more."""
    shape = shape_of(view, action, teller.names)
    return OptionGroup(
        who=TEAM if action.who == TEAM else "",
        do=str(shape.form),
        kind=shape.kind,
        label=teller.label(shape.form, shape.on, shape.halves),
        offers=(Offer(shape.id),),
        on=shape.on,
        sources=(shape.source,) if shape.source else (),
        symbol=action.symbol,
        owner=shape.owner,
        die=shape.die,
        card=shape.card,
        uses_up=shape.uses_up,
        halves=shape.halves,
    )


def _but_source(action: Action) -> tuple[object, ...]:
    return (
        action.who,
        action.verb,
        action.symbol,
        action.target,
        action.track,
        action.card,
        action.taken,
        action.extra,
    )


def _times(view: TableView, action: Action, same: Alike, names: Names) -> int:
    """On a district's track symbols are spent in one go as far as the first spot where something happens: that may ask
    for a decision (BAB-07)."""
    if action.verb != "spend":
        return 1
    before = None if same.numbers is None else same.numbers[0]
    often = times(view, action, before)
    if same.shape.on != "marker" or before is None:
        return often
    return next((n for n in range(1, often + 1) if spots(names, action, before, before - n)), often)


def _offer(action: Action, same: Alike, often: int, names: Names) -> Offer:
    id, numbers = same.shape.id, same.numbers
    if numbers is None:
        return Offer(id, times=often) if id or often > 1 else NOTHING
    return Offer(id, *_numbers(*numbers), often, spots(names, action, *numbers) if same.shape.on == "marker" else ())


def _numbers(before: int, after: int) -> tuple[int, int | None]:
    """One less goes without saying."""
    return before, None if after == before - 1 else after


def shape_of(view: TableView, action: Action, names: Names) -> Shape:
    verb, who, source, target = action.verb, action.who, action.source, action.target
    match verb:
        case "spend" | "reward":
            return _aimed(view, action)
        case "move":
            halves = _halves(view, who, target)
            return Shape(Action(who, verb, SOURCE, target=TARGET), verb, source, "district", target, halves=halves)
        case "clear":
            form = Action(who, verb, SOURCE, target=TARGET, extra=action.extra)
            on: TargetKind = "copy-token" if action.extra == (COPY,) else "barricade"
            return Shape(form, "barricade", source, on, target)
        case "pay":
            return _paid(view, action)
        case "power":
            return _power(view, action, names.power(source))
        case "buy" | "aid":
            return Shape(Action(who, verb, card=SOURCE, target=TARGET), verb, action.card, "reckoner", target)
        case "heal":
            return Shape(Action(who, verb, card=SOURCE), verb, action.card)
        case "lapse":
            seat = next(seat for seat in view.reckoners if seat.id == who)
            return Shape(action, verb, seat.open.source if seat.open is not None else "")
    return _plain(view, action)


def _plain(view: TableView, action: Action) -> Shape:
    """An answer to any other decision: what it names is what it acts on; of several things the last, but a die before
    all else than the colour that it is swapped for."""
    verb = verb_by_word(action.verb)
    kinds = verb.shape if verb is not None else ()
    if COLOUR in kinds:
        form = msgspec.structs.replace(action, extra=(TARGET,))
        return Shape(form, action.verb, "", "colour", action.extra[0], action.who, action.source)
    if PIECE in kinds:
        form = msgspec.structs.replace(action, target=TARGET)
        return Shape(form, action.verb, "", PIECES_LIT[action.extra[0]], action.target)
    if action.verb == BRING_BOSS:
        return Shape(action, action.verb, "", "boss", view.boss.id)
    if EQUIPMENT in kinds:
        form = msgspec.structs.replace(action, card=TARGET)
        owner = action.target if RECKONER in kinds else action.who
        return Shape(form, action.verb, "", "card", action.card, owner)
    if DIE in kinds:
        owner = action.target if kinds[0] == RECKONER else action.who
        form = msgspec.structs.replace(action, source=SOURCE)
        return Shape(form, action.verb, action.source, "die", SOURCE, owner)
    if DISTRICT in kinds or RECKONER in kinds:
        form = msgspec.structs.replace(action, target=TARGET)
        return Shape(form, action.verb, "", "district" if DISTRICT in kinds else "reckoner", action.target)
    return Shape(action, action.verb)


def _halves(view: TableView, who: str, target: str) -> int:
    """How many dice a Move still costs whom moving costs two, this one included (ATK-06)."""
    seat = seat_of(view, who)
    if seat is None or COSTLY not in seat.suffers:
        return 0
    return 1 if seat.owing is not None and seat.owing.district == target else 2


def _paid(view: TableView, action: Action) -> Shape:
    """A card that is paid for; one that changes what pays asks for a symbol."""
    who, verb, card, extra = action.who, action.verb, action.card, action.extra
    if not extra:
        on: TargetKind = "city-card" if any(place.newcago_card == card for place in view.districts) else "card"
        return Shape(Action(who, verb, SOURCE, card=TARGET), "card", action.source, on, card)
    form = Action(who, verb, SOURCE, card=card, extra=(*extra[:-1], TARGET))
    was = extra[0] if len(extra) > 1 else ""
    return Shape(form, "card", action.source, "symbol", extra[-1], card=card, uses_up=was)


def _aimed(view: TableView, action: Action) -> Shape:
    """A symbol that acts on something."""
    verb, who, symbol, target, taken = action.verb, action.who, action.symbol, action.target, action.taken
    source, place = action.source, SOURCE if action.source else ""
    if not target:
        return Shape(Action(who, verb, place, symbol, taken=taken), verb, source)
    if action.extra == (PROTECT,):
        form = Action(who, verb, place, symbol, TARGET, taken=taken, extra=action.extra)
        return Shape(form, PROTECT, source, "marker", target)
    if action.track:
        return Shape(Action(who, verb, place, symbol, target, TARGET, taken=taken), verb, source, "track", action.track)
    on: TargetKind = "epic"
    place_of = {place.id: place for place in view.districts}.get(target)
    if symbol == "enforcement":
        on = "red-shield" if place_of is not None and place_of.red_shields else "enforcement"
    elif place_of is not None:
        on = "blue-shield" if symbol == "contain" else "marker"
    elif symbol == "plan":
        on = "reckoner"
    elif target == view.boss.id:
        on = "boss"
    return Shape(Action(who, verb, place, symbol, TARGET, taken=taken), verb, source, on, target)


def _power(view: TableView, action: Action, power: str) -> Shape:
    """A card with a power of its own: what it takes is the power's to say, whoever has the card. The last thing that it
    takes is its target, if that can be lit."""
    who, source, extra = action.who, action.source, action.extra
    shape = shape_of_power(power)
    kind = "faith" if DIE_OR_ROLL in shape else "power"  # dice chosen one by one, then rolled
    on = LIT_BY.get(shape[-1]) if shape else None
    if shape == (CHOICE,) and extra[0].isdecimal():
        return Shape(action, kind, source, "number", extra[0])
    if on is None or extra == (ROLL,):
        return Shape(action, kind, source)
    form = Action(who, "power", source, extra=(*extra[:-1], TARGET))
    if on == "die":
        return Shape(form, kind, source, on, extra[-1], extra[-2] if RECKONER in shape else who)
    if on == "face":
        return Shape(form, kind, source, on, extra[-1], who, extra[-2])
    owner = extra[0] if on == "district" and shape[0] == RECKONER else ""  # who is sent there
    halves = _halves(view, owner, extra[-1]) if owner else 0
    return Shape(form, kind, source, on, extra[-1], owner, halves=halves)


def who_is_able(view: TableView, legal: list[Action]) -> tuple[str, ...]:
    """Reckoners with something to do, in seat order."""
    able = {action.who for action in legal if action.who != TEAM}
    return tuple(seat.id for seat in view.reckoners if seat.id in able)

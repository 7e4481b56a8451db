"""The part of the protocol that says what can be done. Options that differ in what they take or act on come together.

On the wire a group says once what its options have in common; `expanded` makes one option of each source and each
target. The client does the same in `client/src/table/decode.ts`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

SOURCE = "*"  # in the words of a group: the die, `plan` or card that is taken
TARGET = "@"  # and what it acts on
SYMBOL = "%"  # and the symbol, where each source has its own

TargetKind = Literal[
    "none",
    "epic",
    "enforcement",
    "boss",
    "track",
    "district",
    "barricade",
    "red-shield",
    "blue-shield",
    "copy-token",
    "card",
    "reckoner",
    "die",
    "face",
    "colour",
    "symbol",
    "number",
    "marker",
    "city-card",
]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One target of a group. `before` and `after` are the number that changes: research, health, bracket, Enforcement,
    Barricades, Shields, tokens, dice of a colour, population, or the team's money; without `after` it goes down by one.
    `times` is how often in a row it can be done with what it takes. `spots` are the words of the spots that a
    district's marker would come to (BAB-07); where it is lowered to protect the district, of the bottom (ILD-07)."""

    id: str = ""
    before: int | None = None
    after: int | None = None
    times: int = 1
    spots: tuple[str, ...] = ()


class OptionGroup(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Legal actions of one Reckoner, or of the `team`: each of `sources` with each of `offers`. Without `who` they are
    those of the Reckoner whom `do` begins with.

    `do` are the words of the action, which are sent back; `*` in them stands for the source and `@` for the target's
    id. `label` says it to people, with the same places for the names. `kind` is the verb or the use: keep, reroll,
    stop, faith, spend, move, barricade, card, lapse, power, heal, end, reward, buy, refresh, ransom, lose, place, aid,
    disable-die, disable-card, protect, suffer.

    `on` is what lights up: an Epic, the Boss, a card, a Reckoner by id; Enforcement, Barricades, Shields, Copy tokens,
    places and the marker of a district's track by their district; a Boss track by its id; a die of `owner` by its name,
    where `*` is the source itself; a face that the die `die` of `owner` is turned to; a colour of dice, a symbol, a
    number as it is; the card of a district, `city-card`, by its own id (NEW-06). `card` is the one that asks for it; a
    card that is given up is one of `owner`. `lapses` are the symbols that starting this would lose (`research2`),
    `uses_up` is the symbol that goes, where the player chooses it (CARD-08). With `money` the numbers are dollars.
    `halves` is there where a Move costs two dice: how many of them are still to be paid, this one included. Where a
    district is protected any symbol will do: then `symbols` has one for each of the sources, `%` in `do` stands for it,
    and `times` is how often it can be done with each; without them it is `symbol`, and as often as the offer says.
    """

    do: str
    label: str
    offers: tuple[Offer, ...]
    who: str = ""
    kind: str = "spend"
    on: TargetKind = "none"
    sources: tuple[str, ...] = ()
    symbol: str = ""
    owner: str = ""
    die: str = ""
    card: str = ""
    uses_up: str = ""
    lapses: str = ""
    money: bool = False
    halves: int = 0
    symbols: tuple[str, ...] = ()
    times: tuple[int, ...] = ()

    @property
    def whose(self) -> str:
        return self.who or self.do.partition(" ")[0]


class Target(msgspec.Struct, frozen=True, gc=False):
    """What an option acts on. A die as `tia d1`, a face that a die is turned to as `tia d1 contain2`."""

    kind: TargetKind
    id: str = ""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal action. It never goes over the wire: groups do."""

    action: str
    who: str
    kind: str
    label: str
    target: Target
    source: str
    symbol: str
    before: int | None
    after: int | None
    times: int
    lapses: str
    uses_up: str
    spots: tuple[str, ...] = ()
    halves: int = 0


def expanded(groups: Iterable[OptionGroup], name: Callable[[str, str], str] | None = None) -> tuple[Option, ...]:
    """Every option by itself. Labels are filled in by whoever knows the `name` of a kind of target or a `source`."""
    return tuple(
        Option(
            action=group.do.replace(SOURCE, source).replace(SYMBOL, symbol).replace(TARGET, offer.id),
            who=group.whose,
            kind=group.kind,
            label=_label(group, source, offer.id, name) if name is not None else group.label,
            target=Target(group.on, _id(group, source, offer.id)),
            source=source,
            symbol=symbol,
            before=offer.before,
            after=offer.before - 1 if offer.after is None and offer.before is not None else offer.after,
            times=times or offer.times,
            lapses=group.lapses,
            uses_up=group.uses_up,
            spots=offer.spots,
            halves=group.halves,
        )
        for group in groups
        for source, symbol, times in _taken(group)
        for offer in group.offers
    )


def _taken(group: OptionGroup) -> Iterator[tuple[str, str, int]]:
    """What each option of a group takes: its source, the symbol, how often; 0: as its offer says."""
    for place, source in enumerate(group.sources or ("",)):
        symbol = group.symbols[place] if group.symbols else group.symbol
        yield source, symbol, group.times[place] if group.times else 0


def joined(groups: Iterable[OptionGroup], kind: str) -> tuple[OptionGroup, ...]:
    """The groups of this kind that differ in nothing but symbols and how often they can be done become one."""
    found: dict[tuple[object, ...], list[OptionGroup]] = {}
    for place, group in enumerate(groups):
        key: tuple[object, ...] = (place,)
        if group.kind == kind and len(group.offers) == 1:
            key = (_any_symbol(group), group.lapses, group.uses_up, msgspec.structs.replace(group.offers[0], times=1))
        found.setdefault(key, []).append(group)
    return tuple(alike[0] if len(alike) == 1 else _merged(alike) for alike in found.values())


def _any_symbol(group: OptionGroup) -> str:
    return group.do.replace(f" {group.symbol} ", f" {SYMBOL} ", 1)


def _merged(groups: list[OptionGroup]) -> OptionGroup:
    taken = [(source, symbol, group.offers[0].times) for group in groups for source, symbol, _ in _taken(group)]
    first = groups[0]
    return msgspec.structs.replace(
        first,
        do=_any_symbol(first),
        offers=(msgspec.structs.replace(first.offers[0], times=1),),
        sources=tuple(source for source, _, _ in taken),
        symbol="",
        symbols=tuple(symbol for _, symbol, _ in taken),
        times=tuple(times for _, _, times in taken) if any(times > 1 for _, _, times in taken) else (),
    )


def _label(group: OptionGroup, source: str, id: str, name: Callable[[str, str], str]) -> str:
    return group.label.replace(SOURCE, name("source", source)).replace(TARGET, name(group.on, id))


def _id(group: OptionGroup, source: str, id: str) -> str:
    if group.on == "die":
        return f"{group.owner} {source if id == SOURCE else id}"
    return f"{group.owner} {group.die} {id}" if group.on == "face" else id

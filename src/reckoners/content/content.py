"""Everything that a game is played with, from all its packs, frozen. Knows only what is printed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal

import msgspec

from reckoners.content.model import (
    Ability,
    Boss,
    City,
    CityCard,
    Dawnslight,
    Die,
    Entry,
    Epic,
    Equipment,
    Provenance,
    Reckoner,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Kind = Literal["die", "reckoner", "ability", "equipment", "epic", "boss", "city", "dawnslight", "newcago-card", "table"]


class PackInfo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pack says of itself; `modules` are those that it brings, by their numbers."""

    id: str
    title: str
    version: str
    requires: tuple[str, ...] = ()
    modules: tuple[int, ...] = ()


class ModuleInfo(msgspec.Struct, frozen=True, order=True):
    """A module that a pack brings: its number, what it is called, and the pack."""

    number: int
    title: str
    pack: str


class Origin(msgspec.Struct, frozen=True):
    """Which pack a value comes from, and how that pack came by it."""

    pack: str
    provenance: Provenance


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of content, each in file order. `hash` tells whether two games use the same printed values."""

    dice: dict[str, Die]
    reckoners: dict[str, Reckoner]
    abilities: dict[str, Ability]
    equipment: dict[str, Equipment]
    epics: dict[str, Epic]
    bosses: dict[str, Boss]
    cities: dict[str, City]
    table: Table
    packs: tuple[PackInfo, ...]
    hash: str
    sources: dict[str, dict[str, str]]  # "epic curveball" -> field path ("" is the entry) -> pack
    dawnslight: dict[str, Dawnslight] = {}
    city_cards: dict[str, CityCard] = {}
    in_play: tuple[int, ...] = ()  # the modules that were chosen
    modules: dict[str, int] = {}  # "reckoner val" -> the module that brings it, if one does

    def entries(self, kind: Kind) -> Mapping[str, Entry]:
        """All entries of a kind, by id."""
        match kind:
            case "die":
                return self.dice
            case "reckoner":
                return self.reckoners
            case "ability":
                return self.abilities
            case "equipment":
                return self.equipment
            case "epic":
                return self.epics
            case "boss":
                return self.bosses
            case "city":
                return self.cities
            case "dawnslight":
                return self.dawnslight
            case "newcago-card":
                return self.city_cards
            case "table":
                return {self.table.id: self.table}

    def module_of(self, kind: Kind, id: str) -> int:
        """The number of the module that brings an entry; 0 if no module does."""
        return self.modules.get(f"{kind} {id}", 0)

    def measure(self, boss: str, city: str) -> Boss:
        """Whose research and health count there: those of the Boss whose city it is (VAR-01). A Boss who has no city of
        his own brings his with him."""
        settled = any(other.boss == boss for other in self.cities.values())
        return self.bosses[self.cities[city].boss if settled else boss]

    def origin(self, kind: Kind, id: str, field: str = "") -> Origin:
        """Where a value comes from; `field` is a dotted path: `price`, `track.2`, `adjustment.4.group_size`."""
        entry = self.entries(kind)[id]
        packs = self.sources[f"{kind} {id}"]
        paths = list(prefixes(field))
        pack = next(packs[path] for path in paths if path in packs)
        return Origin(pack, provenance_of(entry, paths))


def prefixes(field: str) -> Iterable[str]:
    """A dotted path and all its beginnings, longest first, down to the empty one.

    >>> list(prefixes("track.2"))
    ['track.2', 'track', '']
    """
    while field:
        yield field
        field = field.rpartition(".")[0]
    yield ""


def provenance_of(entry: Entry, paths: Iterable[str]) -> Provenance:
    for path in paths:
        if path in entry.provenance:
            return entry.provenance[path]
        field, _, index = path.partition(".")
        if isinstance(entry, City) and field == "districts" and index.isdigit() and int(index) < len(entry.districts):
            return entry.districts[int(index)].provenance
    return entry.provenance["default"]


def fingerprint(tables: Iterable[Iterable[Entry]]) -> str:
    """A hash of the values and their order. Where a value comes from does not count: it plays the same."""
    plain = [[_without_provenance(_printed(entry)) for entry in table] for table in tables]
    return hashlib.blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=16).hexdigest()


# Of cities and Bosses: unsaid where there is none.
_LATER = frozenset({"marker_start", "boss_health", "marker_starts", "passes", "power_tables"})


def _printed(entry: Entry) -> dict[str, object]:
    """The values of an entry. Pieces that it has none of stay unsaid: they came with a later version of the model."""
    values: dict[str, object] = msgspec.to_builtins(entry)
    none = {field.name for field in msgspec.structs.fields(entry) if field.default in (0, ())}.union(_LATER)
    return {field: value for field, value in values.items() if value or field not in none}


def _without_provenance(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_provenance(item) for key, item in value.items() if key != "provenance"}
    if isinstance(value, list | tuple):
        return [_without_provenance(item) for item in value]
    return value

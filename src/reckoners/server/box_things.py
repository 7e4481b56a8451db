"""What can be corrected: every thing with a form, of the base game and of modules, with its name in addresses."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from reckoners.content import Content, Kind, load_content, modules_here
from reckoners.content.model import Boss, City, Entry
from reckoners.game.names import Names
from reckoners.server.box_protocol import BoxThing

KINDS: tuple[Kind, ...] = ("equipment", "epic", "ability", "boss", "die", "dawnslight", "city", "newcago-card", "table")
BOARD = "board"
DISTRICT = "district"
# How others look at it: the kind of a subject.
SUBJECTS: dict[str, str] = {
    "equipment": "card",
    "ability": "card",
    "dawnslight": "card",
    "newcago-card": "card",
    "table": "market",
}
BOARDS = ("power", "adjustment")
PAGE_PART = "page-"


class UnknownThingError(LookupError):
    """A name that nothing here has."""


class Thing(msgspec.Struct, frozen=True):
    """A thing by its name: `part` is a board of a Boss, `adjustment-4`, or a page of his booklet, `page-7`, or a
    district of a city, by its id."""

    kind: Kind
    id: str
    module: int = 0
    part: str = ""

    @property
    def key(self) -> str:
        return ":".join((self.kind, self.id, str(self.module), *([self.part] if self.part else [])))

    @property
    def subject(self) -> str:
        if self.kind == "city":
            return f"district/{self.part}"
        kind = SUBJECTS.get(self.kind, self.kind)
        return kind if self.kind == "table" else f"{kind}/{self.id}"

    def entry_in(self, content: Content) -> Entry:
        found = content.entries(self.kind).get(self.id)
        if found is None or content.module_of(self.kind, self.id) != self.module:
            raise UnknownThingError(self.key)
        if isinstance(found, City):
            district_in(self, found)
        page = page_in(self)
        if page is not None and page >= (len(found.pages) if isinstance(found, Boss) else 0):
            raise UnknownThingError(self.key)
        return found


def thing_of(key: str) -> Thing:
    """Read a name; whether there is such a thing, `entry_in` says."""
    kind, _, rest = key.partition(":")
    id, _, rest = rest.partition(":")
    module, _, part = rest.partition(":")
    known = next((one for one in KINDS if one == kind), None)
    if known is None or (module and module not in ("0", *map(str, _numbers()))):
        raise UnknownThingError(key)
    return Thing(known, id, int(module or 0), part)


def _numbers(packs: tuple[str, ...] = ()) -> tuple[int, ...]:
    return tuple(module.number for module in modules_here(packs))


def modules_with(module: int) -> tuple[int, ...]:
    """What is in play where a thing of a module is looked at: modules replace things of the base game, which is
    therefore seen without them."""
    return _numbers() if module else ()


def things_in(language_names: Names, module_names: Names) -> tuple[BoxThing, ...]:
    """Of the base game, and what modules bring beside it."""
    return (
        *_things(language_names, lambda module: module == 0),
        *_things(module_names, lambda module: module != 0),
    )


def _things(names: Names, wanted: object) -> Iterator[BoxThing]:
    assert callable(wanted)
    content = names.content
    for kind in KINDS:
        for id, entry in content.entries(kind).items():
            module = content.module_of(kind, id)
            if not wanted(module):
                continue
            thing = Thing(kind, id, module)
            if isinstance(entry, City):  # each of its districts is a thing of its own
                for district in entry.districts:
                    part = msgspec.structs.replace(thing, part=district.id)
                    yield BoxThing(part.key, DISTRICT, names.name(district.id), module)
                continue
            yield BoxThing(thing.key, kind, name_of(names, thing), module)
            if isinstance(entry, Boss):
                for board in boards_of(thing, entry):
                    yield BoxThing(board.key, BOARD, name_of(names, board, entry), module)


def boards_of(thing: Thing, boss: Boss) -> Iterator[Thing]:
    """Each side of his boards is a thing of its own: so one lies on the table. So is each page of his booklet."""
    for field in BOARDS:
        for index, _ in enumerate(getattr(boss, field)):
            yield msgspec.structs.replace(thing, part=f"{field}-{index}")
    for index, _ in enumerate(boss.pages):
        yield msgspec.structs.replace(thing, part=f"{PAGE_PART}{index}")


def board_in(thing: Thing, boss: Boss) -> tuple[str, int]:
    """The field and the place of a board."""
    field, _, index = thing.part.partition("-")
    if field not in BOARDS or not index.isdigit() or int(index) >= len(getattr(boss, field)):
        raise UnknownThingError(thing.key)
    return field, int(index)


def page_in(thing: Thing) -> int | None:
    """The place of a page in a booklet; None for anything else."""
    index = thing.part.removeprefix(PAGE_PART)
    return int(index) if thing.part.startswith(PAGE_PART) and index.isdecimal() else None


def district_in(thing: Thing, city: City) -> int:
    """The place of a district in its city."""
    for index, district in enumerate(city.districts):
        if district.id == thing.part:
            return index
    raise UnknownThingError(thing.key)


def name_of(names: Names, thing: Thing, boss: Boss | None = None) -> str:
    if thing.kind == "table":
        return names.words("box-table")
    if thing.kind == "city" and thing.part:
        return names.name(thing.part)
    if boss is None or not thing.part:
        return names.name(thing.id)
    who = names.name(boss.id)
    if (place := page_in(thing)) is not None:
        page = boss.pages[place]
        level = names.words(f"difficulty-{page.difficulty}")
        return names.words("box-board-page", boss=who, n=page.reckoners, level=level)
    field, index = board_in(thing, boss)
    if field == "power":
        return names.words("box-board-power", boss=who, side=boss.power[index].side)
    board = boss.adjustment[index]
    return names.words("box-board-adjustment", boss=who, side=board.side, n=board.reckoners)


def content_for(thing: Thing, packs: tuple[str, ...] = ()) -> Content:
    return load_content(packs, modules_with(thing.module))

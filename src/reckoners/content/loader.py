"""Loads packs into frozen content. Reads files, and nothing else: the same files always give the same content."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from reckoners.content.chains import check_chains, check_transform
from reckoners.content.checking import RECKONER_COUNTS
from reckoners.content.checks import Surroundings, check, check_provenance
from reckoners.content.city_checks import DISTRICTS
from reckoners.content.content import Content, Kind, PackInfo, fingerprint
from reckoners.content.decoding import explain, repaired
from reckoners.content.errors import ContentError, Problem, known
from reckoners.content.errors import Path as FieldPath
from reckoners.content.folders import BASE, BUILT_IN, FILE_OF, MANIFEST, Pack, find_pack, read_pack
from reckoners.content.merging import Draft, Drafts, Laying
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
    Odd,
    Reckoner,
    Table,
)
from reckoners.content.modules import modules_here, modules_spoken_of, out_of_play, packs_for

if TYPE_CHECKING:
    from collections.abc import Sequence

_STRUCTS: dict[Kind, type[Entry]] = {
    "die": Die,
    "reckoner": Reckoner,
    "ability": Ability,
    "equipment": Equipment,
    "epic": Epic,
    "boss": Boss,
    "city": City,
    "dawnslight": Dawnslight,
    "newcago-card": CityCard,
    "table": Table,
}
# Ids of these kinds, and of districts, are words of one notation.
_NAMED: tuple[Kind, ...] = ("reckoner", "ability", "equipment", "epic", "boss", "dawnslight", "newcago-card")
_LEAST: dict[Kind, int] = {"die": 1, "reckoner": min(RECKONER_COUNTS), "epic": DISTRICTS, "boss": 1, "city": 1}

E = TypeVar("E", bound=Entry)


def load_content(packs: Sequence[str | Path] = (), modules: Sequence[int] = ()) -> Content:
    """The base game with `packs` laid on it in order: ids of built-in packs, or folders with a pack.toml. Of packs with
    modules only those in `modules`; a built-in pack that brings one of them need not be named.

    >>> load_content().epics["nightwielder"].health
    'infinite'
    >>> load_content(modules=(1,)).module_of("reckoner", "val")
    1
    """
    chosen = tuple(sorted(set(modules)))
    named = packs_for(packs, chosen) if chosen or packs else ()
    folders = tuple(folder for pack in named if (folder := find_pack(pack)) != BUILT_IN / BASE)
    here = [module.number for module in modules_here(packs)] if chosen else []
    for module in chosen:
        if module not in here:
            message = f"no pack here brings module {module}; {known(str(module), map(str, here))}"
            raise ContentError([Problem(MANIFEST, "", "modules", message, folders[-1].name if folders else BASE)])
    own = any(folder.parent != BUILT_IN for folder in folders)  # these may be another when they are read again
    return _load(folders, chosen) if own else _built_in(folders, chosen)


def check_pack(path: str | Path) -> list[Problem]:
    """All that is wrong with a pack, when it is laid on the base game and on the built-in packs that it requires: with
    each module that it speaks of, with all of them, and with none."""
    folder = find_pack(path)
    try:
        pack = read_pack(folder)
    except ContentError as error:
        return list(error.problems)
    required = [name for name in pack.info.requires if (BUILT_IN / name).is_dir()]
    modules = modules_spoken_of(pack)
    problems: dict[Problem, None] = {}
    for chosen in dict.fromkeys([(), *((module,) for module in modules), tuple(modules)]):
        try:
            load_content([*required, folder], chosen)
        except ContentError as error:
            problems.update(dict.fromkeys(error.problems))
    return list(problems)


@lru_cache(maxsize=32)
def _built_in(folders: tuple[Path, ...], modules: tuple[int, ...]) -> Content:
    return _load(folders, modules)


def _load(folders: tuple[Path, ...], modules: tuple[int, ...]) -> Content:
    packs, problems = _read_all([BUILT_IN / BASE, *folders])
    laying = Laying(out_of_play(packs, modules) if folders else ())
    for pack in packs:
        problems += pack.problems
        for layer in pack.in_play(modules):
            problems += laying.lay(layer, pack.info.id)
    drafts = laying.drafts
    entries = _decode_all(drafts, problems)
    _check_all(drafts, entries, packs[-1].info.id if packs else BASE, problems)
    if problems:
        order = {pack.info.id: place for place, pack in enumerate(packs)}
        raise ContentError(sorted(problems, key=lambda problem: (order.get(problem.pack, len(order)), problem.file)))
    tables: list[dict[str, Entry]] = [
        _of(kind, entries) for kind in (Die, Reckoner, Ability, Equipment, Epic, Boss, City, Table)
    ]
    if dawnslight := _of(Dawnslight, entries):  # unsaid where there are none: kept games stay the same
        tables.append({**dawnslight})
    if city_cards := _of(CityCard, entries):
        tables.append({**city_cards})
    return Content(
        dice=_of(Die, entries),
        reckoners=_of(Reckoner, entries),
        abilities=_of(Ability, entries),
        equipment=_of(Equipment, entries),
        epics=_of(Epic, entries),
        bosses=_of(Boss, entries),
        cities=_of(City, entries),
        dawnslight=dawnslight,
        city_cards=city_cards,
        table=next(iter(_of(Table, entries).values())),
        packs=tuple(pack.info for pack in packs),
        hash=fingerprint(table.values() for table in tables),
        sources={
            f"{draft.kind} {draft.id}": {path: pack for path, (pack, _) in draft.sources.items()}
            for draft in drafts.values()
        },
        in_play=modules,
        modules={f"{draft.kind} {draft.id}": draft.module for draft in drafts.values() if draft.module},
    )


def _read_all(folders: Sequence[Path]) -> tuple[list[Pack], list[Problem]]:
    packs: list[Pack] = []
    problems: list[Problem] = []
    for folder in folders:
        try:
            pack = read_pack(folder)
        except ContentError as error:
            problems += error.problems
            continue
        problems += _misfits(pack.info, [other.info for other in packs])
        packs.append(pack)
    return packs, problems


def _misfits(info: PackInfo, before: Sequence[PackInfo]) -> list[Problem]:
    loaded = [other.id for other in before]
    problems: list[Problem] = []
    if info.id in loaded:
        message = f"a pack '{info.id}' is loaded already; give each pack an id of its own, and load it once"
        problems.append(Problem(MANIFEST, "", "id", message, info.id))
    for index, name in enumerate(info.requires):
        if name not in loaded:
            message = f"pack '{name}' is not loaded; load it before this one"
            problems.append(Problem(MANIFEST, "", f"requires[{index}]", message, info.id))
    return problems


def _decode_all(drafts: Drafts, problems: list[Problem]) -> dict[Draft, Entry]:
    entries: dict[Draft, Entry] = {}
    for draft in drafts.values():
        struct = _STRUCTS[draft.kind]
        try:
            entries[draft] = msgspec.convert(draft.data, struct)
        except msgspec.ValidationError as error:
            mistakes = explain(struct, draft.data, error)
            problems += [draft.problem(path, message) for path, message in mistakes]
            draft.wrong = frozenset(str(path[0]) for path, _ in mistakes if path)
            with suppress(msgspec.ValidationError):
                entries[draft] = msgspec.convert(repaired(struct, draft.data, mistakes), struct)
    return entries


def _check_all(drafts: Drafts, entries: dict[Draft, Entry], last: str, problems: list[Problem]) -> None:
    ids: dict[str, list[str]] = {kind: [] for kind in _STRUCTS}
    for draft in drafts.values():
        ids[draft.kind].append(draft.id)
    special = [id for id in ids["die"] if drafts["die", id].data.get("special", True) is not False]
    tables = [entry for draft, entry in entries.items() if isinstance(entry, Table) and not draft.wrong]
    odd = {
        entry.id: entry.does.power
        for entry in entries.values()
        if isinstance(entry, Ability) and isinstance(entry.does, Odd)
    }
    around = Surroundings(
        ids,
        special,
        tables[0] if tables else None,
        odd,
        list(_of(City, entries).values()),
        list(_of(CityCard, entries).values()),
    )
    epics = list(_of(Epic, entries).values())
    for draft, entry in entries.items():

        def report(path: FieldPath, message: str, draft: Draft = draft) -> None:
            if not _hearsay(draft, path):
                problems.append(draft.problem(path, message))

        check(entry, around, report)
        check_chains(entry, epics, report)
        check_transform(entry, around, report)
        check_provenance(entry.provenance, draft.data, report)
    problems += _namesakes(entries)
    for kind, least in _LEAST.items():
        if len(ids[kind]) < least:
            message = f"{len(ids[kind])} in all packs together; the game needs at least {least}"
            problems.append(Problem(FILE_OF[kind], "", kind, message, last))
    if len(ids["table"]) != 1:
        message = f"{len(ids['table'])} in all packs together; the game needs one, which [[replace.table]] changes"
        problems.append(Problem(FILE_OF["table"], "", "table", message, last))


def _hearsay(draft: Draft, path: FieldPath) -> bool:
    """Whether a complaint is about a value that only stands in for a wrong one, which has its own complaint already."""
    field = path[0] if path else ""
    if field in ("boards", "pages") and draft.wrong & {"power", "adjustment", "power_tables"}:
        return True
    return bool(draft.wrong) if not path else field in draft.wrong


def _namesakes(entries: dict[Draft, Entry]) -> list[Problem]:
    """Things of different kinds must not have the same id: the notation could not tell them apart."""
    problems: list[Problem] = []
    owners: dict[str, str] = {}
    for draft, entry in entries.items():
        words: list[tuple[FieldPath, str]] = [(("id",), draft.id)] if draft.kind in _NAMED else []
        if isinstance(entry, City):
            words += [(("districts", index, "id"), district.id) for index, district in enumerate(entry.districts)]
        for path, word in words:
            if word in owners:
                message = f"'{word}' is the id of {owners[word]} already; choose another"
                problems.append(draft.problem(path, message))
            else:
                owners[word] = f"{_an(draft.kind)} {draft.kind}" if path == ("id",) else "a district"
    return problems


def _an(kind: Kind) -> str:
    return "an" if kind[0] in "aeiou" else "a"


def _of(kind: type[E], entries: dict[Draft, Entry]) -> dict[str, E]:
    return {entry.id: entry for entry in entries.values() if isinstance(entry, kind)}

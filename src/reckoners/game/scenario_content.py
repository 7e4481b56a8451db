"""Content for one table: the packs' values with some of them replaced, in the same words as a pack does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from reckoners.content import Content, Kind
from reckoners.content.checks import Surroundings, check
from reckoners.content.content import fingerprint
from reckoners.content.decoding import explain
from reckoners.content.errors import Path, Problem, known, written
from reckoners.content.folders import FILE_OF, RawEntry
from reckoners.content.merging import Draft
from reckoners.content.model import Entry
from reckoners.game.scenario_format import Misfit

OWNER = "scenario"
_TABLES: dict[Kind, str] = {
    "die": "dice",
    "reckoner": "reckoners",
    "ability": "abilities",
    "equipment": "equipment",
    "epic": "epics",
    "boss": "bosses",
    "city": "cities",
    "dawnslight": "dawnslight",
    "newcago-card": "city_cards",
    "table": "table",
}


def patched(content: Content, replace: Mapping[str, Sequence[Mapping[str, object]]]) -> Content:
    """The content with [[replace.KIND]] entries laid on it; a Misfit if one of them is wrong."""
    for name, patches in replace.items():
        kind = next((kind for kind in FILE_OF if kind == name), None)
        if kind is None:
            raise Misfit(f"replace.{name}", f"unknown kind '{name}'; {known(name, FILE_OF)}")
        for number, patch in enumerate(patches, start=1):
            content = _with(content, kind, dict(patch), f"replace.{name} {number}")
    return content


def _with(content: Content, kind: Kind, patch: dict[str, object], place: str) -> Content:
    entries = content.entries(kind)
    id = patch.get("id")
    if not isinstance(id, str):
        raise Misfit(f"{place}.id", f'is missing; write id = "..."; {known("", entries)}')
    if id not in entries:
        raise Misfit(f"{place}.id", f"there is no {kind} '{id}' to replace; {known(id, entries)}")
    plain = msgspec.json.decode(msgspec.json.encode(entries[id]))  # lists, as in a file
    draft = Draft(RawEntry(kind, id, "", plain), "")
    for problem in draft.patch(RawEntry(kind, id, "", patch), OWNER):
        raise _misfit(place, problem)
    entry = _typed(draft, type(entries[id]), place)
    _check(content, entry, place)
    changes: dict[str, object] = {_TABLES[kind]: entry if kind == "table" else {**entries, id: entry}}
    changed = {path: OWNER for path, (owner, _) in draft.sources.items() if owner == OWNER}
    key = f"{kind} {id}"
    changes["sources"] = {**content.sources, key: {**content.sources.get(key, {}), **changed}}
    content = msgspec.structs.replace(content, **changes)
    hash = fingerprint(content.entries(kind).values() for kind in _TABLES)
    return msgspec.structs.replace(content, hash=hash)


def _misfit(place: str, problem: Problem) -> Misfit:
    return Misfit(f"{place}.{problem.field}" if problem.field else place, problem.message)


def _typed(draft: Draft, struct: type[Entry], place: str) -> Entry:
    try:
        return msgspec.convert(draft.data, struct)
    except msgspec.ValidationError as error:
        path, message = explain(struct, draft.data, error)[0]
        raise Misfit(f"{place}.{written(path)}" if path else place, message) from None


def _check(content: Content, entry: Entry, place: str) -> None:
    """The same checks as for a pack; the first mistake counts."""
    ids: dict[str, list[str]] = {kind: list(content.entries(kind)) for kind in _TABLES}
    special = [id for id, die in content.dice.items() if die.special]

    def report(path: Path, message: str) -> None:
        raise Misfit(f"{place}.{written(path)}", message)

    check(entry, Surroundings(ids, special, content.table), report)

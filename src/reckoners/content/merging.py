"""Lays packs on one another: each one removes, then replaces, then adds. Remembers which pack wrote which value."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from reckoners.content.content import Kind, prefixes
from reckoners.content.errors import Path, Problem, known, written
from reckoners.content.folders import Layer, RawEntry
from reckoners.content.model import Provenance
from reckoners.content.reshaping import as_written_now

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from reckoners.content.decoding import PlainTables

# Lists of tables that a patch changes table by table, and what tells the tables apart.
KEYED: dict[tuple[Kind, str], tuple[str, ...]] = {
    ("boss", "power"): ("side",),
    ("boss", "adjustment"): ("reckoners", "side"),
    ("boss", "pages"): ("reckoners", "difficulty"),
    ("city", "districts"): ("id",),
}
_NOTES: tuple[str, ...] = get_args(Provenance)
BY_KEY: frozenset[tuple[Kind, str]] = frozenset({("boss", "research"), ("boss", "health"), ("boss", "power_tables")})


class Draft:
    """An entry that is not typed yet. `sources` says for a dotted path, and all below it, which pack and file wrote it;
    the empty path stands for the whole entry."""

    def __init__(self, entry: RawEntry, pack: str, module: int = 0) -> None:
        self.kind: Kind = entry.kind
        self.module = module
        self.id = entry.id
        now = as_written_now(entry.kind, entry.data, whole=True)
        self.data: PlainTables = {"provenance": {"default": "ours"}, **now}
        districts = self.data.get("districts")
        if entry.kind == "city" and isinstance(districts, list):
            self.data["districts"] = [_with_provenance(district) for district in districts]
        self.sources: dict[str, tuple[str, str]] = {"": (pack, entry.file)}
        self.wrong: frozenset[str] = frozenset()  # fields that could not be read

    def problem(self, path: Path, message: str) -> Problem:
        pack, file = self.source(path)
        return Problem(file, f"{self.kind} '{self.id}'", written(path), message, pack)

    def source(self, path: Path) -> tuple[str, str]:
        return next(self.sources[part] for part in prefixes(dotted(path)) if part in self.sources)

    def patch(self, entry: RawEntry, pack: str) -> Iterator[Problem]:
        """Change the given fields, and only those."""
        data = as_written_now(entry.kind, entry.data, whole=False)
        provenance = data.get("provenance", {})
        if not isinstance(provenance, dict):
            yield _problem(entry, pack, "provenance", 'expected a table, as in: { default = "ours" }')
            provenance = {}
        for path, note in provenance.items():
            if note not in _NOTES:
                yield _problem(entry, pack, f"provenance.{path}", f"unknown value '{note}'; {known(str(note), _NOTES)}")
        provenance = {path: note for path, note in provenance.items() if note in _NOTES}
        changed: list[str] = []
        for field, value in data.items():
            if field not in ("id", "provenance"):
                changed += self._change(field, value)
        if not changed:
            yield _problem(entry, pack, "", "changes nothing; give the fields that differ")
        notes = self.data["provenance"]
        kept = {
            path: note
            for path, note in (notes.items() if isinstance(notes, dict) else ())
            if not any(_inside(path, change) for change in changed)
        }
        for path in changed:
            self.sources[path] = (pack, entry.file)
            kept[path] = next((provenance[part] for part in prefixes(path) if part in provenance), None) or (
                provenance.get("default", "ours")
            )
        for path, note in provenance.items():
            if any(_inside(path, change) for change in changed):
                kept[path] = note
            elif path != "default" and not any(_inside(change, path) for change in changed):
                yield _problem(entry, pack, "provenance", f"'{path}' is not changed here; {known(path, changed)}")
        self.data = {**self.data, "provenance": kept}

    def _change(self, field: str, value: object) -> list[str]:
        old = self.data.get(field)
        where = (self.kind, field)
        if where in KEYED and isinstance(value, list) and isinstance(old, list):
            items, changed = _merge_list(old, value, KEYED[where])
            self.data = {**self.data, field: items}
            return [f"{field}.{path}" for path in changed]
        if where in BY_KEY and isinstance(value, dict) and isinstance(old, dict):
            self.data = {**self.data, field: {**old, **value}}
            return [f"{field}.{key}" for key in value]
        self.data = {**self.data, field: value}
        return [field]


Drafts = dict[tuple[Kind, str], Draft]


class Laying:
    """Layers laid on one another. `elsewhere` are entries of modules that are not in play: who speaks of them is not
    wrong, only not meant here. Neither is who speaks of an entry of the base game that a module has put another in the
    place of; a layer of that module speaks of the other."""

    def __init__(self, elsewhere: Collection[tuple[Kind, str]] = ()) -> None:
        self.drafts: Drafts = {}
        self.elsewhere = elsewhere
        self.covered: set[tuple[Kind, str]] = set()

    def lay(self, layer: Layer, name: str) -> Iterator[Problem]:
        """Lay one more on: it removes, then replaces, then adds."""
        drafts = self.drafts
        for gone in layer.removes:
            key = (gone.kind, gone.id)
            if self._not_meant(key, layer):
                continue
            if drafts.pop(key, None) is None:
                message = f"there is no {gone.kind} '{gone.id}' to remove; {_ids(gone.kind, gone.id, drafts)}"
                yield Problem(gone.file, "", gone.field, message, name)
            elif layer.module:
                self.covered.add(key)
        for entry in layer.patches:
            if self._not_meant((entry.kind, entry.id), layer):
                continue
            draft = drafts.get((entry.kind, entry.id))
            if draft is None:
                message = f"there is no {entry.kind} '{entry.id}' to replace; {_ids(entry.kind, entry.id, drafts)}"
                yield _problem(entry, name, "id", message)
            else:
                yield from draft.patch(entry, name)
        for entry in layer.adds:
            other = drafts.get((entry.kind, entry.id))
            if other is not None:
                writer = other.sources[""][0]
                advice = "write it once" if writer == name else f"change it with [[replace.{entry.kind}]]"
                yield _problem(entry, name, "id", f"pack '{writer}' already has this {entry.kind}; {advice}")
            else:
                drafts[entry.kind, entry.id] = Draft(entry, name, layer.module)

    def _not_meant(self, key: tuple[Kind, str], layer: Layer) -> bool:
        if key not in self.drafts:
            return key in self.elsewhere or (not layer.module and key in self.covered)
        return not layer.module and key in self.covered and self.drafts[key].module != 0


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def _ids(kind: Kind, id: str, drafts: Drafts) -> str:
    return known(id, [draft.id for draft in drafts.values() if draft.kind == kind])


def _problem(entry: RawEntry, pack: str, field: str, message: str) -> Problem:
    return Problem(entry.file, f"{entry.kind} '{entry.id}'", field, message, pack)


def _inside(path: str, outer: str) -> bool:
    return path == outer or path.startswith(f"{outer}.")


def _with_provenance(table: object) -> object:
    return {"provenance": "ours", **table} if isinstance(table, dict) else table


def _merge_list(old: list[object], new: list[object], keys: tuple[str, ...]) -> tuple[list[object], list[str]]:
    items = list(old)
    places = {_key(item, keys): index for index, item in enumerate(items)}
    changed: list[str] = []
    for table in new:
        index = places.get(_key(table, keys))
        if index is None or not isinstance(table, dict):
            changed.append(str(len(items)))
            items.append(_with_provenance(table) if "id" in keys else table)
            continue
        item = items[index]
        if isinstance(item, dict):
            notes = {"provenance": "ours"} if "provenance" in item else {}
            merged = items[index] = {**item, **notes, **table}
            for field, value in table.items():
                before = item.get(field)
                if isinstance(value, dict) and isinstance(before, dict):  # a board's tracks: those not named stay
                    merged[field] = _laid_on(before, value)
                    changed += [f"{index}.{field}.{key}" for key in value]
                elif field not in keys:
                    changed.append(f"{index}.{field}")
    return items, changed


def _laid_on(old: PlainTables, new: PlainTables) -> PlainTables:
    """What is named is another, also inside of what is a table itself; the rest stays."""
    merged = {**old, **new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            merged[key] = _laid_on(before, value)
    return merged


def _key(table: object, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(table.get(key)) for key in keys) if isinstance(table, dict) else ()

"""What a pack has to say so that an entry becomes another: only what differs. The other way round than `merging`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reckoners.content.merging import BY_KEY, KEYED

if TYPE_CHECKING:
    from reckoners.content.content import Kind
    from reckoners.content.decoding import PlainTables
    from reckoners.content.model import Entry

_NOT_PRINTED = ("id", "provenance")


def plain(entry: Entry) -> PlainTables:
    """An entry as a pack would say it: lists and tables."""
    data: PlainTables = msgspec.json.decode(msgspec.json.encode(entry))
    return data


def changes_of(kind: Kind, old: PlainTables, new: PlainTables) -> tuple[PlainTables, list[str]]:
    """The fields of a `[[replace.KIND]]` that makes `old` to `new`, and the paths of what it changes, as `merging` has
    them.

    >>> changes_of("equipment", {"id": "emp", "price": 5, "name": "EMP"}, {"id": "emp", "price": 4, "name": "EMP"})
    ({'price': 4}, ['price'])
    """
    fields: PlainTables = {}
    paths: list[str] = []
    for field, value in new.items():
        before = old.get(field)
        if field in _NOT_PRINTED or value == before:
            continue
        if (kind, field) in KEYED and isinstance(value, list) and isinstance(before, list):
            tables, inside = _tables(before, value, KEYED[kind, field])
            fields[field] = tables
            paths += [f"{field}.{path}" for path in inside]
        elif (kind, field) in BY_KEY and isinstance(value, dict) and isinstance(before, dict):
            fields[field] = {key: one for key, one in value.items() if one != before.get(key)}
            paths += [f"{field}.{key}" for key, one in value.items() if one != before.get(key)]
        else:
            fields[field] = value
            paths.append(field)
    return fields, paths


def _tables(old: list[object], new: list[object], keys: tuple[str, ...]) -> tuple[list[object], list[str]]:
    """Tables of a list that differ, each with what it is known by. Their order is that of the old ones."""
    found: list[object] = []
    paths: list[str] = []
    for index, table in enumerate(new):
        before = old[index] if index < len(old) else None
        if table == before:
            continue
        if not isinstance(table, dict) or not isinstance(before, dict):
            found.append(table)
            paths.append(str(index))
            continue
        named: PlainTables = {key: table[key] for key in keys}
        for field, value in table.items():
            if field in (*keys, "provenance") or value == before.get(field):
                continue
            inner = before.get(field)
            if isinstance(value, dict) and isinstance(inner, dict):
                named[field] = _inside(inner, value)
                paths += [f"{index}.{field}.{key}" for key, one in value.items() if one != inner.get(key)]
            else:
                named[field] = value
                paths.append(f"{index}.{field}")
        found.append(named)
    return found, paths


def _inside(old: PlainTables, new: PlainTables) -> PlainTables:
    """A board's tracks, and their difficulties: those that are named are others, the rest stays."""
    found: PlainTables = {}
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        found[key] = _inside(before, value) if isinstance(value, dict) and isinstance(before, dict) else value
    return found

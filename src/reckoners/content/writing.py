"""Writes into the text of a pack's file: one entry becomes another, and all else stays, comments and order too.

Libraries that write TOML either lose comments (tomli-w) or hang those of the next entry on the one before (tomlkit); an
entry of a pack is a block of lines, so it is exchanged as one, and what comes out is read again to be sure.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reckoners.content.content import Kind
    from reckoners.content.decoding import PlainTables

REPLACE = "replace"
_WIDEST = 110  # characters of a line
_SHORT = 2  # fields of a table that stands on a line with others
_HEADER = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_-]+(?:\s*\.\s*[A-Za-z0-9_-]+)*)\s*\]\]?\s*(?:#.*)?")
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def manifest_text(id: str, title: str, version: str = "1") -> str:
    """What a new pack says of itself.

    >>> print(manifest_text("mine", "As in my box"), end="")
    id = "mine"
    title = "As in my box"
    version = "1"
    requires = ["base"]
    """
    fields: PlainTables = {"id": id, "title": title, "version": version, "requires": ["base"]}
    return "".join(f"{line}\n" for line in _lines(fields, ""))


def with_field(text: str, field: str, value: str) -> str:
    """A file with another value in a field that stands before all tables.

    >>> with_field('id = "mine"\\nversion = "1" # first', "version", "2")
    'id = "mine"\\nversion = "2"\\n'
    """
    data = tomllib.loads(text)
    lines = text.splitlines()
    old = re.compile(rf"\s*{re.escape(field)}\s*=")
    place = next((index for index, line in enumerate(lines) if old.match(line)), None)
    written = f"{field} = {_value(value)}"
    lines = [written, *lines] if place is None else [*lines[:place], written, *lines[place + 1 :]]
    changed = "".join(f"{line}\n" for line in lines)
    return changed if _reads(changed, {**data, field: value}) else file_text({**data, field: value})


def with_entry(text: str, kind: Kind, id: str, fields: PlainTables | None, *, added: bool = False) -> str:
    """The text of a kind file in which `[[replace.KIND]]` of an id has these fields and no others; without fields it is
    gone. `added`: the entry that the pack itself brings, `[[KIND]]`.

    >>> print(with_entry("# of my box", "equipment", "emp", {"price": 4}), end="")
    # of my box
    <BLANKLINE>
    [[replace.equipment]]
    id = "emp"
    price = 4
    """
    wanted = _with(tomllib.loads(text), kind, id, fields, added=added)
    header = kind if added else f"{REPLACE}.{kind}"
    lines = text.splitlines()
    begin, end = _block(lines, header, id)
    new = _entry_lines(header, {"id": id, **fields}) if fields is not None else []
    before, after = lines[:begin], lines[end:]
    if fields is None:
        before = _without_its_comment(before)
    about = bool(before) and begin < len(lines) and before[-1].lstrip().startswith("#")  # the comment is about it
    parts = [part for part in (_trimmed(before), new, _trimmed(after)) if part]
    changed = "\n\n".join("\n".join(part) for part in parts)
    if about and new:
        changed = changed.replace(f"{before[-1]}\n\n[[{header}]]", f"{before[-1]}\n[[{header}]]", 1)
    changed = f"{changed}\n" if changed else ""
    return changed if _reads(changed, wanted) else file_text(wanted)


def file_text(data: PlainTables) -> str:
    """All of a file, written anew."""
    lines = list(_tables("", data))
    return "\n".join(_trimmed(lines)) + "\n" if lines else ""


def _reads(text: str, wanted: PlainTables) -> bool:
    try:
        return tomllib.loads(text) == wanted
    except tomllib.TOMLDecodeError:
        return False


def _with(data: PlainTables, kind: str, id: str, fields: PlainTables | None, *, added: bool) -> PlainTables:
    """What is to be read in the end."""
    inside = data if added else data.get(REPLACE, {})
    tables: PlainTables = dict(inside) if isinstance(inside, dict) else {}
    found = tables.pop(kind, [])
    entries = [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []
    new = [] if fields is None else [{"id": id, **fields}]
    place = next((index for index, entry in enumerate(entries) if entry.get("id") == id), len(entries))
    entries[place : place + 1] = new
    if entries:
        tables[kind] = entries
    if added:
        return tables
    rest = {name: value for name, value in data.items() if name != REPLACE}
    return {**rest, REPLACE: tables} if tables else rest


def _block(lines: list[str], header: str, id: str) -> tuple[int, int]:
    """The lines of an entry, from its header on; those of the next one's comment are not among them. At the end of the
    file if there is no such entry."""
    heads = [(index, _name(line)) for index, line in enumerate(lines) if _HEADER.fullmatch(line)]
    for place, (begin, name) in enumerate(heads):
        if name != header or not lines[begin].lstrip().startswith("[["):
            continue
        later = heads[place + 1 :]
        end = next((index for index, other in later if not other.startswith(f"{header}.")), len(lines))
        while end > begin + 1 and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
            end -= 1
        try:
            read: object = tomllib.loads("\n".join(lines[begin:end]))
        except tomllib.TOMLDecodeError:
            continue
        for part in header.split("."):
            read = read.get(part) if isinstance(read, dict) else None
        if isinstance(read, list) and isinstance(read[0], dict) and read[0].get("id") == id:
            return begin, end
    return len(lines), len(lines)


def _name(line: str) -> str:
    found = _HEADER.fullmatch(line)
    return re.sub(r"\s", "", found[1]) if found else ""


def _trimmed(lines: list[str]) -> list[str]:
    """Without empty lines around."""
    full = [index for index, line in enumerate(lines) if line.strip()]
    return lines[full[0] : full[-1] + 1] if full else []


def _without_its_comment(lines: list[str]) -> list[str]:
    """What is said about an entry goes with it; what stands first is about the file."""
    end = len(lines)
    while end and lines[end - 1].lstrip().startswith("#"):
        end -= 1
    return lines[:end] if end else lines


def _tables(path: str, data: PlainTables) -> Iterator[str]:
    """A table's own values, then the tables inside it."""
    kinds = path in ("", REPLACE)  # here the tables are entries
    apart = {name for name, value in data.items() if _apart(value) or (kinds and _tables_in(value))}
    yield from _lines({name: value for name, value in data.items() if name not in apart}, "")
    for name, value in data.items():
        if name not in apart:
            continue
        inner = f"{path}.{_key(name)}" if path else _key(name)
        if isinstance(value, list):
            for entry in value:
                yield from ("", *_entry_lines(inner, entry))
        elif isinstance(value, dict):
            if inner != REPLACE:
                yield from ("", f"[{inner}]")
            yield from _tables(inner, value)


def _entry_lines(header: str, fields: PlainTables) -> list[str]:
    return [f"[[{header}]]", *_tables(header, fields)]


def _apart(value: object) -> bool:
    """Whether it is a table of its own, or several: a Boss's boards, what a file holds."""
    if isinstance(value, dict):
        return any(isinstance(one, list) and any(map(_deep, one)) for one in value.values())
    return isinstance(value, list) and _tables_in(value) and any(_board(one) for one in value)


def _board(table: PlainTables) -> bool:
    return len(table) > _SHORT or any(map(_deep, table.values()))


def _tables_in(value: object) -> bool:
    """Whether it is a list of tables, or a table of such."""
    if isinstance(value, dict):
        return any(map(_tables_in, value.values()))
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _deep(value: object) -> bool:
    return isinstance(value, list | dict)


def _lines(fields: PlainTables, before: str) -> Iterator[str]:
    """`price = 4`; a board's tracks as `tracks.yellow.beginner = [...]`."""
    for name, value in fields.items():
        key = f"{before}{_key(name)}"
        line = f"{key} = {_value(value)}"
        nested = isinstance(value, dict) and any(isinstance(one, dict) for one in value.values())
        if isinstance(value, dict) and value and (nested or before or len(line) > _WIDEST or name == "tracks"):
            yield from _lines(value, f"{key}.")
            continue
        if isinstance(value, list) and value and (len(line) > _WIDEST or any(map(_deep, value))):
            yield f"{key} = ["
            yield from (f"  {_value(one)}," for one in value)
            yield "]"
        else:
            yield line


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _value(name)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_value(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value)  # numbers; a pack has nothing else

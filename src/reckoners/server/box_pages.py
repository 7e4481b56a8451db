"""A page of a Boss's booklet on a form: the four tables that stand on it, and how a page gets one of its own.

Pages share power tables. Who corrects one page has that page before the eyes: what stands on the others stays."""

from __future__ import annotations

import re
from typing import Any

from reckoners.content.decoding import PlainTables
from reckoners.server.box_things import Thing, page_in

PAGE = "page"  # where a form finds the tables: by track, rows A to D, a cell for each column


def with_page(data: PlainTables, thing: Thing) -> PlainTables:
    """An entry as the form of a page reads it."""
    index = page_in(thing)
    if index is None:
        return data
    plain: Any = data
    tables = plain["pages"][index]["tables"]
    return {**data, PAGE: {track: plain["power_tables"].get(name, []) for track, name in tables.items()}}


def without_page(data: PlainTables, thing: Thing, printed: PlainTables) -> PlainTables:
    """The same for a pack. A table that is as printed is the printed one; one that other pages have, too, becomes
    another that only this page has."""
    index = page_in(thing)
    if index is None or PAGE not in data:
        return data
    filled: Any = {name: value for name, value in data.items() if name != PAGE}
    first: Any = printed
    page = filled["pages"][index]
    before = next((one for one in first["pages"] if _same(one, page)), page)
    rows: Any = data[PAGE]
    for track, table in rows.items():
        name = page["tables"][track]
        usual = before["tables"].get(track, name)
        if first["power_tables"].get(usual) == table == filled["power_tables"].get(usual):
            page["tables"][track] = usual
        elif filled["power_tables"].get(name) != table:
            shared = any(other["tables"].get(track) == name for other in filled["pages"] if not _same(other, page))
            if shared:
                name = page["tables"][track] = f"{track}-{page['reckoners']}-{page['difficulty']}"
            filled["power_tables"][name] = table
    used = {name for one in filled["pages"] for name in one["tables"].values()} | set(first["power_tables"])
    filled["power_tables"] = {name: table for name, table in filled["power_tables"].items() if name in used}
    told: PlainTables = filled
    return told


def _same(one: Any, other: Any) -> bool:
    return (one["reckoners"], one["difficulty"]) == (other["reckoners"], other["difficulty"])


def tables_on(data: PlainTables, thing: Thing) -> dict[str, str]:
    """The name of each track's table on the page of a form; none for anything else."""
    index = page_in(thing)
    plain: Any = data
    return {} if index is None else dict(plain["pages"][index]["tables"])


def on_page(path: str, tables: dict[str, str]) -> str:
    """The path of a value as the form of a page has it, if it stands there."""
    if found := re.fullmatch(r"pages\.\d+\.tables\.([^.]+)", path):
        return f"{PAGE}.{found[1]}"
    if found := re.fullmatch(r"power_tables\.([^.]+)(.*)", path):
        track = next((id for id, name in tables.items() if name == found[1]), "")
        return f"{PAGE}.{track}{found[2]}" if track else path
    return path

"""Makes the pack `first-balance`: `.venv/bin/python -m tests.first_balance.make`, and some games of that day beside it.

It holds all values of the base game that are ours, as they were when the planner was first strong enough to be
measured. The base game may be tuned further; `reckoners sim --pack first-balance` plays the one of that day,
so that bots can be compared over time. Nobody has to run this again: it only shows where the files come from, and it
refuses once the base game has other values.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from reckoners.bots import Team
from reckoners.content import load_content
from reckoners.content.folders import BASE, BUILT_IN, EARLIER, MANIFEST
from reckoners.game import Game, Setup

HERE: Final = Path(__file__).parent
PACK: Final = EARLIER / "first-balance"
GAMES: Final = HERE / "games"
HASH: Final = "d49ee701750fb1839112d45e76f5f9cd"  # of the base game's values that day
ABOUT: Final = """\
id = "first-balance"
title = "The base game as it was first balanced"
version = "1"
requires = ["base"]
"""
WIDEST: Final = 120
BARE: Final = re.compile("[A-Za-z0-9_-]+")
TABLES: Final = (  # greedy bots play these: quick, and in every corner of the boards
    Setup(reckoners=("david", "megan"), difficulty="beginner", seed="first-balance"),
    Setup(reckoners=("abraham", "tia", "prof"), difficulty="sparks", seed="first-balance"),
    Setup(reckoners=("cody", "david", "tia", "megan"), difficulty="hard", seed="first-balance"),
    Setup(reckoners=("prof", "cody", "abraham", "megan", "david"), difficulty="standard", seed="first-balance"),
    Setup(reckoners=("david", "megan", "abraham", "tia", "prof", "cody"), difficulty="sparks", seed="first-balance"),
)


def ours(entry: dict[str, Any]) -> dict[str, Any]:
    """What of an entry is ours, also in part. What the books say stays the base game's: nobody may change that."""
    notes = entry.get("provenance", {})
    found: dict[str, Any] = {}
    for field, value in entry.items():
        if field in ("id", "provenance"):
            continue
        inside = {note for path, note in notes.items() if path.startswith(f"{field}.")}
        if field == "districts":
            if mine := list(our_districts(value, notes)):
                found[field] = mine
        elif "ours" in {notes.get(field, notes.get("default", "ours")), *inside}:
            found[field] = value
    return found


def our_districts(districts: list[dict[str, Any]], notes: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Whole ones that are ours; of one that the book names what else is ours, such as its track."""
    for place, district in enumerate(districts):
        if district.get("provenance", "ours") == "ours":
            yield district
        else:
            paths = [path.split(".") for path, note in notes.items() if note == "ours"]
            fields = {path[2] for path in paths if path[:2] == ["districts", str(place)]}
            if fields:
                yield {field: district[field] for field in district if field in {"id", "provenance", *fields}}


def notes_for(entry: dict[str, Any], fields: dict[str, Any]) -> dict[str, str]:
    """Where the values of these fields come from, as the base game says it."""
    notes: dict[str, str] = entry.get("provenance", {})
    kept = {path: note for path, note in notes.items() if path.partition(".")[0] in fields}
    return {"default": notes.get("default", "ours"), **kept}


def value_text(value: object) -> str:
    """A value in one line of TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key_text(key)} = {value_text(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, bool | int | str):
        return json.dumps(value, ensure_ascii=False)
    raise TypeError(value)


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key)


def field_text(field: str, value: object) -> str:
    """A field; a list that is too long for a line has one for each item."""
    line = f"{key_text(field)} = {value_text(value)}"
    if len(line) <= WIDEST or not isinstance(value, list):
        return line
    return "\n".join([f"{key_text(field)} = [", *(f"  {value_text(item)}," for item in value), "]"])


def patches(kinds: dict[str, Any]) -> Iterator[str]:
    for kind, entries in kinds.items():
        for entry in entries:
            if fields := ours(entry):
                named = {"id": entry["id"], **fields, "provenance": notes_for(entry, fields)}
                lines = [field_text(field, value) for field, value in named.items()]
                yield "\n".join([f"[[replace.{key_text(kind)}]]", *lines]) + "\n"


def make_pack() -> None:
    PACK.mkdir(exist_ok=True)
    (PACK / MANIFEST).write_text(ABOUT, encoding="utf-8")
    for path in sorted((BUILT_IN / BASE).glob("*.toml")):
        if path.name != MANIFEST and (found := list(patches(tomllib.loads(path.read_text(encoding="utf-8"))))):
            (PACK / path.name).write_text("\n".join(found), encoding="utf-8")


def played(setup: Setup) -> Game:
    """By greedy bots, without a pack: with it the game must go the same way."""
    seats = len(setup.reckoners)
    return Team(dict.fromkeys(range(seats), "greedy"), seats).play_out(Game(setup))


def make_games() -> None:
    for setup in TABLES:
        played(setup).save(GAMES / f"{len(setup.reckoners)}-{setup.difficulty}.jsonl")


if __name__ == "__main__":
    if load_content().hash != HASH:
        raise SystemExit("The base game has other values now; the pack stays as it is.")
    make_pack()
    make_games()

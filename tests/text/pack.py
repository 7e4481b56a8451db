"""Reads a pack's files as they are, so that these tests do not lean on the loader that they have nothing to do with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import reckoners.content.model

PACKS = Path(reckoners.content.model.__file__).parent / "packs"


def entries(pack: str) -> list[tuple[str, str, str]]:
    """Kind, id and name of every entry of a pack and its modules, districts included."""
    found: list[tuple[str, str, str]] = []
    for file in sorted((PACKS / pack).rglob("*.toml")):
        for kind, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if file.name not in ("pack.toml", "module.toml") and kind not in ("replace", "remove"):
                for row in rows:
                    found.append((kind, row["id"], row["name"]))
                    found.extend(("district", inner["id"], inner["name"]) for inner in row.get("districts", ()))
    return found

"""The rules' IDs: which there are, where each is printed, and which of them rest on a decision of ours.

What a rule says stands in the languages' `rules.ftl`, under `rule-<ID>`, its title under `rule-<ID>.title` and our
decision under `rule-<ID>.ruling`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

Pack = Literal["base", "steelslayer"]

SOURCE = Path(__file__).parent / "catalogue.toml"


@dataclass(frozen=True, slots=True)
class Rule:
    """`sources` are pages: B12 of the base game's book, S12 of Steelslayer's; none where only our ruling decides."""

    id: str
    group: str
    pack: Pack
    sources: tuple[str, ...]
    ruling: bool

    @property
    def key(self) -> str:
        return f"rule-{self.id}"


@dataclass(frozen=True, slots=True)
class Group:
    id: str
    pack: Pack
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"group-{self.id}"


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a rule book."""

    id: str
    pack: Pack
    sources: tuple[str, ...]
    ruling: bool

    @property
    def key(self) -> str:
        return f"example-{self.id}"


@dataclass(frozen=True, slots=True)
class Catalogue:
    rules: dict[str, Rule]
    groups: dict[str, Group]
    examples: dict[str, Example]


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    sources: tuple[str, ...] = ()
    ruling: bool = False
    pack: Pack | None = None  # that of its group, if not given


@dataclass(frozen=True, slots=True)
class _Rows:
    id: str
    pack: Pack
    rule: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class _File:
    group: tuple[_Rows, ...]
    example: tuple[_Row, ...]


@cache
def load_catalogue() -> Catalogue:
    """Reads `catalogue.toml`, once."""
    import msgspec

    file = msgspec.toml.decode(SOURCE.read_bytes(), type=_File)
    rules = {
        row.id: Rule(row.id, rows.id, row.pack or rows.pack, row.sources, row.ruling)
        for rows in file.group
        for row in rows.rule
    }
    groups = {rows.id: Group(rows.id, rows.pack, tuple(row.id for row in rows.rule)) for rows in file.group}
    examples = {row.id: Example(row.id, row.pack or "base", row.sources, row.ruling) for row in file.example}
    return Catalogue(rules, groups, examples)

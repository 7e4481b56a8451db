"""The rules' IDs: which there are, where each is printed, and which of them rest on a decision of ours.

What a rule says stands in the languages' `rules.ftl`, under `rule-<ID>`, its title under `rule-<ID>.title` and our
decision under `rule-<ID>.ruling`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

RulePack = Literal["base", "steelslayer"]

SOURCE = Path(__file__).parent / "catalogue.toml"


class Rule(msgspec.Struct, frozen=True):
    """`sources` are pages: B12 of the base game's book, S12 of Steelslayer's; none where only our ruling decides.
    `module` is the one of its pack that needs it; 0: whichever is in play."""

    id: str
    group: str
    pack: RulePack
    sources: tuple[str, ...]
    ruling: bool
    module: int = 0

    @property
    def key(self) -> str:
        return f"rule-{self.id}"


class RuleGroup(msgspec.Struct, frozen=True):
    id: str
    pack: RulePack
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"group-{self.id}"


class Example(msgspec.Struct, frozen=True):
    """A worked example of a rule book."""

    id: str
    pack: RulePack
    sources: tuple[str, ...]
    ruling: bool

    @property
    def key(self) -> str:
        return f"example-{self.id}"


class Catalogue(msgspec.Struct, frozen=True):
    rules: dict[str, Rule]
    groups: dict[str, RuleGroup]
    examples: dict[str, Example]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sources: tuple[str, ...] = ()
    ruling: bool = False
    pack: RulePack | None = None  # that of its group, if not given


class _Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pack: RulePack
    rule: tuple[_Row, ...]
    module: int = 0


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    group: tuple[_Rows, ...]
    example: tuple[_Row, ...]


@cache
def load_catalogue() -> Catalogue:
    """Reads `catalogue.toml`, once."""
    file = msgspec.toml.decode(SOURCE.read_bytes(), type=_File)
    rules = {
        row.id: Rule(row.id, rows.id, row.pack or rows.pack, row.sources, row.ruling, rows.module)
        for rows in file.group
        for row in rows.rule
    }
    groups = {rows.id: RuleGroup(rows.id, rows.pack, tuple(row.id for row in rows.rule)) for rows in file.group}
    examples = {row.id: Example(row.id, row.pack or "base", row.sources, row.ruling) for row in file.example}
    return Catalogue(rules, groups, examples)

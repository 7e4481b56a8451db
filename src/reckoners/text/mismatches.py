"""Tells how a language differs from English: for translators, and for the test that every language passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from reckoners.text.words import DEFAULT, HOME, Words

if TYPE_CHECKING:
    from pathlib import Path

MismatchKind = Literal["missing", "extra", "arguments", "junk"]


class Mismatch(msgspec.Struct, frozen=True):
    """`missing`: English has the key; `extra`: only this language has it; `arguments`: the text asks for others than
    the English one; `junk`: lines of a file that are not Fluent."""

    language: str
    fault: MismatchKind
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.language}: {self.fault} {self.key}{': ' if self.detail else ''}{self.detail}"


def mismatches_in(language: str, *, with_language: str = DEFAULT, home: Path = HOME) -> tuple[Mismatch, ...]:
    """Everything in which one language's texts do not match another's; empty is good."""
    ours, theirs = Words(language, home=home), Words(with_language, home=home)
    found = list(junk(language, home=home))
    found.extend(Mismatch(language, "missing", key) for key in theirs if not ours.has(key))
    for key in ours:
        if not theirs.has(key):
            found.append(Mismatch(language, "extra", key))
        elif detail := _difference(ours.arguments(key), theirs.arguments(key)):
            found.append(Mismatch(language, "arguments", key, detail))
    return tuple(found)


def junk(language: str, *, home: Path = HOME) -> tuple[Mismatch, ...]:
    """The places in a language's files that a full Fluent parser does not understand."""
    from fluent.syntax import FluentParser, ast

    found = []
    for file in sorted((home / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                why = "; ".join(str(note.message) for note in entry.annotations)
                found.append(Mismatch(language, "junk", f"{file.name}: {(entry.content or '').splitlines()[0]}", why))
    return tuple(found)


def _difference(ours: frozenset[str], theirs: frozenset[str]) -> str:
    lacking, too_many = sorted(theirs - ours), sorted(ours - theirs)
    parts = [f"lacks ${name}" for name in lacking] + [f"has no ${name} to use" for name in too_many]
    return ", ".join(parts)

"""One name, one thing: whoever reads a word in one file knows what it is in every other."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import reckoners

HOME = Path(reckoners.__file__).parent
# A module of `game` may be called like the engine's: the same thing, once in numbers and once in words.
MODULES = {"__init__", "errors", "app", "action", "forecast"}
# None at present.
TYPES: set[str] = set()


def types_in(tree: ast.Module) -> Iterator[str]:
    """Classes, and other names for types: `Pool = int`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and len(target.id) > 1 and target.id[0].isupper():
                    yield from () if target.id.isupper() else (target.id,)


def test_no_word_stands_for_two_types() -> None:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(HOME.rglob("*.py")):
        for name in types_in(ast.parse(file.read_text(encoding="utf-8"))):
            found[name].append(str(file.relative_to(HOME)))
    assert {name: files for name, files in found.items() if len(files) > 1 and name not in TYPES} == {}


def test_no_word_stands_for_two_modules() -> None:
    """Rooms share no names; inside a room folders tell files apart."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in HOME.rglob("*.py"):
        found[file.stem].add(file.relative_to(HOME).parts[0])
    assert {name: rooms for name, rooms in found.items() if len(rooms) > 1 and name not in MODULES} == {}


def test_the_words_of_the_glossary_are_those_of_the_code() -> None:
    page = (HOME.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page.partition("## Words")[2].partition("\n## ")[0]
    words = set(re.findall(r"`([A-Za-z_]+)`", table))
    assert len(words) > 30
    code = "\n".join(file.read_text(encoding="utf-8") for file in HOME.rglob("*.py"))
    assert [word for word in sorted(words) if not re.search(rf"\b{word}\b", code)] == []

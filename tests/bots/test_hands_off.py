"""Bots look at positions and ask the engine to try things; they change no field of one by themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import reckoners.bots
from reckoners.engine.state import State

HOME = Path(reckoners.bots.__file__).parent
# The compiled class keeps the names of its fields elsewhere.
FIELDS = set(getattr(State, "__mypyc_attrs__", ()) or State.__slots__)
# What plays or changes a state behind the back of the checks.
FORBIDDEN = {"answer", "answer_use", "advance", "settle"}


def targets(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            yield from node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            yield node.target
        elif isinstance(node, ast.Delete):
            yield from node.targets


def field_of(target: ast.expr) -> str:
    """`pool` of `then.pool[seat]`; empty for one's own things."""
    while isinstance(target, ast.Subscript):
        target = target.value
    if isinstance(target, ast.Attribute) and not (isinstance(target.value, ast.Name) and target.value.id == "self"):
        return target.attr
    return ""


def test_bots_change_no_state() -> None:
    files = sorted(HOME.rglob("*.py"))
    assert len(files) > 20
    written, imported = [], []
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        written += [(file.name, field_of(target)) for target in targets(tree) if field_of(target) in FIELDS]
        imported += [
            (file.name, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("reckoners.engine")
            for alias in node.names
            if alias.name in FORBIDDEN
        ]
    assert written == []
    assert imported == []

"""Turns plain tables into typed structs, and says of every wrong value where it stands and what would be right."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import inspect

from reckoners.content.errors import Path, known

if TYPE_CHECKING:
    from collections.abc import Iterator

PlainTables: TypeAlias = dict[str, object]
Mistake: TypeAlias = tuple[Path, str]

_TYPE_NAMES: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    list: "a list",
    dict: "a table",
}


def explain(struct: type, data: object, error: msgspec.ValidationError) -> list[Mistake]:
    """All mistakes in `data`, which msgspec refused as `struct` with its first one. Slow: only for what is wrong."""
    mistakes = list(_mistakes(_type_of(struct), data, ()))
    return mistakes or [((), str(error))]


@lru_cache(maxsize=32)
def _type_of(struct: type) -> inspect.Type:
    return inspect.type_info(struct)


def repaired(struct: type, data: PlainTables, mistakes: list[Mistake]) -> PlainTables:
    """`data` with a neutral value in each field that is wrong, so that the other fields can still be checked."""
    node = _type_of(struct)
    assert isinstance(node, inspect.StructType)
    wrong = {path[0] for path, _ in mistakes if path}
    types = {field.encode_name: field.type for field in node.fields if field.required or field.encode_name in data}
    return {name: _neutral(kind) if name in wrong else data[name] for name, kind in types.items()}


def _neutral(node: inspect.Type) -> object:
    if isinstance(node, inspect.StructType):
        tag = {node.tag_field: node.tag} if node.tag_field else {}
        return {**tag, **{field.encode_name: _neutral(field.type) for field in node.fields if field.required}}
    if isinstance(node, inspect.UnionType):
        return _neutral(_said(node)[-1])
    if isinstance(node, inspect.TupleType):
        return [_neutral(kind) for kind in node.item_types]
    if isinstance(node, inspect.LiteralType):
        return node.values[0]
    if isinstance(node, inspect.DictType):
        return {}
    return {bool: False, int: 1, str: "?"}.get(_plain(node) or list, [])


def _mistakes(node: inspect.Type, value: object, path: Path) -> Iterator[Mistake]:
    if isinstance(node, inspect.StructType):
        yield from _of_struct(node, value, path)
    elif isinstance(node, inspect.UnionType):
        yield from _of_union(node, value, path)
    elif isinstance(node, inspect.VarTupleType | inspect.TupleType):
        yield from _of_tuple(node, value, path)
    elif isinstance(node, inspect.DictType):
        if not isinstance(value, dict):
            yield path, _expected(dict, value)
        else:
            for key, item in value.items():
                yield from _mistakes(node.value_type, item, (*path, key))
    elif isinstance(node, inspect.LiteralType):
        if value not in node.values:
            yield path, f"unknown value {_shown(value)}; {known(str(value), map(str, node.values))}"
    else:
        plain = _plain(node)
        if plain is not None and type(value) is not plain:
            yield path, _expected(plain, value)


def _of_struct(node: inspect.StructType, value: object, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, dict):
        yield path, _expected(dict, value)
        return
    fields = {field.encode_name: field for field in node.fields}
    names = [*fields, node.tag_field] if node.tag_field else list(fields)
    for key, item in value.items():
        if key in fields:
            yield from _mistakes(fields[key].type, item, (*path, key))
        elif key not in names:
            yield (*path, key), f"unknown field '{key}'; {known(key, names)}"
    for name, field in fields.items():
        if field.required and name not in value:
            yield (*path, name), "is missing"


def _of_union(node: inspect.UnionType, value: object, path: Path) -> Iterator[Mistake]:
    kinds = _said(node)
    tagged = {str(kind.tag): kind for kind in kinds if isinstance(kind, inspect.StructType) and kind.tag}
    if len(kinds) == 1:
        yield from _mistakes(kinds[0], value, path)
        return
    if not tagged:
        if all(any(_mistakes(kind, value, path)) for kind in kinds):
            yield path, f"expected {' or '.join(map(_wanted, kinds))}, got {_shown(value)}"
        return
    if not isinstance(value, dict):
        yield path, _expected(dict, value)
        return
    tag_field = str(next(iter(tagged.values())).tag_field)
    tag = value.get(tag_field)
    if tag is None:
        yield (*path, tag_field), f"is missing; known: {', '.join(tagged)}"
    elif tag not in tagged:
        yield (*path, tag_field), f"unknown {tag_field} {_shown(tag)}; {known(str(tag), tagged)}"
    else:
        yield from _of_struct(tagged[tag], value, path)


def _said(node: inspect.UnionType) -> list[inspect.Type]:
    """What a file can say: that there is none is said by leaving the field out."""
    return [kind for kind in node.types if not isinstance(kind, inspect.NoneType)]


def _of_tuple(node: inspect.VarTupleType | inspect.TupleType, value: object, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, list):
        yield path, _expected(list, value)
    elif isinstance(node, inspect.VarTupleType):
        for index, item in enumerate(value):
            yield from _mistakes(node.item_type, item, (*path, index))
    elif len(value) != len(node.item_types):
        yield path, f"expected {len(node.item_types)} items, got {len(value)}"
    else:
        for index, (kind, item) in enumerate(zip(node.item_types, value, strict=True)):
            yield from _mistakes(kind, item, (*path, index))


def _plain(node: inspect.Type) -> type | None:
    for kind, plain in ((inspect.BoolType, bool), (inspect.IntType, int), (inspect.StrType, str)):
        if isinstance(node, kind):
            return plain
    return None


def _wanted(node: inspect.Type) -> str:
    if isinstance(node, inspect.LiteralType):
        return " or ".join(f'"{value}"' for value in node.values)
    plain = _plain(node)
    return _TYPE_NAMES[plain] if plain is not None else "something else"


def _expected(plain: type, value: object) -> str:
    return f"expected {_TYPE_NAMES[plain]}, got {_shown(value)}"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int | float):
        return repr(value)
    return _TYPE_NAMES.get(type(value), type(value).__name__)

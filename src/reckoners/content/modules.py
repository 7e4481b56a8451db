"""Which packs bring which modules. A module of the house is there for everybody: choosing it brings its pack along."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from reckoners.content.content import Kind, ModuleInfo
from reckoners.content.errors import ContentError
from reckoners.content.folders import BASE, BUILT_IN, Pack, find_pack, read_pack

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

P = TypeVar("P", bound="str | Path")


def modules_here(packs: Sequence[str | Path] = ()) -> tuple[ModuleInfo, ...]:
    """All modules of the house and of these packs, by number.

    >>> [(module.number, module.pack) for module in modules_here()]
    [(1, 'steelslayer'), (2, 'steelslayer'), (3, 'steelslayer'), (4, 'steelslayer')]
    """
    return tuple(sorted({info for pack in (*_built_in(), *_named(packs)) for info in _modules(pack)}))


def packs_for(packs: Sequence[P], modules: Iterable[int]) -> tuple[str | P, ...]:
    """These packs, and before them those of the house that they require or that bring what no pack among these does.

    >>> packs_for(("mine",), (1, 3))
    ('steelslayer', 'mine')
    """
    named = _named(packs)
    brought = {module for pack in named for module in pack.info.modules}
    missing = {module for module in modules if module not in brought}
    required = {name for pack in named for name in pack.info.requires}
    there = {pack.info.id for pack in named}
    more = [
        pack.info.id for pack in _built_in() if pack.info.id in required or not missing.isdisjoint(pack.info.modules)
    ]
    return (*(id for id in more if id not in there), *packs)


def module_that_brings(kind: Kind, id: str, packs: Sequence[str | Path] = ()) -> int:
    """The module that has this entry, in play or not; 0 if none has.

    >>> module_that_brings("reckoner", "val")
    1
    """
    return next(
        (
            layer.module
            for pack in (*_named(packs), *_built_in())
            for layer in pack.layers
            for entry in layer.adds
            if (entry.kind, entry.id) == (kind, id)
        ),
        0,
    )


def module_with(kind: Kind, packs: Sequence[str | Path] = ()) -> int:
    """The first module that has entries of this kind; 0 if none has.

    >>> module_with("newcago-card")
    4
    """
    return next(
        (
            layer.module
            for pack in (*_built_in(), *_named(packs))
            for layer in pack.layers
            if any(entry.kind == kind for entry in layer.adds)
        ),
        0,
    )


def out_of_play(packs: Iterable[Pack], modules: Collection[int]) -> set[tuple[Kind, str]]:
    """Entries of modules that are not chosen, of the house and of these packs."""
    return {
        (entry.kind, entry.id)
        for pack in (*_built_in(), *packs)
        for layer in pack.layers
        if layer.module not in modules
        for entry in layer.adds
    }


def modules_spoken_of(pack: Pack) -> list[int]:
    """Those that a pack brings, has a layer for, needs the pack of, or changes an entry of."""
    found = {*pack.info.modules, *(layer.module for layer in pack.layers)}
    for other in _built_in():
        if other.info.id in pack.info.requires:
            found.update(other.info.modules)
    for layer in (pack.root, *pack.layers):
        named = [(entry.kind, entry.id) for entry in layer.patches] + [(gone.kind, gone.id) for gone in layer.removes]
        found.update(module_that_brings(kind, id) for kind, id in named)
    return sorted(found - {0})


def _modules(pack: Pack) -> list[ModuleInfo]:
    titles = {layer.module: layer.title for layer in pack.layers}
    return [ModuleInfo(module, titles.get(module) or pack.info.title, pack.info.id) for module in pack.info.modules]


@cache
def _built_in() -> tuple[Pack, ...]:
    """Read once: every set-up with a module asks for them."""
    return tuple(read_pack(path) for path in sorted(BUILT_IN.iterdir()) if path.is_dir() and path.name != BASE)


def _named(packs: Sequence[str | Path]) -> list[Pack]:
    """Those that can be read; what is wrong with the others is said when they are loaded."""
    found: list[Pack] = []
    for pack in packs:
        try:
            found.append(read_pack(find_pack(pack)))
        except ContentError:
            continue
    return found

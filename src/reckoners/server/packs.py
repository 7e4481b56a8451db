"""Packs that a table here can be set up with: by their ids only, so that nobody names a folder of this machine."""

from __future__ import annotations

import re
from collections.abc import Iterable

from reckoners.content import Content, ContentError, load_content, modules_here
from reckoners.content.folders import is_built_in, pack_ids, pack_title
from reckoners.game import Setup, SetupError
from reckoners.game.setup import NONE, with_packs_of_modules
from reckoners.server.protocol import PackOffer

ALL = "all"  # modules: whatever can be chosen


def offered_packs() -> tuple[PackOffer, ...]:
    """Packs of this machine's own; those of the house come with their modules."""
    return tuple(PackOffer(id, pack_title(id)) for id in pack_ids() if not is_built_in(id))


def known_packs(packs: Iterable[str]) -> tuple[str, ...]:
    """These packs, if all of them are there. A saved game may have paths, whose last part is the name of a pack."""
    here = pack_ids()
    names = tuple(re.split(r"[/\\]", pack.rstrip("/\\"))[-1] for pack in packs)
    for name in names:
        if name not in here:
            raise SetupError("unknown-pack", name=name[:60], known=", ".join(here) or "none")
    return names


def content_of(packs: Iterable[str], modules: str = "") -> Content:
    """What is printed with these packs and modules (`1,3`, or `all`); a SetupError if they are not there or do not
    fit."""
    known = known_packs(packs)
    table = with_packs_of_modules(Setup(reckoners=(), packs=known, modules=_modules(modules, known)))
    try:
        return load_content(table.packs, table.modules)
    except ContentError as error:
        raise SetupError("content", problems=error) from error


def _modules(text: str, packs: tuple[str, ...]) -> tuple[int, ...]:
    """As they stand in an address. What is no number is no module that anybody has."""
    here = [module.number for module in modules_here(packs)]
    if text == ALL:
        return tuple(here)
    words = [word for word in text.split(",") if word]
    for word in words:
        if word not in map(str, here):
            raise SetupError("unknown-module", name=word[:60], known=", ".join(map(str, here)) or NONE)
    return tuple(map(int, words))

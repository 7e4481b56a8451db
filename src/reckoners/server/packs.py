"""Packs that a table here can be set up with: by their ids only, so that nobody names a folder of this machine."""

from __future__ import annotations

import re
from collections.abc import Iterable

from reckoners.content import Content, ContentError, load_content
from reckoners.content.folders import is_built_in, pack_ids, pack_title
from reckoners.game import Setup, SetupError
from reckoners.game.setup import with_packs_of_modules
from reckoners.server.protocol import PackOffer


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


def content_of(packs: Iterable[str], modules: Iterable[int] = ()) -> Content:
    """What is printed with these packs and modules; a SetupError if they are not there or do not fit."""
    table = with_packs_of_modules(Setup(reckoners=(), packs=known_packs(packs), modules=tuple(modules)))
    try:
        return load_content(table.packs, table.modules)
    except ContentError as error:
        raise SetupError("content", problems=error) from error

"""Packs of a player's own as the game itself writes them: tried out beside, kept at once or not at all, and only ever
in the folder that players keep their packs in."""

from __future__ import annotations

import re
import shutil
import tempfile
import tomllib
import unicodedata
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from reckoners.content.content import Kind
from reckoners.content.decoding import PlainTables
from reckoners.content.folders import (
    BASE,
    FILE_OF,
    FILES,
    MANIFEST,
    MODULE,
    MODULE_MANIFEST,
    is_built_in,
    is_own_pack,
    own_packs,
)
from reckoners.content.ids import SLUG
from reckoners.content.writing import manifest_text, with_entry, with_field

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FIRST = "my-box"  # what a pack is called whose title has no letter for an id
LONGEST_ID = 40
LONGEST_TITLE = 80


class NoSuchPackError(LookupError):
    """A name that is no pack of the player's own."""


class EntryChange(msgspec.Struct, frozen=True):
    """What becomes of an entry of a pack: the fields of its `[[replace.KIND]]`, or nothing and it is gone. `layer` is
    the folder of a module inside the pack, 0: the pack's own. `added`: the pack itself brings the entry."""

    kind: Kind
    id: str
    fields: PlainTables | None
    layer: int = 0
    added: bool = False

    @property
    def file(self) -> str:
        return f"{self.layer}/{FILE_OF[self.kind]}" if self.layer else FILE_OF[self.kind]


def folder_of(pack: str) -> Path:
    """The folder of an own pack, by its name only."""
    if not SLUG.fullmatch(pack) or is_built_in(pack) or not is_own_pack(pack):
        raise NoSuchPackError(pack)
    return own_packs() / pack


def new_id(title: str) -> str:
    """A name for the folder of a new pack, from what people call it.

    >>> new_id("Wie in meiner Schachtel!")
    'wie-in-meiner-schachtel'
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_ID].strip("-")
    id = slug if SLUG.fullmatch(slug) else FIRST
    taken = [BASE, *(path.name for path in own_packs().iterdir())] if own_packs().is_dir() else [BASE]
    names = (f"{id}-{n}" if n > 1 else id for n in range(1, len(taken) + 3))
    return next(name for name in names if name not in taken and not is_built_in(name))


def files_in(folder: Path) -> dict[str, str]:
    """The files of a pack that the game reads, by their paths inside it. What else lies there stays out."""
    names = [MANIFEST, *FILES]
    inner = [
        f"{path.name}/{name}"
        for path in sorted(folder.iterdir())
        if path.is_dir() and MODULE.fullmatch(path.name)
        for name in (MODULE_MANIFEST, *FILES)
    ]
    return {name: (folder / name).read_text(encoding="utf-8") for name in (*names, *inner) if (folder / name).is_file()}


def changed_files(files: Mapping[str, str], change: EntryChange) -> dict[str, str]:
    """The files of a pack after a change. One in which nothing is left is gone."""
    text = with_entry(files.get(change.file, ""), change.kind, change.id, change.fields, added=change.added)
    others = {name: other for name, other in files.items() if name != change.file}
    others[MANIFEST] = _counted_up(files[MANIFEST])
    return {**others, change.file: text} if text.strip() else others


def _counted_up(manifest: str) -> str:
    """A version that is a number goes up with each change: what was told of the old one is not told again."""
    version = tomllib.loads(manifest).get("version")
    if isinstance(version, str) and version.isascii() and version.isdigit() and len(version) < LONGEST_ID:
        return with_field(manifest, "version", str(int(version) + 1))
    return manifest


def first_files(id: str, title: str) -> dict[str, str]:
    return {MANIFEST: manifest_text(id, title, "0")}


@contextmanager
def laid_out(id: str, files: Mapping[str, str]) -> Iterator[Path]:
    """These files as a folder that is gone afterwards, to be checked and looked at."""
    with tempfile.TemporaryDirectory(prefix="reckoners-pack-") as place:
        folder = Path(place) / id
        _write(folder, files)
        yield folder


def keep(id: str, files: Mapping[str, str]) -> None:
    """All files of an own pack, new or not. Each is exchanged as a whole, the manifest last."""
    own = own_packs()
    own.mkdir(parents=True, exist_ok=True)
    if not SLUG.fullmatch(id) or is_built_in(id):
        raise NoSuchPackError(id)
    place = Path(tempfile.mkdtemp(prefix=f".{id}-", dir=own))
    try:
        new = place / id
        _write(new, files)
        if not (own / id).exists():
            new.rename(own / id)
            return
        before = files_in(own / id)
        for name in sorted(files, key=lambda name: name == MANIFEST):
            if files[name] != before.get(name):
                (own / id / name).parent.mkdir(exist_ok=True)
                (new / name).replace(own / id / name)
        for name in before:
            if name not in files:
                (own / id / name).unlink()
                _tidy((own / id / name).parent, own / id)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def remove(pack: str) -> None:
    """A pack goes; what else somebody has put into its folder stays there."""
    folder = folder_of(pack)
    if folder.is_symlink():
        folder.unlink()
        return
    for name in sorted(files_in(folder), key=lambda name: name != MANIFEST):
        (folder / name).unlink()
        _tidy((folder / name).parent, folder)
    _tidy(folder, None)


def _tidy(inner: Path, folder: Path | None) -> None:
    if inner != folder and not any(inner.iterdir()):
        inner.rmdir()


def _write(folder: Path, files: Mapping[str, str]) -> None:
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")

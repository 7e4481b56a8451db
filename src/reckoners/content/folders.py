"""Reads the folder of a pack: its manifest and its kind files, as plain tables. Nothing is typed or merged yet."""

from __future__ import annotations

import os
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import platformdirs

from reckoners.content.content import Kind, PackInfo
from reckoners.content.decoding import PlainTables, explain
from reckoners.content.errors import ContentError, Problem, known, written
from reckoners.content.ids import SLUG
from reckoners.content.reading import read_whole

if TYPE_CHECKING:
    from collections.abc import Collection

BUILT_IN = Path(__file__).parent / "packs"
# Our own numbers as they once were. Nobody is offered them, but games of then are still read.
EARLIER = Path(__file__).parent / "earlier"
BASE = "base"
MANIFEST = "pack.toml"
MODULE_MANIFEST = "module.toml"
VARIABLE = "RECKONERS_PACKS"
MOST_TOML = 4 * 1024 * 1024  # bytes
FILES: dict[str, tuple[Kind, ...]] = {
    "dice.toml": ("die",),
    "reckoners.toml": ("reckoner", "ability"),
    "equipment.toml": ("equipment",),
    "epics.toml": ("epic",),
    "bosses.toml": ("boss",),
    "cities.toml": ("city",),
    "dawnslight.toml": ("dawnslight",),
    "newcago_cards.toml": ("newcago-card",),
    "table.toml": ("table",),
}
MODULE = re.compile(r"[1-9][0-9]?")  # the name of the folder of a module
FILE_OF: dict[Kind, str] = {kind: file for file, kinds in FILES.items() for kind in kinds}


class RawEntry(msgspec.Struct, frozen=True):
    """One table of a kind file, as it is written there."""

    kind: Kind
    id: str
    file: str
    data: PlainTables


class Removal(msgspec.Struct, frozen=True):
    """An entry that is taken away, and where that is written."""

    kind: Kind
    id: str
    file: str
    field: str


class Layer(msgspec.Struct, frozen=True):
    """What is laid on at once: what it adds, what it changes, what it takes away. Module 0: always laid on."""

    module: int
    title: str = ""
    adds: tuple[RawEntry, ...] = ()
    patches: tuple[RawEntry, ...] = ()
    removes: tuple[Removal, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """A pack as it is written: what stands in its folder, and a layer for each module that has a folder in there."""

    info: PackInfo
    root: Layer
    layers: tuple[Layer, ...]
    problems: tuple[Problem, ...]

    def in_play(self, modules: Collection[int]) -> list[Layer]:
        """The layers of a table with these modules. A pack that keeps modules of its own apart is not there at all
        until one of them is in play."""
        own = {layer.module for layer in self.layers} & set(self.info.modules)
        if own and own.isdisjoint(modules):
            return []
        return [self.root, *(layer for layer in self.layers if layer.module in modules)]


def own_packs() -> Path:
    """Where a player keeps packs, each in a folder of its own that has the pack's id for its name."""
    return Path(os.environ.get(VARIABLE) or platformdirs.user_data_path("reckoners") / "packs")


def find_pack(pack: str | Path) -> Path:
    """The folder of an id, built in or the player's own, or of a path. A path that is not here may be an own pack's
    on another machine."""
    if isinstance(pack, str) and SLUG.fullmatch(pack):
        if (BUILT_IN / pack).is_dir():  # first: where players keep theirs takes a while to find out
            return BUILT_IN / pack
        if (EARLIER / pack).is_dir():
            return EARLIER / pack
        own = own_packs() / pack
        if own.is_dir():
            return own
    path = Path(pack)
    name = re.split(r"[/\\]", str(pack))[-1]
    return own_packs() / name if not path.is_dir() and is_own_pack(name) else path


def is_own_pack(name: str) -> bool:
    return SLUG.fullmatch(name) is not None and (own_packs() / name / MANIFEST).is_file()


def is_built_in(name: str) -> bool:
    return SLUG.fullmatch(name) is not None and (BUILT_IN / name).is_dir()


def pack_ids() -> list[str]:
    """What can be laid on the base game by its id: built-in packs, then the player's own."""
    own = own_packs()
    built_in = sorted(path.name for path in BUILT_IN.iterdir() if path.is_dir() and path.name != BASE)
    mine = sorted(path.name for path in own.iterdir() if is_own_pack(path.name)) if own.is_dir() else []
    return [*built_in, *(name for name in mine if name not in (BASE, *built_in))]


def pack_title(id: str) -> str:
    """As its manifest says; its id where that cannot be read."""
    try:
        return read_pack(find_pack(id)).info.title
    except ContentError:
        return id


def read_pack(folder: Path) -> Pack:
    """Built-in packs are read once; others each time, since their authors change them."""
    return _read_once(folder) if folder.parent == BUILT_IN else _read(folder)


@lru_cache(maxsize=8)
def _read_once(folder: Path) -> Pack:
    return _read(folder)


def _read(folder: Path) -> Pack:
    if not folder.is_dir():
        there = ", ".join((BASE, *pack_ids()))
        message = f"no such pack; give a folder with a {MANIFEST}, or one of: {there}"
        raise ContentError([Problem(str(folder), "", "", message, folder.name)])
    reader = _FolderReader(folder)
    info, removes = reader.manifest()
    root = reader.layer(0, "", removes)
    layers: list[Layer] = []
    for module in sorted(int(path.name) for path in folder.iterdir() if path.is_dir() and MODULE.fullmatch(path.name)):
        title, removes = reader.module_manifest(f"{module}/{MODULE_MANIFEST}")
        layers.append(reader.layer(module, title, removes))
    if info is None:
        raise ContentError(reader.problems)
    return Pack(info, root, tuple(layers), tuple(reader.problems))


class _FolderReader:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pack = folder.name
        self.problems: list[Problem] = []
        self.adds: list[RawEntry] = []
        self.patches: list[RawEntry] = []

    def layer(self, module: int, title: str, removes: list[Removal]) -> Layer:
        """The kind files of the folder, or of the folder of a module in it."""
        self.adds, self.patches = [], []
        inside = f"{module}/" if module else ""
        for file, kinds in FILES.items():
            self.kind_file(inside + file, kinds)
        manifest = MODULE_MANIFEST if module else MANIFEST
        for path in sorted((self.folder / inside).glob("*.toml")):
            if path.name != manifest and path.name not in FILES:
                self.problem(inside + path.name, "", "", f"unknown file; {known(path.name, [manifest, *FILES])}")
        return Layer(module, title, tuple(self.adds), tuple(self.patches), tuple(removes))

    def problem(self, file: str, entry: str, field: str, message: str) -> None:
        self.problems.append(Problem(file, entry, field, message, self.pack))

    def toml(self, file: str) -> PlainTables | None:
        try:
            return tomllib.loads(read_whole(self.folder / file, MOST_TOML).decode())
        except FileNotFoundError:
            return None
        except OSError as error:
            self.problem(file, "", "", f"cannot be read: {error.strerror}")
        except UnicodeDecodeError as error:
            self.problem(file, "", "", f"is no UTF-8 text: byte {error.start} is wrong; save it as UTF-8")
        except tomllib.TOMLDecodeError as error:
            self.problem(file, "", "", f"is no TOML: {error}")
        except RecursionError:
            self.problem(file, "", "", "is no TOML: brackets inside brackets, far too deep")
        return {}

    def manifest(self) -> tuple[PackInfo | None, list[Removal]]:
        data = self.toml(MANIFEST)
        if data is None:
            self.problem(MANIFEST, "", "", 'is missing; it must give id, title and version, as in: id = "my-pack"')
            return None, []
        if not data:
            if not self.problems:
                self.problem(MANIFEST, "", "", 'is empty; it must give id, title and version, as in: id = "my-pack"')
            return None, []
        identity = data.get("id")
        if isinstance(identity, str) and identity:
            self.pack = identity
        fields = {key: value for key, value in data.items() if key != "remove"}
        try:
            info = msgspec.convert(fields, PackInfo)
        except msgspec.ValidationError as error:
            for path, message in explain(PackInfo, fields, error):
                self.problem(MANIFEST, "", written(path), message)
            return None, []
        if not SLUG.fullmatch(info.id):
            self.problem(MANIFEST, "", "id", f"'{info.id}' is no id; use small letters, digits and single hyphens")
        return info, self.removes(MANIFEST, data.get("remove", {}))

    def module_manifest(self, file: str) -> tuple[str, list[Removal]]:
        data = self.toml(file) or {}
        for field in data:
            if field not in ("title", "remove"):
                self.problem(file, "", field, f"unknown field '{field}'; {known(field, ('title', 'remove'))}")
        title = data.get("title", "")
        if not isinstance(title, str):
            self.problem(file, "", "title", "must be a text: what players read about the module")
            title = ""
        return title, self.removes(file, data.get("remove", {}))

    def removes(self, file: str, table: object) -> list[Removal]:
        removes: list[Removal] = []
        if not isinstance(table, dict):
            self.problem(file, "", "remove", 'must be a table of kinds, as in: [remove] epic = ["curveball"]')
            return removes
        for name, ids in table.items():
            kind = _kind(name)
            if kind is None:
                self.problem(file, "", f"remove.{name}", f"unknown kind '{name}'; {known(name, FILE_OF)}")
            elif not isinstance(ids, list):
                self.problem(file, "", f"remove.{name}", 'must be a list of ids, as in: ["curveball"]')
            else:
                removes += [Removal(kind, str(id), file, f"remove.{name}[{index}]") for index, id in enumerate(ids)]
        return removes

    def kind_file(self, file: str, kinds: tuple[Kind, ...]) -> None:
        for name, value in (self.toml(file) or {}).items():
            if name != "replace":
                self.adds += self.entries(file, kinds, name, value, "")
            elif isinstance(value, dict):
                for inner, patches in value.items():
                    self.patches += self.entries(file, kinds, inner, patches, "replace.")
            else:
                self.problem(file, "", "replace", f"must hold tables, as in: [[replace.{kinds[0]}]]")

    def entries(self, file: str, kinds: tuple[Kind, ...], name: str, value: object, prefix: str) -> list[RawEntry]:
        kind = _kind(name)
        if kind is None:
            self.problem(file, "", prefix + name, f"unknown kind '{name}'; {known(name, kinds)}")
            return []
        if kind not in kinds:
            self.problem(file, "", prefix + name, f"'{name}' does not belong here; move it to {FILE_OF[kind]}")
            return []
        if not isinstance(value, list) or not all(isinstance(data, dict) for data in value):
            self.problem(file, "", prefix + name, f"must be a list of tables; write [[{prefix}{name}]]")
            return []
        entries: list[RawEntry] = []
        for number, data in enumerate(value, start=1):
            id = data.get("id")
            if isinstance(id, str) and id:
                entries.append(RawEntry(kind, id, file, data))
            else:
                self.problem(file, f"{prefix}{name} number {number}", "id", 'is missing; write id = "..."')
        return entries


def _kind(name: str) -> Kind | None:
    return next((kind for kind in FILE_OF if kind == name), None)

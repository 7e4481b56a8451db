"""A pack as one file that friends send each other: a TOML file, or a zip of its folder if it has some for modules."""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
from typing import TYPE_CHECKING

from reckoners.content.errors import ContentError, Problem
from reckoners.content.folders import FILE_OF, FILES, MANIFEST, MODULE, MODULE_MANIFEST
from reckoners.content.writing import REPLACE, file_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reckoners.content.decoding import PlainTables

MOST_SHARED = 1024 * 1024  # bytes of a file, and of all that is in a zip
MOST_FILES = 100  # in a zip
_ZIP = b"PK\x03\x04"
_FIELDS = ("id", "title", "version", "requires", "modules", "remove")


def shared(files: Mapping[str, str]) -> tuple[str, bytes]:
    """The ending of the file, and what is in it."""
    if any("/" in name for name in files):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in files.items():
                archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
        return "zip", packed.getvalue()
    together = [files[MANIFEST].strip(), *(files[name].strip() for name in FILES if name in files)]
    text = "\n\n".join(together) + "\n"
    data: PlainTables = {}
    for name in files:
        data = _merged(data, tomllib.loads(files[name]))
    try:
        same = tomllib.loads(text) == data
    except tomllib.TOMLDecodeError:
        same = False  # the manifest ends with a table, or two files say something about `replace` as a whole
    return "toml", (text if same else file_text(data)).encode()


def unpacked(body: bytes) -> dict[str, str]:
    """The files of a pack that somebody has sent, by their paths inside it; a ContentError if it cannot be one. Nothing
    is written, and no name of the sender's becomes a path."""
    if len(body) > MOST_SHARED:
        raise _wrong(f"has {len(body)} bytes; a pack has at most {MOST_SHARED}")
    return _from_zip(body) if body.startswith(_ZIP) else _from_toml(body)


def _from_toml(body: bytes) -> dict[str, str]:
    try:
        data = tomllib.loads(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _wrong(f"is neither a zip nor UTF-8 text: byte {error.start} is wrong") from error
    except tomllib.TOMLDecodeError as error:
        raise _wrong(f"is no TOML: {error}") from error
    except RecursionError as error:
        raise _wrong("is no TOML: brackets inside brackets, far too deep") from error
    manifest = {field: data.pop(field) for field in _FIELDS if field in data}
    files: dict[str, PlainTables] = {MANIFEST: manifest} if manifest else {}
    patches = data.pop(REPLACE, {})
    if not isinstance(patches, dict):
        raise _wrong("'replace' must hold tables, as in: [[replace.equipment]]")
    for name, entries in data.items():
        files.setdefault(_file_of(name), {})[name] = entries
    for name, entries in patches.items():
        inside = files.setdefault(_file_of(name), {}).setdefault(REPLACE, {})
        assert isinstance(inside, dict)
        inside[name] = entries
    if not set(files) - {MANIFEST} and "remove" not in manifest:
        raise _wrong("changes nothing; it must hold entries, as in: [[replace.equipment]]")
    return {name: file_text(tables) for name, tables in files.items()}


def _file_of(name: str) -> str:
    for kind, file in FILE_OF.items():
        if kind == name:
            return file
    raise _wrong(f"'{name[:40]}' is nothing that a pack has; it may hold: {', '.join(FILE_OF)}")


def _from_zip(body: bytes) -> dict[str, str]:
    files: dict[str, str] = {}
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            inside = [info for info in archive.infolist() if not info.is_dir()]
            if len(inside) > MOST_FILES or sum(info.file_size for info in inside) > MOST_SHARED:
                raise _wrong(f"holds too much; a pack has at most {MOST_FILES} files and {MOST_SHARED} bytes")
            top = _top([info.filename for info in inside])
            left = MOST_SHARED
            for info in inside:
                name = _path(info.filename, top)
                if not name:
                    continue
                with archive.open(info) as file:
                    text = file.read(left + 1)  # what the zip says of its own size may be wrong
                left -= len(text)
                if left < 0:
                    raise _wrong(f"holds more than {MOST_SHARED} bytes")
                files[name] = text.decode("utf-8-sig")
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        raise _wrong(f"is a zip that cannot be read: {error}") from error
    if not files:
        raise _wrong(f"has no file of a pack; it must hold {MANIFEST} and others, as in equipment.toml")
    return files


def _top(names: list[str]) -> str:
    """The folder in which everything lies, if there is one: most people zip the folder itself."""
    tops = {name.partition("/")[0] for name in names if "/" in name}
    top = tops.pop() if len(tops) == 1 and all("/" in name for name in names) else ""
    return f"{top}/" if top.strip(".") else ""


def _path(name: str, top: str) -> str:
    """The path inside of a pack; empty for what is no part of one, such as a note to read."""
    inner = name.removeprefix(top) if not MODULE.fullmatch(top.rstrip("/")) else name
    if not name.endswith(".toml"):
        return ""
    folder, _, file = inner.rpartition("/")
    if (not folder and file in (MANIFEST, *FILES)) or (MODULE.fullmatch(folder) and file in (MODULE_MANIFEST, *FILES)):
        return inner
    raise _wrong(f"'{re.sub(r'[^ -~]', '?', name)[:60]}' has no place in a pack; known: {MANIFEST}, {', '.join(FILES)}")


def _merged(data: PlainTables, more: PlainTables) -> PlainTables:
    both = {**data, **more}
    old, new = data.get(REPLACE), more.get(REPLACE)
    if isinstance(old, dict) and isinstance(new, dict):
        both[REPLACE] = {**old, **new}
    return both


def _wrong(message: str) -> ContentError:
    return ContentError([Problem("the file", "", "", message)])

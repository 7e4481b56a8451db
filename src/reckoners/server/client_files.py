"""The client as files in memory. What a browser asks for is looked up among them: its path never meets the disk."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
SMALLEST = 500  # bytes; below that, compressing is not worth it

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Reckoners</title>
<h1>The page is not built yet</h1>
<p>The server runs, but its client has not been built. In the project's folder, run <code>make play</code>, or
<code>make client</code> and load this page again.</p>
<p>The terminal game needs no page: <code>reckoners play --terminal</code></p>
</html>
"""


class ClientFile(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    forever: bool  # its name changes with its content


class ClientFiles:
    """The built client. Read anew when it has been built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = -1.0
        self._files: dict[str, ClientFile] = {}

    def find(self, path: str) -> ClientFile | None:
        """The file under a path. A path without a dot is a place inside the client: it gets the client's page."""
        if path in ("", INDEX) or "." not in path.rpartition("/")[2]:
            self._read_again()
            return self._files.get(INDEX, ClientFile(NOT_BUILT, None, "text/html", False))
        if not self._files:
            self._read_again()
        return self._files.get(path)

    def _read_again(self) -> None:
        try:
            built = (self._folder / INDEX).stat().st_mtime
        except OSError:
            self._files, self._built = {}, -1.0
            return
        if built != self._built:
            files = [file for file in sorted(self._folder.rglob("*")) if file.is_file()]
            self._files = {
                file.relative_to(self._folder).as_posix(): _client_file(file, self._folder) for file in files
            }
            self._built = built


def _client_file(file: Path, folder: Path) -> ClientFile:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    readable = kind.startswith("text/") or kind in ("application/json", "image/svg+xml", "application/manifest+json")
    packed = gzip.compress(body, 9, mtime=0) if readable and len(body) >= SMALLEST else None
    return ClientFile(body, packed, kind, file.relative_to(folder).parts[0] == "assets")

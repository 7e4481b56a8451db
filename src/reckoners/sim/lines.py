"""A results file as JSON lines: a first line that says which run it is, then one game on each line, in their order.

What is on disk is never played again: a run that was interrupted goes on after the last whole line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from reckoners.sim.errors import SimError
from reckoners.sim.run import FORMAT, FORMAT_VERSION, Cell, Run


class LinePlace(msgspec.Struct):
    """As much of a line as shows that it is where it belongs."""

    game: int
    seed: str
    reckoners: tuple[str, ...]
    difficulty: str


LONGEST_LINE = 16 * 1024 * 1024  # bytes; a game has a few thousand, and a device may never end

_place = msgspec.json.Decoder(LinePlace)
_header = msgspec.json.Decoder(Run)


def header_line(run: Run) -> bytes:
    return msgspec.json.encode(run) + b"\n"


def read_header(path: Path) -> Run:
    """The run that a file holds; SimError if it is no such file."""
    with path.open("rb") as file:
        return parse_header(path, file.readline(LONGEST_LINE))


def parse_header(path: Path, line: bytes) -> Run:
    try:
        named = msgspec.json.decode(line, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        named = {}
    if named.get("format") != FORMAT:
        raise SimError("sim-no-results", file=str(path))
    if named.get("format_version") != FORMAT_VERSION:
        raise SimError("sim-other-format", file=str(path), there=str(named.get("format_version")), here=FORMAT_VERSION)
    try:
        return _header.decode(line)
    except msgspec.ValidationError as error:
        raise SimError("sim-no-results", file=str(path)) from error


def differences(there: Run, here: Run) -> list[tuple[str, str, str]]:
    """What two runs do not share: the field, and both values as people write them."""
    found = []
    for field in ("seed", "bots", "boss", "city", "modules", "options", "cells", "packs", "content", "version"):
        one, other = getattr(there, field), getattr(here, field)
        if one != other:
            found.append((field, _shown(one), _shown(other)))
    return found


def must_be_same(path: Path, there: Run, here: Run) -> None:
    """Refuses to mix two runs in one file, and names the first thing in which they differ."""
    for field, theirs, ours in differences(there, here):
        raise SimError("sim-other-run", file=str(path), field=field, there=theirs, here=ours)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(part.title if isinstance(part, Cell) else str(part) for part in value)
    return str(value)


def whole_lines(path: Path) -> Iterator[bytes]:
    """The games of a file. Half a line at the end was interrupted, and is left out."""
    with path.open("rb") as file:
        file.readline()
        while line := file.readline(LONGEST_LINE):
            if line.endswith(b"\n") or len(line) == LONGEST_LINE:
                yield line.removesuffix(b"\n")


class Lines:
    """A file that a run writes to. Opening it takes over what is there, or refuses and changes nothing."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run
        self.done = 0
        self._file: BinaryIO
        size = 0
        if path.exists() and not self._barely_begun():
            size = self._take_over()
        self._file = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(size)
        self._file.seek(size)
        if not size:
            self._file.write(header_line(run))
        self._file.flush()

    def _barely_begun(self) -> bool:
        """Interrupted before its first line was whole: nothing is lost by beginning again."""
        with self.path.open("rb") as file:
            start = file.read(len(header_line(self.run)))
        return not start.endswith(b"\n") and header_line(self.run).startswith(start)

    def _take_over(self) -> int:
        """Checks every line; up to which byte the file is whole."""
        must_be_same(self.path, read_header(self.path), self.run)
        size = len(header_line(self.run))
        for line in whole_lines(self.path):
            if not self._belongs(line):
                raise SimError("sim-bad-line", file=str(self.path), line=self.done + 2)
            size += len(line) + 1
            self.done += 1
        return size

    def _belongs(self, line: bytes) -> bool:
        game, cell = self.run.place(self.done)
        try:
            place = _place.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        return (place.game, place.seed, place.difficulty, len(place.reckoners)) == (
            game,
            self.run.seed_of(game),
            cell.difficulty,
            len(cell.reckoners),
        )

    def write(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            self._file.write(line + b"\n")
            self.done += 1
        self._file.flush()

    def close(self) -> None:
        self._file.close()

"""Saved games on disk: written whole and at once, or as a journal that grows with every action."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import msgspec

from reckoners.content.reading import read_whole
from reckoners.game.errors import SaveError
from reckoners.game.game import Game
from reckoners.game.record import (
    LONGEST_LINE,
    MOST_LINES,
    Header,
    Line,
    Writer,
    check_of,
    header_of,
    lines_of,
    replayed,
    seats_in,
    version_of,
)


def save(game: Game, path: Path | str) -> None:
    """Write a game so that the file is either the old one or the new one, never half of it."""
    write_whole(Path(path), text_of(game))


def load(path: Path | str) -> Game:
    header, lines = read_lines(Path(path))
    return replayed(header, lines, str(path), 2)


def encoded(value: Header | Line) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def write_whole(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + f".{os.getpid()}.part")
    with draft.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read_lines(path: Path) -> tuple[Header, list[Line]]:
    """The header and the lines of a file; a broken line is named by its number."""
    try:
        text = read_whole(path)
    except OSError as error:
        raise SaveError("unreadable-file", place=path, reason=error.strerror) from error
    return lines_in(text, str(path))


def lines_in(text: bytes, place: str) -> tuple[Header, list[Line]]:
    """The same for a file that somebody has read already; `place` names it in an error."""
    if not text:
        raise SaveError("empty-file", place=place)
    rows = text.split(b"\n", MOST_LINES)
    if len(rows) > MOST_LINES and rows[-1]:
        raise SaveError("too-many-lines", place=place, line=MOST_LINES + 1, most=MOST_LINES)
    for number, row in enumerate(rows, start=1):
        if len(row) > LONGEST_LINE:
            raise SaveError("too-long-line", place=place, line=number, most=LONGEST_LINE)
    if not rows[0].startswith(b"{"):  # nothing of ours was ever in it, so nothing of it was cut off
        raise SaveError("no-save", place=place)
    if rows[-1]:
        raise SaveError("cut-line", place=place, line=len(rows), whole=len(rows) - 1)
    try:
        header = msgspec.json.decode(rows[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError("no-header", place=place, reason=error) from error
    lines: list[Line] = []
    for number, row in enumerate(rows[1:-1], start=2):
        try:
            lines.append(msgspec.json.decode(row, type=Line))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise SaveError("no-line", place=place, line=number, reason=error) from error
    return header, lines


def text_of(game: Game, seats: dict[str, str] | None = None) -> bytes:
    """A finished save as the text of its file; `seats` are those of bots."""
    header = header_of(game, "save")
    return whole_text(header, lines_of(game, header), seats or {})


def whole_text(header: Header, lines: Iterable[Line], seats: dict[str, str]) -> bytes:
    played_by = [Line(seats=seats)] if seats else []
    return encoded(header) + b"".join(map(encoded, (*played_by, *lines)))


class Journal:
    """The file of a live game: every action is on disk before the next one is asked for.

    A crash while a line is written leaves half a line; `resume` drops it, since its action was never answered.
    """

    def __init__(self, path: Path, writer: Writer, file: IO[bytes], seats: dict[str, str] | None = None) -> None:
        self.path = path
        self.seats = seats or {}  # which bots play whom, as the file has it
        self._writer = writer
        self._file = file
        file.flush()
        self._size = os.fstat(file.fileno()).st_size

    @classmethod
    def create(cls, path: Path | str, game: Game) -> Journal:
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        header = header_of(game, "journal")
        try:
            file = path.open("xb")
        except FileExistsError as error:
            raise SaveError("file-exists", place=path) from error
        file.write(encoded(header))
        journal = cls(path, Writer(game, header), file)
        journal.append(game)
        return journal

    @classmethod
    def resume(cls, path: Path | str) -> tuple[Game, Journal]:
        """Go on with a saved game in its own file, a finished save as well as a journal, and one of an earlier version:
        both are written anew as a journal of this one."""
        path = Path(path)
        cls._drop_half_line(path)
        header, lines = read_lines(path)
        game = replayed(header, lines, str(path), 2)
        seats = seats_in(lines)
        if header.purpose == "save" or header.version != version_of(game.setup):
            header = header_of(game, "journal")
            writer = Writer(game, header)
            write_whole(path, whole_text(header, writer.lines(game), seats))
        else:
            writer = Writer(game, header)
            for _ in writer.lines(game):
                pass
        return game, cls(path, writer, path.open("ab"), seats)

    @staticmethod
    def _drop_half_line(path: Path) -> None:
        try:
            text = read_whole(path)
        except OSError:
            return
        whole = text.rfind(b"\n") + 1
        if 0 < whole < len(text) and b'"purpose":"journal"' in text[: text.find(b"\n")]:
            with path.open("r+b") as file:
                file.truncate(whole)

    def append(self, game: Game) -> None:
        """Write what the game has done since the last time, and make sure that it is on disk."""
        self._write(b"".join(encoded(line) for line in self._writer.lines(game)))

    def seat(self, seats: dict[str, str]) -> None:
        """Who plays from here on, if that has changed."""
        if seats != self.seats:
            self.seats = dict(seats)
            self._write(encoded(Line(seats=self.seats)))

    def _write(self, text: bytes) -> None:
        """Nobody else may have written meanwhile: two games in one file would be none."""
        if os.fstat(self._file.fileno()).st_size != self._size:
            raise SaveError("file-grown", place=self.path)
        self._file.write(text)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._size += len(text)

    def close(self, game: Game) -> None:
        """Write the last check. The journal can still be resumed."""
        self.append(game)
        self._write(encoded(Line(check=check_of(game))))
        self.release()

    def release(self) -> None:
        """Let go of the file as it is."""
        self._file.close()

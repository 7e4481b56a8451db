"""Whether the open database is still the one that its name stands for.

A file can be removed or replaced while a program has it open: what is written then goes where nobody will find it, and
no write fails. So before anything is acknowledged, the file behind the name is compared with the one that we opened.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path

from reckoners.server.errors import ServerError

MARK = slice(60, 64)  # where SQLite keeps `user_version` in a file: a number of this run, to know our file again


class DatabaseWatch:
    """Of one database in WAL mode, made when it has been opened and before anybody writes."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._file = file
        self._log = file.with_name(file.name + "-wal")
        number = 1 + secrets.randbelow(2**31 - 1)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        self._mark = number.to_bytes(4, "big")
        self._known = file.stat()
        self._known_log = self._log.stat()
        self.look()

    def look(self) -> None:
        """A ServerError if what we write is lost."""
        try:
            now, log = self._file.stat(), self._log.stat()
        except OSError as error:
            raise ServerError("database-gone", file=self._file) from error
        if not (os.path.samestat(now, self._known) and os.path.samestat(log, self._known_log)):
            raise ServerError("database-gone", file=self._file)
        if log.st_size < self._known_log.st_size:
            raise ServerError("database-gone", file=self._file)
        if (now.st_mtime_ns, now.st_size) != (self._known.st_mtime_ns, self._known.st_size):
            self._look_inside()  # we have written into it, or somebody has written another one over it
        self._known, self._known_log = now, log

    def _look_inside(self) -> None:
        try:
            with self._file.open("rb") as file:
                head = file.read(MARK.stop)
        except OSError as error:
            raise ServerError("database-gone", file=self._file) from error
        if head[MARK] != self._mark:
            raise ServerError("database-gone", file=self._file)

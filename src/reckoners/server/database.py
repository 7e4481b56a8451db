"""The database file before anybody uses it: one server at a time, and its tables as this version knows them."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from reckoners.server.errors import ServerError

HEAD = "0007"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite"
LOCK = "server.lock"
ADDRESS = "server.address"
OURS_ONLY = 0o600  # what people play is nobody else's business
FOLDER_OURS_ONLY = 0o700


class OneServer:
    """Held while a server runs. The lock is SQLite's, so it ends with the process, however that ends."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _keep_to_ourselves(folder, FOLDER_OURS_ONLY)
            _make(folder / LOCK)
        except OSError as error:
            raise ServerError("no-data-folder", folder=folder, reason=error.strerror) from error
        self._address = folder / ADDRESS
        try:
            self._lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise ServerError("no-data-folder", folder=folder, reason=error) from error
            raise ServerError("second-server", folder=folder, address=self._running() or "-") from error
        except sqlite3.DatabaseError as error:
            raise ServerError("no-data-folder", folder=folder, reason=error) from error

    def _running(self) -> str:
        try:
            return self._address.read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def tell(self, address: str) -> None:
        """Where this server is, for somebody who starts another."""
        _make(self._address)
        self._address.write_text(address + "\n", encoding="utf-8")

    def release(self) -> None:
        self._address.unlink(missing_ok=True)
        self._lock.close()


def prepare(file: Path) -> None:
    """Bring the database up to date, in one transaction: whenever we are killed, it is the old one or the new one. A
    newer one is left alone, and said so."""
    try:
        _make(file)
    except OSError as error:
        raise ServerError("unusable-database", file=file, reason=error.strerror) from error
    if _is_up_to_date(file):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    engine = engine_of(file)
    try:
        with engine.begin() as connection:
            heads = MigrationContext.configure(connection).get_current_heads()
            known = {revision.revision for revision in script.walk_revisions()}
            if any(head not in known for head in heads):
                raise ServerError("newer-database", file=file)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise ServerError("unusable-database", file=file, reason=error.orig) from error
    finally:
        engine.dispose()


def _is_up_to_date(file: Path) -> bool:
    """Looked up by hand first: Alembic takes longer to load than everything else."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    except sqlite3.DatabaseError:
        return False


def engine_of(file: Path, begin: str = "BEGIN IMMEDIATE") -> sa.Engine:
    """Transactions begin where we say so. Left to itself, Python's driver begins none for a CREATE TABLE, and each such
    statement is a commit of its own."""
    engine = sa.create_engine(url(file))

    def opened(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 5000")

    sa.event.listen(engine, "connect", opened)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def url(file: Path, driver: str = "sqlite") -> sa.URL:
    return sa.URL.create(driver, database=str(file))


def _make(file: Path) -> None:
    """An empty file that only we can read, if there is none yet; SQLite gives those beside it the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OURS_ONLY))
    _keep_to_ourselves(file, OURS_ONLY)


def _keep_to_ourselves(path: Path, mode: int) -> None:
    """Also what an earlier version has left open to all. Where it belongs to somebody else, it stays as it is."""
    with suppress(PermissionError):
        if path.stat().st_mode & 0o077:
            path.chmod(mode)

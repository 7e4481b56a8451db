"""The database file before anybody uses it: one server at a time, and its tables as this version knows them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from reckoners.server.errors import ServerError

HEAD = "0002"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite"
LOCK = "server.lock"
ADDRESS = "server.address"


class OneServer:
    """Held while a server runs. The lock is SQLite's, so it ends with the process, however that ends."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
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
        self._address.write_text(address + "\n", encoding="utf-8")

    def release(self) -> None:
        self._address.unlink(missing_ok=True)
        self._lock.close()


def prepare(file: Path) -> None:
    """Bring the database up to date. A newer one is left alone, and said so."""
    if _is_up_to_date(file):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    engine = sa.create_engine(url(file))
    try:
        with engine.connect() as connection:
            heads = MigrationContext.configure(connection).get_current_heads()
            known = {revision.revision for revision in script.walk_revisions()}
            if any(head not in known for head in heads):
                raise ServerError("newer-database", file=file)
            if set(heads) != set(script.get_heads()):
                connection.rollback()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
    except DBAPIError as error:
        raise ServerError("unusable-database", file=file, reason=error.orig) from error
    finally:
        engine.dispose()


def _is_up_to_date(file: Path) -> bool:
    """Looked up by hand first: Alembic takes longer to load than everything else."""
    if not file.exists():
        return False
    try:
        with closing(sqlite3.connect(file)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    except sqlite3.DatabaseError:
        return False


def url(file: Path, driver: str = "sqlite") -> sa.URL:
    return sa.URL.create(driver, database=str(file))

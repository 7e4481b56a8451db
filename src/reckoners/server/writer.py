"""The one thread that writes. Tables that act at the same time share a commit: the disk is waited for once for all."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from reckoners.server.database import engine_of
from reckoners.server.database_watch import DatabaseWatch
from reckoners.server.errors import Conflict, ServerError

MOST_TOGETHER = 64  # jobs of one commit

T = TypeVar("T")
DatabaseJob = Callable[[sa.Connection], T]
log = logging.getLogger(__name__)


class QueuedJob(msgspec.Struct):
    """A job, and who waits for it."""

    job: DatabaseJob[Any]
    future: asyncio.Future[Any]
    outcome: object = None
    error: BaseException | None = None


class DatabaseThread:
    """A thread with a connection of its own; jobs wait in line. Each is a transaction, or a part of one with others."""

    def __init__(self, file: Path, *, writes: bool) -> None:
        self._file = file
        self._writes = writes
        self._waiting: SimpleQueue[QueuedJob | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def do(self, job: DatabaseJob[T]) -> T:
        """What the job answers, once it is on disk."""
        self._loop = asyncio.get_running_loop()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="writer" if self._writes else "reader", daemon=True)
            self._thread.start()
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(QueuedJob(job, future))
        return await future

    async def close(self) -> None:
        """After everything that is waiting."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(thread.join)

    def _run(self) -> None:
        engine = engine_of(self._file, "BEGIN IMMEDIATE" if self._writes else "BEGIN")
        sa.event.listen(engine, "connect", _set_up)
        opened: tuple[sa.Connection, DatabaseWatch | None] | None = None
        try:
            while (together := self._next()) is not None:
                try:
                    if opened is None:
                        opened = self._opened(engine)
                    self._do(together, *opened)
                except Exception as error:  # noqa: BLE001 - whoever waits is told
                    for queued in together:
                        queued.error = error
                self._answer(together)
        finally:
            if opened is not None:
                opened[0].close()
            engine.dispose()

    def _next(self) -> list[QueuedJob] | None:
        """Everything that waits by now; None at the end."""
        together: list[QueuedJob] = []
        queued = self._waiting.get()
        try:
            while queued is not None:
                together.append(queued)
                if len(together) == MOST_TOGETHER or not self._writes:
                    break
                queued = self._waiting.get_nowait()
            else:
                if not together:
                    return None
                self._waiting.put(None)  # first these, then the end
        except Empty:
            pass
        return together

    def _opened(self, engine: sa.Engine) -> tuple[sa.Connection, DatabaseWatch | None]:
        connection = engine.connect()
        if not self._writes:
            return connection, None
        return connection, DatabaseWatch(self._file, driver_of(connection))

    def _do(self, together: Sequence[QueuedJob], connection: sa.Connection, watch: DatabaseWatch | None) -> None:
        """All in one transaction; if that fails as a whole, each by itself."""
        if not self._looked(together, watch):
            return
        if len(together) > 1:
            try:
                with connection.begin():
                    for queued in together:
                        _within(queued, connection)
            except (DBAPIError, sqlite3.Error, OSError):
                log.info("a commit of %d jobs failed: each by itself", len(together))
            else:
                self._looked(together, watch)
                return
        for queued in together:
            queued.error = None
            try:
                with connection.begin():
                    queued.outcome = queued.job(connection)
            except Exception as error:  # noqa: BLE001 - whoever waits is told
                queued.error = error
        self._looked(together, watch)

    def _looked(self, together: Sequence[QueuedJob], watch: DatabaseWatch | None) -> bool:
        """Whether the database is still ours. If not, nothing is acknowledged any more."""
        if watch is None:
            return True
        try:
            watch.look()
        except ServerError as gone:
            for queued in together:
                queued.error = gone
            return False
        return True

    def _answer(self, together: Sequence[QueuedJob]) -> None:
        """One visit to the loop for all."""
        assert self._loop is not None

        def answering() -> None:
            for queued in together:
                if queued.future.done():
                    continue
                if queued.error is None:
                    queued.future.set_result(queued.outcome)
                else:
                    queued.future.set_exception(told(queued.error))

        try:
            self._loop.call_soon_threadsafe(answering)
        except RuntimeError:  # the loop has ended: nobody waits any more
            log.info("nobody waits for %d jobs", len(together))


def _within(queued: QueuedJob, connection: sa.Connection) -> None:
    """One of several: what it has done is taken back if it fails, and the others stay."""
    driver = driver_of(connection)
    driver.execute("SAVEPOINT one")
    try:
        queued.outcome = queued.job(connection)
    except (ServerError, IntegrityError, sqlite3.IntegrityError) as error:
        queued.error = error
        driver.execute("ROLLBACK TO one")
    driver.execute("RELEASE one")


def driver_of(connection: sa.Connection) -> sqlite3.Connection:
    """The driver's own connection, in the same transaction: for what is done so often that every detour counts."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def told(error: BaseException) -> BaseException:
    """An error of the database as ours."""
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        return Conflict("conflict").with_traceback(error.__traceback__)
    if isinstance(error, DBAPIError | sqlite3.Error | OSError):
        return ServerError("storage", reason=error.orig if isinstance(error, DBAPIError) else error)
    return error


def _set_up(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """FULL: a commit is on the disk itself before it is answered, not only in the system's memory."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

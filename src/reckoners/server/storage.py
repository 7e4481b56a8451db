"""Games on disk: a header for each, and what was done, line by line. An answer means that it is on disk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from reckoners.game.record import Header
from reckoners.server.bots_protocol import Pace
from reckoners.server.database import url
from reckoners.server.errors import Conflict, ServerError, UnknownTable
from reckoners.server.protocol import TableInfo

metadata = sa.MetaData()

games = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("step", sa.String, nullable=False),
    sa.Column("population", sa.Integer, nullable=False),
    sa.Column("result", sa.String, nullable=False),
    sa.Column("actions", sa.Integer, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("pace", sa.String, nullable=False),
)

steps = sa.Table(
    "step",
    metadata,
    sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("do", sa.Text, nullable=False),
)


class Kept(msgspec.Struct, frozen=True):
    """A game as it is kept: what it is played with, everything that was done, and who plays the seats."""

    header: Header
    done: tuple[str, ...]
    created: float
    changed: float
    bots: dict[str, str] = {}
    pace: Pace = "normal"


class Storage:
    """One connection for all: SQLite writes one transaction at a time anyway, and so nobody ever waits for a lock."""

    def __init__(self, file: Path) -> None:
        self._engine = create_async_engine(url(file, "sqlite+aiosqlite"), pool_size=1, max_overflow=0)
        sa.event.listen(self._engine.sync_engine, "connect", _set_up)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict("conflict") from error
        except (DBAPIError, OSError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise ServerError("storage", reason=reason) from error

    async def create(self, header: Header, info: TableInfo, done: Sequence[str] = (), pace: Pace = "normal") -> None:
        async with self._transaction() as connection:
            row = {"id": info.id, "header": msgspec.json.encode(header).decode(), "created": info.created}
            await connection.execute(games.insert().values(**row, **_crew_row(info.bots, pace), **_summary(info)))
            await _insert(connection, info.id, 0, done)

    async def append(self, seq: int, done: Sequence[str], info: TableInfo) -> None:
        """Keep what was done from line `seq` on. If that line is taken already, a Conflict, and nothing is kept."""
        async with self._transaction() as connection:
            await _insert(connection, info.id, seq, done)
            changed = await connection.execute(games.update().where(games.c.id == info.id).values(**_summary(info)))
            if not changed.rowcount:
                raise UnknownTable("unknown-table")

    async def seat(self, id: str, bots: dict[str, str], pace: Pace) -> None:
        """Who plays the seats from now on."""
        async with self._transaction() as connection:
            update = games.update().where(games.c.id == id).values(**_crew_row(bots, pace))
            changed = await connection.execute(update)
            if not changed.rowcount:
                raise UnknownTable("unknown-table")

    async def load(self, id: str) -> Kept:
        async with self._transaction() as connection:
            row = (await connection.execute(games.select().where(games.c.id == id))).one_or_none()
            if row is None:
                raise UnknownTable("unknown-table")
            query = sa.select(steps.c.do).where(steps.c.game == id).order_by(steps.c.seq)
            done = tuple((await connection.execute(query)).scalars())
        try:
            header = msgspec.json.decode(row.header, type=Header)
        except msgspec.DecodeError as error:
            raise ServerError("no-record", reason=error) from error
        return Kept(header, done, row.created, row.changed, *_crew(row))

    async def all(self) -> tuple[TableInfo, ...]:
        """Newest first. A header that cannot be read does not hide the others."""
        async with self._transaction() as connection:
            rows = (await connection.execute(games.select().order_by(games.c.changed.desc()))).all()
        return tuple(info for row in rows if (info := _info(row)) is not None)

    async def delete(self, id: str) -> None:
        async with self._transaction() as connection:
            await connection.execute(steps.delete().where(steps.c.game == id))
            gone = await connection.execute(games.delete().where(games.c.id == id))
            if not gone.rowcount:
                raise UnknownTable("unknown-table")


def _set_up(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """FULL: a commit is on the disk itself before it is answered, not only in the system's memory."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _insert(connection: AsyncConnection, id: str, seq: int, done: Sequence[str]) -> None:
    if done:
        rows = [{"game": id, "seq": seq + place, "do": do} for place, do in enumerate(done)]
        await connection.execute(steps.insert(), rows)


def _summary(info: TableInfo) -> dict[str, object]:
    names = ("changed", "round", "step", "population", "result", "actions")
    return {name: getattr(info, name) for name in names}


def _crew_row(bots: dict[str, str], pace: Pace) -> dict[str, object]:
    return {"bots": msgspec.json.encode(bots).decode(), "pace": pace}


def _crew(row: sa.Row[tuple[object, ...]]) -> tuple[dict[str, str], Pace]:
    """Bots that cannot be read hide no game: people play it."""
    try:
        return msgspec.json.decode(row.bots, type=dict[str, str]), msgspec.convert(row.pace, Pace)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return {}, "normal"


def _info(row: sa.Row[tuple[object, ...]]) -> TableInfo | None:
    try:
        setup = msgspec.json.decode(row.header, type=Header).setup
    except msgspec.DecodeError:
        return None
    return TableInfo(
        id=row.id,
        reckoners=setup.reckoners,
        difficulty=setup.difficulty,
        seed=setup.seed,
        round=row.round,
        step=row.step,
        population=row.population,
        result=row.result,
        actions=row.actions,
        created=row.created,
        changed=row.changed,
        bots=_crew(row)[0],
    )

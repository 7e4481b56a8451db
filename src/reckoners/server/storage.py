"""Games on disk: a header for each, and what was done, line by line. An answer means that it is on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from reckoners.game.record import Header
from reckoners.server.bots_protocol import Pace
from reckoners.server.errors import ServerError, UnknownTable
from reckoners.server.protocol import TableInfo, TablePage, setup_words
from reckoners.server.reel_protocol import TableOrigin
from reckoners.server.writer import DatabaseJob, DatabaseThread, driver_of

T = TypeVar("T")
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
    sa.Column("campaign", sa.String, nullable=False),  # empty if it belongs to none
    sa.Column("origin", sa.String, nullable=False),  # the table that it came from; empty if from none
    sa.Column("origin_at", sa.Integer, nullable=False),
    sa.Column("origin_line", sa.Integer, nullable=False),
    sa.Column("origin_dealt", sa.Boolean, nullable=False),
)

steps = sa.Table(
    "step",
    metadata,
    sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("do", sa.Text, nullable=False),  # a line, or several; `seq` is the first one's number
)

talks = sa.Table(
    "talk",
    metadata,
    sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the action after which it was said
    sa.Column("document", sa.Text, nullable=False),
)

SUMMARY = ("changed", "round", "step", "population", "result", "actions")

# Run for every action, so they are put together once.
_dialect = sqlite.dialect()
KEEP_STEP = str(steps.insert().compile(dialect=_dialect))
KEEP_TALK = str(talks.insert().prefix_with("OR REPLACE").compile(dialect=_dialect))
KEEP_SUMMARY = str(
    games.update()
    .where(games.c.id == sa.bindparam("which"))
    .values({name: sa.bindparam(name) for name in SUMMARY})
    .compile(dialect=_dialect)
)


class Kept(msgspec.Struct, frozen=True):
    """A game as it is kept: what it is played with, everything that was done, and who plays the seats."""

    header: Header
    done: tuple[str, ...]
    created: float
    changed: float
    bots: dict[str, str] = {}
    pace: Pace = "normal"
    origin: TableOrigin | None = None
    talk: tuple[tuple[int, str], ...] = ()


class Storage:
    """Games in a file. One thread writes: SQLite writes one transaction at a time anyway. Another reads meanwhile."""

    def __init__(self, file: Path) -> None:
        self._writer = DatabaseThread(file, writes=True)
        self._reader = DatabaseThread(file, writes=False)

    async def open(self) -> None:
        """From now on it is noticed if the file is removed or replaced."""
        await self._writer.do(lambda _: None)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    async def read(self, job: DatabaseJob[T]) -> T:
        return await self._reader.do(job)

    async def write(self, job: DatabaseJob[T]) -> T:
        """Once it is answered, it is on disk."""
        return await self._writer.do(job)

    async def create(self, header: Header, info: TableInfo, done: Sequence[str] = (), pace: Pace = "normal") -> None:
        row = {"id": info.id, "header": msgspec.json.encode(header).decode(), "created": info.created}
        row |= crew_row(info.bots, pace) | _summary(info) | {"campaign": info.campaign} | _origin_row(info.origin)

        def creating(connection: sa.Connection) -> None:
            connection.execute(games.insert().values(**row))
            if done:  # a file of thousands of lines as one row: others wait for the disk meanwhile
                _insert(connection, info.id, 0, ["\n".join(done)])

        await self._writer.do(creating)

    async def append(
        self, seq: int, done: Sequence[str], info: TableInfo, talk: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Keep what was done from line `seq` on, and what was said before. If that line is taken already, a Conflict,
        and nothing is kept."""
        summary = (*_summary(info).values(), info.id)

        def appending(connection: sa.Connection) -> None:
            _insert(connection, info.id, seq, done)
            _found(driver_of(connection).execute(KEEP_SUMMARY, summary))
            if talk:
                driver_of(connection).executemany(KEEP_TALK, [(info.id, *row) for row in talk])

        await self._writer.do(appending)

    async def seat(self, id: str, bots: dict[str, str], pace: Pace) -> None:
        """Who plays the seats from now on."""
        update = games.update().where(games.c.id == id).values(**crew_row(bots, pace))
        await self._writer.do(lambda connection: _found(connection.execute(update)))

    async def load(self, id: str) -> Kept:
        def loading(connection: sa.Connection) -> tuple[Any, tuple[str, ...], tuple[tuple[int, str], ...]]:
            row = connection.execute(games.select().where(games.c.id == id)).one_or_none()
            if row is None:
                raise UnknownTable("unknown-table")
            query = sa.select(steps.c.do).where(steps.c.game == id).order_by(steps.c.seq)
            done = tuple(line for rows in connection.execute(query).scalars() for line in rows.split("\n"))
            said = sa.select(talks.c.number, talks.c.document).where(talks.c.game == id)
            return row, done, tuple((number, document) for number, document in connection.execute(said))

        row, done, talk = await self._reader.do(loading)
        try:
            header = msgspec.json.decode(row.header, type=Header)
        except msgspec.DecodeError as error:
            raise ServerError("no-record", reason=error) from error
        return Kept(header, done, row.created, row.changed, *crew_of(row), origin_of(row), talk)

    async def info(self, id: str) -> TableInfo:
        row = await self._reader.do(
            lambda connection: connection.execute(games.select().where(games.c.id == id)).one_or_none()
        )
        found = _info(row) if row is not None else None
        if found is None:
            raise UnknownTable("unknown-table")
        return found

    async def page(self, most: int, after: tuple[float, str] | None = None) -> TablePage:
        """The newest games, or those after another, by its time and id. A header that cannot be read hides no other."""
        query = games.select().order_by(games.c.changed.desc(), games.c.id.desc()).limit(most + 1)
        if after is not None:
            place = sa.tuple_(sa.literal(after[0]), sa.literal(after[1]))
            query = query.where(sa.tuple_(games.c.changed, games.c.id) < place)

        def reading(connection: sa.Connection) -> TablePage:
            total = connection.execute(sa.select(sa.func.count()).select_from(games)).scalar_one()
            rows = connection.execute(query).all()
            more = f"{rows[most - 1].changed!r} {rows[most - 1].id}" if len(rows) > most else ""
            return TablePage(tuple(info for row in rows[:most] if (info := _info(row)) is not None), total, more)

        return await self._reader.do(reading)

    async def branches(self, id: str, most: int) -> tuple[TableInfo, ...]:
        """The tables that went on from a moment of this one, the newest first."""
        query = games.select().where(games.c.origin == id).order_by(games.c.changed.desc()).limit(most)
        rows = await self._reader.do(lambda connection: connection.execute(query).all())
        return tuple(info for row in rows if (info := _info(row)) is not None)

    async def delete(self, id: str) -> None:
        def deleting(connection: sa.Connection) -> None:
            connection.execute(steps.delete().where(steps.c.game == id))
            _found(connection.execute(games.delete().where(games.c.id == id)))

        await self._writer.do(deleting)


def _found(changed: sa.CursorResult[Any] | sqlite3.Cursor) -> None:
    if not changed.rowcount:
        raise UnknownTable("unknown-table")


def _insert(connection: sa.Connection, id: str, seq: int, done: Sequence[str]) -> None:
    if done:
        driver_of(connection).executemany(KEEP_STEP, [(id, seq + place, do) for place, do in enumerate(done)])


def _summary(info: TableInfo) -> dict[str, object]:
    return {name: getattr(info, name) for name in SUMMARY}


def crew_row(bots: dict[str, str], pace: Pace) -> dict[str, object]:
    return {"bots": msgspec.json.encode(bots).decode(), "pace": pace}


def crew_of(row: sa.Row[tuple[object, ...]]) -> tuple[dict[str, str], Pace]:
    """Bots that cannot be read hide no game: people play it."""
    try:
        return msgspec.json.decode(row.bots, type=dict[str, str]), msgspec.convert(row.pace, Pace)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return {}, "normal"


def _origin_row(origin: TableOrigin | None) -> dict[str, object]:
    came = origin or TableOrigin("", 0)
    return {
        "origin": came.table,
        "origin_at": came.at,
        "origin_line": came.line,
        "origin_dealt": came.dealt,
    }


def origin_of(row: sa.Row[tuple[object, ...]]) -> TableOrigin | None:
    return TableOrigin(row.origin, row.origin_at, row.origin_line, bool(row.origin_dealt)) if row.origin else None


def _info(row: sa.Row[tuple[object, ...]]) -> TableInfo | None:
    try:
        setup = msgspec.json.decode(row.header, type=Header).setup
    except msgspec.DecodeError:
        return None
    return TableInfo(
        id=row.id,
        **setup_words(setup),
        round=row.round,
        step=row.step,
        population=row.population,
        result=row.result,
        actions=row.actions,
        created=row.created,
        changed=row.changed,
        bots=crew_of(row)[0],
        campaign=row.campaign,
        origin=origin_of(row),
    )

"""Finished games for the statistics: their rows, and what replaying them has told, kept beside them.

A summary belongs to the game as it was when it was last changed: who takes the end back and plays on makes it void."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from reckoners.game import Setup
from reckoners.game.record import Header
from reckoners.server.game_summary import VERSION, GameSummary, summary_of
from reckoners.server.storage import Storage, crew_of, games, metadata, steps

PLAYING = "playing"
SEED = sa.text("CASE WHEN json_valid(header) THEN json_extract(header, '$.setup.seed') END = :seed")

summaries = sa.Table(
    "summary",
    metadata,
    sa.Column("game", sa.String, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
)
IS_READ = (summaries.c.game == games.c.id) & (summaries.c.changed == games.c.changed) & (summaries.c.version == VERSION)


class SetupOnly(msgspec.Struct):
    """As much of a header as the statistics need: what is printed on the cards is skipped."""

    setup: Setup


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over. `summary` is None as long as it was not read."""

    id: str
    setup: Setup
    won: bool
    rounds: int
    population: int
    actions: int
    created: float
    changed: float
    bots: dict[str, str] = {}
    campaign: str = ""
    summary: GameSummary | None = None

    @property
    def by_bots_alone(self) -> bool:
        return all(id in self.bots for id in self.setup.reckoners)


class Unread(msgspec.Struct, frozen=True):
    """A finished game without a summary."""

    id: str
    changed: float
    header: str
    done: tuple[str, ...]


def finished_games(connection: sa.Connection) -> list[FinishedGame]:
    """All of them, in the order in which they ended. One that cannot be read hides no other."""
    columns = [column for column in games.columns if column.name not in ("step", "pace")]
    query = (
        sa.select(*columns, games.c.pace, summaries.c.document)
        .select_from(games.outerjoin(summaries, IS_READ))
        .where(games.c.result != PLAYING)
        .order_by(games.c.changed, games.c.id)
    )
    found = [_finished(row) for row in connection.execute(query)]
    return [game for game in found if game is not None]


def _finished(row: sa.Row[Any]) -> FinishedGame | None:
    try:
        setup = _header.decode(row.header).setup
        summary = None if row.document is None else _summary.decode(row.document)
    except msgspec.DecodeError:
        return None
    return FinishedGame(
        id=row.id,
        setup=setup,
        won=row.result == "won",
        rounds=row.round,
        population=row.population,
        actions=row.actions,
        created=row.created,
        changed=row.changed,
        bots=crew_of(row)[0],
        campaign=row.campaign,
        summary=summary,
    )


_header = msgspec.json.Decoder(SetupOnly)
_summary = msgspec.json.Decoder(GameSummary)


def count_unread(connection: sa.Connection) -> int:
    query = sa.select(sa.func.count()).select_from(games.outerjoin(summaries, IS_READ)).where(_UNREAD)
    return int(connection.execute(query).scalar_one())


_UNREAD = (games.c.result != PLAYING) & summaries.c.game.is_(None)


def next_unread(connection: sa.Connection) -> Unread | None:
    """The newest game that was not read yet, with all that was done in it."""
    query = (
        sa.select(games.c.id, games.c.changed, games.c.header)
        .select_from(games.outerjoin(summaries, IS_READ))
        .where(_UNREAD)
        .order_by(games.c.changed.desc(), games.c.id)
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    lines = connection.execute(sa.select(steps.c.do).where(steps.c.game == row.id).order_by(steps.c.seq)).scalars()
    return Unread(row.id, row.changed, row.header, tuple(line for text in lines for line in text.split("\n")))


def read_game(unread: Unread) -> GameSummary:
    """Replays it: some hundredths of a second."""
    try:
        header = msgspec.json.decode(unread.header, type=Header)
    except msgspec.DecodeError:
        return GameSummary(whole=False)
    return summary_of(header, unread.done, unread.id)


def keep_summary(connection: sa.Connection, unread: Unread, summary: GameSummary) -> None:
    """A game that was thrown away meanwhile has none; one that was played on meanwhile is read again."""
    connection.execute(summaries.delete().where(summaries.c.game == unread.id))
    row = {"changed": unread.changed, "version": VERSION, "document": msgspec.json.encode(summary).decode()}
    there = sa.select(games.c.id, *(sa.literal(value) for value in row.values())).where(games.c.id == unread.id)
    connection.execute(summaries.insert().from_select(["game", *row], there))


def games_with_seed(connection: sa.Connection, seed: str) -> list[sa.Row[Any]]:
    """Rows of all games with a seed, the newest first, those that are being played too."""
    query = games.select().where(SEED.bindparams(seed=seed)).order_by(games.c.changed.desc(), games.c.id)
    return list(connection.execute(query).all())


class SummaryStorage:
    """The same beside the loop, with the threads of the games' storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def finished(self) -> list[FinishedGame]:
        return await self._storage.read(finished_games)

    async def unread(self) -> int:
        return await self._storage.read(count_unread)

    async def next_unread(self) -> Unread | None:
        return await self._storage.read(next_unread)

    async def keep(self, unread: Unread, summary: GameSummary) -> None:
        await self._storage.write(lambda connection: keep_summary(connection, unread, summary))

    async def with_seed(self, seed: str) -> list[sa.Row[Any]]:
        return await self._storage.read(lambda connection: games_with_seed(connection, seed))

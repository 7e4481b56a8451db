"""Games on disk, from inside: what is written together, what fails alone, and how the list is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from reckoners.game import Game, Setup
from reckoners.game.record import header_of
from reckoners.server.database import FILE, prepare
from reckoners.server.errors import Conflict, UnknownTable
from reckoners.server.messages import info_of
from reckoners.server.protocol import TableInfo
from reckoners.server.storage import Storage
from tests.server.house import House

GAME = Game(Setup(reckoners=("tia", "prof"), seed="stored"))
HEADER = header_of(GAME, "journal")


def info(id: str, changed: float = 1.0) -> TableInfo:
    return info_of(id, GAME, 1.0, changed, {})


def with_storage(folder: Path, doing: Callable[[Storage], Awaitable[None]]) -> None:
    prepare(folder / FILE)

    async def whole() -> None:
        storage = Storage(folder / FILE)
        try:
            await doing(storage)
        finally:
            await storage.close()

    asyncio.run(whole())


def test_tables_that_act_at_the_same_time_share_commits(tmp_path: Path) -> None:
    commits = 0

    def counting(_: sa.Connection) -> None:
        nonlocal commits
        commits += 1

    async def doing(storage: Storage) -> None:
        nonlocal commits
        ids = [f"table-{n}" for n in range(100)]
        await asyncio.gather(*(storage.create(HEADER, info(id)) for id in ids))
        commits = 0
        await asyncio.gather(*(storage.append(0, ["end purchase"], info(id)) for id in ids))
        assert 1 <= commits <= 10
        for id in ids:
            assert (await storage.load(id)).done == ("end purchase",)

    sa.event.listen(sa.Engine, "commit", counting)
    try:
        with_storage(tmp_path, doing)
    finally:
        sa.event.remove(sa.Engine, "commit", counting)


def test_what_fails_in_a_shared_commit_fails_alone(tmp_path: Path) -> None:
    async def doing(storage: Storage) -> None:
        for id in ("one", "two", "three"):
            await storage.create(HEADER, info(id), ["end purchase"])
        outcomes = await asyncio.gather(
            storage.append(1, ["tia stop"], info("one")),
            storage.append(0, ["somebody was faster"], info("two")),
            storage.append(0, ["nobody knows it"], info("four")),
            storage.delete("five"),
            storage.append(1, ["undo", "redo"], info("three")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            Conflict,
            Conflict,
            UnknownTable,
            type(None),
        ]
        assert (await storage.load("one")).done == ("end purchase", "tia stop")
        assert (await storage.load("two")).done == ("end purchase",)
        assert (await storage.load("three")).done == ("end purchase", "undo", "redo")
        with pytest.raises(UnknownTable):
            await storage.load("four")

    with_storage(tmp_path, doing)


def test_the_list_comes_in_pages(tmp_path: Path) -> None:
    """Also where two games were changed in the same moment, and where one of a page has gone meanwhile."""

    async def doing(storage: Storage) -> None:
        for n in range(25):
            await storage.create(HEADER, info(f"table-{n:02}", changed=float(n // 2)))
        seen: list[str] = []
        after: tuple[float, str] | None = None
        sizes = []
        while True:
            page = await storage.page(10, after)
            seen += [table.id for table in page.tables]
            sizes.append(len(page.tables))
            assert page.total == 25
            if not page.more:
                break
            changed, _, id = page.more.partition(" ")
            after = (float(changed), id)
        assert sizes == [10, 10, 5]
        assert seen == [f"table-{n:02}" for n in sorted(range(25), key=lambda n: (n // 2, n), reverse=True)]

    with_storage(tmp_path, doing)


def test_pages_over_http(start: Callable[..., House]) -> None:
    house = start()
    ids = [house.new(seed=str(n)).id for n in range(7)]
    first = house.page(limit=3)
    assert ([table.id for table in first.tables], first.total) == (ids[:-4:-1], 7)
    second = house.page(limit=3, after=first.more)
    house.http.delete(f"/api/tables/{second.tables[-1].id}")
    third = house.page(limit=3, after=second.more)
    assert [table.id for table in (*first.tables, *second.tables, *third.tables)] == ids[::-1]
    assert (third.total, third.more) == (6, "")
    one = house.http.get(f"/api/tables/{ids[0]}").content
    assert msgspec.json.decode(one, type=TableInfo) == third.tables[0]

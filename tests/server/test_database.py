"""The file that games are kept in: its versions, its lock, and a disk that is full."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory

from reckoners.game import ToldError
from reckoners.server.database import FILE, HEAD, MIGRATIONS, OneServer, prepare, url
from reckoners.server.storage import metadata
from tests.server.house import House, Nursery
from tests.server.nursery import Wish


def test_migrations_make_the_tables_that_we_use(tmp_path: Path) -> None:
    prepare(tmp_path / FILE)
    engine = sa.create_engine(url(tmp_path / FILE))
    found = sa.inspect(engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [key.name for key in table.primary_key]
    engine.dispose()
    prepare(tmp_path / FILE)


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_games_from_before_there_were_bots(nursery: Nursery, tmp_path: Path) -> None:
    """A game that was kept by the first version is people's, and its seats can be bots' from now on."""
    house = nursery.start(tmp_path)
    info = house.new()
    house.end()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        for column in ("bots", "pace"):
            database.execute(f"ALTER TABLE game DROP COLUMN {column}")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    house = nursery.start(tmp_path)
    assert house.list() == [info]
    with house.window(info.id) as window:
        assert window.table().crew.seats == {}
        window.say("seat", reckoner="tia", bot="greedy")
        assert window.bots().crew.seats == {"tia": "greedy"}
    house.end()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    prepare(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(ToldError, match="newer version of Reckoners"):
        prepare(tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == before


def test_something_else_in_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("my diary " * 100)
    with pytest.raises(ToldError, match="no database of games"):
        prepare(tmp_path / FILE)
    with pytest.raises(ToldError, match="cannot be kept here"):
        OneServer(tmp_path / FILE)


def test_a_second_server_on_the_same_data(nursery: Nursery, start: Callable[..., House]) -> None:
    house = start()
    info = house.new()
    second = nursery.born(Wish(str(house.folder)))
    assert second.pid == 0
    assert house.address in second.address
    with house.window(info.id) as window:
        assert window.act(window.table(), "end purchase").at == 1
    house.kill()
    assert [kept.id for kept in start().list()] == [info.id]


def test_another_program_writes_to_a_game(start: Callable[..., House]) -> None:
    """It should not, but if it does: the place in the log is taken, and everybody sees what is there."""
    house = start()
    info = house.new()
    with house.window(info.id) as window:
        table = window.table()
        with closing(sqlite3.connect(house.folder / FILE)) as database:
            database.execute("INSERT INTO step VALUES (?, 0, 'end purchase')", (info.id,))
            database.commit()
        window.say("act", version=table.version, actions=["end purchase"])
        now = window.table()
        assert (now.at, now.version) == (1, 1)
        assert window.refused().code == "late"
        assert window.act(now, now.options[0].action).at == 2


def test_a_game_that_cannot_be_opened_hides_no_other(start: Callable[..., House]) -> None:
    house = start()
    broken, edited, fine = house.new(), house.new(), house.new()
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        database.execute("UPDATE game SET header = '{}' WHERE id = ?", (broken.id,))
        database.execute("INSERT INTO step VALUES (?, 0, 'tia use d1 dance')", (edited.id,))
        database.commit()
    assert {info.id for info in house.list()} == {edited.id, fine.id}
    for id in (broken.id, edited.id):
        with house.window(id) as window:
            assert window.fault().code == "broken-table"
        assert house.http.get(f"/api/tables/{id}/file").status_code == 422
    with house.window(fine.id) as window:
        assert window.table().at == 0


def test_a_full_disk(start: Callable[..., House]) -> None:
    """What cannot be kept is not played; what was acknowledged is there when the disk has room again."""
    house = start(largest=200_000)
    info = house.new()
    with house.window(info.id) as window:
        table = window.table()
        while True:
            action = "end purchase" if table.at == 0 else ""
            window.say(
                "undo" if not action else "act", version=table.version, **({"actions": [action]} if action else {})
            )
            answer = window.hear()
            if answer.__class__.__name__ != "TableNow":
                break
            table = answer  # type: ignore[assignment]
        assert getattr(answer, "code", "") == "storage"
        assert table.version > 3
        window.say("look", at=0)
        assert window.hear().__class__.__name__ == "PastTable"
        window.say("act", version=table.version, actions=[table.options[0].action])
        assert window.fault().code == "storage"
        assert house.http.post("/api/tables", json={"reckoners": ["tia", "cody"]}).status_code == 507
    house.kill()
    house = start()
    with house.window(info.id) as window:
        again = window.table()
        assert (again.version, again.view) == (table.version, table.view)
        assert window.act(again, again.options[0].action).version == table.version + 1

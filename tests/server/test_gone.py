"""The file of all games is removed or replaced under a running server: nothing is acknowledged that would be lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from reckoners.game.files import lines_in
from reckoners.game.record import replayed
from reckoners.server.database import FILE, prepare
from tests.server.house import House


def removed(file: Path) -> None:
    file.unlink()


def folder_removed(file: Path) -> None:
    shutil.rmtree(file.parent)


def log_removed(file: Path) -> None:
    file.with_name(file.name + "-wal").unlink()


def log_emptied(file: Path) -> None:
    file.with_name(file.name + "-wal").write_bytes(b"")


def moved_away(file: Path) -> None:
    file.rename(file.with_name("old"))


def replaced(file: Path) -> None:
    prepare(file.with_name("other"))
    file.with_name("other").replace(file)


def written_over(file: Path) -> None:
    prepare(file.with_name("other"))
    file.write_bytes(file.with_name("other").read_bytes())


@pytest.mark.parametrize(
    "harm", [removed, folder_removed, log_removed, log_emptied, moved_away, replaced, written_over]
)
def test_a_database_that_is_gone_is_noticed_before_the_next_acknowledgement(
    start: Callable[..., House], harm: Callable[[Path], None]
) -> None:
    house = start()
    info = house.new()
    with house.window(info.id) as window:
        table = window.act(window.table(), "end purchase")
        harm(house.folder / FILE)
        for _ in range(2):
            window.say("act", version=table.version, actions=[table.options[0].action])
            fault = window.fault()
            assert fault.code == "database-gone"
            assert "as a file" in fault.sentence
        window.say("seat", reckoner="tia", bot="greedy")
        assert window.fault().code == "database-gone"
        window.say("undo", version=table.version)
        assert window.fault().code == "database-gone"
        answer = house.http.post("/api/tables", json={"reckoners": ["tia", "prof"]})
        assert (answer.status_code, answer.json()["code"]) == (507, "database-gone")
        file = house.http.get(f"/api/tables/{info.id}/file").content
    header, lines = lines_in(file, "file")
    assert replayed(header, lines, "file", 2).view(printed=False) == table.view


def test_others_may_read_and_save_a_copy_meanwhile(start: Callable[..., House]) -> None:
    """A backup, a look from outside, and our own tidying up are no harm."""
    house = start()
    info = house.new()
    with house.window(info.id) as window:
        table = window.act(window.table(), "end purchase")
        with closing(sqlite3.connect(house.folder / FILE)) as other:
            assert other.execute("SELECT count(*) FROM step").fetchall() == [(1,)]
            other.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        shutil.copy(house.folder / FILE, house.folder / "copy")
        table = window.act(table, table.options[0].action)
        assert table.at == 2

"""A database that the server of version 1 has written: it is opened, and its games go on."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from reckoners.game import Game
from reckoners.game.record import VERSION
from reckoners.server.database import FILE
from reckoners.server.protocol import TableNow
from tests.server.house import House, Nursery
from tests.version1.test_version1 import ENDS, HERE, end_of


def test_the_tables_of_a_server_go_on(nursery: Nursery, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    house = nursery.start(tmp_path)
    tables = {info.seed: info for info in house.list()}
    assert {seed: (info.result, info.bots) for seed, info in tables.items()} == {
        "finished-1": ("won", {}),
        "people": ("playing", {}),
        "kept": ("playing", {"megan": "greedy"}),
    }
    assert end_of(downloaded(house, tables["finished-1"].id)) == ENDS["3-standard-won"]
    with house.window(tables["people"].id) as window:
        table = window.table()
        assert end_of(downloaded(house, table.table)) == ENDS["people"]
        window.say("redo", version=table.version, steps=2)
        table = window.table()
        table = window.act(table, table.options[0].action)
        assert (table.at, table.undone) == (ENDS["people"]["actions"] + 3, 0)
    with house.window(tables["kept"].id) as window:
        window.act(window.table(), "end purchase")
        heard = window.until(lambda message: isinstance(message, TableNow) and message.at > 1)
        assert isinstance(heard, TableNow)
        assert heard.log[-1].action.startswith("megan place")
    house.end()


def downloaded(house: House, id: str) -> Game:
    text = house.http.get(f"/api/tables/{id}/file").content
    assert msgspec.json.decode(text.split(b"\n")[0])["version"] == VERSION
    path = house.folder / "downloaded.jsonl"
    path.write_bytes(text)
    return Game.load(path)

"""A finished game in a few numbers, and where these are kept: real records, real databases, also old ones."""

from __future__ import annotations

import csv
import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from reckoners.game import Game
from reckoners.game.record import header_of
from reckoners.server.database import FILE
from reckoners.server.game_summary import bought_cards, final_line, summary_of
from reckoners.server.stats_protocol import SeedResult, Stats, StatsRead
from tests.finished.make import WANTED, Wanted
from tests.server.house import House, Nursery
from tests.version1.test_version1 import HERE

WON = next(one for one in WANTED if one.result == "won" and one.pair == ("steelheart", "newcago"))
LOST = next(one for one in WANTED if one.result == "lost" and one.pair == ("steelheart", "newcago"))


def symbols_in(face: str) -> int:
    """`attack2` are two, `attack+plan` as well."""
    return sum(int(part[-1]) if part[-1].isdigit() else 1 for part in face.split("+"))


@pytest.mark.parametrize("wanted", [WON, LOST], ids=["won", "lost"])
def test_a_record_is_summed_up(wanted: Wanted) -> None:
    game = Game.load(wanted.path)
    told = summary_of(header_of(game, "journal"), [str(action) for action in game.actions], "any")
    rolled = [event for event in game.events if event.kind == "rolled"]
    view = game.view()
    assert told.whole
    assert told.dice == len(rolled)
    assert told.symbols == sum(symbols_in(str(event.args["face"])) for event in rolled)
    assert abs(told.symbols - told.average) < 6 * told.spread**0.5
    assert {card.id for seat in view.reckoners for card in seat.equipment} <= set(told.cards)
    assert (told.left == 0) == (view.result == "won")


def test_what_was_taken_back_does_not_count() -> None:
    assert final_line(["a", "b", "undo 2", "c"]) == ["c"]
    assert final_line(["a", "b", "undo", "undo", "redo 2", "d"]) == ["a", "b", "d"]
    assert final_line(["a", "undo", "b", "redo"]) == ["b"]
    assert bought_cards(["buy emp for tia", "end purchase", "buy emp for prof", "nothing that buys"]) == ["emp"]


def test_a_game_with_other_cards_counts_by_what_is_written() -> None:
    game = Game.load(WON.path)
    header = header_of(game, "journal")
    changed = msgspec.structs.replace(header, content={**header.content, "die basic": "00000000"})
    lines = [str(action) for action in game.actions]
    told = summary_of(changed, lines, "any")
    assert not told.whole
    assert set(told.cards) == set(bought_cards(lines))
    assert told.dice == 0


def stats(house: House, who: str = "mine") -> Stats:
    return msgspec.json.decode(house.http.get("/api/stats", params={"who": who}).content, type=Stats)


def read_all(house: House) -> int:
    """How many games were read."""
    read = 0
    while True:
        now = msgspec.json.decode(house.http.post("/api/stats/read").content, type=StatsRead)
        read += now.read
        if not now.unread:
            return read


def loaded(house: House, path: Path) -> str:
    return str(house.http.post("/api/tables/file", content=path.read_bytes()).json()["id"])


def test_games_are_read_once_and_counted_at_once(start: Callable[..., House]) -> None:
    house = start()
    won, lost = loaded(house, WON.path), loaded(house, LOST.path)
    before = stats(house, "all")
    assert (before.total.games, before.total.won, before.unread, before.luck.dice) == (2, 1, 2, 0)
    assert read_all(house) == 2
    after = stats(house, "all")
    assert (after.unread, [one.id for one in after.luck.games]) == (0, [won, lost])
    assert after.by["card"]
    assert read_all(house) == 0
    with house.window(lost) as window:
        window.say("undo", version=window.table().version)
        assert window.table().view.result == "playing"
    assert stats(house, "all").total.games == 1
    with house.window(lost) as window:
        window.say("redo", version=window.table().version)
        assert window.table().view.result == "lost"
    assert stats(house, "all").unread == 1  # it may have ended in another way
    assert read_all(house) == 1
    assert house.http.delete(f"/api/tables/{won}").status_code == 204
    assert [one.id for one in stats(house, "all").luck.games] == [lost]
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        assert database.execute("SELECT game FROM summary").fetchall() == [(lost,)]


def test_games_of_the_first_version_count(nursery: Nursery, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    house = nursery.start(tmp_path)
    assert (stats(house).total.games, stats(house).total.won, stats(house).unread) == (1, 1, 1)
    assert read_all(house) == 1
    assert stats(house).by["boss"][0].id == "steelheart"
    house.end()


def test_a_game_that_cannot_be_read_hides_no_other(start: Callable[..., House]) -> None:
    house = start()
    broken, edited, fine = (loaded(house, WON.path) for _ in range(3))
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        database.execute("UPDATE game SET header = '{}' WHERE id = ?", (broken,))
        database.execute("UPDATE step SET do = 'tia use d1 dance' WHERE game = ?", (edited,))
        database.commit()
    assert read_all(house) == 3
    found = stats(house, "all")
    assert (found.total.games, found.closed, [one.id for one in found.luck.games]) == (2, 1, [fine])
    answer = house.http.get("/api/stats/games.csv", params={"who": "all"})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8; header=present"
    assert "attachment" in answer.headers["content-disposition"]
    rows = {row["id"]: row for row in csv.DictReader(StringIO(answer.text, newline=""))}
    assert (rows[fine]["result"], rows[fine]["reckoner_count"]) == ("won", str(WON.reckoners))
    assert int(rows[fine]["dice_rolled"]) > 0
    assert (rows[edited]["result"], rows[edited]["dice_rolled"]) == ("won", "")


def test_nobody_else_is_counted(house: House) -> None:
    assert house.http.get("/api/stats", params={"who": "theirs"}).status_code == 400


def test_other_games_with_the_same_seed(start: Callable[..., House]) -> None:
    house = start()  # its own: whoever opens and closes the database from outside may take its log away
    one, two = house.new(seed="shared"), house.new(seed="shared")
    house.new(seed="shared", difficulty="hard")
    house.new(seed="other")
    answer = house.http.get(f"/api/tables/{one.id}/same").content
    (same,) = msgspec.json.decode(answer, type=tuple[SeedResult, ...])
    assert (same.id, same.result, same.bots) == (two.id, "playing", 0)
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        plan = database.execute(
            "EXPLAIN QUERY PLAN SELECT * FROM game"
            " WHERE CASE WHEN json_valid(header) THEN json_extract(header, '$.setup.seed') END = 'shared'"
        ).fetchall()
    assert "by_seed" in str(plan)

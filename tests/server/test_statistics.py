"""What is told of all games together: pure functions of the finished games, and their file."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from reckoners.server.game_summary import GameSummary
from reckoners.server.statistics import best, closest, luck, stats_of, streaks
from reckoners.server.stats_csv import COLUMNS, csv_of
from reckoners.server.stats_protocol import Streaks, WinRate
from tests.server.finished_games import ended, row_of


@pytest.mark.parametrize(
    ("games", "now", "won", "lost"),
    [("", 0, 0, 0), ("w", 1, 1, 0), ("l", -1, 0, 1), ("wwlw", 1, 2, 1), ("wwwllll", -4, 3, 4), ("lww", 2, 2, 1)],
)
def test_games_in_a_row(games: str, now: int, won: int, lost: int) -> None:
    assert streaks(row_of(games)) == Streaks(now, won, lost)


def test_win_rates_by_what_was_in_a_game() -> None:
    games = [
        ended("won", at=1, difficulty="hard", told=GameSummary(whole=True, cards=("emp", "jacket"))),
        ended("lost", at=2, difficulty="beginner", reckoners=("tia", "cody", "sam"), boss="regalia", city="babilar"),
        ended("won", at=3, told=GameSummary(whole=False, cards=("emp",))),
    ]
    stats = stats_of(games, "mine")
    assert (stats.total.games, stats.total.won, stats.unread, stats.closed) == (3, 2, 1, 1)
    told = {name: [(one.id, one.games, one.won) for one in rates] for name, rates in stats.by.items()}
    assert told == {
        "boss": [("steelheart", 2, 2), ("regalia", 1, 0)],
        "city": [("newcago", 2, 2), ("babilar", 1, 0)],
        "difficulty": [("beginner", 1, 0), ("standard", 1, 1), ("hard", 1, 1)],
        "size": [("2", 2, 2), ("3", 1, 0)],
        "reckoner": [("tia", 3, 2), ("prof", 2, 2), ("cody", 1, 0), ("sam", 1, 0)],
        "card": [("emp", 2, 2), ("jacket", 1, 1)],
    }
    assert stats.by["size"][1] == WinRate("3", 1, 0, 0.0, 0.7935)  # one game says next to nothing


def test_games_of_bots_alone_are_apart() -> None:
    games = [ended("won", at=1), ended("lost", at=2, bots=("tia",)), ended("lost", at=3, bots=("tia", "prof"))]
    mine, everybody = stats_of(games, "mine"), stats_of(games, "all")
    assert (mine.total.games, mine.bots_alone, mine.streaks.now) == (2, 1, -1)
    assert (everybody.total.games, everybody.bots_alone, everybody.streaks.now) == (3, 1, -2)


def test_no_games_at_all() -> None:
    stats = stats_of([], "all")
    assert stats.total == WinRate("", 0, 0, 0.0, 1.0)
    assert (stats.streaks, stats.best, stats.closest, stats.luck.dice) == (Streaks(0, 0, 0), (), (), 0)


def test_luck_is_added_up_over_games_that_could_be_read() -> None:
    lucky = GameSummary(whole=True, dice=100, symbols=130, average=120.0, spread=25.0)
    poor = GameSummary(whole=True, dice=60, symbols=70, average=75.5, spread=11.0)
    games = [ended("won", at=1, told=lucky), ended("lost", at=2, told=poor), ended("lost", at=3), ended("won", at=4)]
    found = luck(games)
    assert (found.dice, found.symbols, found.over) == (160, 200, 4.5)
    assert found.usual == pytest.approx(1.96 * 6, abs=0.05)
    assert [(one.id, one.over) for one in found.games] == [("won-1", 10.0), ("lost-2", -5.5)]


def test_games_to_remember() -> None:
    games = [
        ended("won", id="easy", difficulty="beginner", population=20),
        ended("won", id="hard", difficulty="hard", population=2),
        ended("won", id="quick", population=9, rounds=5),
        ended("won", id="slow", population=9, rounds=7),
        ended("lost", id="nearly", population=0, told=GameSummary(whole=True, left=1)),
        ended("lost", id="far", population=0, told=GameSummary(whole=True, left=30)),
        ended("lost", id="unread", population=0),
        ended("lost", id="closed", population=0, told=GameSummary(whole=False)),
    ]
    assert [game.id for game in best(games)] == ["hard", "quick", "slow", "easy"]
    assert [(game.id, game.left) for game in closest(games)[:3]] == [("nearly", 1), ("hard", None), ("quick", None)]


def test_a_file_that_every_reader_takes() -> None:
    """RFC 4180: lines end with CR LF, quotes are doubled, and a header names the columns."""
    told = GameSummary(whole=True, cards=("emp", "jacket"), dice=9, symbols=12, average=10.5, epics=3, left=0)
    games = [
        ended("won", id="one", at=1_700_000_000.0, seed='odd, "seed"\nof two lines', told=told),
        ended("lost", id="-two", at=1_700_000_060.0, seed="=1+1", bots=("tia",)),
    ]
    text = csv_of(games)
    assert text.startswith(",".join(COLUMNS) + "\r\n")
    assert text.endswith("\r\n")
    assert '"odd, ""seed""\nof two lines"' in text
    rows = list(csv.DictReader(StringIO(text, newline="")))
    assert [row["id"] for row in rows] == ["one", "-two"]
    assert rows[0]["ended"] == "2023-11-14T22:13:20+00:00"
    assert (rows[0]["cards"], rows[0]["symbols_on_average"], rows[0]["boss_left"]) == ("emp jacket", "10.5", "0")
    assert (rows[1]["seed"], rows[1]["bot_count"], rows[1]["dice_rolled"]) == ("'=1+1", "1", "")
    assert all(len(row) == len(COLUMNS) for row in csv.reader(StringIO(text, newline="")))


def test_a_file_without_games() -> None:
    assert csv_of([]) == ",".join(COLUMNS) + "\r\n"

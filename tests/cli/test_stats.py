"""Statistics in the terminal: of the same database as in the browser."""

from __future__ import annotations

import asyncio
import csv
from pathlib import Path

import pytest

from reckoners.cli.places import home
from reckoners.game import Game
from reckoners.game.record import header_of
from reckoners.server.database import FILE, OneServer, prepare
from reckoners.server.messages import info_of
from reckoners.server.storage import Storage
from reckoners.text import languages
from tests.cli.terminal import Terminal
from tests.finished.make import WANTED


def kept() -> None:
    """A win and a loss with people, and a win of bots alone, as a server keeps them."""
    home().mkdir(parents=True, exist_ok=True)
    prepare(home() / FILE)
    won, lost = (next(one for one in WANTED if one.result == result) for result in ("won", "lost"))

    async def keeping() -> None:
        storage = Storage(home() / FILE)
        for n, (wanted, bot) in enumerate(((won, ""), (lost, ""), (won, "greedy"))):
            game = Game.load(wanted.path)
            bots = dict.fromkeys(game.setup.reckoners, bot) if bot else {}
            info = info_of(f"game-{n}", game, float(n), float(n), bots)
            await storage.create(header_of(game, "journal"), info, [str(action) for action in game.actions])
        await storage.close()

    asyncio.run(keeping())


@pytest.mark.parametrize("language", languages())
def test_no_games(terminal: Terminal, language: str) -> None:
    said = terminal("--language", language, "stats")
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1


def test_all_of_it(terminal: Terminal, tmp_path: Path) -> None:
    kept()
    said = terminal("stats")
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "1 of 2 games won: 50%, in truth likely 9 to 91%."
    assert lines[1] == "Now lost in a row: 1. Longest rows: 1 won, 1 lost."
    assert "By Boss" in lines
    assert any(line.startswith("  Steelheart  50%, 1 of 2") and line.endswith("few games") for line in lines)
    assert lines[-1] == "One game that bots played alone is not counted; --all counts it."
    lock = OneServer(home())  # as if a server ran
    try:
        everybody = terminal("stats", "--all").out.splitlines()
    finally:
        lock.release()
    assert everybody[0].startswith("2 of 3 games won")
    file = tmp_path / "games.csv"
    assert terminal("stats", "--csv", str(file)).code == 0
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [row["result"] for row in rows] == ["won", "lost"]
    assert all(int(row["dice_rolled"]) > 0 for row in rows)
    again = terminal("stats", "--csv", str(file))
    assert (again.code, len(again.err.splitlines())) == (2, 1)


def test_something_else_in_its_place(terminal: Terminal) -> None:
    home().mkdir(parents=True, exist_ok=True)
    (home() / FILE).write_text("my diary " * 100)
    said = terminal("stats")
    assert said.code == 2
    assert "no database of games" in said.err

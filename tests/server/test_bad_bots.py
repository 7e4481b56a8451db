"""Bots that misbehave, and workers that die: everybody is told, and the game goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from reckoners.server.bots_protocol import Advised, BotsNow
from reckoners.server.protocol import TableNow
from tests.server.house import LONGEST, House

BOTS = """
import os

class Raises:
    def choose(self, seen):
        raise ValueError("I never do")

class Nonsense:
    def choose(self, seen):
        print("this is no answer", flush=True)
        return ["tia dance"]

class Deadly:
    def choose(self, seen):
        os._exit(3)

def broken():
    raise RuntimeError("not today")
"""
ENTRY_POINTS = """[reckoners.bots]
raises = strange_bots:Raises
nonsense = strange_bots:Nonsense
deadly = strange_bots:Deadly
broken = strange_bots:broken
missing = strange_bots:Missing
"""


@pytest.fixture
def packages(tmp_path: Path) -> str:
    """A folder with an installed package that brings bots."""
    folder = tmp_path / "packages"
    info = folder / "strange_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "strange_bots.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return str(folder)


SENTENCES = {
    "raises": "The bot raises has failed. Greedy plays on in its place.",
    "nonsense": "The bot nonsense wanted something that cannot be played. Greedy plays on in its place.",
    "deadly": "The bot deadly has failed. Greedy plays on in its place.",
    "broken": "The bot broken does not start. Greedy plays on in its place.",
    "missing": "The bot missing does not start. Greedy plays on in its place.",
}


def test_a_bot_that_misbehaves_is_replaced(start: Callable[..., House], packages: str) -> None:
    house = start(packages=packages)
    assert [bot["id"] for bot in house.http.get("/api/bots").json()][3:] == sorted(SENTENCES)
    for name, sentence in SENTENCES.items():
        info = house.new(seed=name)
        with house.window(info.id) as window, house.window(info.id, language="de") as other:
            window.say("bots", running=None, pace="at-once")
            window.say("seat", reckoner="abraham", bot="random")  # the bot sits down when both look
            window.say("seat", reckoner="tia", bot=name)
            news = window.until(lambda message: isinstance(message, BotsNow) and message.news)
            assert isinstance(news, BotsNow)
            assert news.news == sentence
            assert news.crew.seats == {"tia": "greedy", "abraham": "random"}
            german = other.until(lambda message: isinstance(message, BotsNow) and message.news)
            assert isinstance(german, BotsNow)
            assert german.news.startswith("Der Bot")
            window.until(lambda message: isinstance(message, TableNow) and message.at > 3)
        kept = next(kept for kept in house.list() if kept.id == info.id)
        assert kept.bots == {"tia": "greedy", "abraham": "random"}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not tell a process's children")
def test_a_worker_that_dies_is_replaced(start: Callable[..., House]) -> None:
    house = start()
    info = house.new(seed="killed", bots=("random", "random"), pace="fast")
    with house.window(info.id) as window:
        table = window.until(lambda message: isinstance(message, TableNow) and message.at > 1)
        for worker in children(house.pid):
            os.kill(worker, signal.SIGKILL)
        assert isinstance(table, TableNow)
        later = window.until(lambda message: isinstance(message, TableNow) and message.at > table.at + 2)
        assert isinstance(later, TableNow)
        assert later.crew.seats == {"tia": "random", "abraham": "random"}
        window.say("bots", running=False)
        window.say("advise")
        assert isinstance(window.until(lambda message: isinstance(message, Advised)), Advised)
        workers = children(house.pid)
        assert len(workers) == 2
    house.end()
    until = time.monotonic() + LONGEST
    while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):  # they leave with the server
        assert time.monotonic() < until
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]

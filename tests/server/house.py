"""Servers and windows for tests: everything real, on loopback and on disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from reckoners.server.bots_protocol import Advised, BotsNow, OddsTold, TalkNow
from reckoners.server.protocol import (
    PROTOCOL,
    Fault,
    FromServer,
    LogEntry,
    LogPage,
    Option,
    PastTable,
    Previewed,
    Refused,
    TableInfo,
    TableNow,
    TablePage,
)
from tests.server.nursery import Born, Wish

PROJECT = Path(__file__).parents[2]
LONGEST = 90  # seconds that any answer may take before a test gives up: long, for machines that are busy
TEAM = ("tia", "abraham")

Heard = TableNow | PastTable | Refused | Previewed | Fault | BotsNow | TalkNow | Advised | OddsTold
decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(FromServer)


class Window:
    """A client at a table."""

    def __init__(self, url: str, **options: Any) -> None:
        self.socket: ClientConnection = connect(url, max_size=None, compression=None, **options)

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def anything(self) -> Heard:
        return decoder.decode(self.socket.recv(LONGEST))

    def hear(self) -> Heard:
        """The next message, but for what is only talk."""
        while isinstance(message := self.anything(), TalkNow):
            continue
        return message

    def until(self, reached: Callable[[Heard], object]) -> Heard:
        """Listens till something is heard."""
        while True:
            message = self.hear()
            if reached(message):
                return message

    def bots(self) -> BotsNow:
        message = self.hear()
        assert isinstance(message, BotsNow), message
        return message

    def table(self) -> TableNow:
        message = self.hear()
        assert isinstance(message, TableNow), message
        return message

    def fault(self) -> Fault:
        message = self.hear()
        assert isinstance(message, Fault), message
        return message

    def refused(self) -> Refused:
        message = self.hear()
        assert isinstance(message, Refused), message
        return message

    def say(self, type: str, **fields: object) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    def act(self, table: TableNow, *actions: str) -> TableNow:
        self.say("act", version=table.version, actions=actions)
        return self.table()


class House:
    """A server, by its address and process."""

    def __init__(self, folder: Path, born: Born) -> None:
        self.folder = folder
        self.address = born.address
        self.pid = born.pid
        self.link = born.link
        self.http = httpx.Client(base_url=born.address, timeout=LONGEST)

    def new(
        self,
        *reckoners: str,
        seed: str = "one",
        difficulty: str = "standard",
        bots: tuple[str, ...] = (),
        pace: str = "at-once",
    ) -> TableInfo:
        """Bots act without a pause, unless told."""
        wanted = {"reckoners": reckoners or TEAM, "seed": seed, "difficulty": difficulty, "bots": bots, "pace": pace}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def played_out(self, seed: str = "played") -> str:
        """A table that bots have played to its end."""
        info = self.new(seed=seed, difficulty="beginner", bots=("greedy", "random"))
        with self.window(info.id) as window:
            window.until(lambda message: isinstance(message, TableNow) and message.view.result != "playing")
        return info.id

    def window(self, id: str, language: str = "en", **options: Any) -> Window:
        place = f"ws{self.address.removeprefix('http')}api/tables/{id}/play"
        return Window(f"{place}?lang={language}&protocol={PROTOCOL}", **options)

    def list(self) -> list[TableInfo]:
        """All of them, page by page."""
        found: list[TableInfo] = []
        after = ""
        while True:
            page = self.page(after=after)
            found += page.tables
            if not (after := page.more):
                return found

    def page(self, **asked: str | int) -> TablePage:
        return msgspec.json.decode(self.http.get("/api/tables", params=asked).content, type=TablePage)

    def log_page(self, id: str, language: str = "en", **about: int) -> LogPage:
        answer = self.http.get(f"/api/tables/{id}/log", params={"lang": language, **about})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=LogPage)

    def log(self, id: str) -> tuple[LogEntry, ...]:
        """All of it, page by page."""
        page = self.log_page(id)
        found = page.entries
        while found[0].at > 0:
            page = self.log_page(id, before=found[0].at)
            found = page.entries + found
        return found

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def end(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.http.close()
        try:
            os.kill(self.pid, how)
            until = time.monotonic() + LONGEST
            while time.monotonic() < until:
                os.kill(self.pid, 0)
                time.sleep(0.005)
        except ProcessLookupError:
            return
        raise AssertionError("the server has not ended")


class Nursery:
    """Starts servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=PROJECT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, folder: Path, **wishes: Any) -> House:
        born = self.born(Wish(str(folder), **wishes))
        assert born.pid, born.address
        return House(folder, born)

    def born(self, wish: Wish) -> Born:
        """What came of a wish; without a process id it is the reason why nothing did."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(wish).decode() + "\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Born)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(LONGEST)
        self._process.stdout.close()


def option(table: TableNow, action: str) -> Option:
    return next(option for option in table.options if option.action == action)


def first(table: TableNow, kind: str) -> Option:
    return next(option for option in table.options if option.kind == kind)


def to_the_use_step(window: Window, table: TableNow) -> TableNow:
    """Nothing bought, everybody in the first district, every die kept as it fell."""
    place = table.view.districts[0].id
    table = window.act(table, "end purchase", *(f"{seat.id} place {place}" for seat in table.view.reckoners))
    return window.act(table, *(f"{seat.id} stop" for seat in table.view.reckoners))

"""Connections: sent at once, not more than there is room for, and a log that does not fill the disk."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx

from reckoners.server.logs import AT_ONCE, Sparing
from reckoners.server.serving import listening
from tests.server.house import LONGEST, House


def test_an_answer_is_sent_at_once() -> None:
    """Without TCP_NODELAY the second of two answers waits for the acknowledgement of the first."""
    found: list[int] = []

    async def doing() -> None:
        met = asyncio.Event()

        async def called(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            plug: socket.socket = writer.get_extra_info("socket")
            found.append(plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            met.set()

        with listening("127.0.0.1", 0) as listener:
            async with await asyncio.start_server(called, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                await met.wait()
                writer.close()

    asyncio.run(doing())
    assert found[0]


def test_two_hundred_silent_connections_and_few_handles(start: Callable[..., House], tmp_path: Path) -> None:
    """Newcomers are let in, those who play stay, and the log stays short."""
    log = tmp_path / "log"
    house = start(handles=128, patience=2.0, log=str(log))
    place = httpx.URL(house.address)
    info = house.new()
    with ExitStack() as stack, house.window(info.id) as window:
        table = window.act(window.table(), "end purchase")
        for _ in range(200):
            stack.enter_context(socket.create_connection((place.host, place.port or 80), LONGEST))
        for _ in range(10):
            window.say("shown", version=table.version)  # somebody sits here
            assert until_let_in(house)
            stack.enter_context(house.window(info.id)).table()
        window.say("undo", version=table.version)
        assert window.table().at == 0
    assert log.stat().st_size < 20_000


def until_let_in(house: House) -> bool:
    """A newcomer who tries again, as a browser does."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            with httpx.Client(base_url=house.address, timeout=LONGEST) as newcomer:
                return newcomer.get("/api/languages").status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
    return False


def test_one_line_a_second_in_the_log() -> None:
    sparing = Sparing()
    lines = [logging.LogRecord("x", logging.ERROR, "", n, "line %d", (n,), None) for n in range(10_000)]
    through = [line for line in lines if sparing.filter(line)]
    assert AT_ONCE <= len(through) <= AT_ONCE + 5
    sparing._at -= 5
    after = logging.LogRecord("x", logging.ERROR, "", 1, "another", None, None)
    assert sparing.filter(after)
    assert "more lines" in after.getMessage()

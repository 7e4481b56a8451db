"""One window, however much it says, keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reckoners.game import Game, Setup
from reckoners.game.files import encoded
from reckoners.game.game import MOST_BACK
from reckoners.game.record import Line, first_sum, header_of, next_sum
from reckoners.server import live_tables as tables_module
from reckoners.server.bot_pool import BotPool
from reckoners.server.bots_protocol import Pace
from reckoners.server.conversation import MOST_WINDOWS
from reckoners.server.database import FILE, prepare
from reckoners.server.errors import UnknownTable
from reckoners.server.live_tables import LiveTable, LiveTables, replay
from reckoners.server.protocol import Fault, NewTable, PastTable, TableNow
from reckoners.server.storage import Storage
from reckoners.server.turns import BURST, MOST_WAITING, Inbox, Turns
from tests.server.house import House, Window

PACE: Pace = "normal"


def run(doing: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(doing, 60))


def test_between_two_messages_everybody_else_goes_on() -> None:
    async def doing() -> None:
        rounds = 0
        seen: list[int] = []

        async def everybody_else() -> None:
            nonlocal rounds
            while True:
                await asyncio.sleep(0)
                rounds += 1

        inbox = Inbox(Turns())
        for n in range(MOST_WAITING):
            assert inbox.put(str(n))
        others = asyncio.create_task(everybody_else())
        for n in range(MOST_WAITING):
            assert await inbox.take() == (str(n),)
            seen.append(rounds)
        others.cancel()
        assert all(later > earlier for earlier, later in pairwise(seen))

    run(doing())


def test_who_has_said_little_comes_before_those_who_have_said_much() -> None:
    async def doing() -> None:
        turns = Turns()
        order: list[str] = []

        async def window(name: str, inbox: Inbox, messages: int) -> None:
            for _ in range(messages):
                assert await inbox.take() is not None
                order.append(name)

        loud = [Inbox(turns) for _ in range(20)]
        for inbox in loud:
            for _ in range(100):
                inbox.put("look")
        talking = [asyncio.create_task(window("loud", inbox, 100)) for inbox in loud]
        while len(order) < 500:
            await asyncio.sleep(0)
        quiet = Inbox(turns)
        quiet.put("act")
        before = len(order)
        await window("quiet", quiet, 1)
        assert order.index("quiet") - before <= 2
        await asyncio.gather(*talking)

    run(doing())


def test_what_was_said_before_leaving_is_dropped() -> None:
    async def doing() -> None:
        inbox = Inbox(Turns())
        for _ in range(100):
            inbox.put("look")
        assert await inbox.take() == ("look",)
        inbox.leave()
        assert await inbox.take() is None

        waiting = asyncio.create_task((other := Inbox(Turns())).take())
        await asyncio.sleep(0)
        other.leave()
        assert await waiting is None

    run(doing())


def test_a_window_is_slowed_down_when_it_has_said_a_lot() -> None:
    async def doing() -> None:
        inbox = Inbox(Turns())
        clock = asyncio.get_running_loop().time
        started = clock()
        for _ in range(int(BURST) + 6):
            inbox.put("look")
            await inbox.take()
        assert clock() - started > 0.05
        assert not all(inbox.put("look") for _ in range(MOST_WAITING + 1))

    run(doing())


def test_a_flood_is_answered_once_and_others_play_on(start: Callable[..., House]) -> None:
    house = start()
    with house.window(house.new().id) as loud, house.window(house.new().id) as quiet:
        loud.table()
        table = quiet.table()
        loud.socket.socket.sendall(frames(b'{"type":"look","at":0}', 10_000))
        table = quiet.act(table, "end purchase")
        heard: list[object] = []
        with pytest.raises(ConnectionClosed) as closed:
            listen(loud, heard)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        last = heard.pop()
        assert isinstance(last, Fault)
        assert last.code == "flood"
        assert all(isinstance(message, PastTable) for message in heard)
        assert len(heard) <= BURST
        assert quiet.act(table, table.options[0].action).at == 2


def listen(window: Window, heard: list[object]) -> None:
    while True:
        heard.append(window.hear())


def frames(text: bytes, count: int) -> bytes:
    """So many messages as a client sends them, masked by nothing."""
    assert len(text) < 126
    return (bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text) * count


def test_a_table_has_room_for_so_many_windows(house: House) -> None:
    id = house.new().id
    windows = [house.window(id) for _ in range(MOST_WINDOWS)]
    for window in windows:
        window.table()
    with house.window(id) as one_more:
        assert one_more.fault().code == "crowded"
        with pytest.raises(ConnectionClosed) as closed:
            one_more.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    windows.pop().socket.close()
    for _ in range(100):
        with house.window(id) as again:
            if isinstance(again.hear(), TableNow):
                break
    else:
        raise AssertionError("nobody is let in")
    for window in windows:
        window.socket.close()


def full_record(lines: int) -> bytes:
    """A file of a game in which somebody went back and forth."""
    header = header_of(Game(Setup(reckoners=("tia", "prof"), seed="full")), "journal")
    running = first_sum(header)
    rows = [encoded(header)]
    for n in range(lines):
        do = "end purchase" if n == 0 else "undo" if n % 2 else "redo"
        running = next_sum(running, do)
        rows.append(encoded(Line(do, f"{running:08x}")))
    return b"".join(rows)


def test_a_record_does_not_grow_without_end_but_the_game_goes_on(house: House) -> None:
    made = house.http.post("/api/tables/file", content=full_record(MOST_BACK - 1))
    assert made.status_code == 201, made.text
    with house.window(made.json()["id"]) as window:
        table = window.table()
        window.say("undo", version=table.version)
        table = window.table()
        for way in ("undo", "redo"):
            window.say(way, version=table.version)
            assert window.refused().code == "record-full"
        assert window.act(table, "end purchase").at == 1
    refused = house.http.post("/api/tables/file", content=full_record(MOST_BACK + 1))
    assert (refused.status_code, refused.json()["code"]) == (422, "file")
    assert f"line {MOST_BACK + 2:,}" in refused.json()["sentence"]


def test_a_table_deleted_while_it_is_opened_has_no_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(kept: Any, id: str) -> LiveTable:
        begun.set()
        assert go_on.wait(60)
        return replay(kept, id)

    monkeypatch.setattr(tables_module, "replay", slow)
    prepare(tmp_path / FILE)

    async def doing() -> None:
        storage, bot_pool = Storage(tmp_path / FILE), BotPool()
        tables = LiveTables(storage, bot_pool)
        info = await tables.create(NewTable(("tia", "prof")))
        other = await tables.create(NewTable(("tia", "cody")))
        openings = [asyncio.create_task(tables.open(info.id)) for _ in range(3)]
        await asyncio.to_thread(begun.wait, 60)
        assert await tables.delete(info.id) == []
        go_on.set()
        for opening in openings:
            with pytest.raises(UnknownTable):
                await opening
        with pytest.raises(UnknownTable):
            await tables.open(info.id)
        table = await tables.open(other.id)
        assert await tables.open(other.id) is table
        await tables.delete(other.id)
        assert table.gone
        await tables.close()
        await bot_pool.close()
        await storage.close()

    run(doing())

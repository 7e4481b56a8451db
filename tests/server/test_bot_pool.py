"""The worker processes in which bots think: one that hangs or dies is replaced, and its question is given up."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import msgspec
import pytest

from reckoners.game import Game, Setup
from reckoners.server.bot_pool import BotProcess, FairLine, NoAnswerError
from reckoners.server.bot_process import Answerer, Interruptible
from reckoners.server.bot_questions import (
    DROP,
    AskDecisive,
    AskTurn,
    BotAnswer,
    BotQuestion,
    DecisiveAnswer,
    Failed,
    TurnAnswer,
    position_of,
)

GAME = Game(Setup(reckoners=("tia", "prof"), seed="thinking"))
ASKED = AskTurn(position_of("a table", GAME), {0: "random", 1: "random"})


def hang(process: BotProcess, pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)
    process.longest = 0.2


def die(process: BotProcess, pid: int) -> None:  # noqa: ARG001 - the shape of a mishap
    os.kill(pid, signal.SIGKILL)


async def asked_before_and_after(mishap: Callable[[BotProcess, int], None]) -> None:
    process = BotProcess()
    patience = process.longest
    try:
        first = await process.ask(ASKED, TurnAnswer)
        pid = process.pid
        assert pid is not None
        mishap(process, pid)
        with pytest.raises(NoAnswerError):
            await process.ask(ASKED, TurnAnswer)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)  # nothing of it is left on the machine
        process.longest = patience
        assert await process.ask(ASKED, TurnAnswer) == first
        assert process.pid != pid
    finally:
        await process.close()
    with pytest.raises(NoAnswerError, match="closing"):
        await process.ask(ASKED, TurnAnswer)


@pytest.mark.parametrize("mishap", [hang, die])
def test_a_worker_that_fails_is_replaced(mishap: Callable[[BotProcess, int], None]) -> None:
    asyncio.run(asked_before_and_after(mishap))


async def turns_of(asking: list[str], leaving: set[int]) -> list[str]:
    """Who is called in which order, if these tables ask in this order; some give up before it is their turn."""
    line = FairLine()
    called: list[str] = []

    async def ask(number: int, table: str) -> None:
        async with line.turn(table):
            called.append(f"{table}{number}")
            await asyncio.sleep(0)

    async with line.turn("first"):
        tasks = [asyncio.create_task(ask(number, table)) for number, table in enumerate(asking)]
        await asyncio.sleep(0)
        for number in leaving:
            tasks[number].cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 20)
    async with asyncio.timeout(20), line.turn("last"):  # nobody has taken the turn away
        return called


def test_tables_take_turns_with_a_worker() -> None:
    assert asyncio.run(turns_of(["a", "a", "a", "b", "c", "b"], set())) == ["a0", "b3", "c4", "a1", "b5", "a2"]


def test_who_has_left_is_not_called() -> None:
    assert asyncio.run(turns_of(["a", "a", "b", "b", "a"], {0, 2, 4})) == ["a1", "b3"]
    assert asyncio.run(turns_of(["a", "b"], {0, 1})) == []


@pytest.mark.skipif(DROP is None, reason="workers are ended instead")
def test_a_worker_stops_thinking_when_nobody_asks_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """And hears it at no other time."""
    assert DROP is not None
    worker = Interruptible()
    before = signal.signal(DROP, worker.drop)
    question = msgspec.json.encode(ASKED)
    try:
        signal.raise_signal(DROP)
        first = msgspec.json.decode(worker.answer(question), type=TurnAnswer)
        answer = Answerer.answer

        def endless(mind: Answerer, asked: BotQuestion) -> BotAnswer:
            monkeypatch.setattr(Answerer, "answer", answer)
            signal.raise_signal(DROP)
            raise AssertionError(mind, asked)

        monkeypatch.setattr(Answerer, "answer", endless)
        assert msgspec.json.decode(worker.answer(question), type=Failed) == Failed("dropped")
        signal.raise_signal(DROP)
        assert msgspec.json.decode(worker.answer(question), type=TurnAnswer) == first
    finally:
        signal.signal(DROP, before)


async def asked_and_left() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="left"))
    while game.result == "playing":
        game.play_code(game.codes()[-1])
    long = AskDecisive(position_of("another table", game))
    process = BotProcess()
    try:
        first = await process.ask(ASKED, TurnAnswer)
        pid = process.pid
        for _ in range(3):
            asking = asyncio.create_task(process.ask(long, DecisiveAnswer))
            while not process.is_asking:
                await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
        assert await process.ask(ASKED, TurnAnswer) == first  # its own answer, of the same worker
        assert process.pid == pid
        assert (await process.ask(long, DecisiveAnswer)).turnings is not None
    finally:
        await process.close()


def test_a_question_is_dropped_when_nobody_waits_for_its_answer() -> None:
    asyncio.run(asked_and_left())

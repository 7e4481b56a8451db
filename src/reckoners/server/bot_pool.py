"""Asking bots without waiting: worker processes are started when somebody asks, and replaced when they die or hang."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from reckoners.server.bot_questions import (
    DROP,
    AdviceAnswer,
    AskAdvice,
    AskDecisive,
    AskKeeps,
    AskPlayOn,
    AskTurn,
    AskWish,
    BotAnswer,
    BotQuestion,
    DecisiveAnswer,
    Failed,
    KeepsAnswer,
    PlayOnAnswer,
    TurnAnswer,
    WishAnswer,
)

MOST_ANSWER = 4 * 1024 * 1024  # bytes
DROPPING = 5.0  # seconds until a worker has given up a question that nobody asks any more
LONGEST = 60.0  # seconds; a bot of somebody else is given up by the worker itself long before

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[BotAnswer] = msgspec.json.Decoder(BotAnswer)
T = TypeVar("T", bound=BotAnswer)


class NoAnswerError(Exception):
    """The worker died, took too long, or made a mistake. The next question goes to a fresh one."""


async def started() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # nothing from the folder in which the server happens to run
        "-m",
        "reckoners.server.bot_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=MOST_ANSWER,
    )


class FairLine:
    """Those who wait for a worker. Tables take turns; at each of them, whoever asked first."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        await self._wait(table)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, table: str) -> None:
        if not self._busy:
            self._busy = True
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was this one's turn just now
                self._next()
            raise

    def _next(self) -> None:
        """The first of the next table who still waits."""
        while self._waiting:
            table, several = self._waiting.popitem(last=False)
            called = several.popleft()
            if several:
                self._waiting[table] = several  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._busy = False


class BotProcess:
    """One worker process, asked by one table after the other."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._line = FairLine()
        self.is_asking = False  # a question has been sent
        self._dropped = False  # an answer is still to come that nobody waits for
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def ask(self, asked: BotQuestion, kind: type[T]) -> T:
        async with self._line.turn(asked.position.table):
            if self._closed:
                raise NoAnswerError("the server is closing")
            try:
                line = await self._line_to(msgspec.json.encode(asked) + b"\n")
                answer = decoder.decode(line)  # an end of its output is no JSON either
            except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                await self.end()
                raise NoAnswerError(f"{type(error).__name__}: {error}") from error
            except asyncio.CancelledError:  # nobody waits for the answer any more
                self._drop()
                raise
        if isinstance(answer, Failed):
            log.error("a worker: %s", answer.reason)
            raise NoAnswerError(answer.reason.strip().rpartition("\n")[2])
        if not isinstance(answer, kind):
            raise NoAnswerError(f"not an answer: {type(answer).__name__}")
        return answer

    async def _line_to(self, question: bytes) -> bytes:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        if self._dropped and not await self._given_up(process.stdout):
            await self.end()
            return await self._line_to(question)
        process.stdin.write(question)
        self.is_asking = True
        await process.stdin.drain()
        line = await asyncio.wait_for(process.stdout.readline(), self.longest)
        self.is_asking = False
        return line

    async def _given_up(self, answers: asyncio.StreamReader) -> bool:
        """The answer that nobody waits for is read, or it would be taken for the next one."""
        try:
            line = await asyncio.wait_for(answers.readline(), DROPPING)
        except TimeoutError:  # it does not listen
            return False
        self._dropped = False
        return bool(line)

    def _drop(self) -> None:
        """The worker thinks no further about the question."""
        if self._process is None or not self.is_asking:
            return
        self.is_asking = False
        self._dropped = True
        with contextlib.suppress(ProcessLookupError):
            if DROP is None:
                self._process.kill()
            else:
                self._process.send_signal(DROP)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            if self._starting is None:
                self._starting = asyncio.create_task(started())
            self._process = await asyncio.shield(self._starting)  # who gives up leaves it to whoever comes next
            self._starting = None
        return self._process

    async def end(self) -> None:
        if self._starting is not None:
            with contextlib.suppress(OSError):
                self._process = await self._starting
            self._starting = None
        process, self._process = self._process, None
        self.is_asking = self._dropped = False
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """For good."""
        self._closed = True
        await self.end()


class BotPool:
    """A worker for each kind of question: a person who asks for advice waits neither for bots of another table nor for
    somebody who looks back at a game. They are started when they are first asked."""

    def __init__(self) -> None:
        self.playing = BotProcess()
        self.advising = BotProcess()
        self.looking_back = BotProcess()
        self.playing_on = BotProcess()

    async def turn(self, asked: AskTurn) -> TurnAnswer:
        return await self.playing.ask(asked, TurnAnswer)

    async def wish(self, asked: AskWish) -> WishAnswer:
        """By the same worker: it thinks with what it has in mind for that table."""
        return await self.playing.ask(asked, WishAnswer)

    async def advice(self, asked: AskAdvice) -> AdviceAnswer:
        return await self.advising.ask(asked, AdviceAnswer)

    async def keeps(self, asked: AskKeeps) -> KeepsAnswer:
        return await self.advising.ask(asked, KeepsAnswer)

    async def decisive(self, asked: AskDecisive) -> DecisiveAnswer:
        return await self.looking_back.ask(asked, DecisiveAnswer)

    async def play_on(self, asked: AskPlayOn) -> PlayOnAnswer:
        """One game; tables that want several take turns."""
        return await self.playing_on.ask(asked, PlayOnAnswer)

    async def close(self) -> None:
        for process in (self.playing, self.advising, self.looking_back, self.playing_on):
            await process.close()

"""Asking bots without waiting: worker processes are started when somebody asks, and replaced when they die or hang."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import TypeVar

import msgspec

from reckoners.server.thoughts import (
    Advising,
    AskAdvice,
    AskDecisive,
    Asked,
    AskKeeps,
    AskTurn,
    Failed,
    Keeps,
    Thought,
    Turn,
    Turnings,
)

MOST_ANSWER = 4 * 1024 * 1024  # bytes
LONGEST = 60.0  # seconds; a bot of somebody else is given up by the worker itself long before

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)
T = TypeVar("T", bound=Thought)


class NoThoughtError(Exception):
    """The worker died, took too long, or made a mistake. The next question goes to a fresh one."""


class Thinker:
    """One worker process; questions wait in line."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def ask(self, asked: Asked, kind: type[T]) -> T:
        async with self._turn:
            if self._closed:
                raise NoThoughtError("the server is closing")
            try:
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(asked) + b"\n")
                await process.stdin.drain()
                line = await asyncio.wait_for(process.stdout.readline(), self.longest)
                thought = decoder.decode(line)  # an end of its output is no JSON either
            except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                await self.end()
                raise NoThoughtError(f"{type(error).__name__}: {error}") from error
            except BaseException:  # nobody waits for the answer any more: it must not be taken for the next one
                await self.end()
                raise
        if isinstance(thought, Failed):
            log.error("a worker: %s", thought.reason)
            raise NoThoughtError(thought.reason.strip().rpartition("\n")[2])
        if not isinstance(thought, kind):
            raise NoThoughtError(f"not an answer: {type(thought).__name__}")
        return thought

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # nothing from the folder in which the server happens to run
                "-m",
                "reckoners.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_ANSWER,
            )
        return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """For good."""
        self._closed = True
        await self.end()


class Thinkers:
    """Two workers: a person who asks for advice does not wait for bots of another table."""

    def __init__(self) -> None:
        self.playing = Thinker()
        self.advising = Thinker()

    async def turn(self, asked: AskTurn) -> Turn:
        return await self.playing.ask(asked, Turn)

    async def advice(self, asked: AskAdvice) -> Advising:
        return await self.advising.ask(asked, Advising)

    async def keeps(self, asked: AskKeeps) -> Keeps:
        return await self.advising.ask(asked, Keeps)

    async def decisive(self, asked: AskDecisive) -> Turnings:
        return await self.advising.ask(asked, Turnings)

    async def close(self) -> None:
        await self.playing.close()
        await self.advising.close()

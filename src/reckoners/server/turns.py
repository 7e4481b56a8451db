"""A fair share for every window: messages are taken up one at a time, and first from those who have said least lately.

Whoever says more than a person can is slowed down, and whoever does not stop is sent away. What a window has said
before it left is not answered any more.
"""

from __future__ import annotations

import asyncio
import heapq
import math
from collections import deque
from itertools import count

RATE = 60.0  # messages a second that a window may go on with; nobody clicks so fast, but whoever hovers asks a lot
BURST = 300.0  # messages that it may say at once
MOST_WAITING = 256  # messages that have come and are not taken up yet; with one more the window is sent away
FORGOTTEN = 2.0  # seconds in which what was said counts for about a third


class Turns:
    """Whose message is taken up next. Between any two of them the loop goes round once, so that nobody else waits."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._taken = False  # in this round of the loop

    async def take(self, said: float) -> None:
        """Returns when it is the turn of somebody who has said so much."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._next, loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (said, next(self._numbers), turn))
        await turn

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)  # taken up in the next round of the loop
                loop.call_soon(loop.call_soon, self._next, loop)
                return
        self._taken = False


class Inbox:
    """What one window has said, until it is taken up."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._texts: deque[str | None] = deque()
        self._some = asyncio.Event()
        self._left = False
        self._tokens = BURST
        self._said = 0.0
        self._at = asyncio.get_running_loop().time()

    def put(self, text: str | None) -> bool:
        """Whether there was room for it. None stands for a message that is no text."""
        if len(self._texts) >= MOST_WAITING:
            return False
        self._texts.append(text)
        self._some.set()
        return True

    def leave(self) -> None:
        """Nobody is there to be answered."""
        self._left = True
        self._texts.clear()
        self._some.set()

    @property
    def left(self) -> bool:
        return self._left

    async def take(self) -> tuple[str | None] | None:
        """The next message, when it is its turn; None when the window has left."""
        while not self._left:
            if not self._texts:
                self._some.clear()
                await self._some.wait()
                continue
            if (pause := self._pause()) > 0:
                await asyncio.sleep(pause)
            await self._turns.take(self._said)
            if self._texts:
                self._tokens -= 1
                self._said += 1
                return (self._texts.popleft(),)
        return None

    def _pause(self) -> float:
        """Seconds till it may say something again."""
        now = asyncio.get_running_loop().time()
        passed, self._at = now - self._at, now
        self._tokens = min(BURST, self._tokens + passed * RATE)
        self._said *= math.exp(-passed / FORGOTTEN)
        return max(0.0, (1 - self._tokens) / RATE)

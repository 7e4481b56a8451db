"""A window is one connection that looks at a table. What it should see is queued: nobody waits for a slow one."""

from __future__ import annotations

import asyncio
from typing import Protocol

WAITING = 64  # messages; a window that is further behind is closed, comes back by itself, and sees the newest table


class Socket(Protocol):
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Window:
    """Ends when its queue hands out a closing code."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.shown = -1  # the version that it has shown to the end
        self.says_so = False
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False

    @property
    def closing(self) -> bool:
        return self._closing

    def has_shown(self, version: int) -> None:
        self.shown = max(self.shown, version)
        self.says_so = True

    def behind(self, version: int) -> int:
        """How many steps it has not got yet, or has not shown yet if it is one that says so."""
        return max(self._queue.qsize(), version - self.shown if self.says_so else 0)

    def send(self, text: str) -> None:
        if self._closing:
            return
        if self._queue.qsize() >= WAITING:
            self.close(1013)
        else:
            self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """After everything that is queued already."""
        self._closing = True
        self._queue.put_nowait(code)

    async def deliver(self, socket: Socket) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await socket.close(item)
                return
            await socket.send_text(item)

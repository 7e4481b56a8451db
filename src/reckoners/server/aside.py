"""Work that takes long, beside the loop: one thing at a time, so that it never takes more than its half of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """One thread; who comes later waits."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*given, **named))

    async def close(self) -> None:
        """What has not begun is dropped."""
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

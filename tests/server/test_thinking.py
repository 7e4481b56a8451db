"""The worker processes in which bots think: one that hangs or dies is replaced, and its question is given up."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

from reckoners.game import Game, Setup
from reckoners.server.thinking import NoThoughtError, Thinker
from reckoners.server.thoughts import AskTurn, Position, Turn

GAME = Game(Setup(reckoners=("tia", "prof"), seed="thinking"))
ASKED = AskTurn(Position("a table", GAME.setup, []), {0: "random", 1: "random"})


def hang(thinker: Thinker, pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)
    thinker.longest = 0.2


def die(thinker: Thinker, pid: int) -> None:  # noqa: ARG001 - the shape of a mishap
    os.kill(pid, signal.SIGKILL)


async def asked_before_and_after(mishap: Callable[[Thinker, int], None]) -> None:
    thinker = Thinker()
    patience = thinker.longest
    try:
        first = await thinker.ask(ASKED, Turn)
        pid = thinker.pid
        assert pid is not None
        mishap(thinker, pid)
        with pytest.raises(NoThoughtError):
            await thinker.ask(ASKED, Turn)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)  # nothing of it is left on the machine
        thinker.longest = patience
        assert await thinker.ask(ASKED, Turn) == first
        assert thinker.pid != pid
    finally:
        await thinker.close()
    with pytest.raises(NoThoughtError, match="closing"):
        await thinker.ask(ASKED, Turn)


@pytest.mark.parametrize("mishap", [hang, die])
def test_a_worker_that_fails_is_replaced(mishap: Callable[[Thinker, int], None]) -> None:
    asyncio.run(asked_before_and_after(mishap))

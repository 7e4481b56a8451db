"""Many tables at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from reckoners.game import Game
from reckoners.game.files import text_of
from tests.server.house import House

TABLES = 100
MOST = 300  # megabytes
ACTIONS = 100
SAVE = Path(__file__).parents[1] / "finished" / "4-standard-lost.jsonl"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell a process's memory")
def test_a_hundred_tables_open(start: Callable[..., House]) -> None:
    """Each in mid-game, with a window that looks at it."""
    begun = text_of(Game.load(SAVE).fork(ACTIONS))
    house = start()
    with ExitStack() as stack:
        for _ in range(TABLES):
            answer = house.http.post("/api/tables/file", content=begun)
            window = stack.enter_context(house.window(answer.json()["id"]))
            assert window.table().at == ACTIONS
        assert megabytes(house.pid) < MOST


def megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024

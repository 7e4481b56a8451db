"""Opening the statistics: `python -m bench.statistics --games 500`.

A real server in a process of its own, on loopback and on disk, with so many finished games: the tests' records, again
and again. First all of them are read, as after an update, then the page's question is asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench.tables import PROJECT, SERVE
from reckoners.game import Game
from reckoners.game.record import header_of
from reckoners.server.database import FILE, prepare
from reckoners.server.messages import info_of
from reckoners.server.storage import Storage

RECORDS = PROJECT / "tests" / "finished"
TIMES = 20


async def fill(folder: Path, count: int) -> None:
    """Finished games, an hour between each; every fifth of bots alone."""
    prepare(folder / FILE)
    storage = Storage(folder / FILE)
    records = [Game.load(path) for path in sorted(RECORDS.glob("*.jsonl"))]
    lines = [tuple(str(action) for action in game.actions) for game in records]
    now = time.time()
    for n in range(count):
        game = records[n % len(records)]
        bots = dict.fromkeys(game.setup.reckoners, "greedy") if n % 5 == 4 else {}
        ended = now - 3600.0 * (count - n)
        await storage.create(
            header_of(game, "journal"), info_of(f"game-{n}", game, ended, ended, bots), lines[n % len(lines)]
        )
    await storage.close()


def measure(folder: Path) -> dict[str, float]:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True, cwd=PROJECT
    )
    try:
        assert server.stdout is not None
        with httpx.Client(base_url=server.stdout.readline().split()[0], timeout=60) as http:
            http.get("/api/stats")  # the server has warmed up
            begun, slowest, read = time.perf_counter(), 0.0, 0
            while True:
                asked = time.perf_counter()
                told = http.post("/api/stats/read").json()
                slowest = max(slowest, time.perf_counter() - asked)
                read += told["read"]
                if not told["unread"]:
                    break
            reading = time.perf_counter() - begun
            figures = {"read_ms_per_game": reading / max(1, read) * 1000, "read_slowest_ms": slowest * 1000}
            for name, path in (("stats", "/api/stats?who=all"), ("csv", "/api/stats/games.csv?who=all")):
                times = []
                for _ in range(TIMES):
                    asked = time.perf_counter()
                    http.get(path).raise_for_status()
                    times.append((time.perf_counter() - asked) * 1000)
                figures |= {f"{name}_ms": statistics.median(times), f"{name}_slowest_ms": max(times)}
            asked = time.perf_counter()
            http.get("/api/challenges/2026-11-17").raise_for_status()
            figures["challenges_ms"] = (time.perf_counter() - asked) * 1000
            return {name: round(value, 1) for name, value in figures.items()}
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), asked.games))
        print(json.dumps({"games": asked.games, **measure(Path(folder))}))


if __name__ == "__main__":
    main()

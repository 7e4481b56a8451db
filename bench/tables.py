"""Many tables on one server: `python -m bench.tables --tables 500 --rate 400 --seconds 20`.

A real server in a process of its own, on loopback and on disk; the players are in another process. Actions are due at
fixed times, so a server that falls behind makes them wait, and that counts: an action's time runs from when it was due
until its table is there. `--also FOLDER` takes turns with another copy of the sources for a
figure from before in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from reckoners.server.option_protocol import OptionGroup, expanded
from reckoners.server.protocol import PROTOCOL

PROJECT = Path(__file__).parents[1]
LONGEST = 60.0  # seconds for anything
SERVE = """
import sys
from pathlib import Path
from reckoners.server.serving import serve
serve(Path(sys.argv[1]), "127.0.0.1", 0, (), lambda address, *_: print(address, flush=True))
"""


class Heard(msgspec.Struct):
    """As much of a `table` as a player needs."""

    type: str
    version: int = -1
    groups: tuple[OptionGroup, ...] = ()


decoder = msgspec.json.Decoder(Heard)


class Figures(NamedTuple):
    rate: float
    p50: float
    p95: float
    p99: float
    slowest: float
    busy: float


class Player:
    """One window at one table, playing at random."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self.socket = socket
        self.chance = random.Random(seed)
        self.table = Heard("")
        self.size = 0

    async def hear(self) -> None:
        while True:
            text = await asyncio.wait_for(self.socket.recv(), LONGEST)
            heard = decoder.decode(text)
            if heard.type == "table":
                self.table, self.size = heard, len(text)
                return

    async def act(self) -> None:
        """Something that can be done; a game that is over is taken back for a while."""
        options = expanded(self.table.groups)
        said: dict[str, object] = {"version": self.table.version}
        if not options:
            said |= {"type": "undo", "steps": 60}
        else:
            wanted = [option for option in options if option.kind != "end"] or options
            said |= {"type": "act", "actions": [self.chance.choice(wanted).action]}
        await self.socket.send(json.dumps(said))
        await self.hear()


def seconds_of(pid: int) -> float:
    """Processor time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def opened(address: str, tables: int, reckoners: int) -> list[Player]:
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=address, timeout=LONGEST) as http:
        for n in range(tables):
            made = await http.post("/api/tables", json={"reckoners": ["random"] * reckoners, "seed": f"bench-{n}"})
            url = f"ws{address.removeprefix('http')}api/tables/{made.json()['id']}/play?lang=en&protocol={PROTOCOL}"
            players.append(Player(await connect(url, max_size=None, compression=None), n))
            await players[-1].hear()
    return players


async def load(address: str, pid: int, asked: argparse.Namespace) -> Figures:
    players = await opened(address, asked.tables, asked.reckoners)
    for _ in range(asked.warming):
        for start in range(0, len(players), 20):
            await asyncio.gather(*(player.act() for player in players[start : start + 20]))
    taken: list[float] = []
    free = list(players)
    random.Random(1).shuffle(free)
    under_way: set[asyncio.Task[None]] = set()

    async def due(player: Player, at: float) -> None:
        await player.act()
        taken.append((time.perf_counter() - at) * 1000)
        free.append(player)

    before, busy = time.perf_counter(), seconds_of(pid)
    actions = int(asked.rate * asked.seconds)
    for n in range(actions):
        at = before + n / asked.rate
        while time.perf_counter() < at or not free:
            await asyncio.sleep(max(0.0005, at - time.perf_counter()))
        task = asyncio.create_task(due(free.pop(0), at))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    passed = time.perf_counter() - before
    spent = seconds_of(pid) - busy
    for player in players:
        await player.socket.close()
    cuts = statistics.quantiles(taken, n=100)
    return Figures(len(taken) / passed, cuts[49], cuts[94], cuts[98], max(taken), spent / len(taken) * 1000)


def measured(project: Path, asked: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        command = [sys.executable, "-c", SERVE, folder + "/data"]
        environment = {**os.environ, "PYTHONPATH": str(project / "src")}
        with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().strip()
                return asyncio.run(load(address, server.pid, asked))
            finally:
                server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--reckoners", type=int, default=4)
    parser.add_argument("--rate", type=float, default=400, help="actions a second, over all tables")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warming", type=int, default=30, help="actions of each table before it counts")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--also", type=Path, help="another copy of the sources, measured in turn")
    parser.add_argument("--folder", type=Path, help="where games are kept; /dev/shm is no disk at all")
    asked = parser.parse_args()
    where = {"here": PROJECT} | ({"there": asked.also.resolve()} if asked.also else {})
    met = False
    print(f"{asked.tables} tables of {asked.reckoners} Reckoners, {asked.rate:g} actions a second asked for")
    for _ in range(asked.rounds):
        for name, project in where.items():
            found = measured(project, asked)
            print(
                f"{name}: {found.rate:.0f}/s; p50 {found.p50:.1f}, p95 {found.p95:.1f}, p99 {found.p99:.1f}, "
                f"slowest {found.slowest:.0f} ms; server {found.busy:.2f} ms of the processor an action",
                flush=True,
            )
            met = met or (name == "here" and found.p99 < 50 and found.rate > 0.98 * asked.rate)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())

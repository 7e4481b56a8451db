"""One table is played while others are attacked: `python -m bench.attacks --seconds 5`.

A real server on loopback and on disk. Somebody acts ten times a second at a table of four, alone at first, then beside
each attack; what counts is how long that table's answers take. Attackers are threads of another process.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from bench.tables import SERVE
from reckoners.game import Game, Setup
from reckoners.game.files import encoded
from reckoners.game.record import Header, Line, first_sum, header_of, next_sum
from reckoners.server.protocol import TableNow
from tests.server.house import House, Window
from tests.server.nursery import Born

GOAL = 100.0  # milliseconds, 99th percentile
EVERY = 0.1  # seconds between two actions of those who play
LONGEST_RECORD = 7_990


def save(*does: str) -> bytes:
    """A file with these lines, as if they had been played."""
    header: Header = header_of(Game(Setup(reckoners=("tia", "prof"), seed="attack")), "journal")
    running = first_sum(header)
    rows = [encoded(header)]
    for do in does:
        running = next_sum(running, do)
        rows.append(encoded(Line(do, f"{running:08x}")))
    return b"".join(rows)


def played() -> list[str]:
    """A game, and then back and forth over its whole length, a step further each time."""
    game = Game(Setup(reckoners=("tia", "prof"), seed="attack"))
    chance = random.Random(1)
    while game.result == "playing":
        game.play_code(chance.choice(game.codes()[:-1] or game.codes()))
    does = [str(action) for action in game.actions]
    last = does[-1]
    while len(does) < LONGEST_RECORD - 2:
        does += [f"undo {len(game)}", f"redo {len(game)}", "undo", last]
    return does


def burst(house: House) -> None:
    """256 kB of `look`, again and again."""
    look = b'{"type":"look","at":0}'
    frames = (bytes((0x81, 0x80 | len(look), 0, 0, 0, 0)) + look) * 9000
    with house.window(house.new().id) as window, contextlib.suppress(ConnectionClosed):
        window.socket.socket.sendall(frames)
        while True:
            window.hear()


def steady(house: House) -> None:
    """As many questions as are answered."""
    with house.window(house.new().id) as window:
        window.table()
        for _ in range(500):
            window.say("look", at=0)
            window.hear()


def back_and_forth(house: House) -> None:
    """The longest file that is taken, then everything that can be asked of its table."""
    made = house.http.post("/api/tables/file", content=save(*played())).json()
    for what in ("file", "log", "history"):
        house.http.get(f"/api/tables/{made['id']}/{what}")
    with house.window(made["id"]) as window:
        last = window.table().at
        for at in range(0, last, max(1, last // 50)):
            window.say("look", at=at)
            window.hear()


def refused(house: House) -> None:
    """Files that are refused as late as can be."""
    house.http.post("/api/tables/file", content=save(*played(), "undo x"))
    house.http.post("/api/tables/file", content=b"\n" * 2_000_000)
    house.http.post("/api/tables/file", content=save("end purchase") + b"{}" * 1_000_000)


def comers_and_goers(house: House) -> None:
    id = house.new().id
    for _ in range(100):
        with house.window(id) as window:
            window.table()


def advice(house: House) -> None:
    """Asked for by windows that leave at once."""
    id = house.new().id
    for _ in range(20):
        with house.window(id) as window:
            window.table()
            window.say("advise")


ATTACKS: tuple[tuple[Callable[[House], None], int], ...] = (
    (burst, 4),
    (steady, 8),
    (back_and_forth, 2),
    (refused, 2),
    (comers_and_goers, 4),
    (advice, 2),
)


def attacking(address: str, name: str, threads: int, seconds: float) -> int:
    """In a process of its own; how often it was done."""
    attack = next(one for one, _ in ATTACKS if one.__name__ == name)
    until = time.monotonic() + seconds
    times: list[int] = []

    def go() -> None:
        house = House(Path(), Born(address, 0))
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError, OSError, ConnectionClosed, TimeoutError):
                attack(house)
            times.append(1)
        house.http.close()

    all_of_them = [threading.Thread(target=go) for _ in range(threads)]
    for one in all_of_them:
        one.start()
    for one in all_of_them:
        one.join()
    return len(times)


def newest(window: Window) -> TableNow:
    table = window.until(lambda message: isinstance(message, TableNow))
    assert isinstance(table, TableNow)
    return table


def playing(window: Window, seconds: float) -> list[float]:
    """How long each action took, from when it was due."""
    chance = random.Random(2)
    window.say("speak", language="en")
    table = newest(window)
    taken: list[float] = []
    start = time.perf_counter()
    for n in range(int(seconds / EVERY)):
        due = start + n * EVERY
        time.sleep(max(0.0, due - time.perf_counter()))
        if table.options:
            window.say("act", version=table.version, actions=[chance.choice(table.options).action])
        else:
            window.say("undo", version=table.version, steps=40)
        table = newest(window)
        taken.append((time.perf_counter() - due) * 1000)
    return taken


def told(name: str, taken: list[float], more: str = "") -> bool:
    cuts = statistics.quantiles(taken, n=100)
    print(f"{name:<18} p50 {cuts[49]:6.1f}  p99 {cuts[98]:6.1f}  slowest {max(taken):6.1f} ms  {more}", flush=True)
    return cuts[98] < GOAL


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    met = True
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1, get_context("spawn")) as attackers:
        command = [sys.executable, "-c", SERVE, folder + "/data"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            house = House(Path(folder), Born(server.stdout.readline().strip(), server.pid))
            try:
                id = house.new("random", "random", "random", "random").id
                with house.window(id) as window:
                    newest(window)
                    told("nobody else", playing(window, asked.seconds))
                    for attack, threads in ATTACKS:
                        under_way = attackers.submit(
                            attacking, house.address, attack.__name__, threads, asked.seconds + 1
                        )
                        time.sleep(1)
                        taken = playing(window, asked.seconds)
                        met = told(attack.__name__, taken, f"{under_way.result()} attacks") and met
            finally:
                house.http.close()
                server.kill()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())

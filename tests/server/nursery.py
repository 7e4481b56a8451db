"""Real servers in processes of their own, quickly: a process that has loaded everything forks one for each request.

Run as `python -m tests.server.nursery`. It reads one JSON line for each server to start; the server answers with a line
of its own when it can be reached.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path

import alembic.command  # noqa: F401 - loaded here, so that no child has to
import msgspec
import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

from reckoners.server import app, sockets
from reckoners.server.serving import serve


class Wish(msgspec.Struct):
    """`largest` limits the size of files that the server can write, as a full disk would. `packages` is a folder with
    further packages, as if they were installed; `packs` one with packs, else there are none. `handles` limits the open
    files. `patience` is how many seconds somebody may be silent before another needs the place. `log` is a file for
    what the server logs. `lan` is the machine's address on its network."""

    folder: str
    trusted: tuple[str, ...] = ()
    largest: int = 0
    packages: str = ""
    packs: str = ""
    handles: int = 0
    patience: float = 0
    log: str = ""
    lan: str = ""


class Born(msgspec.Struct):
    address: str
    pid: int
    link: str = ""


def live(wish: Wish) -> None:
    if wish.largest:
        resource.setrlimit(resource.RLIMIT_FSIZE, (wish.largest, wish.largest))

    if wish.handles:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish.handles, wish.handles))

    if wish.patience:
        sockets.SILENT = sockets.FIRST_REQUEST = wish.patience
    if wish.log:
        os.dup2(os.open(wish.log, os.O_CREAT | os.O_WRONLY), sys.stderr.fileno())

    os.environ["RECKONERS_PACKS"] = wish.packs or str(Path(wish.folder) / "packs")  # none of whoever runs the tests
    if wish.packages:
        sys.path.append(wish.packages)
        os.environ["PYTHONPATH"] = wish.packages

    def ready(address: str, link: str) -> None:
        sys.stdout.write(msgspec.json.encode(Born(address, os.getpid(), link)).decode() + "\n")
        sys.stdout.flush()

    try:
        serve(Path(wish.folder), wish.lan or "127.0.0.1", 0, wish.trusted, ready, lan=bool(wish.lan))
    except Exception as error:  # noqa: BLE001 - whoever waits for the line has to get one
        sys.stdout.write(msgspec.json.encode(Born(str(error), 0)).decode() + "\n")
        sys.stdout.flush()


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    app.warm()
    app.warm = lambda: None  # those that are born here know it all; it would take each of them seconds
    for line in sys.stdin:
        wish = msgspec.json.decode(line, type=Wish)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            live(wish)
            os._exit(0)


if __name__ == "__main__":
    main()

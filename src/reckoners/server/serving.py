"""A running server: the lock on its data, a free port, uvicorn, and word when it is ready."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import uvicorn

from reckoners.server import logs
from reckoners.server.app import make_app
from reckoners.server.database import OneServer
from reckoners.server.errors import ServerError
from reckoners.server.gate import Gate
from reckoners.server.lan import Lan, kept_key, whereabouts
from reckoners.server.sockets import Ask, Play, most_sockets

PORT = 8177
LARGEST_FRAME = 1024 * 1024  # beyond this a connection is closed; below, a message that is too large is answered
COLLECT = (5_000, 20, 50)  # seldom: a message about a table is thousands of small things, none of them in a circle
SWITCH = 0.001  # seconds that a thread beside the loop may go on while the loop has something to do

Ready = Callable[[str, str], None]  # our address, and the link for others on the network if they may come


class Server(uvicorn.Server):
    """Tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    folder: Path, host: str, port: int | None, trusted: Sequence[str], ready: Ready, *, lan: bool = False
) -> None:
    """Run until somebody ends it. Without a port the usual one is taken, or another if that is in use."""
    host, network = whereabouts(host, lan=lan)
    held = OneServer(folder)
    try:
        with ExitStack() as stack:
            listeners = [stack.enter_context(it) for it in listening_on(host, network, port)]
            number: int = listeners[0].getsockname()[1]
            shown = in_address(host)
            address = f"http://{shown}:{number}/"
            invited = Lan(in_address(network), number, kept_key(folder)) if network else None
            app = make_app(folder)
            app.state.lan = invited
            names = [f"{shown}:{number}", *trusted, *([invited.name] if invited else [])]
            gate = Gate(app, number, names, invited)
            config = uvicorn.Config(
                gate,
                log_level="warning",
                lifespan="on",
                log_config=None,
                http=Ask,
                ws=Play,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=2,
                server_header=False,
            )

            logs.set_up()
            Ask.most = most_sockets()
            sys.setswitchinterval(SWITCH)

            def started() -> None:
                gc.collect()
                gc.freeze()  # what is loaded by now stays, so nobody has to look through it in mid-game
                gc.set_threshold(*COLLECT)
                held.tell(address)
                ready(address, invited.link() if invited else "")

            Server(config, started).run(sockets=listeners)
    finally:
        held.release()


def in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listening_on(host: str, network: str, port: int | None) -> list[socket.socket]:
    """For this machine, and under the same number for the network if there is one to listen to."""
    here = listening(host, port)
    if not network:
        return [here]
    try:
        return [here, listening(network, here.getsockname()[1])]
    except ServerError:
        here.close()
        if port is not None:
            raise
    here = listening(host, 0)
    try:
        return [here, listening(network, here.getsockname()[1])]
    except ServerError:
        here.close()
        raise


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that waits for calls. Of two servers only one gets a port, also where the system would share it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (PORT, 0) if port is None else (port,):
        # With the protocol named, asyncio sends each answer at once (TCP_NODELAY) instead of waiting for more.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, number))
            listener.listen(128)
        except (OSError, OverflowError) as error:
            listener.close()
            taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
            if port is None and number and taken:
                continue
            reason = error.strerror if isinstance(error, OSError) else error
            raise ServerError("no-port", host=host, port=str(number), reason=reason or error) from error
        return listener
    raise AssertionError("a system without a free port")

"""Who may hold a connection: as many as the system lets us have, and none that nobody uses when another is wanted.

A process that runs out of file handles can neither let anybody in nor say so. So we stop before that: whoever comes
then takes the place of the connection that has been silent for longest. A page that loses its own comes back by itself.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if sys.platform != "win32":  # which has no such limits
    import resource

MOST_SOCKETS = 2000
RESERVED = 64  # file handles for everything else: the database, bots, files
FIRST_REQUEST = 10.0  # seconds in which something has to be asked for
SILENT = 30.0  # seconds after which a connection may have to give way
SENT_AWAY = 1013  # the code for those who flooded us
FAREWELL = 1.0  # seconds to hear why
READ_AT_ONCE = 4096  # bytes of a WebSocket: reading a lot of small messages takes its time, in one go

log = logging.getLogger(__name__)


def most_sockets() -> int:
    """As many as we can have, after asking for more."""
    if sys.platform == "win32":
        return MOST_SOCKETS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_SOCKETS + RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_SOCKETS if soft == resource.RLIM_INFINITY else max(8, min(MOST_SOCKETS, soft - RESERVED))


class Play(WebSocketsSansIOProtocol):
    """A WebSocket that knows when it was used last."""

    heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.heard = time.monotonic()
        if hasattr(transport, "max_size"):
            transport.max_size = READ_AT_ONCE
        super().connection_made(transport)

    def send_receive_event_to_app(self) -> None:
        self.heard = time.monotonic()
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == SENT_AWAY:
            self.transport.pause_reading()  # whatever else it has said would only be read to be thrown away
            self.loop.call_later(FAREWELL, self.transport.abort)


class Ask(H11Protocol):
    """HTTP, as long as there is room. `most` is set once, before the first."""

    most: int = MOST_SOCKETS
    heard = 0.0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.heard = time.monotonic()
        super().connection_made(transport)
        if len(self.connections) > self.most and not self._room():
            log.warning("%d connections, all in use: nobody else is let in", self.most)
            transport.abort()
            return
        self._waiting = self.loop.call_later(FIRST_REQUEST, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard = time.monotonic()
        super().data_received(data)

    def _give_up(self) -> None:
        """Nothing was asked for in time, or not to its end."""
        begun: object = self.cycle  # None till the first request is there
        if begun is None and self in self.connections:
            self.transport.abort()

    def _room(self) -> bool:
        """Whether somebody who says nothing gave way."""
        others: list[Any] = [other for other in self.connections if other is not self]
        quiet = min(others, key=lambda other: other.heard)
        if time.monotonic() - quiet.heard < SILENT:
            return False
        log.warning("%d connections: the one that was silent for longest gives way", self.most)
        if isinstance(quiet, Play):
            quiet.shutdown()  # with a word of farewell, and at once
        quiet.transport.abort()
        self.connections.discard(quiet)
        return True

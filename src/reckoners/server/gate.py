"""Who may ask: only pages that this server itself has served, under the names that it is meant to be called by.

A page of another site, opened in the same browser, can send requests to this machine. It cannot choose their Host
(unless its own name is made to point here) nor their Origin; so both are compared with what we expect. Who comes over
the network needs the key of its link, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from reckoners.server.lan import Lan, from_here
from reckoners.server.turned_away import TurnedAwayWhy, turned_away

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Gate:
    """Lets a request through to the application, and sends its answers with headers that keep the page to itself."""

    def __init__(self, app: ASGIApp, port: int, trusted: Iterable[str] = (), lan: Lan | None = None) -> None:
        """`trusted` are further names with their port (`box.local:8177`) under which people reach this server."""
        self._app = app
        self._lan = lan
        self.hosts = frozenset([*(f"{name}:{port}" for name in LOOPBACK), *(name.lower() for name in trusted)])
        self._headers = headers(self.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
        elif not self._welcome(scope):
            await self._turn_away("forbidden", scope, receive, send)
        elif self._lan is None or from_here(scope) or self._lan.in_cookie(_all(scope, b"cookie")):
            await self._app(scope, receive, self._with_headers(send) if kind == "http" else send)
        elif kind == "http" and self._lan.in_link(scope):
            keep = (b"set-cookie", self._lan.cookie())
            await self._app(scope, receive, self._with_headers(send, keep))
        else:
            await self._turn_away("no-key", scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        host = _all(scope, b"host")
        origin = _all(scope, b"origin")
        if len(host) != 1 or host[0].lower() not in self.hosts:
            return False
        if not origin:  # a program, or a page that asks its own server for something to read
            return True
        scheme, _, name = origin[0].partition("://")
        return len(origin) == 1 and scheme in ("http", "https") and name.lower() in self.hosts

    async def _turn_away(self, why: TurnedAwayWhy, scope: Scope, receive: Receive, send: Send) -> None:
        protocol: str = scope["type"]
        if protocol == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": why})
            return
        page = not scope["path"].startswith("/api/") and "text/html" in ", ".join(_all(scope, b"accept"))
        body, kind = turned_away(why, ", ".join(_all(scope, b"accept-language")), page=page)
        told = [(b"content-type", kind), (b"cache-control", b"no-store"), *self._headers]
        await send({"type": "http.response.start", "status": 403, "headers": told})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, send: Send, *more: tuple[bytes, bytes]) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers, *more]
            await send(message)

        return sending


def headers(hosts: Iterable[str]) -> list[tuple[bytes, bytes]]:
    """The page may load from and talk to this server only, and nobody may frame it."""
    # 'self' covers the address that was called; browsers do not know [::1] as a source and would complain of it
    named = sorted(host for host in hosts if not host.startswith("["))
    sockets = " ".join(f"ws://{host} wss://{host}" for host in named)
    policy = "; ".join(
        (
            "default-src 'self'",
            f"connect-src 'self' {sockets}",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]


def _all(scope: Scope, name: bytes) -> list[str]:
    found: Iterable[tuple[bytes, bytes]] = scope.get("headers", [])
    return [value.decode("latin-1") for key, value in found if key.lower() == name]

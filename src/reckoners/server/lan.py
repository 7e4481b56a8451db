"""Friends on the same network: the machine's address there, and the key that a link has to carry.

Whoever sits at this machine comes over loopback and needs no key. Everybody else opens the link once; a cookie keeps
the key then. The key stays the same over restarts, so that a link stays good; deleting its file makes a new one.
"""

from __future__ import annotations

import hmac
import ipaddress
import os
import re
import secrets
import socket
import string
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec

from reckoners.server.errors import ServerError

if TYPE_CHECKING:
    from litestar.types import Scope

KEY_FILE = "lan-key"
LETTERS = string.ascii_letters + string.digits  # whatever makes links out of words keeps the last of these, too
LENGTH = 16
KEY = re.compile(rf"[{LETTERS}]{{{LENGTH}}}")
LOCAL = "127.0.0.1"
ONE_YEAR = 365 * 24 * 3600
# Nothing is sent there: asking for the way is enough to learn which of our addresses it begins with.
FAR_AWAY = ("192.0.2.1", 9)


class Lan(msgspec.Struct, frozen=True):
    """`host` is our address on the network as it stands in a link: `192.168.1.5`, `[fd00::5]`."""

    host: str
    port: int
    key: str

    @property
    def name(self) -> str:
        return f"{self.host}:{self.port}"

    def link(self, place: str = "") -> str:
        """What friends open. `place` is a page of the client, such as a table."""
        return f"http://{self.name}/?key={self.key}" + (f"#/{place}" if place else "")

    @property
    def _cookie(self) -> str:
        return f"reckoners-{self.port}"  # cookies do not know ports: two games on one machine each have theirs

    def cookie(self) -> bytes:
        """For the browser to keep. Other sites cannot make it send this, and no script can read it."""
        return f"{self._cookie}={self.key}; Path=/; Max-Age={ONE_YEAR}; HttpOnly; SameSite=Strict".encode()

    def in_link(self, scope: Scope) -> bool:
        """Whether the address that was asked for carries the key."""
        try:
            given = parse_qs(scope.get("query_string", b"").decode("latin-1"), max_num_fields=20)
        except ValueError:  # too much
            return False
        return any(map(self._right, given.get("key", [])))

    def in_cookie(self, headers: list[str]) -> bool:
        pairs = [pair.strip().partition("=") for header in headers for pair in header.split(";")]
        return any(name == self._cookie and self._right(value) for name, _, value in pairs)

    def _right(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self.key.encode())


def from_here(scope: Scope) -> bool:
    """Whether a request came over loopback. What counts is where we were called, not what the caller says."""
    called = scope.get("server")
    return called is not None and called[0] in (LOCAL, "::1")


def kept_key(folder: Path) -> str:
    """The key of this data folder; made when there is none, for the owner's eyes only."""
    file = folder / KEY_FILE
    try:
        kept = file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        kept = ""
    if KEY.fullmatch(kept):
        return kept
    fresh = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as writing:
        writing.write(fresh + "\n")
    return fresh


def whereabouts(host: str, *, lan: bool, find: Callable[[], str] | None = None) -> tuple[str, str]:
    """Where to listen for this machine, and where for the others on the network, if at all.

    `0.0.0.0` and `::` are no address that anybody could open, so they mean the same as asking for the network. An
    address of the network means it, too: who comes from there needs the key.
    """
    if not host.strip():
        raise ServerError("no-host")
    if _everywhere(host) or (lan and host == LOCAL):
        return LOCAL, (find or own_address)()
    if not lan and _is_local(host):
        return host, ""
    return LOCAL, host


def own_address() -> str:
    """The address under which others on the network reach this machine."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(FAR_AWAY)
            found.append(asking.getsockname()[0])
    except OSError:
        pass  # no way out; the machine may still have a name in its network
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(address[0]) for *_, address in named]
    except OSError:
        pass
    for address in found:
        if not (_is_local(address) or _everywhere(address)):
            return address
    raise ServerError("no-network")


def _everywhere(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == "*"


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host.lower() == "localhost"

"""What the host shows to friends: the link, and the same as a QR code to point a phone at."""

from __future__ import annotations

import io
import re

import msgspec
import segno
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from reckoners.server.lan import Lan
from reckoners.server.protocol import Invitation

PLACE = re.compile(r"(?:table|end)/[\w-]{1,64}")


@get("/api/lan", sync_to_thread=False)
def invitation(request: Request[None, None, State], place: str = "") -> Response[bytes]:
    """`Invitation`, to the first page or to a table."""
    lan: Lan | None = request.app.state.get("lan")
    told = invited(lan, place if PLACE.fullmatch(place) else "") if lan else Invitation("", "")
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON, headers=headers)


def invited(lan: Lan, place: str = "") -> Invitation:
    link = lan.link(place)
    return Invitation(link, _code(link).svg_data_uri(light="#fff", border=3, scale=4, unit=""))


def in_terminal(link: str) -> str:
    """The code in half blocks: light squares are filled, as terminals are dark."""
    drawn = io.StringIO()
    _code(link).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def _code(link: str) -> segno.QRCode:
    return segno.make_qr(link, error="m")

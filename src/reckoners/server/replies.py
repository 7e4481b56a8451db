"""What every address of the server needs: the language of a request, what was sent with it, and how it is answered."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from reckoners.game import Game
from reckoners.server.live_tables import LiveTables
from reckoners.server.teller import Teller, teller
from reckoners.text import find_language

LONGEST_BODY = 30  # seconds that somebody may take to send something

HttpRequest = Request[None, None, State]


def teller_for(request: HttpRequest, game: Game | None = None) -> Teller:
    """The language of `?lang=`, else of the browser, else English; with a game's names, if it is about one."""
    wish = request.query_params.get("lang") or request.headers.get("accept-language")
    return teller(find_language(wish[:200] if wish else None), game.content if game is not None else None)


def tables_of(request: HttpRequest) -> LiveTables:
    tables: LiveTables = request.app.state.tables
    return tables


def answered(value: object, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status_code=status, media_type=MediaType.JSON, headers=headers)


def number_in(request: HttpRequest, name: str, otherwise: int) -> int:
    """A number of the query, of any length that a position could have."""
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ValueError(f"{name}: {text[:20]}")
    return int(text)


async def body_of(request: HttpRequest, most: int) -> bytes | None:
    """What was sent, or None if it is too much. Nothing beyond the limit is ever held."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(LONGEST_BODY):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    return None
                parts.append(part)
    except TimeoutError as error:
        raise HTTPException(status_code=408, detail=f"{size} bytes, {LONGEST_BODY} s") from error
    return b"".join(parts)

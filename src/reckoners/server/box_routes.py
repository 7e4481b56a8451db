"""The addresses of one's own box: what can be corrected, the form of a thing, drafts, packs as files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from litestar import Response, delete, get, post

from reckoners.content.keeping import LONGEST_TITLE, files_in, folder_of, remove
from reckoners.content.sharing import MOST_SHARED, shared
from reckoners.server.box import BoxError, box_in, form_for, kept, taken_in, tried, tried_out, undone
from reckoners.server.box_protocol import Box, BoxForm, DraftAnswer, DraftWish, UndoWish
from reckoners.server.campaign_routes import read_sent
from reckoners.server.messages import fault
from reckoners.server.protocol import MOST_TABLES
from reckoners.server.replies import HttpRequest, answered, body_of, tables_of, teller_for

T = TypeVar("T")


async def aside(request: HttpRequest, work: Callable[[], T]) -> T:
    """One after the other, so that nobody writes into a pack while another does."""
    return await tables_of(request).aside.do(lambda: tried(work))


def told_box(request: HttpRequest, error: BoxError) -> Response[bytes]:
    return answered(fault(error.key, teller_for(request), **error.about), error.status)


async def box_now(request: HttpRequest) -> Box:
    words = teller_for(request).words
    page = await tables_of(request).storage.page(MOST_TABLES, None)
    games = Counter(pack for table in page.tables if table.result == "playing" for pack in table.packs)
    return await aside(request, lambda: box_in(words, games))


@get("/api/box")
async def box(request: HttpRequest) -> Response[bytes]:
    """`Box` in a language."""
    told: Box = await box_now(request)
    return answered(told)


@get("/api/box/form")
async def box_form(request: HttpRequest) -> Response[bytes]:
    """`BoxForm` of `?thing=`, as `?pack=` has it."""
    words = teller_for(request).words
    thing, pack = request.query_params.get("thing", ""), request.query_params.get("pack", "")
    told: BoxForm = await aside(request, lambda: form_for(thing, pack, words))
    return answered(told)


@post("/api/box/draft", status_code=200)
async def box_draft(request: HttpRequest) -> Response[bytes]:
    """`DraftWish` in, `DraftAnswer` out: checked and drawn, not kept."""
    return await _drafted(request, keeping=False)


@post("/api/box/keep", status_code=200)
async def box_keep(request: HttpRequest) -> Response[bytes]:
    """`DraftWish` in, `DraftAnswer` out: kept in `pack`, if it has no problems."""
    return await _drafted(request, keeping=True)


async def _drafted(request: HttpRequest, *, keeping: bool) -> Response[bytes]:
    wish = await read_sent(request, DraftWish)
    if isinstance(wish, Response):
        return wish
    words = teller_for(request).words
    told: DraftAnswer = await aside(request, lambda: (kept if keeping else tried_out)(wish, words))
    return answered(told)


@post("/api/box/packs/{pack:str}/undo", status_code=200)
async def box_undo(request: HttpRequest, pack: str) -> Response[bytes]:
    """`UndoWish` in, `Box` out: an entry is as printed again."""
    wish = await read_sent(request, UndoWish)
    if isinstance(wish, Response):
        return wish
    await aside(request, lambda: undone(pack, wish))
    return answered(await box_now(request))


@get("/api/box/packs/{pack:str}/file")
async def box_file(request: HttpRequest, pack: str) -> Response[bytes]:
    """The pack as a file for friends: TOML, or a zip."""
    ending, body = await aside(request, lambda: shared(files_in(folder_of(pack))))
    headers = {"content-disposition": f'attachment; filename="{pack}.{ending}"', "cache-control": "no-store"}
    kind = "application/zip" if ending == "zip" else "application/toml"
    return Response(body, media_type=kind, headers=headers)


@post("/api/box/file", status_code=201)
async def box_take_in(request: HttpRequest) -> Response[bytes]:
    """The file of a pack in, `Box` out. `?title=` is what it is called if it does not say so itself."""
    body = await body_of(request, MOST_SHARED)
    if body is None:
        return answered(fault("box-large", teller_for(request), most=MOST_SHARED), 413)
    title = re.sub(r"\.(toml|zip)$", "", request.query_params.get("title", ""))[:LONGEST_TITLE]
    await aside(request, lambda: taken_in(body, title or "my box"))
    return answered(await box_now(request), 201)


@delete("/api/box/packs/{pack:str}", status_code=204)
async def box_remove(request: HttpRequest, pack: str) -> None:
    """Gone for good; games that were played with it wait till it is there again."""
    await aside(request, lambda: remove(pack))


BOX_ROUTES = (box, box_form, box_draft, box_keep, box_undo, box_file, box_take_in, box_remove)

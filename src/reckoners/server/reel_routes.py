"""The addresses of the replay: a game as a strip, and a table that goes on from one of its moments."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post

from reckoners.game import Game
from reckoners.server.errors import UnknownTable
from reckoners.server.live_tables import LiveTable
from reckoners.server.messages import fault
from reckoners.server.protocol import MOST_BYTES, TableInfo
from reckoners.server.reel import reel_of
from reckoners.server.reel_protocol import GoOn, Reel, ReelTable, TableOrigin
from reckoners.server.replies import HttpRequest, answered, body_of, number_in, tables_of, teller_for

MOST_BRANCHES = 50  # tables that are told of: the newest


@get("/api/tables/{id:str}/reel")
async def table_reel(request: HttpRequest, id: str) -> Response[bytes]:
    """`Reel`: the whole game, for the strip of its replay."""
    tables = tables_of(request)
    table = await tables.open(id)
    words = teller_for(request, table.game)
    left = tuple(told_table(info) for info in await tables.storage.branches(id, MOST_BRANCHES))
    origin = await known_origin(request, table.origin)
    game, story, version = table.game, table.story, table.version
    talked = table.kept_talk.any
    told: Reel = await tables.aside.do(reel_of, id, version, game.clone(), story, words, left, origin, talked)
    return answered(told)


@post("/api/tables/{id:str}/branch", status_code=201)
async def go_on(request: HttpRequest, id: str) -> Response[bytes]:
    """`GoOn` in, `TableInfo` of the new table out."""
    words = teller_for(request)
    body = await body_of(request, MOST_BYTES)
    if body is None:
        return answered(fault("too-large", words, most=MOST_BYTES), 413)
    try:
        wish = msgspec.json.decode(body, type=GoOn)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return answered(fault("unreadable", words, reason=str(error)), 400)
    told: TableInfo | None = await tables_of(request).go_on(id, wish)
    return answered(fault("no-moment", words), 422) if told is None else answered(told, 201)


async def moment_of(request: HttpRequest, table: LiveTable) -> Game | Response[bytes]:
    """The game of a table, cut at the moment that a request asks for, if it asks for one."""
    words = teller_for(request)
    try:
        at, line = number_in(request, "at", -1), number_in(request, "line", 0)
    except ValueError as error:
        return answered(fault("unreadable", words, reason=str(error)), 400)
    if at < 0:
        return table.game.clone()
    found = await tables_of(request).aside.do(table.on, line)
    if found is None or at > len(found[0]) + found[0].undone:
        return answered(fault("no-moment", words), 422)
    return found[0].fork(at)


async def known_origin(request: HttpRequest, origin: TableOrigin | None) -> TableOrigin | None:
    if origin is None:
        return None
    try:
        await tables_of(request).storage.info(origin.table)
    except UnknownTable:
        return msgspec.structs.replace(origin, there=False)
    return origin


def told_table(info: TableInfo) -> ReelTable:
    came = info.origin or TableOrigin("", 0)
    return ReelTable(
        id=info.id,
        at=came.at,
        line=came.line,
        dealt=came.dealt,
        actions=info.actions,
        round=info.round,
        population=info.population,
        result=info.result,
        changed=info.changed,
    )


REEL_ROUTES = (table_reel, go_on)

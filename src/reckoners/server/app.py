"""The server's addresses: the client's pages, what is printed, tables, files, and the WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from reckoners.bots import BotError
from reckoners.game import Game, ReckonersError, SaveError, Setup, SetupError, ToldError
from reckoners.game.files import text_of
from reckoners.server.advice_words import decisive_in
from reckoners.server.bot_pool import BotPool, NoAnswerError
from reckoners.server.bot_words import bots_in
from reckoners.server.bots_protocol import BotInfo, DecisiveTurn
from reckoners.server.box import BoxError
from reckoners.server.box_routes import BOX_ROUTES, told_box
from reckoners.server.campaign_routes import CAMPAIGN_ROUTES
from reckoners.server.campaigns import Campaigns
from reckoners.server.client_files import ClientFiles
from reckoners.server.content_words import content_in, rules_in
from reckoners.server.conversation import DELETED, converse
from reckoners.server.crew import Bots
from reckoners.server.database import FILE, prepare
from reckoners.server.errors import ServerError, UnknownTable
from reckoners.server.history import history_of
from reckoners.server.invitation import invitation
from reckoners.server.live_tables import LiveTables
from reckoners.server.messages import encoded, fault, not_kept, table_now
from reckoners.server.offline import offline
from reckoners.server.packs import content_of, offered_packs
from reckoners.server.protocol import (
    MOST_BYTES,
    MOST_FILE,
    MOST_TABLES,
    ContentInfo,
    Fault,
    History,
    LanguageInfo,
    LogPage,
    NewTable,
    RuleInfo,
    TableInfo,
    TablePage,
)
from reckoners.server.puzzle_routes import PUZZLE_ROUTES
from reckoners.server.reel_routes import MOST_BRANCHES, REEL_ROUTES, moment_of
from reckoners.server.replies import HttpRequest, answered, body_of, number_in, tables_of, teller_for
from reckoners.server.stats_routes import STATS_ROUTES
from reckoners.server.storage import Storage
from reckoners.server.story import PAGE, Story
from reckoners.server.teller import teller
from reckoners.text import MissingText, TextError, Words, find_language, languages

WARMING = 60  # actions: about a round
NOT_KEPT = ("storage", "conflict", "database-gone")  # the disk's fault, not the game's
CLIENT_TEXTS = ("web-", "step-", "symbol-", "symbols-", "list-", "source-", "difficulty-", "action-", "option-")

log = logging.getLogger(__name__)


# -- what is printed


@get("/api/content")
async def content(request: HttpRequest) -> Response[bytes]:
    """`Content` in a language, with the packs of `?packs=` and the modules of `?modules=`, commas between them."""
    words = teller_for(request)
    packs = [pack for pack in request.query_params.get("packs", "").split(",") if pack]
    modules = request.query_params.get("modules", "")
    try:
        with_packs = await tables_of(request).aside.do(content_of, packs, modules) if packs or modules else None
    except SetupError as error:
        return answered(fault("set-up", words, reason=error.tell(words.words)), 422)
    told: ContentInfo = content_in(words.language, with_packs)
    return answered(told)


@get("/api/packs", sync_to_thread=False)
def packs() -> Response[bytes]:
    """A list of `PackOffer`: what can be laid on the base game."""
    return answered(offered_packs())


@get("/api/rules", sync_to_thread=False)
def rules(request: HttpRequest) -> Response[bytes]:
    """A list of `RuleInfo` in a language."""
    told: tuple[RuleInfo, ...] = rules_in(teller_for(request).language)
    return answered(told)


@get("/api/languages", sync_to_thread=False)
def spoken() -> Response[bytes]:
    """A list of `LanguageInfo`."""
    return answered([LanguageInfo(id, teller(id).words("server-language")) for id in languages()])


@get("/api/bots", sync_to_thread=False)
def bots(request: HttpRequest) -> Response[bytes]:
    """A list of `BotInfo`: everybody who can sit down."""
    told: tuple[BotInfo, ...] = bots_in(teller_for(request))
    return answered(told)


@get("/text/{file:str}", sync_to_thread=False)
def texts(request: HttpRequest, file: str) -> Response[bytes]:
    """The client's own texts, as Fluent source: `/text/en.ftl`."""
    language, _, ending = file.partition(".")
    if ending != "ftl" or language not in languages():
        return answered(fault("unknown-page", teller_for(request)), 404)
    source = Words(language).source(CLIENT_TEXTS).encode()
    return Response(source, media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


# -- tables


@get("/api/tables")
async def list_tables(
    request: HttpRequest,
    limit: Annotated[int, Parameter(ge=1, le=MOST_TABLES)] = MOST_TABLES,
    after: Annotated[str, Parameter(max_length=100)] = "",
) -> Response[bytes]:
    """`TablePage`: the newest games, or those after another page."""
    changed, _, id = after.partition(" ")
    try:
        place = (float(changed), id) if after else None
    except ValueError as error:
        raise HTTPException(status_code=400, detail=str(error)) from error
    told: TablePage = await tables_of(request).storage.page(limit, place)
    return answered(told)


@post("/api/tables", status_code=201)
async def create_table(request: HttpRequest) -> Response[bytes]:
    """`NewTable` in, `TableInfo` out."""
    words = teller_for(request)
    body = await body_of(request, MOST_BYTES)
    if body is None:
        return answered(fault("too-large", words, most=MOST_BYTES), 413)
    try:
        new = msgspec.json.decode(body, type=NewTable)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return answered(fault("unreadable", words, reason=str(error)), 400)
    try:
        info: TableInfo = await tables_of(request).create(new)
    except (SetupError, BotError) as error:
        return answered(fault("set-up", words, reason=error.tell(words.words)), 422)
    return answered(info, 201)


@post("/api/tables/file", status_code=201)
async def load_table(request: HttpRequest) -> Response[bytes]:
    """The bytes of a saved game in, `TableInfo` out."""
    words = teller_for(request)
    body = await body_of(request, MOST_FILE)
    if body is None:
        return answered(fault("file-too-large", words, most=MOST_FILE), 413)
    try:
        place = words.words("server-this-file")
        info: TableInfo = await tables_of(request).load(body, place)
    except (SaveError, SetupError) as error:
        return answered(fault("file", words, reason=error.tell(words.words)), 422)
    return answered(info, 201)


@get("/api/tables/{id:str}")
async def table_info(request: HttpRequest, id: str) -> Response[bytes]:
    """`TableInfo` of one table."""
    told: TableInfo = await tables_of(request).storage.info(id)
    return answered(told)


@get("/api/tables/{id:str}/file")
async def table_file(request: HttpRequest, id: str) -> Response[bytes]:
    """The game as a file to keep, or cut at the moment of `?at=` and `?line=`; a puzzle is none."""
    table = await tables_of(request).open(id)
    if table.puzzle is not None:
        raise UnknownTable("unknown-table")
    game = await moment_of(request, table)
    if isinstance(game, Response):
        return game
    text = await tables_of(request).aside.do(text_of, game, dict(table.bots.seats))
    name = "-".join(("reckoners", *game.setup.reckoners, str(len(game))))
    headers = {"content-disposition": f'attachment; filename="{name}.jsonl"', "cache-control": "no-store"}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/api/tables/{id:str}/history")
async def table_history(request: HttpRequest, id: str) -> Response[bytes]:
    """`History`: the course of the game, for its end."""
    tables = tables_of(request)
    table = await tables.open(id)
    words = teller_for(request, table.game)
    left = len(await tables.storage.branches(id, MOST_BRANCHES))
    told: History = await tables.aside.do(history_of, table.game.clone(), table.story.copy(), words, left)
    return answered(told)


@get("/api/tables/{id:str}/log")
async def table_log(request: HttpRequest, id: str) -> Response[bytes]:
    """A `LogPage`: the newest entries, or those before `?before=`; at most `?most=`."""
    table = await tables_of(request).open(id)
    words = teller_for(request, table.game)
    game, story, version, at = table.game, table.story, table.version, len(table.game)
    try:
        before, most = number_in(request, "before", at + 1), number_in(request, "most", PAGE)
    except ValueError as error:
        return answered(fault("unreadable", words, reason=str(error)), 400)
    boss = game.state.tables.boss_id
    # A story is never changed once it is a table's, so it can be told beside the loop.
    told: LogPage = await tables_of(request).aside.do(story.page, version, at, boss, words, before, most)
    return answered(told)


@get("/api/tables/{id:str}/decisive")
async def table_decisive(request: HttpRequest, id: str) -> Response[bytes]:
    """A list of `DecisiveTurn`: what decided a game that is over. Takes some seconds."""
    tables = tables_of(request)
    table = await tables.open(id)
    words = teller_for(request, table.game)
    try:
        told: tuple[DecisiveTurn, ...] = await decisive_in(table, tables.bot_pool, words)
    except NoAnswerError as error:
        log.error("what decided a game: %s", error)
        return answered(fault("no-thought", words), 503)
    return answered(told)


@delete("/api/tables/{id:str}", status_code=204)
async def delete_table(request: HttpRequest, id: str) -> None:
    """Gone for good; windows that look at it are told and closed."""
    for window in await tables_of(request).delete(id):
        window.send(encoded(fault("deleted", teller(window.language))))
        window.close(DELETED)


@websocket("/api/tables/{id:str}/play")
async def play(
    socket: WebSocket[None, None, State],
    id: str,
    lang: Annotated[str, Parameter(max_length=200)] = "",
    protocol: Annotated[str, Parameter(max_length=200)] = "",
) -> None:
    """The table: docs/protocol.md."""
    await converse(socket, socket.app.state.tables, id, find_language(lang), protocol)


# -- the client


@get(["/", "/{path:path}"], sync_to_thread=False)
def client(request: HttpRequest, path: str = "") -> Response[bytes]:
    file = request.app.state.client_files.find(path.lstrip("/"))
    if file is None or path.startswith("/api/"):
        return answered(fault("unknown-page", teller_for(request)), 404)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache",
        "vary": "accept-encoding",
    }
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


# -- what goes wrong


def told_http(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    words = teller_for(request)
    if error.status_code == 404:
        return answered(fault("unknown-page", words), 404)
    if error.status_code == 413:
        return answered(fault("file-too-large", words, most=MOST_FILE), 413)
    return answered(fault("unreadable", words, reason=error.detail), error.status_code)


def told_ours(request: HttpRequest, error: ReckonersError) -> Response[bytes]:
    words = teller_for(request)
    if isinstance(error, UnknownTable):
        return answered(fault(error.key, words), 404)
    log.error("%s", error)
    if isinstance(error, ServerError) and error.key in NOT_KEPT:
        return answered(not_kept(error, words), 507)
    reason = error.tell(words.words) if isinstance(error, ToldError) else str(error)
    return answered(fault("broken-table", words, reason=reason), 422)


def told_bug(request: HttpRequest, error: Exception) -> Response[bytes]:
    log.error("a bug", exc_info=error)
    told: Fault = fault("bug", teller_for(request))
    return answered(told, 500)


def warm() -> None:
    """Read the texts and the cards before the first player asks for them."""
    for language in languages():
        try:
            content_in(language)
            game = Game(Setup(reckoners=("tia", "abraham"), seed="warm"))
            story = Story.of(game)
            nobody = Bots({}).told(game, 0)
            for _ in range(WARMING):
                story.play(game, game.codes()[0])
                table_now("", 0, game, story, nobody, teller(language), 1)
        except (MissingText, TextError) as error:  # a language that is not finished harms nobody but its own speakers
            log.warning("%s", error)


def make_app(folder: Path, *, static: Path | None = None) -> Litestar:
    """The application, on the database in a folder. Whoever calls this holds the folder's lock."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(folder / FILE)
        await storage.open()
        bot_pool = BotPool()
        app.state.tables = LiveTables(storage, bot_pool)
        app.state.campaigns = Campaigns(app.state.tables)
        app.state.client_files = ClientFiles(static) if static is not None else ClientFiles()
        warming = asyncio.create_task(asyncio.to_thread(warm))
        try:
            yield
        finally:
            await warming
            await app.state.tables.close()
            await bot_pool.close()
            await storage.close()

    prepare(folder / FILE)
    return Litestar(
        route_handlers=[
            content,
            packs,
            rules,
            spoken,
            bots,
            invitation,
            texts,
            offline,
            list_tables,
            create_table,
            load_table,
            table_info,
            table_file,
            table_history,
            table_log,
            table_decisive,
            delete_table,
            *CAMPAIGN_ROUTES,
            *REEL_ROUTES,
            *STATS_ROUTES,
            *BOX_ROUTES,
            *PUZZLE_ROUTES,
            play,
            client,
        ],
        lifespan=[lifespan],
        exception_handlers={
            HTTPException: told_http,
            ReckonersError: told_ours,
            BoxError: told_box,
            Exception: told_bug,
        },
        request_max_body_size=None,
        openapi_config=None,
        logging_config=None,
    )

"""What is said over one WebSocket: a client's messages, and the answers to them. The table is never harmed by one."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from litestar import WebSocket
from litestar.datastructures import State

from reckoners.game import Refusal, ToldError
from reckoners.game.puzzle_goals import standing
from reckoners.server.asking import ask_advice, ask_for, ask_odds, drive_bots, leave, seat_bot
from reckoners.server.bots_protocol import Advise, AskOdds, DriveBots, Shown, SitDown, WishFor
from reckoners.server.errors import Conflict, ServerError, UnknownTable
from reckoners.server.live_tables import LiveTable, LiveTables, RefusedAt
from reckoners.server.messages import encoded, fault, not_kept, past_table, previewed, refused
from reckoners.server.playing_on import leave_playing_on, play_on
from reckoners.server.protocol import (
    MOST_BYTES,
    PROTOCOL,
    Act,
    Fault,
    FromClient,
    FromServer,
    Look,
    Preview,
    Redo,
    Refused,
    Speak,
    Undo,
    Why,
)
from reckoners.server.reel import MAIN
from reckoners.server.reel_protocol import PlayOn
from reckoners.server.sockets import SENT_AWAY
from reckoners.server.storage import Storage
from reckoners.server.teller import Teller, teller
from reckoners.server.turns import Inbox
from reckoners.server.windows import Window
from reckoners.text import find_language

UNKNOWN_TABLE = 4404
BROKEN_TABLE = 4422
OLD_CLIENT = 4422  # clients of version 1 know that coming back is no use then
DELETED = 4410
TRY_LATER = SENT_AWAY
MOST_WINDOWS = 32  # at one table
LAST_WORDS = 2.0  # seconds for a window that is sent away to hear why

Connection = WebSocket[None, None, State]

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(FromClient, strict=True)


async def converse(socket: Connection, tables: LiveTables, id: str, language: str, protocol: str) -> None:
    """From the first table to the last message."""
    await socket.accept()
    words = teller(language)
    if protocol != str(PROTOCOL):  # a page that was open while the server was renewed
        await _turned_away(socket, fault("old-client", words), OLD_CLIENT)
        return
    try:
        table = await tables.open(id)
    except UnknownTable:
        await _turned_away(socket, fault("unknown-table", words), UNKNOWN_TABLE)
        return
    except ToldError as error:
        reason = error.tell(words.words)
        await _turned_away(socket, fault("broken-table", words, reason=reason), BROKEN_TABLE)
        return
    except Exception:  # the client gets a word, and we the details
        log.exception("opening a table")
        await _turned_away(socket, fault("bug", words), BROKEN_TABLE)
        return
    if table.gone:  # deleted since
        await _turned_away(socket, fault("unknown-table", words), UNKNOWN_TABLE)
        return
    if len(table.windows) >= MOST_WINDOWS:
        await _turned_away(socket, fault("crowded", words, most=MOST_WINDOWS), TRY_LATER)
        return
    window = Window(language)
    window.shown = table.version
    table.windows.append(window)
    _come_in(window, table)
    delivering = asyncio.create_task(window.deliver(socket))
    if table.driver is not None:
        table.driver.wake()
    inbox = Inbox(tables.turns)
    hearing = asyncio.create_task(_hear(socket, window, inbox))
    try:
        while (said := await inbox.take()) is not None:
            answer = await _answered(said[0], window, table, tables)
            if answer is not None and not inbox.left:
                window.send(encoded(answer))
        if window.closing:  # what it is told last still has to go out
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(delivering), LAST_WORDS)
    finally:
        leave(window)
        leave_playing_on(window)
        table.windows.remove(window)
        for task in (hearing, delivering):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def _come_in(window: Window, table: LiveTable) -> None:
    """The whole table, and what was said before somebody came."""
    words = table.teller(window.language)
    window.send(table.text(words))
    if table.talk.any:
        window.send(encoded(table.talk.told(words)))


async def _turned_away(socket: Connection, no: Fault, code: int) -> None:
    await socket.send_text(encoded(no))
    await socket.close(code)


async def _hear(socket: Connection, window: Window, inbox: Inbox) -> None:
    """Listens even while something is answered, so that it is known at once when a window leaves or floods."""
    try:
        while True:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            if not inbox.put(event.get("text")):
                window.send(encoded(fault("flood", teller(window.language))))
                window.close(TRY_LATER)
                return
    finally:
        inbox.leave()


async def _answered(text: str | None, window: Window, table: LiveTable, tables: LiveTables) -> FromServer | None:
    words = table.teller(window.language)
    if text is None:
        return fault("binary", words)
    if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
        return fault("too-large", words, most=MOST_BYTES)
    try:
        message = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return fault("unreadable", words, reason=str(error))
    try:
        return await answer(message, window, table, tables)
    except Conflict:
        return Refused(_about(message), "late", "", words.say("server-late"))
    except ServerError as error:
        log.error("%s", error)
        return not_kept(error, words)
    except Exception:  # a mistake of ours must not take the table down
        log.exception("answering %s", type(message).__name__)
        return fault("bug", words)


def _about(message: FromClient) -> str:
    return message.actions[0] if isinstance(message, Act) else type(message).__name__.lower()


async def answer(message: FromClient, window: Window, table: LiveTable, tables: LiveTables) -> FromServer | None:
    """What only the asker hears. A change of the table goes to every window by itself."""
    words = table.teller(window.language)
    game = table.game
    match message:
        case Act() | Undo() | Redo():
            async with table.lock:
                return await _change(message, window, table, tables.storage)
        case Look(at, line):
            return await _looked(at, line, table, tables, words)
        case Why(action):
            no = game.why_not(action)
            if no is None:
                return Refused(action, "playable", "", words.say("server-playable"))
            return refused(action, no, words)
        case Preview(action):
            try:
                return previewed(game, action)
            except Refusal as no:
                return refused(action, no, words)
        case Speak(language):
            window.language = find_language(language)
            _come_in(window, table)
            return None
        case SitDown() | DriveBots() | WishFor() | Advise() | AskOdds() if table.puzzle is not None:
            return fault("puzzle-alone", words)
        case SitDown():
            return await seat_bot(message, table, tables.storage, words)
        case DriveBots():
            await drive_bots(message, table, tables.storage)
            return None
        case Shown(version):
            window.has_shown(min(version, table.version))
            return None
        case WishFor():
            return ask_for(message, table, tables.bot_pool, words)
        case Advise():
            return ask_advice(message, window, table, tables.bot_pool)
        case AskOdds():
            return ask_odds(message, window, table, tables.bot_pool)
        case PlayOn():
            return play_on(message, window, table, tables.bot_pool)


async def _looked(at: int, line: int, table: LiveTable, tables: LiveTables, words: Teller) -> FromServer:
    """What was taken back is laid out beside the loop: it may be a long way from what is played."""
    found = table.on(line) if line == MAIN else await tables.aside.do(table.on, line)
    last = -1 if found is None else len(found[0]) + found[0].undone
    if found is None or not 0 <= at <= last:
        return fault("no-position", words, last=max(0, last))
    return past_table(*found, at, line, words, table.kept_talk.then(found[1].entries, at, words))


def _still_meant(message: Act | Undo | Redo, table: LiveTable, words: Teller) -> bool:
    """Others act at the same time: what is still meant is no less welcome. Steps back and forth are about all of it."""
    return isinstance(message, Act) and table.means_the_same(message.version, message.actions, words.names)


async def _change(message: Act | Undo | Redo, window: Window, table: LiveTable, storage: Storage) -> FromServer | None:
    words = table.teller(window.language)
    if message.version != table.version and not _still_meant(message, table, words):
        return Refused(_about(message), "late", "", words.say("server-late"))
    if isinstance(message, Act):
        if table.puzzle is not None and standing(table.puzzle.goal, table.game) != "open":
            return Refused(_about(message), "puzzle-over", "", words.say("server-puzzle-over"))
        try:
            await table.play(storage, message.actions)
        except RefusedAt as no:
            if message.version != table.version:  # it could be played when it was chosen
                return Refused(_about(message), "late", "", words.say("server-late"))
            return refused(no.action, no.no, words)
        return None
    go = table.undo if isinstance(message, Undo) else table.redo
    if await go(storage, message.steps):
        return None
    if table.game.full:
        return Refused(_about(message), "record-full", "", words.say("server-record-full"))
    key = "server-nothing-to-undo" if isinstance(message, Undo) else "server-nothing-to-redo"
    return Refused(_about(message), key.removeprefix("server-"), "", words.say(key))

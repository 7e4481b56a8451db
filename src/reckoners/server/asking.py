"""What people say to and ask of bots at a table. Thinking takes a while, so those answers come when they come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from reckoners.bots import BotError
from reckoners.bots.wishes import Wish, make_wish, wished_action
from reckoners.game import Refusal
from reckoners.server.advice_words import advice_in, keeps_in
from reckoners.server.bot_pool import BotPool, NoAnswerError
from reckoners.server.bot_questions import AskAdvice, AskKeeps, AskWish, position_of
from reckoners.server.bot_words import check_bot
from reckoners.server.bots_protocol import Advise, AskOdds, DriveBots, SitDown, WishFor
from reckoners.server.live_tables import LiveTable
from reckoners.server.messages import encoded, fault, refused
from reckoners.server.protocol import Fault, FromServer, Refused
from reckoners.server.storage import Storage
from reckoners.server.teller import Teller, teller
from reckoners.server.windows import Window

log = logging.getLogger(__name__)
_wishes: set[asyncio.Task[None]] = set()  # those that are being thought about
_questions: dict[Window, asyncio.Task[None]] = {}  # what each window waits for


async def seat_bot(message: SitDown, table: LiveTable, storage: Storage, words: Teller) -> Fault | None:
    if message.reckoner not in table.game.setup.reckoners:
        return fault("no-seat", words)
    if message.bot is not None:
        try:
            check_bot(message.bot)
        except BotError as error:
            return fault("no-bot", words, reason=error.tell(words.words))
    async with table.lock:
        seats = {id: bot for id, bot in table.bots.seats.items() if id != message.reckoner}
        if message.bot is not None:
            seats[message.reckoner] = message.bot
        await table.seat(storage, seats, table.bots.pace)
    _go_on(table)
    return None


async def drive_bots(message: DriveBots, table: LiveTable, storage: Storage) -> None:
    async with table.lock:  # once they are said to be stopped, nothing more comes
        if message.pace is not None:
            await table.seat(storage, table.bots.seats, message.pace)
        if message.running is not None:
            table.bots.drive(message.running)
    _go_on(table)


def _go_on(table: LiveTable) -> None:
    table.show_bots()
    if table.driver is not None:
        table.driver.wake()


def ask_for(message: WishFor, table: LiveTable, bot_pool: BotPool, words: Teller) -> Fault | Refused | None:
    """A wish; the answer is for everybody at the table, in its own time."""
    game = table.game
    if message.reckoner not in table.bots.seats:
        return fault("no-seat", words)
    try:
        wish = make_wish(game, message.reckoner, message.symbol, message.target, message.track, message.n)
    except Refusal as no:
        return refused(str(wished_action(message.reckoner, message.symbol, message.target, message.track)), no, words)
    table.talk.turn_to(game)
    if message.n:
        table.talk.thinking += 1
        thinking = asyncio.create_task(_hearing(wish, table, bot_pool))
        _wishes.add(thinking)
        thinking.add_done_callback(_wishes.discard)
    else:
        table.talk.forget(wish)
        _talked(table)
    return None


async def _hearing(wish: Wish, table: LiveTable, bot_pool: BotPool) -> None:
    numbers = table.bots.numbers(table.game)
    try:
        asked = AskWish(position_of(table.id, table.game), numbers, table.talk.wishes, wish, table.bots.effort)
        table.talk.hear(wish, (await bot_pool.wish(asked)).heard)
    except NoAnswerError as error:  # it stays unanswered, and the bots go on
        log.error("no answer to a wish: %s", error)
        table.show_bots("server-fault-no-thought")
    finally:
        table.talk.thinking -= 1
        _talked(table)


def _talked(table: LiveTable) -> None:
    """Bots may have something to do again."""
    table.bots.waiting = -1
    table.talk.turn_to(table.game)
    table.remember_talk()
    table.show_talk()
    if table.driver is not None:
        table.driver.wake()


def ask_advice(message: Advise, window: Window, table: LiveTable, bot_pool: BotPool) -> Fault | None:
    """Answered in its own time."""
    game, version = table.game.clone(), table.version
    ids = game.setup.reckoners
    if message.reckoner is not None and message.reckoner not in ids:
        return fault("no-seat", table.teller(window.language))
    bots = table.bots
    people = tuple(place for place, id in enumerate(ids) if id not in bots.seats)
    asked = AskAdvice(
        position_of(table.id, game),
        seats=people or None,
        bots=() if bots.waiting == version else tuple(bots.numbers(game)),
        look=ids.index(message.reckoner) if message.reckoner is not None else None,
    )

    async def advising() -> FromServer:
        answer = await bot_pool.advice(asked)
        return advice_in(answer.advice, version, game.view(), table.teller(window.language))

    _later(window, advising())
    return None


def ask_odds(message: AskOdds, window: Window, table: LiveTable, bot_pool: BotPool) -> Fault | None:
    game, version = table.game.clone(), table.version
    if message.reckoner not in game.setup.reckoners:
        return fault("no-seat", table.teller(window.language))
    asked = AskKeeps(position_of(table.id, game), game.setup.reckoners.index(message.reckoner))

    async def counting() -> FromServer:
        answer = await bot_pool.keeps(asked)
        return keeps_in(answer.keeps, message.reckoner, version, table.teller(window.language))

    _later(window, counting())
    return None


def leave(window: Window) -> None:
    """Nobody waits for an answer there any more."""
    question = _questions.pop(window, None)
    if question is not None:
        question.cancel()


def _later(window: Window, thinking: Coroutine[Any, Any, FromServer]) -> None:
    """One question a window: who asks again does not care for the answer to the last one."""
    leave(window)
    task = _questions[window] = asyncio.create_task(_answering(window, thinking))
    task.add_done_callback(lambda done: _questions.pop(window) if _questions.get(window) is done else None)


async def _answering(window: Window, thinking: Coroutine[Any, Any, FromServer]) -> None:
    words = teller(window.language)
    try:
        answer = await thinking
    except NoAnswerError as error:
        log.error("no advice: %s", error)
        answer = fault("no-thought", words)
    except Exception:  # a mistake of ours must not go unanswered
        log.exception("advising")
        answer = fault("bug", words)
    window.send(encoded(answer))

"""What if: the planner plays on from a moment, game by game, in a worker of its own; nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import logging

from reckoners.bots.what_if import sure_of
from reckoners.server.bot_pool import BotPool, NoAnswerError
from reckoners.server.bot_questions import AskPlayOn, position_of
from reckoners.server.live_tables import LiveTable
from reckoners.server.messages import encoded, fault
from reckoners.server.protocol import Fault
from reckoners.server.reel_protocol import PlayedOn, PlayOn
from reckoners.server.windows import Window

log = logging.getLogger(__name__)
_under_way: dict[Window, asyncio.Task[None]] = {}  # one for each window


def play_on(message: PlayOn, window: Window, table: LiveTable, bot_pool: BotPool) -> Fault | None:
    """Answered after each game. Who asks again, or for no games, does not care for the rest of the last ones."""
    leave_playing_on(window)
    if not message.games:
        return None
    words = table.teller(window.language)
    line = table.on(message.line)
    last = -1 if line is None else len(line[0]) + line[0].undone
    if line is None or message.at > last:
        return fault("no-position", words, last=max(0, last))
    game = line[0].at(message.at)
    if game.result != "playing":
        return fault("play-on-over", words)
    position = position_of(table.id, game)

    async def playing() -> None:
        seeds = [f"{table.id}:{message.line}:{message.at}:{number}" for number in range(message.games)]
        ends: list[int] = []
        window.send(encoded(_told(message, ends)))
        try:
            for seed in seeds:
                saved = (await bot_pool.play_on(AskPlayOn(position, seed))).saved
                ends.append(-1 if saved is None else saved)
                window.send(encoded(_told(message, ends)))
        except NoAnswerError as error:
            log.error("playing on: %s", error)
            window.send(encoded(fault("no-thought", words)))

    task = _under_way[window] = asyncio.create_task(playing())
    task.add_done_callback(lambda done: _under_way.pop(window) if _under_way.get(window) is done else None)
    return None


def leave_playing_on(window: Window) -> None:
    """Nobody wants to know any more."""
    task = _under_way.pop(window, None)
    if task is not None:
        task.cancel()


def _told(message: PlayOn, ends: list[int]) -> PlayedOn:
    won = sum(saved >= 0 for saved in ends)
    return PlayedOn(message.at, message.line, message.games, won, *sure_of(won, len(ends)), tuple(ends))

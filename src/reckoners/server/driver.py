"""Lets the bots of a table act: one action at a time, at a readable pace, through the same door as people."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from reckoners.bots.team import SUBSTITUTE
from reckoners.bots.wishes import Wish
from reckoners.game import Action, Happening
from reckoners.server.bot_pool import BotPool, NoAnswerError
from reckoners.server.bot_questions import AskTurn, Replaced, TurnAnswer, position_of
from reckoners.server.bots_protocol import Pace
from reckoners.server.errors import Conflict, ServerError, UnknownTable
from reckoners.server.storage import Storage

if TYPE_CHECKING:
    from reckoners.server.live_tables import LiveTable

LONGEST_SHOW: Final = 30.0  # seconds that bots wait for a window that has never said what it has shown
LONGEST_READ: Final = 600.0  # seconds that they wait for one in which somebody may still read what the Epics did
FAR_BEHIND: Final = 4  # actions; bots wait for a window that is further behind
HEARD: Final = 3.0  # times the usual pause: so long people can say something to a plan before it begins
QUICK: Final = 0.4  # of the usual pause: dice that are kept are taken one after another, as by hand
OFTEN: Final = 0.05  # seconds between looks at the windows
FAILURES: Final = 2  # in a row; then other bots sit down
SHOWN_EVENTS: Final = frozenset(("enters", "activates", "boss-activates", "acts", "boss-acts", "boss-moves"))

log = logging.getLogger(__name__)


class Driver:
    """Of one table. It works while there is work and somebody looks: `wake` it when that may have changed."""

    def __init__(self, table: LiveTable, storage: Storage, bot_pool: BotPool) -> None:
        self._table = table
        self._storage = storage
        self._bot_pool = bot_pool
        self._task: asyncio.Task[None] | None = None
        self._changed = 0.0  # when the table changed last
        self._to_show = -1  # the version of the last Epic phase
        self._failures = 0

    def changed(self, events: tuple[Happening, ...]) -> None:
        """The table has changed, by whomever."""
        self._changed = asyncio.get_running_loop().time()
        if any(event.kind in SHOWN_EVENTS for event in events):
            self._to_show = self._table.version
        self.wake()

    def wake(self) -> None:
        if self._due() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())

    def _due(self) -> bool:
        table = self._table
        return bool(table.windows) and not table.talk.thinking and table.bots.due(table.game, table.version)

    async def _drive(self) -> None:
        try:
            while self._due():
                await self._act()
        except UnknownTable:  # it was deleted
            return
        except ServerError as error:
            log.error("%s", error)
            self._table.bots.drive(running=False)
            self._table.show_bots("server-fault-storage", reason=error)
        except Exception:  # a mistake of ours: the table stays, and people can go on
            log.exception("letting bots act")
            self._table.bots.drive(running=False)
            self._table.show_bots("server-fault-bug")

    async def _act(self) -> None:
        """One action. What was thought for another position than the table's, or at another pace, is dropped."""
        table = self._table
        version, seats, told = table.version, table.bots.seats, self._told()
        turn = await self._thought()
        if turn is None or table.version != version or table.bots.seats != seats or self._told() != told:
            return
        if turn.replaced:
            await self._replaced(turn)
            version = table.version
        since = self._changed
        if self._announced(turn):
            since = asyncio.get_running_loop().time()
        if not turn.action:
            table.bots.waiting = version
            table.show_bots()
            return
        share = QUICK if Action.parse(turn.action).verb == "keep" else 1.0 if since == self._changed else HEARD
        await self._pause(version, since + table.bots.seconds * share)
        async with table.lock:
            if table.version == version and self._due() and self._told() == told:
                try:
                    await table.play(self._storage, [turn.action], bot=True)
                except Conflict:
                    return  # somebody else has written, and everybody sees it

    def _told(self) -> tuple[tuple[Wish, ...], Pace]:
        """What people have said to the bots that changes what they think."""
        return self._table.talk.wishes, self._table.bots.pace

    def _announced(self, turn: TurnAnswer) -> bool:
        """Say what a bot is about to do; whether it is something new."""
        talk = self._table.talk
        said = talk.plan
        new = talk.announce(turn.plan)
        if said != talk.plan:
            self._table.show_talk()
        if new and turn.plan:
            self._table.remember_talk()
        return new and bool(turn.plan)

    async def _thought(self) -> TurnAnswer | None:
        table = self._table
        numbers = table.bots.numbers(table.game)
        try:
            asked = AskTurn(position_of(table.id, table.game), numbers, table.talk.wishes, table.bots.effort)
            turn = await self._bot_pool.turn(asked)
        except NoAnswerError as error:
            log.error("no turn of a bot: %s", error)
            self._failures += 1
            if self._failures >= FAILURES and numbers == table.bots.numbers(table.game):
                self._failures = 0
                await self._stand_in(numbers, str(error))
            return None
        self._failures = 0
        return turn

    async def _stand_in(self, numbers: dict[int, str], details: str) -> None:
        """Whatever sits here brings the worker down: simpler bots sit down, and if there are none, people have to."""
        by = {name: "random" if name == SUBSTITUTE else SUBSTITUTE for name in numbers.values() if name != "random"}
        if not by:
            self._table.bots.drive(running=False)
            self._table.show_bots("server-bots-failed")
            return
        seats = {place: by.get(name, name) for place, name in numbers.items()}
        lost = tuple(Replaced(name, other, "died", details) for name, other in by.items())
        await self._replaced(TurnAnswer("", seats, lost))

    async def _replaced(self, turn: TurnAnswer) -> None:
        table = self._table
        for one in turn.replaced:
            log.error("the bot %s was replaced by %s: %s, %s", one.bot, one.by, one.kind, one.details)
        ids = table.game.setup.reckoners
        await table.seat(self._storage, {ids[place]: name for place, name in turn.seats.items()}, table.bots.pace)
        for one in turn.replaced:
            table.show_bots("server-bot-replaced", kind=one.kind, bot=one.bot, by=one.by)

    async def _pause(self, version: int, until: float) -> None:
        """People see what was done before the next thing happens; nobody is shown more than can be taken in."""
        table, loop, pace = self._table, asyncio.get_running_loop(), self._table.bots.pace
        while table.version == version and table.bots.pace == pace and self._due():
            now = loop.time()
            if now >= until and not self._waits(version, now - self._changed):
                return
            await asyncio.sleep(min(OFTEN, until - now) if now < until else OFTEN)

    def _waits(self, version: int, waited: float) -> bool:
        """Whether some window has to show what has happened first: the Epic phase till somebody has read it, all else
        for a while. A client says that it has shown all if nobody sees its window, and one that goes is forgotten."""
        for window in self._table.windows:
            longest = LONGEST_READ if window.says_so else LONGEST_SHOW if self._table.bots.seconds > 0 else 0.0
            if self._to_show == version and window.shown < version and waited < longest:
                return True
            if window.behind(version) > FAR_BEHIND and waited < LONGEST_SHOW:
                return True
        return False

"""Tables that are being played: games in memory, each kept on disk before anybody sees what was done."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

from reckoners.bots.advice_types import Turning
from reckoners.game import Action, Game, Happening, Refusal, Setup
from reckoners.game.files import lines_in
from reckoners.game.names import Names
from reckoners.game.puzzle import Puzzle
from reckoners.game.record import follow, header_of, opened, replayed, seats_in, went
from reckoners.server.aside import Aside
from reckoners.server.bot_pool import BotPool
from reckoners.server.bot_words import bot_news, can_sit, check_bot
from reckoners.server.bots_protocol import BotsNow, Crew, Pace
from reckoners.server.crew import Bots
from reckoners.server.driver import Driver
from reckoners.server.errors import Conflict, ServerError, UnknownTable
from reckoners.server.kept_talk import KeptTalk
from reckoners.server.meanings import Meanings
from reckoners.server.messages import encoded, info_of, table_now
from reckoners.server.packs import known_packs
from reckoners.server.protocol import NewTable, TableInfo
from reckoners.server.puzzles import Puzzles
from reckoners.server.reel import MAIN, line_of
from reckoners.server.reel_protocol import GoOn, TableOrigin
from reckoners.server.storage import Kept, Storage
from reckoners.server.story import Story
from reckoners.server.table_talk import TableTalk
from reckoners.server.teller import Teller, teller
from reckoners.server.turns import Turns
from reckoners.server.windows import Window

MOST_LIVE = 64  # tables in memory that nobody looks at


class LiveTable:
    """One game. What is done is tried on a copy, written, and only then becomes the game."""

    driver: Driver | None = None
    puzzle: Puzzle | None = None  # that it is about; it is kept nowhere then

    def __init__(
        self, id: str, game: Game, story: Story, version: int, created: float, changed: float, bots: Bots
    ) -> None:
        self.id = id
        self.game = game
        self.story = story
        self.version = version  # lines on disk
        self.created = created
        self.changed = changed
        self.bots = bots
        self.talk = TableTalk()
        self.kept_talk = KeptTalk()
        self.decisive: tuple[int, tuple[Turning, ...]] | None = None  # what decided it, at a version
        self.gone = False  # deleted
        self._texts: dict[str, tuple[int, Crew, str]] = {}  # what newcomers are told, by language
        self.origin: TableOrigin | None = None  # the moment of another table that it came from
        self._left: tuple[int, int, tuple[Game, Story] | None] = (-1, 0, None)  # the line that was looked at last
        self._meanings = Meanings()
        self._meanings.keep(version, game.view(printed=False))
        self.lock = asyncio.Lock()
        self.windows: list[Window] = []

    def teller(self, language: str) -> Teller:
        """Words in a language, with the names of this table's content."""
        return teller(language, self.game.content)

    def on(self, line: int) -> tuple[Game, Story] | None:
        """A line of this table: the one that is played, or what was taken back; None if there is no such line."""
        if line == MAIN:
            return self.game, self.story
        if self._left[:2] != (self.version, line):
            self._left = (self.version, line, line_of(self.game, self.story, line))
        return self._left[2]

    def text(self, teller: Teller) -> str:
        """The `table` message for those who come, or come again: put together once."""
        crew = self.bots.told(self.game, self.version)
        known = self._texts.get(teller.language)
        if known is not None and known[:2] == (self.version, crew):
            return known[2]
        now = table_now(
            self.id,
            self.version,
            self.game,
            self.story,
            crew,
            teller,
            laid=True,
            origin=self.origin,
            puzzle=self.puzzle,
        )
        text = encoded(now)
        self._texts[teller.language] = (self.version, crew, text)
        return text

    def show(self, events: tuple[Happening, ...] = (), added: int = 0) -> None:
        """To every window, in its language."""
        crew = self.bots.told(self.game, self.version)
        texts: dict[str, str] = {}
        for window in self.windows:
            if window.language not in texts:
                words = self.teller(window.language)
                now = table_now(self.id, self.version, self.game, self.story, crew, words, added, puzzle=self.puzzle)
                texts[window.language] = encoded(now)
            window.send(texts[window.language])
        if self.talk.turn_to(self.game):
            self.show_talk()
        if self.driver is not None:
            self.driver.changed(events)

    def show_talk(self) -> None:
        """What is said, to every window."""
        for window in self.windows:
            window.send(encoded(self.talk.told(self.teller(window.language))))

    def remember_talk(self) -> None:
        """What is said now belongs to this moment of the game, for those who look back at it."""
        self.kept_talk.remember(self.story.entries[len(self.game)].number, self.talk, time.time())

    def show_bots(self, news: str = "", **about: object) -> None:
        """What has changed about the bots, and why if it was not asked for, to every window."""
        crew = self.bots.told(self.game, self.version)
        for window in self.windows:
            words = self.teller(window.language)
            window.send(encoded(BotsNow(crew, bot_news(news, about, words))))

    async def seat(self, storage: Storage, seats: dict[str, str], pace: Pace) -> None:
        """Bots sit down or leave; no action of the game, so it has no version and cannot be undone."""
        await storage.seat(self.id, seats, pace)
        if seats != self.bots.seats:
            self.bots.seat(seats)
        self.bots.pace = pace

    def means_the_same(self, version: int, actions: Iterable[str], names: Names) -> bool:
        """Whether what was chosen at an older version can be taken as it was meant."""
        try:
            chosen = [Action.parse(action) for action in actions]
        except Refusal:
            return False
        return self._meanings.same(version, self.game.view(printed=False), chosen, names)

    async def play(self, storage: Storage, actions: Iterable[str], *, bot: bool = False) -> None:
        """All of them or none; RefusedAt or a ServerError leaves everything as it was. What the game did of itself, as
        nothing else was left to do, was meant as well: who asks for it is not refused."""
        game, story = self.game.clone(), self.story.copy()
        done: list[str] = []
        events: list[Happening] = []
        forced: list[str] = []
        for action in actions:
            if action in forced:
                forced.remove(action)
                continue
            try:
                entry = story.play(game, game.code(action))
            except Refusal as no:
                raise RefusedAt(action, no) from no
            done.append(str(entry.action))
            events += entry.events
            forced = [str(event.args["option"]) for event in entry.events if event.kind == "forced"]
        if not bot:
            self.bots.held = False
        await self._keep(storage, game, story, done, tuple(events), len(done))

    async def undo(self, storage: Storage, steps: int) -> int:
        """How many actions were taken back."""
        game, story = self.game.clone(), self.story.copy()
        back = game.undo(steps)
        if back:
            self.bots.hold()
            await self._keep(storage, game, story, [went("undo", back)])
        return back

    async def redo(self, storage: Storage, steps: int) -> int:
        game, story = self.game.clone(), self.story.copy()
        forth = game.redo(steps)
        if forth:
            await self._keep(storage, game, story, [went("redo", forth)])
        return forth

    async def _keep(
        self,
        storage: Storage,
        game: Game,
        story: Story,
        done: list[str],
        events: tuple[Happening, ...] = (),
        added: int = 0,
    ) -> None:
        changed = time.time()
        try:
            if self.puzzle is None:
                info = info_of(self.id, game, self.created, changed, self.bots.seats)
                said = self.kept_talk.unkept()
                await storage.append(self.version, done, info, said)
                self.kept_talk.is_kept(said)
        except Conflict:
            self._take(await asyncio.to_thread(replay, await storage.load(self.id), self.id))
            self.show()
            raise
        self.game, self.story, self.changed = game, story, changed
        self.version += len(done)
        self._texts.clear()
        self._meanings.keep(self.version, game.view(printed=False))
        self.show(events, added)

    def _take(self, other: LiveTable) -> None:
        self.game, self.story, self.version, self.changed = other.game, other.story, other.version, other.changed
        self._meanings = other._meanings
        self.kept_talk = other.kept_talk


def laid_out(puzzle: Puzzle, id: str) -> LiveTable:
    """A table with a puzzle, from its beginning."""
    game, now = puzzle.game(), time.time()
    table = LiveTable(id, game, Story.of(game), 0, now, now, Bots({}))
    table.puzzle = puzzle
    return table


class RefusedAt(Exception):  # noqa: N818 - carries a Refusal
    """A Refusal, and which action of a gesture it is about."""

    def __init__(self, action: str, no: Refusal) -> None:
        super().__init__(action, no)
        self.action = action
        self.no = no


def replay(kept: Kept, id: str) -> LiveTable:
    """A table from what is on disk. Raises SaveError if it was made with other content or rules."""
    game = opened(kept.header, id)
    story = Story.of(game)
    for number, do in enumerate(kept.done):
        try:
            if do.startswith(("undo", "redo")):
                follow(game, do)
            else:
                story.play(game, game.code(do))
        except Refusal as no:
            raise ServerError("unplayable", place=id, line=number, do=do, reason=no, rule=no.rule) from no
    seats = {id: bot for id, bot in kept.bots.items() if id in game.setup.reckoners}
    bots = Bots(seats, kept.pace, held=bool(game.undone and seats))
    table = LiveTable(id, game, story, len(kept.done), kept.created, kept.changed, bots)
    table.origin = kept.origin
    table.kept_talk = KeptTalk(kept.talk)
    return table


def read_save(text: bytes, place: str) -> tuple[Game, list[str], dict[str, str]]:
    """A saved game, what was done in it, and the bots that sit there. Packs that are not among ours are refused before
    anything looks for them on this machine."""
    header, lines = lines_in(text, place)
    game = replayed(header, lines, place, 2, known_packs(header.setup.packs))
    bots = {id: bot for id, bot in seats_in(lines).items() if id in game.setup.reckoners and can_sit(bot)}
    return game, [line.do for line in lines if line.do], bots


def _branch(game: Game, at: int, dealt: bool) -> tuple[Game, list[str]]:
    """A game that leaves another after so many actions, and those actions in words."""
    there = game.fork(at)
    if dealt:
        there = there.dealt(secrets.token_hex(4))
    return there, [str(action) for action in there.actions]


def setup_of(new: NewTable) -> Setup:
    return Setup(
        reckoners=new.reckoners,
        boss=new.boss,
        city=new.city,
        modules=new.modules,
        difficulty=new.difficulty,
        options=new.options,
        packs=known_packs(new.packs),
        seed=new.seed,
    )


class LiveTables:
    """All tables of a server: those in memory, and those on disk."""

    def __init__(self, storage: Storage, bot_pool: BotPool) -> None:
        self.storage = storage
        self.bot_pool = bot_pool
        self.puzzles = Puzzles()
        self.turns = Turns()
        self.aside = Aside("files")  # what takes long and nobody at a table waits for
        self._replaying = Aside("opening")
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._deleted: set[str] = set()  # while they were being opened

    async def create(self, new: NewTable) -> TableInfo:
        """A fresh game; SetupError or BotError if there cannot be such a table."""
        loads = new.packs or new.modules
        game = await self.aside.do(Game, setup_of(new)) if loads else Game(setup_of(new))
        for name in new.bots:
            if name:
                check_bot(name)
        bots = {id: name for id, name in zip(game.setup.reckoners, new.bots, strict=False) if name}
        return await self._keep(game, (), bots, new.pace)

    async def create_for(self, setup: Setup, campaign: str, bots: dict[str, str], pace: Pace) -> TableInfo:
        """A fresh game of a campaign."""
        return await self._keep(await self.aside.do(Game, setup), (), bots, pace, campaign)

    async def load(self, text: bytes, place: str) -> TableInfo:
        """A saved game, checked in full."""
        game, done, bots = await self.aside.do(read_save, text, place)
        return await self._keep(game, done, bots)

    async def go_on(self, id: str, wish: GoOn) -> TableInfo | None:
        """A new table that goes its own way from a moment of another, which never changes; None if there is no such
        moment. The bots sit there, and wait till somebody has looked round."""
        table = await self.open(id)
        line = table.on(wish.line)
        if line is None or wish.at > len(line[0]) + line[0].undone:
            return None
        game, done = await self.aside.do(_branch, line[0].clone(), wish.at, wish.dealt)
        origin = TableOrigin(id, wish.at, wish.line, wish.dealt)
        info = await self._keep(game, done, dict(table.bots.seats), table.bots.pace, origin=origin)
        (await self.open(info.id)).bots.hold()
        return info

    async def _keep(
        self,
        game: Game,
        done: Iterable[str],
        bots: dict[str, str] | None = None,
        pace: Pace = "normal",
        campaign: str = "",
        origin: TableOrigin | None = None,
    ) -> TableInfo:
        now = time.time()
        info = info_of(secrets.token_urlsafe(16), game, now, now, bots or {}, campaign, origin)
        await self.storage.create(header_of(game, "journal"), info, tuple(done), pace)
        return info

    async def open(self, id: str) -> LiveTable:
        """A table, from memory or from disk; UnknownTable if there is none."""
        table = self._live.get(id)
        if table is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._opened(id))
                opening.add_done_callback(lambda _: self._opening.pop(id))
            table = await asyncio.shield(opening)  # others may wait for it too
        if id in self._live:
            self._live.move_to_end(id)
        self._forget_some(table)
        return table

    async def _opened(self, id: str) -> LiveTable:
        puzzle = self.puzzles.at(id)
        if puzzle is not None:
            table = self._live[id] = laid_out(puzzle, id)
            return table
        kept = await self.storage.load(id)
        table = await self._replaying.do(replay, kept, id)
        if id in self._deleted:
            self._deleted.discard(id)
            raise UnknownTable("unknown-table")
        table.driver = Driver(table, self.storage, self.bot_pool)
        self._live[id] = table
        return table

    def _forget_some(self, but: LiveTable) -> None:
        """Tables that nobody has looked at for longest leave the memory."""
        if len(self._live) <= MOST_LIVE:
            return
        idle = [
            table for table in self._live.values() if not table.windows and not table.lock.locked() and table is not but
        ]
        for table in idle[: max(0, len(idle) - MOST_LIVE)]:
            del self._live[table.id]

    async def delete(self, id: str) -> list[Window]:
        """The windows that were looking at it are for the caller to tell."""
        await self.storage.delete(id)
        if id in self._opening:
            self._deleted.add(id)
        table = self._live.pop(id, None)
        if table is None:
            return []
        table.gone = True
        return table.windows[:]

    async def close(self) -> None:
        await self.aside.close()
        await self._replaying.close()

"""Tables that are being played: games in memory, each kept on disk before anybody sees what was done."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from reckoners.game import Game, Happening, Refusal, Setup
from reckoners.game.files import lines_in
from reckoners.game.record import header_of, opened, replayed
from reckoners.server.errors import Conflict, ServerError
from reckoners.server.messages import info_of, table_now
from reckoners.server.protocol import NewTable, TableInfo
from reckoners.server.storage import Kept, Storage
from reckoners.server.story import Story
from reckoners.server.teller import Teller, teller
from reckoners.server.windows import Window

MOST_LIVE = 64  # tables in memory that nobody looks at


class Table:
    """One game. What is done is tried on a copy, written, and only then becomes the game."""

    def __init__(self, id: str, game: Game, story: Story, version: int, created: float, changed: float) -> None:
        self.id = id
        self.game = game
        self.story = story
        self.version = version  # lines on disk
        self.created = created
        self.changed = changed
        self.lock = asyncio.Lock()
        self.windows: list[Window] = []

    def text(self, teller: Teller, events: tuple[Happening, ...] = ()) -> str:
        """The `table` message."""
        message = table_now(self.id, self.version, self.game, self.story, events, teller)
        return msgspec.json.encode(message).decode()

    def show(self, events: tuple[Happening, ...] = ()) -> None:
        """To every window, in its language."""
        texts: dict[str, str] = {}
        for window in self.windows:
            if window.language not in texts:
                texts[window.language] = self.text(teller(window.language), events)
            window.send(texts[window.language])

    async def play(self, storage: Storage, actions: Iterable[str], language: str) -> None:
        """All of them or none; RefusedAt (in the asker's language) or a ServerError leaves everything as it was."""
        game, story = self._draft(language)
        done: list[str] = []
        events: list[Happening] = []
        for action in actions:
            try:
                entry = story.play(game, game.code(action))
            except Refusal as no:
                raise RefusedAt(action, no) from no
            done.append(str(entry.action))
            events += entry.events
        await self._keep(storage, game, story, done, tuple(events))

    async def undo(self, storage: Storage, steps: int, language: str) -> int:
        """How many actions were taken back."""
        game, story = self._draft(language)
        back = game.undo(steps)
        if back:
            await self._keep(storage, game, story, [f"undo {back}" if back > 1 else "undo"], ())
        return back

    async def redo(self, storage: Storage, steps: int, language: str) -> int:
        game, story = self._draft(language)
        forth = game.redo(steps)
        if forth:
            await self._keep(storage, game, story, [f"redo {forth}" if forth > 1 else "redo"], ())
        return forth

    def _draft(self, language: str) -> tuple[Game, Story]:
        game = self.game.clone()
        game.names = teller(language).names
        return game, self.story.copy()

    async def _keep(
        self, storage: Storage, game: Game, story: Story, done: list[str], events: tuple[Happening, ...]
    ) -> None:
        changed = time.time()
        try:
            await storage.append(self.version, done, info_of(self.id, game, self.created, changed))
        except Conflict:
            self._take(replay(await storage.load(self.id), self.id))
            self.show()
            raise
        self.game, self.story, self.changed = game, story, changed
        self.version += len(done)
        self.show(events)

    def _take(self, other: Table) -> None:
        self.game, self.story, self.version, self.changed = other.game, other.story, other.version, other.changed


class RefusedAt(Exception):  # noqa: N818 - carries a Refusal
    """A Refusal, and which action of a gesture it is about."""

    def __init__(self, action: str, no: Refusal) -> None:
        super().__init__(action, no)
        self.action = action
        self.no = no


def replay(kept: Kept, id: str) -> Table:
    """A table from what is on disk. Raises SaveError if it was made with other content or rules."""
    game = opened(kept.header, id, "en")
    story = Story.of(game)
    for number, do in enumerate(kept.done):
        word, _, count = do.partition(" ")
        if word == "undo":
            game.undo(int(count or 1))
        elif word == "redo":
            game.redo(int(count or 1))
        else:
            try:
                story.play(game, game.code(do))
            except Refusal as no:
                raise ServerError("unplayable", place=id, line=number, do=do, reason=no, rule=no.rule) from no
    return Table(id, game, story, len(kept.done), kept.created, kept.changed)


class Tables:
    """All tables of a server: those in memory, and those on disk."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._opening = asyncio.Lock()

    async def create(self, new: NewTable) -> TableInfo:
        """A fresh game; SetupError if there cannot be such a table."""
        game = Game(Setup(reckoners=new.reckoners, difficulty=new.difficulty, seed=new.seed))
        return await self._keep(game, ())

    async def load(self, text: bytes, place: str, language: str) -> TableInfo:
        """A saved game, checked in full. Packs are refused before anything looks for them on this machine."""
        header, lines = lines_in(text, place)
        if header.setup.packs:
            raise ServerError("packs")
        game = await asyncio.to_thread(replayed, header, lines, place, 2, language)
        return await self._keep(game, [line.do for line in lines if line.do])

    async def _keep(self, game: Game, done: Iterable[str]) -> TableInfo:
        now = time.time()
        info = info_of(secrets.token_urlsafe(16), game, now, now)
        await self.storage.create(header_of(game, "journal"), info, tuple(done))
        return info

    async def open(self, id: str) -> Table:
        """A table, from memory or from disk; UnknownTable if there is none."""
        async with self._opening:
            table = self._live.get(id)
            if table is None:
                kept = await self.storage.load(id)
                table = self._live[id] = await asyncio.to_thread(replay, kept, id)
            self._live.move_to_end(id)
            self._forget_some()
            return table

    def _forget_some(self) -> None:
        """Tables that nobody has looked at for longest leave the memory."""
        idle = [id for id, table in self._live.items() if not table.windows and not table.lock.locked()]
        for id in idle[: max(0, len(idle) - MOST_LIVE)]:
            del self._live[id]

    async def delete(self, id: str) -> list[Window]:
        """The windows that were looking at it are for the caller to tell."""
        await self.storage.delete(id)
        table = self._live.pop(id, None)
        return table.windows[:] if table is not None else []

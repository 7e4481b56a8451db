"""What is to be played: which bots, at which tables, from which seed. Everything else follows from it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from reckoners import __version__
from reckoners.bots import make_bot
from reckoners.game import Setup
from reckoners.game.setup import BOSS, CITY, RANDOM, checked
from reckoners.sim.errors import SimError

FORMAT = "reckoners-sim"
FORMAT_VERSION = 1


class Cell(msgspec.Struct, frozen=True):
    """One kind of table: its Reckoners (`random` is drawn by each game's seed) and its difficulty."""

    reckoners: tuple[str, ...]
    difficulty: str

    @property
    def title(self) -> str:
        """A count where all are drawn, else the names."""
        if all(reckoner == RANDOM for reckoner in self.reckoners):
            return f"{len(self.reckoners)} {self.difficulty}"
        return f"{','.join(self.reckoners)} {self.difficulty}"


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """The identity of a run: two runs that are equal here play the same games, however many of them and wherever.

    The number of games is no part of it, so that a run can be made longer. `bots` go round the seats. `content` is the
    hash of all printed values: packs have paths, and paths differ from machine to machine.
    """

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    version: str = __version__
    seed: str
    bots: tuple[str, ...]
    cells: tuple[Cell, ...]
    content: str
    packs: tuple[str, ...] = ()
    boss: str = BOSS
    city: str = CITY
    modules: tuple[int, ...] = ()
    options: tuple[str, ...] = ()

    def place(self, index: int) -> tuple[int, Cell]:
        """The game number (from 1) and the table of a line (from 0): all tables play a game before the next begins."""
        game, cell = divmod(index, len(self.cells))
        return game + 1, self.cells[cell]

    def seed_of(self, game: int) -> str:
        """Every table plays game n with the same seed, so that they can be compared."""
        return f"{self.seed}-{game}"

    def setup(self, cell: Cell, seed: str, folders: Sequence[str]) -> Setup:
        """A table of this run; its packs where this machine has them."""
        return Setup(
            reckoners=cell.reckoners,
            boss=self.boss,
            city=self.city,
            modules=self.modules,
            difficulty=cell.difficulty,
            options=self.options,
            packs=tuple(folders),
            seed=seed,
        )

    def bot_at(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]


class Job(msgspec.Struct, frozen=True):
    """Some lines of a run, as plain data for a worker anywhere. `folders` are the packs as that worker finds them;
    `keep` asks for the games themselves, too."""

    run: Run
    folders: tuple[str, ...]
    first: int
    count: int
    patience: float
    keep: bool = False

    def setup(self, index: int) -> Setup:
        game, cell = self.run.place(index)
        return self.run.setup(cell, self.run.seed_of(game), self.folders)


def make_run(
    bots: Sequence[str],
    cells: Sequence[Cell],
    seed: str,
    folders: Sequence[str] = (),
    *,
    boss: str = BOSS,
    city: str = CITY,
    modules: Sequence[int] = (),
    options: Sequence[str] = (),
) -> Run:
    """A run with everything checked before the first game: every table, every bot."""
    if not (seed and bots and cells):
        raise SimError("sim-nothing")
    for cell in cells:
        if len(bots) > len(cell.reckoners):
            raise SimError("sim-many-bots", bots=len(bots), seats=len(cell.reckoners))
    run = Run(
        seed=seed,
        bots=tuple(bots),
        cells=tuple(dict.fromkeys(cells)),
        content="",
        boss=boss,
        city=city,
        modules=tuple(modules),
        options=tuple(options),
    )
    tables = [checked(run.setup(cell, seed, folders)) for cell in run.cells]
    setup, content = tables[0]
    for bot in dict.fromkeys(bots):
        make_bot(bot)
    return msgspec.structs.replace(
        run,
        content=content.hash,
        packs=tuple(pack.id for pack in content.packs),
        modules=setup.modules,
        options=setup.options,
    )

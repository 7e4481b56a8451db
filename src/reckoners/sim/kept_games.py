"""A folder with every game of a run as a saved game: to be replayed, looked at and learnt from.

Each game is a file by itself, written whole or not at all, so that a run can be stopped at any moment. Which run the
folder belongs to stands in a file beside them.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from reckoners.game.setup import RANDOM
from reckoners.sim.errors import SimError
from reckoners.sim.lines import header_line, must_be_same, read_header
from reckoners.sim.run import Run

ABOUT: Final = "run.json"
DRAFT: Final = ".part"
RESULTS: Final = "results.jsonl"  # the lines of the games, if no other file is given for them


class KeptGames:
    """A folder that is there for this run, or may be made for it; another one is refused and left as it is."""

    def __init__(self, folder: Path, run: Run) -> None:
        self.folder = folder
        self.run = run
        about = folder / ABOUT
        if about.exists():
            must_be_same(about, read_header(about), run)
        elif folder.is_dir() and any(path.suffix != DRAFT for path in folder.iterdir()):
            raise SimError("sim-other-folder", folder=str(folder))

    def begin(self) -> None:
        """Make the folder, if it is not there, and clear away what was half written."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for half in self.folder.glob(f"*{DRAFT}"):
            half.unlink()
        _write(self.folder / ABOUT, header_line(self.run))

    def path(self, index: int) -> Path:
        """The file of the game on this line (from 0): `12-4-hard.jsonl`, or with names `12-tia-prof-hard.jsonl`."""
        game, cell = self.run.place(index)
        drawn = all(reckoner == RANDOM for reckoner in cell.reckoners)
        team = str(len(cell.reckoners)) if drawn else "-".join(cell.reckoners)
        return self.folder / f"{game}-{team}-{cell.difficulty}.jsonl"

    def done(self, total: int) -> int:
        """How many of the first games are here, up to the first that is missing."""
        return next((index for index in range(total) if not self.path(index).exists()), total)

    def write(self, first: int, games: Iterable[bytes]) -> None:
        """The games from this line on."""
        for index, text in enumerate(games, start=first):
            _write(self.path(index), text)


def _write(path: Path, text: bytes) -> None:
    """Whole or not at all. Nobody waits for the disk: the same command makes again what a power cut has taken."""
    draft = path.with_name(f"{path.name}{DRAFT}")
    draft.write_bytes(text)
    draft.replace(path)

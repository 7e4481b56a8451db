"""`reckoners puzzle find`: looks for puzzles in games, and writes the best of them as files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from reckoners.bots.puzzles.choose import chosen, is_plenty, level, setups, wants_nights
from reckoners.bots.puzzles.find import played_by, puzzles_in, use_steps
from reckoners.bots.puzzles.found import FoundPuzzle
from reckoners.bots.registry import make_bot
from reckoners.cli.failures import INTERRUPTED, CommandError, complain
from reckoners.cli.language import say, words
from reckoners.cli.screen import Screen
from reckoners.game import Game

SAVED = "*.jsonl"
NUMBERED = re.compile(r"\d+\.toml")


@dataclass(frozen=True, slots=True)
class FindRequest:
    """The options of the command as they were given."""

    count: int
    seed: str
    out: Path
    games: Path | None
    bot: str
    most: int
    limit: int


class GameSource(NamedTuple):
    """A game to look at: its name, how it begins, and what was done in it."""

    name: str
    game: Game
    codes: Iterator[int]


def find(wanted: FindRequest) -> int:
    """0 if all were found, 1 if there are fewer, and they are written."""
    make_bot(wanted.bot)
    found: list[FoundPuzzle] = []
    stopped = False
    try:
        with progress_bar(wanted.most) as tell:

            def tell_on() -> None:
                tell(0, len(found))

            for source in sources(wanted):
                nights = wants_nights(found, source.game.setup.city, wanted.count)
                for step in use_steps(source.game, source.codes, source.name):
                    found += puzzles_in(step, wanted.limit, tell_on, nights=nights)
                tell(1, len(found))
                if is_plenty(found, wanted.count):
                    break
    except KeyboardInterrupt:
        stopped = True
    best = chosen(found, wanted.count)
    write(best, wanted.out)
    screen = Screen(words())
    for place, one in enumerate(best):
        about: dict[str, object] = {"number": place + 1, "goal": one.goal.name, "city": one.setup.city}
        about |= {"level": level(place, len(best)), "deeds": len(one.deeds), "positions": one.proof.positions}
        screen.line(say("puzzle-found", **about))
    screen.say("puzzle-find-done", count=len(best), all=len(found), folder=str(wanted.out))
    if stopped:
        complain(say("puzzle-find-stopped"))
        return INTERRUPTED
    return 0 if len(best) == wanted.count else 1


def sources(wanted: FindRequest) -> Iterator[GameSource]:
    """Kept games, or new ones that a bot plays."""
    if wanted.games is None:
        for setup in setups(wanted.seed, wanted.most):
            game = Game(setup)
            yield GameSource(setup.seed, game, played_by(wanted.bot, game))
        return
    files = sorted(wanted.games.glob(SAVED))
    if not files:
        raise CommandError(say("puzzle-no-games", folder=str(wanted.games)))
    for file in files[: wanted.most]:
        whole = Game.load(file)
        yield GameSource(file.stem, whole.at(0).fork(), iter(whole.log))


def write(best: list[FoundPuzzle], folder: Path) -> None:
    """As 1.toml, 2.toml, ...; files of such names that were there before are replaced, others stay."""
    if not best:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if NUMBERED.fullmatch(old.name):
            old.unlink()
    for place, one in enumerate(best):
        (folder / f"{place + 1}.toml").write_text(one.text(place + 1, level(place, len(best))), encoding="utf-8")


@contextmanager
def progress_bar(most: int) -> Iterator[Callable[[int, int], None]]:
    """Games, and how many puzzles were found; nothing where nobody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda *_: None
        return
    found = TextColumn("{task.fields[found]}")
    columns = (TextColumn(say("puzzle-find-progress")), BarColumn(), MofNCompleteColumn(), found, TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=most, found="")

        def tell(games: int, puzzles: int) -> None:
            progress.update(task, advance=games, found=say("puzzle-find-so-far", count=puzzles))

        yield tell

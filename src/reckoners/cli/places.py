"""Where the command keeps its files: games as they are played, and reports of crashes."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

import platformdirs

from reckoners.cli.language import say, words
from reckoners.game import Game, SaveError, Setup
from reckoners.game.files import Journal

SUFFIX = ".jsonl"


def home() -> Path:
    return Path(platformdirs.user_data_dir("reckoners"))


def games() -> Path:
    return home() / "games"


def new_game_file(setup: Setup) -> Path:
    """A name that says when, who and which seed; with a number if there is such a game already."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    seed = re.sub(r"[^\w-]+", "-", setup.seed)[:24].strip("-")
    stem = "-".join(part for part in (stamp, *setup.reckoners, seed) if part)
    path = games() / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = games() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def newest_unfinished(warn: list[str]) -> tuple[Game, Journal] | None:
    """The game that was played last and is not over. Files that cannot be read are skipped, and said so in `warn`."""
    files = [path for path in games().glob("*" + SUFFIX) if path.is_file()] if games().is_dir() else []
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if _is_over(path):
                continue
            game, journal = Journal.resume(path)
        except SaveError as error:
            warn.append(say("cli-resume-skipped", why=error.tell(words())))
            continue
        if game.result == "playing":
            return game, journal
        journal.close(game)
    return None


def _is_over(path: Path) -> bool:
    """Whether a whole file holds a finished game. Half a line at the end is for the journal to mend."""
    try:
        return Game.load(path).result != "playing"
    except SaveError:
        return False

"""`reckoners stats`: all finished games of the browser together, in lines or as a file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from reckoners.cli.failures import CommandError
from reckoners.cli.language import names_in, say, words
from reckoners.cli.places import home
from reckoners.cli.screen import Screen
from reckoners.game.errors import SaveError
from reckoners.game.files import write_whole
from reckoners.game.setup import with_all_modules
from reckoners.server.database import FILE, OneServer, engine_of, prepare
from reckoners.server.errors import ServerError
from reckoners.server.statistics import stats_of
from reckoners.server.stats_csv import csv_of
from reckoners.server.stats_protocol import Stats, WinRate
from reckoners.server.summary_storage import (
    FinishedGame,
    count_unread,
    finished_games,
    keep_summary,
    next_unread,
    read_game,
)

FEW = 10  # games; fewer say little


def show_stats(*, everybody: bool, csv: Path | None) -> int:
    """Ctrl-C while old games are read loses nothing: what was read is kept."""
    if csv is not None and csv.exists():
        raise SaveError("file-exists", place=csv)
    file = home() / FILE
    if not file.exists():
        raise CommandError(say("cli-stats-none"))
    games = read_games(file)
    counted = [game for game in games if everybody or not game.by_bots_alone]
    if not counted:
        raise CommandError(say("cli-stats-none"))
    screen = Screen(words())
    if csv is not None:
        write_whole(csv, csv_of(counted).encode())
        screen.say("cli-kept", file=str(csv))
        return 0
    screen.lines(stats_lines(stats_of(games, "all" if everybody else "mine")))
    return 0


def read_games(file: Path) -> list[FinishedGame]:
    """All finished games; those that nobody has looked into are read first. A server may run meanwhile."""
    lock = None
    try:
        lock = OneServer(file.parent)
        prepare(file)
    except ServerError as error:
        if error.key != "second-server":  # a server that runs has brought the file up to date
            raise
    engine = engine_of(file)
    try:
        read_unread(engine)
        with engine.begin() as connection:
            return finished_games(connection)
    except DBAPIError as error:
        raise ServerError("unusable-database", file=file, reason=error.orig) from error
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()


def read_unread(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        count = count_unread(connection)
    for number in range(1, count + 1):
        if sys.stderr.isatty():
            print("\r" + say("cli-stats-reading", n=number, of=count), end="", file=sys.stderr, flush=True)
        with engine.begin() as connection:
            unread = next_unread(connection)
        if unread is None:
            break
        summary = read_game(unread)
        with engine.begin() as connection:
            keep_summary(connection, unread, summary)
    if count and sys.stderr.isatty():
        print(file=sys.stderr)


def stats_lines(stats: Stats) -> Iterator[str]:
    total, row, luck = stats.total, stats.streaks, stats.luck
    yield say("cli-stats-total", won=total.won, games=total.games, **edges(total))
    key = "cli-stats-row-lost" if row.now < 0 else "cli-stats-row-won"
    yield say(key, now=abs(row.now), won=row.won, lost=row.lost)
    if luck.dice:
        over = round(luck.over)
        key = "cli-stats-luck-less" if over < 0 else "cli-stats-luck-more"
        yield say(key, n=abs(over), dice=luck.dice, usual=round(luck.usual))
    names = names_in(with_all_modules(()))
    for by, rates in stats.by.items():
        if not rates:
            continue
        yield ""
        yield say(f"cli-stats-by-{by}")
        titles = [title_of(by, one.id, names.name) for one in rates]
        width = max(map(len, titles))
        for title, one in zip(titles, rates, strict=True):
            few = say("cli-stats-few") if one.games < FEW else ""
            told = say("cli-stats-rate", won=one.won, games=one.games, **edges(one))
            yield f"  {title:{width}}  {told} {few}".rstrip()
    if stats.bots_alone and stats.who == "mine":
        yield ""
        yield say("cli-stats-bots-alone", n=stats.bots_alone)


def title_of(by: str, id: str, name: Callable[[str], str]) -> str:
    """A card of a pack that is not here is told by its id."""
    if by == "size":
        return id
    if by == "difficulty":
        return say(f"difficulty-{id}")
    return name(id)


def edges(one: WinRate) -> dict[str, int]:
    return {"share": round(100 * one.won / one.games), "low": round(100 * one.low), "high": round(100 * one.high)}

"""The addresses of statistics and challenges."""

from __future__ import annotations

import time
from datetime import date
from typing import Literal

from litestar import Response, get, post

from reckoners.server.campaign_routes import read_sent
from reckoners.server.challenges import of_date, of_wish, results_of, told
from reckoners.server.messages import fault
from reckoners.server.replies import HttpRequest, answered, tables_of, teller_for
from reckoners.server.statistics import stats_of
from reckoners.server.stats_csv import csv_of
from reckoners.server.stats_protocol import ChallengeInfo, ChallengeWish, SeedResult, Stats, StatsRead, Who
from reckoners.server.summary_storage import SummaryStorage, read_game

READING = 0.4  # seconds that one request reads old games
MOST_READ = 50  # by one request


def summaries_of(request: HttpRequest) -> SummaryStorage:
    return SummaryStorage(tables_of(request).storage)


@get("/api/stats")
async def statistics(request: HttpRequest, who: Who = "mine") -> Response[bytes]:
    """`Stats` of all finished games."""
    games = await summaries_of(request).finished()
    found: Stats = await tables_of(request).aside.do(stats_of, games, who)
    return answered(found)


@post("/api/stats/read", status_code=200)
async def read_old_games(request: HttpRequest) -> Response[bytes]:
    """`StatsRead`: looks into some finished games that nobody has looked into. Asked again till none is left; who stops
    asking has stopped it."""
    storage = summaries_of(request)
    until = time.monotonic() + READING
    read = 0
    while read < MOST_READ and time.monotonic() < until:
        unread = await storage.next_unread()
        if unread is None:
            break
        await storage.keep(unread, await tables_of(request).aside.do(read_game, unread))
        read += 1
    return answered(StatsRead(read, await storage.unread()))


@get("/api/stats/games.csv")
async def statistics_file(request: HttpRequest, who: Who = "mine") -> Response[str]:
    """The same games as CSV, a row for each."""
    games = await summaries_of(request).finished()
    counted = [game for game in games if who == "all" or not game.by_bots_alone]
    text = await tables_of(request).aside.do(csv_of, counted)
    headers = {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": 'attachment; filename="reckoners-games.csv"',
        "cache-control": "no-store",
    }
    return Response(text, headers=headers)


@get("/api/challenges/{day:str}")
async def challenges(request: HttpRequest, day: str) -> Response[bytes]:
    """A list of `ChallengeInfo`: that of a day (`2026-11-17`) and that of its week."""
    try:
        wanted = date.fromisoformat(day[:20])
    except ValueError as error:
        return answered(fault("unreadable", teller_for(request), reason=str(error)), 400)
    kinds: tuple[Literal["day", "week"], ...] = ("day", "week")
    found: list[ChallengeInfo] = []
    for kind in kinds:
        looked = await tables_of(request).aside.do(of_date, kind, wanted)
        rows = await summaries_of(request).with_seed(looked.setup.seed)
        found.append(told(looked, rows, kind, looked.setup.seed.removeprefix(f"{kind}-")))
    return answered(found)


@post("/api/challenge", status_code=200)
async def look_at_challenge(request: HttpRequest) -> Response[bytes]:
    """`ChallengeWish` in, `ChallengeInfo` out: whether somebody's set-up can be played here."""
    wish = await read_sent(request, ChallengeWish)
    if isinstance(wish, Response):
        return wish
    looked = await tables_of(request).aside.do(of_wish, wish, teller_for(request).words)
    rows = await summaries_of(request).with_seed(looked.setup.seed) if looked.setup.seed else []
    found: ChallengeInfo = told(looked, rows, "link", "", wish.content)
    return answered(found)


@get("/api/tables/{id:str}/same")
async def same_games(request: HttpRequest, id: str) -> Response[bytes]:
    """A list of `SeedResult`: other games of the same set-up and seed."""
    kept = await tables_of(request).storage.load(id)
    rows = await summaries_of(request).with_seed(kept.header.setup.seed)
    found: tuple[SeedResult, ...] = results_of(rows, kept.header.setup, but=id)
    return answered(found)


STATS_ROUTES = (statistics, read_old_games, statistics_file, challenges, look_at_challenge, same_games)

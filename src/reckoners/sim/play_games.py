"""What a worker does: play some games of a run and answer with their lines. Plain data in, plain data out."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from reckoners import __version__
from reckoners.bots import Bot, Team, make_bot
from reckoners.bots.registry import is_own
from reckoners.game import Game
from reckoners.game.files import text_of
from reckoners.sim.errors import SimError
from reckoners.sim.result import Result, encoder
from reckoners.sim.run import Job
from reckoners.sim.watch import Watch


class GamesPlayed(NamedTuple):
    """The lines of a job; its games as the texts of saved ones, if they are to be kept; and how many seconds it took:
    that is for the one who hands out jobs, not for the lines."""

    lines: list[bytes]
    games: list[bytes]
    seconds: float


def play_games(job: Job) -> GamesPlayed:
    start = perf_counter()
    if job.run.version != __version__:
        raise SimError("sim-other-content")
    bots = own_bots(job)
    lines: list[bytes] = []
    games: list[bytes] = []
    for index in range(job.first, job.first + job.count):
        game, team, result = play_game(job, index, bots)
        lines.append(encoder.encode(result))
        if job.keep:
            ids = game.setup.reckoners
            games.append(text_of(game, {ids[seat]: name for seat, name in team.names.items()}))
    return GamesPlayed(lines, games, perf_counter() - start)


def own_bots(job: Job) -> dict[str, Bot]:
    """Our own bots remember nothing of a game when the next begins, so one will do for all games. Those of others are
    made anew for each game: how a run is cut into jobs must not change it."""
    return {name: make_bot(name) for name in dict.fromkeys(job.run.bots) if is_own(name)}


def play_game(job: Job, index: int, bots: dict[str, Bot]) -> tuple[Game, Team, Result]:
    """One game of a run, watched from its set-up to its end."""
    run = job.run
    game = Game(job.setup(index))
    if game.content.hash != run.content:
        raise SimError("sim-other-content")
    seats = len(game.setup.reckoners)
    team = Team({seat: run.bot_at(seat) for seat in range(seats)}, seats, patience=job.patience, bots=bots)
    watch = Watch(game)
    try:
        while (code := team.next_code(game)) is not None:
            game.play_code(code)
            watch.take(code)
    finally:
        team.dismiss()
    return game, team, watch.result(run.place(index)[0], team.troubles)

"""Tables to sit bots at, and positions of real games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from reckoners.bots import Bot, Team
from reckoners.bots.advice_types import Proposal
from reckoners.bots.trial import Trial
from reckoners.content.model import DIFFICULTIES
from reckoners.game import Game, Setup
from reckoners.sim.intervals import Interval, wilson

IDS = ("tia", "abraham", "megan", "david", "cody", "prof")
COUNTS = range(2, 7)


def game_of(seats: int, seed: str, difficulty: str = "standard", packs: tuple[str, ...] = ()) -> Game:
    """A table of so many Reckoners, others for every seed."""
    first = sum(seed.encode()) % len(IDS)
    reckoners = tuple(IDS[(first + seat) % len(IDS)] for seat in range(seats))
    return Game(Setup(reckoners=reckoners, difficulty=difficulty, seed=seed, packs=packs))


def any_game(number: int, name: str) -> Game:
    """Every number of Reckoners and every difficulty in turn."""
    seats = COUNTS[number % len(COUNTS)]
    return game_of(seats, f"{name} {number}", DIFFICULTIES[number // len(COUNTS) % len(DIFFICULTIES)])


def team_of(game: Game, *names: str, bots: Mapping[str, Bot] | None = None, patience: float = 30.0) -> Team:
    """These bots in turn, around the whole table."""
    seats = len(game.setup.reckoners)
    return Team({seat: names[seat % len(names)] for seat in range(seats)}, seats, bots=bots, patience=patience)


def played(game: Game, *names: str) -> Game:
    """A game that bots of ours have played to its end without any trouble."""
    team = team_of(game, *names)
    team.play_out(game)
    assert team.troubles == []
    assert game.result in ("won", "lost")
    return game


def rate_of(name: str, games: Sequence[Game]) -> Interval:
    """How many of these games a bot wins, 95 of 100 times."""
    return wilson(sum(played(game, name).result == "won" for game in games), len(games))


def check_planner_is_better(boss: str, city: str) -> None:
    """It wins more than the greedy bot there: the intervals do not overlap."""
    easy = Setup(reckoners=IDS[:4], boss=boss, city=city, difficulty="beginner")

    def tables(games: int) -> list[Game]:
        return [Game(msgspec.structs.replace(easy, seed=f"strength {number}")) for number in range(games)]

    assert rate_of("planner", tables(60)).low > rate_of("greedy", tables(120)).high


def positions(seats: int, seed: str, every: int, *names: str) -> list[Game]:
    """The same game at every so many decisions, from its set-up to its end."""
    return positions_of(game_of(seats, seed), every, *names)


def positions_of(game: Game, every: int, *names: str) -> list[Game]:
    """The same for any game."""
    team = team_of(game, *names)
    out: list[Game] = []
    while (code := team.next_code(game)) is not None:
        if len(game) % every == 0:
            out.append(game.clone())
        game.play_code(code)
    assert game.result != "playing"
    return out


def trial_of(game: Game, proposal: Proposal) -> Trial:
    """A proposal, tried where it was made."""
    codes, walk = [], game.clone()
    for action in proposal.actions:
        codes.append(walk.code(action))
        walk.play(action)
    return Trial(game.state, codes)

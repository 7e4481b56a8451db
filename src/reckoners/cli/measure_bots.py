"""How fast bots are: whole games, the planner's use step, advice. Four Reckoners, one core, through a `Team`.

It is the time of the processor that counts: a thought is long, so what else the machine does would disturb each one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

import msgspec

from reckoners import Game, Setup
from reckoners.bots import Bot, Move, Seen, Team, make_bot
from reckoners.bots.advice import advise
from reckoners.content import load_content
from reckoners.engine.codes import F_USE
from reckoners.game.setup import BOSS, CITY

FOUR = ("david", "megan", "abraham", "tia")
FOUR_NEW = ("val", "mizzy", "exel", "sam")
TEAMS = (FOUR_NEW, (*FOUR_NEW[:2], *FOUR[:2]), (*FOUR[2:], *FOUR_NEW[2:]))  # where a module brings new ones
USE_STEPS = 30
ADVICE_POSITIONS = 60


class Played(NamedTuple):
    """What is measured: with which modules, against whom and where."""

    modules: tuple[int, ...] = ()
    boss: str = BOSS
    city: str = CITY


BASE = Played()


class BotFigures(msgspec.Struct, kw_only=True):
    """One run: games a second, milliseconds as the names say."""

    random_games_per_s: float = 0.0
    greedy_games_per_s: float = 0.0
    planner_games_per_s: float = 0.0
    planner_use_ms: float = 0.0
    advice_ms: float = 0.0
    advice_p95_ms: float = 0.0


def setup_of_four(seed: str, played: Played = BASE, packs: Sequence[str] = ()) -> Setup:
    """Four Reckoners: always the same of the base game; three teams in turn where a module brings more. So the tables
    of a set-up are made once, as they are for the base game."""
    four = TEAMS[sum(seed.encode()) % len(TEAMS)] if brings_more(played.modules) else FOUR
    return Setup(
        reckoners=four, boss=played.boss, city=played.city, modules=played.modules, packs=tuple(packs), seed=seed
    )


@cache
def brings_more(modules: tuple[int, ...]) -> bool:
    return len(load_content(modules=modules).reckoners) > len(load_content().reckoners)


def game_of_four(number: int, played: Played = BASE) -> Game:
    return Game(setup_of_four(f"bots {number}", played))


def team_of_four(name: str, bot: Bot) -> Team:
    return Team(dict.fromkeys(range(len(FOUR)), name), len(FOUR), bots={name: bot})


def games_per_s(name: str, seconds: float, played: Played = BASE) -> float:
    """Whole games, every seat the same bot; a first game that is not counted warms it up."""
    bot = make_bot(name)
    team_of_four(name, bot).play_out(game_of_four(0, played))
    games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        games += 1
        team_of_four(name, bot).play_out(game_of_four(games, played))
    return games / spent


class Timed:
    """A bot with a stop-watch: how long each round's use step took it, however often it was asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.steps: dict[tuple[int, int], float] = {}
        self.game = 0

    def choose(self, seen: Seen) -> Sequence[Move]:
        state = seen.state
        start = process_time()
        answer = self.bot.choose(seen)
        if state.stack and state.stack[-1][0] == F_USE:
            key = (self.game, state.round)
            self.steps[key] = self.steps.get(key, 0.0) + process_time() - start
        return answer


def use_step_ms(name: str, steps: int = USE_STEPS, played: Played = BASE) -> float:
    """The median of whole use steps of the team, from the bot's first thought to its last."""
    timed = Timed(make_bot(name))
    while len(timed.steps) < steps:
        timed.game += 1
        team_of_four(name, timed).play_out(game_of_four(timed.game, played))
    return median(timed.steps.values()) * 1e3


def advice_ms(positions: int = ADVICE_POSITIONS, played: Played = BASE) -> tuple[float, float]:
    """Median and 95th percentile of an advice, over positions of all steps of a game."""
    times: list[float] = []
    number = 0
    while len(times) < positions:
        number += 1
        game = game_of_four(number, played)
        team = team_of_four("greedy", make_bot("greedy"))
        while (code := team.next_code(game)) is not None and len(times) < positions:
            if len(game) % 11 == 0:
                start = process_time()
                advise(game)
                times.append((process_time() - start) * 1e3)
            game.play_code(code)
    return median(times), quantiles(times, n=20)[-1]

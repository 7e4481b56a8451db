"""Whether the first proposal of advice is as good as what the planner plays: `python -m bench.proposals`.

In positions of real games both are done, then the planner goes on for all, several times, with everything that nobody
can see dealt anew: the same deals for both. What is compared is the chance of winning a few rounds later, or with
`--rounds 0` who wins in the end. Where the proposal is what the planner does there anyway nothing is played.

    python -m bench.proposals --positions 200 --workers 2
    python -m bench.proposals --boss regalia --city babilar --modules 1,2,3 --difficulty hard --rounds 0 --deals 20
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

from bench.sampling import SampleJob, add_table_options, each_in_turn, game_of, jobs_of
from reckoners.bots import Bot, Team, make_bot
from reckoners.bots.advice import EFFORT, POSITIONS, advise
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.seen import HIDDEN
from reckoners.engine.chance import mix
from reckoners.engine.flow import play
from reckoners.engine.trying import redealt
from reckoners.game import Action, Game, Refusal
from reckoners.game.view import step_of
from reckoners.sim.report_tables import markdown_lines

Z: Final = 1.96
FROM: Final = 4  # positions of one game


class ProposalJob(NamedTuple):
    """A game, and how its positions are looked at."""

    game: SampleJob
    positions: int
    deals: int
    rounds: int
    bot: str
    effort: float
    quick: bool


class Compared(NamedTuple):
    """One position: how often each won, or its chance, over the same deals."""

    game: str
    at: int
    step: str
    same: bool
    proposal: tuple[float, ...] = ()
    planner: tuple[float, ...] = ()

    @property
    def gain(self) -> float:
        """What the proposal brings more than what the planner plays."""
        return (sum(self.proposal) - sum(self.planner)) / len(self.planner) if self.planner else 0.0


def positions_in(game: Game, wanted: int) -> list[Game]:
    """Some positions of a game, of as many steps as there are."""
    dice = random.Random(f"{game.setup.seed} {game.setup.difficulty}")
    by_step: dict[str, list[int]] = {}
    st = game.at(0).state.clone()
    for at, code in enumerate(game.log):
        by_step.setdefault(step_of(st), []).append(at)
        play(st, code)
    steps = [dice.choice(sorted(by_step)) for _ in range(wanted)]
    return [game.at(at) for at in sorted({dice.choice(by_step[step]) for step in steps})]


def team_for(game: Game, name: str, bot: Bot) -> Team:
    seats = len(game.setup.reckoners)
    return Team(dict.fromkeys(range(seats), name), seats, bots={name: bot})


def dealt(game: Game, salt: int) -> Game:
    """The same table, with what nobody can see dealt anew."""
    setup = msgspec.structs.replace(game.setup, seed=f"{HIDDEN} {salt}")
    return Game.from_state(setup, game.content, redealt(game.state, mix(salt, len(game))))


def planner_plays(game: Game, name: str, bot: Bot, n: int) -> list[Action]:
    """The first so many actions of the planner."""
    walk, team = game.clone(), team_for(game, name, bot)
    found: list[Action] = []
    while len(found) < n and (code := team.next_code(walk)) is not None:
        found.append(walk.action(code))
        walk.play_code(code)
    return found


def outcome(game: Game, first: Sequence[Action], name: str, bot: Bot, rounds: int) -> float:
    """These actions, as long as nothing comes in between, then the planner; and what has become of it. A round that is
    played on is a whole one: before the first nothing has happened that a chance could show."""
    last = max(1, game.state.round) + rounds
    try:
        for action in first:
            game.play(action)
    except Refusal:  # a card was drawn that asks for something
        pass
    team = team_for(game, name, bot)
    while (not rounds or game.state.round < last) and (code := team.next_code(game)) is not None:
        game.play_code(code)
    return winning_chance(game.state)


def compared(job: ProposalJob) -> list[Compared]:
    """What one process does with one game."""
    bot = make_bot(job.bot)
    found: list[Compared] = []
    game = game_of(job.game)
    for position in positions_in(game, job.positions):
        advice = advise(position, effort=job.effort, positions=0 if job.quick else POSITIONS)
        if not advice.proposals:
            continue
        first = advice.proposals[0].actions
        place = (f"{game.setup.seed} {game.setup.difficulty}", len(position), position.step)
        if planner_plays(position, job.bot, bot, len(first)) == list(first):
            found.append(Compared(*place, same=True))
            continue
        ways = [
            tuple(outcome(dealt(position, salt), way, job.bot, bot, job.rounds) for salt in range(job.deals))
            for way in (first, ())
        ]
        found.append(Compared(*place, same=False, proposal=ways[0], planner=ways[1]))
    return found


def lines(found: Sequence[Compared]) -> Iterator[str]:
    yield "chance of winning after the proposal, and after what the planner plays; gain in points, 95 % interval"
    yield ""
    yield "the same: what the planner does too; no trace: another thing, but the same outcome in every deal"
    yield ""
    rows = []
    steps = list(dict.fromkeys(one.step for one in found))
    for step in (*steps, ""):
        some = [one for one in found if not step or one.step == step]
        other = [one for one in some if not one.same]
        mean, unsure = gain_of(some)
        cells = [f"{100 * _mean(values):.1f}" if other else "" for values in _both(other)]
        same = len(some) - len(other)
        traceless = sum(one.proposal == one.planner for one in other)
        counts = [str(number) for number in (len(some), same, traceless)]
        rows.append([step or "all", *counts, *cells, f"{mean:+.1f} ± {unsure:.1f}"])
    yield from markdown_lines(["step", "positions", "the same", "no trace", "proposal", "planner", "gain"], rows)


def _both(several: Sequence[Compared]) -> tuple[list[float], list[float]]:
    return [value for one in several for value in one.proposal], [value for one in several for value in one.planner]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def gain_of(several: Sequence[Compared]) -> tuple[float, float]:
    """In points, over all positions, those with the same answer included; and half of the interval."""
    gains = [100 * one.gain for one in several]
    n = len(gains)
    mean = _mean(gains)
    if n < 2:
        return mean, 100.0
    return mean, Z * sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_table_options(parser)
    parser.set_defaults(games=0, seed="proposals")
    parser.add_argument(
        "--positions", type=int, default=200, help="in all; --games says from how many games of a table"
    )
    parser.add_argument("--deals", type=int, default=8, help="of what nobody can see, for each position")
    parser.add_argument("--rounds", type=int, default=2, help="that are played on; 0: to the end")
    parser.add_argument("--effort", type=float, default=EFFORT, help="of the advice")
    parser.add_argument("--quick", action="store_true", help="advice with no more than that effort")
    asked_for = parser.parse_args(words)
    tables = len(jobs_of(argparse.Namespace(**{**vars(asked_for), "games": 1}), "all", with_features=False))
    asked_for.games = asked_for.games or max(1, round(asked_for.positions / FROM / tables))
    games = jobs_of(asked_for, "all", with_features=False)
    each = max(1, -(-asked_for.positions // len(games)))
    how = (each, asked_for.deals, asked_for.rounds, asked_for.bot, asked_for.effort, asked_for.quick)
    found = [
        one
        for some in each_in_turn(compared, [ProposalJob(game, *how) for game in games], asked_for.workers)
        for one in some
    ]
    sys.stdout.write("\n".join(lines(found)) + "\n")
    worst = sorted((one for one in found if not one.same), key=lambda one: one.gain)[:5]
    for one in worst:
        sys.stdout.write(f"{100 * one.gain:+.1f} in {one.step}: seed {one.game}, action {one.at}\n")


if __name__ == "__main__":
    main()

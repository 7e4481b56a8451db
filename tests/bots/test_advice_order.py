"""A list of proposals is consistent: the best first, none that only fills it."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_types import Advice, Proposal
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.seen import Seen, asked
from reckoners.bots.thoughts import PADDING, chance_less
from reckoners.game import Game, Setup
from tests.bots.tables import positions, positions_of

ALL = Setup(reckoners=("sam", "abraham", "exel"), modules=(1, 2, 3, 4), boss="regalia", city="babilar", seed="order")


def quick(game: Game, **about: Any) -> Advice:
    return advise(game, effort=1, positions=0, **about)


def some(games: list[Game]) -> list[Game]:
    """A few positions of every step."""
    by_step: dict[str, list[Game]] = {}
    for game in games:
        by_step.setdefault(game.step, []).append(game)
    return [game for several in by_step.values() for game in several[:: max(1, len(several) // 8)]]


@pytest.fixture(scope="module")
def advised() -> list[tuple[Game, Advice]]:
    games = some(positions(4, "order", 1, "greedy")) + some(positions_of(Game(ALL), 1, "greedy"))
    return [(game, quick(game)) for game in games]


def test_no_later_proposal_shows_a_higher_chance(advised: list[tuple[Game, Advice]]) -> None:
    assert len({advice.step for _, advice in advised}) >= 5
    for game, advice in advised:
        for one, other in pairwise(advice.proposals):
            assert one.winning >= other.winning, (game.step, len(game))


def test_nor_where_somebody_is_looked_at_or_bots_wait(advised: list[tuple[Game, Advice]]) -> None:
    for game, _ in advised[::3]:
        for advice in (quick(game, look=1), quick(game, seats=(0,), bots=(1, 2), look=0)):
            chances = [one.winning for one in advice.proposals]
            assert chances == sorted(chances, reverse=True), (game.step, len(game))


def test_a_proposal_of_the_use_step_is_worth_the_whole_step(advised: list[tuple[Game, Advice]]) -> None:
    """What one Reckoner does first is a part of what the team does: parts of the best step show the same chance."""
    found = 0
    for game, advice in advised:
        if asked(game.state) == "use" and advice.proposals[0].actions[0].verb != "end":
            end = PlannerBot().plans(Seen(game, tuple(range(len(game.setup.reckoners))), team=True))[0].end
            assert end is not None
            assert advice.proposals[0].winning == pytest.approx(max(advice.winning, winning_chance(end)))
            found += 1
    assert found > 5


def test_no_list_is_filled_up(advised: list[tuple[Game, Advice]]) -> None:
    for game, advice in advised:
        best = advice.proposals[0].winning
        for proposal in advice.proposals[1:]:
            assert proposal.winning >= chance_less(best, PADDING, game.state) - 1e-9
        if game.step == "use":
            for one, other in combinations(advice.proposals, 2):
                assert idea(one) != idea(other), (len(game), one.actions, other.actions)


def idea(proposal: Proposal) -> set[tuple[str, ...]]:
    """Who does what to whom, however often."""
    return {(one.who, one.verb, one.symbol, one.target, one.track, one.card) for one in proposal.actions}


def test_what_is_lost_against_the_best_lowers_the_chance() -> None:
    st = Game(ALL).state
    chances = [chance_less(0.4, loss, st) for loss in (0.0, 0.5, 3.0, 1e9)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 0.4
    assert chances[3] < 1e-9
    assert chance_less(1.0, 1e6, st) == 0.0

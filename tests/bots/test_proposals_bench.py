"""`python -m bench.proposals`: the first proposal beside what a bot plays, over the same deals."""

from __future__ import annotations

import pytest

from bench import proposals
from bench.proposals import Compared, dealt, gain_of, lines, outcome, planner_plays, positions_in
from reckoners.bots import make_bot
from reckoners.game import Game
from tests.bots.tables import game_of, played


@pytest.fixture(scope="module")
def game() -> Game:
    return played(game_of(2, "compared", "sparks"), "greedy")


def test_both_are_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--positions", "3", "--games", "1", "--deals", "1", "--rounds", "1", "--effort", "1", "--quick"]
    proposals.main([*few, "--reckoners", "2", "--difficulty", "sparks", "--bot", "greedy", "--workers", "1"])
    shown = capsys.readouterr().out
    assert "| all | " in shown
    assert "±" in shown


def test_what_is_hidden_is_dealt_anew_and_the_rest_is_the_same(game: Game) -> None:
    position = positions_in(game, 4)[-1]
    one, again, other = dealt(position, 1), dealt(position, 1), dealt(position, 2)
    assert one.view() == other.view() == position.view()
    assert one.state.epic_deck == again.state.epic_deck
    assert one.state.keys != other.state.keys
    first = planner_plays(position, "greedy", make_bot("greedy"), 2)
    assert position.view() == game.at(len(position)).view()
    position.fork().play_all(first)


def test_a_place_to_start_is_followed_by_a_whole_round(game: Game) -> None:
    """Else the chance right after it would be compared, which knows nothing of places."""
    start = dealt(game.at(1), 1)
    assert start.step == "prologue"
    outcome(start, (), "greedy", make_bot("greedy"), 1)
    assert start.result != "playing" or start.state.round == 2


def test_what_leaves_no_trace_is_told_apart() -> None:
    other = Compared("a", 2, "use", same=False, proposal=(0.5, 0.7), planner=(0.5, 0.7))
    assert "| use | 2 | 1 | 1 | 60.0 | 60.0 | +0.0 ± 0.0 |" in lines([Compared("a", 1, "use", same=True), other])


def test_positions_are_of_several_steps(game: Game) -> None:
    found = positions_in(game, 12)
    assert found == sorted(found, key=len)
    assert len({position.step for position in found}) > 2


def test_the_gain_is_counted_over_all_positions() -> None:
    same = Compared("a", 1, "use", same=True)
    better = Compared("a", 2, "use", same=False, proposal=(0.5, 0.7), planner=(0.4, 0.6))
    worse = Compared("b", 3, "roll", same=False, proposal=(0.2,), planner=(0.4,))
    mean, unsure = gain_of([same, better, worse])
    assert mean == pytest.approx((0 + 10 - 20) / 3)
    assert unsure == pytest.approx(1.96 * ((100 / 9 + 1600 / 9 + 2500 / 9) / 2 / 3) ** 0.5)

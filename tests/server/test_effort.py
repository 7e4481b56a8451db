"""How much the planner thinks goes with the pace of its table, and what it does with the game and that effort alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from reckoners.bots import Team
from reckoners.bots.planner import PlannerBot
from reckoners.bots.registry import AT_TABLE
from reckoners.bots.wishes import make_wish
from reckoners.game import Game, Setup
from reckoners.server.bot_process import Answerer
from reckoners.server.bot_questions import AskTurn, AskWish, TurnAnswer, position_of
from reckoners.server.bots_protocol import BotsNow
from reckoners.server.crew import EFFORTS, PACES, Bots
from reckoners.server.protocol import TableNow
from tests.server.house import House

SETUP = Setup(reckoners=("tia", "prof", "cody"), seed="effort")
PLANNERS = dict.fromkeys(range(3), "planner")


def to_the_use_step(effort: float = 1) -> Game:
    game = Game(SETUP)
    team = Team(PLANNERS, 3, effort=effort)
    while game.step != "use":
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    return game


def turn(worker: Answerer, game: Game, effort: float, name: str = "planner") -> str:
    asked = AskTurn(position_of("a table", game), dict.fromkeys(range(3), name), effort=effort)
    answer = worker.answer(asked)
    assert isinstance(answer, TurnAnswer)
    return answer.action


def test_who_wants_to_see_more_gets_more_thought() -> None:
    paces = sorted(PACES, key=PACES.__getitem__)
    efforts = [Bots({}, pace).effort for pace in paces]
    assert all(less < more for less, more in pairwise(efforts))
    assert efforts[0] == 1
    assert Bots({}).effort == EFFORTS["normal"] == AT_TABLE  # as in the terminal


def test_a_worker_thinks_with_the_effort_that_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a seat's name has one of its own; a wish is heard with the same."""
    made: list[float] = []
    create = PlannerBot.__init__

    def noted(bot: PlannerBot, seconds: float | None = None, effort: float = 1.0, **weights: object) -> None:
        made.append(effort)
        create(bot, seconds, effort, **weights)

    game = to_the_use_step()
    monkeypatch.setattr(PlannerBot, "__init__", noted)

    def efforts(worker: Answerer, effort: float, name: str = "planner") -> set[float]:
        made.clear()
        turn(worker, game, effort, name)
        return {it for it in made if it != 1} or set(made)  # whether a bot starts is tried with the least

    worker = Answerer()
    assert efforts(worker, 2) == {2}
    assert efforts(worker, 2) == set()  # those who sit there stay
    assert efforts(worker, 3) == {3}
    assert efforts(worker, 3, "planner:effort=4") == {4}
    assert efforts(worker, 3, "planner:life=2") == {3}
    made.clear()
    wish = make_wish(game, "tia", "contain", game.view().districts[0].id, "", 1)
    worker.answer(AskWish(position_of("a table", game), PLANNERS, (), wish, 2))
    assert 2 in made


def test_what_it_does_depends_on_the_game_and_the_effort_alone() -> None:
    """Whatever the worker was asked before, with another effort, and after something was taken back."""
    game = to_the_use_step()
    worker = Answerer()
    for number in range(12):
        efforts = (2, 1) if number % 2 else (1, 2)
        answers = [turn(worker, game, effort) for effort in efforts]
        assert answers == [turn(Answerer(), game, effort) for effort in efforts], number
        if number % 4 == 3:
            back = game.clone()
            back.undo(2)
            turn(worker, back, 1)
            back.redo(2)
            assert turn(worker, back, 2) == turn(Answerer(), game, 2), number
        game.play(answers[-1])


def test_a_table_plays_as_its_pace_says(start: Callable[..., House]) -> None:
    """And from the next plan on as another pace says, when somebody has chosen that."""
    game, house = Game(SETUP), start()
    info = house.new(*SETUP.reckoners, seed=SETUP.seed, bots=("planner",) * 3, pace="at-once")

    def follow(effort: float, done: list[str]) -> None:
        team = Team(PLANNERS, 3, effort=effort)
        for action in done:
            code = team.next_code(game)
            assert code is not None
            assert str(game.action(code)) == action, (effort, len(game))
            game.play_code(code)

    def played() -> list[str]:
        return [entry.action for entry in house.log(info.id)[1:]]

    with house.window(info.id) as window:
        window.until(lambda heard: isinstance(heard, TableNow) and heard.view.step == "use")
        window.say("bots", running=False)
        window.until(lambda heard: isinstance(heard, BotsNow) and not heard.crew.running)
        quick = played()
        follow(EFFORTS["at-once"], quick)
        window.say("bots", pace="fast", running=True)
        window.until(lambda heard: isinstance(heard, TableNow) and heard.at >= len(quick) + 4)
        window.say("bots", running=False)
        window.until(lambda heard: isinstance(heard, BotsNow) and not heard.crew.running)
        follow(EFFORTS["fast"], played()[len(quick) :])

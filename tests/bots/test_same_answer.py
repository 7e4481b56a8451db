"""What a bot does depends on the game alone: not on what it was asked before, what was taken back, or who remembers."""

from __future__ import annotations

import pytest

from reckoners.bots import Team, make_bot
from reckoners.bots.planner import PlannerBot
from reckoners.bots.registry import AT_TABLE
from reckoners.bots.seen import Seen
from reckoners.game import Game
from tests.bots.tables import game_of, positions, team_of


@pytest.mark.parametrize("names", [("planner",), ("planner", "greedy")])
def test_a_bot_goes_on_as_it_would_have_done(names: tuple[str, ...]) -> None:
    """After an undo and a redo, and in a game that was loaded by somebody who knows nothing of its plans."""
    game = game_of(3, "as it was")
    team, back = team_of(game, *names), team_of(game, *names)
    for _ in range(40):
        code = team.next_code(game)
        assert code is not None
        if len(game) % 2:
            loaded = Game.from_json(game.to_json())
            assert team_of(game, *names).next_code(loaded) == code, (len(game), game.step)
        if len(game) > 3 and len(game) % 3 == 0:
            other = game.clone()
            other.undo(1 + len(game) % 3)
            back.next_code(other)
            other.redo(3)
            assert back.next_code(other) == code, (len(game), game.step)
        game.play_code(code)


def test_the_planner_remembers_nothing_that_changes_an_answer() -> None:
    """The same object asked about a whole game, then about the same positions from the end to the beginning."""
    bot = PlannerBot()
    games = [game for game in positions(4, "memory", 1, "greedy") if game.step == "roll"][:60]
    assert len(games) > 20
    seats = (1, 3)  # others roll before and between them, as people do
    asked = [game for game in games if Seen(game, seats, team=False).options]
    first = [PlannerBot().choose(Seen(game, seats, team=False)) for game in asked]
    assert [bot.choose(Seen(game, seats, team=False)) for game in asked] == first
    assert [bot.choose(Seen(game, seats, team=False)) for game in reversed(asked)] == first[::-1]


def test_where_people_wait_for_it_the_planner_takes_its_time() -> None:
    def effort(name: str, at_table: float | None) -> float:
        bot = Team({0: name}, 2, effort=at_table).chairs[0].bot
        assert isinstance(bot, PlannerBot)
        return bot.effort

    assert (effort("planner", AT_TABLE), effort("planner", None)) == (16, 1)
    assert (effort("planner:effort=2", AT_TABLE), effort("planner:life=2", AT_TABLE)) == (2, 16)
    assert isinstance(make_bot("greedy", effort=AT_TABLE), type(make_bot("greedy")))

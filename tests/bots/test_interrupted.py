"""A decision that no bot knows, in the middle of the use step: everybody has an answer, and goes on afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reckoners.bots.planner import PlannerBot, seat
from reckoners.bots.seen import Seen, asked, is_team_decision
from reckoners.bots.team import Team
from reckoners.engine.action import packed, target_of
from reckoners.engine.alike import same_is_offered
from reckoners.engine.codes import F_USE, TEAM
from reckoners.engine.decision import (
    DECISION_OF,
    DECISIONS,
    DISTRICT,
    VERBS,
    Decision,
    Reason,
    Verb,
    new_frame,
    new_verb,
    register,
)
from reckoners.engine.flow import options_of
from reckoners.engine.offers import use_options
from reckoners.engine.state import State
from reckoners.engine.triggers import ATTACKED, CONTAINED, RESEARCHED
from reckoners.engine.trying import right_after, tried, use_quietly
from reckoners.game import Game
from tests.bots.tables import game_of


@pytest.fixture(params=["own", "team"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A table at which whoever acts on an Epic has to choose a district: the first one is a gift, the others cost."""
    frame, verb = new_frame(), new_verb()
    team = request.param == "team"

    def options(st: State) -> list[int]:
        who = TEAM if team else st.stack[-1][1]
        return [packed(verb, who, target=district) for district in range(st.tables.n_districts)]

    def answer(st: State, action: int) -> None:
        st.stack.pop()
        st.population += -target_of(action) if target_of(action) else 1
        st.stale = -1

    def why_not(st: State, action: int) -> Reason:
        raise AssertionError((st, action))

    register(
        Decision(
            "shelter",
            frame,
            (Verb(verb, "shelter", "USE-01", (DISTRICT,)),),
            options,
            answer,
            why_not,
            step="use",
            team=team,
        )
    )

    def trigger(st: State, who: int, district: int) -> None:
        if district == st.where[who]:
            st.stack.append((frame, who))

    found = game_of(3, f"shelter {request.param} now", "beginner")
    tables = found.state.tables
    answers = [[trigger] if what in (ATTACKED, RESEARCHED, CONTAINED) else [] for what in range(len(tables.triggers))]
    monkeypatch.setattr(tables, "triggers", answers)
    yield found
    DECISIONS.pop()
    VERBS.pop()
    DECISION_OF.pop()


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_every_bot_answers_what_it_does_not_know(game: Game, name: str) -> None:
    team = Team(dict.fromkeys(range(3), name), 3)
    rounds = 3 if name == "planner" else 6
    chosen: list[int] = []
    after: set[str] = set()
    while (code := team.next_code(game)) is not None and game.state.round < rounds:
        between = asked(game.state) == "shelter"
        if between:
            chosen.append(target_of(code))
        game.play_code(code)
        if between:
            after.add(asked(game.state))
    assert team.troubles == []
    assert len(chosen) > 2
    assert "use" in after
    if name != "random":
        assert set(chosen) == {0}


def test_ideas_and_text_in_between(game: Game) -> None:
    """The planner has ideas for it, and the position's text knows its name."""
    team = Team(dict.fromkeys(range(3), "greedy"), 3)
    while asked(game.state) != "shelter":
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    assert is_team_decision(game.state) == ("shelter own" not in game.setup.seed)
    assert len(PlannerBot().ideas(Seen(game, (0, 1, 2), team=True))) == game.state.tables.n_districts
    text = repr(game)
    assert " > use > shelter" in text
    assert Game.from_position(text).state.key() == game.state.key()


def test_quiet_actions_come_back_to_the_use_step(game: Game) -> None:
    team = Team(dict.fromkeys(range(3), "greedy"), 3)
    while asked(game.state) != "use":
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    st = game.state
    found = False
    for code in st.options[:-1]:
        between = asked(tried(st, code)) == "shelter"
        then = st.clone()
        assert use_quietly(then, code)
        assert then.stack[-1][0] == F_USE
        assert options_of(then)
        if between:
            found = True
            assert asked(right_after(st, code)) == "shelter"
            assert then.population == st.population + 1
    assert found
    with pytest.raises(ValueError, match="options"):
        tried(st, packed(0, 0))
    with pytest.raises(ValueError, match="options"):
        right_after(st, packed(0, 0))


def test_whatever_the_planner_tries_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lists its actions by itself, so nobody refuses them to it."""
    if not seat.__file__.endswith(".py"):
        pytest.skip("compiled: its functions cannot be listened to")
    looked = 0

    def checked(st: State, action: int) -> bool:
        nonlocal looked
        if asked(st) == "use" and action % 7 == looked % 7:  # a sample; elsewhere it only imagines
            looked += 1
            st.stale = -1
            st.options = use_options(st)
            assert action in st.options or same_is_offered(st, action)
        return use_quietly(st, action)

    monkeypatch.setattr(seat, "use_quietly", checked)
    table = game_of(4, "legal")
    team = Team(dict.fromkeys(range(4), "planner"), 4)
    while table.state.round < 4 and (code := team.next_code(table)) is not None:
        table.play_code(code)
    assert team.troubles == []
    assert looked > 100

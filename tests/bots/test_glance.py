"""A glance says to the last bit what the engine's own play comes to, and leaves the table as it was."""

from __future__ import annotations

import pytest

from reckoners.bots.planner.glance import UNSEEN, Glance
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.lean import Lean
from reckoners.bots.planner.sources import sources, uses
from reckoners.bots.planner.weights import Weights
from reckoners.bots.seen import asked
from reckoners.engine.action import bit
from reckoners.engine.effects import PREDICTIVE
from reckoners.engine.state import State
from reckoners.engine.trying import unseen, use_quietly
from tests.bots.tables import team_of
from tests.bots.test_everywhere import FEW, Table, game_at


def glances(st: State, glance: Glance) -> int:
    """How many actions of this position a glance could see; each of them is compared."""
    seen = 0
    for seat in range(st.tables.n_seats):
        for source in sources(st, seat):
            if not glance.suits(st, seat, source):
                continue
            for code in uses(st, seat, source):
                before = st.key()
                worth = glance.worth(st, source, code)
                assert st.key() == before
                if worth != UNSEEN:
                    then = st.clone()
                    use_quietly(then, code)
                    assert worth == glance.judge.worth(then)
                    seen += 1
    return seen


def at_use_step() -> State:
    game = game_at(FEW[0], "glance")
    team = team_of(game, "random")
    while asked(game.state) != "use":
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    return unseen(game.state)


@pytest.mark.parametrize("table", FEW, ids=lambda table: "-".join(map(str, table[:2])))
def test_it_sees_what_play_would_come_to(table: Table) -> None:
    game = game_at(table, "glance")
    team = team_of(game, "random")
    glance = Glance(Judge(game.state.tables, Weights()))
    assert glance.any
    seen = 0
    while (code := team.next_code(game)) is not None:
        if asked(game.state) == "use":
            seen += glances(unseen(game.state), glance)
        game.play_code(code)
    assert seen > 100


def test_plan_tokens_go_where_they_belong() -> None:
    """With Predictive Analytics onto the board, else beside it: who wants tokens of one kind sees the difference."""
    st = at_use_step()
    glance = Glance(Judge(st.tables, Weights()))
    glance.judge.lean = Lean(plan=1.0)
    assert glances(st, glance)
    st.effects = (bit(PREDICTIVE),) * st.tables.n_seats
    assert glances(st, glance)


def test_what_more_follows_from_is_left_to_the_engine() -> None:
    """The last Research of an Epic weakens it, the last Attack defeats it: no glance says what comes of that."""
    st = at_use_step()
    glance = Glance(Judge(st.tables, Weights()))
    st.research = [1] * len(st.research)
    st.health = [1] * len(st.health)
    st.where = [st.boss_at] * len(st.where)
    st.boss_research = 1
    more = 0
    for seat in range(st.tables.n_seats):
        for source in sources(st, seat):
            for code in uses(st, seat, source):
                then = st.clone()
                use_quietly(then, code)
                if 0 in then.research or -1 in then.epic or not then.boss_research:
                    assert glance.worth(st, source, code) == UNSEEN
                    more += 1
    assert more

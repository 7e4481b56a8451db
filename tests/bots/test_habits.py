"""Bots for study: each does what its habit says, in everything else it is the planner, and nobody is offered one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest

from reckoners.bots import BotError, bot_names, make_bot
from reckoners.bots.habits import HABITS
from reckoners.bots.registry import STUDIED, is_own
from reckoners.game import Action, Game, Setup
from tests.bots.tables import played, team_of
from tests.bots.test_limelight_games import walking_game
from tests.bots.test_module4_games import far_game
from tests.bots.test_steelslayer_games import module_game

EVERYTHING = (1, 2, 3, 4)
TABLES = {
    "base": Setup(reckoners=("tia", "prof", "cody")),
    "babilar": Setup(reckoners=("mizzy", "david", "tia"), modules=EVERYTHING, boss="regalia", city="babilar"),
    "ildithia": Setup(reckoners=("val", "megan", "abraham"), modules=EVERYTHING, boss="limelight", city="ildithia"),
}


def test_each_has_a_name_and_the_planner_s_options() -> None:
    assert tuple(HABITS) == STUDIED
    for name in STUDIED:
        assert name not in bot_names()
        assert is_own(f"{name}:effort=2")
        make_bot(f"{name}:effort=2,life=1.5")
    with pytest.raises(BotError):
        make_bot("never-buy:width=2")


@cache
def games(table: str, name: str) -> tuple[Game, ...]:
    """Two games of such bots, played to their end without any trouble: no answer was illegal."""
    return tuple(played(Game(msgspec.structs.replace(TABLES[table], seed=f"habits {n}")), name) for n in range(2))


def deeds(table: str, name: str) -> list[Action]:
    return [action for game in games(table, name) for action in game.actions]


def spent(table: str, name: str, rounds: int = 0) -> list[Action]:
    """What symbols were used for, in so many rounds or in all of them."""
    done = [action for game in games(table, name) for action in begun(game, rounds)] if rounds else deeds(table, name)
    found = [action for action in done if action.verb == "spend"]
    assert found
    return found


def begun(game: Game, rounds: int) -> Iterator[Action]:
    again = game.fork(0)
    for action in game.actions:
        again.play(action)
        if again.state.round > rounds:
            return
        yield action


@pytest.mark.parametrize("table", TABLES)
def test_never_buy(table: str) -> None:
    bought = {"buy", "ransom", "refresh"}
    assert not {action.verb for action in deeds(table, "never-buy")} & bought
    assert {action.verb for action in deeds(table, "planner")} & bought


@pytest.mark.parametrize("table", TABLES)
def test_never_reroll(table: str) -> None:
    """Nor with Faith, which is a roll too."""

    def rolls(name: str) -> list[Action]:
        return [
            action for action in deeds(table, name) if action.verb in ("reroll", "keep") or action.source == "faith"
        ]

    assert rolls("never-reroll") == []
    assert rolls("planner")


@pytest.mark.parametrize("table", TABLES)
def test_ignore_epics(table: str) -> None:
    """Their Enforcement is not left alone, nor the Boss."""
    epics = set(games(table, "ignore-epics")[0].content.epics)
    done = spent(table, "ignore-epics")
    assert [action for action in done if action.target in epics] == []
    assert any(action.symbol == "enforcement" for action in done)
    assert any(action.target in epics for action in spent(table, "planner"))


@pytest.mark.parametrize("table", TABLES)
def test_rush_boss(table: str) -> None:
    """More of all symbols than the planner's go against the Boss; in Babilar his research lies on districts' tracks. In
    the first two rounds: later the Epics whom nobody hunted leave no choice."""
    setup = TABLES[table]

    def share(name: str) -> float:
        done = spent(table, name, rounds=2)
        epics = set(games(table, name)[0].content.epics)
        on_tracks = [
            action
            for action in done
            if setup.city == "babilar" and action.symbol == "research" and action.target not in epics
        ]
        on_him = [action for action in done if action.symbol in ("research", "attack") and action.target == setup.boss]
        return (len(on_tracks) + len(on_him)) / len(done)

    assert share("rush-boss") > share("planner")


@pytest.mark.parametrize("table", TABLES)
def test_only_plan(table: str) -> None:
    def share(name: str) -> float:
        done = spent(table, name)
        return sum(action.symbol == "plan" and not action.target for action in done) / len(done)

    assert share("only-plan") > 1.5 * share("planner")


@pytest.mark.parametrize(
    ("table", "name", "verb"), [("base", "any-place", "place"), ("babilar", "any-reward", "reward")]
)
def test_some_leave_to_chance_where_to(table: str, name: str, verb: str) -> None:
    def chosen(name: str) -> list[Action]:
        return [action for action in deeds(table, name) if action.verb == verb]

    assert chosen(name)
    assert chosen(name) != chosen("planner")


@pytest.mark.slow
@pytest.mark.parametrize("name", STUDIED)
@pytest.mark.parametrize("make", [module_game, far_game, walking_game])
def test_they_play_everywhere(make: Callable[[int, str], Game], name: str) -> None:
    game = make(STUDIED.index(name), "habits")
    team = team_of(game, name)
    team.play_out(game)
    assert team.troubles == []

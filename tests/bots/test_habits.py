"""Bots for study: each does what its habit says, in everything else it is the planner, and nobody is offered one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from reckoners.bots import BotError, bot_names, make_bot
from reckoners.bots.habits import HABITS
from reckoners.bots.registry import STUDIED, is_own
from reckoners.game import Action, Game
from tests.bots.tables import game_of, played, team_of
from tests.bots.test_limelight_games import walking_game
from tests.bots.test_module4_games import far_game
from tests.bots.test_steelslayer_games import module_game


def test_each_has_a_name_and_the_planner_s_options() -> None:
    assert tuple(HABITS) == STUDIED
    for name in STUDIED:
        assert name not in bot_names()
        assert is_own(f"{name}:effort=2")
        make_bot(f"{name}:effort=2,life=1.5")
    with pytest.raises(BotError):
        make_bot("never-buy:width=2")


def deeds(name: str) -> list[tuple[Game, Action]]:
    """Everything that was done in a game of such bots, each with the table before it."""
    game = played(game_of(3, "habits"), name)
    return [(game.at(number), action) for number, action in enumerate(game.actions)]


def spent(done: list[tuple[Game, Action]], *symbols: str) -> Iterator[Action]:
    return (action for _, action in done if action.verb == "spend" and action.symbol in symbols)


def test_never_buy() -> None:
    assert not {action.verb for _, action in deeds("never-buy")} & {"buy", "ransom", "refresh"}


def test_never_reroll() -> None:
    assert not {action.verb for _, action in deeds("never-reroll")} & {"reroll", "keep"}


def test_ignore_epics() -> None:
    done = deeds("ignore-epics")
    targets = {action.target for action in spent(done, "contain", "research", "attack")}
    assert targets == {"steelheart"}
    assert list(spent(done, "enforcement"))


def test_rush_boss() -> None:
    def share(name: str) -> float:
        used = list(spent(deeds(name), "research", "attack"))
        return sum(action.target == "steelheart" for action in used) / len(used)

    assert share("rush-boss") > share("planner")


def test_only_plan() -> None:
    def share(name: str) -> float:
        done = deeds(name)
        used = list(spent(done, "contain", "research", "attack", "enforcement", "money", "plan"))
        return sum(action.symbol == "plan" for action in used) / len(used)

    assert share("only-plan") > 1.5 * share("planner")


@pytest.mark.slow
@pytest.mark.parametrize("name", STUDIED)
@pytest.mark.parametrize("make", [module_game, far_game, walking_game])
def test_they_play_everywhere(make: Callable[[int, str], Game], name: str) -> None:
    game = make(STUDIED.index(name), "habits")
    team = team_of(game, name)
    team.play_out(game)
    assert team.troubles == []

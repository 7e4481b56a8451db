"""Keep odds are exact: they are what one counts when every roll is written down."""

from __future__ import annotations

from itertools import product

import pytest

from reckoners.bots.keep_odds import COLUMNS, MOST, at_least, keep_odds
from reckoners.bots.needs import pools_of
from reckoners.content.model import SYMBOLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.pools import counted
from reckoners.game import Game
from tests.positions import table

ROLLING = """
[setup]
reckoners = ["tia", "abraham"]
[position]
step = "roll"
[position.reckoners.tia]
district = "newcago-theatre"
dice = ["purple research2", "purple plan", "purple contain", "basic money", "basic money", "basic attack"]
"""


@pytest.fixture
def game() -> Game:
    return table(ROLLING)


def shown(game: Game, seat: int) -> list[int]:
    return [symbols_shown(game.state, seat, die) for die in game.state.dice[seat]]


def test_odds_are_what_one_counts(game: Game) -> None:
    st = game.state
    for row in keep_odds(game, 0):
        kept = [shown(game, 0)[int(die[1:]) - 1] for die in row.kept]
        faces = [pools_of(st, 0, st.dice[0][int(die[1:]) - 1]) for die in row.rerolled]
        rolls = list(product(*faces))
        for number, symbol in enumerate(SYMBOLS):
            for least in range(1, COLUMNS + 1):
                hits = sum(sum(counted(pool, number) for pool in (*kept, *roll)) >= least for roll in rolls)
                assert row.odds[symbol][least - 1] == pytest.approx(hits / len(rolls)), (row.kept, symbol, least)


def test_each_way_is_there_once_and_can_be_played(game: Game) -> None:
    rows = keep_odds(game, 0)
    assert 0 < len(rows) <= MOST
    assert len({row.kept for row in rows}) == len(rows)
    assert rows[0].wanted == 1.0
    assert [row.wanted for row in rows] == sorted((row.wanted for row in rows), reverse=True)
    for row in rows:
        assert {*row.kept, *row.rerolled} == {f"d{n}" for n in range(1, 7)}
        assert row.kept, "one die of the roll has to be kept"
        game.clone().play_all(row.actions)


def test_equal_dice_are_one_choice(game: Game) -> None:
    ways = [row.kept for row in keep_odds(game, 0)]
    assert not any("d5" in kept and "d4" not in kept for kept in ways)


def test_dice_that_were_kept_before_count(game: Game) -> None:
    game.play("tia keep d1")
    for row in keep_odds(game, 0):
        assert row.odds["research"][:2] == (1.0, 1.0)
        assert "d1" not in (*row.kept, *row.rerolled)
        game.clone().play_all(row.actions)


def test_a_doubled_symbol_counts_twice() -> None:
    doubled = table(ROLLING + 'equipment = ["camera"]\n')
    basic = doubled.state.dice[0][3]
    assert [counted(pool, SYMBOLS.index("research")) for pool in pools_of(doubled.state, 0, basic)].count(2) == 1


def test_nothing_to_keep(game: Game) -> None:
    game.play("tia stop")
    assert keep_odds(game, 0) == ()
    game.play("abraham stop")
    assert game.step == "use"
    assert keep_odds(game, 1) == ()


def test_faith_chooses_what_is_rolled_again(game: Game) -> None:
    for _ in range(2):
        slot = next(action for action in game.legal("abraham") if action.verb == "keep")
        game.play_all([slot, "abraham reroll"])
    rows = keep_odds(game, 1)
    assert rows
    assert rows[0].rolls_left == 0
    for row in rows:
        game.clone().play_all(row.actions)
    assert any(str(row.actions[-1]) == "abraham use faith roll" for row in rows)


def test_sure_things() -> None:
    assert at_least(2, []) == (1.0, 1.0, 0.0, 0.0)
    assert at_least(0, [[2, 2], [3, 0]]) == (1.0, 1.0, 0.5, 0.5)

"""The forecast: what the Epic phase will do, from what everybody can see."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.engine.codes import F_BUY, F_USE
from reckoners.engine.forecast import foresee
from reckoners.engine.happenings import BY_NO_CARD, E_POPULATION
from reckoners.engine.state import State
from reckoners.game.forecast import forecast
from tests.positions import table
from tests.properties.walk import setups, walk

CURVEBALL = """
[setup]
reckoners = ["tia", "megan"]
[position]
step = "use"
population = 30
[[position.district]]
id = "the-loop"
epic = "curveball"
bracket = 3
enforcement = 1
[[position.district]]
id = "chinatown"
[[position.district]]
id = "newcago-theatre"
[position.boss]
district = "the-loop"
yellow = 1
black = 1
red = 1
blue = 1
[position.reckoners.tia]
district = "chinatown"
dice = ["basic money"]
"""


def test_every_loss_has_its_cause() -> None:
    seen = table(CURVEBALL).forecast()
    curveball = [loss for loss in seen.losses if loss.actor == "curveball"]
    assert [(loss.place, loss.population, loss.overflow) for loss in curveball] == [
        (1, 1, False),
        (4, 1, True),
        (4, 1, True),
    ]
    assert all(loss.action == "population" and loss.why == "attack" for loss in curveball)
    assert seen.population == sum(loss.population for loss in seen.losses)
    assert seen.left == 30 - seen.population
    assert seen.actors[0].id == "curveball"
    assert seen.actors[0].overflow == 2
    assert seen.actors[0].population == 3
    assert seen.actors[-1].id == "steelheart"


def test_a_district_without_an_epic_stays_unknown() -> None:
    seen = table(CURVEBALL.replace('epic = "curveball"\nbracket = 3\n', "")).forecast()
    assert seen.unknown == ("the-loop", "chinatown", "newcago-theatre")
    assert [actor.id for actor in seen.actors] == ["steelheart"]


def hide(state: State) -> State:
    """The same table with everything hidden mixed up: decks turned round, other dice to come."""
    other = state.clone()
    other.epic_deck = other.epic_deck[::-1]
    other.equipment_deck = other.equipment_deck[::-1]
    other.boss_deck = other.boss_deck[::-1]
    other.dawnslight_deck = other.dawnslight_deck[::-1]
    other.keys = tuple(key ^ 0x5555 for key in other.keys)
    return other


@given(setups(), st.integers(0, 2**32))
def test_what_is_hidden_changes_no_forecast(setup: Setup, seed: int) -> None:
    for game, chance in walk(setup, seed):
        if chance.random() < 0.1:
            assert forecast(hide(game.state)) == forecast(game.state)


@given(setups(), st.integers(0, 2**32))
def test_the_forecast_comes_true_where_nothing_is_unknown(setup: Setup, seed: int) -> None:
    """Seen just before the Epic phase, with an Epic in every district and no die to be rolled but the Boss's."""
    checked = False
    for game, _ in walk(setup, seed):
        state = game.state
        if state.over or state.stack[-1][0] not in (F_BUY, F_USE) or state.round == 0 or min(state.epic) < 0:
            continue
        seen = game.forecast()
        if seen.rolls or seen.tables:
            checked = checked or bool(seen.tables)  # what power dice may do has tests of its own
            continue
        before = game.fork()
        by_card = 0  # what nobody could foresee: a Boss's card that takes Equipment from somebody who has none
        while before.state.round == state.round and before.result == "playing":
            # end the step; of what the team has to give up the first, since cards differ
            before.play_code(before.codes()[0 if before.step == "activate" else -1])
            by_card += sum(
                event[1] for event in before.state.events if event[0] == E_POPULATION and event[3] == BY_NO_CARD
            )
        assert before.state.population == seen.left - by_card
        assert (before.result == "lost") == seen.lost or by_card
        checked = True
    assert checked or game.result != "playing"


@given(setups(), st.integers(0, 2**32))
def test_looking_ahead_changes_nothing(setup: Setup, seed: int) -> None:
    for game, chance in walk(setup, seed):
        if chance.random() < 0.1:
            before = game.state.key()
            foresee(game.state)
            assert game.state.key() == before


def test_while_dice_are_rolled_it_is_worked_out_once_and_right() -> None:
    """Also after undo and another line, in which the same round is met with another city."""
    game = Game(Setup(reckoners=("tia", "abraham", "cody"), seed="once"))
    chance = random.Random(4)
    rolled = 0
    for _ in range(400):
        if game.result != "playing" or chance.random() < 0.03:
            game.undo(chance.randrange(1, 40))
        game.play_code(chance.choice(game.codes()))
        assert game.forecast() == forecast(game.state)
        rolled += game.step == "roll"
    assert rolled > 50
    game.undo(len(game))
    while game.step != "roll":
        game.play_code(game.codes()[-1])
    before = game.forecast()
    game.play_code(game.codes()[0])
    assert game.step == "roll"
    assert game.clone().forecast() is before

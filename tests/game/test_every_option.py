"""What a person may pick, and what it would change: every die by itself, and the forecast after an action."""

from __future__ import annotations

import pytest

from reckoners import Game, Refusal, Setup
from reckoners.text import Words


def use_step(seed: str) -> Game:
    game = Game(Setup(reckoners=("tia", "david", "abraham"), seed=seed))
    place = game.view().districts[0].id
    game.play_all(["end purchase", *(f"{seat} place {place}" for seat in game.setup.reckoners)])
    game.play_all(f"{seat} stop" for seat in game.setup.reckoners)
    return game


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_die_has_options_and_each_can_be_played(seed: str) -> None:
    game = use_step(seed)
    every = game.every_option()
    assert len(every) == len({str(action) for action in every})
    assert set(game.legal()) <= set(every)
    assert all(game.why_not(action) is None for action in every)
    for seat in game.view().reckoners:
        movers = {action.source for action in every if action.who == seat.id and action.verb == "move"}
        assert {die.name for die in seat.dice} <= movers


def test_the_forecast_after_an_action_is_that_of_the_table_then() -> None:
    game = use_step("one")
    for action in game.legal():
        then = game.clone()
        seen = game.forecast_after(action)
        then.play(action)
        if then.step == "use":
            assert seen == then.forecast()
    with pytest.raises(Refusal):
        game.forecast_after("tia use d9 money")


def test_the_source_of_some_texts_brings_what_they_mention() -> None:
    source = Words("en").source(("cli-prompt-help",))
    assert "cli-prompt-help =" in source
    assert "cli-legend =" in source
    assert "rule-" not in source

"""What an option says about itself is true: the number before and after, and how often it can be repeated."""

from __future__ import annotations

import random

from reckoners.game import Action, Game, Setup, TableView
from reckoners.game.names import names_of
from reckoners.game.outcomes import change, gauges_of, times

SIX = ("david", "megan", "abraham", "tia", "prof", "cody")
SAMPLE = 12  # options of a position


def numbers(game: Game, view: TableView, action: Action) -> tuple[int, int] | None:
    return change(gauges_of(view), view.money, names_of(game.content), action)


def weakened(before: TableView, action: Action) -> bool:
    """Whether research makes an Epic's health another one, or an attack takes it away: then the number is gone."""
    return action.symbol in ("research", "attack") and bool(action.target) and before.result == "playing"


def test_numbers_and_repeats_are_true() -> None:
    repeated = 0
    for seed in range(8):
        chance = random.Random(seed)
        game = Game(Setup(reckoners=SIX[seed % 3 : seed % 3 + 4], seed=f"effects {seed}"))
        for _ in range(90):
            if game.result != "playing":
                break
            view, legal = game.view(), game.every_option()
            for action in chance.sample(legal, min(SAMPLE, len(legal))):
                found = numbers(game, view, action)
                count = times(view, action, found[0] if found else None)
                assert count >= 1
                then = game.clone()
                for _ in range(count):
                    then.play(action)
                repeated += count > 1
                after = numbers(game, then.view(), action) if then.step == game.step else None
                if found is not None and count == 1 and after is not None and not weakened(view, action):
                    assert after[0] == found[1], action
            game.play_code(chance.choice(game.codes()))
    assert repeated > 50

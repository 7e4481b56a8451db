"""The engine against a second, plain model of the rules: random games, the whole table after every action, the list of
options in a sample of positions. Thousands of games are in the slow lane."""

from __future__ import annotations

import random

import pytest

from reckoners import Setup
from tests.model.follow import follow
from tests.model.printed import LEVELS, printed

LOTS = 30  # games in a test; ten tests of them
MANY = 400


def setup_of(seed: str) -> Setup:
    """Any team at any difficulty."""
    chance = random.Random(seed)
    team = tuple(chance.sample(sorted(printed("reckoner")), chance.randint(2, 6)))
    return Setup(reckoners=team, difficulty=chance.choice(LEVELS), seed=seed)


@pytest.mark.parametrize("lot", range(10))
def test_the_model_agrees(lot: int) -> None:
    compared = sum(follow(setup_of(f"{lot}-{n}"), f"{lot}-{n}") for n in range(LOTS))
    assert compared > LOTS * 20


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(10))
def test_the_model_agrees_for_long(lot: int) -> None:
    compared = sum(follow(setup_of(f"long-{lot}-{n}"), f"long-{lot}-{n}", lists=0.2) for n in range(MANY))
    assert compared > MANY * 20

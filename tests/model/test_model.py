"""The engine against a second, plain model of the rules: random games, the whole table after every action, the list of
options in a sample of positions. Thousands of games are in the slow lane."""

from __future__ import annotations

import random

import pytest

from reckoners import Setup
from tests.model.follow import follow
from tests.model.printed import LEVELS, RICH, lay_out, printed

LOTS = 10  # games in a test; ten tests of them
MANY = 400
MODULES = ((1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3))

lay_out()
BASE_CARDS = frozenset(printed("equipment"))


def setup_of(seed: str, modules: tuple[int, ...] = (), rich: bool = False) -> Setup:
    """Any team at any difficulty."""
    chance = random.Random(seed)
    lay_out(modules, rich)
    team = tuple(chance.sample(sorted(printed("reckoner")), chance.randint(2, 6)))
    packs = (str(RICH),) if rich else ()
    return Setup(reckoners=team, difficulty=chance.choice(LEVELS), seed=seed, modules=modules, packs=packs)


def compared(games: int, seed: str, modules: tuple[int, ...] = (), lists: float = 0.05) -> int:
    """How many actions of so many games were compared; every other game with modules is a rich one."""
    played = 0
    for n in range(games):
        setup = setup_of(f"{seed}-{n}", modules, rich=bool(modules) and n % 2 == 0)
        new = sorted(id for id in printed("equipment") if 2 in modules and id not in BASE_CARDS)
        wanted = tuple(random.Random(n).sample(new, 5)) if new and n % 4 < 3 else ()
        played += follow(setup, f"{seed}-{n}", lists=lists, wanted=wanted)
    return played


@pytest.mark.parametrize("lot", range(10))
def test_the_model_agrees(lot: int) -> None:
    assert compared(LOTS, f"{lot}") > LOTS * 20


@pytest.mark.parametrize("modules", MODULES, ids=str)
def test_the_model_agrees_with_modules(modules: tuple[int, ...]) -> None:
    assert compared(LOTS + 4, f"modules-{modules}", modules) > LOTS * 20


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(10))
def test_the_model_agrees_for_long(lot: int) -> None:
    assert compared(MANY, f"long-{lot}", lists=0.2) > MANY * 20


@pytest.mark.slow
@pytest.mark.parametrize("modules", MODULES, ids=str)
def test_the_model_agrees_with_modules_for_long(modules: tuple[int, ...]) -> None:
    assert compared(MANY, f"long-{modules}", modules, lists=0.2) > MANY * 20

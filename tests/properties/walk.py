"""Random games for the property tests: any Reckoner count, any difficulty, random choice among all options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.content import load_content
from reckoners.content.model import DIFFICULTIES

MODULES = [tuple(sorted(some)) for count in range(4) for some in combinations((1, 2, 3), count)]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    count = draw(st.integers(2, 6))
    modules = draw(st.sampled_from(MODULES))
    reckoners = draw(st.permutations(tuple(load_content(modules=modules).reckoners)))[:count]
    return Setup(
        reckoners=tuple(reckoners),
        modules=modules,
        difficulty=draw(st.sampled_from(DIFFICULTIES)),
        seed=str(draw(st.integers(0, 2**32))),
    )


def choose(game: Game, chance: random.Random) -> int:
    """A random option; steps are ended seldom, so that games go on for a while."""
    codes = game.codes()
    code = chance.choice(codes)
    if code == codes[-1] and chance.random() < 0.7:
        code = chance.choice(codes)
    return code


def walk(setup: Setup, seed: int) -> Iterator[tuple[Game, random.Random]]:
    """The game before each of its decisions, and once when it is over."""
    game = Game(setup)
    chance = random.Random(seed)
    yield game, chance
    while game.result == "playing":
        game.play_code(choose(game, chance))
        yield game, chance


def played(setup: Setup, seed: int) -> Game:
    *_, (game, _) = walk(setup, seed)
    return game

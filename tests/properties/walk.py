"""Random games for the property tests: any modules, Boss, city, Reckoner count, difficulty, random choice among all
options."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

from hypothesis import strategies as st

from reckoners import Game, Setup
from reckoners.content import load_content
from reckoners.content.model import DIFFICULTIES
from reckoners.engine.action import source_of, target_of, verb_of
from reckoners.engine.codes import BUY, CARD, DISTRICT_TRACK, END, HEAL, LAPSE, PAY, POWER, REFRESH, SPEND, STOP
from reckoners.engine.flow import restored, snapshot

MODULES = (1, 2, 3)
MODULE_SETS = tuple(some for count in range(len(MODULES) + 1) for some in combinations(MODULES, count))
# Any Boss in any city; module 4 comes along.
PAIRS = tuple(product(("steelheart", "regalia", "limelight"), ("newcago", "babilar", "ildithia")))
# variants: none, some that go with any city, and those of Newcago
OPTIONS: tuple[tuple[str, ...], ...] = (
    (),
    ("casual", "rewards-at-once"),
    ("most-intense",),
    ("newcago-cards-a",),
    ("newcago-cards-b", "intense"),
    ("newcago-cards-mixed",),
)

Choose = Callable[[Game, random.Random], int]


@cache
def reckoners_of(modules: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(load_content(modules=modules).reckoners)


@st.composite
def setups(draw: st.DrawFn, modules: tuple[int, ...] | None = None, pair: tuple[str, str] | None = None) -> Setup:
    """Any set of modules, or this one; any Boss in any city, or these."""
    if modules is None:
        modules = draw(st.sampled_from(MODULE_SETS))
    boss, city = pair or draw(st.sampled_from(PAIRS))
    options = draw(st.sampled_from(OPTIONS if city == "newcago" else OPTIONS[:3]))
    count = draw(st.integers(2, 6))
    reckoners = draw(st.permutations(reckoners_of(modules)))[:count]
    return Setup(
        reckoners=tuple(reckoners),
        boss=boss,
        city=city,
        modules=modules,
        options=options,
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


def choose_cards(game: Game, chance: random.Random) -> int:
    """Likes cards and where they come from: buys what it can, uses and pays for them, searches districts, ends a step
    when hardly anything else is left."""
    codes = game.codes()
    liked = [code for code in codes if is_about_cards(code)]
    if liked and chance.random() < 0.5:
        return chance.choice(liked)
    code = chance.choice(codes)
    if verb_of(code) in (END, LAPSE, REFRESH, STOP) and chance.random() < 0.8:
        code = chance.choice(codes)
    return code


def is_about_cards(code: int) -> bool:
    verb = verb_of(code)
    if verb == SPEND:
        return source_of(code) >= CARD or target_of(code) >= DISTRICT_TRACK
    return verb in (BUY, PAY, POWER, HEAL)


def begin(setup: Setup, money: int = 0, people: int = 0, boss: int = 0) -> Game:
    """A game at its start, with so much more money, so many more people, so little of the Boss's research (0: all)."""
    game = Game(setup)
    if money or people or boss:
        rich = snapshot(game.state)
        rich.money += money
        rich.population += people
        if boss and rich.markers:
            rich.markers = (boss, *(0 for _ in rich.markers[1:]))
        rich.boss_research = boss or rich.boss_research
        game = Game.from_state(setup, game.content, restored(rich))
    return game


def walk(
    setup: Setup, seed: int, choose: Choose = choose, money: int = 0, people: int = 0, boss: int = 0
) -> Iterator[tuple[Game, random.Random]]:
    """The game before each of its decisions, and once when it is over."""
    game = begin(setup, money, people, boss)
    chance = random.Random(seed)
    yield game, chance
    while game.result == "playing":
        game.play_code(choose(game, chance))
        yield game, chance


def played(setup: Setup, seed: int) -> Game:
    *_, (game, _) = walk(setup, seed)
    return game

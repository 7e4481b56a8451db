"""The engine against a second, plain model of the rules: random games, the whole table after every action, the list of
options in a sample of positions. Thousands of games are in the slow lane."""

from __future__ import annotations

import random

import pytest

from reckoners import Setup
from tests.model import likes
from tests.model.follow import follow
from tests.model.printed import LEVELS, RICH, RICH_BABILAR, lay_out, printed

LOTS = 4  # games in a test; with modules, each kind of team and of wishes once
MANY = 400
MODULES = ((1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3))
PLACES = (
    *(("regalia", "babilar"), ("regalia", "newcago"), ("steelheart", "babilar")),
    *(("regalia", "ildithia"), ("steelheart", "ildithia")),
    *(("limelight", "newcago"), ("limelight", "babilar"), ("limelight", "ildithia")),
)
EVERYWHERE = (("steelheart", "newcago"), *PLACES)
CARDS = ("newcago-cards-a", "newcago-cards-b", "newcago-cards-mixed")
LIKINGS = (None, likes.tracks, likes.moves, likes.gathers, likes.hunts, likes.anything_of_these)

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


def variants(city: str, chance: random.Random) -> tuple[str, ...]:
    """Some of them, in Newcago mostly with its cards."""
    told = [chance.choice(("casual", "")), chance.choice(("intense", "most-intense", ""))]
    told.append(chance.choice(CARDS) if city == "newcago" and chance.random() < 0.8 else "rewards-at-once")
    return tuple(word for word in told if word)


def compared_in(boss: str, city: str, games: int, seed: str, lists: float = 0.05, *, varied: bool = False) -> int:
    """The same with a Boss or a city of module 4, with any other modules: half of the games are rich, in most of them
    somebody has likings. With variants if so said."""
    played = 0
    for n in range(games):
        chance = random.Random(f"{seed} {boss} {city} {n}")
        modules, rich = (*chance.choice(((), *MODULES)), 4), chance.random() < 0.5
        lay_out(modules, rich)
        setup = Setup(
            reckoners=tuple(chance.sample(sorted(printed("reckoner")), chance.randint(2, 6))),
            difficulty=chance.choice(LEVELS),
            seed=f"{seed}-{n}",
            boss=boss,
            city=city,
            modules=modules,
            packs=(str(RICH), str(RICH_BABILAR)) if rich else (),
            options=variants(city, chance) if varied else (),
        )
        wanted = tuple(chance.sample(sorted(printed("equipment")), 5)) if chance.random() < 0.6 else ()
        liked = likes.cards_of_districts if "cards" in str(setup.options) and chance.random() < 0.5 else None
        played += follow(setup, f"{seed}-{n}", lists=lists, wanted=wanted, likes=liked or chance.choice(LIKINGS))
    return played


@pytest.mark.parametrize("lot", range(6))
def test_the_model_agrees(lot: int) -> None:
    assert compared(LOTS, f"{lot}") > LOTS * 20


@pytest.mark.parametrize("modules", MODULES, ids=str)
def test_the_model_agrees_with_modules(modules: tuple[int, ...]) -> None:
    assert compared(LOTS, f"modules-{modules}", modules) > LOTS * 20


@pytest.mark.parametrize(("boss", "city"), PLACES)
def test_the_model_agrees_about_new_bosses_and_cities(boss: str, city: str) -> None:
    assert compared_in(boss, city, LOTS // 2, "new") > LOTS // 2 * 20


@pytest.mark.parametrize(("boss", "city"), EVERYWHERE)
def test_the_model_agrees_about_variants(boss: str, city: str) -> None:
    games = LOTS if city == "newcago" else LOTS // 4
    assert compared_in(boss, city, games, "varied", varied=True) > games * 20


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(10))
def test_the_model_agrees_for_long(lot: int) -> None:
    assert compared(MANY, f"long-{lot}", lists=0.2) > MANY * 20


@pytest.mark.slow
@pytest.mark.parametrize("modules", MODULES, ids=str)
def test_the_model_agrees_with_modules_for_long(modules: tuple[int, ...]) -> None:
    assert compared(MANY, f"long-{modules}", modules, lists=0.2) > MANY * 20


@pytest.mark.slow
@pytest.mark.parametrize(("boss", "city"), PLACES)
@pytest.mark.parametrize("lot", range(4))
def test_the_model_agrees_about_new_bosses_and_cities_for_long(boss: str, city: str, lot: int) -> None:
    assert compared_in(boss, city, MANY, f"long-{lot}", lists=0.2) > MANY * 20


@pytest.mark.slow
@pytest.mark.parametrize(("boss", "city"), EVERYWHERE)
@pytest.mark.parametrize("lot", range(2))
def test_the_model_agrees_about_variants_for_long(boss: str, city: str, lot: int) -> None:
    assert compared_in(boss, city, MANY, f"long-{lot}", lists=0.2, varied=True) > MANY * 20

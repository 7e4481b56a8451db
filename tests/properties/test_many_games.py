"""A hundred thousand random games: every Boss in every city with every set of modules and every number of Reckoners,
and with each of these every variant at every difficulty. None fails, none gets stuck, and everything holds."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from reckoners import Game, Setup
from reckoners.content.model import CITY_CARD_SIDES, DIFFICULTIES
from reckoners.engine.flow import options_of
from reckoners.game.variants import OPTIONS
from tests.properties.holds import check_everything
from tests.properties.walk import MODULE_SETS, PAIRS, choose, choose_cards, reckoners_of, walk

COUNTS = range(2, 7)
CASES = tuple(product(PAIRS, COUNTS, MODULE_SETS))
TEAMS = 140  # of each case; more than there are variants with a difficulty
EACH = 2  # games of a team: a table takes longer to make than to play on
LOOKED_AT = 0.1  # of the positions
KEPT = 20  # one game of so many is taken back and played again, and every other of them is kept
MONEY, PEOPLE = 40, 200  # for teams that buy everything and live long
MANY = 5_000  # actions; no game takes so long


@cache
def variants(city: str) -> tuple[tuple[str, ...], ...]:
    """Every set of options that a table in this city can have. Cards of districts bring rewards at once along."""
    rewards = ("", "rewards-at-once", *(CITY_CARD_SIDES if city == "newcago" else ()))
    sets = product(("", "casual"), ("", "intense", "most-intense"), rewards)
    return tuple(tuple(word for word in words if word) for words in sets)


def setup_of(boss: str, city: str, count: int, modules: tuple[int, ...], team: int) -> Setup:
    """Variants in turn, each with all difficulties; the Reckoners are drawn. Module 4 comes along where a piece is of
    it, and else with every other team."""
    chance = random.Random(f"{boss} {city} {count} {modules} {team}")
    every = variants(city)
    return Setup(
        reckoners=tuple(chance.sample(reckoners_of(modules), count)),
        boss=boss,
        city=city,
        modules=(*modules, 4) if chance.random() < 0.5 else modules,
        options=every[team % len(every)],
        difficulty=DIFFICULTIES[team // len(every) % len(DIFFICULTIES)],
        seed=f"many {team}",
    )


def play_out(setup: Setup, number: int) -> Game:
    """One game at random, every fourth by a rich team that likes cards; what has to hold is looked at now and then."""
    rich = number % 4 == 3
    way, money, people = (choose_cards, MONEY, PEOPLE) if rich else (choose, 0, 0)
    game = None
    for game, chance in walk(setup, number, way, money, people):
        if not game.state.over:
            assert len(game.codes()) > 1
            assert len(game) < MANY, "it does not end"
        if game.state.over or chance.random() < LOOKED_AT:
            check_everything(game.state)
            check_options(game)
    assert game is not None
    assert game.result in ("won", "lost")
    assert not game.codes()
    return game


def check_options(game: Game) -> None:
    """Those that are remembered are those that there are, each once."""
    codes = game.codes()
    assert len(set(codes)) == len(codes)
    if codes:
        fresh = game.state.clone()
        fresh.stale = -1
        assert options_of(fresh) == codes


def check_kept(game: Game, chance: random.Random) -> None:
    """Taken back and played again it is the same game; so it is as a record, and as a position."""
    end, last = game.state.key(), len(game)
    place = chance.randrange(last)
    assert game.undo(last - place) == last - place
    middle, codes = game.state.key(), list(game.codes())
    again = Game.from_position(repr(game))
    assert (again.state.key(), again.codes()) == (middle, codes)
    assert game.redo(last) == last - place
    assert game.state.key() == end
    assert game.at(place).state.key() == middle


def check_record(setup: Setup, number: int) -> None:
    """Of a game that begins as its set-up says: what was done is all that has to be kept."""
    *_, (game, chance) = walk(setup, number)
    game.undo(chance.randrange(len(game)))
    again = Game.from_json(game.to_json())
    assert (again.state.key(), again.undone, again.codes()) == (game.state.key(), game.undone, game.codes())
    assert again.to_json() == game.to_json()


def play_team(boss: str, city: str, count: int, modules: tuple[int, ...], team: int) -> None:
    setup = setup_of(boss, city, count, modules, team)
    for number in range(team * EACH, (team + 1) * EACH):
        game = play_out(setup, number)
        if number % KEPT == 0:
            check_kept(game, random.Random(number))
        if number % (2 * KEPT) == 0:
            check_record(setup, number)


def test_every_variant_meets_every_difficulty_and_there_are_enough_games() -> None:
    assert len(CASES) * TEAMS * EACH >= 100_000
    for _, city in PAIRS:
        tables = [setup_of("regalia", city, 4, (), team) for team in range(TEAMS)]
        assert len({(setup.options, setup.difficulty) for setup in tables}) == 4 * len(variants(city))
    assert {word for words in variants("newcago") for word in words} == set(OPTIONS)


def test_some_games_of_every_kind() -> None:
    """Every seventh case: all pairs, numbers and sets of modules are among them."""
    cases = CASES[::7]
    for part, named in enumerate((PAIRS, COUNTS, MODULE_SETS)):
        assert {case[part] for case in cases} == set(named)
    for place, ((boss, city), count, modules) in enumerate(cases):
        play_team(boss, city, count, modules, place)


@pytest.mark.slow
@pytest.mark.parametrize("modules", MODULE_SETS)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_a_hundred_thousand_games(boss: str, city: str, count: int, modules: tuple[int, ...]) -> None:
    for team in range(TEAMS):
        play_team(boss, city, count, modules, team)

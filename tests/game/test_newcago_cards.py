"""Games where districts have cards: kept on paper, read from a text, taken back, in the middle of what cards do."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from reckoners.game import Game, Setup
from tests.game.attempts import chosen
from tests.positions import check_undo

WANTED = ("benefit", "victim", "exchange")


@cache
def moments() -> dict[str, Game]:
    """One game each in which a card helps, strikes, or has just traded."""
    found: dict[str, Game] = {}
    for seed in range(200):
        options = ("newcago-cards-mixed", "casual")
        game = Game(Setup(reckoners=("tia", "abraham", "cody"), options=options, seed=f"cards {seed}"))
        rng = random.Random(seed)
        while game.codes():
            game.play_code(chosen(game.codes(), rng))
            traded = any(district.exchanged for district in game.view().districts)
            now = "exchange" if traded else game.view().decision
            if now in WANTED and now not in found:
                found[now] = game.clone()
        if len(found) == len(WANTED):
            break
    return found


@pytest.mark.parametrize("name", WANTED)
def test_saved_and_loaded(name: str, tmp_path: Path) -> None:
    game = moments()[name]
    game.save(tmp_path / "game.jsonl")
    again = Game.load(tmp_path / "game.jsonl")
    assert again.state.key() == game.state.key()
    assert again.setup.options == ("casual", "newcago-cards-mixed")
    assert again.codes() == game.codes()
    assert again.view() == game.view()


@pytest.mark.parametrize("name", WANTED)
def test_read_from_a_text(name: str) -> None:
    game = moments()[name]
    again = Game.from_position(repr(game))
    assert again.state.key() == game.state.key()
    assert again.codes() == game.codes()


@pytest.mark.parametrize("name", WANTED)
def test_taken_back_to_the_beginning_and_played_again(name: str) -> None:
    game = moments()[name].clone()
    keys = [game.at(n).state.key() for n in range(max(0, len(game) - 12), len(game) + 1)]
    check_undo(game, keys)


@pytest.mark.parametrize("name", WANTED)
def test_every_option_leads_somewhere_and_the_forecast_holds(name: str) -> None:
    game = moments()[name]
    for code in game.codes():
        then = game.clone()
        then.play_code(code)
        assert then.state.key() != game.state.key()
    forecast = game.forecast()
    # whoever attacks the last few people still attacks with all that it has
    assert forecast.population == min(game.state.population, sum(loss.population for loss in forecast.losses))

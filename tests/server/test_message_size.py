"""How large a table is on the wire: with six Reckoners in the use step, where most can be done."""

from __future__ import annotations

import random

import pytest

from reckoners.bots.team import Team
from reckoners.game import Game, Setup
from reckoners.server.crew import Bots
from reckoners.server.messages import encoded, table_now
from reckoners.server.story import Story
from reckoners.server.teller import teller
from tests.server.samples import finished

SIX = ("david", "megan", "abraham", "tia", "prof", "cody")
MOST = 25_000  # bytes
LANGUAGES = ("en", "fr", "de", "es")


def size(game: Game, story: Story, language: str) -> int:
    crew = Bots({}).told(game, len(game))
    message = table_now("cNUTGZd9naopX9Dis3dlrQ", len(game), game, story, crew, teller(language, game.content), 1)
    return len(encoded(message).encode())


@pytest.mark.parametrize("seed", range(4))
def test_the_use_step_of_six_is_small(seed: int) -> None:
    """All dice are there, and nobody has done anything yet."""
    chance = random.Random(seed)
    game = Game(Setup(reckoners=SIX, seed=f"size {seed}"))
    story = Story.of(game)
    while game.step != "use":
        story.play(game, chance.choice(game.codes()))
    assert len(game.every_option()) > 200
    assert max(size(game, story, language) for language in LANGUAGES) <= MOST


@pytest.mark.parametrize("seed", range(3))
def test_so_it_is_with_every_module(seed: int) -> None:
    """Some have bought a card first: of all those that ask for more, one lies open."""
    chance = random.Random(seed)
    game = Game(Setup(reckoners=("val", "mizzy", "exel", "sam", "tia", "prof"), modules=(1, 2, 3), seed=f"size {seed}"))
    story = Story.of(game)
    while game.step != "use":
        bought = [code for code in game.codes() if game.action(code).verb == "buy"]
        story.play(game, chance.choice(bought or game.codes()))
    assert max(size(game, story, language) for language in LANGUAGES) <= MOST


@pytest.mark.parametrize("seed", range(3))
def test_so_it_is_in_babilar(seed: int) -> None:
    """Everything there is: Dawnslight cards, attacks on Reckoners, cards that ask for more."""
    chance = random.Random(seed)
    game = rich_in_babilar(seed)
    story = Story.of(game)
    while game.step != "use":
        bought = [code for code in game.codes() if game.action(code).verb == "buy"]
        story.play(game, chance.choice(bought or game.codes()))
    view = game.view()
    assert all(seat.dawnslight and seat.suffers for seat in view.reckoners)
    assert max(size(game, story, language) for language in LANGUAGES) <= MOST


@pytest.mark.parametrize("seed", [1, 3])
def test_so_it_is_in_ildithia(seed: int) -> None:
    """Any symbol protects a district, and what Limelight may do is told."""
    chance = random.Random(seed)
    team = ("val", "mizzy", "exel", "sam", "tia", "prof")
    there = Setup(reckoners=team, boss="limelight", city="ildithia", modules=(1, 2, 3, 4), seed=f"size {seed}")
    game = Game(there)
    story = Story.of(game)
    while game.step != "use":
        bought = [code for code in game.codes() if game.action(code).verb == "buy"]
        story.play(game, chance.choice(bought or game.codes()))
    assert max(size(game, story, language) for language in LANGUAGES) <= MOST


def rich_in_babilar(seed: int) -> Game:
    """At the beginning, with two Dawnslight cards for each, and everybody attacked."""
    team = ("val", "mizzy", "exel", "sam", "tia", "prof")
    game = Game(Setup(reckoners=team, boss="regalia", city="babilar", modules=(1, 2, 3, 4), seed=f"size {seed}"))
    st = game.state.clone()
    deck = st.dawnslight_deck
    st.cards = [(*cards, *deck[2 * seat : 2 * seat + 2]) for seat, cards in enumerate(st.cards)]
    st.dawnslight_deck = deck[2 * len(team) :]
    st.suffers = tuple((4,) for _ in team)
    return Game.from_state(game.setup, game.content, st)


def test_a_game_of_six_is_small_all_the_way() -> None:
    """With the cards and Epics of many rounds. Only the phase of the Epics tells more, once, of what they did."""
    long = finished("6-beginner-won")
    game = long.at(0)
    story = Story.of(game)
    for code in long.log:
        story.play(game, code)
        if game.step == "use" and len(game) % 5 == 0:
            assert size(game, story, "de") <= MOST, len(game)


def test_bots_come_to_no_larger_table() -> None:
    game = Game(Setup(reckoners=SIX, difficulty="beginner", seed="size greedy"))
    Team(dict.fromkeys(range(len(SIX)), "greedy"), len(SIX)).play_out(game)
    moment, story, largest = game.at(0), Story.of(game.at(0)), 0
    for code in game.log:
        story.play(moment, code)
        if moment.step == "use" and all(die.state == "kept" for seat in moment.view().reckoners for die in seat.dice):
            largest = max(largest, size(moment, story, "fr"))
    assert 0 < largest <= MOST

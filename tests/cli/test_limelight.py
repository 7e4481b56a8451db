"""Limelight in the terminal: the columns of his tables on the board and in sentences, his booklet among the cards."""

from __future__ import annotations

import pytest

from reckoners.cli.booklet import column_of
from reckoners.cli.marks import MINUS
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wording import boss_lines, forecast_line
from reckoners.content.vocabulary import WORDS
from reckoners.game import Game, Setup
from reckoners.text import Words, languages
from tests.cli.terminal import Terminal
from tests.cli.test_board import drawn


@pytest.fixture(scope="module")
def game() -> Game:
    """In the second round: his dice have been rolled once."""
    game = Game(Setup(reckoners=("tia", "abraham", "david"), boss="limelight", difficulty="beginner", seed="cli 8"))
    while game.state.round < 2:
        game.play_code(game.codes()[-1])
    return game


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_shows_the_column_of_each_bracket_and_what_was_rolled(game: Game, width: int) -> None:
    lines = drawn(game, width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    boss = game.view().boss
    assert f"⚄ {' '.join(boss.rolled)}" in text
    for mark, column in zip(("Yel", "Blk", "Red", "Blu"), boss.columns, strict=True):
        assert f"{mark}{column} " in text


def test_sentences_tell_the_four_cells_of_each_column(game: Game) -> None:
    boss = game.view().boss
    told = "\n".join(boss_lines(ShownTable(game)))
    assert f"Yellow table, column {boss.columns[0]} of 5: A: " in told
    assert f"His dice last showed {', '.join(boss.rolled)}." in told
    assert "groups of" not in told
    assert len(column_of(boss, 0)) == 4


def test_the_forecast_is_a_range(game: Game) -> None:
    seen = game.forecast()
    assert seen.tables
    told = forecast_line(ShownTable(game))
    assert f"{MINUS}{seen.least} to {MINUS}{seen.most}" in told
    assert "Ability die" not in told


@pytest.mark.parametrize("language", languages())
def test_every_word_of_a_cell_has_a_mark(language: str) -> None:
    words = Words(language)
    own = [word for word in WORDS.values() if "cell" in word.places]
    kinds = [
        (word, kind) for word in own for kind in next((slot.choices for slot in word.slots if slot.choices), ("",))
    ]
    marks = [words(f"cli-{size}-{word.name}", kind=kind) for word, kind in kinds for size in ("short", "letter")]
    assert all(0 < len(mark) <= 5 for mark in marks)


def test_his_booklet_among_the_cards(terminal: Terminal) -> None:
    said = terminal("cards", "limelight")
    assert said.code == 0, said.err
    lines = said.out.splitlines()
    assert any(line.strip().startswith("4 Reckoners, Sparks!: research 38, health ") for line in lines)
    assert sum(", row " in line for line in lines) == 80
    assert "Power die, yellow table: A A B C C D" in said.out
    assert "Attack Population by Equipment" in said.out

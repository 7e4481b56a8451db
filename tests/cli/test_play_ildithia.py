"""Ildithia in the terminal: set up, on the board, in sentences, typed, looked up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

from reckoners import Game, Setup
from reckoners.cli.attacked import track_marks
from reckoners.cli.options import effect_of, options_of
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wording import board_lines, forecast_details
from tests.cli.terminal import Terminal
from tests.cli.test_board import drawn
from tests.rules.ildithia import ildithia

TEAM = ("tia", "abraham", "david", "megan", "prof", "cody")
WALK = ("play", "--reckoners", "tia,prof", "--city", "ildithia", "--seed", "walk")
TRACKS = {"inkom-territory": {4: "enforcement", 3: "boss black", 2: "barricade", 1: "copy-own"}}


def here() -> Game:
    return ildithia({"tia": {"dice": ["basic money", "basic plan"]}}, {"inkom-territory": {"marker": 3}}, tracks=TRACKS)


def said(game: Game) -> str:
    return "\n".join(board_lines(ShownTable(game)))


def test_the_city_is_chosen_and_kept(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal(*WALK, "--save", file, typed="quit\n")
    assert (told.code, told.err) == (0, "")
    setup = Game.load(file).setup
    assert (setup.city, setup.modules) == ("ildithia", (4,))


@pytest.mark.parametrize("count", [2, 6])
def test_no_line_is_too_long(count: int) -> None:
    chance = random.Random(count)
    game = Game(Setup(reckoners=TEAM[:count], city="ildithia", modules=(2, 3), seed=f"wide {count}"))
    while game.result == "playing" and game.view().round < 3:
        if len(game) % 29 == 0:
            for width in (80, 120):
                assert all(cell_len(line.rstrip()) <= width for line in drawn(game, width))
        game.play_code(chance.choice(game.codes()))


def test_the_board_shows_what_will_happen_and_where_first() -> None:
    game = here()
    shown = ShownTable(game)
    inkom, mills = shown.view.districts[1], shown.view.districts[2]
    assert track_marks(shown, inkom, 24).plain == " ⇢1 ⌂3 +BlkB≡"
    assert track_marks(shown, inkom, 12).plain == " ⇢1 ⌂3 +Blk…"[:12]
    assert track_marks(shown, mills, 24).plain == " ⌂4"
    for width in (80, 120):
        assert "⇢1 ⌂3 +BlkB≡" in "\n".join(drawn(game, width))
    assert "Ildithia moves" in [name for name, _ in shown.steps()]


def test_the_table_in_sentences() -> None:
    text = said(here())
    assert "The movement board stands behind Sharp Tower and passes next: Inkom Territory." in text
    assert "Its marker is at 3. When it is passed: at 3 Boss black, at 2 Barricade, at 1 Copy the Epic here." in text
    done = ildithia({"tia": {"dice": ["basic money"]}}, {"inkom-territory": {"marker": 0}})
    assert "Its marker is at the bottom: nothing happens when it is passed." in said(done)
    foreseen = "\n".join(forecast_details(ShownTable(here())))
    assert "Inkom Territory is passed: Boss black, Barricade, Copy the Epic here." in foreseen


def test_an_option_says_what_it_lowers() -> None:
    game = here()
    shown = ShownTable(game)
    found = [option for option in options_of(shown) if "protect inkom" in str(option.action)]
    assert [str(option.action) for option in found] == [
        "tia use d1 money protect inkom-territory",
        "tia use d2 plan protect inkom-territory",
    ]
    assert {effect_of(shown, option.action) for option in found} == {"3→2"}


def test_the_cards_command_tells_of_it(terminal: Terminal) -> None:
    told = terminal("cards", "ildithia", "--modules", "4")
    text = " ".join(told.out.split())
    assert told.code == 0
    assert "start at 2 (2 Reckoners), 4 (3 Reckoners)" in text
    assert "districts passed in a round: 1 (2 Reckoners)" in text
    assert "Inkom Territory: at 4 Enforcement, at 3 Boss black" in text
    assert "at 0 2 Research on the Boss" in text

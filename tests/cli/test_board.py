"""The table on screens of different widths: everything is there, nothing sticks out."""

from __future__ import annotations

import random
import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from reckoners import Game, Setup
from reckoners.cli.board_screen import show_board
from reckoners.cli.menu import show_menu
from reckoners.cli.options import options_of
from reckoners.cli.ring import columns, track_text
from reckoners.cli.screen import Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wording import board_lines, forecast_details
from reckoners.game.names import names_of
from reckoners.text import Words

ALL = ("tia", "abraham", "david", "megan", "prof", "cody")


def screen(width: int, *, color: bool = True) -> Screen:
    console = Console(
        record=True,
        width=width,
        force_terminal=True,
        color_system="truecolor",
        no_color=not color,
        highlight=False,
        markup=False,
        file=StringIO(),
    )
    return Screen(Words("en"), console=console)


def drawn(game: Game, width: int) -> list[str]:
    shown = screen(width)
    table = ShownTable(game)
    show_board(shown, table)
    show_menu(shown, table, options_of(table))
    return shown.console.export_text().splitlines()


def later(count: int, step: str, seed: str) -> Game:
    """A game in the middle: a random one, in its second round, or the last position before the end."""
    game = Game(Setup(reckoners=ALL[:count], seed=seed))
    chance = random.Random(seed)
    while game.view().round < 2 or game.step != step:
        game.play_code(chance.choice(game.codes()))
        if game.result != "playing":
            game.undo()
            break
    return game


@pytest.mark.parametrize("width", [80, 116, 120])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_no_line_is_too_long(count: int, width: int) -> None:
    for step in ("prologue", "roll", "use", "purchase"):
        game = Game(Setup(reckoners=ALL[:count], seed="w")) if step == "prologue" else later(count, step, f"{step} w")
        for line in drawn(game, width):
            assert cell_len(line.rstrip()) <= width, (step, line)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_everything_is_on_the_board(count: int, width: int) -> None:
    game = later(count, "use", "content")
    table = ShownTable(game)
    text = "\n".join(drawn(game, width))
    view = game.view()
    assert "STEELHEART" in text.upper()
    for place in view.districts:
        assert names_of(game.content).name(place.id) in text
        if place.epic is not None:
            assert names_of(game.content).name(place.epic.id) in text
    for seat in view.reckoners:
        assert names_of(game.content).name(seat.id) in text
        assert names_of(game.content).name(seat.ability.id) in text
    for card in view.market:
        assert card is None or names_of(game.content).name(card) in text
    assert f"People {view.population}" in text
    assert f"${view.money}" in text
    assert "If Epics acted now" in text
    for actor in table.forecast.actors:
        assert names_of(game.content).name(actor.id) in text


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_the_whole_turn_fits_120_by_40(count: int) -> None:
    game = Game(Setup(reckoners=ALL[:count], seed="fit"))
    ring = [place.id for place in game.view().districts]
    game.play("end purchase")
    game.play_all([f"{seat} place {ring[0]}" for seat in ALL[:count]])
    assert game.step == "roll"
    assert len(drawn(game, 120)) <= 38
    game.play_all([f"{seat} stop" for seat in ALL[:count]])
    assert len(drawn(game, 120)) <= 38


def test_lit_actions_stand_left_of_the_bracket() -> None:
    game = Game(Setup(reckoners=ALL[:4], seed="fit"))
    table = ShownTable(game)
    epic = game.view().districts[0].epic
    assert epic is not None
    line = track_text(table, epic.track, epic.bracket, 26).plain
    left, _, right = line.partition("]")
    assert left.split() == [table.marks.action(word) for word in epic.track[: epic.bracket]]
    assert right.split() == [table.marks.action(word) for word in epic.track[epic.bracket :]]
    assert any(line in row for row in drawn(game, 120))


def test_without_colour_the_shapes_remain() -> None:
    """What was written, not what was recorded: rich drops colours only on the way out."""
    game = later(4, "use", "shapes")
    written = {}
    for color in (True, False):
        shown = screen(120, color=color)
        show_board(shown, ShownTable(game))
        assert isinstance(shown.console.file, StringIO)
        written[color] = shown.console.file.getvalue()
    colours = re.compile(r"\x1b\[[0-9;]*\b[34]8;")
    assert colours.search(written[True])
    assert not colours.search(written[False])
    assert strip(written[True]) == strip(written[False])


def strip(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_the_ring_is_clockwise_from_the_top() -> None:
    assert columns(3) == ([2], [0], [1])
    assert columns(4) == ([3, 2], [], [0, 1])
    assert columns(5) == ([4, 3], [0], [1, 2])
    assert columns(6) == ([5, 4, 3], [], [0, 1, 2])
    assert columns(7) == ([6, 5, 4], [0], [1, 2, 3])


@pytest.mark.parametrize("count", [2, 6])
def test_the_table_in_sentences(count: int) -> None:
    game = later(count, "use", "sentences")
    lines = list(board_lines(ShownTable(game)))
    assert len(lines) >= 1 + 5 + (count + 1) + count + 2
    assert not any(mark in "".join(lines) for mark in "│╭▦●◆")
    assert any(line.startswith("Tia in ") for line in lines)


def test_the_forecast_adds_up() -> None:
    table = ShownTable(later(4, "use", "forecast"))
    assert sum(actor.population for actor in table.forecast.actors) == table.forecast.population
    for actor in table.forecast.actors:
        assert sum(people for _, people in table.reasons(actor)) == actor.population
    assert len(list(forecast_details(table))) > len(table.forecast.actors)

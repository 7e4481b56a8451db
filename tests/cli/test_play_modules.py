"""Modules in the terminal: chosen, shown, and every decision typed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

from reckoners import Game, Setup
from reckoners.cli.marks import MINUS
from reckoners.cli.menu import show_menu
from reckoners.cli.module_pieces import waiting_text
from reckoners.cli.options import effect_of, lapses, narrowed, options_of
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wording import board_lines, forecast_details, forecast_line
from reckoners.content.vocabulary import WORDS
from tests.cli.terminal import Terminal
from tests.cli.test_board import drawn, screen
from tests.positions import table
from tests.rules.steelslayer import activation

TEAM = ("val", "mizzy", "exel", "sam", "megan", "prof")
PIECES = """
    [setup]
    modules = [1, 2, 3]
    [position]
    step = "use"
    boss.district = "understreets"
    [[position.district]]
    id = "the-loop"
    epic = "digzone"
    bracket = 3
    red_shields = 2
    blue_shields = 1
    copy_tokens = 1
    stolen = ["mizzy emp"]
    [[position.district]]
    id = "chinatown"
    epic = "frostbite"
    enforcement = 2
    [[position.district]]
    id = "understreets"
    epic = "herald"
    [position.reckoners.mizzy]
    district = "the-loop"
    charges = 2
    equipment = ["data-chip", "submarine", "rifle"]
    asleep = ["rifle"]
    plan = 1
    dice = ["basic plan", "basic contain", "orange money2"]
    [position.reckoners.prof]
    district = "chinatown"
    equipment = ["kidnap"]
    """


def said(game: Game) -> str:
    return "\n".join(board_lines(ShownTable(game)))


# -- setting up


def test_modules_are_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    answers = "9\none\n1 3\n\n\nval sam\n\n\n\nseed\nquit\n"
    told = terminal("play", "--save", str(file), typed=answers)
    assert told.code == 0, told.err
    assert "1 New Reckoners: " in told.out
    assert "module 9" in told.out
    assert "'one' is no number of a module" in told.out
    setup = Game.load(file).setup
    assert (setup.modules, setup.reckoners, setup.packs) == ((1, 3), ("val", "sam"), ("steelslayer",))


def test_all_modules_in_a_word(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal("play", "--save", str(file), typed="ALL\n\n\nval exel\n\n\n\n\nquit\n")
    assert told.code == 0, told.err
    assert Game.load(file).setup.modules == (1, 2, 3, 4)


def test_modules_that_are_given_are_not_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal("play", "--modules", "1", "--save", str(file), typed="\n\nmizzy exel\n\n\n\n\nquit\n")
    assert told.code == 0, told.err
    assert "Which modules?" not in told.out
    assert Game.load(file).setup.reckoners == ("mizzy", "exel")


def test_a_reckoner_of_a_module_that_is_not_in_play(terminal: Terminal) -> None:
    told = terminal("play", "--reckoners", "val,tia")
    assert told.code != 0
    assert "module 1" in told.err


# -- the board


def test_pieces_are_on_the_board() -> None:
    game = table(PIECES)
    for width in (84, 120):
        text = "\n".join(drawn(game, width))
        for mark in ("▼2", "▽", "⧉", "▤", "■■□"):
            assert mark in text, (width, mark)


def test_pieces_are_said() -> None:
    text = said(table(PIECES))
    assert "2 red Shields guard the Enforcement." in text
    assert "A blue Shield guards the brackets." in text
    assert "One Copy token." in text
    assert "Stolen: EMP, Mizzy’s." in text
    assert "Rifle (asleep)" in text
    assert "Demolitions (ready) with 2 Demolitions tokens" in text
    assert "In the box: 8 red Shields, 5 blue Shields, 7 Copy tokens." in text


def test_a_base_game_says_nothing_of_them() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="base"))
    text = said(game) + "\n".join(drawn(game, 120))
    for word in ("Shield", "Copy", "Stolen", "In the box", "▼", "▽", "⧉"):
        assert word not in text


def test_pull_is_said() -> None:
    track = ["pull", "boss red", "boss red", "boss red", "boss red"]
    game = activation({"chinatown": track}, {"chinatown": {"bracket": 1}}, step="use")
    assert "Pull: nobody here can move away." in said(game)
    assert "∩" in "\n".join(drawn(game, 120))


def test_what_waits_and_what_is_owed() -> None:
    game = table(PIECES)
    game.play("mizzy use d1 card data-chip")
    seat = ShownTable(game).view.reckoners[0]
    assert waiting_text(ShownTable(game), seat) == "half paid: Data Chip, still to pay Contain"
    game.undo()
    game.play("mizzy use d1 move understreets")
    shown = ShownTable(game)
    assert waiting_text(shown, shown.view.reckoners[0]).startswith("waiting: Submarine, one of ")
    assert "waiting: Submarine" in said(game)
    assert any("waiting: Submarine" in line for line in drawn(game, 120))


def test_two_reckoners_with_the_same_letter() -> None:
    game = Game(Setup(reckoners=("megan", "mizzy"), modules=(1,), seed="letters"))
    marks = ShownTable(game).marks
    assert (marks.letter_of("megan"), marks.letter_of("mizzy"), marks.letter_of("tia")) == ("Me", "Mi", "T")


ALIKE = ("boss", "deploy", "wall", "fortify-own")  # marked like those that stand in their place elsewhere


def test_every_action_has_a_mark_of_its_own() -> None:
    marks = ShownTable(Game(Setup(reckoners=("tia", "prof"), modules=(3,), seed="marks"))).marks
    kinds = {word.name: slot.choices[0] for word in WORDS.values() for slot in word.slots if slot.fills == "kind"}
    new = [f"{word} {kinds[word]}" if word in kinds else word for word in WORDS if word not in ALIKE]
    for letters in (False, True):
        found = [marks.action(word, letters=letters) for word in new]
        assert len(set(found)) == len(new), found
    assert marks.action("population 2 per barricade") == "Pop2/B"
    assert marks.action("attack-money per research") == f"{MINUS}$/R"


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long(count: int, width: int) -> None:
    """Through some rounds in which the market is bought empty."""
    chance = random.Random(count)
    game = Game(Setup(reckoners=TEAM[:count], modules=(1, 2, 3), seed=f"width {count}"))
    while game.result == "playing" and game.view().round < 3:
        codes = game.codes()
        if len(game) % 9 == 0:
            for line in drawn(game, width):
                assert cell_len(line.rstrip()) <= width, line
        bought = [code for code in codes if game.action(code).verb == "buy"]
        game.play_code(chance.choice(bought or codes))


# -- the forecast


def test_where_a_die_decides_it_is_a_range() -> None:
    track = ["population", "transform", "boss red", "boss red", "boss red"]
    game = activation({"chinatown": track}, {"chinatown": {"bracket": 2}}, step="use")
    shown = ShownTable(game)
    seen = shown.forecast
    assert seen.least < seen.most
    assert f"population {MINUS}{seen.least} to {MINUS}{seen.most}" in forecast_line(shown)
    assert forecast_line(shown).endswith("A die decides.")
    assert forecast_line(shown) in list(forecast_details(shown))
    text = "\n".join(drawn(game, 120))
    assert f"{MINUS}{seen.least}…{MINUS}{seen.most}" in text
    assert "A die decides." in text


# -- decisions


def choose(game: Game, typed: str) -> str:
    """What a player's words pick."""
    (option,) = narrowed(options_of(ShownTable(game)), typed)
    return option.text


def test_every_decision_can_be_typed() -> None:
    game = table(PIECES)
    for typed, action in (
        ("prof kidnap understreets", "prof use kidnap understreets"),
        ("enforcement chinatown", "prof bring enforcement chinatown"),
        ("done", "prof done"),
        ("demolitions 2", "mizzy use demolitions 2"),
    ):
        assert choose(game, typed) == action
        game.play(action)


def test_what_is_asked_is_said() -> None:
    game = table(PIECES)
    assert ShownTable(game).asked() == "Use dice"
    game.play("prof use kidnap the-loop")
    assert ShownTable(game).asked() == "Kidnap: whom or what?"
    tracks = {"chinatown": ["steal", "boss red", "boss red", "boss red", "boss red"]}
    cards = {"tia": {"equipment": ["rifle", "emp"]}, "prof": {}, "cody": {}}
    game = activation(tracks, reckoners=cards, modules=(2, 3))
    assert ShownTable(game).asked() == "Equipment is stolen: give up a card"


def test_numbers_beside_options() -> None:
    game = table(PIECES)
    shown = ShownTable(game)
    found = {option.text: effect_of(shown, option.action) for option in options_of(shown)}
    assert found["mizzy use demolitions 2"] == "5 Attack"
    assert found["mizzy use d2 contain the-loop"] == "1→0"
    assert found["mizzy use d1 copy the-loop"] == "1→0"
    game.play("mizzy use d3 money")
    shown = ShownTable(game)
    lost = {option.text: lapses(shown, option.action) for option in options_of(shown)}
    assert lost["mizzy use demolitions 1"] == "lapses: 1 Money"
    assert lost["mizzy use demolitions put"] == ""


def test_options_are_listed_with_their_numbers() -> None:
    game = table(PIECES)
    game.play("prof use kidnap the-loop")
    paper = screen(120)
    shown = ShownTable(game)
    choices = show_menu(paper, shown, options_of(shown))
    text = paper.console.export_text()
    assert len(choices) == len(options_of(shown)) == 3
    assert "1 prof bring enforcement chinatown  2→1" in text


@pytest.mark.parametrize("language", ["fr", "de", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "es"))])
def test_a_game_at_the_prompt(terminal: Terminal, tmp_path: Path, language: str) -> None:
    """All modules, the first option again and again: nothing is left unsaid in any language."""
    file = tmp_path / "one.jsonl"
    play = ("--language", language, "play", "--reckoners", "val,mizzy,exel,sam", "--modules", "1,2,3")
    told = terminal(*play, "--seed", "prompt", "--save", str(file), typed="1\n" * 150 + "forecast\nhelp\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert len(Game.load(file)) > 50
    assert terminal("replay", file, "--verify").code == 0

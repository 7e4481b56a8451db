"""Regalia and Babilar in the terminal: set up, on the board, typed, looked up."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from rich.cells import cell_len

from reckoners import Game, Setup
from reckoners.cli.attacked import spots_ahead, track_marks
from reckoners.cli.module_pieces import waiting_text
from reckoners.cli.options import effect_of, narrowed, options_of
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.wording import board_lines, forecast_details
from tests.cli.terminal import Terminal
from tests.cli.test_board import drawn
from tests.game.module4_cases import attacked, helped, rewarded, slowed, turned
from tests.positions import table

TEAM = ("tia", "abraham", "david", "megan", "prof", "cody")
HUNT = ("play", "--reckoners", "tia,prof", "--boss", "regalia", "--city", "babilar", "--seed", "hunt")


def said(game: Game) -> str:
    return "\n".join(board_lines(ShownTable(game)))


def board(game: Game, width: int = 120) -> str:
    return "\n".join(drawn(game, width))


def in_use(count: int) -> Game:
    """The first use step of a game against Regalia in Babilar."""
    game = Game(Setup(reckoners=TEAM[:count], boss="regalia", city="babilar", seed="fit"))
    ring = [place.id for place in game.view().districts]
    game.play("end purchase")
    game.play_all([f"{who} place {ring[number % 3]}" for number, who in enumerate(TEAM[:count])])
    game.play_all([f"{who} stop" for who in TEAM[:count]])
    return game


# -- setting up


def test_options_choose_boss_and_city(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal(*HUNT, "--save", file, typed="quit\n")
    assert (told.code, told.err) == (0, "")
    setup = Game.load(file).setup
    assert (setup.boss, setup.city, setup.modules) == ("regalia", "babilar", (4,))


@pytest.mark.parametrize(
    ("answers", "boss", "city", "modules"),
    [
        ("\n2\n\n", "regalia", "babilar", (4,)),  # her own city is what Enter takes
        ("\nreg\nnew\n", "regalia", "newcago", (4,)),
        ("1\n\nbab\n", "steelheart", "babilar", (1, 4)),
        ("4\n\n\n", "steelheart", "newcago", (4,)),
    ],
)
def test_the_lobby_asks_for_boss_and_city(
    terminal: Terminal, tmp_path: Path, answers: str, boss: str, city: str, modules: tuple[int, ...]
) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal("play", "--save", file, typed=f"{answers}tia prof\n\n\n\n\nquit\n")
    assert told.code == 0, told.err
    assert "4 New Bosses and cities: " in told.out
    assert "Against which Boss?" in told.out
    setup = Game.load(file).setup
    assert (setup.boss, setup.city, setup.modules) == (boss, city, modules)


def test_a_city_that_is_not_there_is_told_in_a_line(terminal: Terminal) -> None:
    told = terminal("play", "--reckoners", "tia,prof", "--city", "babylon")
    assert told.code != 0
    assert told.err.strip() == "unknown city 'babylon'; there are: newcago, babilar, ildithia"
    told = terminal("play", typed="\nregal\nbabylon\n\ntia prof\n\n\n\n\nquit\n")
    assert "unknown city 'babylon'; there are: newcago, babilar, ildithia" in told.out


# -- the board


@pytest.mark.parametrize("width", [80, 116, 120])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_no_line_is_too_long(count: int, width: int) -> None:
    chance = random.Random(count)
    game = Game(Setup(reckoners=TEAM[:count], boss="regalia", city="babilar", modules=(2, 3), seed=f"wide {count}"))
    while game.result == "playing" and game.view().round < 3:
        if len(game) % 9 == 0:
            for line in drawn(game, width):
                assert cell_len(line.rstrip()) <= width, line
        game.play_code(chance.choice(game.codes()))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_the_whole_turn_fits_120_by_40(count: int) -> None:
    assert len(drawn(in_use(count), 120)) <= 38


def test_the_steps_are_those_of_the_round() -> None:
    shown = ShownTable(in_use(2))
    names = ["Roll", "Use dice + rewards", "Purchase", "New Epics", "Epics activate"]
    assert shown.steps() == [(name, name == "Use dice + rewards") for name in names]
    assert shown.asked() == shown.step_name() == "Use dice + rewards"
    assert "Use dice + rewards" in board(in_use(2))


def test_a_track_shows_what_comes() -> None:
    game = helped()
    shown = ShownTable(game)
    grand_central = shown.view.districts[0]
    assert spots_ahead(grand_central)[:2] == [(5, "aid"), (4, "")]
    assert track_marks(shown, grand_central, 24).plain == " ⌕6 ☼·····"
    assert track_marks(shown, grand_central, 8).plain == " ⌕6 ☼··…"
    assert track_marks(shown, grand_central, 4).plain == " ⌕6"
    assert "⌕6 ☼·····" in board(game)
    assert "⌕6 ☼·····" in board(game, 80)
    assert "Its track: 6 research left. On the way: at 5 Dawnslight Aid." in said(game)
    assert "Its track: 6 research left. On the way: nothing." in said(game)
    assert "14 cards in the Dawnslight deck." in said(in_use(2))
    assert "☼14" in board(in_use(2))


def test_a_finished_track_says_so() -> None:
    ring = '[[position.district]]\nid = "central-park"\nmarker = 0'
    game = table(f'[setup]\ncity = "babilar"\nreckoners = ["tia", "prof"]\n{ring}')
    assert "Its track is searched to the end." in said(game)
    assert "⌕0" in board(game)


def test_her_card_and_her_way() -> None:
    game = slowed()
    for width in (80, 120):
        text = board(game, width)
        assert "✖ Move costs double" in text
        assert "→ Grand Central  11 left" in text
    text = said(game)
    assert "Regalia goes to Grand Central next." in text
    assert "Open card: Move costs double. Face down: 2 × One reroll less, " in text
    assert "groups" not in text
    assert "Then Regalia goes to Grand Central." in list(forecast_details(ShownTable(game)))


def test_before_the_first_card() -> None:
    game = in_use(2)
    assert "No card yet" in board(game)
    assert "12 left" in board(game)
    assert "No card is open; face down: 2 × One reroll less" in said(game)


def test_victims_are_shown() -> None:
    game = attacked()
    game.play_all(["prof disable-die d1", "tia disable-card emp", "tia disable-die d4"])
    text = board(game)
    for piece in ("✖ One reroll less", "✖ One die less", "✖ One Equipment card less", "✖ No ability", "✖ EMP", "4 ✖"):
        assert piece in text, piece
    text = said(game)
    assert "Attacked: One reroll less, One die less, One Equipment card less." in text
    assert "EMP (out of use)" in text
    assert "d4 basic out of use" in text
    assert "Lead the Way (out of use)" in text


def test_dawnslight_cards_lie_with_their_reckoner() -> None:
    game = helped()
    game.play_all(["tia use d1 research grand-central", "aid fruit-bowl tia"])
    assert "☼ Fruit Bowl +3" in board(game)
    assert "Dawnslight cards: Fruit Bowl." in said(game)


def test_a_half_paid_move() -> None:
    game = slowed()
    game.play("tia use d1 move painted-village")
    shown = ShownTable(game)
    assert waiting_text(shown, shown.view.reckoners[0]) == "half paid: Move to Painted Village"
    assert "half paid: Move to Painted Village" in board(game)


def test_a_base_game_says_nothing_of_it() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="base"))
    text = said(game) + board(game)
    for word in ("Its track", "⌕", "☼", "✖", "No card", "Dawnslight", "Attacked", "next."):
        assert word not in text, word


# -- playing


def choose(game: Game, typed: str) -> str:
    (option,) = narrowed(options_of(ShownTable(game)), typed)
    return option.text


def test_words_that_are_typed_find_the_option() -> None:
    game = helped()
    for typed, action in (
        ("tia research grand", "tia use d1 research grand-central"),
        ("fruit abraham", "aid fruit-bowl abraham"),
        ("heal", "abraham heal fruit-bowl"),
    ):
        assert choose(game, typed) == action
        game.play(action)
    game = attacked()
    for typed in ("prof d1", "tia emp", "tia d4"):
        game.play(choose(game, typed))


def test_what_is_asked_is_said() -> None:
    game = helped()
    game.play("tia use d1 research grand-central")
    assert ShownTable(game).asked() == "Dawnslight Aid: choose a card"
    assert ShownTable(attacked()).asked() == "Attacked: what is put out of use?"
    game = rewarded()
    game.play("abraham use d1 attack digzone")
    assert ShownTable(game).asked() == "Give out the rewards"


def test_numbers_beside_options() -> None:
    game = helped()
    shown = ShownTable(game)
    found = {option.text: effect_of(shown, option.action) for option in options_of(shown)}
    assert found["tia use d1 research grand-central"] == "6→5 (Dawnslight Aid)"


def test_why_not(terminal: Terminal) -> None:
    typed = "why not tia use d1 research grand-central\nwhy not tia heal fruit-bowl\nwhy not aid fruit-bowl\nquit\n"
    told = terminal(*HUNT, typed=typed)
    assert "That is possible only while dice are being used." in told.out
    assert "'aid fruit-bowl' has a word too few or too many" in told.out


@pytest.mark.parametrize("typed", ["aid", "tia heal", "tia disable-die", "reward boss-research", "tia heal x y"])
def test_bad_input_is_one_line(terminal: Terminal, typed: str) -> None:
    told = terminal(*HUNT, typed=f"{typed}\nquit\n")
    lines = told.out.splitlines()
    place = next(number for number, line in enumerate(lines) if line.endswith(typed))
    assert "a word too few or too many" in lines[place + 1] or "no match" in lines[place + 1].lower()
    assert told.err == ""


@pytest.mark.parametrize("language", ["en", "es", *(pytest.param(one, marks=pytest.mark.slow) for one in ("fr", "de"))])
def test_a_game_at_the_prompt(terminal: Terminal, tmp_path: Path, language: str) -> None:
    """Regalia in Babilar, the first option again and again: nothing is left unsaid in any language."""
    file = tmp_path / "one.jsonl"
    play = ("--language", language, "play", "--reckoners", "tia,mizzy,exel,cody", "--modules", "1,2,3")
    given = ("--boss", "regalia", "--city", "babilar", "--seed", "prompt", "--save", file)
    told = terminal(*play, *given, typed="1\n" * 150 + "forecast\nhelp\nboard\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert len(Game.load(file)) > 50
    assert terminal("replay", file, "--verify").code == 0
    assert "Regalia" in told.out


def test_her_turn_is_told(terminal: Terminal) -> None:
    game = turned()
    game.play("end purchase")
    text = "\n".join(ShownTable(game).last_lines(60))
    for line in (
        "One Attack Reckoners token goes back: its effect is over.",
        "Regalia goes from Painted Village to Grand Central.",
        "Regalia turns a card: Doubles count once.",
        "Tia is attacked: doubles count once.",
    ):
        assert line in text, text
    assert terminal("rules", "REG-03").code == 0


# -- looking things up


def test_cards_and_districts(terminal: Terminal) -> None:
    regalia = terminal("cards", "regalia").out
    assert "2 × One die less: One die is neither rolled nor used." in regalia
    assert "groups of" not in regalia
    assert "groups of" in terminal("cards", "steelheart").out
    babilar = terminal("cards", "babilar").out
    assert "start at 7 (Beginner), 8 (Standard), 9 (Hard), 10 (Sparks!)" in babilar
    assert "Grand Central: " in babilar
    park = terminal("cards", "central park").out
    assert park.startswith("Central Park (District, Babilar, central-park)")
    assert "Dawnslight Aid: Two Dawnslight cards are turned over." in park
    assert "3 population come back" in terminal("cards", "fruit-bowl").out
    assert "The Loop (District, Newcago, the-loop)" in terminal("cards", "the-loop").out
    assert terminal("cards", "grand-centrl").code != 0


def test_cards_for_programs(terminal: Terminal) -> None:
    district = json.loads(terminal("cards", "grand-central", "--json").out)
    assert (district["kind"], district["city"], len(district["values"]["track"])) == ("district", "babilar", 11)
    assert json.loads(terminal("cards", "fruit-bowl", "--json").out)["values"]["population"] == 3
    kinds = {card["kind"] for card in json.loads(terminal("cards", "--modules", "4", "--json").out)}
    assert {"dawnslight", "city", "boss"} <= kinds


def test_rules_know_the_module(terminal: Terminal) -> None:
    for word in ("REG", "ATK", "BAB", "MOD4", "dawnslight"):
        assert terminal("rules", word).code == 0

"""Advice, odds and what counted, at the terminal's prompt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reckoners import Game
from reckoners.text import languages
from tests.cli.terminal import Terminal

PLAY = ("play", "--reckoners", "tia,abraham", "--seed", "one", "--pace", "0")
BEGIN = "end purchase\ntia place soldier-field\nabraham place station-seven\n"
ROUND = "tia stop\nabraham stop\nend use\nend purchase\n1\n"


def length(folder: Path) -> int:
    (file,) = sorted((folder / "data" / "reckoners" / "games").glob("*.jsonl"))
    return len(Game.load(file))


def test_advice_is_numbered_and_a_number_plays_it(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, typed=BEGIN + "advice\n1\n")
    assert said.code == 0
    assert "Chance of winning: about" in said.out
    assert re.search(r"^  [12] (Tia|Abraham): keep (the die|\d dice) with ", said.out, re.MULTILINE)
    assert "Enter shows all options." in said.out
    assert length(tmp_path) > 3


def test_a_name_puts_its_proposals_first(terminal: Terminal) -> None:
    for who in ("Tia", "Abraham"):
        said = terminal(*PLAY, typed=f"{BEGIN}advice {who[:3]}\n")
        assert f"  1 {who}: " in said.out


def test_bots_that_wait_are_let_go_on_first(terminal: Terminal, tmp_path: Path) -> None:
    """After an undo they wait: the step is not ended over their heads, and the number lets them go on, as `go` does."""
    table = ("play", "--reckoners", "tia,abraham,prof", "--seed", "one", "--pace", "0", "--bots", "2")
    typed = "end purchase\ntia place soldier-field\ntia stop\nundo 4\nadvice\n"
    said = terminal(*table, typed=typed)
    assert "The bots wait." in said.out
    assert re.search(r"^  1 Let the bots go on$", said.out, re.MULTILINE)
    assert "End the use of dice" not in said.out
    before = length(tmp_path)
    (tmp_path / "data" / "reckoners" / "games").rename(tmp_path / "other")
    terminal(*table, typed=typed + "1\n")
    assert length(tmp_path) > before


@pytest.mark.parametrize("word", ["advice 1", "a? 1", "what 1"])
def test_advice_can_be_played_unseen(terminal: Terminal, tmp_path: Path, word: str) -> None:
    terminal(*PLAY, typed=BEGIN + f"{word}\n")
    assert length(tmp_path) > 3


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("advice 9", "There is no number 9 in the list"),
        ("advice x", "'x' is no number"),
        ("advice\n8", "There is no number 8 in the list; it goes to"),
        ("odds zed", "is called 'zed'"),
        ("decisive", "when the game is over"),
    ],
)
def test_nothing_is_played_by_mistake(terminal: Terminal, tmp_path: Path, typed: str, answer: str) -> None:
    said = terminal(*PLAY, typed=f"{BEGIN}{typed}\n")
    assert answer in said.out
    assert length(tmp_path) == 3


def test_after_enter_numbers_are_options_again(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, typed="advice\n\n2\n")
    assert "There is no number" not in said.out
    assert length(tmp_path) == 1


def test_odds_of_everybody_who_rolls(terminal: Terminal) -> None:
    said = terminal(*PLAY, typed=f"odds\n{BEGIN}odds\nodds tia\ntia stop\nodds\n")
    assert "Nobody is rolling now." in said.out
    assert said.out.count("Tia, 2 rerolls left") == 2
    assert said.out.count("Abraham, 2 rerolls left") == 2
    assert re.search(r"  Keep d1.*, roll .* again: .*Research \d+% \(2: \d+%, 3: \d+%\)", said.out)


def test_what_counted_is_told_at_the_end(terminal: Terminal) -> None:
    said = terminal(*PLAY, typed=BEGIN + ROUND * 40 + "decisive\n")
    assert said.code == 0
    assert said.out.count("cost most:") >= 1 or "No decision cost much" in said.out
    assert "advice" not in said.err


@pytest.mark.parametrize("language", languages())
def test_in_every_language(terminal: Terminal, language: str) -> None:
    typed = f"advice\n{BEGIN}advice\nodds\ntia stop\nabraham stop\nadvice\nadvice 1\nbots\nhelp\n"
    said = terminal("--language", language, *PLAY, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "advice-" not in said.out

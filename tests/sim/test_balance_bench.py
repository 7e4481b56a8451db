"""`python -m bench.balance`: all tables that the game is balanced for, played and put side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import balance
from bench.balance import COUNTS, FOUR, TABLES, WHOLE, apart, cells, habit_cells
from reckoners.bots.habits import HABITS
from reckoners.content.model import DIFFICULTIES
from reckoners.game.setup import Setup, checked
from reckoners.sim.results import read_results

WORDS = {"--boss": "boss", "--city": "city", "--modules": "modules", "--options": "options"}


def told(keep: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    balance.main([*words, "--keep", str(keep), "--bot", "random", "--workers", "1"])
    return capsys.readouterr().out


def test_every_pair_of_boss_and_city_is_a_table_and_can_be_played() -> None:
    pairs = set()
    for table in TABLES:
        said = dict(zip(table.words[::2], table.words[1::2], strict=True))
        assert set(said) <= set(WORDS)
        modules = tuple(int(number) for number in said.get("--modules", "").split(",") if number)
        options = tuple(said["--options"].split(",")) if "--options" in said else ()
        boss, city = said.get("--boss", "steelheart"), said.get("--city", "newcago")
        setup, _ = checked(
            Setup(reckoners=("tia", "prof"), boss=boss, city=city, modules=modules, options=options, seed="a table")
        )
        pairs.add((setup.boss, setup.city))
    assert len(pairs) == 9


def test_each_cell_has_a_file_and_decks_of_its_own(tmp_path: Path) -> None:
    every = list(cells(TABLES, tmp_path))
    assert len({cell.file.stem for cell in every}) == len(every)
    assert {cell.reckoners for cell in every[: len(TABLES) * len(DIFFICULTIES)]} == {FOUR}
    assert [habit for habit, _, _ in habit_cells(tmp_path)][::2] == list(HABITS)


def test_a_table_is_played_shown_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = told(tmp_path, capsys, "--tables", "base", "--games", "2", "--others", "1")
    files = sorted(tmp_path.glob("*.jsonl"))
    assert len(files) == len(COUNTS) * len(DIFFICULTIES)
    assert len(list(read_results(tmp_path / "base-4-hard.jsonl")[1])) == 2
    before = {file: file.read_bytes() for file in files}
    again = told(tmp_path, capsys, "--tables", "base", "--games", "2", "--others", "1")
    assert {file: file.read_bytes() for file in files} == before
    shown = told(tmp_path, capsys, "--tables", "base", "--show")
    for text in (first, again, shown):
        assert "| The base game | 2 | 1 | 0 %" in text
        assert "| apart by |" in text
        assert "Reckoners: " in text
        assert "Bought least: " in text


def test_a_single_game_says_little_and_can_be_kept_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(tmp_path, capsys, "--tables", "cards-mixed", "--games", "1", "--others", "0", "--keep-games")
    assert "Reckoners: too few games" in text
    assert (tmp_path / WHOLE / "cards-mixed-4-hard" / "1-4-hard.jsonl").exists()
    assert len(list(tmp_path.glob("*.jsonl"))) == len(DIFFICULTIES)


def test_what_was_not_played_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(tmp_path, capsys, "--show")
    assert "%" not in shown
    assert apart([None, None]) == "–"


def test_an_unknown_table_is_refused_with_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["--tables", "atlantis", "--keep", str(tmp_path)])
    assert "atlantis" in capsys.readouterr().err


def test_a_habit_stands_under_the_difficulty_that_it_was_played_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(tmp_path, capsys, "--tables", "base", "--games", "2", "--others", "0")
    habit, _, file = next(one for one in habit_cells(tmp_path) if one[1].level == "hard")
    file.write_bytes((tmp_path / "base-4-hard.jsonl").read_bytes())
    assert f"| `{habit}` | – | 0 of 0 %" in told(tmp_path, capsys, "--tables", "base", "--show")

"""`reckoners puzzle`: list, show, check, find, play."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.cli import main
from tests.puzzles.small import SMALL


@pytest.fixture
def small(tmp_path: Path) -> str:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    return str(file)


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "list"]) == 0
    assert len(capsys.readouterr().out.strip().splitlines()) == 12


def test_one_is_shown_with_hints_and_solution(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "show", small, "--plain", "--hints", "2", "--solution"]) == 0
    out = capsys.readouterr().out
    assert "Tia goes to him: Defeat Steelheart in this step." in out
    assert "Hint 2: Look at Tia and The Loop." in out
    assert "3. prof use d1 attack steelheart" in out


def test_one_is_checked_and_proved(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "check", small, "--proof"]) == 0
    assert "One answer" in capsys.readouterr().out
    assert main(["puzzle", "check", small, "--proof", "--limit", "2"]) == 1
    assert main(["puzzle", "check", "99"]) == 2
    assert "1 to 12" in capsys.readouterr().err


def test_a_bad_file_names_the_place(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(small).write_text(SMALL.replace("difficulty = 1", "difficulty = 9"), encoding="utf-8")
    assert main(["puzzle", "check", small]) == 2
    assert "puzzle.difficulty: 9 is out of range" in capsys.readouterr().err


def test_one_is_played(small: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["hint", "tia use d1 move the-loop", "tia use d2 attack steelheart", "prof use d1 attack steelheart"])
    monkeypatch.setattr("reckoners.cli.screen.Screen.ask", lambda *_: next(lines))
    assert main(["puzzle", "play", small, "--plain"]) == 0
    out = capsys.readouterr().out
    assert "Hint 1: It takes these Reckoners: Tia, Prof." in out
    assert "Steelheart is defeated." in out


@pytest.mark.slow
def test_the_same_seed_finds_the_same(tmp_path: Path) -> None:
    found: list[dict[str, str]] = []
    for name in ("one", "two"):
        main(["puzzle", "find", "--out", str(tmp_path / name), "--count", "2", "--most", "6", "--seed", "same"])
        folder = tmp_path / name
        found.append({file.name: file.read_text("utf-8") for file in folder.iterdir()} if folder.exists() else {})
    assert found[0] == found[1]

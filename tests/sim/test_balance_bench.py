"""`python -m bench.balance`: all tables that the game is balanced for, played and put side by side."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bench import balance
from bench.balance import COUNTS, FOUR, TABLES, WHOLE, Table, apart, cells, habit_cells, set_up, table_of_wins
from bench.tally import Tally, numbers_of, read_tally
from reckoners.bots.habits import HABITS
from reckoners.content.model import DIFFICULTIES, BoardTracks, Boss, Epic
from reckoners.sim.results import read_results

WORDS = {"--boss", "--city", "--modules", "--options"}


def told(keep: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    balance.main([*words, "--keep", str(keep), "--bot", "random", "--workers", "1"])
    return capsys.readouterr().out


def test_every_pair_of_boss_and_city_is_a_table_and_can_be_played() -> None:
    for table in TABLES:
        assert set(table.words[::2]) <= WORDS
    pairs = {(setup.boss, setup.city) for setup, _ in map(set_up, TABLES)}
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


def test_runs_with_other_decks_add_up_and_the_same_run_counts_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = tmp_path / "tally.csv"
    words = ["--tables", "base", "--others", "0", "--tally", str(tally)]
    first = told(tmp_path / "one", capsys, *words, "--games", "2")
    assert "| The base game | 4 | 2 | 0 %" in first
    second = told(tmp_path / "other", capsys, *words, "--games", "1", "--decks", "other")
    assert "| The base game | 4 | 3 | 0 %" in second
    assert read_results(tmp_path / "other" / "base-4-hard.jsonl")[0].seed == "base-4-hard-other"
    before = tally.read_bytes()
    assert "| The base game | 4 | 3 | 0 %" in told(tmp_path / "one", capsys, *words, "--show")
    assert "| The base game | 4 | 3 | 0 %" in told(tmp_path / "nothing", capsys, *words, "--show")
    assert tally.read_bytes() == before
    longer = told(tmp_path / "one", capsys, *words, "--games", "3")
    assert "| The base game | 4 | 4 | 0 %" in longer


def test_games_of_other_numbers_or_other_bots_do_not_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally = tmp_path / "tally.csv"
    words = ["--tables", "base", "--others", "0", "--tally", str(tally)]
    told(tmp_path / "one", capsys, *words, "--games", "1")
    balance.main([*words, "--show", "--keep", str(tmp_path / "nothing"), "--bot", "planner:effort=16"])
    assert "%" not in capsys.readouterr().out
    text = tally.read_text(encoding="utf-8")
    for line in read_tally(tally):
        text = text.replace(line.content, "0" * len(line.content))
    tally.write_text(text, encoding="utf-8")
    assert "%" not in told(tmp_path / "nothing", capsys, *words, "--show")


def test_a_changed_board_begins_only_the_cells_anew_that_it_lies_in() -> None:
    """A board of five Reckoners at one difficulty, a page of a booklet, and an Epic, which all games may meet."""

    def numbers(table: Table, reckoners: int, level: str, boss: Boss | None = None, epic: Epic | None = None) -> str:
        setup, content = set_up(table, reckoners, level)
        if boss is not None:
            content = msgspec.structs.replace(content, bosses={**content.bosses, boss.id: boss})
        if epic is not None:
            content = msgspec.structs.replace(content, epics={**content.epics, epic.id: epic})
        return numbers_of(content, setup).cell

    base, limelight = TABLES[0], next(table for table in TABLES if table.id == "limelight-ildithia")
    steelheart = set_up(base)[1].bosses["steelheart"]
    at = next(n for n, board in enumerate(steelheart.adjustment) if (board.reckoners, board.side) == (5, "A"))
    board = steelheart.adjustment[at]
    yellow = board.tracks["yellow"]
    assert isinstance(yellow, dict)
    harder: BoardTracks = {**board.tracks, "yellow": {**yellow, "standard": ("population 5", *yellow["standard"][1:])}}
    boards = list(steelheart.adjustment)
    boards[at] = msgspec.structs.replace(board, tracks=harder)
    changed = msgspec.structs.replace(steelheart, adjustment=tuple(boards))
    for reckoners, level in ((5, "beginner"), (5, "hard"), (4, "standard")):
        assert numbers(base, reckoners, level, changed) == numbers(base, reckoners, level)
    assert numbers(base, 5, "standard", changed) != numbers(base, 5, "standard")

    booklet = set_up(limelight)[1].bosses["limelight"]
    first, *others = booklet.pages
    assert (first.reckoners, first.difficulty) == (2, "beginner")
    first = msgspec.structs.replace(first, tables={**first.tables, "yellow": "yellow-6"})
    changed = msgspec.structs.replace(booklet, pages=(first, *others))
    assert numbers(limelight, 2, "hard", changed) == numbers(limelight, 2, "hard")
    assert numbers(limelight, 2, "beginner", changed) != numbers(limelight, 2, "beginner")
    assert numbers(base, 2, "beginner", changed) == numbers(base, 2, "beginner"), "another Boss"

    epic = msgspec.structs.replace(set_up(base)[1].epics["curveball"], health=9)
    assert numbers(base, 4, "hard", epic=epic) != numbers(base, 4, "hard")


def test_a_run_that_was_stopped_before_its_first_game_says_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--tables", "base", "--others", "0"]
    told(tmp_path, capsys, *words, "--games", "1")
    file = tmp_path / "base-4-hard.jsonl"
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    tally = tmp_path / "tally.csv"
    for more in ([], ["--tally", str(tally)]):
        assert told(tmp_path, capsys, *words, "--show", *more).count("| 4 | 1 | 0 %") == 1
    assert "base-4-hard" not in {line.cell for line in read_tally(tally)}


def test_what_is_published_of_the_balance_is_of_cells_that_there_are() -> None:
    names = {cell.file.stem for cell in cells(TABLES, Path())}
    lines = list(read_tally(Path(__file__).parents[2] / "docs" / "balance" / "tally.csv"))
    assert lines
    for line in lines:
        assert line.cell in names
        assert line.bots == "planner:effort=16"
        assert 0 <= line.tally.wins <= line.tally.games
    assert len({line.run for line in lines}) == len(lines)


def test_what_was_not_played_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(tmp_path, capsys, "--show")
    assert "%" not in shown
    assert apart([None, None]) == "–"


def test_an_unknown_table_is_refused_with_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["--tables", "atlantis", "--keep", str(tmp_path)])
    assert "atlantis" in capsys.readouterr().err


def test_rounds_of_a_row_are_those_of_all_its_games(tmp_path: Path) -> None:
    played = list(cells(TABLES[:1], tmp_path))[: len(DIFFICULTIES)]
    lasted = [[6], [7, 7, 7, 7], [8, 8, 8, 8], [9]]
    games = {cell.file.stem: Tally(1, Counter(rounds)) for cell, rounds in zip(played, lasted, strict=True)}
    row = table_of_wins(played, games).splitlines()[-1]
    assert row.endswith("| 100 %, 6–6 | 25 %, 7–7 | 25 %, 8–8 | 100 %, 9–9 | 7–8 |")


def test_a_habit_stands_under_the_difficulty_that_it_was_played_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(tmp_path, capsys, "--tables", "base", "--games", "2", "--others", "0")
    habit, _, file = next(one for one in habit_cells(tmp_path) if one[1].level == "hard")
    file.write_bytes((tmp_path / "base-4-hard.jsonl").read_bytes())
    assert f"| `{habit}` | – | 0 of 0 %" in told(tmp_path, capsys, "--tables", "base", "--show")

"""Saved games: whole, as a journal, cut, edited, made with other content."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

from reckoners import Game, SaveError, Setup
from reckoners.game.files import Journal, text_of
from reckoners.text import Words


def some_game(actions: int = 90, seed: int = 5) -> Game:
    game = Game(Setup(reckoners=("tia", "abraham", "cody"), difficulty="beginner", seed="saved"))
    chance = random.Random(seed)
    while len(game.record) < actions and game.result == "playing":
        if chance.random() < 0.05:
            game.undo(2)
        elif chance.random() < 0.05:
            game.redo()
        else:
            game.play_code(chance.choice(game.codes()[:-1]))
    return game


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "deep" / "game.jsonl"
    some_game().save(path)
    return path


def changed(path: Path, old: str, new: str, *, once: bool = True) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1 if once else -1), encoding="utf-8")


def refused(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(SaveError) as error:
        Game.load(path)
    assert path.read_bytes() == before
    assert "\n" not in str(error.value)
    assert path.name in str(error.value)
    return str(error.value)


def test_save_and_load_bring_the_very_game_back(saved: Path) -> None:
    game, again = some_game(), Game.load(saved)
    assert again.state.key() == game.state.key()
    assert again.record == game.record
    assert again.undone == game.undone


def test_saving_again_replaces_the_file_and_leaves_no_draft(saved: Path) -> None:
    some_game(20).save(saved)
    assert len(Game.load(saved).record) == 20
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_cut_file_is_named_with_its_last_line(saved: Path) -> None:
    text = saved.read_bytes()
    saved.write_bytes(text[: len(text) // 2])
    assert "cut off" in refused(saved)
    lines = text.splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[: len(lines) // 2]))
    assert "end is missing" in refused(saved)
    saved.write_bytes(b"")
    assert "empty" in refused(saved)


def test_an_edited_action_is_found_at_its_line(saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if "keep d" in line)
    changed(saved, lines[number].split('"sum"')[0], lines[number].split('"sum"')[0].replace("keep", "stop"))
    assert f"line {number + 1}" in refused(saved)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed":"saved"', '"seed":"other"'),
        ('"difficulty":"beginner"', '"difficulty":"hard"'),
        ('"final":true', '"final":false'),
        ('"result":"', '"result":"won by '),
    ],
)
def test_an_edit_anywhere_is_found(saved: Path, old: str, new: str) -> None:
    changed(saved, old, new)
    assert refused(saved)


def test_a_line_that_is_no_json_and_a_file_that_is_no_game(saved: Path) -> None:
    changed(saved, '{"do":', "{do:")
    assert "line 2" in refused(saved)
    saved.write_bytes(b"\x00\xff\xfe\n")
    assert "line 1" in refused(saved)
    saved.write_text('{"format":"chess"}\n')
    assert "line 1" in refused(saved)


def test_other_formats_and_rules_are_said(saved: Path) -> None:
    changed(saved, '"version":1', '"version":9')
    assert "9" in refused(saved)
    changed(saved, '"version":9,"rules":1', '"version":1,"rules":2')
    assert "rules version 2" in refused(saved)


def test_a_save_made_with_other_content_says_where_it_differs(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    start = text.index('"epic curveball":"') + len('"epic curveball":"')
    saved.write_text(text[:start] + "00000000" + text[start + 8 :], encoding="utf-8")
    assert "epic curveball" in refused(saved)
    saved.write_text(text.replace('"epic curveball":', '"epic ghost":'), encoding="utf-8")
    message = refused(saved)
    assert "epic ghost" in message
    assert "epic curveball" in message


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nothing\.jsonl"):
        Game.load(tmp_path / "nothing.jsonl")


def test_a_journal_has_every_action_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    game = Game(Setup(reckoners=("tia", "prof"), seed="live"))
    journal = Journal.create(path, game)
    chance = random.Random(1)
    for _ in range(40):
        game.play_code(chance.choice(game.codes()))
        if chance.random() < 0.2:
            game.undo()
        journal.append(game)
        on_disk = Game.load(path)
        assert on_disk.record == game.record
        assert on_disk.state.key() == game.state.key()
    with pytest.raises(SaveError, match="already"):
        Journal.create(path, game)
    journal.close(game)


def test_a_crash_in_the_middle_of_a_line_costs_that_line_only(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    game = some_game(30)
    Journal.create(path, game).close(game)
    with path.open("ab") as file:
        file.write(b'{"do":"tia kee')
    again, journal = Journal.resume(path)
    assert again.record == game.record
    again.undo()
    journal.append(again)
    journal.close(again)
    assert len(Game.load(path)) == len(game) - 1


def test_resuming_a_finished_save_goes_on_in_its_file(saved: Path) -> None:
    game, journal = Journal.resume(saved)
    game.undo(3)
    journal.close(game)
    assert len(Game.load(saved)) == len(game)


def test_who_plays_is_kept_in_the_file_and_changes_nothing_in_the_game(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    game = some_game(20)
    journal = Journal.create(path, game)
    journal.seat({"tia": "greedy", "prof": "planner"})
    journal.seat({"tia": "greedy"})
    size = path.stat().st_size
    journal.seat({"tia": "greedy"})
    assert path.stat().st_size == size, "nothing new, nothing written"
    journal.close(game)
    again, journal = Journal.resume(path)
    assert (again.record, journal.seats) == (game.record, {"tia": "greedy"})
    journal.close(again)
    path.write_bytes(text_of(game, {"prof": "random"}))
    for _ in range(2):  # a save becomes a journal
        again, journal = Journal.resume(path)
        assert (again.record, journal.seats) == (game.record, {"prof": "random"})
        journal.close(again)


def test_two_programs_do_not_write_into_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "live.jsonl"
    game = some_game(20)
    Journal.create(path, game).close(game)
    (one, first), (other, second) = Journal.resume(path), Journal.resume(path)
    one.undo()
    first.append(one)
    other.undo(2)
    with pytest.raises(SaveError, match="another program"):
        second.append(other)
    first.close(one)
    assert len(Game.load(path)) == len(game) - 1
    with pytest.raises(SaveError):
        second.close(other)
    second.release()


def test_an_error_is_a_sentence_in_any_language_and_travels(saved: Path) -> None:
    error = SaveError("empty-file", place=saved)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert error.tell(Words("en")) == str(error)


def test_json_that_is_no_game() -> None:
    for text in ("", "[]", "{}", '{"game": 1}', "nonsense"):
        with pytest.raises(SaveError):
            Game.from_json(text)

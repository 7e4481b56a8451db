"""Saved games: whole, as a journal, cut, edited, made with other content."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import msgspec
import pytest

from reckoners import Game, SaveError, Setup, SetupError
from reckoners.game.files import Journal, encoded, text_of
from reckoners.game.record import LONGEST_LINE, MOST_LINES, Header, Line, first_sum, header_of, next_sum
from reckoners.game.setup import LONGEST_SEED
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
    for nothing in (b"\x00\xff\xfe\n", b"hello", b"hello\nworld"):
        saved.write_bytes(nothing)
        assert refused(saved).endswith("is no saved game")
    saved.write_text('{"format":"chess"}\n')
    assert "line 1" in refused(saved)


def test_other_formats_and_rules_are_said(saved: Path) -> None:
    changed(saved, '"version":2', '"version":9')
    assert "9" in refused(saved)
    changed(saved, '"version":9,"rules":1', '"version":2,"rules":2')
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
    game = Game(Setup(reckoners=("tia", "prof"), seed="alive"))
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


def summed(lines: list[bytes]) -> bytes:
    """A file of a header and lines, with the running sums that belong to them."""
    header = msgspec.json.decode(lines[0], type=Header)
    running = first_sum(header)
    rows = [encoded(header)]
    for row in lines[1:]:
        line = msgspec.json.decode(row, type=Line)
        if line.do:
            running = next_sum(running, line.do)
            line = msgspec.structs.replace(line, sum=f"{running:08x}")
        rows.append(encoded(line))
    return b"".join(rows)


def journal_of(*lines: str, seed: str = "odd") -> bytes:
    header = header_of(Game(Setup(reckoners=("tia", "prof"), seed="odd")), "journal")
    header = msgspec.structs.replace(header, setup=msgspec.structs.replace(header.setup, seed=seed))
    return summed([encoded(header), *(line.encode() for line in lines)])


@pytest.mark.parametrize(
    "line",
    [
        '{"do":"undo x"}',
        '{"do":"undo 0"}',
        '{"do":"undo -1"}',
        '{"do":"undo  1"}',
        '{"do":"undo \u0661"}',
        '{"do":"undo 1 1"}',
        '{"do":"redo 2"}',
        '{"do":"undo %s"}' % ("9" * 5000),
        '{"do":"redo %s"}' % ("9" * 4000),
        '{"do":"undo x","seats":{"tia":"greedy"}}',
        '{"do":"undo x","check":{"actions":1,"result":"playing","state":"00"}}',
        '{"seats":{},"check":{"actions":1,"result":"playing","state":"00"}}',
        "{}",
    ],
)
def test_an_odd_line_is_refused_by_its_number(tmp_path: Path, line: str) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(journal_of('{"do":"end purchase"}', line))
    told = refused(path)
    assert "line 3" in told
    assert len(told) < 400


def test_a_record_grows_by_a_line_for_any_number_of_steps() -> None:
    game = some_game(60)
    before, steps = len(game.record), len(game)
    for _ in range(50):
        assert (game.undo(steps), game.redo(steps)) == (steps, steps)
    assert len(game.record) == before + 100
    again = Game.from_json(game.to_json())
    assert (again.record, again.state.key()) == (game.record, game.state.key())


def test_a_full_record_goes_forward_only_and_can_be_read_again(tmp_path: Path) -> None:
    game = some_game(60)
    while not game.full:
        game.undo(20)
        game.redo(20)
    length = len(game)
    assert (game.undo(), game.redo()) == (0, 0)
    while game.result == "playing":
        game.play_code(game.codes()[-1])
    game.save(tmp_path / "full.jsonl")
    again = Game.load(tmp_path / "full.jsonl")
    assert len(again) > length
    assert again.record == game.record


def test_a_file_of_too_much_is_refused_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "much.jsonl"
    path.write_bytes(journal_of('{"do":"end purchase"}', *['{"seats":{}}'] * MOST_LINES))
    assert f"line {MOST_LINES + 1:,}" in refused(path)
    path.write_bytes(journal_of('{"do":"end purchase"}', '{"do":"%s"}' % ("x" * LONGEST_LINE)))
    assert "line 3" in refused(path)


def test_a_seed_has_a_length() -> None:
    assert Game(Setup(reckoners=("tia", "prof"), seed="x" * LONGEST_SEED)).result == "playing"
    for seed in ("x" * (LONGEST_SEED + 1), "x" * 1_000_000, "half a pair \ud800"):
        with pytest.raises(SetupError, match="seed"):
            Game(Setup(reckoners=("tia", "prof"), seed=seed))


def test_a_seed_in_a_file_has_a_length_too(tmp_path: Path) -> None:
    path = tmp_path / "seed.jsonl"
    path.write_bytes(journal_of(seed="x" * (LONGEST_SEED + 1)))
    assert "seed" in refused(path)

"""A results file: what is in it stays, what is missing is played, and nothing else is ever touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from reckoners.content import load_content
from reckoners.sim.errors import SimError
from reckoners.sim.lines import Lines, differences, read_header, whole_lines
from reckoners.sim.pool import processes
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.simulate import simulate
from tests.second_city import BOSS, CITY, MODULE, write_second_city
from tests.sim.runs import DRAWN, FOUR, TWO, keep, random_run

GAMES = 12
PIECES = ("boss", "city", "modules", "options")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A run that nobody interrupted."""
    file = tmp_path_factory.mktemp("whole") / "run.jsonl"
    keep(file, random_run(), GAMES)
    return file.read_bytes()


def test_one_line_for_the_run_and_one_for_each_game(whole: bytes) -> None:
    lines = whole.splitlines()
    assert len(lines) == 1 + 2 * GAMES
    assert msgspec.json.decode(lines[0], type=Run) == random_run()
    assert whole.endswith(b"\n")


@pytest.mark.parametrize(
    "left", ["nothing", "part of the header", "header", "one game", "torn line", "almost all", "all"]
)
def test_an_interrupted_run_ends_like_any_other(tmp_path: Path, whole: bytes, left: str) -> None:
    lines = whole.splitlines(keepends=True)
    kept = {
        "nothing": b"",
        "part of the header": lines[0][:20],
        "header": lines[0],
        "one game": b"".join(lines[:2]),
        "torn line": b"".join(lines[:9]) + lines[9][:100],
        "almost all": whole[:-1],
        "all": whole,
    }[left]
    file = tmp_path / "run.jsonl"
    file.write_bytes(kept)
    summary = keep(file, random_run(), GAMES)
    assert file.read_bytes() == whole
    assert summary.total.games == 2 * GAMES
    assert [tally.games for tally in summary.cells] == [GAMES, GAMES]


def test_a_run_can_be_made_longer(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "run.jsonl"
    keep(file, random_run(), 5)
    assert whole.startswith(file.read_bytes())
    keep(file, random_run(), GAMES)
    assert file.read_bytes() == whole
    assert keep(file, random_run(), 3).total.games == 6, "fewer: the rest is neither counted nor lost"
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (random_run("another"), "its seed is 'test' and not 'another'"),
        (random_run(bots=("random", "greedy")), "its bots are 'random' and not 'random, greedy'"),
        (random_run(cells=(TWO,)), "its tables are '2 beginner, 4 hard' and not '2 beginner'"),
        (random_run(cells=(TWO, Cell(("tia", "prof"), "hard"))), "not '2 beginner, tia,prof hard'"),
        (msgspec.structs.replace(random_run(), version="9.9"), "it was played by version '0.1.0' and not '9.9'"),
        (msgspec.structs.replace(random_run(), content="abc"), "the fingerprint of its cards is"),
    ],
)
def test_another_run_is_not_mixed_in(tmp_path: Path, whole: bytes, other: Run, field: str) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(whole)
    with pytest.raises(SimError) as refused:
        Lines(file, other)
    assert field in str(refused.value)
    assert "choose another file" in str(refused.value)
    assert file.read_bytes() == whole


def test_equal_runs_do_not_differ() -> None:
    assert differences(random_run(), random_run()) == []


@pytest.mark.parametrize("text", [b"precious\n", b"{}\n", b'{"format":"reckoners"}\n', b"\xff\xfe\n", b'{"seed":1}'])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(text)
    with pytest.raises(SimError, match="holds no results"):
        Lines(file, random_run())
    assert file.read_bytes() == text


def test_a_file_of_a_later_format(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(whole.replace(b'"format_version":1', b'"format_version":2', 1))
    with pytest.raises(SimError, match="format 2"):
        read_header(file)


@pytest.mark.parametrize("change", ["swapped", "garbled", "missing"])
def test_a_line_that_does_not_belong_there(tmp_path: Path, whole: bytes, change: str) -> None:
    lines = whole.splitlines(keepends=True)
    if change == "swapped":
        lines[3], lines[5] = lines[5], lines[3]
    elif change == "garbled":
        lines[3] = lines[3][:40] + b"\n"
    else:
        del lines[3]
    file = tmp_path / "run.jsonl"
    file.write_bytes(b"".join(lines))
    with pytest.raises(SimError, match="line 4"):
        Lines(file, random_run())
    assert file.read_bytes() == b"".join(lines)


def test_lines_are_read_as_they_were_written(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(whole + b'{"half')
    assert list(whole_lines(file)) == whole.splitlines()[1:]


def test_names_are_not_drawn(tmp_path: Path) -> None:
    run = random_run(cells=(Cell(("tia", *DRAWN), "standard"), FOUR))
    keep(tmp_path / "run.jsonl", run, 4)
    for line in list(whole_lines(tmp_path / "run.jsonl"))[::2]:
        assert msgspec.json.decode(line)["reckoners"][0] == "tia"


def test_a_file_from_before_there_were_bosses_to_choose(tmp_path: Path, whole: bytes) -> None:
    header, _, games = whole.partition(b"\n")
    old = {name: value for name, value in msgspec.json.decode(header).items() if name not in PIECES}
    file = tmp_path / "old.jsonl"
    file.write_bytes(msgspec.json.encode(old) + b"\n" + games)
    assert read_header(file) == random_run()
    keep(file, random_run(), GAMES + 1)
    assert len(list(whole_lines(file))) == 2 * (GAMES + 1)


def test_another_boss_in_another_city(tmp_path: Path) -> None:
    folder = str(write_second_city(tmp_path / "second-city"))
    pieces: dict[str, Any] = {"boss": BOSS, "city": CITY, "modules": (MODULE,)}
    run = make_run(["random"], [TWO], "away", [folder], **pieces)
    with processes(1) as here:
        summary = simulate(run, 3, here, folders=(folder,))
    assert summary.total.games == 3
    assert {actor for actor, _ in summary.total.causes} <= {BOSS, *load_content().epics}
    assert {field for field, _, _ in differences(run, make_run(["random"], [TWO], "away", [folder]))} == set(pieces)

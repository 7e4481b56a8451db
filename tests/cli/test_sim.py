"""`reckoners sim` and `reckoners report`, as one types them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reckoners.cli.sim_options import bots_in, cells_in
from tests.cli.terminal import Said, Terminal

RANDOM = ("sim", "--bot", "random", "--workers", "1")
# Ctrl-C is heard also where whoever runs the tests does not hear it, as in the background of a shell.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = (sys.executable, "-c", f"{HEARING}; import sys; from reckoners.cli import main; sys.exit(main())")


def test_a_run_for_programs(terminal: Terminal) -> None:
    said = terminal(*RANDOM, "--games", "10", "--reckoners", "2", "--difficulty", "beginner", "--seed", "s", "--json")
    assert (said.code, said.err) == (0, "")
    told = json.loads(said.out)
    assert (told["games"], told["wins"], told["win_rate"], told["seed"]) == (10, 0, 0.0, "s")
    assert told["win_rate_interval"][0] == 0.0
    assert 0.2 < told["win_rate_interval"][1] < 0.3
    assert told["rounds"] > 1
    assert told["games_per_s"] > 0
    assert told["bots"] == ["random"]
    assert sum(cause["games"] for cause in told["causes"]) == 10
    assert [(cell["reckoners"], cell["difficulty"]) for cell in told["cells"]] == [(2, "beginner")]
    assert told["troubles"] == []


def test_a_run_for_people(terminal: Terminal) -> None:
    said = terminal(*RANDOM, "--games", "3", "--reckoners", "2,3", "--difficulty", "beginner,hard", "--seed", "s")
    assert said.code == 0
    assert "Games of random" in said.out
    assert "together" in said.out
    assert "12 games were lost" in said.out
    assert "Seed: s" in said.out
    assert "Parties de random" in terminal(*RANDOM, "--games", "1", "--language", "fr").out


def test_the_same_seed_says_the_same(terminal: Terminal) -> None:
    def causes(*more: str) -> object:
        return json.loads(terminal(*RANDOM, "--games", "8", "--json", *more).out)["causes"]

    assert causes("--seed", "a") == causes("--seed", "a")
    assert causes("--seed", "a") != causes("--seed", "b")


def test_without_a_seed_each_run_is_another(terminal: Terminal) -> None:
    one, other = (json.loads(terminal(*RANDOM, "--games", "1", "--json").out)["seed"] for _ in range(2))
    assert one != other


def test_what_the_options_mean() -> None:
    assert bots_in("planner, greedy") == ["planner", "greedy"]
    assert bots_in("planner:effort=2,seconds=1,greedy,planner:effort=3") == [
        "planner:effort=2,seconds=1",
        "greedy",
        "planner:effort=3",
    ]
    assert len(cells_in("all", "all")) == 5 * 4
    assert [cell.title for cell in cells_in("2,tia".replace("2,", ""), "hard")] == ["tia hard"]
    assert [cell.title for cell in cells_in("6", "beginner,sparks")] == ["6 beginner", "6 sparks"]


def refused(said: Said, *parts: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert all(part in said.err for part in parts), said.err


@pytest.mark.parametrize(
    ("argv", "parts"),
    [
        (("sim", "--bot", "nobody"), ("unknown bot 'nobody'", "random, greedy, planner")),
        (("sim", "--bot", ""), ("needs a bot",)),
        (("sim", "--bot", "planner:fast"), ("'fast' is no option",)),
        ((*RANDOM, "--reckoners", "7"), ("7 Reckoners cannot play",)),
        ((*RANDOM, "--reckoners", "1"), ("1 Reckoner cannot play",)),
        ((*RANDOM, "--reckoners", "2,tia"), ("mixes counts and names",)),
        ((*RANDOM, "--reckoners", "tia,bob"), ("unknown Reckoner 'bob'",)),
        ((*RANDOM, "--difficulty", "easy"), ("unknown difficulty 'easy'", "sparks")),
        ((*RANDOM, "--games", "0"), ("--games",)),
        ((*RANDOM, "--games", "many"), ("--games",)),
        ((*RANDOM, "--bot", "random,random,random", "--reckoners", "2"), ("3 bots do not fit on 2 seats",)),
        ((*RANDOM, "--pack", "nowhere"), ("nowhere",)),
        ((*RANDOM, "--out", "results.csv"), ("results.csv", ".jsonl or .parquet")),
        ((*RANDOM, "--out", "no/such/folder/x.jsonl"), ("no/such/folder/x.jsonl",)),
        (("report", "nowhere.jsonl"), ("nowhere.jsonl",)),
        (("report", "nowhere.parquet"), ("nowhere.parquet",)),
        (("report",), ("FILE",)),
        (("report", "--compare", "one.jsonl"), ("--compare takes two files",)),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    argv: tuple[str, ...],
    parts: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(terminal(*argv), *parts)
    assert not list(tmp_path.glob("*.*"))


def test_a_file_is_gone_on_with(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert terminal(*RANDOM, "--games", "4", "--seed", "s", "--out", file).code == 0
    said = terminal(*RANDOM, "--games", "9", "--out", file, "--json")
    told = json.loads(said.out)
    assert (told["games"], told["games_played"], told["seed"]) == (9, 5, "s")
    terminal(*RANDOM, "--games", "9", "--seed", "s", "--out", tmp_path / "other.jsonl")
    assert file.read_bytes() == (tmp_path / "other.jsonl").read_bytes()
    refused(terminal(*RANDOM, "--games", "9", "--seed", "t", "--out", file), "its seed is 's' and not 't'")


def test_ctrl_c_keeps_what_is_there(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    options = ("sim", "--bot", "random", "--reckoners", "2", "--seed", "s", "--out", str(file))
    running = subprocess.Popen(
        [*COMMAND, *options, "--games", "100000", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "RECKONERS_LANGUAGE": "en"},
    )
    until = time.monotonic() + 90  # long, for a machine that is busy with other things
    while time.monotonic() < until and not (file.exists() and file.read_bytes().count(b"\n") > 20):
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    try:
        out, err = running.communicate(timeout=90)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)  # nobody goes on behind a test that failed
        raise
    assert running.returncode == 130
    assert out == ""
    assert err.count("\n") == 1
    assert "the same command goes on from there" in err
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 20
    games = str(kept + 20)
    assert terminal(*options, "--games", games, "--workers", "1").code == 0
    terminal(*RANDOM, "--reckoners", "2", "--seed", "s", "--games", games, "--out", tmp_path / "other.jsonl")
    assert file.read_bytes() == (tmp_path / "other.jsonl").read_bytes()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs a list of processes")
def test_workers_do_not_outlive_the_command(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    running = subprocess.Popen(
        [*COMMAND, "sim", "--bot", "random", "--games", "100000", "--workers", "2", "--out", str(file)],
        start_new_session=True,
    )
    until = time.monotonic() + 90  # long, for a machine that is busy with other things
    while time.monotonic() < until and not (file.exists() and file.read_bytes().count(b"\n") > 20):
        time.sleep(0.05)
    assert len(in_session(running.pid)) >= 3
    running.kill()
    running.wait()
    while time.monotonic() < until and in_session(running.pid):
        time.sleep(0.05)
    assert in_session(running.pid) == []


def in_session(session: int) -> list[int]:
    """The living processes of a session."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(folder.name))
    return found


# -- reports


@pytest.fixture
def results(terminal: Terminal, tmp_path: Path) -> Path:
    file = tmp_path / "run.jsonl"
    terminal(*RANDOM, "--games", "6", "--reckoners", "2,3", "--seed", "s", "--out", file)
    return file


def test_a_report_in_the_terminal(terminal: Terminal, results: Path) -> None:
    said = terminal("report", results)
    assert (said.code, said.err) == (0, "")
    for title in ("Wins and length", "What took the last people", "Equipment", "Reckoners", "Epics"):
        assert title in said.out
    assert "12 games, won: 0.0 % (0.0–24.2)" in said.out
    assert "The same decks were met at 2 kinds of table" in said.out


def test_a_report_on_one_kind_of_table_has_no_shared_decks(terminal: Terminal, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "other.jsonl"]
    for file, count in zip(files, ("2", "3"), strict=True):
        terminal(*RANDOM, "--games", "2", "--reckoners", count, "--seed", count, "--out", file)
    assert "The same decks" not in terminal("report", *files).out


def test_a_report_for_programs(terminal: Terminal, results: Path) -> None:
    told = json.loads(terminal("report", results, results, "--json").out)
    assert told["games"] == 24
    assert told["win_rate"].keys() == {"value", "low", "high", "n"}
    assert {one["difficulty"] for one in told["tables"]} == {"standard"}
    assert len(told["sources"]) == 2


def test_a_report_as_a_page_is_always_the_same(terminal: Terminal, results: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        said = terminal("report", results, "--out", folder)
        assert (said.code, said.err) == (0, "")
    text = (one / "report.md").read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    plots = [file.name for file in one.glob("*.svg")]
    assert {"wins.svg", "rounds.svg", "population.svg", "causes.svg", "epics.svg"} <= set(plots)
    for name in plots:
        assert f"({name})" in text
        assert ElementTree.parse(one / name).getroot().tag == "{http://www.w3.org/2000/svg}svg"
        assert not re.search(r"dc:date|<text", (one / name).read_text(encoding="utf-8")), "no date, and text as paths"
    for file in one.iterdir():
        assert file.read_bytes() == (other / file.name).read_bytes(), file.name


def test_a_report_on_parquet(terminal: Terminal, results: Path, tmp_path: Path) -> None:
    file = tmp_path / "run.parquet"
    terminal(*RANDOM, "--games", "6", "--reckoners", "2,3", "--seed", "s", "--out", file)
    one, other = (json.loads(terminal("report", path, "--json").out) for path in (results, file))
    assert one["equipment"] == other["equipment"]
    assert one["population"] == other["population"]


def test_no_games(terminal: Terminal, results: Path) -> None:
    results.write_bytes(results.read_bytes().splitlines(keepends=True)[0])
    refused(terminal("report", results), "no finished game")


def test_two_runs(terminal: Terminal, results: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    terminal(*RANDOM, "--games", "4", "--reckoners", "2,3", "--seed", "s", "--bot", "random,greedy", "--out", other)
    said = terminal("report", "--compare", results, other)
    assert said.code == 0
    assert "Two runs over the same seeds" in said.out
    assert json.loads(terminal("report", "--compare", results, other, "--json").out)["total"]["games"] == 8


def test_games_are_kept_and_replayed(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    words = (*RANDOM, "--games", "2", "--seed", "s", "--reckoners", "2", "--keep-games", folder)
    said = terminal(*words)
    assert (said.code, said.err) == (0, "")
    game = folder / "1-2-standard.jsonl"
    assert f"reckoners replay {game}" in said.out
    assert terminal("replay", game, "--verify").code == 0
    assert terminal("report", folder / "results.jsonl").code == 0
    again = json.loads(terminal(*words, "--json").out)
    assert (again["games"], again["games_played"]) == (2, 0)
    refused(terminal(*words, "--difficulty", "hard"), "run.json", "its tables are")


def test_nothing_is_made_for_games_of_a_run_that_cannot_be(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    refused(terminal(*RANDOM, "--keep-games", folder, "--out", tmp_path / "results.csv"), "results.csv")
    refused(terminal(*RANDOM, "--keep-games", folder, "--difficulty", "easy"), "unknown difficulty")
    assert not folder.exists()
    folder.write_text("a file")
    refused(terminal(*RANDOM, "--keep-games", folder), str(folder))

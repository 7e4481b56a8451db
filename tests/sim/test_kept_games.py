"""Games that a run keeps: saved games like any other, the same ones in any process, and nothing else is touched."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from reckoners.game import Game
from reckoners.game.files import read_lines
from reckoners.game.record import seats_in
from reckoners.sim.errors import SimError
from reckoners.sim.kept_games import ABOUT, KeptGames
from reckoners.sim.lines import Lines, whole_lines
from reckoners.sim.pool import Workers, processes
from reckoners.sim.result import decoder, encoder
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.simulate import simulate
from reckoners.sim.watch import Watch
from tests.sim.runs import FOUR, TWO, keep, random_run

GAMES = 3


def kept_run(folder: Path, run: Run, games: int, workers: Workers | None = None) -> list[int]:
    """Play a run with its games and its results in a folder; how many were played, at each time of telling."""
    played: list[int] = []
    kept = KeptGames(folder, run)
    kept.begin()
    with processes(1) as here, closing(Lines(folder / "results.jsonl", run)) as out:
        simulate(run, games, workers or here, out=out, kept=kept, tell=played.append)
    return played


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "kept"
    kept_run(folder, random_run(bots=("random", "greedy")), GAMES)
    return folder


def test_a_kept_game_replays_to_its_result(whole: Path) -> None:
    run = random_run(bots=("random", "greedy"))
    results = [decoder.decode(line) for line in whole_lines(whole / "results.jsonl")]
    assert len(results) == GAMES * 2
    for index, result in enumerate(results):
        path = KeptGames(whole, run).path(index)
        game = Game.load(path)  # checks every line and the position at the end
        assert (game.result == "won", game.state.round, len(game)) == (result.won, result.rounds, result.decisions)
        assert (game.setup.seed, game.setup.reckoners) == (result.seed, result.reckoners)
        seats = seats_in(read_lines(path)[1])
        assert [seats[reckoner] for reckoner in result.reckoners] == (["random", "greedy"] * 2)[: len(seats)]


@pytest.mark.parametrize(
    ("boss", "city", "bot"),
    [("regalia", "babilar", "planner"), ("limelight", "ildithia", "never-buy"), ("steelheart", "newcago", "greedy")],
)
def test_any_game_is_replayed_action_by_action(tmp_path: Path, boss: str, city: str, bot: str) -> None:
    """All modules: what the log alone says makes the same line of results again."""
    run = make_run([bot], [Cell(("random",) * 3, "hard")], "replayed", boss=boss, city=city, modules=(1, 2, 3, 4))
    kept_run(tmp_path / "kept", run, 2)
    lines = list(whole_lines(tmp_path / "kept" / "results.jsonl"))
    assert len(lines) == 2
    for index, line in enumerate(lines):
        kept = Game.load(KeptGames(tmp_path / "kept", run).path(index))
        again = Game(kept.setup)
        watch = Watch(again)
        for number, code in enumerate(kept.log):
            assert again.step == kept.at(number).step
            again.play_code(code)
            watch.take(code)
        assert encoder.encode(watch.result(index + 1)) == line
        assert again.state.key() == kept.state.key()


def test_files_are_called_by_their_game_and_table(whole: Path, tmp_path: Path) -> None:
    named = [name for name in files(whole) if name[0].isdigit()]
    assert sorted(named) == sorted(f"{n}-{table}.jsonl" for n in (1, 2, 3) for table in ("2-beginner", "4-hard"))
    names = random_run(cells=(Cell(("tia", "random"), "hard"),))
    assert KeptGames(tmp_path, names).path(11).name == "12-tia-random-hard.jsonl"


def test_several_processes_keep_the_same(whole: Path, tmp_path: Path) -> None:
    with processes(2) as two:
        kept_run(tmp_path / "kept", random_run(bots=("random", "greedy")), GAMES, two)
    assert files(tmp_path / "kept") == files(whole)


def test_a_run_that_was_stopped_goes_on(whole: Path, tmp_path: Path) -> None:
    folder, run = tmp_path / "kept", random_run(bots=("random", "greedy"))
    kept_run(folder, run, 1)
    (folder / "2-2-beginner.jsonl.part").write_bytes(b"half of it")
    assert sum(kept_run(folder, run, GAMES)) == 2 * (GAMES - 1)
    assert files(folder) == files(whole)
    assert kept_run(folder, run, GAMES) == []


@pytest.mark.parametrize(("missing", "again"), [("1-2-beginner", 6), ("2-4-hard", 3), ("3-4-hard", 1)])
def test_a_game_that_is_missing_is_played_again(whole: Path, tmp_path: Path, missing: str, again: int) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    for name, text in files(whole).items():
        if name != f"{missing}.jsonl":
            (folder / name).write_bytes(text)
    assert sum(kept_run(folder, random_run(bots=("random", "greedy")), GAMES)) == again
    assert files(folder) == files(whole), "and no line is written twice"


def test_results_of_a_run_that_kept_no_games(tmp_path: Path) -> None:
    run = random_run(cells=(TWO,))
    lines = tmp_path / "lines.jsonl"
    keep(lines, run, 2)
    before = lines.read_bytes()
    kept = KeptGames(tmp_path / "kept", run)
    kept.begin()
    with processes(1) as here, closing(Lines(lines, run)) as out:
        summary = simulate(run, 3, here, out=out, kept=kept)
    assert summary.total.games == 3
    assert lines.read_bytes().startswith(before)
    assert kept.done(3) == 3


def test_another_run_is_refused(whole: Path) -> None:
    before = files(whole)
    with pytest.raises(SimError, match="its bots are") as no:
        KeptGames(whole, random_run())
    assert ABOUT in str(no.value)
    assert files(whole) == before


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "1-4-hard.jsonl").write_text("mine")
    with pytest.raises(SimError, match="something else") as no:
        KeptGames(tmp_path, random_run(cells=(FOUR,)))
    assert no.value.key == "sim-other-folder"
    assert files(tmp_path) == {"1-4-hard.jsonl": b"mine"}

"""A real Dask cluster on this machine: two workers, each a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import cluster as bench_cluster
from bench.cluster import both_ways, local_cluster
from reckoners.sim.cluster import cluster
from reckoners.sim.errors import SimError
from reckoners.sim.pool import Workers, played, processes
from reckoners.sim.run import Run
from tests.cli.terminal import make_terminal
from tests.sim.runs import TWO, keep, random_run


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with local_cluster(2) as found:
        yield found


def test_a_cluster_plays_what_one_process_plays(address: str, tmp_path: Path) -> None:
    run = random_run()
    with cluster(address) as workers:
        assert workers.width == 2
        keep(tmp_path / "cluster.jsonl", run, 60, workers)
    keep(tmp_path / "here.jsonl", run, 60)
    assert (tmp_path / "cluster.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def test_both_ways_are_compared_game_by_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Bots of several kinds, several tables: what `python -m bench.cluster` does at any length."""
    several = ["--bot", "random,greedy", "--reckoners", "2,3", "--difficulty", "beginner,sparks"]
    assert bench_cluster.main(["--games", "3", "--workers", "1", "--dask", address, *several]) == 0
    assert capsys.readouterr().out.startswith("12 games, 0 of them different; the files are equal byte for byte\n")


def test_a_game_that_differs_is_found(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison has teeth: a line that comes back another one is named."""
    real = bench_cluster.kept

    def forged(path: Path, run: Run, games: int, workers: Workers) -> float:
        seconds = real(path, run, games, workers)
        if path.name == "processes.jsonl":
            lines = path.read_bytes().splitlines(keepends=True)
            lines[3] = lines[3].replace(b'"rounds":', b'"rounds":1')
            path.write_bytes(b"".join(lines))
        return seconds

    monkeypatch.setattr(bench_cluster, "kept", forged)
    found = both_ways(random_run(), 2, address, 1, tmp_path)
    assert (found.games, found.different, found.equal) == (4, (2,), False)


@pytest.mark.slow
def test_twenty_thousand_games(address: str, tmp_path: Path) -> None:
    found = both_ways(random_run("many", (TWO,)), 20_000, address, 2, tmp_path)
    assert (found.games, found.different, found.equal) == (20_000, (), True)


def test_a_mistake_on_a_worker_comes_back_as_it_is(address: str) -> None:
    run = random_run()
    broken = type(run)(seed="x", bots=run.bots, cells=run.cells, content="other")
    with pytest.raises(SimError, match="other cards"), cluster(address) as workers:
        list(played(broken, workers, 0, 2, folders=(), patience=1.0))


def test_the_command_takes_the_address(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = make_terminal(monkeypatch, capsys, tmp_path / "data")
    options = ("sim", "--bot", "random", "--games", "5", "--reckoners", "2", "--seed", "dask")
    said = terminal(*options, "--dask", address, "--keep-games", tmp_path / "dask")
    assert (said.code, said.err) == (0, "")
    assert terminal(*options, "--workers", "1", "--keep-games", tmp_path / "here").code == 0
    dask, here = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("dask", "here"))
    assert dask == here
    assert len(dask) == 5 + len(("run.json", "results.jsonl"))


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reckoners.sim.cluster.CONNECT_SECONDS", 0.3)
    with (
        pytest.raises(SimError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass
    with pytest.raises(SimError, match="no Dask scheduler answers at nonsense://x"), cluster("nonsense://x"):
        pass


def test_a_cluster_without_reckoners(address: str) -> None:
    """A scheduler that cannot read our jobs says so in words of its own."""
    told = RuntimeError("Error during deserialization of the task graph. This frequently occurs if ...")
    with pytest.raises(SimError, match="a worker has no Reckoners"), cluster(address):
        raise told
    with pytest.raises(RuntimeError, match="our own mistake"), cluster(address):
        raise RuntimeError("our own mistake")


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SimError, match="pip install distributed"), cluster("tcp://127.0.0.1:9"):
        pass
    with processes(1) as workers:
        assert workers.width == 1

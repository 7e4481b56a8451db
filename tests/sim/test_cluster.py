"""A real Dask cluster on this machine: two workers, each a process of its own."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from reckoners.sim.cluster import cluster
from reckoners.sim.errors import SimError
from reckoners.sim.pool import played, processes
from tests.cli.terminal import make_terminal
from tests.sim.runs import keep, random_run


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # whatever a cluster has to say while it starts and ends is not about us
        from distributed import LocalCluster

        with LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
        ) as local:
            yield local.scheduler_address


def test_a_cluster_plays_what_one_process_plays(address: str, tmp_path: Path) -> None:
    run = random_run()
    with cluster(address) as workers:
        assert workers.width == 2
        keep(tmp_path / "cluster.jsonl", run, 60, workers)
    keep(tmp_path / "here.jsonl", run, 60)
    assert (tmp_path / "cluster.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


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

"""Results as Parquet: the same games, and a run can be gone on with all the same."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import pyarrow.parquet
import pytest

from reckoners.sim.errors import SimError
from reckoners.sim.parquet import ROWS, write_parquet
from reckoners.sim.pool import processes
from reckoners.sim.result import encoder
from reckoners.sim.results import Out, lines_beside, read_results, seed_in
from reckoners.sim.run import Run
from reckoners.sim.simulate import simulate
from tests.sim.runs import keep, random_run


def kept(path: Path, run: Run, games: int) -> None:
    with closing(Out(path, run)) as out, processes(1) as here:
        simulate(run, games, here, out=out.lines)
        out.finish()


def lines_in(path: Path) -> list[bytes]:
    return [encoder.encode(result) for result in read_results(path)[1]]


def test_a_table_holds_what_the_lines_hold(tmp_path: Path) -> None:
    run = random_run()
    kept(tmp_path / "run.parquet", run, 6)
    keep(tmp_path / "run.jsonl", run, 6)
    assert read_results(tmp_path / "run.parquet")[0] == run
    assert lines_in(tmp_path / "run.parquet") == lines_in(tmp_path / "run.jsonl")
    assert not lines_beside(tmp_path / "run.parquet").exists()
    table = pyarrow.parquet.read_table(tmp_path / "run.parquet")
    assert table.num_rows == 12
    assert table.column("seed").to_pylist()[:3] == ["test-1", "test-1", "test-2"]
    assert {"card", "offered", "bought", "by", "uses"} == set(table.column("equipment").to_pylist()[0][0])


def test_a_table_can_be_made_longer(tmp_path: Path) -> None:
    run = random_run()
    kept(tmp_path / "run.parquet", run, 2)
    assert seed_in(tmp_path / "run.parquet") == "test"
    kept(tmp_path / "run.parquet", run, 5)
    kept(tmp_path / "other.parquet", run, 5)
    assert (tmp_path / "run.parquet").read_bytes() == (tmp_path / "other.parquet").read_bytes()


def test_an_interrupted_table_goes_on(tmp_path: Path) -> None:
    run = random_run()
    file = tmp_path / "run.parquet"
    with closing(Out(file, run)) as out, processes(1) as here:
        simulate(run, 3, here, out=out.lines)
    assert not file.exists()
    assert seed_in(file) == "test"
    with closing(Out(file, run)) as out:
        assert out.lines.done == 6
    kept(file, run, 5)
    assert len(lines_in(file)) == 10


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "run.parquet"
    kept(file, random_run(), 2)
    before = file.read_bytes()
    with pytest.raises(SimError, match="its seed is 'test' and not 'other'"):
        Out(file, random_run("other"))
    assert file.read_bytes() == before
    assert not lines_beside(file).exists()


def test_many_games_are_written_in_lots(tmp_path: Path) -> None:
    run = random_run()
    keep(tmp_path / "run.jsonl", run, 1)
    _, results = read_results(tmp_path / "run.jsonl")
    one = next(results)
    write_parquet(tmp_path / "many.parquet", run, (one for _ in range(ROWS + 1)))
    assert pyarrow.parquet.ParquetFile(tmp_path / "many.parquet").num_row_groups == 2


@pytest.mark.parametrize("content", [b"", b"PAR1 nonsense"])
def test_no_parquet(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "run.parquet"
    file.write_bytes(content)
    with pytest.raises(SimError, match="holds no results"):
        read_results(file)


def test_parquet_of_somebody_else(tmp_path: Path) -> None:
    file = tmp_path / "run.parquet"
    pyarrow.parquet.write_table(pyarrow.table({"x": [1]}), file)
    with pytest.raises(SimError, match="holds no results"):
        read_results(file)


def test_without_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SimError, match="pip install pyarrow"):
        Out(tmp_path / "run.parquet", random_run())
    assert not list(tmp_path.iterdir())

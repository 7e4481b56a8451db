"""Results files of either kind: which run, and its games one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from reckoners.sim.errors import SimError
from reckoners.sim.lines import Lines, must_be_same, read_header, whole_lines
from reckoners.sim.parquet import need_pyarrow, read_parquet, write_parquet
from reckoners.sim.result import Result, decoder, encoder
from reckoners.sim.run import Run

PARQUET = ".parquet"
SUFFIXES = (".jsonl", PARQUET)


def read_results(path: Path) -> tuple[Run, Iterator[Result]]:
    """The games of a file; SimError, perhaps in the middle of it, if they cannot be read."""
    if path.suffix == PARQUET:
        if not path.exists():
            raise FileNotFoundError(2, "No such file or directory", str(path))
        return read_parquet(path)
    return read_header(path), _decoded(path)


def _decoded(path: Path) -> Iterator[Result]:
    for number, line in enumerate(whole_lines(path)):
        try:
            yield decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise SimError("sim-bad-line", file=str(path), line=number + 2) from error


class Out:
    """The file that a run is kept in. Parquet cannot be added to, so its lines are kept beside it until the end."""

    def __init__(self, path: Path, run: Run) -> None:
        must_be_results(path)
        self.path = path
        self._parquet = path.suffix == PARQUET
        if not self._parquet:
            self.lines = Lines(path, run)
            return
        need_pyarrow()
        beside = lines_beside(path)
        if path.exists() and not beside.exists():
            self._unpack(beside, run)
        self.lines = Lines(beside, run)

    def _unpack(self, beside: Path, run: Run) -> None:
        """A finished run that is made longer: back into lines, unless it is another run."""
        there, results = read_parquet(self.path)
        must_be_same(self.path, there, run)
        with closing(Lines(beside, run)) as lines:
            lines.write(encoder.encode(result) for result in results)

    def finish(self) -> None:
        """The run is complete."""
        self.lines.close()
        if self._parquet:
            write_parquet(self.path, *read_results(self.lines.path))
            self.lines.path.unlink()

    def close(self) -> None:
        self.lines.close()


def must_be_results(path: Path) -> None:
    if path.suffix not in SUFFIXES:
        raise SimError("sim-suffix", file=str(path))


def lines_beside(path: Path) -> Path:
    return path.with_name(path.name + ".jsonl")


def seed_in(path: Path) -> str:
    """The seed of a run that is gone on with; none if the file is new, or not even begun."""
    must_be_results(path)
    beside = lines_beside(path)
    file = beside if path.suffix == PARQUET and beside.exists() else path
    if not file.exists() or not file.stat().st_size:
        return ""
    return read_results(file)[0].seed

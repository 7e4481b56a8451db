"""Whether a Dask cluster plays what processes play: `python -m bench.cluster --games 20000`.

The same run twice, on a cluster of local workers and in as many processes, and then both results side by side, game by
game and byte by byte. The bots are quick ones: what is compared is how games are sent and come back. `--dask ADDRESS`
takes a cluster that is there already.

    python -m bench.cluster --games 20000 --bot random --reckoners 2 --workers 2
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from reckoners.cli.sim_options import bots_in, cells_in
from reckoners.sim.cluster import cluster
from reckoners.sim.lines import Lines, whole_lines
from reckoners.sim.pool import Workers, processes
from reckoners.sim.run import Run, make_run
from reckoners.sim.simulate import simulate


class BothWays(NamedTuple):
    """How many games there were, the lines that differ (from 0), whether the files are equal, and the seconds."""

    games: int
    different: tuple[int, ...]
    equal: bool
    on_cluster: float
    in_processes: float


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    """The address of a scheduler with so many workers, each a process of its own. What a cluster has to say while it
    starts and ends is not about us."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from distributed import LocalCluster

        with LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
        ) as local:
            yield local.scheduler_address


def kept(path: Path, run: Run, games: int, workers: Workers) -> float:
    """Play a run into a file; the seconds that it took."""
    start = time.perf_counter()
    with closing(Lines(path, run)) as out:
        simulate(run, games, workers, out=out)
    return time.perf_counter() - start


def both_ways(run: Run, games: int, address: str, workers: int, folder: Path) -> BothWays:
    """On the cluster at this address, and in so many processes."""
    there, here = folder / "cluster.jsonl", folder / "processes.jsonl"
    with cluster(address) as some:
        on_cluster = kept(there, run, games, some)
    with processes(workers) as several:
        in_processes = kept(here, run, games, several)
    pairs = list(zip_longest(whole_lines(there), whole_lines(here)))
    different = tuple(place for place, (one, other) in enumerate(pairs) if one != other)
    return BothWays(len(pairs), different, there.read_bytes() == here.read_bytes(), on_cluster, in_processes)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="of each table")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--reckoners", default="2")
    parser.add_argument("--difficulty", default="standard")
    parser.add_argument("--seed", default="cluster")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="of a cluster that is there already")
    asked = parser.parse_args(words)
    run = make_run(bots_in(asked.bot), cells_in(asked.reckoners, asked.difficulty), asked.seed)
    with (
        tempfile.TemporaryDirectory() as folder,
        nullcontext(asked.dask) if asked.dask else local_cluster(asked.workers) as address,
    ):
        found = both_ways(run, asked.games, address, asked.workers, Path(folder))
    sys.stdout.write(
        f"{found.games} games, {len(found.different)} of them different; the files are "
        f"{'equal' if found.equal else 'not equal'} byte for byte\n"
        f"on the cluster {found.on_cluster:.0f} s ({found.games / found.on_cluster:.0f} games a second), "
        f"in {asked.workers} processes {found.in_processes:.0f} s ({found.games / found.in_processes:.0f})\n"
    )
    return 0 if found.equal and found.games and not found.different else 1


if __name__ == "__main__":
    sys.exit(main())

"""Games on a Dask cluster: the same jobs, sent to wherever its workers are."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from reckoners.sim.errors import SimError
from reckoners.sim.pool import Workers

CONNECT_SECONDS = 10


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the scheduler at this address. They need the same version of Reckoners, and the same packs."""
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import CommClosedError
        from distributed.versions import VersionMismatchWarning
    except ImportError as error:
        raise SimError("sim-extra", package="distributed") from error
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", VersionMismatchWarning)  # of Reckoners, where it counts, each job tells
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:  # a timeout is an OSError, an address that is none a ValueError
        raise SimError("sim-no-cluster", address=address, reason=str(error) or type(error).__name__) from error
    try:
        width = sum(client.nthreads().values())
        if not width:
            raise SimError("sim-idle-cluster", address=address)
        yield Workers(client.get_executor(pure=False), width)
    except (KilledWorker, CommClosedError) as error:
        raise SimError("sim-worker-died") from error
    except (ImportError, RuntimeError) as error:
        if not has_no_reckoners(error):
            raise
        raise SimError("sim-other-content") from error
    finally:
        client.close()


def has_no_reckoners(error: Exception) -> bool:
    """What a scheduler or a worker says that cannot read our jobs: Reckoners is not installed there, or an old one."""
    return isinstance(error, ImportError) or "deserialization" in str(error)

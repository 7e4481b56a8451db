"""`reckoners serve` as people run it."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from reckoners.server import serving
from reckoners.server.database import FILE, prepare
from reckoners.server.errors import ServerError
from tests.server.house import LONGEST

RECKONERS = "import sys; from reckoners.cli import main; sys.exit(main())"


@contextmanager
def served(data: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", RECKONERS, "serve", "--no-browser", *options]
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "RECKONERS_LANGUAGE": "en"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    return found[0]


def test_it_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    with served(tmp_path) as process:
        address = address_of(process)
        assert httpx.get(address).status_code == 200
        assert httpx.get(f"{address}api/tables").json()["tables"] == []
        assert (tmp_path / "reckoners" / FILE).exists()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST)
        assert (process.returncode, err) == (0, "")
        assert "Every game is kept" in out


def test_another_port_if_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """For this machine alone, and with the network: there both get the same other one."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        with serving.listening("127.0.0.1", None) as listener:
            assert listener.getsockname()[1] not in (0, taken)
        here, network = serving.listening_on("127.0.0.1", "127.0.0.2", None)
        with here, network:
            assert here.getsockname()[1] == network.getsockname()[1] not in (0, taken)
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.2", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        here, network = serving.listening_on("127.0.0.1", "127.0.0.2", None)
        with here, network:
            assert here.getsockname()[1] == network.getsockname()[1] != taken
        with pytest.raises(ServerError):
            serving.listening_on("127.0.0.1", "127.0.0.2", taken)


def test_one_line_if_it_cannot_start(tmp_path: Path) -> None:
    """A port that was asked for and is taken, and a database from the future."""
    data = tmp_path / "reckoners"
    data.mkdir()
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with served(tmp_path, "--port", str(port)) as process:
            assert one_line(process) == f"127.0.0.1, port {port}: cannot be served on (Address already in use)"
    prepare(data / FILE)
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with served(tmp_path) as process:
        assert "made by a newer version of Reckoners" in one_line(process)


def one_line(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=LONGEST)
    assert (process.returncode, out) == (2, "")
    assert err.count("\n") == 1
    return err.strip()

"""`make play` says what it does while it sets up, a line a stage with its seconds; it is quiet when all is there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
STAGE = PROJECT / "tools" / "stage.py"
DONE = re.compile(r"(.+) \.\.\. \d+\.\d s")

# Stand-ins for what fetches and builds: they leave behind what the next stage needs, and chatter.
UV = f"""
import pathlib, sys
print("chatter of uv")
bin = pathlib.Path(".venv/bin")
pathlib.Path(".tools").mkdir(exist_ok=True)
if "venv" in sys.argv:
    bin.mkdir(parents=True)
    (bin / "python").symlink_to({sys.executable!r})
    (bin / "reckoners").write_text("#!/bin/sh\\necho up with $*\\n")
    (bin / "reckoners").chmod(0o755)
"""
NPM = """
import pathlib
print("chatter of npm")
for made in ("client/node_modules", "src/reckoners/server/static"):
    pathlib.Path(made).mkdir(parents=True, exist_ok=True)
"""
STAGES = [
    "Fetching uv",
    "Making .venv",
    "Fetching the Python packages to play",
    "Putting Reckoners into .venv",
    "Fetching the npm packages",
    "Building the client",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The project as make sees it."""
    (tmp_path / "tools").mkdir()
    for part in ("src", "client/src", "client/tools"):
        (tmp_path / part).mkdir(parents=True)
    shutil.copy(PROJECT / "Makefile", tmp_path)
    shutil.copy(STAGE, tmp_path / "tools")
    (tmp_path / "tools" / "uv.py").write_text(UV)
    (tmp_path / "tools" / "npm.py").write_text(NPM)
    return tmp_path


def test_a_line_a_stage_and_none_when_all_is_there(folder: Path) -> None:
    *stages, starting, up = make(folder, "play", "ARGS=--port 0")
    done = [DONE.fullmatch(line) for line in stages]
    assert [it and it[1] for it in done] == STAGES, stages
    assert (starting, up) == ("Starting the server ...", "up with serve --port 0")
    assert make(folder, "play", "ARGS=--port 0") == [starting, up]


def test_who_has_all_to_test_needs_nothing_more_to_play(folder: Path) -> None:
    assert [line.partition(" ...")[0] for line in make(folder, "env", "client")] == [
        "Fetching uv",
        "Making .venv",
        "Fetching the Python packages to test",
        "Putting Reckoners into .venv",
        "Fetching the npm packages",
        "Building the client",
    ]


def make(folder: Path, *words: str) -> list[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", *words, f"PYTHON={sys.executable}"]
    ran = subprocess.run(asked, cwd=folder, env=own, capture_output=True, text=True, check=False)
    assert (ran.returncode, [line for line in ran.stderr.splitlines() if "No such file" not in line]) == (0, [])
    return ran.stdout.splitlines()


def test_a_stage_that_fails_shows_what_it_said() -> None:
    failing = [sys.executable, "-c", "print('no network'); raise SystemExit(3)"]
    ran = subprocess.run([sys.executable, STAGE, "Fetching", *failing], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (3, "no network\n")
    assert re.fullmatch(r"Fetching \.\.\. failed after \d+\.\d s\n", ran.stdout)

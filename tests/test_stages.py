"""`make play` says what it does while it sets up, a line a stage with its seconds; it is quiet when all is there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

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


def test_a_line_a_stage_and_none_when_all_is_there(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for part in ("src", "client/src", "client/tools"):
        (tmp_path / part).mkdir(parents=True)
    shutil.copy(PROJECT / "Makefile", tmp_path)
    shutil.copy(STAGE, tmp_path / "tools")
    (tmp_path / "tools" / "uv.py").write_text(UV)
    (tmp_path / "tools" / "npm.py").write_text(NPM)
    *stages, starting, up = play(tmp_path)
    done = [DONE.fullmatch(line) for line in stages]
    assert [it and it[1] for it in done] == STAGES, stages
    assert (starting, up) == ("Starting the server ...", "up with serve --port 0")
    assert play(tmp_path) == [starting, up]


def play(folder: Path) -> list[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "play", f"PYTHON={sys.executable}", "ARGS=--port 0"]
    ran = subprocess.run(asked, cwd=folder, env=own, capture_output=True, text=True, check=False)
    assert (ran.returncode, [line for line in ran.stderr.splitlines() if "No such file" not in line]) == (0, [])
    return ran.stdout.splitlines()


def test_a_stage_that_fails_shows_what_it_said() -> None:
    failing = [sys.executable, "-c", "print('no network'); raise SystemExit(3)"]
    ran = subprocess.run([sys.executable, STAGE, "Fetching", *failing], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (3, "no network\n")
    assert re.fullmatch(r"Fetching \.\.\. failed after \d+\.\d s\n", ran.stdout)

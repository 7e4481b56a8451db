"""A package of somebody else: built as its author would build it, unpacked as an installer would."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
RECKONERS = "from reckoners.cli import main; raise SystemExit(main())"


def installed(package: Path, site: Path) -> Path:
    """The package's wheel, unpacked in a folder of its own."""
    subprocess.run([sys.executable, "-c", BUILD, str(site)], cwd=package, check=True, capture_output=True)
    (wheel,) = site.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def run(site: Path, code: str, *words: str) -> str:
    """What a program with this package says."""
    env = {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

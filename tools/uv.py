"""Run uv, fetching it first, with the package index that pip uses on this machine.

uv reads neither pip's configuration files nor its environment variables. A machine behind a mirror has set up pip only,
so we hand these settings on when we run it, and never write them down. Needs nothing but Python and pip.
"""

from __future__ import annotations  # lets an older Python get as far as our message

import ast
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
UV_LOCK = ROOT / "requirements-uv.txt"

# pip's option -> the variable by which uv takes the same thing.
SAME_IN_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "no-index": "UV_NO_INDEX",
    "cert": "SSL_CERT_FILE",
}
COMMA_SEPARATED = {"find-links"}
# A mirror beside the main index may hold files for this machine only; a lock made from it would fit no other.
NOT_FOR_LOCKING = {"extra-index-url", "find-links"}


def pip(*args: str) -> list[str]:
    return [sys.executable, "-m", "pip", *args]


def pip_settings() -> dict[str, str]:
    """What pip would use for `pip install`: the environment wins over [install], which wins over [global]."""
    listing = subprocess.run(pip("config", "list"), check=True, capture_output=True, text=True).stdout
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listing.splitlines():
        key, _, value = line.partition("=")
        section, _, option = key.partition(".")
        if section in found:
            found[section][option] = ast.literal_eval(value)
    return found["global"] | found["install"] | found[":env:"]


def uv_environment(*, locking: bool) -> dict[str, str]:
    """This process's environment, completed by pip's settings; what is already set for uv is left as it is."""
    env = dict(os.environ)
    for option, value in pip_settings().items():
        words = value.split()
        wanted = option in SAME_IN_UV and not (locking and option in NOT_FOR_LOCKING)
        if wanted and words:
            env.setdefault(SAME_IN_UV[option], ("," if option in COMMA_SEPARATED else " ").join(words))
    # pip takes a version from whichever index has it. The hashes in our lock files make that safe.
    env.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    # Beside the environment it fills: works without a home folder, and files are linked instead of copied.
    env.setdefault("UV_CACHE_DIR", str(TOOLS / "cache"))
    env.setdefault("UV_PYTHON", sys.executable)
    env.setdefault("UV_PYTHON_DOWNLOADS", "never")
    return env


def fetch_uv() -> Path:
    """Install the pinned uv under .tools; `--target` works without venv, and on Pythons that refuse other installs."""
    lock = UV_LOCK.read_bytes()
    stamp = TOOLS / "uv.lock"
    uv = TOOLS / "uv" / "bin" / "uv"
    if not (stamp.exists() and stamp.read_bytes() == lock and uv.exists()):
        target = ["--target", str(TOOLS / "uv"), "--upgrade"]
        quiet = ["--quiet", "--quiet", "--disable-pip-version-check"]  # twice: errors only
        subprocess.run(pip("install", *quiet, *target, "--require-hashes", "-r", str(UV_LOCK)), check=True)
        stamp.write_bytes(lock)
    return uv


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this script meets the machine's own Python
        print(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}.", file=sys.stderr)
        print("Name another one like this: make PYTHON=python3.12 ...", file=sys.stderr)
        return 1
    try:
        uv = fetch_uv()
        env = uv_environment(locking="compile" in sys.argv)
        return subprocess.run([str(uv), *sys.argv[1:]], env=env, check=False).returncode
    except subprocess.CalledProcessError as error:
        print(f"pip failed: {' '.join(error.cmd)}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())

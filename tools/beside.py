"""Run several checks side by side, as many at once as there are cores.

    python tools/beside.py "types: .venv/bin/mypy" "style: .venv/bin/ruff check"

Each shows its name and all that it has to say when it ends, on standard error. Standard output gets the names of those
that have failed, for whoever sums up.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed


def run(check: str) -> tuple[str, int, bytes]:
    name, _, command = check.partition(": ")
    try:
        done = subprocess.run(shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError as error:
        return name, 1, f"{error}\n".encode()
    return name, done.returncode, done.stdout


def main() -> int:
    failed = []
    hands = ThreadPoolExecutor(os.cpu_count() or 1)
    try:
        for ended in as_completed([hands.submit(run, check) for check in sys.argv[1:]]):
            name, code, said = ended.result()
            sys.stderr.buffer.write(f"== {name}\n".encode() + said)
            sys.stderr.flush()
            if code:
                failed.append(name)
    except KeyboardInterrupt:  # those that run have heard it too
        hands.shutdown(cancel_futures=True)
        return 130
    print(*failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

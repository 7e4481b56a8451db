"""Run a command that takes a while: say what it is for, be quiet while it goes well, and say how long it took.

    python tools/stage.py "Fetching uv" python tools/uv.py --version

One line a stage. What the command has to say is shown only if it fails.
"""

from __future__ import annotations  # lets an older Python get as far as the message of tools/uv.py

import subprocess
import sys
import time


def main() -> int:
    what, *command = sys.argv[1:]
    print(what, end=" ... ", flush=True)
    begun = time.monotonic()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except KeyboardInterrupt:
        print("stopped")
        return 130
    seconds = time.monotonic() - begun
    if done.returncode:
        print(f"failed after {seconds:.1f} s", flush=True)
        sys.stderr.buffer.write(done.stdout)
        return done.returncode
    print(f"{seconds:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

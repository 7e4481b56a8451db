"""Optional part of the build: with RECKONERS_COMPILE=1, mypyc compiles the engine's and the planner's own source.

Everything else about the package is in pyproject.toml. Without the variable, without mypy or without a C compiler the
package is plain Python and does the same, only slower.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

INTERPRETED = ("__init__.py", "bot.py", "fitted.py")  # the last is only numbers: a new fit needs no compiler


def engine_extensions() -> list[Extension]:
    if os.environ.get("RECKONERS_COMPILE") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("reckoners: mypy is not installed, the engine stays interpreted", file=sys.stderr)
        return []
    rooms = (Path("src/reckoners/engine"), Path("src/reckoners/bots/planner"))  # where the time goes
    modules = [str(path) for room in rooms for path in sorted(room.rglob("*.py")) if path.name not in INTERPRETED]
    extensions: list[Extension] = mypycify(["--follow-imports=silent", *modules], opt_level="3", group_name="reckoners")
    for extension in extensions:
        if os.name == "posix":  # a * b + c in one go would be rounded otherwise than in Python
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        extension.optional = True  # where compiling fails, setuptools goes on and installs the Python files
    return extensions


setup(ext_modules=engine_extensions())

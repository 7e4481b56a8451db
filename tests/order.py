"""In which order several workers run the tests: what takes long first, quick ones last.

pytest-xdist deals the tests in equal parts, from the first to the last, and who has none left takes from the end of the
longest queue. So each part begins with files that take long, and what is shared out at last are quick ones: nobody is
left alone with long ones while the others wait. A file stays together, since its fixtures are made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

LONG: Final = ("browser", "bots", "server", "finished", "puzzles", "model", "properties", "version1")
HERE: Final = Path(__file__).parent


def dealt_out(paths: Sequence[Path], workers: int) -> list[int]:
    """Numbers of the tests in these files, in the order in which they are to be dealt."""
    if workers < 2:
        return list(range(len(paths)))
    folders: dict[str, dict[Path, list[int]]] = {}
    for place, path in enumerate(paths):
        folders.setdefault(path.relative_to(HERE).parts[0], {}).setdefault(path, []).append(place)
    queues: list[list[int]] = [[] for _ in range(workers)]
    for folder in LONG:
        for tests in folders.pop(folder, {}).values():
            min(queues, key=len).extend(tests)
    quick = [test for files in folders.values() for tests in files.values() for test in tests]
    found: list[int] = []
    for number, queue in enumerate(queues):
        part = (len(paths) - len(found)) // (workers - number)  # as pytest-xdist counts it
        room = max(0, part - len(queue))
        found += [*queue, *quick[:room]]
        quick = quick[room:]
    return [*found, *quick]

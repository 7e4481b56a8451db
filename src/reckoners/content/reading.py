"""Reads files of somebody else: never more than a file of its kind can sensibly hold, whatever the path leads to."""

from __future__ import annotations

import errno
import os
from pathlib import Path

MOST = 64 * 1024 * 1024  # bytes: a saved game of a whole evening has less than one of these megabytes


def read_whole(path: Path, most: int = MOST) -> bytes:
    """What a file holds; an OSError if that is too much, as it is of a device that never ends."""
    try:
        with path.open("rb") as file:
            text = file.read(most + 1)
    except ValueError as error:  # no file can be called so
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error
    if len(text) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return text

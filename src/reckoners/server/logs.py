"""What the server logs, on its error output: a line a second at most, however often something goes wrong."""

from __future__ import annotations

import logging
import time

EVERY = 1.0  # seconds
AT_ONCE = 10  # lines, before that counts


class Sparing(logging.Filter):
    """Lets some lines through at once and then one a second; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._allowed = float(AT_ONCE)
        self._at = time.monotonic()
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        self._allowed = min(AT_ONCE, self._allowed + (now - self._at) / EVERY)
        self._at = now
        if self._allowed < 1:
            self._left_out += 1
            return False
        self._allowed -= 1
        if self._left_out:
            record.msg = f"{record.getMessage()} (and {self._left_out} more lines)"
            record.args = None
            self._left_out = 0
        return True


def set_up() -> None:
    """Everything goes through one handler. Called by whoever owns the process."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)

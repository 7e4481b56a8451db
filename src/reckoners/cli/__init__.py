"""The command `reckoners`: everything that one can do in a terminal."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Nothing that a player does ends in a traceback."""
    from reckoners.cli.failures import guarded

    return guarded(argv)

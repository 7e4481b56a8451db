"""A player at the keyboard: runs the command in this process, types lines, reads what comes back."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from reckoners.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Terminal = Callable[..., Said]


def make_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    for name in ("RECKONERS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: str | Path, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run

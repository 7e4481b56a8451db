"""The terminal of these tests keeps its files in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, make_terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return make_terminal(monkeypatch, capsys, tmp_path / "data")

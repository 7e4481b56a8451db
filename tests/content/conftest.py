"""Packs of tests' own."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tests.content.packs import MakePack


@pytest.fixture
def pack(tmp_path: Path) -> MakePack:
    """Writes a pack: `pack(epics="...")` is a folder with a manifest and an epics.toml."""

    def write(id: str = "mine", manifest: str = "", **files: str) -> Path:
        folder = tmp_path / id
        folder.mkdir()
        head = f'id = "{id}"\ntitle = "Mine"\nversion = "1.0"\n'
        (folder / "pack.toml").write_text(head + dedent(manifest), encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.toml").write_text(dedent(text), encoding="utf-8")
        return folder

    return write

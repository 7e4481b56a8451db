"""A file that one can read: no source is longer than 400 lines."""

from __future__ import annotations

from pathlib import Path

PROJECT = Path(__file__).parents[1]
FOLDERS = ("src/reckoners", "client/src", "client/test", "client/tools", "tests", "tools", "bench")
KINDS = {".py", ".ts", ".js", ".mjs", ".svelte", ".css"}
MOST = 400  # lines
MADE = {"client/src/protocol.ts"}  # from the server's JSON Schema


def lines() -> dict[str, int]:
    return {
        path.relative_to(PROJECT).as_posix(): len(path.read_bytes().splitlines())
        for folder in FOLDERS
        for path in (PROJECT / folder).rglob("*")
        if path.suffix in KINDS and not {"static", "node_modules"}.intersection(path.parts)
    }


def test_no_file_is_too_long() -> None:
    found = lines()
    assert len(found) > 500, "the folders are elsewhere"
    assert {name: n for name, n in found.items() if n > MOST and name not in MADE} == {}

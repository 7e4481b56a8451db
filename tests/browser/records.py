"""Games to begin with: records of finished ones, cut off where a test wants to go on."""

from __future__ import annotations

import json
from pathlib import Path

from reckoners.game import Game
from reckoners.game.files import text_of

FINISHED = Path(__file__).parents[1] / "finished"


def record(name: str) -> list[str]:
    """All actions of a finished game."""
    lines = (FINISHED / f"{name}.jsonl").read_text().splitlines()
    return [line["do"] for line in map(json.loads, lines) if "do" in line]


def begun(name: str, actions: int, folder: Path) -> Path:
    """A finished game as it stood after so many actions, as a file."""
    file = folder / f"{name}-{actions}.jsonl"
    file.write_bytes(text_of(Game.load(FINISHED / f"{name}.jsonl").fork(actions)))
    return file

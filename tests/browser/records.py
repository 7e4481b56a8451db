"""Games to begin with: records of finished ones, cut off where a test wants to go on."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from reckoners.game import Game
from reckoners.game.files import text_of
from tests.finished.make import WANTED

FINISHED = Path(__file__).parents[1] / "finished"
PLAIN = sorted(one.path.stem for one in WANTED if one.pair == ("steelheart", "newcago") and not one.options)


def record(name: str) -> list[str]:
    """All actions of a finished game."""
    lines = (FINISHED / f"{name}.jsonl").read_text().splitlines()
    return [line["do"] for line in map(json.loads, lines) if "do" in line]


def first(name: str, words: str, nth: int = 1) -> int:
    """How many actions come before one with these words in it, or before the nth such one."""
    return [n for n, action in enumerate(record(name)) if words in action][nth - 1]


def last(name: str, words: str) -> int:
    """How many actions come before the last one with these words in it."""
    return max(n for n, action in enumerate(record(name)) if words in action)


def somewhere(words: str) -> tuple[str, int]:
    """The record of Steelheart in Newcago in which such an action comes soonest, and when: they are made anew from time
    to time."""
    found = [(first(name, words), name) for name in PLAIN if any(words in action for action in record(name))]
    at, name = min(found)
    return name, at


def doubled(words: str) -> tuple[str, int]:
    """Where a die with two symbols is about to be used twice in the same way, in a game of Steelheart in Newcago."""
    found = []
    for name in PLAIN:
        actions = record(name)
        found += [
            (n, name)
            for n, (action, following) in enumerate(pairwise(actions))
            if action == following and " use d" in action and words in action
        ]
    at, name = min(found)
    return name, at


def begun(name: str, actions: int, folder: Path) -> Path:
    """A finished game as it stood after so many actions, as a file."""
    file = folder / f"{name}-{actions}.jsonl"
    file.write_bytes(text_of(Game.load(FINISHED / f"{name}.jsonl").fork(actions)))
    return file

"""A pack that a test writes, and what the loader says of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reckoners.content import Problem, check_pack

MakePack = Callable[..., Path]

EPIC = """
    [[epic]]
    id = "gloom"
    name = "Gloom"
    research = 2
    health = 6
    weakened = 3
    track = ["fortify", "discover", "boss black", "population", "population"]
    reward = { boss_research = 2 }
"""


def only(path: Path) -> Problem:
    problems = check_pack(path)
    assert len(problems) == 1, problems
    return problems[0]

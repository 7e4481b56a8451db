"""`python -m bench.strength`: wins by effort, from what `reckoners sim` has written, as a table and as a curve."""

from __future__ import annotations

from pathlib import Path

from bench import strength
from bench.strength import Strength
from tests.sim.test_report import result, written


def test_wins_are_counted_by_difficulty_and_drawn(tmp_path: Path) -> None:
    games = [result(number, number > 1, difficulty="hard") for number in range(4)]
    games += [result(number, number > 2, difficulty="sparks") for number in range(4)]
    path = written(tmp_path / "effort-4.jsonl", games)
    won = strength.won_in(path)
    assert {name: (one.value, one.n) for name, one in won.items()} == {"hard": (0.5, 4), "sparks": (0.25, 4)}
    found = [Strength(1, 9.4, won), Strength(4, 42.0, won)]
    assert strength.table(found).splitlines()[2] == "| 1 | 9 | 4 | 50 % (15–85) | 25 % (5–70) |"
    strength.draw(found, tmp_path / "curves" / "curve.svg")
    drawn = (tmp_path / "curves" / "curve.svg").read_bytes()
    assert drawn.startswith(b"<?xml")
    strength.draw(found, tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_bytes() == drawn

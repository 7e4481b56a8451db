"""Pieces from outside: a decision, a Boss, a city, a word, cards and a Reckoner, and no line of `src` is touched."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]
SOURCE = PROJECT / "src" / "reckoners"
NAMES = re.compile(r"steelheart|newcago|regalia|babilar|limelight|ildithia", re.IGNORECASE)
PIECES = (
    "engine/bosses/__init__.py",
    "engine/bosses/limelight.py",
    "engine/bosses/regalia.py",
    "engine/bosses/steelheart.py",
    "engine/cities/__init__.py",
    "engine/cities/babilar.py",
    "engine/cities/ildithia.py",
    "engine/cities/newcago.py",
)
SHIFTS = re.compile(r"<<|>>")
# Where actions and symbols are packed, the hot list of options, and the arithmetic of chance.
PACKING = ("action.py", "pools.py", "offers.py", "chance.py")


def test_a_package_brings_pieces_and_plays_with_them() -> None:
    """In a process of its own: they stay with whoever has imported them."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/another_house/checks.py"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout


def test_the_core_knows_no_boss_and_no_city_by_name() -> None:
    named = [
        str(path.relative_to(SOURCE))
        for path in sorted((SOURCE / "engine").rglob("*.py"))
        if NAMES.search(path.read_text(encoding="utf-8")) and path.relative_to(SOURCE).as_posix() not in PIECES
    ]
    assert named == []


def test_how_integers_are_packed_is_known_in_few_places() -> None:
    knowing = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(SHIFTS.search(line) for line in path.read_text(encoding="utf-8").split("\n") if ">>>" not in line)
    }
    assert knowing == {f"engine/{name}" for name in PACKING}


def test_nobody_splits_the_words_of_an_action() -> None:
    """Only the action itself reads and writes them."""
    splitting = re.compile(r"(action|option\.text|do)\.split\(")
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if splitting.search(path.read_text(encoding="utf-8"))
    }
    assert found == set()

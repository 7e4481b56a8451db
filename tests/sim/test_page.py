"""docs/simulation.md says what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from reckoners.sim.result import Result

PAGE = Path(__file__).parents[2] / "docs" / "simulation.md"


def test_its_program_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried >= 4
    assert failed == 0


def test_every_field_of_a_line_is_explained() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("## A line")[2].partition("## A report")[0]
    told = {name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told == set(Result.__struct_fields__)

"""French keeps its signs with their words: no line begins with a colon, none ends with an opening quote."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reckoners.text.words import HOME

LOOSE = re.compile(r"\S [:;?!»]|« ")


@pytest.mark.parametrize("file", sorted((HOME / "fr").glob("*.ftl")), ids=lambda file: file.stem)
def test_no_loose_signs_in_french(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and LOOSE.search(line)] == []

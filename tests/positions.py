"""The one builder of positions for tests: a table from TOML, as in scenario files (docs/scenarios.md)."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from reckoners.game.scenario import table as lay_table

rule = pytest.mark.rule
example = pytest.mark.example


def table(text: str) -> Game:
    """A game in the position that [setup], [replace.*], [position] and [script] describe."""
    return lay_table(text)

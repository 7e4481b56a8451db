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


def check_undo(game: Game, keys: list[tuple[object, ...]]) -> None:
    """Taken back from its end through these positions, and played again."""
    for key in reversed(keys[:-1]):
        game.undo()
        assert game.state.key() == key
    for key in keys[1:]:
        game.redo()
        assert game.state.key() == key

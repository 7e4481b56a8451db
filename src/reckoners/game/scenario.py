"""Scenario files: a position, what is played, what must hold. Written by people, read here, run by anybody."""

from __future__ import annotations

from pathlib import Path

import msgspec

from reckoners.game.errors import ReckonersError, ScenarioError
from reckoners.game.game import Game
from reckoners.game.position import build_state
from reckoners.game.scenario_content import patched
from reckoners.game.scenario_format import Misfit, ScenarioFile, decode
from reckoners.game.setup import Setup, checked, tables_for


def table(text: str, file: str = "position") -> Game:
    """The game that a TOML text lays out: its [setup], [replace], [position] and [script]."""
    return build_game(decode(text, file), file)


def build_game(layout: ScenarioFile, file: str) -> Game:
    """A new game in the file's position; a ScenarioError if there cannot be such a table."""
    names = layout.setup.reckoners
    if not names and layout.position is not msgspec.UNSET:
        names = tuple(layout.position.reckoners)
    beside = Path(file).parent
    packs = tuple(str(beside / pack) if (beside / pack).is_dir() else pack for pack in layout.setup.packs)
    setup = Setup(
        reckoners=names,
        difficulty=layout.setup.difficulty,
        seed=layout.setup.seed,
        city=layout.setup.city,
        packs=packs,
    )
    try:
        setup, content = checked(setup)
        content = patched(content, layout.replace)
        state = build_state(tables_for(setup, content), setup.seed, layout.position, layout.script)
    except Misfit as misfit:
        raise ScenarioError(f"{file}: {misfit}") from None
    except ReckonersError as error:
        raise ScenarioError(f"{file}: setup: {' '.join(str(error).split())}") from None
    return Game.from_state(setup, content, state)

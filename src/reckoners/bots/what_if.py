"""What if: the planner plays a game on from a position, with everything hidden dealt anew."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from reckoners.bots.team import Team
from reckoners.engine.chance import stream_keys
from reckoners.engine.codes import WON
from reckoners.engine.trying import redealt
from reckoners.game import Game

PLAYER: Final = "planner"
Z: Final = 1.959964  # 95 %, two-sided


def people_saved(game: Game, seed: str) -> int | None:
    """How many people are left if the planner plays every seat from here on; None if it loses. The same seed deals the
    same, and says nothing about the decks and dice of the game itself."""
    salt = stream_keys(f"play-on:{seed}", 1)[0]
    setup = msgspec.structs.replace(game.setup, seed=f"play-on:{seed}", dealt=())
    own = Game.from_state(setup, game.content, redealt(game.state, salt))
    seats = own.state.tables.n_seats
    team = Team(dict.fromkeys(range(seats), PLAYER), seats)
    try:
        while (code := team.next_code(own)) is not None:
            own.play_code(code)
    finally:
        team.dismiss()
    return own.state.population if own.state.over == WON else None


def sure_of(won: int, played: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share in 95 of 100 cases, also after few games.

    >>> [round(edge, 2) for edge in sure_of(16, 20)], sure_of(0, 0)
    ([0.58, 0.92], (0.0, 1.0))
    """
    if not played:
        return 0.0, 1.0
    middle = won + Z * Z / 2
    half = Z * sqrt(won * (played - won) / played + Z * Z / 4)
    return max(0.0, (middle - half) / (played + Z * Z)), min(1.0, (middle + half) / (played + Z * Z))

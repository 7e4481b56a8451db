"""What nobody can see, dealt anew in the middle of a game that goes its own way."""

from __future__ import annotations

from reckoners.engine.chance import stream_keys
from reckoners.engine.state import State
from reckoners.engine.trying import redealt
from reckoners.game.setup import Setup


def deals_of(setup: Setup) -> dict[int, int]:
    """After how many actions, and from which salt."""
    return {deal.at: stream_keys(f"dealt:{deal.seed}", 1)[0] for deal in setup.dealt}


def dealt_anew(st: State, salt: int) -> State:
    """What happened last is still told."""
    other = redealt(st, salt)
    other.events.extend(st.events)
    return other

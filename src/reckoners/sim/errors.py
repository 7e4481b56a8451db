"""What a simulation can say no with."""

from __future__ import annotations

from reckoners.game import ToldError


class SimError(ToldError):
    """A run or a report that cannot be made; the sentence says why and what to do."""

"""Reckoners: the cooperative dice game *The Reckoners* as a library. An unofficial fan implementation.

>>> from reckoners import Game, Setup
>>> game = Game(Setup(reckoners=("tia", "abraham"), difficulty="beginner", seed="first"))
>>> happened = game.play("end purchase")
>>> game.step, [str(action) for action in game.legal("tia")][:2]
('prologue', ['tia place steel-lakeshore', 'tia place chinatown'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reckoners.game import Action, Game, ReckonersError, Refusal, SaveError, Setup, SetupError

__version__ = "0.1.0"
__all__ = ["Action", "Game", "ReckonersError", "Refusal", "SaveError", "Setup", "SetupError", "__version__"]


def __getattr__(name: str) -> object:
    """The library is loaded when it is first used, so that `import reckoners` costs nothing."""
    if name in __all__:
        import reckoners.game

        return getattr(reckoners.game, name)
    raise AttributeError(f"module 'reckoners' has no attribute '{name}'")

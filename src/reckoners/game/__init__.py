"""The library: games, actions in words, refusals with reasons, undo, records, scenarios."""

from reckoners.game.action import Action
from reckoners.game.errors import ReckonersError, Refusal, SaveError, ScenarioError, SetupError, ToldError
from reckoners.game.forecast import Forecast, Loss
from reckoners.game.game import Game
from reckoners.game.happened import Happening
from reckoners.game.setup import Setup
from reckoners.game.view import TableView

__all__ = [
    "Action",
    "Forecast",
    "Game",
    "Happening",
    "Loss",
    "ReckonersError",
    "Refusal",
    "SaveError",
    "ScenarioError",
    "Setup",
    "SetupError",
    "TableView",
    "ToldError",
]

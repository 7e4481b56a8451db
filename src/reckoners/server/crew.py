"""The bots of one table as people see them: which seats they play, how fast, and whether they may act."""

from __future__ import annotations

from typing import Final

from reckoners.bots.registry import AT_TABLE
from reckoners.bots.seen import options_for
from reckoners.game import Game
from reckoners.server.bots_protocol import Crew, Pace

PACES: Final[dict[Pace, float]] = {"slow": 1.4, "normal": 0.7, "fast": 0.3, "at-once": 0.0}  # seconds for an action
# What the planner thinks with. Four Reckoners' use step takes it no longer than the pause for an action, interpreted,
# on one core (docs/bots.md), so nobody waits for thought at a pace that was chosen to see things happen.
EFFORTS: Final[dict[Pace, float]] = {"slow": 32.0, "normal": AT_TABLE, "fast": 4.0, "at-once": 1.0}


class Bots:
    """Changed by people at the table. Somebody may have stopped them; after an undo they are held, so that they do not
    do at once again what was just taken back."""

    def __init__(self, seats: dict[str, str], pace: Pace = "normal", *, held: bool = False) -> None:
        self.seats = seats
        self.pace = pace
        self.stopped = False
        self.held = held
        self.waiting = -1  # the version at which they had nothing to do

    @property
    def running(self) -> bool:
        return not self.stopped and not self.held

    @property
    def seconds(self) -> float:
        return PACES[self.pace]

    @property
    def effort(self) -> float:
        return EFFORTS[self.pace]

    def hold(self) -> None:
        self.held = bool(self.seats)

    def drive(self, running: bool) -> None:
        self.stopped = not running
        self.held = False
        self.waiting = -1

    def seat(self, seats: dict[str, str]) -> None:
        if not self.seats:
            self.stopped = self.held = False
        self.seats = seats
        self.waiting = -1

    def numbers(self, game: Game) -> dict[int, str]:
        """The bots by the numbers of their seats."""
        return {place: self.seats[id] for place, id in enumerate(game.setup.reckoners) if id in self.seats}

    def due(self, game: Game, version: int) -> bool:
        """Whether one of them might act now."""
        return bool(self.acting(game, version))

    def told(self, game: Game, version: int) -> Crew:
        return Crew(self.seats, self.running, self.pace, self.acting(game, version))

    def acting(self, game: Game, version: int) -> tuple[str, ...]:
        """Whoever has something to do. Where all are bots, the first of them also decides for the team."""
        if not self.seats or not self.running or self.waiting == version or game.result != "playing":
            return ()
        places = self.numbers(game)
        ids = game.setup.reckoners
        able = tuple(ids[place] for place in places if options_for(game.state, (place,), False))
        return able or (ids[:1] if len(places) == len(ids) else ())

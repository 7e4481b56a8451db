"""Somebody who does what the guide of a city's guided game says: what is the same in every city."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import msgspec

from reckoners.game import Game, Setup
from reckoners.server.protocol import Option
from tools.first_game import UnfitError, options

TEAM = ("tia", "abraham")
LAST = 2  # the round that is played to its end
WORTHS = ("attack", "research", "contain", "enforcement", "plan", "money")


def wish_for(boss: str, city: str) -> dict[str, object]:
    """The set-up as a client asks for it."""
    return {"reckoners": list(TEAM), "boss": boss, "city": city, "modules": [4], "difficulty": "beginner"}


def begun(wish: dict[str, object], seed: str) -> Game:
    return Game(msgspec.convert({**wish, "seed": seed}, Setup))


class Guest(ABC):
    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def whole(self, place: str) -> None:
        """The whole line, both of them in this district first; UnfitError if the game does not serve."""

    def play(self, action: str) -> None:
        self.game.play(action)

    def take_places(self, place: str) -> None:
        self.play("end purchase")
        for who in TEAM:
            self.play(f"{who} place {place}")

    def give_up(self) -> None:
        """Who has to give something up before the roll does so."""
        while taken := [o for o in options(self.game) if o.kind.startswith("disable")]:
            self.play(taken[-1].action)

    def finish(self, number: int) -> None:
        """All that is left of the round: nothing that has to be explained anew."""
        while self.game.result == "playing" and self.game.view().round == number:
            found = options(self.game)
            ends = [option for option in found if option.kind == "end"]
            best = min((o for o in found if self.fills(o)), key=self.worth, default=None) or next(iter(ends), None)
            if best is None:
                best = found[0]
                if best.kind == "lose":
                    raise UnfitError
            self.play(best.action)

    @staticmethod
    def fills(option: Option) -> bool:
        return option.kind == "reward" or (option.kind == "spend" and option.source != "plan" and not option.lapses)

    def worth(self, option: Option) -> tuple[int, int, str]:
        """What saves most people; then what hurts Epics most."""
        if option.kind == "heal":
            return 0, 0, option.action
        rank = WORTHS.index(option.symbol) if option.symbol in WORTHS else 0
        return self.game.forecast_after(option.action).population, rank, option.action


def lines_of(kind: type[Guest], wish: dict[str, object], seed: str) -> Iterator[list[str]]:
    """What such a guest has played from each district in which the game served."""
    for district in begun(wish, seed).view().districts:
        guest = kind(begun(wish, seed))
        try:
            guest.whole(district.id)
        except UnfitError:
            continue
        yield [str(action) for action in guest.game.actions]

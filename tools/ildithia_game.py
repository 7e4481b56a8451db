"""Finds the guided game in Ildithia: a seed and a line of play in which what is different there has its place.

`python -m tools.ildithia_game` tries seeds until one serves, and writes client/src/learn/ildithia.json. Like the first
guided game (tools/first_game.py) it is an ordinary one; tests/server/test_first_game.py says when the line is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from reckoners.game import Game, Setup
from reckoners.server.protocol import Option
from tools.first_game import UnfitError, options, search

FOUND = Path(__file__).parents[1] / "client" / "src" / "learn" / "ildithia.json"
TEAM = ("tia", "abraham")
WISH: dict[str, object] = {
    "reckoners": list(TEAM),
    "boss": "limelight",
    "city": "ildithia",
    "modules": [4],
    "difficulty": "beginner",
}
LAST = 2  # the round that is played to its end
PEOPLE = 24  # so many are alive then, at least
WORTHS = ("attack", "research", "contain", "enforcement", "plan", "money")
PROTECT = "protect"


def begun(seed: str) -> Game:
    return Game(
        Setup(reckoners=TEAM, boss="limelight", city="ildithia", modules=(4,), difficulty="beginner", seed=seed)
    )


class Guest:
    """Plays as somebody would who does what the guide says."""

    def __init__(self, seed: str) -> None:
        self.game = begun(seed)

    def play(self, action: str) -> None:
        self.game.play(action)

    def whole(self, places: tuple[str, str]) -> None:
        self.play("end purchase")
        for who, place in zip(TEAM, places, strict=True):
            self.play(f"{who} place {place}")
        self.roll()
        self.protect()
        self.finish(1)
        view = self.game.view()
        if self.game.result != "playing" or not view.boss.rolled:
            raise UnfitError
        self.roll()
        self.finish(LAST)
        if self.game.view().population < PEOPLE or self.game.result != "playing":
            raise UnfitError

    def roll(self) -> None:
        while taken := [o for o in options(self.game) if o.kind.startswith("disable")]:
            self.play(taken[-1].action)
        for who in TEAM:
            self.play(f"{who} stop")

    def protect(self) -> None:
        """One district that the city would pass is protected down to its bottom spot."""
        ahead = self.game.view().tram_next
        for _ in range(8):
            found = [o for o in options(self.game) if o.kind == PROTECT and o.target.id == ahead[0] and not o.lapses]
            if not found:
                raise UnfitError
            best = min(found, key=lambda o: (o.source == "plan", self.two(o), o.action))
            if self.two(best) or best.source == "plan":  # a die of two symbols has a lesson of its own
                raise UnfitError
            self.play(best.action)
            district = next(one for one in self.game.view().districts if one.id == ahead[0])
            if district.marker == 0:
                return
        raise UnfitError

    def two(self, option: Option) -> bool:
        seat = next((seat for seat in self.game.view().reckoners if seat.id == option.who), None)
        return seat is not None and any(die.name == option.source and die.face.endswith("2") for die in seat.dice)

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
        rank = WORTHS.index(option.symbol) if option.symbol in WORTHS else 0
        return self.game.forecast_after(option.action).population, rank, option.action


def lines(seed: str) -> Iterator[list[str]]:
    ring = [district.id for district in begun(seed).view().districts]
    for place in ring:
        guest = Guest(seed)
        try:
            guest.whole((place, place))
        except UnfitError:
            continue
        yield [str(action) for action in guest.game.actions]


def main() -> int:
    return search("salt-road", lines, WISH, FOUND)


if __name__ == "__main__":
    sys.exit(main())

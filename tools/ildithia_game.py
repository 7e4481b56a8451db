"""Finds the guided game in Ildithia: a seed and a line of play in which what is different there has its place.

`python -m tools.ildithia_game` tries seeds until one serves, and writes client/src/learn/ildithia.json. Like the first
guided game (tools/first_game.py) it is an ordinary one; tests/server/test_first_game.py says when the line is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from reckoners.server.protocol import Option
from tools import guest
from tools.first_game import UnfitError, options, search
from tools.guest import LAST, TEAM

FOUND = Path(__file__).parents[1] / "client" / "src" / "learn" / "ildithia.json"
WISH = guest.wish_for("limelight", "ildithia")
PEOPLE = 24  # so many are alive then, at least
PROTECT = "protect"


class Guest(guest.Guest):
    """Plays as somebody would who does what the guide says."""

    def whole(self, place: str) -> None:
        self.take_places(place)
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
        self.give_up()
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


def lines(seed: str) -> Iterator[list[str]]:
    return guest.lines_of(Guest, WISH, seed)


def main() -> int:
    return search("salt-road", lines, WISH, FOUND)


if __name__ == "__main__":
    sys.exit(main())

"""Finds the guided game in Babilar: a seed and a line of play in which what is different there has its place.

`python -m tools.babilar_game` tries seeds until one serves, and writes client/src/learn/babilar.json. Like the first
guided game (tools/first_game.py) it is an ordinary one; tests/server/test_first_game.py says when the line is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from reckoners.game import Game
from reckoners.server.protocol import Option
from tools import guest
from tools.first_game import UnfitError, options, search
from tools.guest import LAST, TEAM

FOUND = Path(__file__).parents[1] / "client" / "src" / "learn" / "babilar.json"
WISH = guest.wish_for("regalia", "babilar")
PEOPLE = 26  # so many are alive then, at least
KEPT = ("research", "attack")
QUIET = ("equipment",)  # nobody has a card yet: it strikes, and there is nothing to see


def on_track(game: Game, option: Option) -> bool:
    """Research on the track of a district, by a die."""
    districts = {district.id for district in game.view().districts}
    return (
        option.kind == "spend"
        and option.symbol == "research"
        and option.target.id in districts
        and option.source.startswith("d")
    )


class Guest(guest.Guest):
    """Plays as somebody would who does what the guide says."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.nested = False

    def whole(self, place: str) -> None:
        self.take_places(place)
        self.roll()
        self.aided(place)
        self.finish(1)
        struck = {effect for seat in self.game.view().reckoners for effect in seat.suffers}
        if not struck or struck & set(QUIET):
            raise UnfitError
        self.roll()
        self.hunt(place)
        self.finish(LAST)
        view = self.game.view()
        if not self.nested or view.population < PEOPLE or self.game.result != "playing":
            raise UnfitError

    def roll(self) -> None:
        """What finds and what strikes is kept, the rest is rolled once more. Who has to give something up does so."""
        self.give_up()
        for who in TEAM:
            dice = next(seat for seat in self.game.view().reckoners if seat.id == who).dice
            offered = {option.action for option in options(self.game)}
            kept = [f"{who} keep {die.name}" for die in dice if die.face.rstrip("2") in KEPT]
            kept = [action for action in kept if action in offered]
            if not kept or len(kept) == len([die for die in dice if die.state != "disabled"]):
                self.play(f"{who} stop")
                continue
            for action in kept:
                self.play(action)
            self.play(f"{who} reroll")
            if any(option.action == f"{who} stop" for option in options(self.game)):
                self.play(f"{who} stop")

    def aided(self, place: str) -> None:
        """Research where they stand till Dawnslight helps, and the help is used."""
        for _ in range(4):
            found = [option for option in options(self.game) if on_track(self.game, option) and not option.lapses]
            if not found:
                raise UnfitError
            self.play(min(found, key=lambda option: (option.target.id != place, option.action)).action)
            self.use_up()
            if aid := [option for option in options(self.game) if option.kind == "aid"]:
                break
        else:
            raise UnfitError
        if len(aid) < 3:  # two cards, and somebody to choose
            raise UnfitError
        self.play(next((option for option in aid if option.target.id == "abraham"), aid[0]).action)
        self.use_up()
        held = [card for seat in self.game.view().reckoners for card in seat.dawnslight]
        used = [o for o in options(self.game) if o.source in held and o.kind in ("spend", "heal") and not o.lapses]
        if not used:
            raise UnfitError
        self.play(min(used, key=self.worth).action)
        self.use_up()

    def use_up(self) -> None:
        """Whoever has begun a die ends it first."""
        for _ in range(4):
            left = [o for o in options(self.game) if self.is_open(o)]
            if not left:
                return
            self.play(min(left, key=lambda o: (not on_track(self.game, o), self.worth(o))).action)

    def is_open(self, option: Option) -> bool:
        seat = next((seat for seat in self.game.view().reckoners if seat.id == option.who), None)
        return (
            seat is not None and seat.open is not None and seat.open.source == option.source and option.kind == "spend"
        )

    def hunt(self, place: str) -> None:
        """The Epic where they stand falls, and its reward comes while a die is open."""
        epic = next(district.epic for district in self.game.view().districts if district.id == place)
        if epic is None:
            raise UnfitError
        for symbol in ("research", "attack"):
            while True:
                found = [
                    o
                    for o in options(self.game)
                    if o.kind == "spend" and o.symbol == symbol and o.target.id == epic.id and not o.lapses
                ]
                if not found:
                    break
                self.play(min(found, key=lambda o: (o.source == "plan", o.action)).action)
                if any(option.kind == "reward" for option in options(self.game)):
                    self.nested = any(seat.open is not None for seat in self.game.view().reckoners)
                    return
            self.use_up()  # what is left of a die when the research is done, as the guide will say
        raise UnfitError


def lines(seed: str) -> Iterator[list[str]]:
    return guest.lines_of(Guest, WISH, seed)


def main() -> int:
    return search("high-water", lines, WISH, FOUND)


if __name__ == "__main__":
    sys.exit(main())

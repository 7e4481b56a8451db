"""Finds the guided game: a seed and a line of play in which every lesson has its place.

`python tools/first_game.py` tries seeds until one serves, and writes client/src/learn/game.json. The game is ordinary:
nothing is scripted but the seed. Whoever follows the guide plays this line; whoever does not is followed by the
guide, which looks at the options. tests/server/test_first_game.py says when the line is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from reckoners.game import Game, Setup
from reckoners.server.choices import options_of
from reckoners.server.protocol import Option
from reckoners.server.teller import teller

FOUND = Path(__file__).parents[1] / "client" / "src" / "learn" / "game.json"
TEAM = ("tia", "megan")
LAST = 2  # the round that is played to its end
PEOPLE = 30  # so many are alive then, at least
ENFORCEMENT = 6  # and so much Enforcement is in the city, at most
FOUND_STEPS = 2  # that Steelheart has come nearer to the base, at most: one each round unless he is contained
EASY = ("night-vision-goggles", "rifle", "disguise", "grenade", "schematics")  # one symbol a round, for nothing

Fits = Callable[[Option], bool]


def spends(symbol: str, *kinds: str) -> Fits:
    return lambda option: (
        option.kind == "spend"
        and option.symbol == symbol
        and option.source.startswith("d")
        and (not kinds or option.target.kind in kinds)
    )


def does(kind: str) -> Fits:
    return lambda option: option.kind == kind and option.source != "plan"


# What has to be there in the use step of each round, in the order of the lessons in client/src/learn/lessons.ts.
LESSONS: dict[int, dict[str, Fits]] = {
    1: {
        "research": spends("research", "epic"),
        "contain": spends("contain", "epic"),
        "enforcement": spends("enforcement"),
        "money": spends("money"),
        "plan": lambda option: option.source == "plan" and option.kind == "spend" and option.symbol == "research",
        "move": does("move"),
    },
    2: {
        "attack": spends("attack", "epic"),
        "cost": does("card"),
        "ability": does("power"),
        "barricade": does("barricade"),
    },
}
WANTED = {1: ("research", "contain", "enforcement", "money"), 2: ("attack", "contain", "research")}


class UnfitError(Exception):
    """This seed does not serve."""


def options(game: Game) -> tuple[Option, ...]:
    return options_of(game.view(), game.legal(), teller("en", game.content))


class Follower:
    """Plays as somebody would who does what the guide says."""

    def __init__(self, seed: str) -> None:
        self.game = Game(Setup(reckoners=TEAM, difficulty="beginner", seed=seed))
        self.overflow = self.reward = False

    def play(self, action: str) -> None:
        self.game.play(action)

    def whole(self, tia: str, megan: str) -> None:
        self.prologue(tia, megan)
        for number in range(1, LAST + 1):
            self.roll(number)
            self.overflow |= number > 1 and any(actor.overflow for actor in self.game.forecast().actors)
            for fits in LESSONS[number].values():
                self.teach(fits)
            self.overflow |= any(actor.overflow for actor in self.game.forecast().actors)
            self.finish(number)
        view = self.game.view()
        if not self.overflow or not self.reward or view.population < PEOPLE or view.base > FOUND_STEPS:
            raise UnfitError
        if sum(district.enforcement for district in view.districts) > ENFORCEMENT:
            raise UnfitError

    def prologue(self, tia: str, megan: str) -> None:
        if any(actor.overflow > 2 for actor in self.game.forecast().actors):  # not all at once
            raise UnfitError
        buys = [option for option in options(self.game) if option.kind == "buy" and option.source in EASY]
        if not buys:
            raise UnfitError
        self.play(min(buys, key=lambda option: (EASY.index(option.source), option.action)).action)
        if any(option.kind == "end" for option in options(self.game)):  # with an empty purse it ends by itself
            self.play("end purchase")
        self.play(f"tia place {tia}")
        self.play(f"megan place {megan}")

    def roll(self, number: int) -> None:
        """One of each symbol that is wanted is kept, the rest is rolled once more."""
        wanted = list(WANTED[number])
        for who in TEAM:
            seat = next(seat for seat in self.game.view().reckoners if seat.id == who)
            kept = []
            for die in seat.dice:
                if die.face in wanted:
                    wanted.remove(die.face)
                    kept.append(die.name)
            kept = kept or [seat.dice[0].name]
            if len(kept) == len(seat.dice):
                raise UnfitError
            offered = {option.action for option in options(self.game)}
            for die_name in kept:
                if f"{who} keep {die_name}" not in offered:  # an equal die stands for it
                    raise UnfitError
                self.play(f"{who} keep {die_name}")
            self.play(f"{who} reroll")
            for die in next(seat for seat in self.game.view().reckoners if seat.id == who).dice:
                if die.face in wanted:
                    wanted.remove(die.face)
            self.play(f"{who} stop")

    def teach(self, fits: Fits) -> None:
        """The lesson's action; a die with more than one symbol is used up before the next lesson."""
        found = [option for option in options(self.game) if fits(option) and not option.lapses]
        if not found:
            raise UnfitError
        best = min(found, key=self.worth)
        self.play(best.action)
        for _ in range(4):
            seat = next((seat for seat in self.game.view().reckoners if seat.open), None)
            if seat is None or seat.open is None:
                return
            left = [o for o in options(self.game) if o.who == seat.id and o.source == seat.open.source]
            left = [option for option in left if option.kind == "spend"]
            if not left:
                raise UnfitError
            self.play(min(left, key=self.worth).action)

    def worth(self, option: Option) -> tuple[int, int, str]:
        """What saves most people; then what is done by a die with one symbol."""
        after = self.game.forecast_after(option.action).population
        seat = next((seat for seat in self.game.view().reckoners if seat.id == option.who), None)
        two = seat is not None and any(die.name == option.source and die.face.endswith("2") for die in seat.dice)
        return two, after, option.action

    def finish(self, number: int) -> None:
        """The other dice and free cards of the round, its rewards and purchases: nothing that was not taught."""
        while self.game.result == "playing" and self.game.view().round == number:
            found = options(self.game)
            fill = [option for option in found if option.kind == "spend" and option.source != "plan"]
            best = min(fill, key=self.use, default=None)
            given = [option for option in found if option.kind == "reward"]
            if given:
                self.reward |= number == LAST
                best = min(given, key=self.use)
            elif best is None:
                best = next((option for option in found if option.kind == "end"), None)
            if best is None:
                raise UnfitError
            self.play(best.action)

    def use(self, option: Option) -> tuple[int, int, str]:
        """What saves most people; then what hurts Epics most."""
        worths = ("attack", "research", "contain", "enforcement", "plan", "money")
        return self.game.forecast_after(option.action).population, worths.index(option.symbol), option.action


def lines(seed: str) -> Iterator[list[str]]:
    places = [place.id for place in Game(Setup(reckoners=TEAM, difficulty="beginner", seed=seed)).view().districts]
    for tia in places:
        for megan in places:
            follower = Follower(seed)
            try:
                follower.whole(tia, megan)
            except UnfitError:
                continue
            yield [str(action) for action in follower.game.actions]


def search(name: str, lines: Callable[[str], Iterator[list[str]]], wish: dict[str, object], found: Path) -> int:
    """Seeds of this name, one after the other, until one has a line; it is written into a file with what is wished."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    while True:
        seed = f"{name}-{number}"
        for line in lines(seed):
            found.write_text(json.dumps({**wish, "seed": seed, "line": line}, indent=2) + "\n")
            print(f"{seed}: {len(line)} actions, {found.name} is written")
            return 0
        print(f"{seed}: no", file=sys.stderr)
        number += 1


def main() -> int:
    return search("first-night", lines, {"reckoners": list(TEAM), "difficulty": "beginner"}, FOUND)


if __name__ == "__main__":
    sys.exit(main())

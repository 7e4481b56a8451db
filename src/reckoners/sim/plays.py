"""How a table wants to be played: what is bought there, where Reckoners stand, how games are lost. One count for each
file, so that several tables can be set side by side."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

import msgspec

from reckoners.sim.intervals import Estimate, rate
from reckoners.sim.result import Result
from reckoners.sim.run import Run
from reckoners.sim.standing import PLACES

BY_BOSS, BY_EPIC, BY_CITY = "boss", "epic", "city"


class BoughtFigures(msgspec.Struct, frozen=True):
    """A card: how often it was bought where it came into the market."""

    card: str
    share: Estimate


class DefeatFigures(msgspec.Struct, frozen=True):
    """Whose doing the end was (`boss`, `epic`, `city`), why, and how often of the games lost."""

    by: str
    why: str
    share: Estimate


class StandingFigures(msgspec.Struct, frozen=True):
    """How often use steps ended with the Boss, with an Epic and alone: for somebody, or for all of a file."""

    who: str
    rounds: int
    places: dict[str, Estimate]


class PlayFigures(msgspec.Struct, frozen=True):
    """One file. `cards` are bought in a game."""

    file: str
    boss: str
    city: str
    games: int
    cards: float
    bought: list[BoughtFigures]
    defeats: list[DefeatFigures]
    standing: StandingFigures


@dataclass(slots=True)
class PlayCount:
    games: int = 0
    lost: int = 0
    offered: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    defeats: Counter[tuple[str, str]] = field(default_factory=Counter)
    stood: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, run: Run, result: Result) -> None:
        self.games += 1
        for card, found in result.equipment.items():
            self.offered[card] += 1
            self.bought[card] += found.bought >= 0
        cause = result.cause
        if cause is not None:
            self.lost += 1
            by = BY_BOSS if cause.actor == run.boss else BY_EPIC if cause.actor in result.epics else BY_CITY
            self.defeats[by, cause.why] += 1
        for who, places in result.stood.items():
            self.stood[who].update(places)

    def figures(self, file: str, run: Run) -> PlayFigures:
        everybody: Counter[str] = Counter()
        for places in self.stood.values():
            everybody += places
        return PlayFigures(
            file=file,
            boss=run.boss,
            city=run.city,
            games=self.games,
            cards=self.bought.total() / max(1, self.games),
            bought=[BoughtFigures(card, rate(self.bought[card], n)) for card, n in sorted(self.offered.items())],
            defeats=[
                DefeatFigures(by, why, rate(n, self.lost))
                for (by, why), n in sorted(self.defeats.items(), key=lambda item: (-item[1], item[0]))
            ],
            standing=standing(file, everybody),
        )


def standing(who: str, places: Counter[str]) -> StandingFigures:
    rounds = places.total()
    return StandingFigures(who, rounds, {place: rate(places[place], rounds) for place in PLACES})


def by_reckoner(several: list[PlayCount]) -> list[StandingFigures]:
    """All files together."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in several:
        for who, places in one.stood.items():
            found[who].update(places)
    return [standing(who, places) for who, places in sorted(found.items())]

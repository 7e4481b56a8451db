"""Everything that a report is made of, counted game by game. It stays small however many games there are."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

from reckoners.game.setup import BOSS, CITY
from reckoners.sim.intervals import Pair, Sum
from reckoners.sim.result import Result
from reckoners.sim.run import Run

MANY = 12  # people left before the last Epic phase: who has so many does not expect to lose


class TableKind(NamedTuple):
    """Games that may be compared with each other: the same bots, as many Reckoners, the same difficulty, the same Boss
    in the same city, the same variants of the rules."""

    bots: str
    reckoners: int
    difficulty: str
    boss: str = BOSS
    city: str = CITY
    options: tuple[str, ...] = ()


@dataclass(slots=True)
class Wins:
    """Games, and how many of them were won."""

    n: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        self.n += 1
        self.won += won


def wins_by_table() -> defaultdict[TableKind, Wins]:
    return defaultdict(Wins)


@dataclass(slots=True)
class TableCount:
    wins: Wins = field(default_factory=Wins)
    rounds_won: Counter[int] = field(default_factory=Counter)
    rounds_lost: Counter[int] = field(default_factory=Counter)
    captured: int = 0
    ransomed: int = 0
    rounds: int = 0
    met: int = 0  # Epics, and those that were defeated
    defeated: int = 0
    rewarded: int = 0  # Boss research of rewards, and all of it
    learned: int = 0
    sudden: int = 0
    spent: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class CardCount:
    """An Equipment card: games in which it was bought, and games in which it lay in the market only."""

    bought: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    left: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    early: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)  # in the market before the first round
    rounds: Counter[int] = field(default_factory=Counter)  # in which it was bought
    uses: Sum = field(default_factory=Sum)


@dataclass(slots=True)
class ReckonerCount:
    played: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    uses: Sum = field(default_factory=Sum)  # of the ability
    cards: Sum = field(default_factory=Sum)  # bought for this Reckoner


@dataclass(slots=True)
class EpicCount:
    met: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    entered: int = 0
    defeated: int = 0
    phases: int = 0
    people: Sum = field(default_factory=Sum)


@dataclass(slots=True)
class AidCount:
    """A Dawnslight card: games in which it was kept, games in which the other one was; how often it was used."""

    kept: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    left: defaultdict[TableKind, Wins] = field(default_factory=wins_by_table)
    seen: int = 0
    taken: int = 0
    used: int = 0


@dataclass(slots=True)
class Counts:
    tables: defaultdict[TableKind, TableCount] = field(default_factory=lambda: defaultdict(TableCount))
    population_won: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    population_lost: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    causes: Counter[tuple[str, str]] = field(default_factory=Counter)  # of defeat: actor, why
    people: defaultdict[tuple[str, str], Sum] = field(default_factory=lambda: defaultdict(Sum))  # lost: actor, why
    cards: defaultdict[str, CardCount] = field(default_factory=lambda: defaultdict(CardCount))
    reckoners: defaultdict[str, ReckonerCount] = field(default_factory=lambda: defaultdict(ReckonerCount))
    epics: defaultdict[str, EpicCount] = field(default_factory=lambda: defaultdict(EpicCount))
    dawnslight: defaultdict[str, AidCount] = field(default_factory=lambda: defaultdict(AidCount))
    troubles: Counter[tuple[str, str]] = field(default_factory=Counter)  # bot, kind
    happened: defaultdict[str, Sum] = field(default_factory=lambda: defaultdict(Sum))  # what only modules have

    def add(self, run: Run, result: Result) -> None:
        bots = ",".join(run.bots)
        table = TableKind(bots, len(result.reckoners), result.difficulty, run.boss, run.city, run.options)
        won = result.won
        count = self.tables[table]
        count.wins.add(won)
        (count.rounds_won if won else count.rounds_lost)[result.rounds] += 1
        count.captured += result.captured
        count.ransomed += result.ransomed
        count.rounds += result.rounds
        count.met += sum(met.entered for met in result.epics.values())
        count.defeated += sum(met.defeated for met in result.epics.values())
        count.rewarded += result.learned[0]
        count.learned += result.learned[1]
        count.sudden += is_sudden(result)
        count.spent.update(result.spent)
        population = self.population_won if won else self.population_lost
        for number, people in enumerate(result.population, 1):
            population[number][people] += 1
        if result.cause is not None:
            self.causes[result.cause.actor, result.cause.why] += 1
        for trouble in result.troubles:
            self.troubles[trouble.bot, trouble.kind] += 1
        for what, times in result.happened.items():
            self.happened[what].add(times)
        self._cards(table, result)
        self._reckoners(table, result)
        self._epics(table, result)
        self._dawnslight(table, result)

    def _cards(self, table: TableKind, result: Result) -> None:
        for id, card in result.equipment.items():
            count = self.cards[id]
            if card.offered == 0:
                count.early[table].add(result.won)
            if card.bought < 0:
                count.left[table].add(result.won)
            else:
                count.bought[table].add(result.won)
                count.rounds[card.bought] += 1
                count.uses.add(card.uses)

    def _reckoners(self, table: TableKind, result: Result) -> None:
        bought = Counter(card.by for card in result.equipment.values())
        for id in result.reckoners:
            count = self.reckoners[id]
            count.played[table].add(result.won)
            count.uses.add(result.abilities.get(id, 0))
            count.cards.add(bought[id])

    def _epics(self, table: TableKind, result: Result) -> None:
        for id, met in result.epics.items():
            count = self.epics[id]
            count.met[table].add(result.won)
            count.entered += met.entered
            count.defeated += met.defeated
            count.phases += met.phases
            count.people.add(sum(result.losses.get(id, {}).values()))
        for actor, reasons in result.losses.items():
            for why, people in reasons.items():
                self.people[actor, why].add(people)

    def _dawnslight(self, table: TableKind, result: Result) -> None:
        for id, card in result.dawnslight.items():
            count = self.dawnslight[id]
            (count.kept if card.taken else count.left)[table].add(result.won)
            count.seen += card.seen
            count.taken += card.taken
            count.used += card.used

    def against_rest(self, some: dict[TableKind, Wins]) -> list[Pair]:
        """Games with something, and all others at the same table."""
        pairs = []
        for table, wins in some.items():
            every = self.tables[table].wins
            pairs.append(Pair(wins.won, wins.n, every.won - wins.won, every.n - wins.n))
        return pairs


def is_sudden(result: Result) -> bool:
    """A defeat that nobody saw coming: many people were left when the last Epic phase began."""
    before = result.population[-2] if len(result.population) > 1 else MANY
    return not result.won and before >= MANY


def against(some: dict[TableKind, Wins], others: dict[TableKind, Wins]) -> list[Pair]:
    """Two kinds of games, table by table."""
    return [
        Pair(wins.won, wins.n, others[table].won, others[table].n) for table, wins in some.items() if table in others
    ]


def together(some: dict[TableKind, Wins]) -> Wins:
    return Wins(sum(wins.n for wins in some.values()), sum(wins.won for wins in some.values()))

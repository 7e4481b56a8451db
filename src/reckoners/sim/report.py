"""What many games say: figures with their intervals, as values. How they are shown is up to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from reckoners.content.model import DIFFICULTIES
from reckoners.game.setup import BOSS, CITY
from reckoners.sim.counts import Counts, TableKind, against, together
from reckoners.sim.intervals import Estimate, difference, mean, quartiles, rate
from reckoners.sim.kept_games import RESULTS
from reckoners.sim.plays import PlayCount, PlayFigures, StandingFigures, by_reckoner
from reckoners.sim.results import read_results

Quartiles = tuple[int, int, int]


class ResultsFile(msgspec.Struct, frozen=True):
    """A file that was read."""

    file: str
    games: int
    bots: tuple[str, ...]
    seed: str
    packs: tuple[str, ...]
    content: str
    version: str
    modules: tuple[int, ...] = ()
    boss: str = BOSS
    city: str = CITY
    options: tuple[str, ...] = ()


class TableFigures(msgspec.Struct, frozen=True):
    bots: str
    reckoners: int
    difficulty: str
    boss: str
    city: str
    options: tuple[str, ...]
    games: int
    wins: int
    win_rate: Estimate
    rounds: Quartiles
    rounds_won: Quartiles | None
    rounds_lost: Quartiles | None
    captured: float  # dice a game
    ransomed: float
    met: float  # Epics a game, and those that were defeated
    defeated: float
    rewarded: float  # of the Boss's research, the part that rewards brought
    sudden: Estimate  # of the games lost: those with many people left before the last phase
    spent: dict[str, float]  # symbols a round by what they were used on; moves; Barricades that were opened


class RoundFigures(msgspec.Struct, frozen=True):
    """People left at the end of a round: a quarter, the half and three quarters of the games have at most so many."""

    round: int
    won: Quartiles | None
    won_games: int
    lost: Quartiles | None
    lost_games: int


class CauseFigures(msgspec.Struct, frozen=True):
    """What took the last people of lost games; `share` is of those games."""

    actor: str
    why: str
    games: int
    share: Estimate


class PeopleFigures(msgspec.Struct, frozen=True):
    """Whom people were lost to: how many in all, and in a game."""

    actor: str
    why: str
    people: int
    per_game: Estimate


class CardFigures(msgspec.Struct, frozen=True):
    """`worth` is the win rate of games in which it was bought, less that of games in which it was only offered.

    `early` compares games in which it came before the first round with all others: the deck decides that, so it is a
    fair trial of having the card at hand.
    """

    card: str
    offered: int
    bought: int
    bought_share: Estimate
    bought_round: float
    uses: Estimate  # in a game in which it was bought
    worth: Estimate | None
    early: Estimate | None


class ReckonerFigures(msgspec.Struct, frozen=True):
    """`difference` compares games with and without this Reckoner at equal tables."""

    reckoner: str
    games: int
    win_rate: Estimate
    difference: Estimate | None
    uses: Estimate  # of the ability in a game
    cards: Estimate  # bought for this Reckoner in a game


class EpicFigures(msgspec.Struct, frozen=True):
    """`people` are those it took in a game; `phases` are for each time that it came."""

    epic: str
    games: int
    entered: int
    defeated: int
    defeated_share: Estimate
    people: Estimate
    phases: float
    win_rate: Estimate
    difference: Estimate | None


class AidFigures(msgspec.Struct, frozen=True):
    """A Dawnslight card: how often it was turned over, kept and used. `worth` is the win rate of games in which it was
    kept, less that of games in which it was seen and left."""

    card: str
    seen: int
    taken_share: Estimate
    used_share: Estimate
    worth: Estimate | None


class HappenedFigures(msgspec.Struct, frozen=True):
    """Something that only modules have, such as cards that were stolen: how often in all, and in a game."""

    what: str
    times: int
    per_game: Estimate


class Report(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    wins: int
    win_rate: Estimate
    rounds: dict[str, dict[int, int]]  # won, lost: how many games took so many rounds
    sources: list[ResultsFile]
    tables: list[TableFigures]
    population: list[RoundFigures]
    causes: list[CauseFigures]
    people: list[PeopleFigures]
    equipment: list[CardFigures]
    reckoners: list[ReckonerFigures]
    epics: list[EpicFigures]
    troubles: list[tuple[str, str, int]]
    happened: list[HappenedFigures]
    dawnslight: list[AidFigures] = []
    plays: list[PlayFigures] = []  # for each file
    standing: list[StandingFigures] = []  # for each Reckoner


def name_of(file: Path) -> str:
    """What to call it beside others: those of kept games all have the same name, but not their folders."""
    return file.resolve().parent.name if file.name == RESULTS else file.stem


def read_report(files: Iterable[Path]) -> Report:
    """All games of some files together. They are read one by one, and none is kept."""
    counts = Counts()
    sources = []
    plays: list[PlayCount] = []
    figures: list[PlayFigures] = []
    for file in files:
        run, results = read_results(file)
        games = 0
        plays.append(PlayCount())
        for result in results:
            counts.add(run, result)
            plays[-1].add(run, result)
            games += 1
        figures.append(plays[-1].figures(name_of(file), run))
        sources.append(
            ResultsFile(
                file=file.name,
                games=games,
                bots=run.bots,
                seed=run.seed,
                packs=run.packs,
                content=run.content,
                version=run.version,
                modules=run.modules,
                boss=run.boss,
                city=run.city,
                options=run.options,
            )
        )
    report = make_report(counts, sources)
    return msgspec.structs.replace(report, plays=figures, standing=by_reckoner(plays))


def make_report(counts: Counts, sources: list[ResultsFile]) -> Report:
    games = sum(table.wins.n for table in counts.tables.values())
    wins = sum(table.wins.won for table in counts.tables.values())
    return Report(
        games=games,
        wins=wins,
        win_rate=rate(wins, games),
        rounds={
            "won": _sum(table.rounds_won for table in counts.tables.values()),
            "lost": _sum(table.rounds_lost for table in counts.tables.values()),
        },
        sources=sources,
        tables=_tables(counts),
        population=_population(counts),
        causes=_causes(counts.causes),
        people=_people(counts, games),
        equipment=_equipment(counts),
        reckoners=_reckoners(counts),
        epics=_epics(counts),
        troubles=[(bot, kind, times) for (bot, kind), times in sorted(counts.troubles.items())],
        happened=[
            HappenedFigures(what, times.total, times.mean(games)) for what, times in sorted(counts.happened.items())
        ],
        dawnslight=_dawnslight(counts),
    )


def _sum(histograms: Iterable[Counter[int]]) -> dict[int, int]:
    total: Counter[int] = Counter()
    for histogram in histograms:
        total += histogram
    return dict(sorted(total.items()))


def _quartiles(histogram: Mapping[int, int]) -> Quartiles | None:
    return quartiles(histogram) if histogram else None


def _order(table: TableKind) -> tuple[str, str, str, tuple[str, ...], int, int]:
    level = DIFFICULTIES.index(table.difficulty)
    return table.bots, table.boss, table.city, table.options, table.reckoners, level


def _tables(counts: Counts) -> list[TableFigures]:
    return [
        TableFigures(
            *table,
            games=found.wins.n,
            wins=found.wins.won,
            win_rate=rate(found.wins.won, found.wins.n),
            rounds=quartiles(found.rounds_won + found.rounds_lost),
            rounds_won=_quartiles(found.rounds_won),
            rounds_lost=_quartiles(found.rounds_lost),
            captured=found.captured / found.wins.n,
            ransomed=found.ransomed / found.wins.n,
            met=found.met / found.wins.n,
            defeated=found.defeated / found.wins.n,
            rewarded=found.rewarded / max(1, found.learned),
            sudden=rate(found.sudden, found.wins.n - found.wins.won),
            spent={what: times / max(1, found.rounds) for what, times in sorted(found.spent.items())},
        )
        for table, found in sorted(counts.tables.items(), key=lambda item: _order(item[0]))
    ]


def _population(counts: Counts) -> list[RoundFigures]:
    won, lost = counts.population_won, counts.population_lost
    return [
        RoundFigures(
            number,
            _quartiles(won.get(number, {})),
            sum(won.get(number, {}).values()),
            _quartiles(lost.get(number, {})),
            sum(lost.get(number, {}).values()),
        )
        for number in range(1, max([0, *won, *lost]) + 1)
    ]


def _causes(counted: Counter[tuple[str, str]]) -> list[CauseFigures]:
    total = sum(counted.values())
    return [
        CauseFigures(actor, why, count, rate(count, total))
        for (actor, why), count in sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    ]


def _people(counts: Counts, games: int) -> list[PeopleFigures]:
    return [
        PeopleFigures(actor, why, lost.total, lost.mean(games))
        for (actor, why), lost in sorted(counts.people.items(), key=lambda item: (-item[1].total, item[0]))
    ]


def _equipment(counts: Counts) -> list[CardFigures]:
    found = []
    for id, card in sorted(counts.cards.items()):
        bought, left = together(card.bought), together(card.left)
        found.append(
            CardFigures(
                card=id,
                offered=bought.n + left.n,
                bought=bought.n,
                bought_share=rate(bought.n, bought.n + left.n),
                bought_round=mean(card.rounds),
                uses=card.uses.mean(bought.n),
                worth=difference(against(card.bought, card.left)),
                early=difference(counts.against_rest(card.early)),
            )
        )
    return found


def _reckoners(counts: Counts) -> list[ReckonerFigures]:
    found = []
    for id, reckoner in sorted(counts.reckoners.items()):
        played = together(reckoner.played)
        found.append(
            ReckonerFigures(
                reckoner=id,
                games=played.n,
                win_rate=rate(played.won, played.n),
                difference=difference(counts.against_rest(reckoner.played)),
                uses=reckoner.uses.mean(played.n),
                cards=reckoner.cards.mean(played.n),
            )
        )
    return found


def _epics(counts: Counts) -> list[EpicFigures]:
    found = []
    for id, epic in sorted(counts.epics.items()):
        met = together(epic.met)
        found.append(
            EpicFigures(
                epic=id,
                games=met.n,
                entered=epic.entered,
                defeated=epic.defeated,
                defeated_share=rate(epic.defeated, epic.entered),
                people=epic.people.mean(met.n),
                phases=epic.phases / max(1, epic.entered),
                win_rate=rate(met.won, met.n),
                difference=difference(counts.against_rest(epic.met)),
            )
        )
    return found


def _dawnslight(counts: Counts) -> list[AidFigures]:
    return [
        AidFigures(
            card=id,
            seen=card.seen,
            taken_share=rate(card.taken, card.seen),
            used_share=rate(card.used, card.taken),
            worth=difference(against(card.kept, card.left)),
        )
        for id, card in sorted(counts.dawnslight.items())
    ]

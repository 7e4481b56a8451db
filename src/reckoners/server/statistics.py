"""All finished games together: how often they were won by what was in them, rows of wins, dice, games to remember."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import sqrt

from reckoners.content.model import DIFFICULTIES
from reckoners.game.wilson import Z, wilson
from reckoners.server.stats_protocol import DiceLuck, LuckPoint, NotableGame, Stats, Streaks, Who, WinRate
from reckoners.server.summary_storage import FinishedGame

SHOWN_LUCK = 60  # games
NOTABLE = 5


def stats_of(games: Sequence[FinishedGame], who: Who) -> Stats:
    """`games` in the order in which they ended."""
    counted = [game for game in games if who == "all" or not game.by_bots_alone]
    return Stats(
        who=who,
        total=rate("", counted),
        unread=sum(game.summary is None for game in games),
        closed=sum(game.summary is not None and not game.summary.whole for game in counted),
        bots_alone=sum(game.by_bots_alone for game in games),
        by={name: rates(counted, parts) for name, parts in PARTS.items()},
        streaks=streaks(counted),
        luck=luck(counted),
        best=best(counted),
        closest=closest(counted),
    )


def rate(id: str, games: Sequence[FinishedGame]) -> WinRate:
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    return WinRate(id, len(games), won, round(low, 4), round(high, 4))


PARTS: dict[str, Callable[[FinishedGame], Iterable[str]]] = {
    "boss": lambda game: (game.setup.boss,),
    "city": lambda game: (game.setup.city,),
    "difficulty": lambda game: (game.setup.difficulty,),
    "size": lambda game: (str(len(game.setup.reckoners)),),
    "reckoner": lambda game: game.setup.reckoners,
    "card": lambda game: game.summary.cards if game.summary is not None else (),
}


def rates(games: Iterable[FinishedGame], parts: Callable[[FinishedGame], Iterable[str]]) -> tuple[WinRate, ...]:
    """By each thing that was in a game: difficulties and numbers in their order, all else by how often it was there."""
    found: dict[str, list[FinishedGame]] = {}
    for game in games:
        for id in parts(game):
            found.setdefault(id, []).append(game)
    return tuple(sorted((rate(id, those) for id, those in found.items()), key=_place))


def _place(one: WinRate) -> tuple[int, int, str]:
    if one.id in DIFFICULTIES:
        return DIFFICULTIES.index(one.id), 0, ""
    if one.id.isdecimal():
        return int(one.id), 0, ""
    return 0, -one.games, one.id


def streaks(games: Iterable[FinishedGame]) -> Streaks:
    rows = [(won, len(list(those))) for won, those in groupby(game.won for game in games)]
    now = (rows[-1][1] if rows[-1][0] else -rows[-1][1]) if rows else 0
    longest = {kind: max((n for won, n in rows if won == kind), default=0) for kind in (True, False)}
    return Streaks(now, longest[True], longest[False])


def luck(games: Iterable[FinishedGame]) -> DiceLuck:
    points: list[LuckPoint] = []
    dice = symbols = 0
    average = spread = 0.0
    for game in games:
        told = game.summary
        if told is None or not told.dice:
            continue
        dice += told.dice
        symbols += told.symbols
        average += told.average
        spread += told.spread
        points.append(LuckPoint(game.id, game.changed, game.won, told.dice, round(told.symbols - told.average, 1)))
    return DiceLuck(dice, symbols, round(symbols - average, 1), round(Z * sqrt(spread), 1), tuple(points[-SHOWN_LUCK:]))


def best(games: Iterable[FinishedGame]) -> tuple[NotableGame, ...]:
    """Games won: the hardest, then those with most people left, then the quickest; of equals the newest."""
    won = sorted(
        (game for game in games if game.won),
        key=lambda game: (-_hard(game), -game.population, game.rounds, -game.changed),
    )
    return tuple(map(notable, won[:NOTABLE]))


def _hard(game: FinishedGame) -> int:
    return DIFFICULTIES.index(game.setup.difficulty) if game.setup.difficulty in DIFFICULTIES else -1


def closest(games: Iterable[FinishedGame]) -> tuple[NotableGame, ...]:
    """Games that little more would have turned: people left in a win, what was left of the Boss in a loss."""
    margins = [(margin, game) for game in games if (margin := _margin(game)) is not None]
    margins.sort(key=lambda one: (one[0], -one[1].changed))
    return tuple(notable(game) for _, game in margins[:NOTABLE])


def _margin(game: FinishedGame) -> int | None:
    return game.population if game.won else _left(game)


def _left(game: FinishedGame) -> int | None:
    return game.summary.left if game.summary is not None and game.summary.whole else None


def notable(game: FinishedGame) -> NotableGame:
    return NotableGame(
        id=game.id,
        ended=game.changed,
        won=game.won,
        boss=game.setup.boss,
        city=game.setup.city,
        difficulty=game.setup.difficulty,
        reckoners=game.setup.reckoners,
        rounds=game.rounds,
        population=game.population,
        left=_left(game),
    )

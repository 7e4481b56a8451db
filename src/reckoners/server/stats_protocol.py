"""The part of the protocol that tells of all games together, and of games that several people play from one seed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reckoners.game.setup import BOSS, CITY, DIFFICULTY, LONGEST_SEED
from reckoners.server.bots_protocol import Name

Who = Literal["mine", "all"]  # games in which a person played, or those of bots alone too


class WinRate(msgspec.Struct, frozen=True):
    """Games with something, and how many of them were won; `low` and `high` hold the true share in 95 of 100 cases."""

    id: str
    games: int
    won: int
    low: float
    high: float


class Streaks(msgspec.Struct, frozen=True):
    """Games in a row: how many were won up to now (lost, if below zero), and the longest rows there were."""

    now: int
    won: int
    lost: int


class LuckPoint(msgspec.Struct, frozen=True):
    """The dice of one game: symbols that were rolled above the average, or below it."""

    id: str
    ended: float
    won: bool
    dice: int
    over: float


class DiceLuck(msgspec.Struct, frozen=True):
    """The dice of all games that were read: `over` is how many symbols more than the average they showed, and in 95 of
    100 cases chance alone stays within `usual` of it. `games` are the last ones."""

    dice: int
    symbols: int
    over: float
    usual: float
    games: tuple[LuckPoint, ...]


class NotableGame(msgspec.Struct, frozen=True):
    """A game worth looking at again. `left` is what was left of the Boss, research and health; None: not known."""

    id: str
    ended: float
    won: bool
    boss: str
    city: str
    difficulty: str
    reckoners: tuple[str, ...]
    rounds: int
    population: int
    left: int | None


class Stats(msgspec.Struct, frozen=True):
    """All finished games. `unread` were not looked into yet, `closed` cannot be any more: they were played with other
    cards or rules, and count for everything but dice. `bots_alone` are games that only bots have played; they count for
    `all` only. `by` has win rates by `boss`, `city`, `difficulty`, `size`, `reckoner` and `card`."""

    who: Who
    total: WinRate
    unread: int
    closed: int
    bots_alone: int
    by: dict[str, tuple[WinRate, ...]]
    streaks: Streaks
    luck: DiceLuck
    best: tuple[NotableGame, ...]
    closest: tuple[NotableGame, ...]


class StatsRead(msgspec.Struct, frozen=True):
    """Games that were read by now, and how many are left."""

    read: int
    unread: int


class ChallengeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up as a link has it; `content` is the fingerprint of the cards that it was made with."""

    reckoners: Annotated[tuple[Name, ...], Meta(max_length=20)]
    boss: Name = BOSS
    city: Name = CITY
    modules: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    difficulty: Name = DIFFICULTY
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    packs: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""
    content: Name = ""


class SeedResult(msgspec.Struct, frozen=True):
    """How a game with the same set-up and seed went, or stands. `bots` counts the seats that bots played."""

    id: str
    result: str
    round: int
    population: int
    changed: float
    bots: int


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A game that anybody can begin in the same way: that of a `day` or a `week` with its `date`, or one from a link.
    `packs` are those that are no module's. If it cannot be played here, `problem` says why, and `missing` has the packs
    that are not here. `differs`: the sender's cards are not ours, so dice and decks will go their own way."""

    kind: Literal["day", "week", "link"]
    date: str
    reckoners: tuple[str, ...]
    boss: str
    city: str
    modules: tuple[int, ...]
    difficulty: str
    options: tuple[str, ...]
    packs: tuple[str, ...]
    seed: str
    content: str
    results: tuple[SeedResult, ...]
    problem: str = ""
    missing: tuple[str, ...] = ()
    differs: bool = False

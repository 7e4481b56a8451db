"""What a worker process is asked, and what it answers: one JSON value a line, in both directions."""

from __future__ import annotations

import signal
from typing import Final

import msgspec

from reckoners.bots.advice_types import Advice, KeepOdds, Turning
from reckoners.bots.registry import AT_TABLE
from reckoners.bots.wishes import Heard, Wish
from reckoners.game import Game, Setup

DROP: Final[signal.Signals | None] = getattr(signal, "SIGUSR1", None)  # tells a worker that nobody asks any more


class TablePosition(msgspec.Struct, frozen=True):
    """A table as it can be laid out again: what it was set up with, and the codes of all that was played. `content` is
    the hash of what is printed: codes mean nothing with other cards."""

    table: str
    setup: Setup
    content: str
    codes: list[int]


class AskTurn(msgspec.Struct, frozen=True, tag="turn"):
    """What does a bot do now? `seats` has the bot of each seat (by its number) that people do not play; `wishes` are
    what those people have asked for. `effort` is how much it thinks, if its name does not say it."""

    position: TablePosition
    seats: dict[int, str]
    wishes: tuple[Wish, ...] = ()
    effort: float = AT_TABLE


class AskWish(msgspec.Struct, frozen=True, tag="wish"):
    """Does a bot do what somebody asks for? `wishes` are those that were made before."""

    position: TablePosition
    seats: dict[int, str]
    wishes: tuple[Wish, ...]
    wish: Wish
    effort: float = AT_TABLE


class AskAdvice(msgspec.Struct, frozen=True, tag="advice"):
    """For the team; `seats` are those that people play, None: all. `bots` are those of bots that are still to act,
    `look` is the one that is looked at."""

    position: TablePosition
    seats: tuple[int, ...] | None = None
    bots: tuple[int, ...] = ()
    look: int | None = None


class AskKeeps(msgspec.Struct, frozen=True, tag="keeps"):
    position: TablePosition
    seat: int


class AskDecisive(msgspec.Struct, frozen=True, tag="decisive"):
    """`seats` are those of people; None: all."""

    position: TablePosition
    seats: tuple[int, ...] | None = None


class AskPlayOn(msgspec.Struct, frozen=True, tag="play-on"):
    """How does the planner fare from here, with everything hidden dealt anew from a seed?"""

    position: TablePosition
    seed: str


BotQuestion = AskTurn | AskWish | AskAdvice | AskKeeps | AskDecisive | AskPlayOn


class Replaced(msgspec.Struct, frozen=True):
    """A bot that misbehaved (`raised`, `hung`, `nonsense`, `broken`), and who plays its seats from now on."""

    bot: str
    by: str
    kind: str
    details: str


class TurnAnswer(msgspec.Struct, frozen=True, tag="turn"):
    """A bot's action; none if it is up to people. `seats` is as it was asked, but for those who were replaced. `plan`
    is what the bot is about to do in this step, this action first."""

    action: str
    seats: dict[int, str]
    replaced: tuple[Replaced, ...] = ()
    plan: tuple[str, ...] = ()


class WishAnswer(msgspec.Struct, frozen=True, tag="wish"):
    heard: Heard


class AdviceAnswer(msgspec.Struct, frozen=True, tag="advice"):
    advice: Advice


class KeepsAnswer(msgspec.Struct, frozen=True, tag="keeps"):
    keeps: tuple[KeepOdds, ...]


class DecisiveAnswer(msgspec.Struct, frozen=True, tag="decisive"):
    turnings: tuple[Turning, ...]


class PlayOnAnswer(msgspec.Struct, frozen=True, tag="play-on"):
    """People left in a game that was won; None if it was lost."""

    saved: int | None


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A mistake of ours: the worker lives, but has no answer."""

    reason: str


BotAnswer = TurnAnswer | WishAnswer | AdviceAnswer | KeepsAnswer | DecisiveAnswer | PlayOnAnswer | Failed


def position_of(table: str, game: Game) -> TablePosition:
    return TablePosition(table, game.setup, game.content.hash, game.log)

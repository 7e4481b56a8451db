"""The part of the protocol that is about bots: who plays which seat, advice, odds, and what decided a game.

These are no actions of the game: none of them has a version that must be the newest, and none can be undone.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reckoners.server.option_protocol import OptionGroup

LONGEST_NAME = 100  # characters of a Reckoner's or a bot's name

Pace = Literal["slow", "normal", "fast", "at-once"]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Crew(msgspec.Struct, frozen=True):
    """The seats that bots play: each Reckoner's bot. They are `running` unless somebody has stopped them or taken
    something back; `acting` are the Reckoners whose bots are about to act."""

    seats: dict[str, str]
    running: bool
    pace: Pace
    acting: tuple[str, ...]


class ProposedDie(msgspec.Struct, frozen=True):
    """A die of a proposal: whose, which, and what it shows when it is used."""

    who: str
    name: str
    colour: str
    face: str


class ProposalLine(msgspec.Struct, frozen=True):
    """One thing to do, in words: `actions` are sent back as one gesture. Where there are none, `who` is `bots`: they
    are to go on. Else `who` is the Reckoner whose it is, or `team`.

    `text` says it whole; in `marked` `{0}`, `{1}` ... stand where one may draw those of `dice`. `groups` are the
    actions as options, each in a group of its own: what they take and what they act on can be lit.

    `effect` says what changes in the forecast, `odds` what dice or cards decide (empty if nothing does). `chance` is
    how likely it works, `winning` the chance of winning after it; `before` and `after` what the Epic phase would cost.
    """

    who: str
    actions: tuple[str, ...]
    text: str
    marked: str
    dice: tuple[ProposedDie, ...]
    groups: tuple[OptionGroup, ...]
    why: tuple[str, ...]
    effect: str
    odds: str
    chance: float
    winning: float
    before: int
    after: int


class KeepLine(msgspec.Struct, frozen=True):
    """One way to keep dice of a roll. `odds` has for each symbol how likely it comes at least once, twice, three and
    four times; `wanted` compares the ways, the best is 1."""

    kept: tuple[str, ...]
    rerolled: tuple[str, ...]
    text: str
    rolls_left: int
    wanted: float
    odds: dict[str, tuple[float, float, float, float]]
    actions: tuple[str, ...]


class DecisiveTurn(msgspec.Struct, frozen=True):
    """A decision of people that cost chances of winning, between the positions `start` and `end`. `best` is the chance
    with the best that could be done there, `better` how that begins, `after` the chance with the best afterwards."""

    start: int
    end: int
    round: int
    step: str
    who: str
    text: str
    best: float
    after: float
    better: str


class PlanLine(msgspec.Struct, frozen=True):
    """What a Reckoner's bot is about to do in this step: where it goes, and what for."""

    who: str
    text: str


class SaidLine(msgspec.Struct, frozen=True):
    """What somebody asked a Reckoner's bot for, and its answer; it is `kept` if the bot bears it in mind."""

    who: str
    wish: str
    answer: str
    kept: bool


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit down: our own, or one of an installed package, which has no text."""

    id: str
    name: str
    text: str


# -- from the server


class BotsNow(msgspec.Struct, frozen=True, tag="bots", tag_field="type"):
    """The bots have changed, but not the table. `news` is a sentence to be read: a bot that was replaced."""

    crew: Crew
    news: str = ""


class TalkNow(msgspec.Struct, frozen=True, tag="talk", tag_field="type"):
    """All that is said at the table, each time that something is new: no part of the game, and of one round only."""

    plans: tuple[PlanLine, ...] = ()
    said: tuple[SaidLine, ...] = ()


class Advised(msgspec.Struct, frozen=True, tag="advice", tag_field="type"):
    """What the planner would do at this version; worthless at any other. The best comes first."""

    version: int
    winning: float
    proposals: tuple[ProposalLine, ...]


class OddsTold(msgspec.Struct, frozen=True, tag="odds", tag_field="type"):
    """What each way to keep dice may bring, the best first; nothing if this Reckoner is not rolling."""

    version: int
    reckoner: str
    keeps: tuple[KeepLine, ...]


# -- from the client


class SitDown(msgspec.Struct, frozen=True, tag="seat", tag_field="type", forbid_unknown_fields=True):
    """From now on this Reckoner is played by a bot; or by people, if it is null."""

    reckoner: Name
    bot: Name | None


class DriveBots(msgspec.Struct, frozen=True, tag="bots", tag_field="type", forbid_unknown_fields=True):
    """Stop the bots of the table, or let them go on; change their pace."""

    running: bool | None = None
    pace: Pace | None = None


class Shown(msgspec.Struct, frozen=True, tag="shown", tag_field="type", forbid_unknown_fields=True):
    """The client has shown all that led to this version: bots wait for the Epic phase, and for whoever is slow."""

    version: int


class Advise(msgspec.Struct, frozen=True, tag="advise", tag_field="type", forbid_unknown_fields=True):
    """What would you do? Proposals of the Reckoner who is looked at come first."""

    reckoner: Name | None = None


class AskOdds(msgspec.Struct, frozen=True, tag="odds", tag_field="type", forbid_unknown_fields=True):
    reckoner: Name


class WishFor(msgspec.Struct, frozen=True, tag="wish", tag_field="type", forbid_unknown_fields=True):
    """Somebody needs so many symbols of a kind there, from this Reckoner's bot. `target` and `track` are the words of
    the action that is asked for. With `n` 0 it is not needed any more."""

    reckoner: Name
    symbol: Literal["enforcement", "contain", "research", "attack"]
    target: Name
    track: Name = ""
    n: Annotated[int, Meta(ge=0, le=6)] = 1

"""What is said about campaigns, over HTTP. Names of Bosses, cities, cards and Epics are those of the `Content`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reckoners.game.campaign import LONGEST_CAMPAIGN_SEED, CampaignResult
from reckoners.game.campaign_course import FEWEST_GAMES
from reckoners.game.setup import DIFFICULTY
from reckoners.server.bots_protocol import Name, Pace

GameState = Literal["won", "lost", "begun", "next", "later"]


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team for all games of a campaign; `bots` as for a table."""

    reckoners: Annotated[tuple[str, ...], Meta(max_length=20)]
    length: int = FEWEST_GAMES
    modules: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    difficulty: Name = DIFFICULTY
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    packs: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    seed: Annotated[str, Meta(max_length=LONGEST_CAMPAIGN_SEED)] = ""
    bots: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    pace: Pace = "normal"


class KeepCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who keeps which card; who is not in it keeps none."""

    cards: Annotated[dict[str, str], Meta(max_length=20)]


class CampaignGame(msgspec.Struct, frozen=True):
    """A game of the course. `boss` is empty for an encore whose Boss is not known yet; `table` is where it is or was
    played, empty before and after it was deleted. The rest is known when it is over."""

    boss: str
    city: str
    options: tuple[str, ...]
    state: GameState
    table: str
    rounds: int = 0
    population: int = 0
    fallen: tuple[str, ...] = ()
    kept: dict[str, str] = {}


class NextGame(msgspec.Struct, frozen=True):
    """What the next game begins with: kept cards by Reckoner, Epics that stay away, those whose bracket starts one
    further, the population to start with, and how much of it is remembered; all its variants, and those of them that
    a lost game has brought."""

    equipment: dict[str, str]
    fallen: tuple[str, ...]
    angry: tuple[str, ...]
    population: int
    remembered: int
    options: tuple[str, ...]
    bolder: tuple[str, ...]


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as it stands. `choices` are the cards that each Reckoner may keep one of, while that is to be said;
    `one_card`: one for the whole team; `usual` is what cost most. `next` is None then, and when it is over."""

    id: str
    reckoners: tuple[str, ...]
    length: int
    modules: tuple[int, ...]
    difficulty: str
    options: tuple[str, ...]
    packs: tuple[str, ...]
    seed: str
    games: tuple[CampaignGame, ...]
    result: CampaignResult
    wins: int
    choices: dict[str, tuple[str, ...]]
    one_card: bool
    usual: dict[str, str]
    next: NextGame | None
    bots: dict[str, str]
    created: float
    changed: float

"""The result of one game: what a line of a results file holds. No times are in it, so that equal games are equal."""

from __future__ import annotations

from typing import Annotated

import msgspec

from reckoners.content.model import Difficulty

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class DefeatCause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What took the last people: who acted (an Epic or the Boss) and why people were lost.

    `why` is `attack`, or what was missing, such as `no-enforcement` (`happenings.LOSS_CAUSES`). `track` is the
    Boss's, if one was performed.
    """

    actor: str
    why: str
    track: str = ""


class Card(msgspec.Struct, omit_defaults=True):
    """An Equipment card that came into the market: in which round (0: the prologue), and what became of it."""

    offered: Count
    bought: int = -1
    by: str = ""
    uses: Count = 0


class Met(msgspec.Struct, omit_defaults=True):
    """An Epic that came into the city: how often, how often it was defeated, how many Epic phases it acted in."""

    entered: Count = 0
    defeated: Count = 0
    phases: Count = 0


class AidCard(msgspec.Struct, omit_defaults=True):
    """A Dawnslight card that was turned over: how often, how often it was kept, how often used."""

    seen: Count = 0
    taken: Count = 0
    used: Count = 0


class BotTrouble(msgspec.Struct, frozen=True):
    """A bot that was replaced, and after how many actions."""

    bot: str
    kind: str
    details: str
    at: int


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game.

    `population` has the people left at the end of each round; `losses` who took how many, by reason. `abilities`
    counts how often each Reckoner's own ability was used. `boss` is what was left of his research and health.
    `happened` counts what only modules have, by its event: `stolen`, `sold`, `discarded`, `pulled`, `repelled`,
    `transforms`; pieces that came and went, `red-shields` and `red-shields-removed`; `marker` (steps on district
    tracks), `aid`, `aid-none`, `boss-card`, `suffers-EFFECT` for each Reckoner whom a card of the Boss struck;
    `protected` (steps), `protected-whole`, `passed` and `track-acts` (actions) in a city that walks; `lost-step`;
    `city-card` (actions of districts' cards), `benefit`, `benefit-left`, `exchanged`.
    `dawnslight` are the cards of that deck that were turned over.
    `learned` is the Boss research that rewards brought (a consumable's too), and all of it. `spent` counts symbols by
    what they were used on: `boss-research` on the Boss, `research` on an Epic, and so on; `moves`, and Barricades
    that were `opened`. `stood` counts by Reckoner where use steps ended for them: with the `boss`, with an `epic`, or
    `alone`, with neither.
    """

    game: int
    seed: str
    reckoners: tuple[str, ...]
    difficulty: Difficulty
    won: bool
    rounds: Count
    decisions: Count
    population: list[int]
    cause: DefeatCause | None
    losses: dict[str, dict[str, Count]]
    equipment: dict[str, Card]
    abilities: dict[str, Count]
    epics: dict[str, Met]
    boss: tuple[int, int]
    captured: Count
    ransomed: Count
    troubles: list[BotTrouble]
    happened: dict[str, Count] = {}
    dawnslight: dict[str, AidCard] = {}
    learned: tuple[Count, Count] = (0, 0)
    spent: dict[str, Count] = {}
    stood: dict[str, dict[str, Count]] = {}


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Result)

"""The part of the protocol that tells a game as a whole, for its end: asked for over HTTP."""

from __future__ import annotations

import msgspec


class RoundPoint(msgspec.Struct, frozen=True):
    """The table when a round began, or at the end; `at` is the number of actions played. `boss_health` None is
    infinite."""

    round: int
    at: int
    population: int
    money: int
    boss_research: int
    boss_health: int | None
    enforcement: int
    epics_defeated: int


class Deeds(msgspec.Struct, frozen=True):
    """What one Reckoner did: symbols used, moves, Epics defeated (the last blow), cards received, and how often a
    district was protected where that can be done. `attacked` is how often an attack has struck it; `luck` are the
    symbols that its dice showed, less what they show on average."""

    reckoner: str
    symbols: dict[str, int]
    moves: int
    defeated: tuple[str, ...]
    cards: tuple[str, ...]
    protects: int
    attacked: int = 0
    luck: float = 0.0


class LossInRound(msgspec.Struct, frozen=True):
    """People lost in a round to one cause: `by` the `boss` (`who` is the track), an `epic` (its id), the `city` (a
    district), or a `shortage` (what had run out: `barricade`, `money`, ...)."""

    round: int
    by: str
    who: str
    n: int


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that decided a game: `defeated`, `weakened`, `loss` (people in one Epic phase), `base`, `over`."""

    at: int
    round: int
    kind: str
    n: int
    text: str


class History(msgspec.Struct, frozen=True):
    """A game as a whole, for its end: asked for over HTTP. `branches` is how many hang on the strip of its replay: what
    was taken back, and tables that went on from a moment of this one."""

    rounds: tuple[RoundPoint, ...]
    deeds: tuple[Deeds, ...]
    turns: tuple[TurningPoint, ...]
    losses: tuple[LossInRound, ...] = ()
    branches: int = 0

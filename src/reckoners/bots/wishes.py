"""What people at the table ask a bot for: so many symbols of a kind, there.

A wish is talk: no part of the game, of its files or of its undo. It holds for the round in which it was made. Where
nobody wishes for anything, bots play as ever.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from reckoners.content.model import SYMBOLS
from reckoners.engine.action import target_of
from reckoners.engine.codes import (
    BOSS,
    BOSS_TRACK,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    INFINITE,
    RESEARCH,
)
from reckoners.engine.state import State
from reckoners.game import Action, Game

SERIOUS: Final = 3.0  # symbols elsewhere: what a bot gives up for one that somebody asks for
MOST_SYMBOLS: Final = 6  # that one can ask for at once
WISHED: Final = ("enforcement", "contain", "research", "attack")


class Wish(msgspec.Struct, frozen=True):
    """`reckoner` is the bot's; `symbol`, `target` and `track` are the words of the action that is asked for. `place` is
    the target in the engine's numbers, where the Epic `epic` was (-1: none)."""

    reckoner: str
    symbol: str
    target: str
    track: str
    n: int
    round: int
    place: int
    epic: int
    goal: int  # what is to be left there; below 0: as far as it goes
    weight: float = SERIOUS

    @property
    def action(self) -> Action:
        """One of the actions that would fulfil it; what it is done with is the bot's to say."""
        return wished_action(self.reckoner, self.symbol, self.target, self.track)

    def is_same(self, other: Wish) -> bool:
        """The same thing, whoever is asked and however much of it."""
        return (self.symbol, self.place, self.epic) == (other.symbol, other.place, other.epic)


HeardKind = Literal["yes", "some", "anyway", "noted", "dear", "impossible", "useless", "deaf", "not-now"]
KEPT: Final = ("yes", "some", "anyway", "noted")  # answers after which a bot bears the wish in mind


class Heard(msgspec.Struct, frozen=True):
    """What a bot answers. `by` is who does it, with all that this Reckoner plans in `actions`; `done` is how much of it
    is done. What is too dear costs so many `people` in the coming Epic phase, or so many symbols on the `boss`."""

    kind: HeardKind
    by: str = ""
    actions: tuple[Action, ...] = ()
    done: int = 0
    people: int = 0
    boss: int = 0

    @property
    def kept(self) -> bool:
        return self.kind in KEPT


def wished_action(reckoner: str, symbol: str, target: str, track: str = "") -> Action:
    return Action(reckoner, "spend", "plan", symbol, target, track)


def make_wish(game: Game, reckoner: str, symbol: str, target: str, track: str = "", n: int = 1) -> Wish:
    """A Refusal if the words mean nothing at this table."""
    place = target_of(game.code(wished_action(reckoner, symbol, target, track)))
    st = game.state
    epic = st.epic[place] if place < BOSS and symbol != SYMBOLS[ENFORCEMENT] else -1
    goal = max(least_at(place, symbol), left_at(st, SYMBOLS.index(symbol), place) - n)
    return Wish(reckoner, symbol, target, track, n, st.round, place, epic, goal)


def least_at(place: int, symbol: str) -> int:
    """What such symbols cannot go below: the first action of a track is never contained."""
    return 1 if symbol == SYMBOLS[CONTAIN] and (place < BOSS or BOSS_TRACK <= place < COPY_TOKEN) else 0


def left_at(st: State, symbol: int, target: int) -> int:
    """How much there is that this symbol could make less."""
    if target >= DISTRICT_TRACK:
        return st.markers[target - DISTRICT_TRACK]
    if target >= BOSS_TRACK:
        return st.boss_bracket[target - BOSS_TRACK]
    if target >= BOSS:
        if symbol == RESEARCH:
            return st.boss_research
        return st.boss_health if st.boss_research == 0 else st.tables.boss_health
    if symbol == ENFORCEMENT:
        return st.enforcement[target] + st.red_shields[target]
    if st.epic[target] < 0:
        return st.blue_shields[target] if symbol == CONTAIN else 0
    if symbol == CONTAIN:
        return st.bracket[target] + st.blue_shields[target]
    if symbol == RESEARCH:
        return st.research[target]
    return st.tables.epic_weakened[st.epic[target]] if st.health[target] == INFINITE else st.health[target]

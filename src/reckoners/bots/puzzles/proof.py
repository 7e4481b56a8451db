"""Every way through a use step to a goal: what has to be done, and whether there is another way.

A way is told by its deeds: who goes where, who uses which card, who does what to whom; not in which order, nor how
often, nor with which die. A position has one answer if one set of deeds is enough for the goal and is part of every way
to it.

Nothing is guessed: positions are tried one by one, each once, until all are. Left out are only uses that cannot serve
the goal (`pointless`) and positions from which it is out of reach by mere counting (`bounds`). Where something that can
be done depends on chance there is no proof, and no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from reckoners.bots.puzzles.bounds import least_needed, most_in_all
from reckoners.bots.puzzles.pointless import is_pointless
from reckoners.engine.action import END_STEP, bit, has, same_deed, verb_of
from reckoners.engine.codes import POWER
from reckoners.engine.state import State
from reckoners.engine.state_key import key_of
from reckoners.game.puzzle_goals import Goal, most_lost, played_in_step

MOST_WAYS: Final = 24  # smallest sets of deeds that are kept; a position with more has no one answer
FAR: Final = 10_000  # actions; further than any goal
OUT_OF_REACH: Final = 1_000_000
OFTEN: Final = 256  # positions, after which somebody who waits is told

Waiting = Callable[[], None]


class TooMany(Exception):  # noqa: N818 - no error: an answer
    """More positions than were allowed, or more ways than anybody could call one."""


class Chancy(Exception):  # noqa: N818
    """Something that can be done in the step depends on chance."""


class Proof(NamedTuple):
    """The best that can be had: people lost at most, or 0 for a goal that is reached. The smallest sets of deeds that
    bring it; the shortest way in actions; how many positions were looked at."""

    best: int
    ways: tuple[frozenset[int], ...]
    line: tuple[int, ...]
    positions: int


class KnownPosition(NamedTuple):
    """What is known of a position: the best that it leads to, by which sets of deeds, and in how many actions."""

    best: int
    ways: tuple[int, ...]
    length: int


NOT_YET: Final = KnownPosition(OUT_OF_REACH, (), FAR)


def prove(start: State, goal: Goal, limit: int, tell: Waiting | None = None) -> Proof:
    """All ways; TooMany if there are more positions than the limit, Chancy if chance comes in."""
    return Ways(start, goal, limit, tell).proof(start)


class Ways:
    """A way is a set of deeds as bits; `places` says which bit is whose. What is known of one position of a step helps
    with earlier ones, so several can be asked for; `start` is any of them in which nothing of the goal is done yet."""

    def __init__(self, start: State, goal: Goal, limit: int, tell: Waiting | None) -> None:
        self.start = start
        self.goal = goal
        self.limit = limit
        self.tell = tell
        self.known: dict[tuple[object, ...], KnownPosition] = {}
        self.places: dict[int, int] = {}
        self.hidden = hidden_of(start)

    def proof(self, st: State) -> Proof:
        """What is proved of a position, with all that was looked at for it and for those that were asked before."""
        found = self.found(st)
        ways = [frozenset(deed for deed, place in self.places.items() if has(way, place)) for way in found.ways]
        return Proof(found.best, tuple(ways), self.shortest(st), len(self.known))

    def found(self, st: State) -> KnownPosition:
        key = key_of(st)
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) >= self.limit:
            raise TooMany
        if self.tell is not None and len(self.known) % OFTEN == 0:
            self.tell()
        self.known[key] = NOT_YET  # who comes back here on its own way has done nothing
        here = self.worth(st)
        best, length = here, 0 if here < OUT_OF_REACH else FAR
        collected = {0} if here < OUT_OF_REACH else set()
        if here and st.options and not self.is_hopeless(st):
            for code in self.choices(st):
                then = self.found(self.after(st, code))
                if not then.ways or then.best > best:
                    continue
                if then.best < best:
                    best, length = then.best, FAR
                    collected.clear()
                length = min(length, then.length + 1)
                deed = bit(self.places.setdefault(deed_of(code), len(self.places)))
                collected.update([way | deed for way in then.ways])
        ways = smallest(collected)
        if len(ways) > MOST_WAYS:
            raise TooMany
        found = KnownPosition(best, ways, length)
        self.known[key] = found
        return found

    def worth(self, st: State) -> int:
        """People lost if nothing more were done; of other goals 0 where they are reached."""
        if self.goal.name == "lose-at-most":
            return most_lost(st)
        return 0 if self.goal.reached(self.start, st) else OUT_OF_REACH

    def choices(self, st: State) -> list[int]:
        return [code for code in st.options if code != END_STEP and not is_pointless(st, code, self.goal)]

    def after(self, st: State, code: int) -> State:
        then = played_in_step(st, code)
        if hidden_of(then) != self.hidden:
            raise Chancy
        return then

    def shortest(self, st: State) -> tuple[int, ...]:
        """The first of the shortest ways."""
        line: list[int] = []
        found = self.known[key_of(st)]
        while 0 < found.length < FAR:
            for code in self.choices(st):
                then = self.after(st, code)
                next_one = self.known[key_of(then)]
                if next_one.best == found.best and next_one.length == found.length - 1:
                    line.append(code)
                    st, found = then, next_one
                    break
        return tuple(line)

    def is_hopeless(self, st: State) -> bool:
        if self.goal.name == "lose-at-most" or st.sides:
            return False
        return not most_in_all(st, self.goal).reaches(least_needed(st, self.start, self.goal))


def hidden_of(st: State) -> tuple[object, ...]:
    """What chance would change: dice that were rolled, cards that were drawn."""
    return (tuple(st.drawn), st.epic_deck, st.equipment_deck, st.boss_deck, st.dawnslight_deck)


def deed_of(code: int) -> int:
    """What is done, without the die that pays for it."""
    return code if verb_of(code) == POWER else same_deed(code)


def smallest(ways: set[int]) -> tuple[int, ...]:
    """Without those that do more than another one."""
    kept: list[int] = []
    for way in sorted(ways, key=lambda way: (way.bit_count(), way)):
        if not any(way & other == other for other in kept):
            kept.append(way)
    return tuple(kept)

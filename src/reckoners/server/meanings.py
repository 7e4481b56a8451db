"""Whether what somebody clicked still means what it meant: a few tables of the past, each by its version.

Several people act at the same time, each on a table that may be a moment old. What they chose is played all the same if
their own Reckoner is as they saw it and the number that they wanted to change is, too.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from reckoners.game import Action, TableView
from reckoners.game.action import TEAM
from reckoners.game.names import Names
from reckoners.game.outcomes import change, gauges_of

MOST_KEPT = 24  # tables: more do not come between a look and a click

SeenPart = TypeVar("SeenPart")


class Meanings:
    """What one table looked like lately."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, TableView] = OrderedDict()

    def keep(self, version: int, view: TableView) -> None:
        """What has not changed is not kept twice."""
        if self._seen:
            last = next(reversed(self._seen.values()))
            view = msgspec.structs.replace(
                view,
                districts=tuple(map(_either, last.districts, view.districts)),
                reckoners=tuple(map(_either, last.reckoners, view.reckoners)),
            )
        self._seen[version] = view
        while len(self._seen) > MOST_KEPT:
            self._seen.popitem(last=False)

    def clear(self) -> None:
        self._seen.clear()

    def same(self, version: int, now: TableView, actions: Iterable[Action], names: Names) -> bool:
        """Whether actions that were chosen at a version mean the same now. Whether they can be played is the game's to
        say."""
        seen = self._seen.get(version)
        return seen is not None and all(_same(seen, now, action, names) for action in actions)


def _either(old: SeenPart, new: SeenPart) -> SeenPart:
    return old if old == new else new


def _same(seen: TableView, now: TableView, action: Action, names: Names) -> bool:
    """One's own Reckoner is unchanged, and so is the number that would change. What is the team's and has no number,
    such as the end of a step, is about everybody."""
    if (seen.round, seen.step) != (now.round, now.step):
        return False
    before = change(gauges_of(seen), seen.money, names, action)
    if before != change(gauges_of(now), now.money, names, action):
        return False
    if action.who == TEAM:
        return before is not None or seen == now
    own = [seat for seat in seen.reckoners if seat.id == action.who]
    return own == [seat for seat in now.reckoners if seat.id == action.who]

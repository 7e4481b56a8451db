"""More than one answer: what else could be done, for those who ask for advice."""

from __future__ import annotations

from dataclasses import dataclass

from reckoners.bots.planner.keeps import Keeps
from reckoners.engine.action import bit, has, seat_of
from reckoners.engine.codes import TEAM
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.state import State


@dataclass(frozen=True, slots=True)
class Idea:
    """Actions that belong together, and what the planner thinks of the position that they lead to in the end; of a use
    step also that position."""

    codes: list[int]
    worth: float
    end: State | None = None


def gestures(codes: list[int]) -> list[list[int]]:
    """A plan, by what each Reckoner does in a row; of each the first. What the team decides meanwhile belongs to it."""
    found: list[list[int]] = []
    seen = 0
    last = -1
    own = False
    for code in codes:
        who = seat_of(code)
        if who == last or (who == TEAM and found):
            if own:
                found[-1].append(code)
            continue
        last = who
        own = not has(seen, who)
        if own:
            found.append([code])
            seen |= bit(who)
    return found


def keep_ideas(keeps: Keeps, st: State, seats: list[int]) -> list[Idea]:
    """The best keep of the first who still rolls, and others: to leave it at what is there, to hope for more, and each
    that decides one die otherwise; what loses least first."""
    seat = next(seat for seat in seats if st.rolls[seat] != FINISHED)
    if keeps.is_marking(st, seat):
        return [Idea(keeps.choose(st, seats), 0.0)]
    return [Idea(codes, -loss) for loss, codes in keeps.ranked(st, seat)]

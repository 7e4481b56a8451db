"""More than one answer: what else could be done, for those who ask for advice."""

from __future__ import annotations

from dataclasses import dataclass

from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.search import Search
from reckoners.bots.planner.seat import Plan
from reckoners.engine.codes import END_STEP, SEAT_MASK, SEAT_SHIFT
from reckoners.engine.state import State


@dataclass(frozen=True, slots=True)
class Idea:
    """Actions that belong together, and what the planner thinks of the position that they lead to in the end."""

    codes: list[int]
    worth: float


def first_gesture(codes: list[int]) -> list[int]:
    """What the first Reckoner of a plan does before anybody else acts."""
    who = codes[0] >> SEAT_SHIFT & SEAT_MASK
    gesture: list[int] = []
    for code in codes:
        if code >> SEAT_SHIFT & SEAT_MASK != who:
            break
        gesture.append(code)
    return gesture


def use_ideas(search: Search, st: State, seats: list[int], n: int) -> list[Idea]:
    """How the best whole use steps begin; the first Reckoner of each."""
    ends = sorted(search.ends(st, seats), key=lambda plan: -plan.worth)
    found: list[Idea] = []
    for plan in ends:
        gesture = first_gesture(plan.codes) if plan.codes else [END_STEP]
        if all(gesture != idea.codes for idea in found):
            found.append(Idea(gesture, plan.worth))
    if len(found) < n:
        found += _by_seat(search, st, seats, ends[0], found)
    return found[:n]


def _by_seat(search: Search, st: State, seats: list[int], best: Plan, known: list[Idea]) -> list[Idea]:
    """Where all good steps begin alike: what another Reckoner of the best one could do first."""
    taken = {idea.codes[0] >> SEAT_SHIFT & SEAT_MASK for idea in known}
    found: list[Idea] = []
    for seat in seats:
        if seat not in taken:
            plan = search.seats.all(st, seat, search.judge.worth(st))[0]
            if plan.codes:
                found.append(Idea(plan.codes, best.worth - 1 + plan.worth / 1e6))
    return sorted(found, key=lambda idea: -idea.worth)


def keep_ideas(keeps: Keeps, st: State, seats: list[int], n: int) -> list[Idea]:
    """The best keep, and those that differ from it by the die that was hardest to decide."""
    best = keeps.choose(st, seats)
    found = [Idea(best, 0.0)]
    for codes, loss in keeps.others(st, seats):
        if all(set(codes) != set(idea.codes) for idea in found):
            found.append(Idea(codes, -loss))
    return found[:n]

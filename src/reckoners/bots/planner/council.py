"""The team's whole use step, as several characters would play it; what becomes of such positions decides between them.

Each character searches by weights of its own: one hunts, one races, one guards. No single one of them is right
everywhere, but one of them mostly is. The best of their ends are then improved: one Reckoner after the other thinks
again, last of all, about what all others do.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.search import Key, Search, key_of
from reckoners.bots.planner.seat import NOTHING, Plan
from reckoners.bots.planner.value import FittedValue
from reckoners.engine.action import seat_of
from reckoners.engine.codes import F_USE, TEAM
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.engine.trying import unseen

PLANS: Final = 6  # of one Reckoner who thinks again
SWEEPS: Final = 3  # times that all Reckoners think again at most


class Council:
    def __init__(self, characters: list[Search], value: FittedValue, climbs: int) -> None:
        self.characters: list[Search] = characters
        self.value: FittedValue = value
        self.climbs: int = climbs  # ends that are improved

    def worth(self, st: State) -> float:
        """What decides; what somebody wants beside it counts too."""
        lean = self.characters[0].judge.lean
        return self.value.worth(st) + lean.worth(st) if lean.any else self.value.worth(st)

    def best(self, st: State, seats: list[int]) -> Plan:
        return self.ends(st, seats)[0]

    def ends(self, st: State, seats: list[int]) -> list[Plan]:
        """Positions at the end of the step, each with its way there, the best first."""
        if st.tables.at_once:
            st = unseen(st)
        rolled = self.characters[0].rolled_first(st, seats, self.worth(st))
        if rolled is not None:
            return [rolled]
        found: dict[Key, Plan] = {}
        for search in self.characters:
            for plan in search.ends(st, seats):
                if plan.state.over:
                    if plan.worth > 0:
                        return [plan]
                    continue
                key = key_of(plan.state)
                if key not in found:
                    found[key] = Plan(self.worth(plan.state), plan.codes, plan.state)
            if search.late():
                break
        ends = list(found.values())
        if not ends:
            return self.characters[0].ends(st, seats)
        ends.sort(key=lambda plan: -plan.worth)
        for start in ends[: self.climbs]:
            plan = self.improved(st, start, seats)
            if plan.state.over:
                return [plan]
            key = key_of(plan.state)
            if plan is not start and key not in found:
                found[key] = plan
            if self.characters[0].late():
                break
        ends = list(found.values())
        ends.sort(key=lambda plan: -plan.worth)
        return ends

    def improved(self, st: State, plan: Plan, seats: list[int]) -> Plan:
        """One Reckoner after the other thinks again, until nobody finds anything better."""
        last = -1  # who changed something last: round to there nobody has to think again
        for _ in range(SWEEPS):
            for seat in seats:
                if seat == last or self.characters[0].late():
                    return plan
                better = self.anew(st, plan, seat, seats)
                if better is not None:
                    plan, last = better, seat
                    if plan.state.over:
                        return plan
            if last < 0:
                break
        return plan

    def anew(self, st: State, plan: Plan, seat: int, seats: list[int]) -> Plan | None:
        """Another plan for one Reckoner after all others have done what they do; None if there is no better one."""
        then, codes = self.without(st, plan.codes, seat)
        if then.over or not then.stack or then.stack[-1][0] != F_USE:
            return None
        best: Plan | None = None
        most = plan.worth + NOTHING
        known: list[Key] = [key_of(plan.state)]
        for search in self.characters:
            search.seats.rides.drivers = seats
            for own in search.seats.all(then, seat, search.judge.worth(then))[:PLANS]:
                key = key_of(own.state)
                if key in known:
                    continue
                known.append(key)
                worth = self.worth(own.state)
                if worth > most:
                    most = worth
                    best = Plan(worth, own.codes, own.state)
        if best is None:
            return None
        whole = best if best.state.over else self.characters[0].leftovers(best, seats)
        worth = self.worth(whole.state)
        if worth < most:  # what is left over did no good
            whole, worth = best, most
        return Plan(worth, codes + whole.codes, whole.state)

    def without(self, st: State, codes: list[int], seat: int) -> tuple[State, list[int]]:
        """The table after all that the others do in a plan, as far as it can be done without this Reckoner."""
        then = st.clone()
        done: list[int] = []
        own = False
        for code in codes:
            who = seat_of(code)
            if who != TEAM:
                own = who == seat
            if own or then.over:
                continue
            if play(then, code):
                done.append(code)
        return then, done

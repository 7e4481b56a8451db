"""The team's whole use step: who goes where, with which dice, in which order.

A beam search: positions grow by one Reckoner's plan at a time, in every order of Reckoners; positions that are reached
in several ways are one. The last ones are weighed by what the Epic phase would make of them.
"""

from __future__ import annotations

from time import process_time
from typing import Final

from reckoners.bots.planner.favours import WORTH_A_ROLL, Favours
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.seat import NOTHING, Plan, SeatPlans
from reckoners.bots.planner.sources import has_power
from reckoners.engine.action import bit, has, power, verb_of
from reckoners.engine.codes import F_USE
from reckoners.engine.flow import step_now
from reckoners.engine.powers import OPERATIONS
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_USE
from reckoners.engine.trying import tried, unseen

FOLLOWED: Final = 6  # answers that are thought through, beside the best of each kind
LOOKS: Final = 4  # times as many positions as are kept are weighed by the forecast
NEXT: Final = 3  # Reckoners who may be the next one to act

Key = tuple[object, ...]


def board_of(st: State) -> Key:
    """What lies on the table, without the dice."""
    return (
        tuple(st.epic),
        tuple(st.research),
        tuple(st.health),
        tuple(st.bracket),
        tuple(st.enforcement),
        tuple(st.barricades),
        tuple(st.boss_bracket),
        st.boss_research,
        st.boss_health,
        tuple(st.where),
        tuple(st.tokens),
        tuple(st.fresh),
        st.money,
        st.beaten,
        (st.boss_at, st.population, st.base, st.red_shields, st.blue_shields, st.copies, st.charges, st.waiting),
        (st.markers, st.defeats, st.exchanged),
    )


def key_of(st: State) -> Key:
    """What the use step can change: two positions with the same key are one."""
    return (
        *board_of(st),
        tuple(st.status),
        tuple(st.face),
        tuple(st.used),
        tuple(st.pool),
        tuple(st.sniper),
        tuple(st.cards),
    )


class Node:
    """A position on the way: how it was reached, who still has to act, what may be hoped for."""

    def __init__(self, plan: Plan, waiting: int, hope: float) -> None:
        self.plan: Plan = plan
        self.waiting: int = waiting  # a bit for each seat
        self.hope: float = hope


class Search:
    def __init__(self, judge: Judge, width: int, branches: int) -> None:
        self.judge: Judge = judge
        self.seats: SeatPlans = SeatPlans(judge)
        self.favours: Favours = Favours(judge, self.seats)
        self.width: int = width
        self.branches: int = branches
        self.deadline: float = 0.0  # of this process's own time, so that a busy machine changes no answer; 0: none

    def late(self) -> bool:
        return self.deadline > 0 and process_time() > self.deadline

    def best(self, st: State, seats: list[int]) -> Plan:
        """The best whole use step that was found for these seats."""
        ends = self.ends(st, seats)
        return max(ends, key=lambda plan: plan.worth)

    def ends(self, st: State, seats: list[int]) -> list[Plan]:
        """The positions at the end of the search, each with its way there, and weighed with the forecast."""
        if self.judge.tables.at_once:
            st = unseen(st)
        worth = self.judge.worth(st)
        start = Plan(worth, [], st)
        rolled = self.rolled_first(st, seats, worth)
        if rolled is not None:
            return [rolled]
        waiting = 0
        for seat in seats:
            waiting |= bit(seat)
        beam = [Node(start, waiting, worth)]
        gains: dict[int, float] = {}
        for level in range(len(seats)):
            beam = self.grown(beam, seats, gains, level == 0)
            if beam[0].plan.state.over:
                return [beam[0].plan]
        done = [self.leftovers(node.plan, seats) for node in beam]
        return [Plan(self.judge.prospect(plan.state), plan.codes, plan.state) for plan in done]

    def rolled_first(self, st: State, seats: list[int], worth: float) -> Plan | None:
        """Chance first: what is planned depends on it. None if nothing is worth a roll."""
        self.seats.rides.drivers = seats
        if self.judge.extras:
            promise, code = self.favours.ammo(st, seats)
            if promise > WORTH_A_ROLL:
                return Plan(worth + promise, [code], self.seats.after(st, code))
        return None

    def answers(self, st: State, options: list[int], seats: list[int]) -> list[tuple[float, int]]:
        """What an action of the use step has asked for: each answer by the best that can follow from it. Of many only
        those that look best at once are followed."""
        after = [tried(st, code) for code in options]
        first = [self.judge.worth(then) for then in after]
        order = sorted(range(len(options)), key=lambda i: -first[i])
        verbs: list[int] = []
        followed: list[tuple[float, int]] = []
        others: list[tuple[float, int]] = []
        for place, i in enumerate(order):
            verb = verb_of(options[i])
            if place >= FOLLOWED and verb in verbs:
                others.append((first[i], options[i]))
                continue
            verbs.append(verb)
            then = after[i]
            while not then.over and then.stack[-1][0] != F_USE and step_now(then) == STEP_USE:
                then = tried(then, then.options[-1])  # the last one leaves it at that
            in_use = not then.over and then.stack[-1][0] == F_USE
            followed.append((self.best(then, seats).worth if in_use else self.judge.worth(then), options[i]))
        followed.sort(key=lambda pair: -pair[0])
        least = followed[-1][0]
        return followed + [(min(least, worth), code) for worth, code in others]

    def grown(self, beam: list[Node], seats: list[int], gains: dict[int, float], first: bool) -> list[Node]:
        """Each position by each waiting Reckoner's plans; of equal ones one, of all the most hopeful."""
        found: dict[Key, Node] = {}
        for node in beam:
            st = node.plan.state
            late = self.late()
            waiters = [seat for seat in seats if has(node.waiting, seat)]
            if not first:  # those who have most to give; the others act later
                waiters.sort(key=lambda seat: -gains.get(seat, 0.0))
                waiters = waiters[:NEXT]
            for seat in waiters:
                waiting = node.waiting & ~bit(seat)
                plans = self.seats.all(st, seat, node.plan.worth)
                if first:
                    gains[seat] = plans[0].worth - node.plan.worth
                hope = 0.0
                for other in seats:
                    if has(waiting, other):
                        hope += gains.get(other, 0.0)
                for plan in plans[: self.branches]:
                    both = Plan(plan.worth, node.plan.codes + plan.codes, plan.state, plan.promise)
                    grown = Node(both, waiting, plan.worth + plan.promise + hope)
                    if plan.state.over:
                        if plan.worth > node.plan.worth:
                            return [grown]
                        continue
                    key = (waiting, *key_of(plan.state))
                    same = found.get(key)
                    if same is None or grown.hope > same.hope:
                        found[key] = grown
                if late:
                    break
        if first:  # what the others bring was not known yet
            for node in found.values():
                node.hope = node.plan.worth + node.plan.promise
                for other in seats:
                    if has(node.waiting, other):
                        node.hope += gains.get(other, 0.0)
        nodes = list(found.values())
        nodes.sort(key=lambda node: -node.hope)
        if self.late():
            return nodes[:1]
        return self.foreseen(nodes[: self.width * LOOKS])[: self.width]

    def foreseen(self, nodes: list[Node]) -> list[Node]:
        """The most hopeful ones by the forecast: an estimate of deaths sees no chain and no limit, and a plan that it
        takes for a bad one is lost for good."""
        if len(nodes) > self.width:
            for node in nodes:
                st = node.plan.state
                node.hope += self.judge.prospect(st) - self.judge.worth(st)
            nodes.sort(key=lambda node: -node.hope)
        return nodes

    def leftovers(self, plan: Plan, seats: list[int]) -> Plan:
        """Somebody may have found nothing to do before the others acted; and Tia's gift finds its owner."""
        again = True
        while again and not plan.state.over:
            again = False
            for seat in seats:
                more = self.seats.use_up(plan.state, seat, plan.worth)
                if more.codes:
                    plan = Plan(more.worth, plan.codes + more.codes, more.state)
                    again = True
                    if plan.state.over:
                        return plan
            gift = self.gift(plan, seats)
            if gift is None and self.judge.extras and not plan.state.over:
                gift = self.favours.best(plan, seats)
            if gift is not None:
                plan = gift
                again = True
        return plan

    def gift(self, plan: Plan, seats: list[int]) -> Plan | None:
        """A Plan token for whoever makes most of it (Operations)."""
        st = plan.state
        best: Plan | None = None
        for seat in seats:
            if not has_power(st, seat, OPERATIONS):
                continue
            for other in range(st.tables.n_seats):
                if other == seat:
                    continue
                code = power(seat, st.tables.ability[seat], target=other)
                then = self.seats.after(st, code)
                if other in seats:
                    used = self.seats.use_up(then, other, plan.worth)
                else:
                    used = Plan(self.judge.worth(then), [], then)
                if best is None or used.worth > best.worth + NOTHING:
                    best = Plan(used.worth, [*plan.codes, code, *used.codes], used.state)
        return best

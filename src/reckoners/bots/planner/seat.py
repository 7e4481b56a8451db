"""What one Reckoner can do in the use step with all it has: where it stands, or elsewhere, one plan a destination."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.sources import (
    Source,
    Values,
    has_power,
    open_source,
    pool_value,
    ready_cards,
    sources,
    uses,
)
from reckoners.engine.action import clear, move, power
from reckoners.engine.codes import CARD, KEPT, MOVER
from reckoners.engine.dice import symbols_shown
from reckoners.engine.powers import IMPROVISE, SNIPER
from reckoners.engine.state import State
from reckoners.engine.trying import use_quietly

NOTHING: Final = 1e-9
FEW_WHOLE_SOURCES: Final = 3  # a way that costs more is not worth it
GOES: Final = 3  # other districts that a Reckoner tries in earnest
TURNS: Final = 2  # faces that Improvise tries in earnest


class Plan:
    """Actions in order, the position after them, and its worth."""

    def __init__(self, worth: float, codes: list[int], state: State) -> None:
        self.worth: float = worth
        self.codes: list[int] = codes
        self.state: State = state


class SeatPlans:
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.tried: int = 0  # positions that were looked at: what thinking costs, on any machine

    def after(self, st: State, code: int) -> State:
        then = st.clone()
        use_quietly(then, code)
        return then

    def finish(self, st: State, seat: int, source: Source, worth: float) -> Plan:
        """The best use of one source where the Reckoner stands, symbol by symbol."""
        best = Plan(worth, [], st)
        for code in uses(st, seat, source):
            then = self.after(st, code)
            self.tried += 1
            value = self.judge.worth(then)
            codes = [code]
            if then.pool[seat] and not then.over:
                rest = self.finish(then, seat, open_source(then, seat), value)
                value = rest.worth
                codes += rest.codes
                then = rest.state
            if value > best.worth + NOTHING:
                best = Plan(value, codes, then)
        return best

    def use_up(self, st: State, seat: int, worth: float) -> Plan:
        """One source after the other, each where it does most, until nothing helps any more."""
        codes: list[int] = []
        again = True
        while again:
            again = False
            idle = -1  # a pool that found nothing to do: its equals need not ask again
            for source in sources(st, seat):
                if source.pool == idle and source.whole and not source.anywhere:
                    continue
                plan = self.finish(st, seat, source, worth)
                if plan.codes:
                    again = True
                    codes += plan.codes
                    worth, st = plan.worth, plan.state
                    if st.over:
                        return Plan(worth, codes, st)
                elif source.whole and not source.anywhere:
                    idle = source.pool
        return Plan(worth, codes, st)

    def with_turns(self, st: State, seat: int, worth: float) -> Plan:
        """Use everything, after turning the die that gains most by it (Improvise)."""
        best = self.use_up(st, seat, worth)
        if not has_power(st, seat, IMPROVISE) or best.state.over:
            return best
        values = self.judge.symbol_values(st, st.where[seat], self.judge.slopes(st))
        found: list[tuple[float, int]] = []
        for slot, die in enumerate(st.dice[seat]):
            if st.status[die] == KEPT:
                kind = st.tables.kind[die]
                shown = pool_value(values, symbols_shown(st, seat, die))
                for turn in st.tables.turns[kind][st.face[die]]:
                    pool = st.tables.face_pool[kind][turn]
                    found.append((pool_value(values, pool) - shown, power(seat, st.tables.ability[seat], slot, turn)))
        found.sort(reverse=True)
        for entry in found[:TURNS]:
            plan = self.use_up(self.after(st, entry[1]), seat, worth)
            if plan.worth > best.worth + NOTHING:
                best = Plan(plan.worth, [entry[1], *plan.codes], plan.state)
        return best

    def go(self, st: State, seat: int, district: int, values: list[Values], worth: float) -> Plan | None:
        """Use here what is better used here, clear the way, move with the least useful dice, use the rest there."""
        here = st.where[seat]
        local = values[here]
        there = values[district]
        either = [max(local[symbol], there[symbol]) for symbol in range(len(local))]
        whole = [source for source in sources(st, seat) if source.whole]
        whole.sort(key=lambda source: pool_value(either, source.pool))
        vehicles = ready_cards(st, seat, MOVER)
        needed = st.barricades[here] + st.barricades[district] + (0 if vehicles else 1)
        if needed > min(FEW_WHOLE_SOURCES, len(whole)):
            return None
        spared = [source.id for source in whole[:needed]]
        first = self.before_leaving(st, seat, spared, local, there, worth)
        if first.state.over:
            return first
        then = first.state.clone()
        codes = first.codes
        for closed in [here] * then.barricades[here] + [district] * then.barricades[district]:
            codes.append(clear(seat, spared.pop(), closed))
            use_quietly(then, codes[-1])
        by = CARD + vehicles[0] if vehicles else spared.pop()
        codes.append(move(seat, by, district))
        if not use_quietly(then, codes[-1]):
            return Plan(self.judge.worth(then), codes, then)
        plan = self.with_turns(then, seat, self.judge.worth(then))
        return Plan(plan.worth, codes + plan.codes, plan.state)

    def before_leaving(
        self, st: State, seat: int, spared: list[int], local: Values, there: Values, worth: float
    ) -> Plan:
        codes: list[int] = []
        for source in sources(st, seat):
            later = pool_value(there, source.pool)
            if source.id in spared or pool_value(local, source.pool) <= later:
                continue
            plan = self.finish(st, seat, source, worth)
            if plan.codes and plan.worth - worth > later:
                codes += plan.codes
                worth, st = plan.worth, plan.state
                if st.over:
                    break
        return Plan(worth, codes, st)

    def promising(self, st: State, seat: int, values: list[Values]) -> list[int]:
        """The few districts where the Reckoner's dice seem to be worth most, after the way there."""
        here = st.where[seat]
        pools = [source.pool for source in sources(st, seat) if source.whole]
        found: list[tuple[float, int]] = []
        for district in range(len(values)):
            if district != here:
                worths = [pool_value(values[district], pool) for pool in pools]
                worths.sort()
                found.append((sum(worths[1 + st.barricades[here] + st.barricades[district] :]), district))
        found.sort(reverse=True)
        return [entry[1] for entry in found[:GOES]]

    def all(self, st: State, seat: int, worth: float) -> list[Plan]:
        """The best plan for each place to end up at, the best first."""
        plans = [self.with_turns(st, seat, worth)]
        if plans[0].state.over or not sources(st, seat):
            return plans
        n_districts = st.tables.n_districts
        here = st.where[seat]
        start = st
        prefix: list[int] = []
        if has_power(st, seat, SNIPER):
            for district in range(n_districts):
                if district != here:
                    code = power(seat, st.tables.ability[seat], target=district)
                    aimed = self.with_turns(self.after(st, code), seat, worth)
                    plans.append(Plan(aimed.worth, [code, *aimed.codes], aimed.state))
            best = max(plans, key=lambda plan: plan.worth)
            if best is not plans[0]:  # whoever goes elsewhere leaves the token where it does most from here
                prefix = best.codes[:1]
                start = self.after(st, prefix[0])
        slopes = self.judge.slopes(st)
        values = [self.judge.symbol_values(st, district, slopes) for district in range(n_districts)]
        for district in self.promising(st, seat, values):
            if district != here:
                plan = self.go(start, seat, district, values, worth)
                if plan is not None:
                    plans.append(Plan(plan.worth, prefix + plan.codes, plan.state))
        plans.sort(key=lambda plan: -plan.worth)
        return plans

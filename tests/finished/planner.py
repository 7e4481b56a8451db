"""The use step: what one Reckoner can do at best with all its dice, here or elsewhere, and who begins."""

from __future__ import annotations

from typing import NamedTuple

from reckoners.engine.codes import (
    CARD,
    CLEAR,
    END,
    KEPT,
    MONEY,
    MOVE,
    MOVER,
    N_SYMBOLS,
    OPEN,
    PLAN,
    POWER,
    SEAT_SHIFT,
    SOURCE_SHIFT,
    TARGET_SHIFT,
    TEAM,
    USE_SHIFT,
    VERB_MASK,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.powers import IMPROVISE, OPERATIONS, SNIPER, base_code
from reckoners.engine.state import State
from reckoners.engine.targets import aims_in
from reckoners.engine.use import answer_use
from tests.finished.judge import Judge
from tests.finished.sources import Source, Values, has_power, pool_value, ready_cards, sources, spent, uses

NOTHING = 1e-9
FEW_WHOLE_SOURCES = 3  # a way that costs more is not worth it


class Plan(NamedTuple):
    worth: float
    codes: list[int]
    state: State


class Planner:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def symbol_values(self, st: State, seat: int, district: int) -> Values:
        """What each symbol is worth in a district: the mean of the first three of it."""
        w = self.judge.weights
        now = self.judge.worth(st)
        values: Values = []
        for symbol in range(N_SYMBOLS):
            if symbol == MONEY:
                values.append(w.money * 0.8)
                continue
            if symbol == PLAN:
                values.append(w.token)
                continue
            best, at = now, st
            for _ in range(3):
                targets = [code >> TARGET_SHIFT for code in aims_in(at, district)[symbol]]
                tries = [(self.judge.worth(then), then) for then in (spent(at, seat, symbol, t) for t in targets)]
                if not tries:
                    break
                best, at = max(tries, key=lambda pair: pair[0])
                if at.over:
                    break
            values.append((best - now) / 3)
        return [*values, max(values)]

    def finish(self, st: State, seat: int, source: Source) -> Plan:
        """The best use of one source where the Reckoner stands, symbol by symbol."""
        best = Plan(self.judge.worth(st), [], st)
        for code in uses(st, seat, source):
            then = st.clone()
            answer_use(then, code)
            plan = Plan(self.judge.worth(then), [code], then)
            if then.pool[seat] and not then.over:
                rest = self.finish(then, seat, Source(OPEN, then.pool[seat], then.reach[seat], then.untouched[seat]))
                plan = Plan(rest.worth, [code, *rest.codes], rest.state)
            if plan.worth > best.worth + NOTHING:
                best = plan
        return best

    def use_up(self, st: State, seat: int) -> Plan:
        """One source after the other, each where it does most, until nothing helps any more."""
        codes: list[int] = []
        worth = self.judge.worth(st)
        again = True
        while again:
            again = False
            for source in sources(st, seat):
                plan = self.finish(st, seat, source)
                if plan.codes:
                    again = True
                    codes += plan.codes
                    worth, st = plan.worth, plan.state
                    if st.over:
                        return Plan(worth, codes, st)
        return Plan(worth, codes, st)

    def improvise(self, st: State, seat: int) -> Plan:
        """Turn the die that gains most by it; then use everything."""
        best = self.use_up(st, seat)
        if not has_power(st, seat, IMPROVISE) or best.state.over:
            return best
        values = self.symbol_values(st, seat, st.where[seat])
        found: list[tuple[float, int]] = []
        for slot, die in enumerate(st.dice[seat]):
            if st.status[die] != KEPT:
                continue
            kind = st.tables.kind[die]
            shown = pool_value(values, symbols_shown(st, seat, die))
            code = base_code(seat, st.tables.ability[seat]) | slot << USE_SHIFT
            for face, pool in enumerate(st.tables.face_pool[kind]):
                if st.tables.first_face[kind][face] == face != st.face[die]:
                    found.append((pool_value(values, pool) - shown, code | face << TARGET_SHIFT))
        for _, code in sorted(found, reverse=True)[:3]:
            then = st.clone()
            answer_use(then, code)
            plan = self.use_up(then, seat)
            if plan.worth > best.worth:
                best = Plan(plan.worth, [code, *plan.codes], plan.state)
        return best

    def go(self, st: State, seat: int, district: int) -> Plan | None:
        """Use here what is better used here, clear the way, move with the least useful dice, use the rest there."""
        base = seat << SEAT_SHIFT
        here = st.where[seat]
        there = self.symbol_values(st, seat, district)
        local = self.symbol_values(st, seat, here)
        either = [max(pair) for pair in zip(there, local, strict=True)]
        whole = sorted(sources(st, seat), key=lambda source: pool_value(either, source.pool))
        vehicles = ready_cards(st, seat, MOVER)
        needed = st.barricades[here] + st.barricades[district] + (not vehicles)
        if needed > min(FEW_WHOLE_SOURCES, len(whole)):
            return None
        spared = [source.id for source in whole[:needed]]
        first = self.before_leaving(st, seat, spared, local, there)
        if first.state.over:
            return first
        then = first.state.clone()
        codes = first.codes
        for closed in [here] * then.barricades[here] + [district] * then.barricades[district]:
            codes.append(base | CLEAR | spared.pop() << SOURCE_SHIFT | closed << TARGET_SHIFT)
            answer_use(then, codes[-1])
        by = CARD + vehicles[0] if vehicles else spared.pop()
        codes.append(base | MOVE | by << SOURCE_SHIFT | district << TARGET_SHIFT)
        answer_use(then, codes[-1])
        plan = self.improvise(then, seat)
        return Plan(plan.worth, codes + plan.codes, plan.state)

    def before_leaving(self, st: State, seat: int, spared: list[int], local: Values, there: Values) -> Plan:
        codes: list[int] = []
        worth = self.judge.worth(st)
        for source in sources(st, seat):
            later = pool_value(there, source.pool)
            if source.id in spared or pool_value(local, source.pool) <= later:
                continue
            plan = self.finish(st, seat, source)
            if plan.codes and plan.worth - worth > later:
                codes += plan.codes
                worth, st = plan.worth, plan.state
                if st.over:
                    break
        return Plan(worth, codes, st)

    def best(self, st: State, seat: int) -> Plan:
        """The best that the Reckoner can do with what it has left."""
        best = self.improvise(st, seat)
        if best.state.over or not sources(st, seat):
            return best
        others = [d for d in range(st.tables.n_districts) if d != st.where[seat]]
        prefix: list[int] = []
        if has_power(st, seat, SNIPER):
            aimed = [self.after(st, base_code(seat, st.tables.ability[seat]) | d << TARGET_SHIFT, seat) for d in others]
            best = max([best, *aimed], key=lambda plan: plan.worth)
            if best.codes and best.codes[0] & VERB_MASK == POWER:
                prefix = best.codes[:1]
                st = st.clone()
                answer_use(st, prefix[0])
        for district in others:
            plan = self.go(st, seat, district)
            if plan is not None and plan.worth > best.worth + NOTHING:
                best = Plan(plan.worth, prefix + plan.codes, plan.state)
        return best

    def after(self, st: State, code: int, seat: int) -> Plan:
        then = st.clone()
        answer_use(then, code)
        plan = self.improvise(then, seat)
        return Plan(plan.worth, [code, *plan.codes], plan.state)

    def step(self, st: State) -> list[int]:
        """The whole use step. Whoever gains most begins; the others then look again."""
        codes: list[int] = []
        hopes = {seat: float("inf") for seat in range(st.tables.n_seats)}
        while not st.over:
            seat = max(hopes, key=lambda seat: hopes[seat])
            plan = self.best(st, seat) if hopes[seat] > NOTHING else None
            if plan is None:
                gift = self.operations(st)
                if gift is None:
                    return [*codes, END | TEAM << SEAT_SHIFT]
                plan = gift
                hopes = dict.fromkeys(hopes, float("inf"))
            else:
                hopes[seat] = plan.worth - self.judge.worth(st)
                if not plan.codes or any(hope > hopes[seat] for hope in hopes.values()):
                    continue
                hopes[seat] = 0.0
            codes += plan.codes
            st = plan.state
        return codes

    def operations(self, st: State) -> Plan | None:
        """Tia's gift, to whoever makes most of it."""
        best: Plan | None = None
        for seat in range(st.tables.n_seats):
            if not has_power(st, seat, OPERATIONS):
                continue
            for other in range(st.tables.n_seats):
                if other != seat:
                    code = base_code(seat, st.tables.ability[seat]) | other << TARGET_SHIFT
                    then = st.clone()
                    answer_use(then, code)
                    worth = self.best(then, other).worth
                    if best is None or worth > best.worth:
                        best = Plan(worth, [code], then)
        return best

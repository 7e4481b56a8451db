"""What one Reckoner can do in the use step with all it has: where it stands, or elsewhere, one plan a destination."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.answers import PlannedAnswers
from reckoners.bots.planner.glance import UNSEEN, Glance
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.rides import Rides
from reckoners.bots.planner.sources import (
    Source,
    Twist,
    Values,
    all_sources,
    has_power,
    is_there,
    open_source,
    pool_value,
    ready_cards,
    sources,
    uses,
)
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.twists import changing_cards, free_powers, quiet_choices, twists_of
from reckoners.engine.action import clear, has, move, packed, power
from reckoners.engine.codes import CARD, ENFORCEMENT, HEAL, HEALING, KEPT, MOVER, ODD, PLAN, TOKEN
from reckoners.engine.dice import symbols_shown
from reckoners.engine.groups import owes_a_move
from reckoners.engine.moving import is_held
from reckoners.engine.powers import IMPROVISE, SNIPER
from reckoners.engine.state import State
from reckoners.engine.trying import use_quietly
from reckoners.engine.use import COSTLY

NOTHING: Final = 1e-9
FEW_WHOLE_SOURCES: Final = 3  # a way that costs more is not worth it
GOES: Final = 3  # other districts that a Reckoner tries in earnest
TURNS: Final = 4  # that Improvise tries in earnest


class Plan:
    """Actions in order, the position after them, and its worth; `promise` is what others can make of it beside that."""

    def __init__(self, worth: float, codes: list[int], state: State, promise: float = 0.0) -> None:
        self.worth: float = worth
        self.codes: list[int] = codes
        self.state: State = state
        self.promise: float = promise


class SeatPlans:
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.answers: PlannedAnswers = PlannedAnswers(judge)
        self.rides: Rides = Rides()
        self.glance: Glance = Glance(judge)
        self.tried: int = 0  # positions that were looked at: what thinking costs, on any machine

    def after(self, st: State, code: int) -> State:
        then = st.clone()
        use_quietly(then, code)
        return then

    def played(self, st: State, code: int) -> list[int]:
        """Play an action on this state, and all that it asks for: what it takes."""
        if self.judge.tables.at_once:
            return self.answers.play(st, code)
        use_quietly(st, code)
        return [code]

    def finish(self, st: State, seat: int, source: Source, worth: float, own: bool = False) -> Plan:
        """The best use of one source where the Reckoner stands, symbol by symbol. A position that is the caller's own
        may be changed: nobody else looks at it any more."""
        if source.opening is not None:
            return self.opened(st, seat, source.opening, worth)
        best = Plan(worth, [], st)
        seen = self.glance.suits(st, seat, source)
        chosen = -1  # the best so far, if it was only glanced at
        for code in uses(st, seat, source):
            self.tried += 1
            value = self.glance.worth(st, source, code) if seen else UNSEEN
            if value != UNSEEN:
                if value > best.worth + NOTHING:
                    best = Plan(value, [], st)
                    chosen = code
                continue
            then = st.clone()
            codes = self.played(then, code)
            value = self.judge.worth(then)
            if then.pool[seat] and not then.over:
                rest = self.finish(then, seat, open_source(then, seat), value, own=True)
                value = rest.worth
                codes += rest.codes
                then = rest.state
            if then.waiting[seat] and len(then.waiting[seat]) > len(st.waiting[seat]) and not then.over:
                rest = self.finish(then, seat, sources(then, seat)[0], value, own=True)
                value = rest.worth
                codes += rest.codes
                then = rest.state
            if value > best.worth + NOTHING:
                best = Plan(value, codes, then)
                chosen = -1
        if chosen >= 0:
            then = st if own else st.clone()
            best = Plan(best.worth, self.played(then, chosen), then)
        return best

    def opened(self, st: State, seat: int, opening: list[int], worth: float) -> Plan:
        """The best use of what actions lay open."""
        then = st.clone()
        for code in opening:
            use_quietly(then, code)
        if then.pool[seat]:
            rest = self.finish(then, seat, open_source(then, seat), self.judge.worth(then))
            if rest.codes and rest.worth > worth + NOTHING:
                return Plan(rest.worth, opening + rest.codes, rest.state)
        return Plan(worth, [], st)

    def use_up(self, st: State, seat: int, worth: float, twists: list[Twist] | None = None) -> Plan:
        """One source after the other, each where it does most, until nothing helps any more."""
        codes: list[int] = []
        at_once = self.judge.tables.at_once
        own = False  # the position, once something was done on it; where dice can be lost it is compared with the next
        again = True
        while again:
            again = False
            idle = -1  # a pool that found nothing to do: its equals need not ask again
            for source in sources(st, seat) if twists is None else all_sources(st, seat, twists):
                if source.pool == idle and source.whole and not source.anywhere:
                    continue
                plan = self.finish(st, seat, source, worth, own)
                if plan.codes:
                    again = True
                    codes += plan.codes
                    before = st
                    worth, st = plan.worth, plan.state
                    own = not at_once
                    if st.over:
                        return Plan(worth, codes, st)
                    if at_once and has_lost(before, st, seat, source.id):
                        break
                elif source.whole and not source.anywhere:
                    idle = source.pool
        return Plan(worth, codes, st)

    def with_turns(self, st: State, seat: int, worth: float) -> Plan:
        """Use everything, after turning the die that gains most by it (Improvise), or as cards change it."""
        best = self.use_up(st, seat, worth)
        if self.judge.extras and not best.state.over:
            changing = changing_cards(st, seat)
            if changing:
                best = self.with_twists(st, seat, worth, changing, best)
        if not has_power(st, seat, IMPROVISE) or best.state.over:
            return best
        for code in self.turns(st, seat):
            plan = self.use_up(self.after(st, code), seat, worth)
            if plan.worth > best.worth + NOTHING:
                best = Plan(plan.worth, [code, *plan.codes], plan.state)
        return best

    def turns(self, st: State, seat: int) -> list[int]:
        """Dice turned to another face (Improvise), what promises most first. Each shows something else then: where one
        more of a symbol has nothing left to do, a second die that is turned to it has not either."""
        values = self.judge.symbol_values(st, st.where[seat], self.judge.slopes(st))
        best: dict[int, tuple[float, int]] = {}  # by what a die shows then
        for slot, die in enumerate(st.dice[seat]):
            if st.status[die] == KEPT:
                kind = st.tables.kind[die]
                shown = pool_value(values, symbols_shown(st, seat, die))
                for turn in st.tables.turns[kind][st.face[die]]:
                    pool = st.tables.face_pool[kind][turn]
                    gain = pool_value(values, pool) - shown
                    if pool not in best or gain > best[pool][0]:
                        best[pool] = (gain, power(seat, st.tables.ability[seat], slot, turn))
        return [code for _, code in sorted(best.values(), reverse=True)[:TURNS]]

    def with_twists(self, st: State, seat: int, worth: float, cards: list[int], plain: Plan) -> Plan:
        """Card by card: the way of each that gains most beside those before it."""
        best = self.rounded_off(plain, seat)
        values = self.values_in(st, seat, st.where[seat], self.judge.slopes(st))
        chosen: list[Twist] = []
        for card in cards:
            taken = [id for twist in chosen for id in twist.takes]
            whole = [source for source in sources(st, seat) if source.whole and source.id not in taken]
            found: Twist | None = None
            for twist in twists_of(st, seat, card, whole, values):
                plan = self.rounded_off(self.use_up(st, seat, worth, [*chosen, twist]), seat)
                if plan.worth > best.worth + NOTHING:
                    best, found = plan, twist
                    if best.state.over:
                        return best
            if found is not None:
                chosen.append(found)
        return best

    def rounded_off(self, plan: Plan, seat: int) -> Plan:
        """A power of several ways that was not used lays something by for later."""
        if plan.state.over:
            return plan
        for card in changing_cards(plan.state, seat):
            if self.judge.tables.family[card] != ODD:
                continue
            for code in quiet_choices(plan.state, seat, card):
                then = self.after(plan.state, code)
                value = self.judge.worth(then)
                if value > plan.worth + NOTHING:
                    return Plan(value, [*plan.codes, code], then)
        return plan

    def values_in(self, st: State, seat: int, district: int, slopes: tuple[float, float]) -> Values:
        """What symbols are worth to a Reckoner in a district; some reach further from there."""
        values = self.judge.symbol_values(st, district, slopes)
        near = st.near[seat]
        if self.judge.city_cards.any and district != st.where[seat]:
            near |= self.judge.city_cards.reach(st, district)
        if near:
            ring = self.judge.tables.n_districts
            for other in ((district + 1) % ring, (district - 1) % ring):
                beyond = self.judge.symbol_values(st, other, slopes)
                for symbol in range(ENFORCEMENT, PLAN):
                    if has(near, symbol):
                        values[symbol] = max(values[symbol], beyond[symbol])
            values[-1] = max(values)
        return values

    def go(self, st: State, seat: int, district: int, values: list[Values], worth: float) -> Plan | None:
        """Use here what is better used here, clear the way, move with the least useful dice, use the rest there."""
        here = st.where[seat]
        if is_held(st, here):
            return None
        local = values[here]
        there = values[district]
        either = [max(local[symbol], there[symbol]) for symbol in range(len(local))]
        whole = [source for source in sources(st, seat) if source.whole]
        whole.sort(key=lambda source: pool_value(either, source.pool))
        price = price_of_move(st, seat, district)
        vehicles = ready_cards(st, seat, MOVER)[:price]
        ride = -1 if len(vehicles) == price else self.rides.find(st, seat, district)
        dice = price - len(vehicles) - (1 if ride >= 0 else 0)
        needed = st.barricades[here] + st.barricades[district] + dice
        if needed > min(FEW_WHOLE_SOURCES, len(whole)):
            return None
        spared = [source.id for source in whole[:needed]]
        first = self.before_leaving(st, seat, spared, local, there, worth)
        if first.state.over:
            return first
        if st.tables.at_once and not all_there(st, first.state, seat, spared):
            return None
        then = first.state.clone()
        codes = first.codes
        for closed in [here] * then.barricades[here] + [district] * then.barricades[district]:
            codes += self.played(then, clear(seat, spared.pop(), closed))
        payers = [CARD + card for card in vehicles] + spared[:dice]
        if ride >= 0:
            if then.pool[seat]:
                return None
            codes.append(ride)
            use_quietly(then, ride)
        for by in payers:
            codes.append(move(seat, by, district))
            use_quietly(then, codes[-1])
        if then.over:
            return Plan(self.judge.worth(then), codes, then)
        plan = self.with_turns(then, seat, self.judge.worth(then))
        return Plan(plan.worth, codes + plan.codes, plan.state)

    def before_leaving(
        self, st: State, seat: int, spared: list[int], local: Values, there: Values, worth: float
    ) -> Plan:
        codes: list[int] = []
        n_dice = len(st.dice[seat])
        for source in sources(st, seat):
            later = pool_value(there, source.pool)
            if len(st.dice[seat]) != n_dice:
                break
            if st.tables.at_once and not is_there(st, seat, source.id):
                continue
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
        price = 2 if st.effects[seat] & COSTLY else 1
        calming = self.judge.tables.hinders and st.effects[seat] != 0
        for district in range(len(values)):
            if district != here:
                worths = [pool_value(values[district], pool) for pool in pools]
                worths.sort()
                total = summed(worths[price + st.barricades[here] + st.barricades[district] :])
                if calming:
                    total += self.judge.calm_gain(st, seat, district)
                found.append((total, district))
        found.sort(reverse=True)
        return [entry[1] for entry in found[:GOES]]

    def all(self, st: State, seat: int, worth: float) -> list[Plan]:
        """The best plan for each place to end up at, the best first. What costs nothing comes before all else."""
        if not self.judge.extras:
            return self.places(st, seat, worth)
        free: list[int] = []
        for code in free_powers(st, seat):
            then = self.after(st, code)
            value = self.judge.worth(then)
            if value > worth + NOTHING:
                free.append(code)
                st, worth = then, value
        if self.judge.districts.any:
            for code in healing_cards(st, seat):
                then = self.after(st, code)
                free.append(code)
                st, worth = then, self.judge.worth(then)
        plans = self.places(st, seat, worth)
        if not plans[0].state.over:
            for brought in self.rides.with_boss(st, seat):
                plan = self.with_turns(brought.state, seat, worth)
                plans.append(Plan(plan.worth, brought.codes + plan.codes, plan.state, brought.promise))
            plans.sort(key=lambda plan: -(plan.worth + plan.promise))
        if free:
            plans = [Plan(plan.worth, free + plan.codes, plan.state, plan.promise) for plan in plans]
        return plans

    def places(self, st: State, seat: int, worth: float) -> list[Plan]:
        """One plan for each place to end up at."""
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
        values = [self.values_in(st, seat, district, slopes) for district in range(n_districts)]
        for district in self.promising(st, seat, values):
            if district != here:
                plan = self.go(start, seat, district, values, worth)
                if plan is not None:
                    plans.append(Plan(plan.worth, prefix + plan.codes, plan.state))
        plans.sort(key=lambda plan: -plan.worth)
        return plans


def healing_cards(st: State, seat: int) -> list[int]:
    """Cards that bring people back: nobody gains by waiting."""
    families = st.tables.family
    return [packed(HEAL, seat, card) for card in st.cards[seat] if families[card] == HEALING]


def price_of_move(st: State, seat: int, district: int) -> int:
    """How many sources a Move there still takes: two where it is dear, less one that has paid its half."""
    if not st.effects[seat] & COSTLY:
        return 1
    return 1 if st.owing[seat] and owes_a_move(st, seat) == district else 2


def all_there(before: State, st: State, seat: int, ids: list[int]) -> bool:
    """Whether a Reckoner still has all these sources, and they are the same: a sold card takes its die along."""
    if len(st.dice[seat]) != len(before.dice[seat]):
        return False
    for id in ids:
        if not is_there(st, seat, id):
            return False
    return ids.count(TOKEN) <= st.tokens[seat]


def has_lost(before: State, st: State, seat: int, used: int) -> bool:
    """Whether a Reckoner has fewer sources than those that it has used: then they are looked at anew."""
    if len(st.captured) != len(before.captured) or st.cards[seat] != before.cards[seat]:
        return True
    return before.tokens[seat] - st.tokens[seat] != (1 if used == TOKEN else 0)

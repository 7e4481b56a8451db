"""The roll step: keep what beats the odds of a reroll, judged by what the team still needs where one will go."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.rolls import Rolls
from reckoners.bots.planner.search import Key, Search
from reckoners.bots.planner.sources import Source, Values, pool_value
from reckoners.bots.planner.steady import summed
from reckoners.engine.action import has, keep, reroll, stop
from reckoners.engine.codes import KEPT, MARKED, ROLLED
from reckoners.engine.decisions.roll import FINISHED, ROLLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import COSTLY_MOVES, JOKER, SINGLES, works
from reckoners.engine.faith import choose_die, faith_is_ready, roll_chosen
from reckoners.engine.pools import singled
from reckoners.engine.state import State
from reckoners.engine.trying import in_hand, keep_quietly, standing, unseen

WAYS: Final = 4  # to keep, that are tried out


class Way:
    """Which dice are kept, how, and what that loses against the best."""

    def __init__(self, kept: list[int], codes: list[int], loss: float) -> None:
        self.kept: list[int] = kept
        self.codes: list[int] = codes
        self.loss: float = loss
        self.mean: float = 0.0  # worth of the table in the end, if it was tried out


def kept_otherwise(better: dict[int, float]) -> list[list[int]]:
    """What seems best; then one die decided otherwise, all as they lie, only the best of them."""
    kept = [slot for slot in better if better[slot] >= 0]
    others = [[one for one in kept if one != slot] if slot in kept else [*kept, slot] for slot in better]
    return [kept, *others, list(better), [max(better, key=lambda slot: better[slot])]]


class Keeps:
    def __init__(self, search: Search, samples: int = 0) -> None:
        self.search: Search = search
        self.samples: int = samples  # rolls that are tried for each way to keep
        self.rolls: Rolls = Rolls(search.seats)
        self._known: State | None = None  # the last table that was imagined, and of which one
        self._of: Key = ()

    def choose(self, st: State, seats: list[int]) -> list[int]:
        """The first of these Reckoners who still rolls keeps what is better than what a reroll promises."""
        seat = next(seat for seat in seats if st.rolls[seat] != FINISHED)
        if self.is_marking(st, seat):
            return [roll_chosen(st, seat)]
        return self.ranked(st, seat)[0][1]

    def ranked(self, st: State, seat: int) -> list[tuple[float, list[int]]]:
        """Ways to keep, as actions, the best first, each with what it loses against the best: by what the dice are
        worth on average in the end, if there is effort to try it; else by what each die promises alone."""
        better = self.better(st, seat)
        ways: list[Way] = []
        for kept in kept_otherwise(better):
            loss = 0.0
            for slot, worth in better.items():
                if (slot in kept) != (worth >= 0):
                    loss += abs(worth)
            way = Way(kept, self.codes(st, seat, better, kept), loss)
            if all(sorted(way.codes) != sorted(other.codes) for other in ways):
                ways.append(way)
        ways.sort(key=lambda way: way.loss)
        if self.samples and st.rolls[seat] < ROLLS:
            self.try_out(st, seat, ways)
        return [(way.loss, way.codes) for way in ways]

    def try_out(self, st: State, seat: int, ways: list[Way]) -> None:
        """The most promising ways by what comes of them; the others lose as much as they seem to, after these. A die
        may be gone by then: in Babilar what others do before can cost the card that lends it."""
        rerolls = ROLLS - st.rolls[seat]
        district, then = self.destination(st, seat)
        judge = self.search.judge
        values = judge.symbol_values(then, district, judge.slopes(then))
        dice = st.dice[seat]
        loose = [slot for slot in range(len(dice)) if st.status[dice[slot]] == ROLLED]
        kept = [slot for slot in range(len(dice)) if st.status[dice[slot]] == KEPT]
        slots = [slot for slot in range(len(dice)) if (slot in loose or slot in kept) and dice[slot] in then.dice[seat]]
        hopes: list[list[float]] = [[]] * len(dice)
        worths: list[list[float]] = [[]] * len(dice)
        for slot in loose:
            worths[slot] = face_values(st, seat, dice[slot], values)
            hopes[slot] = [0.0]
            for left in range(1, rerolls):
                hopes[slot].append(self.hope(st, seat, dice[slot], values, left))
        here = st.where[seat]
        spent = 0 if district == here else 1 + st.barricades[here] + st.barricades[district]
        most = float("-inf")
        tried: list[Way] = []
        for place, way in enumerate(ways):
            if place < WAYS or len(way.kept) == len(loose):
                rolled = [slot for slot in slots if slot in loose and slot not in way.kept]
                way.mean = self.rolls.mean(then, seat, dice, slots, rolled, hopes, worths, spent, values, self.samples)
                most = max(most, way.mean)
                tried.append(way)
        worst = 0.0
        for way in tried:
            way.loss = most - way.mean
            worst = max(worst, way.loss)
        for way in ways:
            if way not in tried:
                way.loss += worst
        ways.sort(key=lambda way: way.loss)

    def is_marking(self, st: State, seat: int) -> bool:
        """Somebody began to choose dice for Faith: they are rolled."""
        return any(st.status[die] == MARKED for die in st.dice[seat])

    def codes(self, st: State, seat: int, better: dict[int, float], kept: list[int]) -> list[int]:
        """Keep these dice and roll the others again, as actions."""
        loose = list(better)
        if st.rolls[seat] == ROLLS:
            marked = [choose_die(st, seat, slot) for slot in loose if slot not in kept]
            return [*marked, roll_chosen(st, seat)] if marked and faith_is_ready(st, seat) else [stop(seat)]
        if not kept and not works(st, seat, JOKER):
            kept = [max(loose, key=lambda slot: better[slot])]
        if len(kept) == len(loose) > 1:
            return [stop(seat)]
        codes = [keep(seat, slot) for slot in kept]
        if len(kept) < len(loose):
            codes.append(reroll(seat))
        return codes

    def better(self, st: State, seat: int) -> dict[int, float]:
        """By slot: how much better a die is as it lies than what can be expected of the rerolls that are left.

        The dice are looked at one after the other, the best first, and each that is kept is used in imagination: the
        third Research on an Epic that needs two is worth little.
        """
        rerolls = ROLLS - st.rolls[seat] + (1 if faith_is_ready(st, seat) else 0)
        district, then = self.destination(st, seat)
        judge = self.search.judge
        found: dict[int, float] = {}
        slots = st.dice[seat]
        loose = [slot for slot in range(len(slots)) if st.status[slots[slot]] == ROLLED]
        then = self.used(then, seat, [die for die in slots if st.status[die] == KEPT])
        while loose:
            values = judge.symbol_values(then, district, judge.slopes(then))
            best = float("-inf")
            chosen = loose[0]
            for slot in loose:
                shown = pool_value(values, symbols_shown(st, seat, slots[slot]))
                gain = shown - self.hope(st, seat, slots[slot], values, rerolls)
                found[slot] = gain
                if gain > best:
                    best, chosen = gain, slot
            if best < 0:
                break  # all that is left is better rolled again
            loose.remove(chosen)
            then = self.used(then, seat, [slots[chosen]])
        return found

    def used(self, st: State, seat: int, dice: list[int]) -> State:
        """The table after these dice have done their best. One may be gone: in Babilar the first die can cost the card
        that lends the next."""
        worth = self.search.judge.worth(st)
        for die in dice:
            if st.over:
                break
            if die not in st.dice[seat]:
                continue
            slot = st.dice[seat].index(die)
            keep_quietly(st, die)
            plan = self.search.seats.finish(st, seat, Source(slot, symbols_shown(st, seat, die), False, True), worth)
            if not plan.state.over:
                st, worth = plan.state, plan.worth
        return st

    def hope(self, st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
        """What a die is worth on average after so many rerolls, if one stops in time."""
        if rerolls == 0:
            return float("-inf")
        faces = face_values(st, seat, die, values)
        hope = summed(faces) / len(faces)
        for _ in range(rerolls - 1):
            hope = summed([max(face, hope) for face in faces]) / len(faces)
        return hope

    def destination(self, st: State, seat: int) -> tuple[int, State]:
        """Where this Reckoner's dice promise most, and the table as if it stood there with those that are left."""
        imagined = self.imagined(st, seat)
        judge = self.search.judge
        slopes = judge.slopes(imagined)
        dice = [die for die in st.dice[seat] if st.status[die] == ROLLED or st.status[die] == KEPT]
        rerolls = ROLLS - st.rolls[seat] if st.rolls[seat] != FINISHED else 0
        here = st.where[seat]
        price = 2 if works(st, seat, COSTLY_MOVES) else 1
        best = float("-inf")
        there = here
        for district in range(st.tables.n_districts):
            values = judge.symbol_values(imagined, district, slopes)
            worths = [self.promise(st, seat, die, values, rerolls) for die in dice]
            worths.sort()
            spent = 0 if district == here else price + st.barricades[here] + st.barricades[district]
            total = summed(worths[spent:])
            if total > best:
                best, there = total, district
        return there, standing(imagined, seat, there, st)

    def promise(self, st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
        shown = pool_value(values, symbols_shown(st, seat, die))
        if st.status[die] == KEPT or rerolls == 0:
            return shown
        return max(shown, self.hope(st, seat, die, values, rerolls))

    def imagined(self, st: State, seat: int) -> State:
        """The table after those who have rolled already have used their dice; all others still have theirs in hand."""
        self.search.seats.rides.drivers = []
        done = [other for other in range(seat) if st.rolls[other] == FINISHED]
        of = (*table_before(st, seat, done), self.search.judge.lean.key())
        if self._known is None or self._of != of:
            start = in_hand(unseen(st), [other for other in range(st.tables.n_seats) if other not in done])
            then = start
            for other in done:
                if not then.over:
                    plans = self.search.seats.all(then, other, self.search.judge.worth(then))
                    then = plans[0].state
            self._known = start if then.over else then
            self._of = of
        return self._known


def table_before(st: State, seat: int, done: list[int]) -> Key:
    """The whole table as a Reckoner who rolls finds it, as a value: what was imagined of it is only right there.

    Left out is what nobody can see, and dice of those who are not done: they are in their hands.
    """
    others = [(other, die, st.status[die], st.face[die]) for other in done for die in st.dice[other]]
    team = (st.round, st.over, st.population, st.money, st.base, st.captured, st.beaten, st.defeated, st.defeats)
    supply = (st.enforcement_left, st.barricades_left, tuple(st.market), tuple(st.owner), st.lent)
    ring = (st.districts, st.sides, st.exchanged, st.markers, st.tram, st.stolen, st.pending)
    pieces = (tuple(st.enforcement), tuple(st.barricades), st.red_shields, st.blue_shields, st.copies)
    epics = (tuple(st.epic), tuple(st.research), tuple(st.health), tuple(st.bracket))
    his_cards = (st.boss_card, tuple(sorted(st.boss_deck)), st.power_rolls)
    boss = (st.boss_at, st.boss_research, st.boss_health, tuple(st.boss_bracket), his_cards)
    hands = (tuple(st.cards), tuple(st.used), tuple(st.dice), tuple(st.tokens), tuple(st.fresh), tuple(st.owed))
    powers = (tuple(st.converts), tuple(st.doubles), tuple(st.near), st.effects, tuple(st.sniper), st.charges)
    open_dice = (tuple(st.pool), tuple(st.source), tuple(st.reach), tuple(st.untouched), st.waiting, st.owing)
    attacks = (st.suffers, st.disabled, st.laid_now, st.asleep, st.swapped)
    reckoners = (tuple(st.where), hands, powers, open_dice, attacks)
    return (seat, tuple(others), team, supply, ring, pieces, epics, boss, reckoners)


def face_values(st: State, seat: int, die: int, values: Values) -> list[float]:
    """What each face of a die is worth; doubled symbols of basic dice count twice."""
    kind = st.tables.kind[die]
    if works(st, seat, SINGLES):
        return [pool_value(values, singled(pool)) for pool in st.tables.face_pool[kind]]
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        values = [value * 2 if has(doubles, symbol) else value for symbol, value in enumerate(values)]
    return [pool_value(values, pool) for pool in st.tables.face_pool[kind]]

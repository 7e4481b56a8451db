"""The roll step: keep what beats the odds of a reroll, judged by what the team still needs where one will go."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.hopes import face_values, gain_as_it_lies, hope, promise
from reckoners.bots.planner.rolls import Grounds, Rolls
from reckoners.bots.planner.search import Key, Search
from reckoners.bots.planner.sources import Source, Values
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.team_choices import symbol_worth
from reckoners.engine.action import keep, reroll, stop
from reckoners.engine.codes import KEPT, MARKED, ROLLED
from reckoners.engine.decisions.roll import FINISHED, ROLLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import COSTLY_MOVES, JOKER, works
from reckoners.engine.faith import choose_die, faith_is_ready, roll_chosen
from reckoners.engine.moving import is_held
from reckoners.engine.state import State
from reckoners.engine.trying import in_hand, keep_quietly, standing, unseen

OTHERWISE: Final = 2  # dice that are decided otherwise
MIDDLE: Final = 1  # of what one could keep dice for: by that the rolls after the next one go
NO_WAY: Final = 99  # dice


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


def half_way(one: Values, other: Values) -> Values:
    return [(one[symbol] + other[symbol]) / 2 for symbol in range(len(one))]


class Keeps:
    def __init__(self, search: Search, rolls: Rolls | None = None) -> None:
        self.search: Search = search
        self.rolls: Rolls | None = rolls  # where there is effort to try rolls out
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
            way = self.way(st, seat, better, kept)
            if all(sorted(way.codes) != sorted(other.codes) for other in ways):
                ways.append(way)
        ways.sort(key=lambda way: way.loss)
        if self.rolls is not None and st.rolls[seat] < ROLLS:
            self.try_out(self.rolls, st, seat, better, ways)
        return [(way.loss, way.codes) for way in ways]

    def way(self, st: State, seat: int, better: dict[int, float], kept: list[int]) -> Way:
        if not kept and st.rolls[seat] < ROLLS and not works(st, seat, JOKER):  # one has to be kept
            kept = [max(better, key=lambda slot: better[slot])]
        loss = 0.0
        for slot, worth in better.items():
            if (slot in kept) != (worth >= 0):
                loss += abs(worth)
        return Way(kept, self.codes(st, seat, better, kept), loss)

    def try_out(self, rolls: Rolls, st: State, seat: int, better: dict[int, float], ways: list[Way]) -> None:
        """The most promising ways by what comes of them; the others lose as much as they seem to, after these. A die
        may be gone by then: in Babilar what others do before can cost the card that lends it."""
        grounds = self.grounds(st, seat)
        wanted = self.wanted(st, seat, grounds)
        tried = self.worth_a_try(st, seat, better, ways, wanted)
        if len(tried) == 1:
            return
        imagined = self.imagined(st, seat)
        dice = st.dice[seat]
        kept = [slot for slot in range(len(dice)) if st.status[dice[slot]] == KEPT]
        slots = [slot for slot in [*better, *kept] if dice[slot] in imagined.dice[seat]]
        hopes: list[list[float]] = [[]] * len(dice)
        worths: list[list[float]] = [[]] * len(dice)
        for slot in better:
            worths[slot] = face_values(st, seat, dice[slot], wanted[MIDDLE])
            hopes[slot] = [0.0]
            for left in range(1, ROLLS - st.rolls[seat]):
                hopes[slot].append(hope(st, seat, dice[slot], wanted[MIDDLE], left))
        then = standing(imagined, seat, st.where[seat], st)
        most = float("-inf")
        for way in tried:
            rolled = [slot for slot in slots if slot in better and slot not in way.kept]
            way.mean = rolls.mean(then, seat, dice, slots, rolled, hopes, worths, grounds)
            most = max(most, way.mean)
        worst = 0.0
        for way in tried:
            way.loss = most - way.mean
            worst = max(worst, way.loss)
        for way in ways:
            if way not in tried:
                way.loss += worst
        ways.sort(key=lambda way: way.loss)

    def wanted(self, st: State, seat: int, grounds: Grounds) -> list[Values]:
        """What one could keep dice for: good faces for any place, those for the place that promises most, and something
        between both there and in the second place."""
        plain = symbol_worth(st)
        places = self.places(st, seat, grounds)
        best = grounds.values[places[0]]
        return [plain, half_way(plain, best), best, half_way(plain, grounds.values[places[1]])]

    def worth_a_try(
        self, st: State, seat: int, better: dict[int, float], ways: list[Way], wanted: list[Values]
    ) -> list[Way]:
        """What seems best, what each of these wants, what decides one die otherwise of those that are nearly as good as
        their rerolls, and all as they lie."""
        rerolls = ROLLS - st.rolls[seat]
        dice = st.dice[seat]
        plain = [(gain_as_it_lies(st, seat, dice[slot], wanted[0], rerolls), slot) for slot in better]
        kept = [
            [slot for slot in better if gain_as_it_lies(st, seat, dice[slot], values, rerolls) >= 0]
            for values in wanted
        ]
        plain.sort(key=lambda pair: abs(pair[0]))
        for _, doubtful in plain[:OTHERWISE]:
            kept.append([slot for slot in better if (slot in kept[0]) != (slot == doubtful)])
        found = [ways[0]]
        for slots in [*kept, list(better)]:
            way = self.way(st, seat, better, slots)
            codes = sorted(way.codes)
            known = next((other for other in ways if sorted(other.codes) == codes), None)
            if known is None:
                ways.append(way)
                found.append(way)
            elif known not in found:
                found.append(known)
        return found

    def is_marking(self, st: State, seat: int) -> bool:
        """Somebody began to choose dice for Faith: they are rolled."""
        return any(st.status[die] == MARKED for die in st.dice[seat])

    def codes(self, st: State, seat: int, better: dict[int, float], kept: list[int]) -> list[int]:
        """Keep these dice and roll the others again, as actions."""
        loose = list(better)
        if st.rolls[seat] == ROLLS:
            marked = [choose_die(st, seat, slot) for slot in loose if slot not in kept]
            return [*marked, roll_chosen(st, seat)] if marked and faith_is_ready(st, seat) else [stop(seat)]
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
                gain = gain_as_it_lies(st, seat, slots[slot], values, rerolls)
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

    def destination(self, st: State, seat: int) -> tuple[int, State]:
        """Where this Reckoner's dice promise most, and the table as if it stood there with those that are left."""
        there = self.places(st, seat, self.grounds(st, seat))[0]
        return there, standing(self.imagined(st, seat), seat, there, st)

    def grounds(self, st: State, seat: int) -> Grounds:
        imagined = self.imagined(st, seat)
        judge = self.search.judge
        slopes = judge.slopes(imagined)
        here = st.where[seat]
        price = NO_WAY if is_held(st, here) else 2 if works(st, seat, COSTLY_MOVES) else 1
        values: list[Values] = []
        prices: list[int] = []
        for district in range(st.tables.n_districts):
            values.append(judge.symbol_values(imagined, district, slopes))
            prices.append(0 if district == here else price + st.barricades[here] + st.barricades[district])
        return Grounds(values, prices)

    def places(self, st: State, seat: int, grounds: Grounds) -> list[int]:
        """Districts, the one first where this Reckoner's dice promise most."""
        dice = [die for die in st.dice[seat] if st.status[die] == ROLLED or st.status[die] == KEPT]
        rerolls = ROLLS - st.rolls[seat] if st.rolls[seat] != FINISHED else 0
        found: list[tuple[float, int]] = []
        for district in range(st.tables.n_districts):
            worths = [promise(st, seat, die, grounds.values[district], rerolls) for die in dice]
            worths.sort()
            found.append((-summed(worths[grounds.prices[district] :]), district))
        found.sort()
        return [district for _, district in found]

    def imagined(self, st: State, seat: int) -> State:
        """The table after those who have rolled already have used their dice; all others still have theirs in hand.
        Who tries things out looks at the dice of all others, as they lie."""
        self.search.seats.rides.drivers = []
        done = [other for other in range(seat) if st.rolls[other] == FINISHED]
        if self.rolls is not None:
            done = [other for other in range(st.tables.n_seats) if other != seat]
        of = (*table_before(st, seat, done), self.search.judge.lean.key())
        if self._known is None or self._of != of:
            start = in_hand(unseen(st), [other for other in range(st.tables.n_seats) if other not in done])
            for other in done:
                for die in start.dice[other]:
                    if start.status[die] == ROLLED:
                        keep_quietly(start, die)
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

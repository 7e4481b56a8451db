"""The roll step: keep what beats the odds of a reroll, judged by what the team still needs where one will go."""

from __future__ import annotations

from reckoners.bots.planner.search import Key, Search, board_of
from reckoners.bots.planner.sources import Source, Values, pool_value
from reckoners.engine.action import has, keep, reroll, stop
from reckoners.engine.codes import KEPT, MARKED, ROLLED
from reckoners.engine.decisions.roll import FINISHED, ROLLS
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import COSTLY_MOVES, JOKER, SINGLES, works
from reckoners.engine.faith import choose_die, faith_is_ready, roll_chosen
from reckoners.engine.pools import singled
from reckoners.engine.state import State
from reckoners.engine.trying import keep_quietly, standing, unseen


class Keeps:
    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self._known: State | None = None  # the last table that was imagined, and of which one
        self._of: Key = ()

    def choose(self, st: State, seats: list[int]) -> list[int]:
        """The first of these Reckoners who still rolls keeps what is better than what a reroll promises."""
        seat = next(seat for seat in seats if st.rolls[seat] != FINISHED)
        if self.is_marking(st, seat):
            return [roll_chosen(st, seat)]
        better = self.better(st, seat)
        return self.codes(st, seat, better, [slot for slot in better if better[slot] >= 0])

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

    def others(self, st: State, seats: list[int]) -> list[tuple[list[int], float]]:
        """Other ways to keep, with what they lose: one die decided otherwise, the hardest decision first."""
        seat = next(seat for seat in seats if st.rolls[seat] != FINISHED)
        if self.is_marking(st, seat):
            return []
        better = self.better(st, seat)
        kept = [slot for slot in better if better[slot] >= 0]
        found: list[tuple[list[int], float]] = []
        for slot in sorted(better, key=lambda slot: abs(better[slot])):
            other = [one for one in kept if one != slot] if slot in kept else [*kept, slot]
            found.append((self.codes(st, seat, better, other), abs(better[slot])))
        return found

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
        hope = sum(faces) / len(faces)
        for _ in range(rerolls - 1):
            hope = sum([max(face, hope) for face in faces]) / len(faces)
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
            total = sum(worths[spent:])
            if total > best:
                best, there = total, district
        return there, standing(imagined, seat, there, st)

    def promise(self, st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
        shown = pool_value(values, symbols_shown(st, seat, die))
        if st.status[die] == KEPT or rerolls == 0:
            return shown
        return max(shown, self.hope(st, seat, die, values, rerolls))

    def imagined(self, st: State, seat: int) -> State:
        """The table after those who have rolled already have used their dice."""
        of = self.key_of_others(st, seat)
        if self._known is None or self._of != of:
            then = unseen(st)
            self.search.seats.rides.drivers = []
            for other in range(seat):
                if not then.over and st.rolls[other] == FINISHED:
                    plans = self.search.seats.all(then, other, self.search.judge.worth(then))
                    then = plans[0].state
            self._known = st if then.over else then
            self._of = of
        return self._known

    def key_of_others(self, st: State, seat: int) -> Key:
        """What `imagined` depends on. All of it, so that an undo or another game is never taken for the same table."""
        rolled: list[tuple[int, int]] = []
        for other in range(seat):
            if st.rolls[other] == FINISHED:
                rolled.append((other, st.used[other]))
                rolled += [(st.status[die], st.face[die]) for die in st.dice[other]]
        cards = [tuple(hand) for hand in st.cards]
        team = (st.population, st.base, st.boss_at, st.barricades_left, st.enforcement_left, len(st.captured))
        phase = (st.suffers, st.disabled, st.boss_deck)
        return (seat, st.districts, tuple(rolled), tuple(cards), team, phase, *board_of(st))


def face_values(st: State, seat: int, die: int, values: Values) -> list[float]:
    """What each face of a die is worth; doubled symbols of basic dice count twice."""
    kind = st.tables.kind[die]
    if works(st, seat, SINGLES):
        return [pool_value(values, singled(pool)) for pool in st.tables.face_pool[kind]]
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        values = [value * 2 if has(doubles, symbol) else value for symbol, value in enumerate(values)]
    return [pool_value(values, pool) for pool in st.tables.face_pool[kind]]

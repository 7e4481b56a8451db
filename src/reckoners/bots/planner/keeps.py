"""The roll step: keep what beats the odds of a reroll, judged by what the team still needs where one will go."""

from __future__ import annotations

from reckoners.bots.planner.search import Search
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.engine.codes import (
    FAITH_MARK,
    FAITH_ROLL,
    KEEP,
    KEPT,
    MARKED,
    REROLL,
    ROLLED,
    SEAT_SHIFT,
    SOURCE_SHIFT,
    STOP,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.roll import FINISHED, ROLLS, faith_is_ready
from reckoners.engine.state import State


class Keeps:
    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self._known: State | None = None  # the last table that was imagined, and when
        self._when: tuple[int, int] = (-1, -1)

    def choose(self, st: State, seats: list[int]) -> list[int]:
        """The first of these Reckoners who still rolls keeps what is better than what a reroll promises."""
        seat = next(seat for seat in seats if st.rolls[seat] != FINISHED)
        base = seat << SEAT_SHIFT
        if any([st.status[die] == MARKED for die in st.dice[seat]]):
            return [base | FAITH_ROLL]
        better = self.better(st, seat, self.wishes(st, seat))
        loose = list(better)
        if st.rolls[seat] == ROLLS:
            marked = [base | FAITH_MARK | slot << SOURCE_SHIFT for slot in loose if better[slot] < 0]
            return [*marked, base | FAITH_ROLL] if marked and faith_is_ready(st, seat) else [base | STOP]
        kept = [slot for slot in loose if better[slot] >= 0]
        if not kept:
            kept = [max(loose, key=lambda slot: better[slot])]
        if len(kept) == len(loose) > 1:
            return [base | STOP]
        codes = [base | KEEP | slot << SOURCE_SHIFT for slot in kept]
        if len(kept) < len(loose):
            codes.append(base | REROLL)
        return codes

    def better(self, st: State, seat: int, values: Values) -> dict[int, float]:
        """By slot: how much better a die is as it lies than what can be expected of the rerolls that are left."""
        rerolls = ROLLS - st.rolls[seat] + (1 if faith_is_ready(st, seat) else 0)
        found: dict[int, float] = {}
        slots = st.dice[seat]
        for slot in range(len(slots)):
            die = slots[slot]
            if st.status[die] == ROLLED:
                shown = pool_value(values, symbols_shown(st, seat, die))
                found[slot] = shown - self.hope(st, seat, die, values, rerolls)
        return found

    def hope(self, st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
        """What a die is worth on average after so many rerolls, if one stops in time."""
        if rerolls == 0:
            return float("-inf")
        faces = face_values(st, seat, die, values)
        hope = sum(faces) / len(faces)
        for _ in range(rerolls - 1):
            hope = sum([max(face, hope) for face in faces]) / len(faces)
        return hope

    def wishes(self, st: State, seat: int) -> Values:
        """What symbols are worth where this Reckoner will go, judged by its dice."""
        imagined = self.imagined(st, seat)
        judge = self.search.judge
        slopes = judge.slopes(imagined)
        dice = [die for die in st.dice[seat] if st.status[die] == ROLLED or st.status[die] == KEPT]
        rerolls = ROLLS - st.rolls[seat] if st.rolls[seat] != FINISHED else 0
        here = st.where[seat]
        best = float("-inf")
        wishes: Values = []
        for district in range(st.tables.n_districts):
            values = judge.symbol_values(imagined, district, slopes)
            worths = [self.promise(st, seat, die, values, rerolls) for die in dice]
            worths.sort()
            spent = 0 if district == here else 1 + st.barricades[here] + st.barricades[district]
            total = sum(worths[spent:])
            if total > best:
                best, wishes = total, values
        return wishes

    def promise(self, st: State, seat: int, die: int, values: Values, rerolls: int) -> float:
        shown = pool_value(values, symbols_shown(st, seat, die))
        if st.status[die] == KEPT or rerolls == 0:
            return shown
        return max(shown, self.hope(st, seat, die, values, rerolls))

    def imagined(self, st: State, seat: int) -> State:
        """The table after those who have rolled already have used their dice."""
        when = (st.round, seat)
        if self._known is None or self._when != when:
            then = st.clone()
            for other in range(seat):
                if not then.over and st.rolls[other] == FINISHED:
                    plans = self.search.seats.all(then, other, self.search.judge.worth(then))
                    then = plans[0].state
            self._known = st if then.over else then
            self._when = when
        return self._known


def face_values(st: State, seat: int, die: int, values: Values) -> list[float]:
    """What each face of a die is worth; doubled symbols of basic dice count twice."""
    kind = st.tables.kind[die]
    doubles = st.doubles[seat]
    if doubles and not st.tables.special[kind]:
        values = [value * 2 if doubles >> symbol & 1 else value for symbol, value in enumerate(values)]
    return [pool_value(values, pool) for pool in st.tables.face_pool[kind]]

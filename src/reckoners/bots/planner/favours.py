"""What Reckoners do for each other when nobody has anything left to do: a die back, a roll more, a ride, pieces that
are carried to where they do no harm."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.rides import KIDNAP, odd_card
from reckoners.bots.planner.seat import NOTHING, Plan, SeatPlans
from reckoners.bots.planner.sources import pool_value
from reckoners.bots.planner.steady import summed
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import packed, power, source_of, verb_of
from reckoners.engine.codes import KEPT, USED
from reckoners.engine.decisions.ammo import ENOUGH
from reckoners.engine.decisions.kidnap import BRING
from reckoners.engine.decisions.regain import REGAIN
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import BLACKMAIL, SABOTAGE, works
from reckoners.engine.moving import free_districts
from reckoners.engine.state import State
from reckoners.engine.trying import ask_quietly, next_options

SPYRIL: Final[int] = ODD_POWERS.index("spyril")
EXTRA_AMMO: Final[int] = ODD_POWERS.index("extra-ammo")
BACK: Final = 3  # used dice that are tried in earnest
WORTH_A_ROLL: Final = 0.4  # symbols; for less nobody is asked to roll again
ROLLS: Final = 2  # of Extra Ammo


class Favours:
    def __init__(self, judge: Judge, seats: SeatPlans) -> None:
        self.judge: Judge = judge
        self.seats: SeatPlans = seats

    def best(self, plan: Plan, seats: list[int]) -> Plan | None:
        """The plan with one favour more; None if none helps."""
        for seat in seats:
            for more in (self.die_back(plan, seat), self.carried(plan, seat), self.ride(plan, seat)):
                if more is not None:
                    return more
        return None

    # -- a used die comes back

    def die_back(self, plan: Plan, seat: int) -> Plan | None:
        """Somebody else's best used die once more (Spyril)."""
        st = plan.state
        card = odd_card(st, seat, SPYRIL)
        if card < 0:
            return None
        slopes = self.judge.slopes(st)
        found: list[tuple[float, int, int]] = []
        for other in range(st.tables.n_seats):
            if other != seat and self.seats.rides.is_ours(other):
                values = self.seats.values_in(st, other, st.where[other], slopes)
                seen: list[int] = []
                for slot, die in enumerate(st.dice[other]):
                    pool = symbols_shown(st, other, die)
                    if st.status[die] == USED and pool not in seen:
                        seen.append(pool)
                        found.append((pool_value(values, pool), other, slot))
        found.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
        best: Plan | None = None
        for entry in found[:BACK]:
            other = entry[1]
            then = st.clone()
            codes = [power(seat, card, target=other)]
            depth = len(st.stack)
            options = ask_quietly(then, codes[0], depth)
            if options:
                codes.append(same_face(then, other, entry[2], options))
                ask_quietly(then, codes[1], depth)
            used = self.seats.use_up(then, other, plan.worth)
            if used.worth > (plan.worth if best is None else best.worth) + NOTHING:
                best = Plan(used.worth, plan.codes + codes + used.codes, used.state)
        return best

    # -- pieces

    def carried(self, plan: Plan, seat: int) -> Plan | None:
        """Up to three pieces to where they do least harm (Kidnap): district by district, piece by piece."""
        st = plan.state
        card = odd_card(st, seat, KIDNAP)
        if card < 0:
            return None
        best: Plan | None = None
        for district in range(st.tables.n_districts):
            first = self.next_piece(st, power(seat, card, target=district), plan.worth)
            if first is not None and (best is None or first.worth > best.worth + NOTHING):
                best = first
        if best is None:
            return None
        codes = plan.codes + best.codes
        depth = len(st.stack)
        while len(best.state.stack) > depth:
            more = self.next_bring(best.state, depth, best.worth)
            if more is None:
                then = best.state.clone()
                done = enough(ask_again(then))
                ask_quietly(then, done, depth)
                return Plan(best.worth, [*codes, done], then)
            codes = codes + more.codes
            best = more
        return Plan(best.worth, codes, best.state)

    def next_piece(self, st: State, code: int, worth: float) -> Plan | None:
        depth = len(st.stack)
        then = st.clone()
        if not ask_quietly(then, code, depth):
            return None
        found = self.next_bring(then, depth, worth)
        return None if found is None else Plan(found.worth, [code, *found.codes], found.state)

    def next_bring(self, st: State, depth: int, worth: float) -> Plan | None:
        """The piece that gains most, if one does."""
        best: Plan | None = None
        for option in ask_again(st):
            if verb_of(option) != BRING:
                continue
            then = st.clone()
            ask_quietly(then, option, depth)
            value = self.judge.worth(then)
            self.seats.tried += 1
            if value > (worth if best is None else best.worth) + NOTHING:
                best = Plan(value, [option], then)
        return best

    # -- a ride

    def ride(self, plan: Plan, seat: int) -> Plan | None:
        """Somebody who has dice left, or who calms an Epic by being there, is brought elsewhere (Dispatcher)."""
        st = plan.state
        best: Plan | None = None
        for other in range(st.tables.n_seats):
            if other == seat or st.pool[other] or self.seats.rides.find(st, other, 0) < 0:
                continue
            if not (calms(st, other) or (self.seats.rides.is_ours(other) and has_dice(st, other))):
                continue
            for district in free_districts(st, other):
                code = self.seats.rides.find(st, other, district)
                then = self.seats.after(st, code)
                used = Plan(self.judge.worth(then), [], then)
                if self.seats.rides.is_ours(other):
                    used = self.seats.use_up(then, other, used.worth)
                if used.worth > (plan.worth if best is None else best.worth) + NOTHING:
                    best = Plan(used.worth, [*plan.codes, code, *used.codes], used.state)
        return best

    # -- a roll more

    def ammo(self, st: State, seats: list[int]) -> tuple[float, int]:
        """Who should roll again, and what that promises (Extra Ammo); an action below 0: nobody."""
        best, code = 0.0, -1
        for seat in seats:
            card = odd_card(st, seat, EXTRA_AMMO)
            if card < 0:
                continue
            for other in range(st.tables.n_seats):
                if other != seat:
                    gains = sorted([gain for gain, _ in self.rolls(st, other)], reverse=True)[:ROLLS]
                    promise = summed([gain for gain in gains if gain > 0])
                    if promise > best:
                        best, code = promise, power(seat, card, target=other)
        return best, code

    def rolls(self, st: State, seat: int) -> list[tuple[float, int]]:
        """By slot of an unused die: how much better a new roll would be on average than what it shows."""
        slopes = self.judge.slopes(st)
        values = self.seats.values_in(st, seat, st.where[seat], slopes)
        found: list[tuple[float, int]] = []
        for slot, die in enumerate(st.dice[seat]):
            if st.status[die] == KEPT:
                faces = st.tables.face_pool[st.tables.kind[die]]
                mean = summed([pool_value(values, pool) for pool in faces]) / len(faces)
                found.append((mean - pool_value(values, symbols_shown(st, seat, die)), slot))
        return found


def ask_again(st: State) -> list[int]:
    """What can be answered now, in a position that was left in the middle of something."""
    return next_options(st, 0)


def enough(options: list[int]) -> int:
    """The answer that ends it: the last one."""
    return options[-1]


def same_face(st: State, seat: int, slot: int, options: list[int]) -> int:
    """The offered die that looks like this one."""
    die = st.dice[seat][slot]
    for code in options:
        other = st.dice[seat][source_of(code)]
        if st.tables.kind[other] == st.tables.kind[die] and st.face[other] == st.face[die]:
            return code
    return packed(REGAIN, seat, slot)


def calms(st: State, seat: int) -> bool:
    return works(st, seat, BLACKMAIL) or works(st, seat, SABOTAGE)


def has_dice(st: State, seat: int) -> bool:
    for die in st.dice[seat]:  # noqa: SIM110 - half the time of any()
        if st.status[die] == KEPT:
            return True
    return False


def better_rolls(found: list[tuple[float, int]], options: list[int]) -> list[tuple[float, int]]:
    """Answers to Extra Ammo: each die with what a new roll promises, or to leave it at that."""
    gains = {slot: gain for gain, slot in found}
    out = [(0.0 if verb_of(code) == ENOUGH else gains.get(source_of(code), -1.0), code) for code in options]
    out.sort(key=lambda pair: -pair[0])
    return out

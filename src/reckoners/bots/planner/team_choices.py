"""The team's smaller choices: rewards, a die to lose, where to start; and what symbols and cards are worth."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.sources import Values, pool_value
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.value import FittedValue
from reckoners.engine.action import (
    reward,
    seat_of,
    source_of,
    symbol_of,
    target_of,
)
from reckoners.engine.codes import (
    ATTACK,
    BOSS_RESEARCH,
    CAPTURED,
    CONTAIN,
    ENFORCEMENT,
    KEPT,
    MONEY,
    PLAN,
    RESEARCH,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.state import State
from reckoners.engine.trying import ask_quietly, next_options, right_after, tried

LATER: Final = -1e5  # parts of a reward that come after the others
CROWD: Final = 1.5  # how much a friend who is already there speaks against a starting district
# How much a symbol is worth before one knows where: money, Attack Enforcement, Contain, Research, Attack, Plan, any.
SYMBOL_WORTH: Final = [0.5, 0.7, 0.9, 1.0, 1.1, 0.8, 1.1]


class TeamChoices:
    def __init__(self, judge: Judge, value: FittedValue | None = None) -> None:
        self.judge: Judge = judge
        self.value: FittedValue | None = value  # what becomes of positions, where somebody has time to ask

    def prospect(self, st: State) -> float:
        return self.judge.prospect(st) if self.value is None else self.value.worth(st)

    def rewards(self, st: State) -> list[tuple[float, int]]:
        """Each piece where it does most; Plan tokens to whoever has fewest.

        All dice are used, so the forecast says what the Epic phase will do: it is asked, not an estimate. Where rewards
        come at once others still act, and what may cost something has its order: there the estimate chooses.
        """
        for code in st.options:
            if symbol_of(code) == MONEY:
                return [(0.0, code)]
            if symbol_of(code) == PLAN:
                return [(0.0, self.plan_reward(st))]
        found = [(self.prospect(right_after(st, code)), code) for code in st.options]
        if self.judge.tables.at_once:
            first = self.reward(st, st.options)
            most = next(worth for worth, code in found if code == first)
            found = [(most, first), *[(min(most, worth), code) for worth, code in found if code != first]]
        found.sort(key=lambda pair: -pair[0])
        return found

    def reward(self, st: State, options: list[int]) -> int:
        """The next part of a reward in the middle of a plan, by an estimate: what the way of a marker could cost comes
        before that way."""
        slopes = self.judge.slopes(st)
        best = options[0]
        most = float("-inf")
        for code in options:
            symbol = symbol_of(code)
            if symbol == MONEY:
                return code
            if symbol == PLAN:
                return self.plan_reward(st)
            if symbol == ENFORCEMENT or symbol == CONTAIN:
                value = self.judge.step_gain(st, symbol, target_of(code), slopes)
            else:
                value = LATER + (self.worth_after(st, code) if symbol != BOSS_RESEARCH else 0.0)
            if value > most:
                best, most = code, value
        return best

    def benefit(self, st: State, options: list[int]) -> int:
        """What one symbol of a district's card does most with, by whom, if those after it do the same as long as they
        can: the first of two that defeat an Epic does little alone."""
        best = options[-1]  # leaves the rest
        most = self.judge.worth(st)
        depth = len(st.stack)
        for code in options[:-1]:
            then = st.clone()
            again = [code]
            while code in again:
                again = ask_quietly(then, code, depth - 1)
                value = self.judge.worth(then)
                if value > most:
                    best, most = code, value
        return best

    def plan_reward(self, st: State) -> int:
        fewest = min(range(st.tables.n_seats), key=lambda seat: st.tokens[seat] + st.fresh[seat])
        return reward(PLAN, fewest)

    def shared_out(self, st: State, depth: int) -> State:
        """The table after all that a consumable gives was used where it does most; in the step the stack is so high."""
        options = next_options(st, depth)
        while options:
            best = options[0]
            most = float("-inf")
            for code in options:
                if symbol_of(code) == PLAN:
                    best = self.plan_reward(st)
                    break
                then = st.clone()
                ask_quietly(then, code, depth)
                value = self.judge.worth(then)
                if value > most:
                    best, most = code, value
            options = ask_quietly(st, best, depth)
        return st

    def worth_after(self, st: State, code: int) -> float:
        return self.judge.worth(right_after(st, code))

    def any(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """A decision that a pack has added: where each answer leads."""
        found = [(self.judge.worth(tried(st, code)), code) for code in options]
        found.sort(key=lambda pair: -pair[0])
        return found

    def places(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The district that suits a Reckoner's dice; rather not all in one."""
        slopes = self.judge.slopes(st)
        found: list[tuple[float, int]] = []
        for code in options:
            seat = seat_of(code)
            district = target_of(code)
            values = self.judge.symbol_values(st, district, slopes)
            fits = summed([self.die_worth(st, die, values) for die in st.dice[seat]])
            found.append((fits - CROWD * st.where.count(district), code))
        found.sort(key=lambda pair: -pair[0])
        return found

    def die_worth(self, st: State, die: int, values: Values) -> float:
        return self.kind_worth(st, st.tables.kind[die], values)

    def kind_worth(self, st: State, kind: int, values: Values) -> float:
        faces = st.tables.face_pool[kind]
        return summed([pool_value(values, pool) for pool in faces]) / len(faces)

    def losses(self, st: State, options: list[int]) -> list[tuple[float, int]]:
        """The worst die of whoever has most of them; in the middle of a use step rather one that has done its work."""
        values = symbol_worth(st)
        found: list[tuple[float, int]] = []
        for code in options:
            seat = seat_of(code)
            die = st.dice[seat][source_of(code)]
            left = 0
            for other in st.dice[seat]:
                left += st.status[other] != CAPTURED
            worth = self.die_worth(st, die, values)
            if st.status[die] == KEPT and self.judge.tables.at_once:
                worth += pool_value(values, symbols_shown(st, seat, die))
            found.append((left / 10 - worth, code))
        found.sort(key=lambda pair: -pair[0])
        return found


def symbol_worth(st: State) -> Values:
    """Once the Boss is weakened everything is about attacking him."""
    values = list(SYMBOL_WORTH)
    if st.boss_research == 0:
        values[ATTACK] += 0.5
        values[RESEARCH] -= 0.4
    return values

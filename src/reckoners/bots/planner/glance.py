"""What one symbol would change, looked at without a copy: it is done, judged and taken back on the same position.

Most that a Reckoner can do with a symbol changes one number: a bracket, a piece, a Plan token. A copy of the whole
position costs several times what judging it does, and of ten things that are tried nine are not done. Whatever more
follows from (a weakened or defeated Epic, a Shield, a card that watches) is not for a glance: there the engine plays.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.sources import Source
from reckoners.engine.action import symbol_of, unpacked
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    OPEN,
    PLAN,
    RESEARCH,
    SPEND,
    TOKEN,
)
from reckoners.engine.pools import ONE
from reckoners.engine.state import State
from reckoners.engine.triggers import ATTACKED, BOSS_ATTACKED, BOSS_CONTAINED, BOSS_RESEARCHED, CONTAINED, RESEARCHED

UNSEEN: Final = float("-inf")  # it takes more than a glance
QUIET: Final = (CONTAINED, RESEARCHED, ATTACKED, BOSS_CONTAINED, BOSS_RESEARCHED, BOSS_ATTACKED)


class Glance:
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        triggers = judge.tables.triggers
        self.any: bool = all(not triggers[what] for what in QUIET)  # nobody answers to what a glance leaves out

    def suits(self, st: State, seat: int, source: Source) -> bool:
        """Whether using this source up changes nothing else: one symbol of a die or a Plan token, and nothing that
        waits or is half paid."""
        if not self.any or st.waiting[seat] or st.owing[seat] or source.pool not in ONE:
            return False
        return source.id <= TOKEN or source.id == OPEN

    def worth(self, st: State, source: Source, code: int) -> float:
        """The position after this action; UNSEEN if only the engine can say."""
        verb, seat, _, target = unpacked(code)
        if verb == SPEND:
            symbol = symbol_of(code)
        elif verb == CLEAR and target < COPY_TOKEN:
            symbol = -1
        else:
            return UNSEEN
        if source.id != TOKEN:
            return self.after(st, seat, symbol, target)
        st.tokens[seat] -= 1
        value = self.after(st, seat, symbol, target)
        st.tokens[seat] += 1
        return value

    def after(self, st: State, seat: int, symbol: int, target: int) -> float:
        """Done, judged and taken back; a symbol below 0 removes a Barricade."""
        judge = self.judge
        value = UNSEEN
        if symbol < 0:
            st.barricades[target] -= 1
            st.barricades_left += 1
            value = judge.worth(st)
            st.barricades[target] += 1
            st.barricades_left -= 1
        elif target >= DISTRICT_TRACK:
            pass
        elif symbol == MONEY:
            st.money += 1
            value = judge.worth(st)
            st.money -= 1
        elif symbol == PLAN:
            st.fresh[seat] += 1
            value = judge.worth(st)
            st.fresh[seat] -= 1
        elif symbol == ENFORCEMENT:
            if not st.red_shields[target]:
                st.enforcement[target] -= 1
                st.enforcement_left += 1
                value = judge.worth(st)
                st.enforcement[target] += 1
                st.enforcement_left -= 1
        elif symbol == CONTAIN:
            if target >= BOSS_TRACK:
                track = target - BOSS_TRACK
                st.boss_bracket[track] -= 1
                value = judge.worth(st)
                st.boss_bracket[track] += 1
            elif not st.blue_shields[target]:
                st.bracket[target] -= 1
                value = judge.worth(st)
                st.bracket[target] += 1
        elif symbol == RESEARCH:
            if target == BOSS:
                if st.boss_research > 1:
                    st.boss_research -= 1
                    value = judge.worth(st)
                    st.boss_research += 1
            elif st.research[target] > 1:
                st.research[target] -= 1
                value = judge.worth(st)
                st.research[target] += 1
        elif symbol == ATTACK:
            if target == BOSS:
                if st.boss_health > 1:
                    st.boss_health -= 1
                    value = judge.worth(st)
                    st.boss_health += 1
            elif 1 < st.health[target] != INFINITE:
                st.health[target] -= 1
                value = judge.worth(st)
                st.health[target] += 1
        return value

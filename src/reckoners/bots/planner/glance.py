"""What one symbol would change, looked at without a copy: it is done, judged and taken back on the same position.

A copy of the whole position costs several times what judging it does, and of ten things that are tried nine are not
done. What takes more than a nudge (`engine/nudging.py`) the engine plays on a copy.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.sources import Source
from reckoners.engine.action import symbol_of, unpacked
from reckoners.engine.codes import CLEAR, COPY_TOKEN, OPEN, SPEND, TOKEN
from reckoners.engine.nudging import A_BARRICADE, is_a_nudge, is_watched, nudge, pay_a_token
from reckoners.engine.pools import ONE
from reckoners.engine.state import State

UNSEEN: Final = float("-inf")  # it takes more than a glance


class Glance:
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.any: bool = not is_watched(judge.tables)

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
            symbol = A_BARRICADE
        else:
            return UNSEEN
        if not is_a_nudge(st, symbol, target):
            return UNSEEN
        by_token = source.id == TOKEN
        nudge(st, seat, symbol, target, 1)
        if by_token:
            pay_a_token(st, seat, 1)
        value = self.judge.worth(st)
        nudge(st, seat, symbol, target, -1)
        if by_token:
            pay_a_token(st, seat, -1)
        return value

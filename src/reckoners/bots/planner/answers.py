"""What an action of the use step asks for before it goes on: rewards, a lost die, a sold card, whose aid it is.

A plan answers all that everybody can see coming, so that it goes on after it. What nobody can know, it leaves open.
"""

from __future__ import annotations

from reckoners.bots.planner.belongings import Belongings
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.purchases import Purchases
from reckoners.bots.planner.team_choices import TeamChoices
from reckoners.engine.codes import F_BENEFIT, F_DISCARD, F_LOSE, F_REWARD, F_SELL
from reckoners.engine.state import State
from reckoners.engine.trying import ask_quietly, use_asking


class PlannedAnswers:
    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.choices: TeamChoices = TeamChoices(judge)
        self.belongings: Belongings = Belongings(Purchases(self.choices))

    def play(self, st: State, code: int) -> list[int]:
        """Play an action, and answer what it asks for: all actions that this takes."""
        depth = len(st.stack)
        codes = [code]
        options = use_asking(st, code)
        while options:
            codes.append(self.best(st, options))
            options = ask_quietly(st, codes[-1], depth)
        return codes

    def best(self, st: State, options: list[int]) -> int:
        frame = st.stack[-1][0]
        if frame == F_REWARD:
            return self.choices.reward(st, options)
        if frame == F_LOSE:
            return self.choices.losses(st, options)[0][1]
        if frame == F_SELL:
            return self.belongings.sold(st, options)[0][1]
        if frame == F_DISCARD:
            return self.belongings.discarded(st, options)[0][1]
        if frame == F_BENEFIT:
            return self.choices.benefit(st, options)
        return options[0]

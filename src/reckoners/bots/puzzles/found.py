"""A position that makes a puzzle: what was proved of it, how hard it is, its hints, and its file."""

from __future__ import annotations

from typing import NamedTuple

from reckoners.bots.puzzles.proof import Proof
from reckoners.engine.action import card_of, seat_of, source_of, target_of, verb_of
from reckoners.engine.codes import CARD, CLEAR, MOVE, PAY, POWER, REWARD, TEAM
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.notation import to_action
from reckoners.game.position_writing import position_lines, setup_lines, written
from reckoners.game.puzzle_goals import Goal
from reckoners.game.scenario import table
from reckoners.game.setup import Setup
from reckoners.game.things import district_word

# What makes a puzzle hard, in points: a deed, another Reckoner, a card, something that comes in between, that the
# planner does not find it; and an action of the solution.
DEED, TEAMMATE, ITEM, BETWEEN, UNSEEN, ACTION = 1.0, 2.0, 2.0, 2.0, 4.0, 0.25


class FoundPuzzle(NamedTuple):
    setup: Setup
    state: State
    goal: Goal
    proof: Proof
    source: str  # the game that it comes from
    missed: bool = False  # by the planner

    @property
    def deeds(self) -> frozenset[int]:
        return self.proof.ways[0]

    @property
    def seats(self) -> set[int]:
        return {seat_of(deed) for deed in self.deeds} - {TEAM}

    @property
    def score(self) -> float:
        """How hard it is."""
        items = sum(verb_of(deed) in (PAY, POWER) for deed in self.deeds)
        between = any(verb_of(deed) == REWARD for deed in self.deeds)
        return (
            DEED * len(self.deeds)
            + TEAMMATE * (len(self.seats) - 1)
            + ITEM * items
            + BETWEEN * between
            + UNSEEN * self.missed
            + ACTION * len(self.proof.line)
        )

    def game(self) -> Game:
        """A game that begins in the position as its file has it."""
        return table(self.position())

    def position(self) -> str:
        return "\n".join([*setup_lines(self.setup), "", *position_lines(self.state)])

    def solution(self) -> list[str]:
        game = self.game()
        actions: list[str] = []
        for code in self.proof.line:
            actions.append(str(game.action(code)))
            game.play_code(code)
        return actions

    def text(self, number: int, difficulty: int) -> str:
        """The whole file."""
        lines = [
            f"# From a game of the planner ({self.source}), found by `reckoners puzzle find`.",
            f"# {self.proof.positions} positions were tried: every way to the goal does what the solution does.",
            "",
            "[scenario]",
            f'title = "Puzzle {number}"',
            "",
            "[puzzle]",
            f'goal = "{self.goal.name}"',
            *([f"number = {self.goal.number}"] if self.goal.name != "win" else []),
            f"difficulty = {difficulty}",
            "solution = [",
            *(f"  {written(do)}," for do in self.solution()),
            "]",
        ]
        for hint in self.hints():
            lines += ["", "[[puzzle.hint]]", *hint]
        return "\n".join([*lines, "", self.position(), ""])

    def hints(self) -> list[list[str]]:
        """Who is needed; what is easily overlooked; how it begins."""
        st = self.state
        ids = st.tables.seat_ids
        found = [[f"who = {written([ids[seat] for seat in sorted(self.seats)])}"]]
        second = self._overlooked()
        if second:
            found.append(second)
        return [*found, [f"do = {written(str(to_action(st, self.proof.line[0])))}"]]

    def _overlooked(self) -> list[str]:
        st = self.state
        ids, cards = st.tables.seat_ids, st.tables.card_ids
        for deed in sorted(self.deeds):
            who = f"who = {written([ids[seat_of(deed)]])}" if seat_of(deed) != TEAM else ""
            if verb_of(deed) == POWER:
                return [who, f"card = {written(cards[source_of(deed) - CARD])}"]
            if verb_of(deed) == PAY:
                return [who, f"card = {written(cards[card_of(deed)])}"]
        for verb in (CLEAR, MOVE):
            for deed in sorted(self.deeds):
                if verb_of(deed) == verb and target_of(deed) < st.tables.n_districts:
                    who = f"who = {written([ids[seat_of(deed)]])}"
                    return [who, f"district = {written(district_word(st, target_of(deed)))}"]
        return []

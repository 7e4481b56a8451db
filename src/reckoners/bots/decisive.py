"""After the game: the three decisions of people that cost most, what would have been better, and by how much.

What a decision costs is the chance of winning with the best that could be done before it, less the chance with the best
that could still be done after it. Whole use steps are valued, by the table on which they end: nobody is blamed for what
others do next, dice that nobody used count for nothing, and doing well is never a mistake. The best is the planner's
own line in that position, or what was really done if that was better. Neither dice nor drawn cards count as a decision.
Two things are left out: what was kept in the roll step, since what a keep was worth shows only when the dice have
fallen, and that is luck; and which die was given up when the base was found, since that one is lost was no decision.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple

from reckoners.bots.advice_types import Turning
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.chances import chance_at_end, winning_chance
from reckoners.bots.planner.ideas import gestures
from reckoners.bots.same_ideas import same_idea
from reckoners.bots.seen import Seen, asked
from reckoners.bots.taken import TakenDecision, taken_decisions
from reckoners.bots.trial import Trial
from reckoners.engine.action import END_STEP, seat_of, verb_of
from reckoners.engine.codes import BUY, TEAM
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.action import TEAM as TEAM_WORD
from reckoners.game.view import step_of

MOST: Final = 3
THINKING: Final = 10.0  # seconds of computing in all, so that a busy machine changes no answer
MUCH: Final = 0.01  # of the chance of winning: what costs less is no mistake
LONGEST: Final = 40  # actions of one line
LOOKED_AT: Final = 0.7  # of the work: every step once; the rest is for those that cost most

Progress = Callable[[float], None]  # is told how much is done, from 0 to 1


class BestLine(NamedTuple):
    """What the planner would do in a position, and the chance of winning where that ends."""

    chance: float
    codes: list[int]
    state: State  # in which it begins


class CostlyDecision(NamedTuple):
    decision: TakenDecision
    best: float
    after: float
    better: Trial

    @property
    def cost(self) -> float:
        return self.best - self.after


def decisive(
    game: Game, *, seats: tuple[int, ...] | None = None, seconds: float = THINKING, progress: Progress | None = None
) -> tuple[Turning, ...]:
    """Up to three decisions, the one that cost most first; none if nothing cost much. `seats` are those that people
    played, None: all. Where people sit they decide for the team."""
    return Review(game, seats, seconds, progress).turnings()


class Review:
    def __init__(
        self, game: Game, seats: tuple[int, ...] | None, seconds: float, progress: Progress | None = None
    ) -> None:
        self.game = game
        self.everybody = tuple(range(game.state.tables.n_seats))
        self.people = (*(self.everybody if seats is None else seats), TEAM)
        self.ends = process_time() + seconds
        self.tell = progress or (lambda _: None)
        self.bot = PlannerBot()
        self.lines: dict[int, BestLine | None] = {}

    def turnings(self) -> tuple[Turning, ...]:
        steps: list[tuple[float, list[TakenDecision]]] = []
        found: list[CostlyDecision] = []
        for together in taken_decisions(self.game):
            self.tell(LOOKED_AT * together[0].start / max(1, len(self.game)))
            if together[0].step == "use":
                steps.append((self.whole_cost(together), together))
            elif together[0].seat in self.people:
                found += self.other(together[0])
        steps.sort(key=lambda one: (-one[0], one[1][0].start))
        for number, (cost, together) in enumerate(steps):
            found.sort(key=_worst_first)
            least = found[MOST - 1].cost if len(found) >= MOST else MUCH
            if cost < least:
                break  # none of its decisions costs more than all together
            self.tell(LOOKED_AT + (1 - LOOKED_AT) * number / len(steps))
            found += self.mistakes(together)
        self.tell(1.0)
        return tuple(self.turning(one) for one in sorted(found, key=_worst_first)[:MOST])

    # -- use steps

    def whole_cost(self, together: list[TakenDecision]) -> float:
        """What the decisions of a use step cost, all together."""
        first = self.line(together[0])
        return first.chance - self.end_of(together) if first is not None else 0.0

    def end_of(self, together: list[TakenDecision]) -> float:
        """The chance where a step ended; where chance came in, with the best that could be done then."""
        last = together[-1]
        if last.lucky:
            line = self.line(last)
            return line.chance if line is not None else 1.0
        return chance_at_end(last.before if last.codes == [END_STEP] else Trial(last.before, last.codes).after)

    def mistakes(self, together: list[TakenDecision]) -> list[CostlyDecision]:
        """From the last decision to the first: what is still possible after one was possible before it, too."""
        found: list[CostlyDecision] = []
        after = self.end_of(together)
        for decision in reversed(together):
            if decision.lucky:
                continue
            line = self.line(decision)
            if line is None:
                after = 1.0  # nobody knows whose doing it was
                continue
            best = max(line.chance, after)
            if best - after >= MUCH and decision.seat in self.people:
                better = instead(line, decision.seat)
                if better is not None and not same_idea(Trial(decision.before, decision.codes), better):
                    found.append(CostlyDecision(decision, best, after, better))
            after = best
        return found

    def line(self, decision: TakenDecision) -> BestLine | None:
        """The planner's best use step from there, for all; None if it would have waited for dice or a card. It thinks
        without a clock, so that the same game always gets the same answer; only when the time is over it is not asked
        again."""
        if decision.start not in self.lines:
            self.lines[decision.start] = self.thought(decision.start) if process_time() < self.ends else None
        return self.lines[decision.start]

    def thought(self, start: int) -> BestLine | None:
        seen = Seen(self.game.at(start), self.everybody, team=True)
        plan = self.bot.plans(seen)[0]
        end = plan.end or seen.state
        if not end.over and asked(end) != "use":
            return None
        return BestLine(chance_at_end(end), plan.codes, seen.state)

    # -- other steps

    def other(self, decision: TakenDecision) -> list[CostlyDecision]:
        """Something else that was decided at one go; purchases one by one, from the last to the first, since each
        brings a card into the market that nobody could know before."""
        found: list[CostlyDecision] = []
        after = -1.0
        for part in reversed(self.parts(decision)):
            done = Trial(part.before, part.codes)
            after = max(after, winning_chance(done.after))
            better = self.planned(part) if process_time() < self.ends else None
            if better is None or not better.codes:
                continue
            best = max(after, winning_chance(better.after))
            same = better.codes[0] == done.codes[0] if is_purchase(part) else set(done.codes) == set(better.codes)
            if best - after >= MUCH and not same:
                found.append(CostlyDecision(part, best, after, better))
            after = best
        return found

    def parts(self, decision: TakenDecision) -> list[TakenDecision]:
        """Each card that was bought, with what it asked for, by itself."""
        if not is_purchase(decision):
            return [decision]
        found: list[TakenDecision] = []
        for number, code in enumerate(decision.codes, decision.start):
            st = self.game.at(number).state
            if asked(st) == asked(decision.before):
                before = st.clone()
                found.append(TakenDecision(number, decision.seat, decision.step, decision.round, before, [code]))
            else:
                found[-1].codes.append(code)
        return found

    def planned(self, decision: TakenDecision) -> Trial:
        """What the planner would have done there, to the end of the step; of rewards and places as many as were. With
        cards that lay there: which one takes the place of a bought one nobody knows."""
        team = decision.seat == TEAM
        seats = self.everybody if team else (decision.seat,)
        table = Seen(self.game.at(decision.start), seats, team=team).game
        first = table.state.clone()
        offered = {first.tables.card_ids[card] for card in first.market if card >= 0}
        codes: list[int] = []
        buys = is_purchase(decision)
        most = len(decision.codes) if decision.step in ("rewards", "prologue") and not buys else LONGEST
        while len(codes) < most:
            seen = Seen(table, seats, team=team)
            if (step_of(table.state), table.state.round) != (decision.step, decision.round) or not seen.options:
                break
            code = self.bot.choose(seen)[0]
            if verb_of(code) == BUY and table.action(code).card not in offered:
                break
            table.play_code(code)
            codes.append(code)
            if code == END_STEP:
                break
        return Trial(first, codes)

    def turning(self, mistake: CostlyDecision) -> Turning:
        decision, better = mistake.decision, mistake.better
        done = Trial(decision.before, decision.codes)
        return Turning(
            start=decision.start,
            end=decision.start + len(done.codes),
            round=decision.round,
            step=decision.step,
            who=TEAM_WORD if decision.seat == TEAM else self.game.state.tables.seat_ids[decision.seat],
            actions=tuple(done.actions),
            best=mistake.best,
            after=mistake.after,
            better=tuple(better.actions),
            dice=tuple(done.dice),
            better_dice=tuple(better.dice),
        )


def instead(line: BestLine, seat: int) -> Trial | None:
    """What this Reckoner does in a line: all of it, if nobody has to make way for it, else what it does first, else all
    up to there. Of the team, or of who would do nothing, what comes first."""
    parts = gestures(line.codes)
    if not parts:
        return None
    own = next((part for part in parts if seat_of(part[0]) == seat), parts[0])
    for codes in ([code for code in line.codes if seat_of(code) == seat_of(own[0])], own):
        alone = Trial(line.state, codes)
        if alone.whole:
            return alone
    return Trial(line.state, line.codes[: line.codes.index(own[0]) + len(own)])


def is_purchase(decision: TakenDecision) -> bool:
    return asked(decision.before) == "buy"


def _worst_first(mistake: CostlyDecision) -> tuple[float, int]:
    return (-mistake.cost, mistake.decision.start)

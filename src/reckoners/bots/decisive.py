"""After the game: the three decisions that changed the chance of winning most, and what the planner would have done.

A decision is what one Reckoner did in a row in the use step, what the team did with its rewards or in one purchase
step, or where somebody started. The chance is taken right after the last action, before anything follows from it, so
neither dice nor drawn cards are counted as a decision. Two things are left out: what was kept in the roll step, since
what a keep was worth shows only when the dice have fallen, and that is luck; and which die was given up when the base
was found, since that one is lost was no decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

import msgspec

from reckoners.bots.advice_types import Turning
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.seen import Seen, asked, is_team_decision
from reckoners.bots.trial import Trial
from reckoners.engine.action import seat_of, source_of, verb_of
from reckoners.engine.codes import CLEAR, MOVE, OPEN, PAY, SPEND, TEAM
from reckoners.engine.decisions.ammo import AGAIN
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.action import TEAM as TEAM_WORD
from reckoners.game.view import step_of

MOST: Final = 3
LEFT_OUT: Final = ("roll", "ildithia", "city-cards", "activate")
THINKING: Final = 3.0  # seconds in all
CLEARLY: Final = 1.01  # times: by so much another plan must be better
LONGEST: Final = 40  # actions of one plan
OPENING: Final = (SPEND, MOVE, CLEAR, PAY)

Progress = Callable[[float], None]  # is told how much is done, from 0 to 1


class _TakenDecision(msgspec.Struct):
    start: int
    seat: int  # or TEAM
    step: str
    round: int
    before: State
    codes: list[int]


def decisive(game: Game, *, seconds: float = THINKING, progress: Progress | None = None) -> tuple[Turning, ...]:
    """Up to three decisions, in the order in which they were taken."""
    ends = perf_counter() + seconds
    found: list[tuple[float, _TakenDecision, Trial, float, float]] = []
    for decision in _decisions(game):
        if progress is not None:
            progress(0.7 * decision.start / max(1, len(game)))
        before = winning_chance(decision.before)
        trial = Trial(decision.before, decision.codes)
        after = winning_chance(trial.after)
        if after != before:
            found.append((abs(after - before), decision, trial, before, after))
    found.sort(key=lambda one: (-one[0], one[1].start))
    chosen = found[:MOST]
    turnings = []
    for number, (_, decision, trial, before, after) in enumerate(chosen):
        better = _planned(game, decision, trial, ends)
        chance = winning_chance(better.after)
        wins = bool(better.codes) and chance > after * CLEARLY
        turnings.append(
            Turning(
                start=decision.start,
                end=decision.start + len(decision.codes),
                round=decision.round,
                step=decision.step,
                who=TEAM_WORD if decision.seat == TEAM else game.state.tables.seat_ids[decision.seat],
                actions=tuple(trial.actions),
                before=before,
                after=after,
                better=tuple(better.actions) if wins else (),
                better_chance=chance if wins else after,
                dice=tuple(trial.dice),
                better_dice=tuple(better.dice) if wins else (),
            )
        )
        if progress is not None:
            progress(0.7 + 0.3 * number / len(chosen))
    if progress is not None:
        progress(1.0)
    return tuple(sorted(turnings, key=lambda turning: turning.start))


def _decisions(game: Game) -> Iterator[_TakenDecision]:
    """The game's actions, put together into decisions."""
    st = game.at(0).state.clone()
    current: _TakenDecision | None = None
    for number, code in enumerate(game.log):
        step = step_of(st)
        seat = TEAM if is_team_decision(st) else seat_of(code)
        same = current is not None and (current.step, current.round, current.seat) == (step, st.round, seat)
        rolls = verb_of(code) == AGAIN  # what a new roll was worth is luck too
        if current is not None and (rolls or not same or asked(st) == "lose"):
            yield current
            current = None
        if step not in LEFT_OUT and not rolls and asked(st) != "lose":
            if current is None:
                current = _TakenDecision(number, seat, step, st.round, st.clone(), [])
            current.codes.append(code)
        play(st, code)
    if current is not None:
        yield current


def _planned(game: Game, decision: _TakenDecision, trial: Trial, ends: float) -> Trial:
    """What the planner would have done in that place, with no more dice than were used there.

    It thinks without a clock, so that the same game always gets the same answer; only when the time is over it is not
    asked again.
    """
    team = decision.seat == TEAM
    seats = tuple(range(game.state.tables.n_seats)) if team else (decision.seat,)
    table = Seen(game.at(decision.start), seats, team=team).game
    first = table.state.clone()
    bot = PlannerBot()
    codes: list[int] = []
    sources = _opened(trial.codes)
    while len(codes) < LONGEST and perf_counter() < ends:
        seen = Seen(table, seats, team=team)
        if (step_of(table.state), table.state.round) != (decision.step, decision.round) or not seen.options:
            break
        answer = [code for code in bot.choose(seen) if team or seat_of(code) == decision.seat]
        now = list(_within(answer, codes, sources if decision.step == "use" else LONGEST))
        decides = asked(table.state)
        for code in now:
            table.play_code(code)
            codes.append(code)
            if (step_of(table.state), table.state.round) != (decision.step, decision.round):
                break
            if asked(table.state) != decides:
                break  # something came in between
        if len(now) < len(answer) or not now:
            break
        if decision.step in ("rewards", "prologue") and len(codes) >= len(decision.codes):
            break
    return Trial(first, codes)


def _opened(codes: list[int]) -> int:
    """How many dice, tokens and cards these actions start."""
    return sum(_opens(code) for code in codes)


def _opens(code: int) -> bool:
    return verb_of(code) in OPENING and source_of(code) != OPEN


def _within(answer: list[int], before: list[int], sources: int) -> Iterator[int]:
    """As much of an answer as so many sources allow."""
    opened = _opened(before)
    for code in answer:
        opened += _opens(code)
        if opened > sources:
            return
        yield code

"""Looks for puzzles in games: each use step, each goal that was reached in it, from where it has one answer.

The same games and limits find the same puzzles, on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from reckoners.bots.puzzles.found import FoundPuzzle
from reckoners.bots.puzzles.pointless import is_pointless
from reckoners.bots.puzzles.proof import Chancy, TooMany, Waiting, prove
from reckoners.bots.team import Team
from reckoners.engine.action import END_STEP, card_of, seat_of, slot_of, source_of, symbol_of, target_of, verb_of
from reckoners.engine.chance import mix
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    CARD,
    CLEAR,
    F_USE,
    KEPT,
    MONEY,
    MOVE,
    OPEN,
    PAY,
    PLAN,
    POWER,
    RESEARCH,
    SPEND,
    TOKEN,
    WON,
)
from reckoners.engine.flow import step_now
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_USE
from reckoners.game import Game, Setup
from reckoners.game.errors import ScenarioError
from reckoners.game.position_writing import looks_the_same
from reckoners.game.puzzle_goals import NOBODY_KNOWS, Goal, defeats, is_exact, most_lost, played_in_step, standing
from reckoners.game.puzzle_spent import spent

LIMIT: Final = 4_000  # positions of one proof
MANY: Final = 2  # Epics that are defeated in one step
SAVED: Final = 2  # people, at least, whom a puzzle about the Epic phase is about
FEW: Final = 6  # dice and tokens that are left in a puzzle about the Epic phase
DEEDS: Final = 2  # of an answer, at least
LUCKY: Final = 40  # times that somebody tries without thinking
ONCE: Final = 1  # of these may reach the goal
DEARER: Final = 3  # times as much as another is what a position costs where the Epic phase is foreseen
GREEDY: Final = "greedy"
PLANNER: Final = "planner"


class UseStep(NamedTuple):
    """A use step: how it began, what was done, and how it ended."""

    setup: Setup
    first: State
    codes: list[int]
    last: State
    source: str


def use_steps(game: Game, codes: Iterable[int], source: str) -> Iterator[UseStep]:
    """The use steps of a game that is played by these codes."""
    first: State | None = None
    done: list[int] = []
    for code in codes:
        st = game.state
        if step_now(st) != STEP_USE:
            game.play_code(code)
            continue
        if first is None:
            first, done = st.clone(), []
        last = st if code == END_STEP else played_in_step(st, code)
        if code != END_STEP:
            done.append(code)
        game.play_code(code)
        if code == END_STEP or game.state.over or step_now(game.state) != STEP_USE:
            yield UseStep(game.setup, first, done, last, source)
            first = None


def played_by(bot: str, game: Game) -> Iterator[int]:
    """What a bot that plays all seats does, until the game is over."""
    seats = len(game.setup.reckoners)
    team = Team(dict.fromkeys(range(seats), bot), seats)
    while (code := team.next_code(game)) is not None:
        yield code


def puzzles_in(step: UseStep, limit: int, tell: Waiting | None = None, *, nights: bool = True) -> Iterator[FoundPuzzle]:
    """One for what the step has reached, if there is any. `nights`: also about the Epic phase, which takes longest."""
    first = step.first
    if step.last.over == WON:
        goal = Goal("win")
    elif defeats(step.last) - defeats(first) >= MANY:
        goal = Goal("defeat", MANY)
    elif nights and is_exact(first) and most_lost(step.last) <= most_lost(first) - SAVED:
        goal = Goal("lose-at-most")
    else:
        return
    if goal.name == "lose-at-most":
        limit //= DEARER
    for start in starts(step, goal):
        try:
            proof = prove(start, goal, limit, tell)
        except TooMany:
            continue
        except Chancy:
            return
        if len(proof.ways) != 1 or proof.best >= NOBODY_KNOWS:
            continue
        asked = goal if goal.name != "lose-at-most" else Goal(goal.name, proof.best)
        found = FoundPuzzle(step.setup, start, asked, proof, step.source)
        if is_interesting(found):
            yield found._replace(missed=not finds(PLANNER, found))
            return


def starts(step: UseStep, goal: Goal) -> list[State]:
    """Where a puzzle may begin: what the team has used for something else, or not at all, is used already. The first is
    the beginning of the step; in the others some of what serves the goal is done too."""
    useful, tokens = served(step, goal)
    dice = [
        die
        for seat, slots in enumerate(step.first.dice)
        for slot, die in enumerate(slots)
        if step.first.status[die] == KEPT and (seat, slot) not in useful
    ]
    left = {seat: tokens.count(seat) for seat in range(step.first.tables.n_seats)}
    st = spent(step.first, dice, left)
    found = [st]
    for code in step.codes:
        if code in st.options and not is_idle(st, code, goal):
            st = played_in_step(st, code)
            if st.over or not st.stack or st.stack[-1][0] != F_USE:
                if not st.options:
                    break
            elif not any(st.pool) and not any(st.waiting) and not any(st.owing):
                found.append(st)
    if goal.name == "lose-at-most":  # there everything matters
        found = [st for st in found if left_in(st) <= FEW]
    places = {0, len(found) // 4, len(found) // 2, 2 * len(found) // 3, 3 * len(found) // 4}
    return [found[place] for place in sorted(places) if place < len(found)]


def left_in(st: State) -> int:
    """Dice and Plan tokens that can still be used."""
    return sum([st.status[die] == KEPT for dice in st.dice for die in dice]) + sum(st.tokens)


def served(step: UseStep, goal: Goal) -> tuple[set[tuple[int, int]], list[int]]:
    """Dice, by seat and slot, that were used for the goal; and the seats of Plan tokens that were."""
    useful: set[tuple[int, int]] = set()
    tokens: list[int] = []
    opened: dict[int, int] = {}
    st = step.first
    for code in step.codes:
        verb, seat = verb_of(code), seat_of(code)
        if verb in (SPEND, MOVE, CLEAR, PAY):
            source = opened.get(seat, OPEN) if source_of(code) == OPEN else source_of(code)
            new = source_of(code) != OPEN
            opened[seat] = CARD + card_of(code) if verb == PAY else source
            if not is_idle(st, code, goal):
                useful.add((seat, source))
                if source == TOKEN and new:
                    tokens.append(seat)
        elif verb == POWER:
            useful.add((seat, slot_of(code)))
        st = played_in_step(st, code)
    return useful, tokens


def is_idle(st: State, code: int, goal: Goal) -> bool:
    """Whether an action did nothing for the goal, as far as one can see."""
    if goal.name == "lose-at-most" and verb_of(code) == SPEND:
        if symbol_of(code) in (MONEY, PLAN):
            return True
        return symbol_of(code) in (RESEARCH, ATTACK) and target_of(code) == BOSS
    return is_pointless(st, code, goal)


def is_interesting(found: FoundPuzzle) -> bool:
    """Neither a single deed, nor done by whoever does the next best thing, nor by luck; and a file can
    say it."""
    if len(found.deeds) < DEEDS:
        return False
    try:
        game = found.game()
    except ScenarioError:
        return False
    if not looks_the_same(found.state, game.state):
        return False
    return sum(is_lucky(found, game, salt) for salt in range(LUCKY)) <= ONCE and not finds(GREEDY, found)


def finds(bot: str, found: FoundPuzzle) -> bool:
    """Whether a bot that plays on from there reaches the goal."""
    game = found.game()
    for code in played_by(bot, game):
        game.play_code(code)
        now = standing(found.goal, game)
        if now != "open":
            return now == "solved"
    return False


def is_lucky(found: FoundPuzzle, game: Game, salt: int) -> bool:
    """Whether the goal is reached by any actions whatsoever."""
    st = game.state
    start = st
    drawn = 0
    while st.options and not st.over:
        choices = [code for code in st.options if code != END_STEP]
        if not choices:
            break
        drawn += 1
        st = played_in_step(st, choices[mix(salt, drawn) % len(choices)])
        if found.goal.name != "lose-at-most" and found.goal.reached(start, st):
            return True
    return found.goal.name == "lose-at-most" and found.goal.reached(start, st)

"""Puzzles in words: goals, hints, solutions, endings."""

from __future__ import annotations

from reckoners.bots.puzzles.puzzle_text import ending_text, goal_text, hint_text, title_text
from reckoners.game import Action, Game
from reckoners.game.puzzle import Puzzle
from reckoners.game.puzzle_goals import standing
from reckoners.server.puzzle_protocol import PuzzleHelp, PuzzleInfo, PuzzleNow, SolutionStep
from reckoners.server.teller import Teller


def info_in(puzzle: Puzzle, teller: Teller) -> PuzzleInfo:
    setup = puzzle.game().setup
    return PuzzleInfo(
        id=puzzle.id,
        mark=puzzle.mark,
        title=title_text(puzzle, teller.names),
        goal=goal_text(puzzle, teller.names),
        difficulty=puzzle.difficulty,
        reckoners=setup.reckoners,
        boss=setup.boss,
        city=setup.city,
    )


def now_in(puzzle: Puzzle, game: Game, teller: Teller) -> PuzzleNow:
    names = teller.names
    now = standing(puzzle.goal, game)
    return PuzzleNow(
        id=puzzle.id,
        mark=puzzle.mark,
        title=title_text(puzzle, names),
        goal=goal_text(puzzle, names),
        difficulty=puzzle.difficulty,
        standing=now,
        ending="" if now == "open" else ending_text(puzzle, game, names),
    )


def help_in(puzzle: Puzzle, teller: Teller) -> PuzzleHelp:
    hints = tuple(hint_text(hint, teller.names) for hint in puzzle.hints)
    return PuzzleHelp(hints, tuple(SolutionStep(do, teller.entry(Action.parse(do))) for do in puzzle.solution))

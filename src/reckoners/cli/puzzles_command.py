"""`reckoners puzzle`: which there are, what one looks like, whether they hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from reckoners.bots.action_text import tell_actions
from reckoners.bots.puzzles.proof import Chancy, TooMany, prove
from reckoners.bots.puzzles.puzzle_text import goal_text, hint_text, title_text
from reckoners.cli.board_screen import show_board
from reckoners.cli.failures import WRONG, CommandError, complain, one_line
from reckoners.cli.language import names_in, say, words
from reckoners.cli.marks import HEAD
from reckoners.cli.screen import Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.game import Action
from reckoners.game.errors import ScenarioError
from reckoners.game.names import Names
from reckoners.game.puzzle import HARDEST, Puzzle, load_puzzle, shipped
from reckoners.game.puzzle import files as shipped_files

FAILS = 1
SUFFIX = ".toml"


def show_list() -> int:
    screen = Screen(words())
    for puzzle in shipped():
        game = puzzle.game()
        names = names_in(game.content)
        screen.say(
            "puzzle-line",
            number=f"{puzzle.id:>2}",
            stars=stars(puzzle),
            goal=goal_text(puzzle, names),
            boss=names.name(game.setup.boss),
            people=", ".join(names.name(id) for id in game.setup.reckoners),
        )
    return 0


def stars(puzzle: Puzzle) -> str:
    return "*" * puzzle.difficulty + " " * (HARDEST - puzzle.difficulty)


def puzzle_in(which: str) -> Puzzle:
    """One of the house by its number, or a file."""
    if which.isdigit():
        found = next((puzzle for puzzle in shipped() if puzzle.id == which), None)
        if found is None:
            raise CommandError(say("puzzle-no-number", id=which, last=len(shipped())))
        return found
    return load_puzzle(Path(which))


def show(which: str, hints: int, *, solution: bool, color: bool, plain: bool) -> int:
    screen = Screen(words(), plain=plain, color=color)
    puzzle = puzzle_in(which)
    game = puzzle.game()
    names = names_in(game.content)
    show_board(screen, ShownTable(game))
    screen.line(f"{title_text(puzzle, names)}: {goal_text(puzzle, names)}", HEAD)
    for number in range(min(hints, len(puzzle.hints))):
        say_hint(screen, puzzle, number, names)
    if solution:
        say_solution(screen, puzzle, names)
    return 0


def say_hint(screen: Screen, puzzle: Puzzle, number: int, names: Names) -> None:
    screen.say("puzzle-hint-line", n=number + 1, hint=hint_text(puzzle.hints[number], names))


def say_solution(screen: Screen, puzzle: Puzzle, names: Names) -> None:
    """Each action as it is typed, and in words."""
    screen.say("puzzle-solution", HEAD)
    for number, do in enumerate(puzzle.solution, start=1):
        told = tell_actions(names, [Action.parse(do)])
        screen.say("puzzle-solution-line", n=number, do=f"{do}  ({told})" if told else do)


def check(which: Sequence[str], *, proof: bool, limit: int) -> int:
    """0 if every one holds, 1 if one has another answer or is not proved, 2 if one cannot be read."""
    screen = Screen(words())
    worst = 0
    for file in files_in(which):
        try:
            puzzle = load_puzzle(file)
        except ScenarioError as error:
            complain(one_line(str(error)))
            worst = WRONG
            continue
        names = names_in(puzzle.game().content)
        about = {"file": str(file), "goal": goal_text(puzzle, names)}
        if not proof:
            screen.say("puzzle-ok", **about)
        elif not is_proved(screen, puzzle, about, limit):
            worst = max(worst, FAILS)
    return worst


def is_proved(screen: Screen, puzzle: Puzzle, about: dict[str, str], limit: int) -> bool:
    try:
        found = prove(puzzle.game().state, puzzle.goal, limit)
    except TooMany:
        screen.say("puzzle-too-many", limit=limit, **about)
        return False
    except Chancy:
        screen.say("puzzle-chancy", **about)
        return False
    if found.best < puzzle.goal.number and puzzle.goal.name == "lose-at-most":
        screen.say("puzzle-better", best=found.best, **about)
        return False
    if len(found.ways) != 1:
        screen.say("puzzle-several", ways=len(found.ways), **about)
        return False
    screen.say("puzzle-proved", positions=found.positions, **about)
    return True


def files_in(which: Sequence[str]) -> list[Path]:
    """Numbers, files and folders as files; those of the house if nothing is given."""
    if not which:
        return shipped_files()
    found: list[Path] = []
    for word in which:
        path = Path(word)
        if word.isdigit() and not path.exists():
            puzzle = puzzle_in(word)
            found += [file for file in shipped_files() if file.stem == puzzle.id]
        elif path.is_dir():
            inside = sorted(path.glob(f"*{SUFFIX}"), key=lambda file: (len(file.stem), file.stem))
            if not inside:
                raise CommandError(say("puzzle-none"))
            found += inside
        else:
            found.append(path)
    return found

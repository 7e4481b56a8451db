"""Puzzles: scenario files with a [puzzle] table. A position of a use step, a goal, hints, and a solution.

>>> [puzzle.id for puzzle in shipped()][:2]
['1', '2']
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UnsetType

from reckoners.game.action import Action
from reckoners.game.errors import Refusal, ScenarioError
from reckoners.game.game import Game
from reckoners.game.puzzle_goals import Goal, standing
from reckoners.game.scenario import Scenario, read_scenario
from reckoners.game.scenario_format import HintPart, PuzzlePart, read_text

FOLDER: Final = Path(__file__).parent / "puzzles"
EASIEST, HARDEST = 1, 3
MOST_HINTS: Final = 3
MOST_PEOPLE: Final = 99
END: Final = "end use"


class Puzzle(msgspec.Struct, frozen=True):
    """A file whose solution was played and reaches the goal. `id` is the number of one of the house, else empty.
    `mark` is made of its text: another file is another puzzle."""

    id: str
    mark: str
    scenario: Scenario
    goal: Goal
    difficulty: int
    hints: tuple[HintPart, ...]
    solution: tuple[str, ...]

    def game(self) -> Game:
        """A new game in its position."""
        return self.scenario.game()


def load_puzzle(path: Path | str) -> Puzzle:
    """Read and check a file; a ScenarioError says what is wrong with it, and where."""
    file = Path(path)
    return read_puzzle(read_text(file), str(path), file.stem if file.parent == FOLDER else "")


def read_puzzle(text: str, file: str, id: str = "") -> Puzzle:
    scenario = read_scenario(text, file)
    part = scenario.layout.puzzle
    if isinstance(part, UnsetType):
        raise ScenarioError(f'{file}: puzzle: is missing; write [puzzle] with goal = "win" and solution = [...]')
    game = scenario.game()
    if game.step != "use":
        raise ScenarioError(f"{file}: position.step: a puzzle is about a use step; write step = 'use'")
    _check_hints(part, game, file)
    goal = _goal(part, file)
    solution = _played(part.solution, goal, game, file)
    mark = f"{zlib.crc32(text.encode()):08x}"
    return Puzzle(id, mark, scenario, goal, _difficulty(part, file), part.hint, solution)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Those of the house, in their order."""
    return tuple(load_puzzle(path) for path in files())


def files() -> list[Path]:
    """The files of the house, by number."""
    return sorted(FOLDER.glob("*.toml"), key=lambda path: (len(path.stem), path.stem))


def _goal(part: PuzzlePart, file: str) -> Goal:
    number = part.number
    if part.goal == "win":
        if not isinstance(number, UnsetType):
            raise ScenarioError(f"{file}: puzzle.number: there is one Boss; leave it out")
        return Goal("win")
    if isinstance(number, UnsetType):
        what = "how many Epics" if part.goal == "defeat" else "how many people"
        raise ScenarioError(f"{file}: puzzle.number: is missing; write {what}")
    least = 1 if part.goal == "defeat" else 0
    if not least <= number <= MOST_PEOPLE:
        raise ScenarioError(f"{file}: puzzle.number: {number} is out of range; give {least} to {MOST_PEOPLE}")
    return Goal(part.goal, number)


def _difficulty(part: PuzzlePart, file: str) -> int:
    if not EASIEST <= part.difficulty <= HARDEST:
        range_ = f"give {EASIEST} to {HARDEST}"
        raise ScenarioError(f"{file}: puzzle.difficulty: {part.difficulty} is out of range; {range_}")
    return part.difficulty


def _check_hints(part: PuzzlePart, game: Game, file: str) -> None:
    if len(part.hint) > MOST_HINTS:
        raise ScenarioError(f"{file}: puzzle.hint: {len(part.hint)} hints; give {MOST_HINTS} at most")
    content = game.content
    for number, hint in enumerate(part.hint, start=1):
        place = f"{file}: puzzle.hint {number}"
        if hint == HintPart():
            raise ScenarioError(f"{place}: says nothing; give text, who, card with who, district with who, or do")
        for name in hint.who:
            if name not in game.setup.reckoners:
                raise ScenarioError(f"{place}.who: nobody here is called '{name}'; {', '.join(game.setup.reckoners)}")
        if hint.card and not any(hint.card in cards for cards in (content.equipment, content.abilities)):
            raise ScenarioError(f"{place}.card: unknown card '{hint.card}'; `reckoners cards` lists them")
        ring = [district.id for district in game.view().districts]
        if hint.district and hint.district not in ring:
            raise ScenarioError(f"{place}.district: '{hint.district}' is not in this ring; {', '.join(ring)}")
        if (hint.card or hint.district) and len(hint.who) != 1:
            raise ScenarioError(f"{place}.who: say who, as in who = ['{game.setup.reckoners[0]}']")
        if hint.do:
            try:
                Action.parse(hint.do)
            except Refusal as no:
                raise ScenarioError(f"{place}.do: {no}") from None


def _played(solution: tuple[str, ...], goal: Goal, game: Game, file: str) -> tuple[str, ...]:
    """The solution, with the end of the step where the goal asks for it; it is played, and reaches the goal."""
    if not solution:
        raise ScenarioError(f"{file}: puzzle.solution: is empty; list the actions that reach the goal")
    if goal.reached(game.state, game.state):
        raise ScenarioError(f"{file}: puzzle.goal: is reached before anything is done")
    for number, do in enumerate(solution, start=1):
        try:
            game.play(do)
        except Refusal as no:
            raise ScenarioError(f"{file}: puzzle.solution {number}: '{do}' cannot be played: {no}") from None
    if goal.name == "lose-at-most" and game.step == "use" and game.result == "playing":
        game.play(END)
        solution = (*solution, END)
    if standing(goal, game) != "solved":
        raise ScenarioError(f"{file}: puzzle.solution: does not reach the goal")
    return solution

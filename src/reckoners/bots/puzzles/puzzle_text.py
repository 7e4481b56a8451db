"""A puzzle in sentences: what is asked, a hint, how it ended."""

from __future__ import annotations

from reckoners.bots.action_text import listed, tell_actions
from reckoners.game.action import Action
from reckoners.game.game import Game
from reckoners.game.names import Names
from reckoners.game.puzzle import Puzzle
from reckoners.game.puzzle_goals import NOBODY_KNOWS, defeats, last_of_step, most_lost, standing
from reckoners.game.scenario_format import HintPart


def title_text(puzzle: Puzzle, names: Names) -> str:
    """Those of the house are numbered; others have a title of their own."""
    return names.words("puzzle-title", number=puzzle.id) if puzzle.id else puzzle.scenario.title


def goal_text(puzzle: Puzzle, names: Names) -> str:
    goal = puzzle.goal
    boss = names.name(puzzle.scenario.layout.setup.boss)
    return names.words(f"puzzle-goal-{goal.name}", number=goal.number, boss=boss)


def hint_text(hint: HintPart, names: Names) -> str:
    """A text of the file's own, or what is needed in the reader's language."""
    if hint.text:
        return hint.text
    who = listed(names, [names.name(id) for id in hint.who])
    if hint.card:
        return names.words("puzzle-hint-card", who=who, card=names.name(hint.card))
    if hint.district:
        return names.words("puzzle-hint-district", who=who, district=names.name(hint.district))
    if hint.do:
        return names.words("puzzle-hint-first", do=tell_actions(names, [Action.parse(hint.do)]))
    return names.words("puzzle-hint-who", who=who, count=len(hint.who))


def ending_text(puzzle: Puzzle, game: Game, names: Names) -> str:
    """How it ended, with what was reached."""
    goal = puzzle.goal
    st, _ = last_of_step(game)
    boss = names.name(game.setup.boss)
    solved = standing(goal, game) == "solved"
    about: dict[str, int | str] = {"number": goal.number, "boss": boss}
    if goal.name == "defeat":
        about["reached"] = defeats(st) - defeats(game.at(0).state)
    elif goal.name == "lose-at-most":
        lost = most_lost(st)
        if lost >= NOBODY_KNOWS:
            return names.words("puzzle-failed-unknown" if not game.forecast().lost else "puzzle-failed-lost", **about)
        about["reached"] = lost
    else:
        about["research"] = st.boss_research
        about["reached"] = st.boss_health
        if not solved and st.boss_research:
            return names.words("puzzle-failed-win-research", **about)
    return names.words(f"puzzle-{'solved' if solved else 'failed'}-{goal.name}", **about)

"""Puzzles of the house: their solutions hold, and nothing else does. Files of one's own: what is wrong is told."""

from __future__ import annotations

import pytest

from reckoners.bots.puzzles.proof import TooMany, prove
from reckoners.bots.puzzles.puzzle_text import ending_text, goal_text, hint_text, title_text
from reckoners.game import Game, Setup
from reckoners.game.errors import ScenarioError
from reckoners.game.names import names_of
from reckoners.game.position_writing import looks_the_same, position_lines, setup_lines
from reckoners.game.puzzle import Puzzle, read_puzzle, shipped
from reckoners.game.puzzle_goals import standing
from reckoners.game.scenario import table
from reckoners.text import languages
from tests.puzzles.small import SMALL

ENOUGH = 100_000


def solved(puzzle: Puzzle) -> Game:
    game = puzzle.game()
    for do in puzzle.solution:
        assert standing(puzzle.goal, game) == "open"
        game.play(do)
    return game


def test_there_are_twelve_from_every_city_and_of_every_difficulty() -> None:
    puzzles = shipped()
    assert [puzzle.id for puzzle in puzzles] == [str(number) for number in range(1, 13)]
    assert {puzzle.game().setup.city for puzzle in puzzles} == {"newcago", "babilar", "ildithia"}
    assert {puzzle.difficulty for puzzle in puzzles} == {1, 2, 3}
    assert len({puzzle.mark for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("place", range(12))
def test_the_solution_reaches_the_goal(place: int) -> None:
    puzzle = shipped()[place]
    assert standing(puzzle.goal, solved(puzzle)) == "solved"
    without = puzzle.game()
    without.play("end use")
    assert standing(puzzle.goal, without) == "failed"


@pytest.mark.parametrize("place", range(12))
def test_everything_about_a_puzzle_can_be_said_in_every_language(place: int) -> None:
    puzzle = shipped()[place]
    for language in languages():
        names = names_of(puzzle.game().content, language)
        told = [title_text(puzzle, names), goal_text(puzzle, names), ending_text(puzzle, solved(puzzle), names)]
        told += [hint_text(hint, names) for hint in puzzle.hints]
        assert len(told) == len(puzzle.hints) + 3
        assert all(told)


@pytest.mark.slow
@pytest.mark.parametrize("place", range(12))
def test_a_puzzle_has_one_answer(place: int) -> None:
    puzzle = shipped()[place]
    proof = prove(puzzle.game().state, puzzle.goal, ENOUGH)
    assert len(proof.ways) == 1
    assert proof.best == (puzzle.goal.number if puzzle.goal.name == "lose-at-most" else 0)


def test_a_small_one_is_seen_through() -> None:
    puzzle = read_puzzle(SMALL, "small.toml")
    proof = prove(puzzle.game().state, puzzle.goal, ENOUGH)
    assert len(proof.ways) == 1
    assert len(proof.ways[0]) == 3  # she moves, she attacks, he attacks
    assert len(proof.line) == 3
    game = puzzle.game()
    game.play("tia use d2 move the-loop")
    game.play("prof use d1 attack steelheart")
    game.play("end use")
    assert standing(puzzle.goal, game) == "failed"
    assert "1 health" in ending_text(puzzle, game, names_of(game.content, "en"))
    game.undo(3)
    assert standing(puzzle.goal, game) == "open"


def test_more_positions_than_allowed_are_no_proof() -> None:
    puzzle = read_puzzle(SMALL, "small.toml")
    with pytest.raises(TooMany):
        prove(puzzle.game().state, puzzle.goal, 2)


def test_two_answers_are_not_one() -> None:
    puzzle = read_puzzle(SMALL.replace('["basic attack"]', '["basic attack", "basic attack"]'), "small.toml")
    proof = prove(puzzle.game().state, puzzle.goal, ENOUGH)
    assert [len(way) for way in proof.ways] == [1]  # he can do it alone: the smallest set is part of all others


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('goal = "win"', 'goal = "wind"', "small.toml: puzzle.goal: "),
        ('goal = "win"', 'goal = "defeat"', "small.toml: puzzle.number: is missing; write how many Epics"),
        ('goal = "win"', 'goal = "win"\nnumber = 2', "small.toml: puzzle.number: there is one Boss; leave it out"),
        ('goal = "win"', 'goal = "lose-at-most"\nnumber = -1', "small.toml: puzzle.number: -1 is out of range; give 0"),
        ("difficulty = 1", "difficulty = 4", "small.toml: puzzle.difficulty: 4 is out of range; give 1 to 3"),
        ('"tia use d1 move the-loop", ', "", "small.toml: puzzle.solution 1: 'tia use d2 attack steelheart' cannot"),
        (', "prof use d1 attack steelheart"]', "]", "small.toml: puzzle.solution: does not reach the goal"),
        ('who = ["tia"]', 'who = ["mizzy"]', "small.toml: puzzle.hint 2.who: nobody here is called 'mizzy'; tia, prof"),
        ('district = "the-loop"\n\n[[puzzle', "\n[[puzzle", None),
        ("[puzzle]", "[riddle]", "small.toml: riddle"),
        ('step = "use"', 'step = "roll"', "small.toml: "),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_place(old: str, new: str, told: str | None) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1)
    if told is None:
        assert read_puzzle(text, "small.toml").difficulty == 1
        return
    with pytest.raises(ScenarioError) as error:
        read_puzzle(text, "small.toml")
    assert str(error.value).startswith(told)


def test_a_scenario_without_a_puzzle_is_none() -> None:
    start = SMALL.index("[puzzle]")
    text = SMALL[:start] + SMALL[SMALL.index("[position]") :]
    with pytest.raises(ScenarioError, match=r"puzzle: is missing; write \[puzzle\]"):
        read_puzzle(text, "small.toml")


@pytest.mark.parametrize(
    ("boss", "city"), [("steelheart", "newcago"), ("regalia", "babilar"), ("limelight", "ildithia")]
)
def test_a_position_is_written_as_it_is_seen(boss: str, city: str) -> None:
    """A game by any actions: each use step that begins is written, read again, and looks the same."""
    game = Game(Setup(reckoners=("tia", "megan", "cody"), boss=boss, city=city, difficulty="beginner", seed="written"))
    seen = 0
    while game.result == "playing" and seen < 3 and len(game) < 600:
        if game.step == "use" and not any(game.state.pool):
            seen += 1
            written = table("\n".join([*setup_lines(game.setup), "", *position_lines(game.state)]))
            assert looks_the_same(game.state, written.state)
            game.play("end use")
        else:
            game.play_code(game.codes()[-1])
    assert seen == 3

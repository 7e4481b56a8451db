"""`reckoners puzzle play`: a puzzle at the prompt. Nothing of it is kept."""

from __future__ import annotations

from reckoners.bots.puzzles.puzzle_text import ending_text, goal_text, title_text
from reckoners.cli.board_screen import show_board
from reckoners.cli.event_lines import told
from reckoners.cli.language import names_in, words
from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.options import narrowed, options_of, refusal_of, written_out
from reckoners.cli.puzzles_command import puzzle_in, say_hint, say_solution
from reckoners.cli.screen import Closed, Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.game import Refusal
from reckoners.game.puzzle import Puzzle
from reckoners.game.puzzle_goals import standing

LEAVE = ("q", "quit", "exit")


def play(which: str, *, color: bool, plain: bool) -> int:
    """0 if it was solved, else 1."""
    game = PuzzleSession(Screen(words(), plain=plain, color=color), puzzle_in(which))
    try:
        game.run()
    except Closed:
        game.screen.line("")
    return 0 if game.solved else 1


class PuzzleSession:
    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.game = puzzle.game()
        self.names = names_in(self.game.content)
        self.hints = 0
        self.solved = False

    def run(self) -> None:
        self.board()
        title, goal = title_text(self.puzzle, self.names), goal_text(self.puzzle, self.names)
        self.screen.say("puzzle-play-begin", HEAD, title=title, goal=goal)
        while True:
            prompt = self.screen.words("cli-prompt", filter="")
            typed = self.screen.ask(f"{prompt} ").strip()
            if typed.lower() in LEAVE:
                return
            self.answer(typed)
            if self.solved:
                return

    def board(self) -> None:
        show_board(self.screen, ShownTable(self.game))

    def answer(self, typed: str) -> None:
        word = typed.lower()
        if not word or word == "board":
            self.board()
        elif word == "hint":
            self.hints = min(self.hints + 1, len(self.puzzle.hints))
            for number in range(self.hints):
                say_hint(self.screen, self.puzzle, number, self.names)
        elif word == "solution":
            say_solution(self.screen, self.puzzle, self.names)
        elif word == "undo":
            self.game.undo()
            self.board()
        elif word == "again":
            self.game.undo(len(self.game))
            self.board()
        else:
            self.act(typed)

    def act(self, typed: str) -> None:
        """An action written out, or words that only one of them has."""
        actions = written_out(typed)
        no = refusal_of(self.game, actions) if actions else None
        if not actions or no is not None:
            found = narrowed(options_of(ShownTable(self.game)), typed)
            if len(found) == 1:
                actions = [found[0].text]
            elif found:
                self.screen.lines(f"  {option.text}" for option in found)
                return
            elif no is not None and no.code != "unreadable":
                self.screen.say("cli-refused", COST, sentence=no.tell(self.names), rule=no.rule)
                return
            else:
                self.screen.say("cli-no-match", COST, typed=typed[:60])
                return
        try:
            events = self.game.play_all(actions)
        except Refusal as no:
            self.screen.say("cli-refused", COST, sentence=no.tell(self.names), rule=no.rule)
            return
        self.screen.lines(f"  {line}" for line in told(self.game, events))
        self.judge()

    def judge(self) -> None:
        now = standing(self.puzzle.goal, self.game)
        if now == "open":
            return
        self.screen.line(ending_text(self.puzzle, self.game, self.names), GOOD if now == "solved" else COST)
        if now == "solved":
            self.solved = True
        else:
            self.screen.say("server-puzzle-over")
            self.game.undo()

"""`reckoners replay`: walk through a saved game, or prove that it leads to its recorded end."""

from __future__ import annotations

from pathlib import Path

from reckoners.cli.board_screen import show_board
from reckoners.cli.counsel import looked_back, turning_lines
from reckoners.cli.event_lines import told
from reckoners.cli.failures import CommandError
from reckoners.cli.language import say, words
from reckoners.cli.marks import COST, HEAD
from reckoners.cli.screen import Closed, Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.typed import number_in
from reckoners.game import Game


def prove(file: Path) -> int:
    """Loading replays every action and checks each line and position; a SaveError says where it differs."""
    screen = Screen(words())
    game = Game.load(file)
    screen.say("cli-verified", file=str(file), n=len(game), result=game.result, round=game.state.round)
    return 0


def step_through(file: Path, start: int, *, color: bool, plain: bool) -> int:
    screen = Screen(words(), plain=plain, color=color)
    game = Game.load(file)
    if not 0 <= start <= len(game):
        raise CommandError(say("cli-no-position", n=start, last=len(game)))
    walk = Walk(screen, game, start)
    try:
        walk.run()
    except Closed:
        screen.line("")
    return 0


class Walk:
    """A place in a finished record, and how to get to others."""

    def __init__(self, screen: Screen, game: Game, place: int) -> None:
        self.screen = screen
        self.whole = game
        self.actions = game.actions
        self.place = place
        self.done = False

    def run(self) -> None:
        self.board()
        while not self.done:
            prompt = self.screen.words("cli-replay-prompt", n=self.place, last=len(self.whole))
            self.answer(self.screen.ask(f"{prompt} ").strip().lower())

    def answer(self, typed: str) -> None:
        if typed in ("q", "quit", "exit"):
            self.done = True
        elif typed in ("", "n"):
            self.go(self.place + 1)
        elif typed == "b":
            self.go(self.place - 1)
        elif typed == "board":
            self.board()
        elif typed == "decisive":
            self.look_back()
        elif (place := number_in(typed)) is not None:
            self.go(place)
        else:
            self.screen.say("cli-replay-help", COST, last=len(self.whole))

    def go(self, place: int) -> None:
        if place > len(self.whole) and place == self.place + 1:
            self.screen.say("cli-replay-end", HEAD, result=self.whole.result)
        elif not 0 <= place <= len(self.whole):
            self.screen.say("cli-no-position", COST, n=place, last=len(self.whole))
        else:
            self.place = place
            self.tell()

    def look_back(self) -> None:
        """What cost most, of all who played: a record of this kind does not say who was a bot."""
        if self.whole.result == "playing":
            self.screen.say("cli-not-over", COST)
            return
        names = ShownTable(self.whole).names
        self.screen.lines(turning_lines(names, looked_back(self.screen, self.whole)))

    def tell(self) -> None:
        """The action that led here, and what it made happen."""
        here = self.whole.at(self.place)
        action = str(self.actions[self.place - 1]) if self.place else self.screen.words("cli-set-up")
        self.screen.line(f"{self.place}. {action}", HEAD)
        self.screen.lines(f"  {line}" for line in told(here, here.last_events))

    def board(self) -> None:
        show_board(self.screen, ShownTable(self.whole.at(self.place)))
        self.tell()

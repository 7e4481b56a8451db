"""A game at the prompt: show the table, read a line, do it, keep it. Nothing is lost whatever happens."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from reckoners.cli.board_screen import show_board
from reckoners.cli.commands import COMMANDS, result_lines
from reckoners.cli.counsel import decisive_lines
from reckoners.cli.event_lines import told
from reckoners.cli.lobby import one_of
from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.mates import Mates
from reckoners.cli.menu import Choice, show_menu
from reckoners.cli.options import MenuOption, narrowed, options_of, refusal_of, written_out
from reckoners.cli.screen import Closed, Screen
from reckoners.cli.shown_table import ShownTable
from reckoners.cli.typed import number_in
from reckoners.cli.wording import forecast_line, tray_line
from reckoners.game import Action, Game, Happening, Refusal
from reckoners.game.files import Journal

if TYPE_CHECKING:
    from reckoners.bots.advice_types import Turning

LONG = 8  # so many lines of events are read before the board comes back


class Session:
    """One person or a table full of them, at one keyboard, with bots on the other seats."""

    def __init__(self, screen: Screen, game: Game, journal: Journal, mates: Mates) -> None:
        self.screen = screen
        self.game = game
        self.journal = journal
        self.mates = mates
        self.proposals: list[tuple[str, ...]] = []  # advice that a number picks from
        self.looked_back: tuple[tuple[int, ...], tuple[Turning, ...]] | None = None  # what counted in which game
        self.filter = ""  # what was typed to narrow the options
        self.choices: list[Choice] = []
        self.options: list[MenuOption] = []
        self.table = ShownTable(game)
        self.done = False
        self.shown_step = ("", -1)

    def run(self, news: Sequence[str] = ()) -> int:
        try:
            self.show(fresh=True, news=news)
            while not self.done:
                self.journal.seat(self.mates.seats)
                self.mates.act(self)
                self.turn()
        except Closed:
            self.screen.line("")
        finally:
            self.journal.seat(self.mates.seats)
            self.journal.close(self.game)
            self.screen.say("cli-kept", file=str(self.journal.path))
            if self.game.result == "playing":
                self.screen.say("cli-how-to-resume", file=str(self.journal.path))
        return 0

    def turn(self) -> None:
        prompt = self.screen.words("cli-prompt", filter=self.filter)
        self.answer(self.screen.ask(f"{prompt} ").strip())

    # -- what a line means

    def answer(self, typed: str) -> None:
        words = typed.split()
        if not words:
            if self.game.result != "playing" and not self.filter:
                self.done = True
                return
            self.filter = ""
            self.show(fresh=True)
        elif command := self._command(words):
            name, rest = command
            COMMANDS[name](self, rest)
        elif (number := number_in(typed)) is not None:
            self._pick(number)
        else:
            self._act(typed)

    def _command(self, words: list[str]) -> tuple[str, str] | None:
        for length in (2, 1):
            name = " ".join(words[:length]).lower()
            if name in COMMANDS and len(words) >= length:
                return name, " ".join(words[length:])
        return None

    def _pick(self, number: int) -> None:
        if self.proposals:
            self.take(number)
            return
        if not 1 <= number <= len(self.choices):
            self.screen.say("cli-no-number", COST, n=number, last=len(self.choices))
            return
        choice = self.choices[number - 1]
        if len(choice) == 1:
            self.play([choice[0].text])
        else:
            self.filter = " ".join(_common(choice))
            self.list(choice)

    def take(self, number: int) -> None:
        """Play one of the proposals; one without actions lets the bots go on."""
        if not 1 <= number <= len(self.proposals):
            self.screen.say("cli-no-number", COST, n=number, last=len(self.proposals))
        elif actions := self.proposals[number - 1]:
            self.play(actions)
        else:
            self.mates.go()

    def reckoner(self, typed: str) -> str | None:
        """A Reckoner of this table, by name; a complaint if there is none."""
        ids = list(self.game.state.tables.seat_ids)
        found = one_of(typed.lower(), ids, self.table.names)
        if found in ids:
            return found
        self.screen.say("cli-bots-no-seat", COST, word=typed[:40], known=", ".join(ids))
        return None

    def _act(self, typed: str) -> None:
        """Written out and legal: play it. Else narrow the list; one option left is played."""
        actions = written_out(typed)
        no = refusal_of(self.game, actions) if actions else None
        if actions and no is None:
            self.play(actions)
            return
        found = narrowed(self.options, f"{self.filter} {typed}") if self.filter else []
        text = f"{self.filter} {typed}" if found else typed
        found = found or narrowed(self.options, typed)
        if len(found) == 1:
            self.play([found[0].text])
        elif found:
            self.filter = text
            self.list(found)
        elif no is not None and no.code != "unreadable":
            self.refused(no)
        else:
            self.screen.say("cli-no-match", COST, typed=typed[:60])

    def refused(self, no: Refusal) -> None:
        self.screen.say("cli-refused", COST, sentence=no.tell(self.table.names), rule=no.rule)

    # -- doing it

    def play(self, actions: Sequence[str]) -> None:
        try:
            events = self.game.play_all(actions)
        except Refusal as no:
            self.refused(no)
            return
        self.journal.append(self.game)
        self.filter = ""
        self.mates.go()
        self.happened(actions, events)

    def happened(self, actions: Sequence[str], events: Sequence[Happening]) -> None:
        """Tell what happened, then show the table again. A long story waits to be read."""
        lines = told(self.game, events)
        if self.screen.live and len(lines) <= LONG:
            self.show(fresh=True, news=lines)
            return
        self.screen.line("; ".join(actions), HEAD)
        self.screen.lines(f"  {line}" for line in lines)
        typed = self.screen.pause()
        self.show(fresh=self.screen.live, acted={Action.parse(action).who for action in actions})
        if typed:
            self.answer(typed)

    def changed(self, news: str) -> None:
        """After undo and redo: the file knows it, the screen shows it, and bots wait."""
        self.journal.append(self.game)
        self.filter = ""
        self.show(fresh=self.screen.live, news=[news])
        self.mates.pause(self)

    def watch(self, action: str, lines: Sequence[str]) -> None:
        """What a bot has done: the table with the news where it is drawn anew, else the news alone."""
        if self.screen.live:
            self.screen.clear()
            show_board(self.screen, ShownTable(self.game))
        self.screen.line(action, HEAD)
        self.screen.lines(f"  {line}" for line in lines)

    # -- showing it

    def show(self, *, fresh: bool, news: Sequence[str] = (), acted: Set[str] = frozenset()) -> None:
        """The board and the options. Where lines are only added, the board comes once a step."""
        self.table = ShownTable(self.game)
        self.options = options_of(self.table)
        self.proposals = []
        step = (self.table.view.step, self.table.view.round)
        if fresh or step != self.shown_step:
            self.screen.clear()
            show_board(self.screen, self.table)
        else:
            self._changes(acted)
        self.shown_step = step
        for line in news:
            self.screen.line(f"  {line}", GOOD)
        if self.mates.may_act(self.game):
            self.choices = []  # what can be picked is shown when the bots are done
        elif self.game.result == "playing":
            self.list(self.options)
        else:
            self.screen.lines(result_lines(self), HEAD)
            self.screen.lines(decisive_lines(self))

    def _changes(self, acted: Set[str]) -> None:
        for seat in self.table.view.reckoners:
            if seat.id in acted:
                self.screen.line(tray_line(self.table, seat))
        if self.table.view.step == "use":
            self.screen.line(forecast_line(self.table))

    def list(self, options: Sequence[MenuOption]) -> None:
        self.proposals = []
        self.screen.say("cli-decision", HEAD, step=self.table.asked(), n=len(options))
        self.choices = show_menu(self.screen, self.table, options)


def _common(choice: Choice) -> list[str]:
    """The words with which all options of a group begin."""
    texts = [option.action.words for option in choice]
    common = []
    for words in zip(*texts, strict=False):
        if len(set(words)) != 1:
            break
        common.append(words[0])
    return common

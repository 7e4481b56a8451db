"""Bots at the table in the terminal: they act one action at a time, can be stopped, and go on when told to."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from reckoners.bots.registry import AT_TABLE
from reckoners.bots.seen import options_for
from reckoners.bots.team import Team
from reckoners.bots.wishes import Heard, Wish
from reckoners.cli.event_lines import told
from reckoners.cli.marks import COST, GOOD, HEAD
from reckoners.cli.seating import BotSeats
from reckoners.cli.talk import tell_plan
from reckoners.game import Action, Game

if TYPE_CHECKING:
    from reckoners.cli.session import Session

PACE = 0.6  # seconds between two actions of bots
THINKING = 4.0  # seconds that a bot may compute one answer; mostly it takes a tenth of that
READING = 0.25  # seconds more for each line after the first that an action made happen


class Mates:
    """Which seats bots play, and whether they are at it. `paused`: they wait until somebody says `go` or acts."""

    def __init__(self, pace: float = PACE) -> None:
        self.seats: BotSeats = {}
        self.pace = pace
        self.paused = False
        self._team: Team | None = None
        self._troubles = 0
        self._idle: tuple[int, int] | None = None  # where they had nothing to do
        self._wishes: tuple[Wish, ...] = ()
        self._said: tuple[Action, ...] = ()  # what they are about to do

    def sit_down(self, game: Game, seats: BotSeats) -> None:
        """Bots take their seats; who had one before gets up. A BotError says what is wrong, and nothing has changed."""
        ids = game.state.tables.seat_ids
        numbers = {ids.index(who): bot for who, bot in seats.items()}
        team = Team(numbers, len(ids), seconds=THINKING, effort=AT_TABLE) if numbers else None
        if self._team is not None:
            self._team.dismiss()
        self._team, self.seats, self._idle, self._troubles = team, dict(seats), None, 0

    def hear(self, game: Game, wish: Wish) -> Heard:
        """Somebody asks for something; if a bot does it, they go on with that in mind."""
        from reckoners.bots.hearing import hear

        assert self._team is not None
        self._team.take_wishes(game, self._wishes)
        heard = hear(self._team, game, wish)
        if heard.kept:
            self._wishes = (*(one for one in self._wishes if not one.is_same(wish)), wish)
            self._idle = None
        return heard

    def _plan(self, game: Game, code: int) -> tuple[Action, ...]:
        """What a bot is about to do, if it has not been said yet."""
        from reckoners.bots.hearing import intended

        assert self._team is not None
        said, plan = self._said, intended(self._team, game, code) if not self._team.speaks else ()
        self._said = plan
        return () if plan in (said, said[1:]) else plan

    def people(self, game: Game) -> tuple[int, ...]:
        """The seats that people play; all of them where nobody else would be left to ask."""
        ids = game.state.tables.seat_ids
        return tuple(seat for seat, who in enumerate(ids) if who not in self.seats) or tuple(range(len(ids)))

    def still_to_act(self, game: Game) -> tuple[int, ...]:
        """The seats of bots that have not yet said that there is nothing for them to do here."""
        return () if self._team is None or self._idle == _place(game) else tuple(self._team.names)

    def may_act(self, game: Game) -> bool:
        """Whether something is up to bots, as far as one can tell without asking them."""
        team = self._team
        if team is None or self.paused or game.result != "playing" or self._idle == _place(game):
            return False
        return bool(options_for(game.state, tuple(team.names), team.speaks))

    def act(self, session: Session) -> None:
        """Bots do what is up to them, until it is up to people, or Ctrl-C stops them."""
        team, game = self._team, session.game
        if team is None or not self.may_act(game):
            return
        news: list[str] = []
        with _stoppable() as hold:
            try:
                while game.result == "playing":
                    self._wishes = tuple(wish for wish in self._wishes if wish.round == game.state.round)
                    team.take_wishes(game, self._wishes)
                    found = team.next_turn(game)
                    news += self._tell_troubles(session, team)
                    if found is None:
                        break
                    if plan := self._plan(game, found[1]):
                        lines = tell_plan(session, plan)
                        session.screen.lines(lines, GOOD)
                        self._wait(session, 2 * len(lines))
                    action = str(game.action(found[1]))
                    with hold:  # an action is played and kept, or not at all
                        game.play_code(found[1])
                        session.journal.append(game)
                    lines = told(game, game.last_events)
                    session.watch(session.screen.words("cli-bot-plays", bot=found[0], action=action), lines)
                    self._wait(session, len(lines))
            except KeyboardInterrupt:
                self.sit_down(game, self.seats)  # an answer that still comes is to a question of the past
                self.paused = True
        if self.paused:
            session.screen.line("")
        else:
            self._idle = _place(game)
        session.show(fresh=session.screen.live, news=news)
        if self.paused:
            session.screen.say("cli-bots-paused", HEAD)

    def _wait(self, session: Session, lines: int) -> None:
        if self.pace > 0 and session.screen.console.is_terminal:
            time.sleep(self.pace + READING * max(0, lines - 1) * min(1.0, self.pace))

    def _tell_troubles(self, session: Session, team: Team) -> list[str]:
        """A bot that misbehaved has been replaced: say so, and remember who plays now."""
        told = []
        for trouble in team.troubles[self._troubles :]:
            about = {"bot": trouble.bot, "kind": trouble.kind, "details": trouble.details}
            told.append(session.screen.words("cli-bot-trouble", **about))
        session.screen.lines(told, COST)
        self._troubles = len(team.troubles)
        ids = session.game.state.tables.seat_ids
        self.seats = {ids[seat]: bot for seat, bot in team.names.items()}
        return told if session.screen.live else []  # a screen that is drawn anew says it again

    def pause(self, session: Session) -> None:
        """After an undo: the bots would only do it again."""
        if self.seats and session.game.result == "playing" and not self.paused:
            self.paused = True
            session.screen.say("cli-bots-paused", HEAD)

    def go(self) -> None:
        self.paused = False
        self._idle = None

    def listed(self, session: Session) -> None:
        """Who plays whom."""
        names = session.table.names
        for who in session.game.state.tables.seat_ids:
            bot = self.seats.get(who, "")
            session.screen.say("cli-bots-seat", GOOD if bot else "", name=names.name(who), bot=bot or "person")
        if self.paused:
            session.screen.say("cli-bots-paused", HEAD)


def _place(game: Game) -> tuple[int, int]:
    """Where a game stands: also an undo and a redo make it another place."""
    return len(game), len(game.record)


class _Hold:
    """While it is held, Ctrl-C waits."""

    def __init__(self) -> None:
        self.held = False
        self.asked = False

    def __enter__(self) -> None:
        self.held = True

    def __exit__(self, *_: object) -> None:
        self.held = False
        if self.asked:
            self.asked = False
            raise KeyboardInterrupt


@contextmanager
def _stoppable() -> Iterator[_Hold]:
    """Ctrl-C raises KeyboardInterrupt, but not in the middle of what is held together."""
    hold = _Hold()

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the shape of a signal handler
        if hold.held:
            hold.asked = True
        else:
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield hold  # only the main thread hears of Ctrl-C
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield hold
    finally:
        signal.signal(signal.SIGINT, before)

"""The game as one holds it: play, ask, take back, look anywhere, keep. The rules are the engine's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from reckoners.engine import action as packing
from reckoners.engine.codes import TEAM
from reckoners.engine.flow import answer, new_game, play, restored, snapshot
from reckoners.engine.reasons import why_not
from reckoners.engine.state import State
from reckoners.game.action import TEAM as TEAM_WORD
from reckoners.game.action import Action
from reckoners.game.dealing import deals_of, dealt_anew
from reckoners.game.errors import Refusal
from reckoners.game.forecast import Forecast, forecast
from reckoners.game.happened import RESULTS, Happening, read
from reckoners.game.notation import to_action, to_code
from reckoners.game.position_reading import read_position
from reckoners.game.position_text import position_text
from reckoners.game.refused import refusal, unknown_refusal
from reckoners.game.setup import Dealt, Setup, checked, tables_for
from reckoners.game.things import Unknown, seat_of
from reckoners.game.twins import every_option
from reckoners.game.view import TableView, step_of, view

if TYPE_CHECKING:
    from pathlib import Path

    from reckoners.content import Content

SNAPSHOT_EVERY = 32  # actions; any point is at most so many replayed actions away
MOST_BACK = 8_000  # lines of a record; a longer one goes forward only, so that it ends with the game


def steps_of(entry: int) -> int:
    """Of an entry of a record that is no action: how many steps forth, or back if below zero.

    >>> steps_of(-1), steps_of(-5), steps_of(-2), steps_of(-6)
    (-1, -3, 1, 3)
    """
    return -((1 - entry) // 2) if entry % 2 else -entry // 2


class Game:
    """A game from its set-up to its end.

    >>> game = Game(Setup(reckoners=("tia", "abraham"), seed="one"))
    >>> game.step, game.result
    ('prologue', 'playing')
    >>> _ = game.play("end purchase")
    >>> str(game.legal("tia")[0]).startswith("tia place ")
    True
    """

    def __init__(self, setup: Setup) -> None:
        self.setup, self.content = checked(setup)
        deals = deals_of(self.setup)
        state = new_game(tables_for(self.setup, self.content), self.setup.seed)
        self._start(dealt_anew(state, deals[0]) if 0 in deals else state, deals)

    def _start(self, state: State, deals: dict[int, int] | None = None) -> None:
        self._state: State | None = state  # None: to be laid out again when somebody looks
        self._log: list[int] = []
        self._at = 0
        self._deals = deals or {}  # after so many actions what is hidden is dealt anew
        self._record: list[int] = []  # everything that was done: actions, and steps back and forth as one number
        self._snapshots: dict[int, State] = {0: snapshot(state)}
        self._opening = tuple(state.events)
        self._rolling: tuple[int, Forecast] | None = None  # the forecast while a round's dice are rolled

    @classmethod
    def from_state(cls, setup: Setup, content: Content, state: State) -> Game:
        """A game that starts from a position of one's own (scenarios)."""
        game = cls.__new__(cls)
        game.setup = setup
        game.content = content
        game._start(state)
        return game

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A game that starts from a position as `repr` shows it; or a SaveError says which line is wrong, and why.

        >>> game = Game(Setup(reckoners=("tia", "abraham"), seed="one"))
        >>> Game.from_position(repr(game)).legal() == game.legal()
        True
        """
        return cls.from_state(*read_position(text))

    def __repr__(self) -> str:
        """The set-up and the position as text, hidden decks too."""
        return position_text(self.setup, self.state)

    # -- what can be done

    def legal(self, who: str | None = None) -> list[Action]:
        """All legal actions of the table, or of one Reckoner, or of the "team"."""
        st = self.state
        options = st.options
        if who is not None:
            try:
                seat = TEAM if who == TEAM_WORD else seat_of(st, who)
            except Unknown as error:
                raise unknown_refusal(error) from None
            return [
                action
                for code in options
                for action in (to_action(st, code),)
                if (action.who == TEAM_WORD if seat == TEAM else packing.seat_of(code) == seat and action.who == who)
            ]
        return [to_action(st, code) for code in options]

    def every_option(self) -> list[Action]:
        """All legal actions, with equal dice each by itself (`legal` has the first of them only)."""
        return [to_action(self.state, code) for code in every_option(self.state)]

    def play(self, action: Action | str) -> list[Happening]:
        """Play one action and tell what happened; or raise a Refusal, and nothing has changed."""
        self.play_code(self.code(action))
        return self.last_events

    def play_all(self, actions: Iterable[Action | str]) -> list[Happening]:
        """One gesture of several actions: all of them, or none."""
        start = self._at
        kept = (self._log[:], self._record[:], dict(self._snapshots))
        happened: list[Happening] = []
        try:
            for action in actions:
                happened += self.play(action)
        except Refusal:
            self._log, self._record, self._snapshots = kept
            self._go(start)
            raise
        return happened

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why an action cannot be played now; None if it can."""
        try:
            code = self.code(action)
        except Refusal as no:
            return no
        if play(self.state.clone(), code):
            return None
        return refusal(self.state, why_not(self.state, code))

    def code(self, action: Action | str) -> int:
        """An action as the engine's integer, legal or not."""
        if isinstance(action, str):
            action = Action.parse(action)
        try:
            return to_code(self.state, action)
        except Unknown as error:
            raise unknown_refusal(error) from None

    # -- the fast lane: the engine's integers, for bots and simulation

    def codes(self) -> list[int]:
        """The legal actions as integers. Do not change this list."""
        state = self._state
        return (self.state if state is None else state).options

    def play_code(self, code: int) -> None:
        """Play one of `codes()`. Checked like any action."""
        st = self._state
        if st is None:
            st = self.state
        before = st.events
        st.events = []
        if not play(st, code):
            st.events = before
            raise refusal(st, why_not(st, code))
        at = self._at
        if at < len(self._log):
            self._cut(at)
        self._log.append(code)
        self._record.append(code)
        self._at = at = at + 1
        if self._deals and at in self._deals:
            st = self._state = dealt_anew(st, self._deals[at])
        if at % SNAPSHOT_EVERY == 0:
            self._snapshots[at] = snapshot(st)

    def action(self, code: int) -> Action:
        """A code of this position in words."""
        return to_action(self.state, code)

    # -- back and forth

    def _cut(self, at: int) -> None:
        """A new line begins here: what was undone stays in the record only."""
        del self._log[at:]
        for n in [n for n in self._snapshots if n > at]:
            del self._snapshots[n]

    def _state_at(self, n: int) -> State:
        start = n - n % SNAPSHOT_EVERY
        st = restored(self._snapshots[start])
        for place, code in enumerate(self._log[start:n], start + 1):
            st.events.clear()
            play(st, code)
            if place in self._deals:
                st = dealt_anew(st, self._deals[place])
        if n == 0:
            st.events.extend(self._opening)
        return st

    def _go(self, n: int) -> None:
        self._state = None
        self._at = n
        self._rolling = None

    def undo(self, steps: int = 1) -> int:
        """Take back up to so many actions; how many were taken back. None if the record is full."""
        steps = 0 if self.full else max(0, min(steps, self._at))
        if steps:
            self._go(self._at - steps)
            self._record.append(1 - 2 * steps)
        return steps

    def redo(self, steps: int = 1) -> int:
        """Play undone actions again, with the same dice; how many."""
        steps = 0 if self.full else max(0, min(steps, len(self._log) - self._at))
        if steps:
            self._go(self._at + steps)
            self._record.append(-2 * steps)
        return steps

    def at(self, n: int) -> Game:
        """This game as it stood after n actions: a copy to look at, with everything after it to redo."""
        if not 0 <= n <= len(self._log):
            raise IndexError(f"this game has positions 0 to {len(self._log)}, not {n}")
        game = self.clone()
        game._go(n)
        return game

    def fork(self, n: int | None = None) -> Game:
        """A new game that goes its own way from here, or from after n actions."""
        game = self.at(self._at if n is None else n)
        game._cut(game._at)
        game._record = game._log[:]
        return game

    def dealt(self, seed: str) -> Game:
        """A new game that goes its own way from here, in which all that nobody can see is dealt anew.

        >>> game = Game(Setup(reckoners=("tia", "abraham"), seed="one"))
        >>> game.dealt("two").view() == game.view(), game.dealt("two").state.epic_deck == game.state.epic_deck
        (True, False)
        """
        before = tuple(deal for deal in self.setup.dealt if deal.at < self._at)
        other = Game(msgspec.structs.replace(self.setup, dealt=(*before, Dealt(self._at, seed))))
        for code in self._log[: self._at]:
            other.play_code(code)
        return other

    def clone(self) -> Game:
        """An equal, independent game."""
        game = Game.__new__(Game)
        game.setup = self.setup
        game.content = self.content
        game._state = None
        if self._state is not None:
            game._state = self._state.clone()
            game._state.events.extend(self._state.events)
        game._log = self._log[:]
        game._at = self._at
        game._deals = self._deals
        game._record = self._record[:]
        game._snapshots = dict(self._snapshots)
        game._opening = self._opening
        game._rolling = self._rolling
        return game

    # -- what there is to see

    def __len__(self) -> int:
        """How many actions were played to get here."""
        return self._at

    @property
    def record(self) -> list[int]:
        """Everything that was done, in order: codes of actions; below zero, `steps_of` tells what was done."""
        return self._record

    @property
    def full(self) -> bool:
        """Whether so much was done that nothing can be taken back any more, nor played again."""
        return len(self._record) >= MOST_BACK

    @property
    def log(self) -> list[int]:
        """The codes of the actions that led here."""
        return self._log[: self._at]

    @property
    def undone(self) -> int:
        """How many actions could be redone."""
        return len(self._log) - self._at

    @property
    def state(self) -> State:
        """The engine's state: to be read and cloned, never changed."""
        state = self._state
        if state is None:
            state = self._state = self._state_at(self._at)
        return state

    @property
    def result(self) -> str:
        """`playing`, `won` or `lost`."""
        return RESULTS[self.state.over]

    @property
    def step(self) -> str:
        return step_of(self.state)

    def view(self, *, printed: bool = True) -> TableView:
        """The table as everybody sees it; without what is printed if so asked."""
        return view(self.state, printed=printed)

    def forecast(self) -> Forecast:
        """What the Epic phase would do now. Rolling changes nothing in the city, so it is worked out once for that."""
        st = self.state
        if step_of(st) != "roll":
            return forecast(st)
        if self._rolling is None or self._rolling[0] != st.round:
            self._rolling = (st.round, forecast(st))
        return self._rolling[1]

    def forecast_after(self, action: Action | str) -> Forecast:
        """The forecast if this were played, before anything else follows from it; or a Refusal. Outside of the use step
        and the rewards nothing that one can do now changes it for certain."""
        no = self.why_not(action)
        if no is not None:
            raise no
        if self.step not in ("use", "rewards"):
            return self.forecast()
        then = self.state.clone()
        answer(then, self.code(action))
        return forecast(then)

    @property
    def actions(self) -> list[Action]:
        """The actions that led here."""
        return [action for action, _ in self.history()]

    def history(self) -> Iterable[tuple[Action, list[Happening]]]:
        """Each action that led here, with what happened."""
        st = restored(self._snapshots[0])
        for place, code in enumerate(self._log[: self._at], 1):
            action = to_action(st, code)
            st.events.clear()
            play(st, code)
            yield action, [read(st, event) for event in st.events]
            if place in self._deals:
                st = dealt_anew(st, self._deals[place])

    @property
    def last_events(self) -> list[Happening]:
        """What the last action made happen."""
        return [read(self.state, event) for event in self.state.events]

    @property
    def events(self) -> list[Happening]:
        """Everything that has happened, from the set-up on."""
        start = self._snapshots[0]
        happened = [read(start, event) for event in self._opening]
        for _, events in self.history():
            happened += events
        return happened

    # -- keeping

    def to_json(self) -> str:
        from reckoners.game.record import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Game:
        from reckoners.game.record import from_json

        return from_json(text)

    def save(self, path: Path | str) -> None:
        from reckoners.game.files import save

        save(self, path)

    @classmethod
    def load(cls, path: Path | str) -> Game:
        from reckoners.game.files import load

        return load(path)

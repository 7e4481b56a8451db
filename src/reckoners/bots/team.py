"""Bots at a table: who plays which seats, whose turn it is to act, and what happens to one that misbehaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from reckoners.bots.bot import Bot, Move
from reckoners.bots.guard import Guarded, Hung, moves_in
from reckoners.bots.registry import is_own, make_bot
from reckoners.bots.seen import Seen, key_of, options_for
from reckoners.engine.codes import END, F_USE, SEAT_SHIFT, TEAM
from reckoners.engine.flow import same_is_offered
from reckoners.engine.state import State
from reckoners.game import Game, Refusal

SUBSTITUTE: Final = "greedy"
PATIENCE: Final = 30.0  # seconds that a bot of somebody else may take for an answer
END_USE: Final = END | TEAM << SEAT_SHIFT


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot that was replaced: what it did (`raised`, `hung` or `nonsense`), and when."""

    bot: str
    kind: str
    details: str
    at: int


@dataclass(slots=True)
class Chair:
    """A bot and the seats that it plays; what it has said but not yet done."""

    name: str
    bot: Bot
    seats: tuple[int, ...]
    plan: list[Move] = field(default_factory=list)
    expects: tuple[int, int, str] = (-1, -1, "")  # length of the game, round and step in which the plan goes on


class Team:
    """The bots of one table. `seats` says which bot plays which seat (by its number); other seats are people's.

    Where nobody but bots sits, the bot of the lowest seat also speaks for the team; where people sit, they do.
    """

    def __init__(
        self,
        seats: Mapping[int, str],
        n_seats: int,
        *,
        seconds: float | None = None,
        patience: float = PATIENCE,
        bots: Mapping[str, Bot] | None = None,
    ) -> None:
        self.seconds = seconds
        self.patience = patience
        self.troubles: list[Trouble] = []
        self.speaks = len(seats) == n_seats
        self._key: tuple[str, int] = ("", 0)
        by_name: dict[str, list[int]] = {}
        for seat in sorted(seats):
            by_name.setdefault(seats[seat], []).append(seat)
        ready = bots or {}
        self.chairs = [
            Chair(name, ready.get(name) or self._made(name), tuple(numbers)) for name, numbers in by_name.items()
        ]

    def _made(self, name: str) -> Bot:
        bot = make_bot(name)
        return bot if is_own(name) else Guarded(bot, self.patience)

    def next_code(self, game: Game) -> int | None:
        """What a bot does now, checked; None if it is up to people, or the game is over."""
        found = self.next_turn(game)
        return None if found is None else found[1]

    def next_turn(self, game: Game) -> tuple[str, int] | None:
        """The same with the name of the bot."""
        st = game.state
        if st.over or not self.chairs:
            return None
        for chair in [*self.chairs[1:], self.chairs[0]]:  # who speaks for the team is asked last: it may end the step
            team = self.speaks and chair is self.chairs[0]
            code = self._going_on(chair, game, st, team)
            if code is None and options_for(st, chair.seats, team):
                code = self._asked(chair, game, st, team)
            if code is not None:
                return chair.name, code
        if self.speaks and st.stack[-1][0] == F_USE:
            return self.chairs[0].name, END_USE
        return None

    def _going_on(self, chair: Chair, game: Game, st: State, team: bool) -> int | None:
        """The next part of what the bot has said, if it still fits."""
        if chair.plan and chair.expects == (len(game), st.round, game.step):
            code = _possible(game, st, chair.plan.pop(0), chair.seats, team)
            if code is not None:
                chair.expects = (len(game) + 1, st.round, game.step)
                return code
        chair.plan = []
        return None

    def _asked(self, chair: Chair, game: Game, st: State, team: bool) -> int | None:
        while True:
            try:
                if self._key[0] != game.setup.seed:
                    self._key = (game.setup.seed, key_of(game.setup.seed))
                seen = Seen(game, chair.seats, team=team, seconds=self.seconds, key=self._key[1])
                moves = moves_in(chair.bot.choose(seen))
                if not moves and st.stack[-1][0] == F_USE:
                    return None
                code = _possible(game, st, moves[0], chair.seats, team) if moves else None
                if code is not None:
                    chair.plan = moves[1:]
                    chair.expects = (len(game) + 1, st.round, game.step)
                    return code
                self._replace(chair, game, "nonsense", _nonsense(game, moves))
            except Hung as error:
                self._replace(chair, game, "hung", str(error))
            except TypeError as error:
                kind = "nonsense" if str(error).startswith("not an action") else "raised"
                self._replace(chair, game, kind, f"{type(error).__name__}: {error}")
            except (Exception, SystemExit) as error:
                self._replace(chair, game, "raised", f"{type(error).__name__}: {error}")

    def _replace(self, chair: Chair, game: Game, kind: str, details: str) -> None:
        """Report it, and go on with another; the last resort cannot fail without being our own mistake."""
        self.troubles.append(Trouble(chair.name, kind, details[:300], len(game)))
        if chair.name == "random":
            raise RuntimeError(f"the random bot failed: {details}")
        if isinstance(chair.bot, Guarded):
            chair.bot.dismiss()
        chair.name = "random" if chair.name == SUBSTITUTE else SUBSTITUTE
        chair.bot = make_bot(chair.name)
        chair.plan = []

    def play_out(self, game: Game) -> Game:
        """Play a table of bots to its end."""
        if not self.speaks:
            raise ValueError("a table with people's seats does not play itself")
        while (code := self.next_code(game)) is not None:
            game.play_code(code)
        return game

    def dismiss(self) -> None:
        """Nobody will ask these bots again."""
        for chair in self.chairs:
            if isinstance(chair.bot, Guarded):
                chair.bot.dismiss()


def _possible(game: Game, st: State, move: Move, seats: tuple[int, ...], team: bool) -> int | None:
    """A move as a code, if it can be played now by whoever said it."""
    try:
        code = move if isinstance(move, int) else game.code(move)
    except Refusal:
        return None
    options = options_for(st, seats, team)
    if code in options:
        return code
    if code < 0 or not same_is_offered(st, code):
        return None
    return code if _is_up_to(game, code, seats, team) else None


def _is_up_to(game: Game, code: int, seats: tuple[int, ...], team: bool) -> bool:
    """Of equal dice only the first is in the list: is this one of its twins?"""
    who = game.action(code).who
    ids = game.state.tables.seat_ids
    return team if who == "team" else who in ids and ids.index(who) in seats


def _nonsense(game: Game, moves: list[Move]) -> str:
    if not moves:
        return "no answer where one is due"
    try:
        if not isinstance(moves[0], int):
            return f"{moves[0]}: {game.why_not(moves[0])}"
    except Exception:  # noqa: BLE001 - it is nonsense, after all
        pass
    return f"{moves[0]!r} cannot be played"

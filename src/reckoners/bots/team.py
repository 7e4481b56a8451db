"""Bots at a table: who plays which seats, whose turn it is to act, and what happens to one that misbehaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from reckoners.bots.bot import Bot, Move
from reckoners.bots.guard import Guarded, Hung, Nonsense, Raised, apart, moves_in, told
from reckoners.bots.registry import is_own, make_bot
from reckoners.bots.seen import Seen, asked, key_of, options_for
from reckoners.bots.wishes import Wish
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.alike import same_is_offered
from reckoners.engine.codes import TEAM
from reckoners.engine.state import State
from reckoners.game import Game

SUBSTITUTE: Final = "greedy"
PATIENCE: Final = 30.0  # seconds that a bot of somebody else may take for an answer
FAR: Final = 60  # actions; further back nobody looks for the beginning of a plan


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot that was replaced: what it did (`raised`, `hung` or `nonsense`), and when."""

    bot: str
    kind: str
    details: str
    at: int


# actions, everything done and taken back, round, step, what is asked, the last thing done
GamePlace = tuple[int, int, int, str, str, int]


@dataclass(slots=True)
class Chair:
    """A bot and the seats that it plays; what it has said but not yet done."""

    name: str
    bot: Bot
    seats: tuple[int, ...]
    plan: list[Move] = field(default_factory=list)
    expects: GamePlace = (-1, -1, -1, "", "", -1)  # where the plan goes on


class Team:
    """The bots of one table. `seats` says which bot plays which seat (by its number); other seats are people's.

    Where nobody but bots sits, the bot of the lowest seat also speaks for the team; where people sit, they do.
    `effort` is how much they think, where their names do not say it; None is their usual.
    """

    def __init__(
        self,
        seats: Mapping[int, str],
        n_seats: int,
        *,
        seconds: float | None = None,
        patience: float = PATIENCE,
        bots: Mapping[str, Bot] | None = None,
        effort: float | None = None,
    ) -> None:
        self.effort = effort
        self.seconds = seconds
        self.patience = max(patience, 2 * (seconds or 0.0))  # who uses the time that it was given does not hang
        self.troubles: list[Trouble] = []
        self.wishes: tuple[Wish, ...] = ()
        self.speaks = len(seats) == n_seats
        self._key: tuple[str, int] = ("", 0)
        by_name: dict[str, list[int]] = {}
        for seat in sorted(seats):
            by_name.setdefault(seats[seat], []).append(seat)
        ready = bots or {}
        self.chairs = [Chair(name, self._seated(name, ready), tuple(numbers)) for name, numbers in by_name.items()]

    @property
    def names(self) -> dict[int, str]:
        """Who plays which seat; somebody who misbehaved has been replaced."""
        return {seat: chair.name for chair in self.chairs for seat in chair.seats}

    def _seated(self, name: str, ready: Mapping[str, Bot]) -> Bot:
        """A bot by its name, or the one that was brought along. Only our own play without a guard."""
        bot = ready[name] if name in ready else make_bot(name, effort=self.effort)
        return bot if is_own(name) or isinstance(bot, Guarded) else Guarded(bot, self.patience)

    def take_wishes(self, game: Game, wishes: tuple[Wish, ...]) -> None:
        """What people ask for from now on: if it is something else, what was planned is thought of anew."""
        if wishes == self.wishes:
            return
        self.wishes = wishes
        last = game.record[-1] if game.record else -1
        for chair in self.chairs:
            chair.plan = []
            chair.expects = (len(game), len(game.record), -1, "", "", last)

    def next_code(self, game: Game) -> int | None:
        """What a bot does now, checked; None if it is up to people, or the game is over."""
        found = self.next_turn(game)
        return None if found is None else found[1]

    def next_turn(self, game: Game) -> tuple[str, int] | None:
        """The same with the name of the bot."""
        st = game.state
        if st.over or not self.chairs:
            return None
        chairs = self.chairs
        if len(chairs) > 1:  # who has begun goes on; but before the step is ended, the others are asked once more
            for chair in chairs:
                code = self._planned(chair, game, st)
                if code is not None and code != END_STEP:
                    return chair.name, self._taken(chair, game, st, chair.plan, code)
            chairs = [*chairs[1:], chairs[0]]  # who speaks for the team is asked last: it may end the step
        for chair in chairs:
            code = self._planned(chair, game, st)
            if code is not None:
                return chair.name, self._taken(chair, game, st, chair.plan, code)
            if options_for(st, chair.seats, self._is_speaker(chair)):
                code = self._asked(chair, game, st)
                if code is not None:
                    return chair.name, code
        if self.speaks and asked(st) == "use":
            return self.chairs[0].name, END_STEP
        return None

    def _is_speaker(self, chair: Chair) -> bool:
        return self.speaks and chair is self.chairs[0]

    def _planned(self, chair: Chair, game: Game, st: State) -> int | None:
        """The next part of what the bot has said, if it still fits; else it is forgotten."""
        record = game.record
        last = record[-1] if record else -1
        expects = chair.expects
        if not chair.plan and expects[0] == len(game) and expects[1] == len(record) and expects[5] == last:
            return None  # all that it has said is done, and nobody else has done anything
        here = (len(game), len(record), st.round, game.step, asked(st), last)
        if chair.expects != here:
            own = (*chair.expects[:2], chair.expects[-1]) == (*here[:2], last)
            if not own:
                chair.plan = self._begun(chair, game)
            elif chair.expects[:4] != here[:4]:
                chair.plan = []  # its own action has ended the step: there plans end
            chair.expects = here
        if not chair.plan:
            return None
        # what its own action asks for is answered by the plan, if the plan has an answer
        code = _possible(game, st, chair.plan[0], chair.seats, self._is_speaker(chair))
        if code is None:
            chair.plan = []
        return code

    def _begun(self, chair: Chair, game: Game) -> list[Move]:
        """What is left of the plan that led here, if nobody remembers it: after an undo, or in a game that was loaded.
        So a bot goes on as it would have done, and what it does depends on the game alone.

        A plan is made where the bot's last actions in a row begin, and where the one before it ended.
        """
        if not is_own(chair.name):
            return []
        log = game.log
        begin = len(log)
        own = (*chair.seats, TEAM) if self._is_speaker(chair) and game.state.tables.at_once else chair.seats
        while begin and len(log) - begin < FAR and seat_of(log[begin - 1]) in own and log[begin - 1] != END_STEP:
            begin -= 1
        if begin == len(log):
            return []
        past = game.at(begin)
        here = (game.step, game.state.round)
        plan: list[Move] = []
        for code in log[begin:]:
            if plan and plan[0] == code:
                plan = plan[1:]
            elif (past.step, past.state.round) == here:
                try:
                    plan = self._answer(chair, past, self._is_speaker(chair))
                except Exception:  # noqa: BLE001 - it is asked about the present too, and replaced if it fails there
                    return []
                plan = plan[1:] if plan[:1] == [code] else []
            before = (past.step, past.state.round, asked(past.state))
            past.play_code(code)
            now = past.state
            if before == (past.step, now.round, asked(now)) or not plan:
                continue
            goes_on = before[:2] == (past.step, now.round)
            if not goes_on or _possible(past, now, plan[0], chair.seats, self._is_speaker(chair)) is None:
                plan = []
        return plan

    def _taken(self, chair: Chair, game: Game, st: State, moves: list[Move], code: int) -> int:
        """The first of these moves is made, the others are to follow."""
        chair.plan = moves[1:]
        where = (st.round, game.step, asked(st)) if chair.plan else (-1, "", "")
        chair.expects = (len(game) + 1, len(game.record) + 1, *where, code)
        return code

    def _asked(self, chair: Chair, game: Game, st: State) -> int | None:
        """What the bot says to this position, or whoever comes after it."""
        team = self._is_speaker(chair)
        while True:
            try:
                moves = self._answer(chair, game, team)
            except Hung as error:
                self._replace(chair, game, "hung", str(error))
                continue
            except Nonsense as error:
                self._replace(chair, game, "nonsense", str(error))
                continue
            except Raised as error:
                self._replace(chair, game, "raised", str(error))
                continue
            except Exception as error:  # noqa: BLE001 - one of our own, without a guard
                self._replace(chair, game, "raised", told(error))
                continue
            if not moves and asked(st) == "use":
                return None
            code = _possible(game, st, moves[0], chair.seats, team) if moves else None
            if code is not None:
                return self._taken(chair, game, st, moves, code)
            self._replace(chair, game, "nonsense", _nonsense(game, moves))

    def _answer(self, chair: Chair, game: Game, team: bool) -> list[Move]:
        bot = chair.bot
        if isinstance(bot, Guarded):
            key = self._chance_of(game)
            return bot.choose(apart(game, chair.seats, team=team, seconds=self.seconds, key=key, wishes=self.wishes))
        answer = bot.choose(self.seen_by(chair, game, self.wishes))
        return answer if type(answer) is list else moves_in(answer)  # ours are typed; _possible looks at each move

    def seen_by(self, chair: Chair, game: Game, wishes: tuple[Wish, ...]) -> Seen:
        """The table as one of ours is shown it, with what people ask for."""
        team = self._is_speaker(chair)
        return Seen(game, chair.seats, team=team, seconds=self.seconds, key=self._chance_of(game), wishes=wishes)

    def _chance_of(self, game: Game) -> int:
        if self._key[0] != game.setup.seed:
            self._key = (game.setup.seed, key_of(game.setup.seed))
        return self._key[1]

    def _replace(self, chair: Chair, game: Game, kind: str, details: str) -> None:
        """Report it, and go on with another; the last resort cannot fail without being our own mistake."""
        self.troubles.append(Trouble(chair.name, kind, details[:300], len(game)))
        if chair.name == "random":
            raise RuntimeError(f"the random bot failed: {details}")
        if isinstance(chair.bot, Guarded):
            chair.bot.dismiss()
        chair.name = "random" if chair.name == SUBSTITUTE else SUBSTITUTE
        chair.bot = make_bot(chair.name, effort=self.effort)
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
        code = int(move) if isinstance(move, int) else game.code(move)
    except Exception:  # noqa: BLE001 - a refusal, or an Action of which every part is something else
        return None
    options = options_for(st, seats, team)
    if code in options:
        return code
    if not options or code < 0 or not same_is_offered(st, code):
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
    move = moves[0]
    try:
        if isinstance(move, int):
            return f"{move!r} is no action that can be played now"
        no = game.why_not(move)
        return f"{move}: {no or 'not up to this bot'}"
    except Exception:  # noqa: BLE001 - it is nonsense, after all
        return "an action that cannot be read"

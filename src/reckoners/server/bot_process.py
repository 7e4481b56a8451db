"""The worker process in which bots think: `python -m reckoners.server.bot_process`, started and ended by the server.

It reads questions from its input and answers each. When its input ends, so does it; what goes wrong in here harms no
table. What it remembers of a table only saves time: everything that it needs is in the question.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict

import msgspec

from reckoners.bots.guard import Guarded
from reckoners.bots.registry import AT_TABLE, BotError, make_bot
from reckoners.bots.team import SUBSTITUTE, Team
from reckoners.game import Game
from reckoners.server.bot_questions import (
    DROP,
    AdviceAnswer,
    AskAdvice,
    AskDecisive,
    AskKeeps,
    AskPlayOn,
    AskTurn,
    AskWish,
    BotAnswer,
    BotQuestion,
    DecisiveAnswer,
    Failed,
    KeepsAnswer,
    PlayOnAnswer,
    Replaced,
    TablePosition,
    TurnAnswer,
    WishAnswer,
)

REMEMBERED = 16  # tables
TURN_SECONDS = 4.0  # of computing, with the usual effort; mostly it takes a tenth of that
DECISIVE_SECONDS = 10.0
NICE = 5  # behind the server itself, which people wait for

decoder = msgspec.json.Decoder(BotQuestion)


class OtherContentError(Exception):
    """A pack has changed on disk since the table was set up."""


class Seated:
    """A table as this process knows it: its game, and the bots that sit there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats: dict[int, str] = {}
        self.effort = 0.0
        self.team: Team | None = None

    def follows(self, codes: list[int]) -> bool:
        """Whether the game led here; then it goes on to there."""
        known = self.game.log
        if codes[: len(known)] != known:
            return False
        for code in codes[len(known) :]:
            self.game.play_code(code)
        return True


class Answerer:
    """Answers questions."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Seated] = OrderedDict()

    def answer(self, asked: BotQuestion) -> BotAnswer:
        seated = self._seated(asked.position)
        match asked:
            case AskTurn():
                return turn_of(seated, asked)
            case AskWish():
                return heard_of(seated, asked)
            case AskAdvice():
                from reckoners.bots.advice import advise

                return AdviceAnswer(advise(seated.game.clone(), seats=asked.seats, bots=asked.bots, look=asked.look))
            case AskKeeps():
                from reckoners.bots.keep_odds import keep_odds

                return KeepsAnswer(keep_odds(seated.game.clone(), asked.seat))
            case AskDecisive():
                from reckoners.bots.decisive import decisive

                return DecisiveAnswer(decisive(seated.game.clone(), seats=asked.seats, seconds=DECISIVE_SECONDS))
            case AskPlayOn():
                from reckoners.bots.what_if import people_saved

                return PlayOnAnswer(people_saved(seated.game, asked.seed))

    def _seated(self, position: TablePosition) -> Seated:
        seated = self._tables.pop(position.table, None)
        if seated is None or not seated.follows(position.codes):
            if seated is not None and seated.team is not None:
                seated.team.dismiss()
            seated = Seated(Game(position.setup))
            if seated.game.content.hash != position.content:
                raise OtherContentError(f"other cards than at the table, with the packs {position.setup.packs}")
            seated.follows(position.codes)
        self._tables[position.table] = seated
        while len(self._tables) > REMEMBERED:
            _, old = self._tables.popitem(last=False)
            if old.team is not None:
                old.team.dismiss()
        return seated


def team_at(seated: Seated, asked: AskTurn | AskWish, replaced: list[Replaced]) -> Team:
    """The bots of these seats, those that sit there already if they are the same. With another effort they are not: a
    plan is thought of again, so that what is done depends on the game and the effort, not on who remembers."""
    seats = asked.seats
    if seated.team is None or seated.seats != seats or seated.effort != asked.effort:
        if seated.team is not None:
            seated.team.dismiss()
        seats = {seat: usable(name, replaced) for seat, name in seats.items()}
        seated.seats, seated.effort = seats, asked.effort
        most = TURN_SECONDS * max(1.0, asked.effort / AT_TABLE)  # seconds that cut a thought short give another answer
        seated.team = Team(seats, len(seated.game.setup.reckoners), seconds=most, effort=asked.effort)
    return seated.team


def heard_of(seated: Seated, asked: AskWish) -> WishAnswer:
    from reckoners.bots.hearing import hear

    team = team_at(seated, asked, [])
    team.take_wishes(seated.game, asked.wishes)
    return WishAnswer(hear(team, seated.game, asked.wish))


def plan_of(team: Team, game: Game, code: int) -> tuple[str, ...]:
    """Where people sit: what the bot who acts is about to do. Bots alone have nobody to tell it to."""
    from reckoners.bots.hearing import intended

    return () if team.speaks else tuple(str(action) for action in intended(team, game, code))


def turn_of(seated: Seated, asked: AskTurn) -> TurnAnswer:
    game = seated.game
    replaced: list[Replaced] = []
    team = team_at(seated, asked, replaced)
    team.take_wishes(game, asked.wishes)
    before = len(team.troubles)
    names = team.names
    code = team.next_code(game)
    now = team.names
    by = {names[seat]: now[seat] for seat in names if names[seat] != now[seat]}
    replaced += [
        Replaced(trouble.bot, by[trouble.bot], trouble.kind, trouble.details)
        for trouble in team.troubles[before:]
        if trouble.bot in by
    ]
    seated.seats = {seat: now[seat] for seat in asked.seats}
    if code is None:
        return TurnAnswer("", seated.seats, tuple(replaced))
    return TurnAnswer(str(game.action(code)), seated.seats, tuple(replaced), plan_of(team, game, code))


def usable(name: str, replaced: list[Replaced]) -> str:
    """A bot that starts: this one, or the one that sits in for it."""
    try:
        make_bot(name)
    except BotError as error:
        if all(other.bot != name for other in replaced):
            replaced.append(Replaced(name, SUBSTITUTE, "broken", str(error)))
        return SUBSTITUTE
    return name


class Dropped(BaseException):
    """Nobody waits for the answer any more. No Exception: a bot that catches everything must not catch this."""


class Interruptible:
    """Answers each line with a line; may be interrupted while it thinks, and at no other time."""

    def __init__(self) -> None:
        self._answerer = Answerer()
        self._answering = False

    def drop(self, *_: object) -> None:
        if self._answering:
            self._answering = False
            raise Dropped

    def answer(self, line: bytes) -> bytes:
        answer: BotAnswer
        try:
            self._answering = True
            answer = self._answerer.answer(decoder.decode(line))
            self._answering = False
        except Dropped:
            self._answerer = Answerer()  # a table may have been left half laid out
            answer = Failed("dropped")
        except Exception:  # noqa: BLE001 - told to the server, which goes on without
            self._answering = False
            answer = Failed(traceback.format_exc(limit=-8))
        return msgspec.json.encode(answer) + b"\n"


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends this
    Guarded.expendable = True
    worker = Interruptible()
    if DROP is not None:
        signal.signal(DROP, worker.drop)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a bot prints must not be taken for an answer
    for line in sys.stdin.buffer:
        answers.write(worker.answer(line))


if __name__ == "__main__":
    main()

"""Asking a bot that somebody else wrote: it may raise, hang or talk nonsense, and the game goes on all the same."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import ClassVar, Final, TypeGuard

from reckoners.bots.bot import Bot, Move
from reckoners.bots.seen import Seen
from reckoners.bots.wishes import Wish
from reckoners.engine.chance import mix
from reckoners.engine.trying import share_nothing
from reckoners.game import Action, Game

MOST_MOVES: Final = 500  # of one answer; more than any step of the game takes


class Hung(Exception):  # noqa: N818 - the name says what happened
    """No answer in time."""


class Raised(Exception):  # noqa: N818
    """What the bot raised, whatever it was: it does not become an error of ours, nor the end of the program."""


class Nonsense(Exception):  # noqa: N818
    """An answer that is none."""


Questions = SimpleQueue[Seen | None]
Answers = SimpleQueue[list[Move] | Exception]


class Guarded:
    """A bot with a thread of its own, so that it can be given up. It dies with the program.

    Threads, not processes: a question costs 0.1 ms (in a process of its own 2.5 ms, and 0.7 s to start it for each
    game). A thread in Python code can be stopped; one that waits in C code is left behind. One that computes in C code
    without end stops the whole process, so a process that only plays games is ended then, as `expendable`.
    """

    expendable: ClassVar[bool] = False  # whether whoever started this process goes on without it
    grace: ClassVar[float] = 10.0  # seconds beyond the patience before that

    def __init__(self, bot: Bot, patience: float) -> None:
        self._patience = patience
        self._asked: Questions = SimpleQueue()
        self._answers: Answers = SimpleQueue()
        self._thread = threading.Thread(
            target=_think, args=(bot, self._asked, self._answers), name="bot", daemon=True
        )  # which knows nothing of this object, so that it can end when nobody holds it any longer
        self._thread.start()
        weakref.finalize(self, self._asked.put, None)

    def choose(self, seen: Seen) -> list[Move]:
        try:
            with self._last_resort():
                self._asked.put(seen)
                answer = self._answers.get(timeout=self._patience)
        except Empty:
            self.dismiss()
            self._stop()
            raise Hung(f"no answer within {self._patience:g} s") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    @contextmanager
    def _last_resort(self) -> Iterator[None]:
        """The watch of `faulthandler` needs no Python to run: it ends the process where nothing else gets a turn."""
        if not self.expendable:
            yield
            return
        with Path(os.devnull).open("w") as nowhere:
            faulthandler.dump_traceback_later(self._patience + self.grace, exit=True, file=nowhere)
            try:
                yield
            finally:
                faulthandler.cancel_dump_traceback_later()

    def dismiss(self) -> None:
        """Nobody will ask it again: its thread ends as soon as it has nothing to do."""
        self._asked.put(None)

    def _stop(self) -> None:
        """End a thread that is at work: at its next step if it is running Python, else when it comes back to it."""
        if self._thread.is_alive():
            number = ctypes.c_ulong(self._thread.ident or 0)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(SystemExit))


def _think(bot: Bot, asked: Questions, answers: Answers) -> None:
    """What the thread does. The answer is unpacked here as well: its parts are the bot's work too."""
    with suppress(SystemExit):  # it was stopped just when it had done with its answer
        while (seen := asked.get()) is not None:
            try:
                answers.put(moves_in(bot.choose(seen)))
            except Nonsense as error:
                answers.put(error)
            except BaseException as error:  # noqa: BLE001 - also a bot that calls sys.exit
                answers.put(Raised(told(error)))


def told(error: BaseException) -> str:
    """An exception in a line. Its own words come from the bot as well, so they may fail in turn."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # noqa: BLE001
        return type(error).__name__


def moves_in(answer: object) -> list[Move]:
    """An answer as a list of moves. One action by itself will do."""
    if _is_move(answer):
        return [answer]
    if isinstance(answer, Sequence):
        moves: list[object] = list(islice(answer, MOST_MOVES + 1))
        found = [move for move in moves if _is_move(move)]
        if len(found) == len(moves) <= MOST_MOVES:
            return found
    raise Nonsense(f"not an action, nor a list of them: {_shown(answer)}")


def _is_move(move: object) -> TypeGuard[Move]:
    return isinstance(move, int | str | Action) and not isinstance(move, bool)


def _shown(answer: object) -> str:
    try:
        return f"{answer!r:.80}"
    except Exception:  # noqa: BLE001 - it is nonsense, after all
        return type(answer).__name__


def apart(
    game: Game,
    seats: tuple[int, ...],
    *,
    team: bool,
    seconds: float | None,
    key: int,
    wishes: tuple[Wish, ...] = (),
) -> Seen:
    """A table for a bot that may do with it what it likes: a copy throughout, in which nothing hidden is left.

    It may sort the list of options, change the position or look behind it: the game that is played has no part in it.
    """
    salt = mix(key, len(game))
    copy = Seen(game, seats, team=team, key=key).game
    share_nothing(copy.state)
    return Seen(copy, seats, team=team, seconds=seconds, key=salt, wishes=wishes)

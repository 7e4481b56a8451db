"""Asking a bot that somebody else wrote: it may raise, hang or talk nonsense, and the game goes on all the same."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue

from reckoners.bots.bot import Bot, Move
from reckoners.bots.seen import Seen
from reckoners.game import Action

Answer = Sequence[Move] | BaseException


class Hung(Exception):  # noqa: N818 - the name says what happened
    """No answer in time."""


class _Stopped(BaseException):
    """Thrown into the thread of a bot that nobody waits for any longer."""


class Guarded:
    """A bot with a thread of its own, so that it can be given up. It dies with the program."""

    def __init__(self, bot: Bot, patience: float) -> None:
        self._bot = bot
        self._patience = patience
        self._asked: SimpleQueue[Seen | None] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._thread = threading.Thread(target=self._think, name="bot", daemon=True)
        self._thread.start()

    def _think(self) -> None:
        try:
            while (seen := self._asked.get()) is not None:
                try:
                    self._answers.put(self._bot.choose(seen))
                except _Stopped:
                    return
                except BaseException as error:  # noqa: BLE001 - also a bot that calls sys.exit
                    self._answers.put(error)
        except _Stopped:
            return

    def choose(self, seen: Seen) -> Sequence[Move]:
        self._asked.put(seen)
        try:
            answer = self._answers.get(timeout=self._patience)
        except Empty:
            self.dismiss()
            raise Hung(f"no answer within {self._patience:g} s") from None
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def dismiss(self) -> None:
        """End its thread: at once if it waits, at its next step if it is running Python."""
        self._asked.put(None)
        if self._thread.is_alive():
            number = ctypes.c_ulong(self._thread.ident or 0)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(_Stopped))


def moves_in(answer: object) -> list[Move]:
    """An answer as a list of moves; TypeError if it is none. One action by itself will do."""
    if isinstance(answer, int | str | Action):
        return [answer]
    if isinstance(answer, Sequence) and all(isinstance(move, int | str | Action) for move in answer):
        return list(answer)
    raise TypeError(f"not an action, nor a list of them: {answer!r:.80}")

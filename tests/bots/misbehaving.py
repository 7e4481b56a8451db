"""Bots as nobody should write them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from reckoners.bots import Move, Seen
from reckoners.game import Action

Answer = Callable[[Seen], Any]


class Turncoat:
    """Answers like a good bot so many times, then as it is told."""

    def __init__(self, answer: Answer, good: int = 0) -> None:
        self.answer = answer
        self.good = good

    def choose(self, seen: Seen) -> Sequence[Move]:
        self.good -= 1
        if self.good >= 0:
            return [seen.options[0]]
        answer: Sequence[Move] = self.answer(seen)
        return answer


def fails(seen: Seen) -> object:
    raise KeyError(len(seen.seats))


def leaves(seen: Seen) -> object:
    sys.exit(f"no more {seen.seats}")


def interrupts(seen: Seen) -> object:
    raise KeyboardInterrupt(str(seen.seats))


def digs(seen: Seen) -> object:
    return digs(seen)


class Unspeakable(Exception):  # noqa: N818
    def __str__(self) -> str:
        raise RuntimeError("not even this")


def cannot_say(seen: Seen) -> object:
    raise Unspeakable(seen)


def loops(seen: Seen) -> object:
    n = len(seen.seats)
    while True:
        n += 1


def sleeps(seen: Seen) -> object:
    time.sleep(1.0)
    return [seen.options[0]]


class Endless(Sequence[int]):
    """A list that has no end: unpacking it never comes back."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: Any) -> Any:
        while True:
            time.sleep(0.001)


class Raising(Sequence[int]):
    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: Any) -> Any:
        raise OSError(index)


class NoText:
    def __repr__(self) -> str:
        raise RuntimeError("not even this")


RAISING: dict[str, Answer] = {
    "raises": fails,
    "exits": leaves,
    "interrupts": interrupts,
    "recursion": digs,
    "unspeakable": cannot_say,
    "raising list": lambda _seen: Raising(),
}
HANGING: dict[str, Answer] = {
    "loops": loops,
    "sleeps": sleeps,
    "endless list": lambda _seen: Endless(),
}
NONSENSE: dict[str, Answer] = {
    "negative": lambda _seen: -1,
    "huge": lambda _seen: [2**70],
    "illegal": lambda seen: [max(seen.options) + 1],
    "unknown text": lambda _seen: ["fly away"],
    "empty text": lambda _seen: "",
    "odd text": lambda _seen: ["tia use \x00 \n ${} {0}" + "x" * 5000],
    "another step": lambda _seen: "tia use d1 research digzone",
    "odd action": lambda _seen: Action(3, None, (4,)),  # type: ignore[arg-type]
    "number": lambda _seen: 3.5,
    "truth": lambda _seen: True,
    "nothing": lambda _seen: None,
    "list of nothing": lambda _seen: [None],
    "good and bad": lambda seen: [seen.options[0], None],
    "mapping": lambda seen: {seen.options[0]: 1},
    "set": lambda seen: set(seen.options),
    "bytes": lambda _seen: b"tia stop",
    "generator": lambda seen: iter(seen.options),
    "object": lambda _seen: NoText(),
    "empty": lambda _seen: [],
    "too much": lambda seen: seen.options[:1] * 100_000,
}

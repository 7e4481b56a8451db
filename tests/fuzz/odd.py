"""Odd things to put where something sensible is expected: words, and files changed by chance."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import msgspec

from reckoners.game.record import Header as GameHeader
from reckoners.game.record import first_sum, next_sum

WORDS = (
    "",
    " ",
    "\n",
    "a\nb",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "\udcff",
    "x" * 3_000,
    "9" * 5_000,
    "-1",
    "0",
    "1",
    "999999999999999999999999",
    "1e400",
    "nan",
    "inf",
    "-inf",
    "-",
    "--",
    "tia",
    "tia,tia",
    "tia,prof",
    ",,",
    ":",
    "=",
    "planner:effort=",
    "planner:effort=1e9",
    "planner:effort=999999999999",
    "planner:seconds=nan",
    "..",
    "/",
    "/dev/null",
    "/dev/zero",
    "~nobody/x",
    "a/b/c",
    "*",
    "日本",
    "²",
    "%s",
    "{0}",
    "{ $x }",
    "[bold]",
    "[/bold]",
)

VALUES: tuple[object, ...] = (None, True, -1, 0, 1, 10**30, 1.5, 1e300, "", "x", "x" * 3_000, "\x00", [], {}, [[]])
TOKENS = tuple(map(json.dumps, VALUES))
TOML_TOKENS = ("-1", "0", "9" * 20, "1.5", "nan", "inf", '""', '"x"', "true", "[]", "{}", "[[]]", "1979-05-27")
LINES = ("undo", "redo", "undo x", "undo 0", "undo -1", "redo 99", "undo " + "9" * 5_000, "undo ²", "", "x" * 3_000)

Mutation = Callable[[bytes, random.Random], bytes]


def flipped(text: bytes, chance: random.Random) -> bytes:
    """Some bytes are others."""
    changed = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(text: bytes, chance: random.Random) -> bytes:
    return text[: chance.randrange(len(text))]


def without(text: bytes, chance: random.Random) -> bytes:
    """A piece is missing in the middle."""
    start = chance.randrange(len(text))
    return text[:start] + text[start + chance.randint(1, 60) :]


def shuffled(text: bytes, chance: random.Random) -> bytes:
    """Lines are twice there, gone or in another place."""
    lines = text.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    kind = chance.randrange(3)
    if kind == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 1:
        lines.insert(other, lines[one])
    else:
        del lines[one]
    return b"".join(lines)


_VALUE = re.compile(rb'(?<=[:\[,= ])(-?\d+(?:\.\d+)?|"[^"\n]*"|true|false|null)')


def other_value(tokens: tuple[str, ...]) -> Mutation:
    """A number or a text of the file is something else."""

    def mutation(text: bytes, chance: random.Random) -> bytes:
        found = list(_VALUE.finditer(text))
        if not found:
            return flipped(text, chance)
        one = chance.choice(found)
        return text[: one.start()] + chance.choice(tokens).encode() + text[one.end() :]

    return mutation


def deep(text: bytes, chance: random.Random) -> bytes:
    """Something so deeply nested that a naive reader gives up."""
    at = chance.randrange(len(text))
    return text[:at] + b"[" * 3_000 + text[at:]


ANY = (flipped, cut, without, shuffled, deep)
JSON_MUTATIONS: tuple[Mutation, ...] = (*ANY, other_value(TOKENS), other_value(TOKENS))
TOML_MUTATIONS: tuple[Mutation, ...] = (*ANY, other_value(TOML_TOKENS), other_value(TOML_TOKENS))


def other_action(text: bytes, chance: random.Random) -> bytes:
    """A line of a saved game does something else."""
    return with_action(text, chance.random(), chance.choice(LINES))


def with_action(text: bytes, where: float, do: str) -> bytes:
    """The same, and all checksums say that it is right. `where` is a share of the game."""
    lines = [json.loads(line) for line in text.splitlines()]
    doing = [number for number, line in enumerate(lines) if "do" in line]
    lines[doing[int(where * len(doing))]]["do"] = do
    running = first_sum(msgspec.convert(lines[0], GameHeader))
    for line in lines[1:]:
        if "do" in line:
            running = next_sum(running, line["do"])
            line["sum"] = f"{running:08x}"
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)

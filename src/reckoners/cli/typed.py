"""What people type: words of a command line, and numbers, which may be any."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path

import typer

from reckoners.cli.failures import CommandError
from reckoners.cli.language import say

DIGITS = 9  # nothing that is counted here needs more, and Python refuses to read thousands of them


def number_in(text: str) -> int | None:
    """A whole number that somebody has typed; None if it is none. One that is far too large is just large.

    >>> number_in("12"), number_in("x"), number_in("9" * 5000)
    (12, None, 999999999)
    """
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= DIGITS else 10**DIGITS - 1


def pack_in(text: str) -> str:
    """A pack as it was typed: a folder that is here comes before one of that name among the player's own."""
    return f"./{text}" if not set(text) & set("/\\") and Path(text).is_dir() else text


def seconds_in(least: float, most: float) -> Callable[[str], float]:
    """Reads an option in seconds. `nan` is neither too small nor too large, so a range alone lets it through."""

    def read(text: str) -> float:
        try:
            given = float(text)
        except ValueError:
            given = float("nan")
        if not isfinite(given) or not least <= given <= most:
            raise typer.BadParameter(say("cli-no-seconds", given=text, least=f"{least:g}", most=f"{most:g}"))
        return given

    return read


def must_be_text(arguments: Sequence[str]) -> None:
    """Bytes that are no text are passed on, since files may be called so; what no system can pass on is refused."""
    for word in arguments:
        try:
            odd = "\0" in word or not word.encode("utf-8", "surrogateescape")
        except UnicodeEncodeError:
            odd = True
        if odd and word:
            raise CommandError(say("cli-odd-word", word=word[:60]))


def plain(text: str) -> str:
    """Letters and digits only, without accents: how people type a name.

    >>> plain("¡Chispas!"), plain("Difícil")
    ('chispas', 'dificil')
    """
    bare = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in bare if letter.isalnum())

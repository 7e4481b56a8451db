"""Against whom, where and with what is played, as options of the command give it: a word each, or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from reckoners.cli.failures import CommandError
from reckoners.cli.language import say
from reckoners.cli.typed import number_in
from reckoners.content import Content, load_content
from reckoners.game import Setup
from reckoners.game.setup import with_packs_of_modules


class Pieces(NamedTuple):
    """As typed; empty where nothing was."""

    boss: str = ""
    city: str = ""
    modules: str = ""
    options: str = ""

    def given(self) -> dict[str, Any]:
        """The fields of a `Setup` that were given.

        >>> Pieces(city="Newcago", modules="2, 1").given()
        {'city': 'newcago', 'modules': (2, 1)}
        """
        told: dict[str, Any] = {"boss": self.boss.strip().lower(), "city": self.city.strip().lower()}
        told["modules"] = modules_in(self.modules)
        told["options"] = tuple(_words(self.options))
        return {field: value for field, value in told.items() if value}


def modules_in(text: str) -> tuple[int, ...]:
    """Numbers with commas between them.

    >>> modules_in("1, 3")
    (1, 3)
    """
    return tuple(_module(word) for word in _words(text))


def content_with(packs: Sequence[str], modules: Sequence[int]) -> Content:
    """What is printed with these packs and modules; an unknown module is told like that of a table."""
    table = with_packs_of_modules(Setup(reckoners=(), packs=tuple(packs), modules=tuple(modules)))
    return load_content(table.packs, table.modules)


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",") if word.strip()]


def _module(word: str) -> int:
    number = number_in(word)
    if number is None:
        raise CommandError(say("cli-no-module", word=word[:40]))
    return number

"""Against whom, where and with what is played, as options of the command give it: a word each, or none."""

from __future__ import annotations

from typing import Any, NamedTuple

from reckoners.cli.failures import CommandError
from reckoners.cli.language import say
from reckoners.cli.typed import number_in


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
        told["modules"] = tuple(_module(word) for word in _words(self.modules))
        told["options"] = tuple(_words(self.options))
        return {field: value for field, value in told.items() if value}


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",") if word.strip()]


def _module(word: str) -> int:
    number = number_in(word)
    if number is None:
        raise CommandError(say("cli-no-module", word=word[:40]))
    return number

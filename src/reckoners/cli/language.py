"""Which language the command speaks. Chosen once, before the commands are defined, since their help is text too."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reckoners.text import Words, find_language, languages, words_of

if TYPE_CHECKING:
    from reckoners.content import Content
    from reckoners.game.names import Names

VARIABLES = ("RECKONERS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_words: Words | None = None


class UnknownLanguage(Exception):  # noqa: N818 - it names what was asked for
    """A language that was asked for by name and is not there."""


def wished(argv: Sequence[str]) -> str | None:
    """The value of `--language`, wherever it stands."""
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word.startswith("--language="):
            return word.partition("=")[2]
        if word == "--language" and place + 1 < len(argv):
            return argv[place + 1]
    return None


def without_language(argv: Sequence[str]) -> list[str]:
    """The arguments without `--language`, which may stand anywhere.

    >>> without_language(["play", "--language", "fr", "--seed", "1"])
    ['play', '--seed', '1']
    """
    rest: list[str] = []
    skip = False
    for place, word in enumerate(argv):
        if word == "--":
            return [*rest, *argv[place:]]
        if skip or word.startswith("--language="):
            skip = False
        elif word == "--language" and place + 1 < len(argv):
            skip = True
        else:
            rest.append(word)
    return rest


def choose(argv: Sequence[str], environ: Mapping[str, str] = os.environ) -> Words:
    """The language of `--language`, else of the environment, else English."""
    global _words  # noqa: PLW0603 - one command speaks one language
    wish = wished(argv)
    if wish is None:
        request = next((environ[name] for name in VARIABLES if environ.get(name)), None)
        language = find_language(request)
    else:
        language = find_language(wish)
        if wish.replace("_", "-").lower().split("-")[0] not in {known.lower() for known in languages()}:
            raise UnknownLanguage(wish)
    _words = words_of(language)
    return _words


def forget() -> None:
    """The command is over: the next one in this process chooses for itself."""
    global _words  # noqa: PLW0603 - one command speaks one language
    _words = None


def words() -> Words:
    """The words of the chosen language."""
    return _words or choose(())


def names_in(content: Content) -> Names:
    """What everything is called in the chosen language."""
    from reckoners.game.names import names_of

    return names_of(content, words().language)


def say(key: str, **arguments: object) -> str:
    """A sentence of the command line itself."""
    return words()(key, **arguments)

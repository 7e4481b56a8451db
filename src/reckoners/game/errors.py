"""Everything that a game can say no with. Each is one sentence; a refusal also has a code and a rule."""

from __future__ import annotations

from collections.abc import Mapping

from reckoners.game.names import TextNames
from reckoners.game.telling import About, told_about
from reckoners.text import Words, words_of


class ReckonersError(Exception):
    """What went wrong, in one sentence for people."""

    def tell(self, words: Words) -> str:  # noqa: ARG002 - those that know languages say more
        return str(self)


class ToldError(ReckonersError):
    """A sentence of the text files: `key` and what it is about. English by itself, another language by `tell`."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key, about)
        self.key = key
        self.about = about

    def tell(self, words: Words) -> str:
        return words(f"error-{self.key}", **{name: _argument(words, value) for name, value in self.about.items()})

    def __str__(self) -> str:
        return self.tell(words_of())

    def __reduce__(self) -> tuple[object, ...]:
        return (_told_again, (type(self), self.key, self.about))


def _argument(words: Words, value: object) -> str | int:
    if isinstance(value, ReckonersError):
        return value.tell(words)
    return value if isinstance(value, int) else str(value)


def _told_again(kind: type[ToldError], key: str, about: dict[str, object]) -> ToldError:
    return kind(key, **about)


class SetupError(ToldError):
    """A set-up that no table can have."""


class SaveError(ToldError):
    """A saved game that cannot be loaded: where, and what would be right."""


class ScenarioError(ReckonersError):
    """A scenario file that cannot be read: where, and what would be right."""


class NoScenarioError(ScenarioError):
    """A file that is no scenario at all, or only a part of one: nothing in it is worth mending."""


class Refusal(ReckonersError):  # noqa: N818 - a refusal is an answer of the rules, not a failure
    """An action that the rules do not allow now. Nothing has changed.

    A value: what it is (`code`), the rule that says so, and ids and numbers that it is about. Whoever shows it tells it
    in a language; as text it is English.

    >>> no = Refusal("too-dear", "BUY-01", {"card": "emp", "price": 4, "money": 1})
    >>> str(no)
    'EMP costs $4, and the team has $1.'
    >>> no.tell(words_of("de"))
    'EMP kostet $4, und das Team hat $1.'
    """

    def __init__(self, code: str, rule: str, about: Mapping[str, About] | None = None) -> None:
        super().__init__(code, rule, about)
        self.code = code
        self.rule = rule
        self.about: dict[str, About] = dict(about or {})

    def tell(self, names: TextNames | Words) -> str:
        """With names of a content, things of packs are called as their packs do."""
        if not isinstance(names, TextNames):
            names = TextNames(names)
        return names.words(f"refusal-{self.code}", **told_about(names, self.about))

    def __str__(self) -> str:
        return self.tell(words_of())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.code, self.rule, self.about) == (other.code, other.rule, other.about)

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, About]]]:
        return (Refusal, (self.code, self.rule, self.about))

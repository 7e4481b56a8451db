"""Everything that a game can say no with. Each is one sentence; a refusal also has a code and a rule."""

from __future__ import annotations

from functools import cache

from reckoners.text import Words


@cache
def words_of(language: str = "en") -> Words:
    """The texts of a language are read once."""
    return Words(language)


class ReckonersError(Exception):
    """What went wrong, in one sentence for people."""


class ToldError(ReckonersError):
    """A sentence of the text files: `key` and what it is about. English by itself, another language by `tell`."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key, about)
        self.key = key
        self.about = about

    def tell(self, words: Words) -> str:
        args = {
            name: value.tell(words) if isinstance(value, ToldError) else value if isinstance(value, int) else str(value)
            for name, value in self.about.items()
        }
        return words(f"error-{self.key}", **args)

    def __str__(self) -> str:
        return self.tell(words_of())

    def __reduce__(self) -> tuple[object, ...]:
        return (_told_again, (type(self), self.key, self.about))


def _told_again(kind: type[ToldError], key: str, about: dict[str, object]) -> ToldError:
    return kind(key, **about)


class SetupError(ToldError):
    """A set-up that no table can have."""


class SaveError(ToldError):
    """A saved game that cannot be loaded: where, and what would be right."""


class ScenarioError(ReckonersError):
    """A scenario file that cannot be read: where, and what would be right."""


class Refusal(ReckonersError):  # noqa: N818 - a refusal is an answer of the rules, not a failure
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, code: str, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.rule = rule
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, str]]:
        return (Refusal, (self.code, self.rule, self.sentence))

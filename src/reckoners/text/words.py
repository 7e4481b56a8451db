"""Looks up sentences in the Fluent files of one language.

A language is a folder here with any number of `.ftl` files. Parsing all of them takes longer than a player should wait
for one refusal, so the files are only cut into entries at first, and an entry is parsed when somebody asks for it.
"""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent
DEFAULT = "en"
LONGEST = 1000  # characters of an argument; of a longer one the beginning and the end are shown
ENDING = 200
LARGEST = 10**15

# In Fluent an entry starts in the first column and its continuation is indented; an indented dot starts an attribute.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_UNSHOWN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_MENTION = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")


ADDED: list[Path] = []  # folders of packages that bring texts of their own, a language a folder as here


def add_texts(folder: Path) -> None:
    """Texts for what a package brings: a decision, a Boss, a word. Before the first text is asked for."""
    if folder not in ADDED:
        ADDED.append(folder)


class MissingText(KeyError):  # noqa: N818 - named by what it says to the reader of a traceback
    """A language has no text under a key."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(key)
        self.key = key
        self.language = language

    def __str__(self) -> str:
        return f"no text {self.key!r} in language {self.language!r}"


class TextError(ValueError):
    """A text could not be put together, because an argument is missing or the text itself is wrong."""

    def __init__(self, key: str, language: str, reason: str) -> None:
        super().__init__(f"text {key!r} in language {language!r}: {reason}")
        self.key = key
        self.language = language
        self.reason = reason


class Words:
    """The sentences of one language.

    >>> words = Words("en")
    >>> words("symbol-money")
    'Earn Money'
    >>> words("symbol-money.short")
    'Money'
    """

    def __init__(self, language: str = DEFAULT, *, home: Path = HOME) -> None:
        self.language = language
        self._folder = home / language
        self._entries: dict[str, str] | None = None
        self._keys: dict[str, None] = {}
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()
        self._reading = RLock()  # a server reads in more than one thread
        if not any(self._folder.glob("*.ftl")):
            raise TextError("*", language, "there are no .ftl files for it")

    def __call__(self, key: str, **arguments: object) -> str:
        """The sentence under a key, `message` or `message.attribute`, with its arguments filled in."""
        if not self.has(key):
            raise MissingText(key, self.language)
        name, _, attribute = key.partition(".")
        bundle = self._load(name)
        if not bundle.has_message(name):
            raise TextError(key, self.language, "not valid Fluent")
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(key, self.language, "not valid Fluent")
        text, errors = bundle.format_pattern(pattern, _arguments(arguments))
        if errors:
            raise TextError(key, self.language, "; ".join(str(error) for error in errors))
        return str(text)

    def has(self, key: str) -> bool:
        self._index()
        return key in self._keys

    def keys(self) -> tuple[str, ...]:
        """All keys, attributes as `message.attribute`, in the order of the files' names and lines."""
        self._index()
        return tuple(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def source(self, beginnings: tuple[str, ...]) -> str:
        """The Fluent source of all entries that begin so, and of those that they mention: for another reader."""
        entries = self._index()
        waiting = [name for name in entries if name.startswith(beginnings)]
        wanted: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name in entries and name not in wanted:
                wanted.add(name)
                waiting.extend(_MENTION.findall(entries[name]))
        return "".join(source.rstrip() + "\n" for name, source in entries.items() if name in wanted)

    def arguments(self, key: str) -> frozenset[str]:
        """The names of the arguments that a text can ask for, those of the texts inside it too."""
        if not self.has(key):
            raise MissingText(key, self.language)
        name, _, attribute = key.partition(".")
        return self._arguments_of(name, attribute, frozenset())

    def _arguments_of(self, name: str, attribute: str, seen: frozenset[str]) -> frozenset[str]:
        text = _parts(self._index()[name]).get(attribute, "")
        found = frozenset(re.findall(r"\$([a-zA-Z][\w-]*)", text))
        for inner in _MENTION.findall(text):
            # A term sees only what it is handed by name, so its own variables are no arguments of ours.
            if inner in self._index() and inner not in seen and not inner.startswith("-"):
                found |= self._arguments_of(inner, "", seen | {name})
        return found

    def _index(self) -> dict[str, str]:
        """The source of every entry, cut out of the files but not parsed yet."""
        if self._entries is None:
            with self._reading:
                self._entries = self._read()
        return self._entries

    def _read(self) -> dict[str, str]:
        entries: dict[str, str] = {}
        for file in [*sorted(self._folder.glob("*.ftl")), *self._added()]:
            source = _COMMENT.sub("", file.read_text(encoding="utf-8").replace("\r\n", "\n"))
            starts = list(_ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                name = start.group(1)
                if name in entries:
                    raise TextError(name, self.language, f"written twice, the second time in {file.name}")
                entries[name] = source[start.start() : end]
        self._keys = {
            f"{name}.{attribute}" if attribute else name: None
            for name, source in entries.items()
            if not name.startswith("-")
            for attribute in _parts(source)
        }
        return entries

    def _added(self) -> list[Path]:
        """Texts that came with packages: in this language, else in the default one."""
        found: list[Path] = []
        for folder in ADDED:
            own = folder / self.language
            found += sorted((own if own.is_dir() else folder / DEFAULT).glob("*.ftl"))
        return found

    def _load(self, name: str) -> FluentBundle:
        """Parses one entry and the entries that it mentions, once."""
        from fluent.runtime import FluentBundle, FluentResource

        entries = self._index()
        with self._reading:
            if self._bundle is None:
                self._bundle = FluentBundle([self.language], use_isolating=False)
            waiting = [name]
            while waiting:
                current = waiting.pop()
                if current in entries and current not in self._loaded:
                    self._bundle.add_resource(FluentResource(entries[current]))
                    self._loaded.add(current)
                    waiting.extend(_MENTION.findall(entries[current]))
            return self._bundle


def _parts(source: str) -> dict[str, str]:
    """The value (under the empty name) and the attributes of one entry's source; no value, no empty name."""
    heads = list(_ATTRIBUTE.finditer(source))
    value = source[: heads[0].start() if heads else len(source)].partition("=")[2]
    parts = {"": value} if value.strip() else {}
    for at, head in enumerate(heads):
        parts[head.group(1)] = source[head.end() : heads[at + 1].start() if at + 1 < len(heads) else len(source)]
    return parts


def _arguments(arguments: Mapping[str, object]) -> dict[str, str | int | float]:
    """Fluent knows text and numbers only; anything else is shown by its own text."""
    return {name: _argument(value) for name, value in arguments.items()}


def _argument(value: object) -> str | int | float:
    """Whatever somebody has typed or sent can stand in a sentence: Fluent gives up on long texts and large numbers."""
    if isinstance(value, int):
        return value if -LARGEST < value < LARGEST else f"{Decimal(value):.2E}"
    if isinstance(value, float):
        return value if -LARGEST < value < LARGEST else str(value)
    text = value if isinstance(value, str) else str(value)
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - ENDING]} … {text[-ENDING:]}"
    # What cannot be shown could not be sent either, or would write anywhere on a terminal.
    return text if text.isprintable() else _UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text)


@cache
def words_of(language: str = DEFAULT) -> Words:
    """The texts of a language are read once."""
    return Words(language)


def languages(home: Path = HOME) -> tuple[str, ...]:
    """The languages that have a folder with texts, the default one first."""
    found = sorted({file.parent.name for file in home.glob("*/*.ftl")})
    return tuple(sorted(found, key=lambda language: language != DEFAULT))


def find_language(request: str | None, home: Path = HOME) -> str:
    """The best language for a request such as `fr`, `de_AT.UTF-8` or a browser's `es-MX,es;q=0.8`; otherwise English.

    >>> find_language("en_GB.UTF-8")
    'en'
    """
    known = {language.lower(): language for language in languages(home)}
    wishes: list[tuple[float, str]] = []
    for part in re.split(r"[,:]", request or ""):
        tag, _, options = part.strip().partition(";")
        weight = re.search(r"q=(\d+(?:\.\d*)?)", options)
        wishes.append((float(weight.group(1)) if weight else 1.0, re.split(r"[.@]", tag)[0].replace("_", "-").lower()))
    for _, wish in sorted(wishes, key=lambda wish: -wish[0]):
        parts = wish.split("-")
        for length in range(len(parts), 0, -1):
            language = known.get("-".join(parts[:length]))
            if language is not None:
                return language
    return DEFAULT

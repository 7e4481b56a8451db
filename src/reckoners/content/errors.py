"""What is wrong with a pack, said so that its author can put it right. Knows nobody."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Path: TypeAlias = tuple[str | int, ...]

_LONGEST_LIST = 12


class Said(str):
    """What is wrong, in plain English for who writes a pack; `key` and `about` say the same for who has a form and
    reads another language (`box-problem-KEY`)."""

    __slots__ = ("about", "key")

    key: str
    about: dict[str, str | int]

    def __new__(cls, text: str, key: str, **about: str | int) -> Said:
        said = super().__new__(cls, text)
        said.key = key
        said.about = about
        return said


class Problem(msgspec.Struct, frozen=True, order=True):
    """One mistake: the file of the pack, the entry in it, the field of the entry, and what would be right."""

    file: str
    entry: str
    field: str
    message: str
    pack: str = ""

    def __str__(self) -> str:
        where = self.file
        if self.entry:
            where += f": {self.entry}"
        if self.field:
            where += f", field {self.field}" if self.entry else f": field {self.field}"
        return f"{where}: {self.message}"


class ContentError(Exception):
    """Content that cannot be played with. It carries every problem that was found, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        lines: list[str] = []
        pack = None
        for problem in self.problems:
            if problem.pack != pack:
                pack = problem.pack
                lines.append(f"pack '{pack}':")
            lines.append(f"  {problem}")
        return "\n".join(lines)


def written(path: Path) -> str:
    """A path into an entry as people write it: `track[2]`, `reward.money`.

    >>> written(("power", 0, "yellow", 3))
    'power[0].yellow[3]'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


def known(word: str, words: Iterable[str]) -> str:
    """What would have been right instead of `word`.

    >>> known("fortfy", ["fortify", "discover"])
    "did you mean 'fortify'? known: fortify, discover"
    """
    choices = list(words)
    close = get_close_matches(word, choices, n=1)
    listed = f"known: {', '.join(choices) or 'none'}"
    if not close:
        return listed
    hint = f"did you mean '{close[0]}'?"
    return f"{hint} {listed}" if len(choices) <= _LONGEST_LIST else hint

"""Tables of figures as the pages of docs want them, and what they call the difficulties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

LEVELS: Final = {"beginner": "Beginner", "standard": "Standard", "hard": "Hard", "sparks": "Sparks!"}


def row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join([row(head), row(["---"] * len(head)), *map(row, rows)])

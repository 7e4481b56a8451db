"""What a refusal is about, ids and numbers, as the words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from reckoners.content.model import SYMBOLS
from reckoners.game.names import TextNames

About = int | str | tuple[str, ...]

SHOWN = 8  # how many known words a sentence lists
NOTHING = "nothing"  # a word that is not there; sentences may choose by it


def told_about(names: TextNames, about: Mapping[str, About]) -> dict[str, str | int]:
    """The arguments of a sentence, each told by what it is."""
    told: dict[str, str | int] = {}
    for name, value in about.items():
        if isinstance(value, int):
            told[name] = value
        elif isinstance(value, str):
            told[name] = names.track(value, str(about["boss"])) if name == "track" else _told(names, name, value)
        elif name == "known":
            told[name] = ", ".join(_likeliest(str(about.get("word", "")), value)) or NOTHING
        elif name == "cost":
            told[name] = listed(names, [names.short(symbol) for symbol in value], "or")
        else:
            told[name] = listed(names, [names.name(id) for id in value])
    return told


def _told(names: TextNames, name: str, value: str) -> str:
    if name in ("reckoner", "district", "epic", "card", "boss"):
        return names.name(value)
    if name in ("symbol", "taken"):
        return names.short(value) if value in SYMBOLS else names.words(f"part-{value}")
    if name == "step":
        return names.words(f"step-{value}.when")
    if name == "word":
        return value or NOTHING
    return value  # a die's place


def _likeliest(word: str, known: tuple[str, ...]) -> tuple[str, ...]:
    if len(known) <= SHOWN:
        return known
    return (*get_close_matches(word, known, n=SHOWN, cutoff=0.0), "...")


def listed(names: TextNames, parts: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    text = parts[0] if parts else ""
    for number, part in enumerate(parts[1:], start=2):
        text = names.words(f"list-{last}" if number == len(parts) else "list-comma", first=text, last=part)
    return text

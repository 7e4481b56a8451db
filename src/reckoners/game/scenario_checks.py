"""Words and numbers of a scenario file as those of the table, or a Misfit that says what would be right."""

from __future__ import annotations

from collections.abc import Iterable

from reckoners.content.errors import known
from reckoners.engine.state import State
from reckoners.game.scenario_format import Misfit
from reckoners.game.things import district_word


def district_of(st: State, word: str, place: str) -> int:
    ring = tuple(district_word(st, at) for at in range(st.tables.n_districts))
    if word in st.tables.district_ids and word not in ring:
        raise Misfit(place, f"'{word}' is not in this ring; {known(word, ring)}")
    return index_of(ring, word, place, "district")


def index_of(words: tuple[str, ...], word: str, place: str, kind: str) -> int:
    if word not in words:
        raise Misfit(place, f"unknown {kind} '{word}'; {known(word, words)}")
    return words.index(word)


def count(value: int, place: str, least: int = 0) -> int:
    if value < least:
        raise Misfit(place, f"{value} is too low; give {least} or more")
    return value


def within(value: int, low: int, high: int, place: str, also: str = "") -> int:
    if not low <= value <= high:
        raise Misfit(place, f"{value} is out of range; give {low} to {high}{also}")
    return value


def cards_of(
    ids: tuple[str, ...], words: Iterable[str], field: str, kind: str, seen: dict[int, str]
) -> tuple[int, ...]:
    """Cards by their names. `seen` remembers where each one lies: there is one of each."""
    cards: list[int] = []
    for number, word in enumerate(words, start=1):
        place = f"position.{field} {number}"
        card = index_of(ids, word, place, kind)
        if card in seen:
            raise Misfit(place, f"'{word}' is {seen[card]} already; there is one of each")
        seen[card] = f"in {field}"
        cards.append(card)
    return tuple(cards)

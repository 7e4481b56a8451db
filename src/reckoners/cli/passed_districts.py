"""A city that walks, in the terminal: what each district will do when it is passed, and which ones that is next."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from reckoners.cli.marks import COST, GOOD
from reckoners.cli.shown_table import ShownTable
from reckoners.game.view import DistrictView

HOUSE, NEXT = "⌂", "⇢"


def is_passed(district: DistrictView) -> bool:
    """Whether the city performs its track when it walks on: such a track ends with a spot that is worth something."""
    return district.marker is not None and any(district.track[-1:])


def spots_left(district: DistrictView) -> list[tuple[int, str]]:
    """The spots that would be performed, from the marker's down, and what each does."""
    bottom = len(district.track) - 1
    spots = range(district.marker or 0, 0, -1)
    return [(spot, district.track[bottom - spot]) for spot in spots if district.track[bottom - spot]]


def walk_marks(table: ShownTable, district: DistrictView, room: int) -> Text:
    """`⇢1 ⌂3 +BlkB≡`: passed first in this round; its marker, and what would happen; as far as there is room."""
    text = Text()
    coming = table.view.tram_next
    if district.id in coming:
        text.append(f" {NEXT}{coming.index(district.id) + 1}", COST)
    text.append(f" {HOUSE}{district.marker}", "bold" if district.marker else GOOD)
    marks = [table.marks.action(word, letters=True) for _, word in spots_left(district)]
    while marks and text.cell_len + 1 + sum(map(len, marks)) > room:
        marks = [*marks[:-2], "…"] if len(marks) > 1 else []
    if marks:
        text.append(" ")
    for mark in marks:
        text.append(mark, "dim" if mark == "…" else COST if district.id in coming else "#f5b64c")
    return text


def walk_sentence(table: ShownTable, district: DistrictView) -> Iterator[str]:
    words = table.words
    spots = [words("cli-say-spot", spot=spot, action=table.names.action(word)) for spot, word in spots_left(district)]
    yield words("cli-say-walk-marker", n=district.marker or 0, actions=", ".join(spots))


def tram_sentence(table: ShownTable) -> Iterator[str]:
    view, name = table.view, table.names.name
    if view.tram is not None:
        passed = ", ".join(map(name, view.tram_next))
        yield table.words("cli-say-tram", district=name(view.tram), passed=passed)

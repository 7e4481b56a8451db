"""What all checks of printed things share: how a mistake is told, tracks of action words, ranges."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reckoners.content.errors import Path, Said
from reckoners.content.vocabulary import TrackPlace, WordError, misplaced, parse_word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Report: TypeAlias = Callable[[Path, str], None]

FACES = 6
RECKONER_COUNTS = range(2, 7)


def check_boss_track(track: Sequence[str], place: TrackPlace, path: Path, shortest: int, report: Report) -> None:
    if len(track) < shortest:
        text = f"{len(track)} actions; a Boss's track has at least {shortest}, so that its bracket fits"
        report(path, Said(text, "short-track", n=len(track), least=shortest))
    check_track(track, place, path, report)


def check_track(track: Sequence[str], place: TrackPlace, path: Path, report: Report) -> None:
    for index, text in enumerate(track):
        if why := why_not_there(text, place):
            report((*path, index), why)


def why_not_there(text: str, place: TrackPlace) -> str:
    """Why this cannot stand on a track, or nothing."""
    try:
        return misplaced(parse_word(text), place)
    except WordError as error:
        return str(error)


def check_range(value: int, low: int, high: int, path: Path, report: Report, also: str = "") -> None:
    if not low <= value <= high:
        text = f"{value} is out of range; give {low} to {high}{also}"
        report(path, Said(text, "range", value=value, low=low, high=high))

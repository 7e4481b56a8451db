"""Actions that make others act must come to an end: where they may not stand. The engine relies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reckoners.content.errors import Path, Said
from reckoners.content.model import Boss, Entry, Epic, Table, actions_in, lines_on
from reckoners.content.vocabulary import ActionWord, WordError, parse_word

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reckoners.content.checking import Report
    from reckoners.content.checks import Surroundings

_ENDLESS = "could chain without end"


def check_chains(entry: Entry, epics: Sequence[Epic], report: Report) -> None:
    """Whether what is printed could go on for ever, together with the other Epics of the deck."""
    if isinstance(entry, Epic):
        _check_epic(entry, epics, report)
    elif isinstance(entry, Boss):
        for path, words in _tracks_of(entry):
            _check_boss_track(words, path, report)
        for path, cell in _last_cells_of(entry):
            _check_last_cell(cell, path, report)
    elif isinstance(entry, Table):
        _check_die(entry.ability_die, report)


def _check_epic(epic: Epic, epics: Sequence[Epic], report: Report) -> None:
    if not epic.track:
        return
    first, last = _name(epic.track[0]), _name(epic.track[-1])
    end = len(epic.track) - 1
    if last == "power-up":
        # What overflows is the last action, and Power Up overflows.
        text = f"'{epic.track[-1]}' as the last action {_ENDLESS}; move it to the left"
        report(("track", end), Said(text, "endless-last"))
    if first == "copy":
        # Neighbours copy the first action of each other.
        report(("track", 0), Said(f"'copy' as the first action {_ENDLESS}; move it to the right", "endless-first"))
    if last == "copy":
        pushers = [other.id for other in epics if other.track and _name(other.track[0]) == "power-up"]
        if pushers:
            message = f"'copy' as the last action {_ENDLESS}: {pushers[0]} begins with 'power-up'; move one of the two"
            report(("track", end), Said(message, "endless-copy", other=pushers[0]))


def _check_boss_track(words: Sequence[str], path: Path, report: Report) -> None:
    """An Epic's action may move a Boss's bracket, and the Boss's last action the Epic's, or do it once more."""
    if words and (name := _name(words[-1])) in ("power-up", "copy"):
        text = f"'{name}' as the last action {_ENDLESS}; move it to the left"
        report((*path, len(words) - 1), Said(text, "endless-last"))


def _check_last_cell(cell: str, path: Path, report: Report) -> None:
    """The same of power tables: a bracket that cannot move performs a cell of the last column (LIM-15)."""
    for text in actions_in(cell):
        if (name := _name(text)) in ("brackets", "power-up"):
            report(path, f"'{name}' in the last column {_ENDLESS}; move it to the left")


def _check_die(faces: Sequence[str], report: Report) -> None:
    for index, face in enumerate(faces):
        if (name := _name(face)) in ("transform", "power-up", "copy"):
            message = f"'{name}' on the Epic Ability die {_ENDLESS}; give another action"
            report(("ability_die", index), message)


def check_transform(entry: Entry, around: Surroundings, report: Report) -> None:
    """Who rolls the Epic Ability die needs one: the base game has none. What it shows must not roll it again."""
    if around.table is None:
        return
    if around.table.ability_die:
        if isinstance(entry, Boss):
            _check_boss_transform(entry, around.table.ability_die, report)
        return
    tracks: list[tuple[Path, Sequence[str]]] = []
    if isinstance(entry, Epic):
        tracks.append((("track",), entry.track))
    elif isinstance(entry, Boss):
        tracks += _tracks_of(entry)
    spaces = [((*path, index), text) for path, words in tracks for index, text in enumerate(words)]
    if isinstance(entry, Boss):
        spaces += [(path, text) for path, cell in _cells_of(entry) for text in actions_in(cell)]
    for path, text in spaces:
        if _name(text) == "transform":
            message = "'transform' needs the Epic Ability die; give the table six actions as its ability_die"
            report(path, Said(message, "no-ability-die"))


def _check_boss_transform(boss: Boss, faces: Sequence[str], report: Report) -> None:
    """At the end of a track that rolls the die, a face that raises that track brings another roll."""
    raised = {word.colour: face for face in faces if (word := _word(face)) is not None and word.name == "boss"}
    colours = {track.id: track.colour for track in boss.tracks}
    for path, words in _tracks_of(boss):
        face = raised.get(colours.get(str(path[3])))
        if face and words and _name(words[-1]) == "transform":
            message = (
                f"'{words[-1]}' as the last action {_ENDLESS}: the Epic Ability die has '{face}'; change one of the two"
            )
            report((*path, len(words) - 1), Said(message, "endless-transform"))
    named = {(name, colours.get(id)) for page in boss.pages for id, name in page.tables.items()}
    for path, cell in _last_cells_of(boss):
        face = next((face for colour, face in raised.items() if (path[1], colour) in named), None)
        if face and "transform" in map(_name, actions_in(cell)):
            message = (
                f"'transform' in the last column {_ENDLESS}: the Epic Ability die has '{face}'; change one of the two"
            )
            report(path, message)


def _cells_of(boss: Boss) -> Iterator[tuple[Path, str]]:
    for name, rows in boss.power_tables.items():
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                yield ("power_tables", name, row, column), cell


def _last_cells_of(boss: Boss) -> Iterator[tuple[Path, str]]:
    for name, rows in boss.power_tables.items():
        for row, cells in enumerate(rows):
            if cells:
                yield ("power_tables", name, row, len(cells) - 1), cells[-1]


def _tracks_of(boss: Boss) -> Iterator[tuple[Path, Sequence[str]]]:
    boards = [("power", index, board.tracks) for index, board in enumerate(boss.power)]
    boards += [("adjustment", index, board.tracks) for index, board in enumerate(boss.adjustment)]
    for name, index, tracks in boards:
        for id, level, words in lines_on(tracks):
            yield (name, index, "tracks", id, *([level] if level else [])), words


def _name(text: str) -> str:
    word = _word(text)
    return word.name if word is not None else ""


def _word(text: str) -> ActionWord | None:
    """What stands on a space; one that cannot be read has its own complaint."""
    try:
        return parse_word(text)
    except WordError:
        return None

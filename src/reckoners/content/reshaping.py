"""Bosses as they were written before their tracks had ids: read as they would be written now."""

from __future__ import annotations

from typing import Any

from reckoners.content.model import TRACK_COLOURS

FIRST_PIECE = "steelheart"  # then every Boss acted like the first one
BOARDS = ("power", "adjustment")


def as_written_now(kind: str, data: dict[str, Any], *, whole: bool) -> dict[str, Any]:
    """An entry of a pack. `whole`: it is a new one, not a change of one that is there."""
    if kind != "boss":
        return data
    data = {**data, **{name: _boards(data[name]) for name in BOARDS if isinstance(data.get(name), list)}}
    if whole and "tracks" not in data and any(name in data for name in BOARDS):
        tracks = [{"id": colour, "colour": colour} for colour in TRACK_COLOURS]
        data = {"plays": FIRST_PIECE, **data, "tracks": tracks}
    return data


def _boards(boards: list[Any]) -> list[Any]:
    return [_board(board) if isinstance(board, dict) else board for board in boards]


def _board(board: dict[str, Any]) -> dict[str, Any]:
    old = {colour: board[colour] for colour in TRACK_COLOURS if colour in board}
    if not old:
        return board
    rest = {field: value for field, value in board.items() if field not in old}
    tracks = rest.get("tracks", {})
    return {**rest, "tracks": {**old, **tracks}} if isinstance(tracks, dict) else board

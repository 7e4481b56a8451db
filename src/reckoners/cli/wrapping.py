"""Lays pieces of text out in lines: a piece is never broken, and later lines are indented."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def wrapped(pieces: Sequence[Text], width: int, indent: int) -> list[Text]:
    """The first piece starts the line; each following one goes where there is room.

    >>> [line.plain for line in wrapped([Text("Tia"), Text("d1 RR"), Text("d2 P")], 10, 2)]
    ['Tia  d1 RR', '  d2 P']
    """
    lines: list[Text] = []
    line = Text()
    for piece in pieces:
        gap = 2 if line.plain.strip() else 0
        if gap and line.cell_len + gap + piece.cell_len > width:
            lines.append(line)
            line, gap = Text(" " * indent), 0
        line.append(" " * gap)
        line.append_text(piece)
    for whole in (*lines, line):
        whole.truncate(width, overflow="ellipsis")
    return [*lines, line]

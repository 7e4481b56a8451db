"""Tables with puzzles: in memory only, so they are in no list of games and in no statistics.

A table of one of the house's puzzles can be found again by its id; one of somebody's own file while the server runs.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Final

from reckoners.game.errors import NoScenarioError
from reckoners.game.puzzle import Puzzle, read_puzzle, shipped
from reckoners.game.scenario_format import decode
from reckoners.server.errors import UnknownTable
from reckoners.server.packs import known_packs

PREFIX: Final = "puzzle-"
OWN: Final = "own"
MOST_OWN: Final = 64  # files that are remembered


class Puzzles:
    def __init__(self) -> None:
        self._own: OrderedDict[str, Puzzle] = OrderedDict()

    def lay_out(self, id: str) -> str:
        """The id of a new table with a puzzle of the house."""
        numbered(id)
        return f"{PREFIX}{id}-{secrets.token_urlsafe(12)}"

    def lay_out_file(self, text: bytes, place: str) -> str:
        """The id of a new table with a puzzle of somebody's own; a ScenarioError if the file is none."""
        puzzle = read_own(text, place)
        table = f"{PREFIX}{OWN}-{secrets.token_urlsafe(12)}"
        self._own[table] = puzzle
        while len(self._own) > MOST_OWN:
            self._own.popitem(last=False)
        return table

    def at(self, table: str) -> Puzzle | None:
        """The puzzle of a table; None if it is an ordinary one, UnknownTable if nobody knows it any more."""
        if not table.startswith(PREFIX):
            return None
        number = table.removeprefix(PREFIX).partition("-")[0]
        if number != OWN:
            return numbered(number)
        if table not in self._own:
            raise UnknownTable("unknown-table")
        return self._own[table]


def numbered(id: str) -> Puzzle:
    """One of the house's."""
    puzzle = next((puzzle for puzzle in shipped() if puzzle.id == id), None)
    if puzzle is None:
        raise UnknownTable("unknown-puzzle")
    return puzzle


def read_own(text: bytes, place: str) -> Puzzle:
    """Packs are looked for among ours only: nobody names a folder of this machine."""
    try:
        words = text.decode()
    except UnicodeDecodeError as error:
        raise NoScenarioError(f"{place}: is no UTF-8 text: byte {error.start} is wrong; save it as UTF-8") from None
    known_packs(decode(words, place).setup.packs)
    return read_puzzle(words, place)

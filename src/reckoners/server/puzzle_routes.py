"""The addresses of puzzles: which there are, a table with one, its hints and its solution."""

from __future__ import annotations

from litestar import Response, get, post

from reckoners.game import SetupError
from reckoners.game.errors import NoScenarioError, ScenarioError
from reckoners.game.puzzle import shipped
from reckoners.server.errors import UnknownTable
from reckoners.server.messages import fault
from reckoners.server.protocol import MOST_FILE
from reckoners.server.puzzle_protocol import PuzzleHelp, PuzzleInfo, PuzzleTable
from reckoners.server.puzzle_words import help_in, info_in
from reckoners.server.replies import HttpRequest, answered, body_of, tables_of, teller_for


@get("/api/puzzles")
async def list_puzzles(request: HttpRequest) -> Response[bytes]:
    """A list of `PuzzleInfo`, by number."""
    puzzles = await tables_of(request).aside.do(shipped)
    told: list[PuzzleInfo] = [info_in(puzzle, teller_for(request, puzzle.game())) for puzzle in puzzles]
    return answered(told)


@post("/api/puzzles/{id:str}/table", status_code=201)
async def lay_out_puzzle(request: HttpRequest, id: str) -> Response[bytes]:
    """`PuzzleTable`: a new table with this puzzle."""
    told = PuzzleTable(tables_of(request).puzzles.lay_out(id))
    return answered(told, 201)


@post("/api/puzzles/file", status_code=201)
async def lay_out_file(request: HttpRequest) -> Response[bytes]:
    """The bytes of a puzzle file in, `PuzzleTable` out."""
    words = teller_for(request)
    body = await body_of(request, MOST_FILE)
    if body is None:
        return answered(fault("file-too-large", words, most=MOST_FILE), 413)
    tables = tables_of(request)
    place = words.words("server-this-file")
    try:
        told = PuzzleTable(await tables.aside.do(tables.puzzles.lay_out_file, body, place))
    except NoScenarioError:
        return answered(fault("no-puzzle-file", words), 422)
    except ScenarioError as error:
        return answered(fault("puzzle-file", words, reason=str(error)), 422)
    except SetupError as error:
        return answered(fault("puzzle-file", words, reason=error.tell(words.words)), 422)
    return answered(told, 201)


@get("/api/tables/{id:str}/puzzle")
async def puzzle_help(request: HttpRequest, id: str) -> Response[bytes]:
    """`PuzzleHelp` of the puzzle on a table."""
    puzzle = tables_of(request).puzzles.at(id)
    if puzzle is None:
        raise UnknownTable("unknown-table")
    told: PuzzleHelp = help_in(puzzle, teller_for(request, puzzle.game()))
    return answered(told)


PUZZLE_ROUTES = (list_puzzles, lay_out_puzzle, lay_out_file, puzzle_help)

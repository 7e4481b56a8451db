"""The commands of `reckoners puzzle` and their options."""

from pathlib import Path
from typing import Annotated

import typer

from reckoners.cli.language import say
from reckoners.cli.look_flags import NoColorFlag, PlainFlag

puzzle_app = typer.Typer(help=say("cli-help-puzzles"), no_args_is_help=True, rich_markup_mode=None)
WhichPuzzle = Annotated[str, typer.Argument(metavar="PUZZLE", help=say("cli-help-puzzle-which"))]


@puzzle_app.command("list", help=say("cli-help-puzzle-list"))
def puzzle_list() -> int:
    from reckoners.cli.puzzles_command import show_list

    return show_list()


@puzzle_app.command("show", help=say("cli-help-puzzle-show"))
def puzzle_show(
    puzzle: WhichPuzzle,
    hints: Annotated[int, typer.Option("--hints", metavar="N", min=0, max=3, help=say("cli-help-puzzle-hints"))] = 0,
    solution: Annotated[bool, typer.Option("--solution", help=say("cli-help-puzzle-solution"))] = False,
    no_color: NoColorFlag = False,
    plain: PlainFlag = False,
) -> int:
    from reckoners.cli.puzzles_command import show

    return show(puzzle, hints, solution=solution, color=not no_color, plain=plain)


@puzzle_app.command("play", help=say("cli-help-puzzle-play"))
def puzzle_play(puzzle: WhichPuzzle, no_color: NoColorFlag = False, plain: PlainFlag = False) -> int:
    from reckoners.cli.puzzles_play import play

    return play(puzzle, color=not no_color, plain=plain)


@puzzle_app.command("check", help=say("cli-help-puzzle-check"))
def puzzle_check(
    puzzles: Annotated[list[str] | None, typer.Argument(metavar="PUZZLE...", help=say("cli-help-puzzle-files"))] = None,
    proof: Annotated[bool, typer.Option("--proof", help=say("cli-help-puzzle-proof"))] = False,
    limit: Annotated[
        int, typer.Option(metavar="N", min=1, max=10_000_000, help=say("cli-help-puzzle-limit"))
    ] = 100_000,
) -> int:
    from reckoners.cli.puzzles_command import check

    return check(puzzles or [], proof=proof, limit=limit)


@puzzle_app.command("find", help=say("cli-help-puzzle-find"))
def puzzle_find(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help=say("cli-help-puzzle-out"))],
    count: Annotated[int, typer.Option(metavar="N", min=1, max=1000, help=say("cli-help-puzzle-count"))] = 12,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=say("cli-help-puzzle-seed"))] = "table",
    games: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-help-puzzle-games"))] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help=say("cli-help-puzzle-bot"))] = "planner",
    most: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help=say("cli-help-puzzle-most"))] = 120,
    limit: Annotated[int, typer.Option(metavar="N", min=1, max=10_000_000, help=say("cli-help-puzzle-limit"))] = 4_000,
) -> int:
    from reckoners.cli.puzzles_find import FindRequest, find

    return find(FindRequest(count, seed, out, games, bot, most, limit))

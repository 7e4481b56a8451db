"""What the command says when something is wrong: one line on stderr, and the exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

WRONG = 2  # what was asked for cannot be done: the line says why
BUG = 70
INTERRUPTED = 130
CLOSED = 141  # whoever read our output has gone away


class CommandError(Exception):
    """Something that the player can put right, in one sentence."""


def guarded(argv: Sequence[str] | None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(arguments)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return CLOSED
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the last net: no player sees a traceback
        line = explained(error)
        if line is not None:
            complain(one_line(line))
            return WRONG
        complain(bug_line(error))
        return BUG
    finally:
        from reckoners.cli.language import forget

        forget()


def _run(arguments: list[str]) -> int:
    from reckoners.cli.language import choose, without_language

    choose(arguments)
    from reckoners.cli.app import app
    from reckoners.cli.typed import must_be_text

    must_be_text(arguments)

    code = app(args=without_language(arguments), prog_name="reckoners", standalone_mode=False)
    return code if isinstance(code, int) else 0


def complain(line: str) -> None:
    sys.stdout.flush()
    print(line, file=sys.stderr)


def explained(error: Exception) -> str | None:
    """One line for everything that is not a mistake of ours; None for a bug."""
    import typer

    from reckoners.cli.language import UnknownLanguage, say, words
    from reckoners.content import ContentError
    from reckoners.game import ReckonersError, ToldError
    from reckoners.text import languages

    if isinstance(error, CommandError):
        return str(error)
    if isinstance(error, UnknownLanguage):
        return say("cli-unknown-language", language=str(error), known=", ".join(languages()))
    if _is_usage_error(error):
        context = getattr(error, "ctx", None)
        command = context.command_path if context is not None else "reckoners"
        return say("cli-usage-error", what=_usage_message(error), command=command)
    if isinstance(error, typer.Abort):
        return say("cli-aborted")
    if isinstance(error, ContentError):
        return content_line(error)
    if isinstance(error, ReckonersError):
        cause = error.__cause__
        while cause is not None and not isinstance(cause, ContentError):
            cause = cause.__cause__
        if cause is not None:
            return content_line(cause)
        return one_line(error.tell(words()) if isinstance(error, ToldError) else str(error))
    if isinstance(error, UnicodeDecodeError):
        return say("cli-no-text", why=one_line(str(error)))
    if isinstance(error, OSError) and error.strerror:
        return say("cli-os-error", file=str(error.filename or "-"), why=error.strerror)
    return None


def _is_usage_error(error: Exception) -> bool:
    """Words that the command line does not know. Typer brings a click of its own, so the class is known by name."""
    return any(base.__name__ == "ClickException" for base in type(error).__mro__)


def _usage_message(error: Exception) -> str:
    told: str = getattr(error, "format_message", error.__str__)()
    return one_line(told).rstrip(".")


def content_line(error: object) -> str:
    """The first problem of a pack, and how many more there are."""
    from reckoners.cli.language import say
    from reckoners.content import ContentError

    if not isinstance(error, ContentError) or not error.problems:
        return one_line(str(error))
    first = error.problems[0]
    return say("cli-content-error", pack=first.pack, problem=one_line(str(first)), more=len(error.problems) - 1)


def one_line(text: str) -> str:
    return " ".join(text.split())


def bug_line(error: Exception) -> str:
    """Says that it is our fault, and keeps the details in a file."""
    from reckoners.cli.language import say

    told = "".join(traceback.format_exception(error))
    try:
        from reckoners.cli.places import home

        file = home() / "crashes" / (datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S") + f"-{os.getpid()}.txt")
        file.parent.mkdir(parents=True, exist_ok=True)
        Path(file).write_text(told, encoding="utf-8")
    except Exception:  # noqa: BLE001 - if even that fails, the details go where they can
        print(told, file=sys.stderr)
        return say("cli-bug", what=type(error).__name__, file="stderr")
    return say("cli-bug", what=type(error).__name__, file=str(file))

"""The terminal: where lines are shown and read. Plain where nobody looks at colours."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

from reckoners.text import Words

WIDE = 116  # columns from which the ring is drawn as a ring


class Closed(Exception):  # noqa: N818 - an ending, not an error
    """There is nothing more to read: end of input, or Ctrl-C."""


class Screen:
    """Shows and asks. `plain` means lines of text only: no colour, no boxes, no clearing."""

    def __init__(
        self, words: Words, *, plain: bool = False, color: bool = True, console: Console | None = None
    ) -> None:
        self.words = words
        self.console = console or Console(
            highlight=False, markup=False, emoji=False, no_color=True if not color else None
        )
        self.plain = plain or not self.console.is_terminal
        self.live = not self.plain and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        self.line(self.words(key, **arguments), style)

    def line(self, text: str | Text, style: str = "") -> None:
        if self.plain:
            self.console.print(str(text), soft_wrap=True, style="")
        else:
            self.console.print(text, style=style)

    def lines(self, texts: Iterable[str], style: str = "") -> None:
        for text in texts:
            self.line(text, style)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One line of the player. What is piped in is shown too, so that the output reads as a record."""
        try:
            if sys.stdin.isatty():
                _line_editing()
                return input(prompt)
            text = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            raise Closed from None
        if not text:
            raise Closed
        self.console.print(f"{prompt}{text.rstrip()}", soft_wrap=True)
        return text.strip()

    def pause(self) -> str:
        """Wait until what was shown has been read; what was typed meanwhile is not lost."""
        return self.ask(self.words("cli-pause") + " ").strip() if self.live else ""


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401

"""Options that say how things look in a terminal."""

from typing import Annotated

import typer

from reckoners.cli.language import say

NoColorFlag = Annotated[bool, typer.Option("--no-color", help=say("cli-help-no-color"))]
PlainFlag = Annotated[bool, typer.Option("--plain", help=say("cli-help-plain"))]

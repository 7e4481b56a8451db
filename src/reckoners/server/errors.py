"""What a server cannot do, in sentences of the text files."""

from __future__ import annotations

from reckoners.game.errors import ToldError


class ServerError(ToldError):
    """A server that cannot start, or cannot keep what was done."""


class UnknownTable(ServerError):  # noqa: N818 - named by what it says
    """There is no such table, or not any more."""


class UnknownCampaign(UnknownTable):
    """There is no such campaign, or not any more."""


class Conflict(ServerError):  # noqa: N818
    """Somebody else has written at this place of the log: another server, on the same database."""

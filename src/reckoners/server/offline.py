"""What an installed page shows while the program does not run. Browsers keep it from a time when it did (`sw.js`)."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get

from reckoners.server.replies import HttpRequest, teller_for
from reckoners.server.turned_away import AGAIN, PAGE

COMMANDS = ("make play", "reckoners serve")


@get("/offline", sync_to_thread=False)
def offline(request: HttpRequest) -> Response[bytes]:
    """In the language of `?lang=`, like everything else."""
    spoken = teller_for(request)
    words = spoken.words
    play, serve = COMMANDS
    what = escape(words("server-offline"))
    start = escape(words("server-offline-start", play=play, serve=serve))
    for command in COMMANDS:
        start = start.replace(command, f"<code>{command}</code>")
    page = PAGE.format(
        language=spoken.language,
        title=escape(words("server-page-offline")),
        what=f"{what}</p>\n<p>{start}",
        more=AGAIN.format(again=escape(words("server-offline-again"))),
    )
    return Response(page.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})

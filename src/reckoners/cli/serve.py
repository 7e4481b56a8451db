"""`reckoners serve`: the game in the browser."""

from __future__ import annotations

import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress

from reckoners.cli.language import say
from reckoners.cli.places import home


def start(host: str, port: int | None, trusted: Sequence[str], *, browser: bool, lan: bool = False) -> int:
    begun = time.monotonic()
    from reckoners.server.serving import serve

    def ready(address: str, link: str) -> None:
        print(say("cli-serving", address=address, seconds=round(time.monotonic() - begun, 1)), flush=True)
        if link:
            print(say("cli-serving-lan", link=link), flush=True)
            show_code(link)
        if browser:
            # A browser may keep its caller waiting, and the server has to answer it meanwhile.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Who is asked to end in the middle of something may end without being interrupted: that is said as well.
    with suppress(KeyboardInterrupt):
        serve(home(), host, port, trusted, ready, lan=lan)
    print(say("cli-served"))
    return 0


def show_code(link: str) -> None:
    """The link for a phone's camera, where the terminal can draw it."""
    from reckoners.server.invitation import in_terminal

    drawn = in_terminal(link)
    try:
        drawn.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    print(drawn, flush=True)

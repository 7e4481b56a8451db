"""`reckoners serve`: the game in the browser."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Sequence

from reckoners.cli.language import say
from reckoners.cli.places import home


def start(host: str, port: int | None, trusted: Sequence[str], *, browser: bool) -> int:
    from reckoners.server.run import serve

    def ready(address: str) -> None:
        print(say("cli-serving", address=address), flush=True)
        if browser:
            # A browser may keep its caller waiting, and the server has to answer it meanwhile.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(home(), host, port, trusted, ready)
    except KeyboardInterrupt:
        print(say("cli-served"))
    return 0

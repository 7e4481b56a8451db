"""What people see who may not come in: a page that they can read, in their language. Programs get a fault."""

from __future__ import annotations

from html import escape
from typing import Literal

import msgspec

from reckoners.server.protocol import Fault
from reckoners.server.teller import teller
from reckoners.text import find_language

TurnedAwayWhy = Literal["forbidden", "no-key"]

# Styles in the tags: the page has to stand alone, for whoever may not come in gets no other file.
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reckoners</title>
<body style="margin: 0; min-height: 100vh; display: grid; place-items: center; color-scheme: light dark;
  background: light-dark(#e6ecf3, #05080e); color: light-dark(#131c28, #d7dee8); font: 17px/1.5 system-ui, sans-serif">
<main style="max-width: 34em; padding: 24px">
<h1 style="font-size: 26px; line-height: 1.2">{title}</h1>
<p>{what}</p>
{more}</main>
</html>
"""
AGAIN = '<p><a href="/" style="color: light-dark(#005b4a, #5cf2cf)">{again}</a></p>\n'


def turned_away(why: TurnedAwayWhy, accepted: str, *, page: bool) -> tuple[bytes, bytes]:
    """The body and its content type. `accepted` are the languages that the browser asks for."""
    language = find_language(accepted[:200])
    words = teller(language).words
    what = words(f"server-fault-{why}")
    if not page:
        return msgspec.json.encode(Fault(why, what)), b"application/json"
    # Whoever has been here comes in by this link: a browser keeps the cookie back when another site has sent people.
    more = AGAIN.format(again=escape(words("server-page-again"))) if why == "no-key" else ""
    title = escape(words(f"server-page-{why}"))
    return (
        PAGE.format(language=language, title=title, what=escape(what), more=more).encode(),
        b"text/html; charset=utf-8",
    )

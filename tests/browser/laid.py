"""Positions laid out in front of a window: it hears what the server would say of them, and nothing after that."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from reckoners.game import Game
from tests.server.samples import told


@dataclass(frozen=True)
class Sight:
    """How somebody sees the page: a language, a text size in percent."""

    language: str = "en"
    size: int = 100

    def of(self, page: Page) -> None:
        """Before the page is opened."""
        page.add_init_script(
            f"localStorage.setItem('reckoners-language', '{self.language}');"
            f"""localStorage.setItem('reckoners-settings', '{{"size":{self.size}}}');"""
        )


def lay(page: Page, game: Game, language: str = "en") -> None:
    message = told(game, language=language).decode()
    page.unroute_all()
    page.route_web_socket(re.compile(r"/api/"), lambda socket: socket.send(message))
    page.goto("/#/")
    expect(page.locator(".decision, .pdec")).to_have_count(0)  # what was laid before is gone
    page.goto("/#/table/sample")
    expect(page.locator(".decision, .pdec")).to_be_visible()
    page.evaluate("document.fonts.ready")

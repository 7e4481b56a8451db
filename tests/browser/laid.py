"""Positions laid out in front of a window: it hears what the server would say of them, and nothing after that."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from reckoners.game import Game
from tests.browser.player import Player, decoder
from tests.server.house import LONGEST
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


Said = list[dict[str, Any]]


def lay(page: Page, game: Game, language: str = "en") -> Said:
    """The position in front of the window; what the window says is kept and not answered."""
    said: Said = []
    message = told(game, language=language).decode()

    def serve(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: said.append(json.loads(text)))
        socket.send(message)

    page.unroute_all()
    page.route_web_socket(re.compile(r"/api/"), serve)
    page.goto("/#/")
    expect(page.locator(".decision, .pdec")).to_have_count(0)  # what was laid before is gone
    page.goto("/#/table/sample")
    expect(page.locator(".decision, .pdec")).to_be_visible()
    page.evaluate("document.fonts.ready")
    return said


def acted(said: Said) -> list[list[str]]:
    return [one["actions"] for one in said if one["type"] == "act"]


def check_answer(player: Player, game: Game, said: Said, action: str) -> None:
    """Who plays does this at the position that was laid, and the window says just that."""
    player.tables = [decoder.decode(told(game))]  # type: ignore[list-item]
    player._do(action)
    player.until(partial(acted, said), LONGEST)
    assert acted(said) == [[action]], action


def boss_sheet(page: Page, name: str) -> Locator:
    """The Boss's sheet, opened by keys, with the first thing on it in focus."""
    sheet = page.get_by_role("dialog", name=name)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Tab")
    return sheet

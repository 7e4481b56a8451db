"""Whole games, played by clicks to their end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.records import begun, record


@pytest.mark.parametrize(("name", "result"), [("2-beginner-won", "won"), ("2-sparks-lost", "lost")])
def test_a_whole_game_by_clicks(name: str, result: str, sit: Sit, tmp_path: Path) -> None:
    player = sit()
    player.load(begun(name, 0, tmp_path))
    player.play(record(name))
    assert player.now.view.result == result
    player.page.wait_for_url("**/#/end/*")
    verdict = {"won": "Newcago is free", "lost": "The city is lost"}
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(verdict[result])

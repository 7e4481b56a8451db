"""Whole games, played by clicks to their end."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.records import begun, record

CLICKABLE = """() => [...document.querySelectorAll(
    ".target, .movehit, .decision .choices button:not(:disabled), .decision .ghost, " +
    ".tray .die:not(.is-off), .tray .card.ready"
)].flatMap((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return it.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""


@pytest.mark.parametrize(("name", "result"), [("2-beginner-won", "won"), ("2-sparks-lost", "lost")])
def test_a_whole_game_by_clicks(name: str, result: str, sit: Sit, tmp_path: Path) -> None:
    player = sit()
    player.load(begun(name, 0, tmp_path))
    player.play(record(name))
    assert player.now.view.result == result
    player.page.wait_for_url("**/#/end/*")
    verdict = {"won": "Newcago is free", "lost": "The city is lost"}
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(verdict[result])


def test_a_game_by_clicks_at_random(sit: Sit) -> None:
    """From the first page, on whatever looks as if it could be clicked: nothing breaks, and the game gets on."""
    chance = random.Random(7)
    player = sit()
    page = player.page
    player.go()
    page.get_by_role("link", name="New game").click()
    for name in ("Cody", "David"):
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    page.get_by_role("radio", name="Beginner").click()
    page.get_by_label("Seed", exact=True).fill("at random")
    page.get_by_role("button", name="Begin").click()
    player.until(lambda: player.tables)
    expect(player.decision).to_be_visible()
    end = time.monotonic() + 15
    while player.now.view.result == "playing" and time.monotonic() < end:
        places = page.evaluate(CLICKABLE)
        assert places, player.decision.inner_text()
        page.mouse.click(*chance.choice(places))
        page.wait_for_timeout(10)
    assert player.now.at > 30
    assert player.now.view.round > 1

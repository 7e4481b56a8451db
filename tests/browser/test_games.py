"""Whole games, played by clicks to their end."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.records import begun, record
from tests.server.house import LONGEST

MOST = 600  # seconds
CLICKABLE = """() => [...document.querySelectorAll(
    ".recap .go, .target, .movehit, .decision .choices button:not(:disabled), .decision .ghost, " +
    ".tray .die:not(.is-off):not(.is-used):not(.is-captured), .tray .card.ready"
)].flatMap((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return it.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""


@pytest.mark.parametrize("rounds", [1, pytest.param(99, marks=pytest.mark.slow)], ids=["its end", "whole"])
def test_a_game_to_a_win(sit: Sit, tmp_path: Path, rounds: int) -> None:
    """Its last rounds; the whole of it in the slow lane."""
    actions = record("2-beginner-won")
    ends = [0, *(n for n, action in enumerate(actions) if action == "end purchase")]
    begin = ends[max(0, len(ends) - rounds)]
    player = sit()
    player.load(begun("2-beginner-won", begin, tmp_path))
    player.play(actions[begin:])
    assert player.now.view.result == "won"
    player.page.wait_for_url("**/#/end/*")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Newcago is free")


def test_a_whole_game_to_a_loss(sit: Sit) -> None:
    """From the first page, at random on whatever looks as if it could be clicked: nothing breaks, and it is lost."""
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
    seen = time.monotonic()
    end = seen + MOST
    while player.now.view.result == "playing" and time.monotonic() < end:
        places = page.evaluate(CLICKABLE)
        if places:
            page.mouse.click(*chance.choice(places))
            seen = time.monotonic()
        else:
            page.keyboard.press("Escape")  # a click that came late has opened a card, and it lies over the rest
        # Nothing to click is no harm while an answer is on its way, least of all the one that ends the game.
        assert time.monotonic() < seen + LONGEST, "nothing to click"
        page.wait_for_timeout(10)
    assert player.now.view.result == "lost"
    assert player.now.view.round > 1
    # The last recap waits to be read, unless a click at random has done so before the news of the end was heard here. A
    # click that came late may also have paused the last Epic phase, or laid a card over it: Escape goes on from all.
    while "#/end/" not in page.url and time.monotonic() < end:
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    expect(page.get_by_role("heading", level=1)).to_contain_text("The city is lost")

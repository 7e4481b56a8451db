"""On a phone: a whole round by taps."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from reckoners.game import Game
from tests.browser.conftest import PHONE, Sit
from tests.browser.records import FINISHED, begun, record


def test_a_round_by_taps(sit: Sit, screens: Path, tmp_path: Path) -> None:
    actions = record("2-sparks-lost")
    game = Game.load(FINISHED / "2-sparks-lost.jsonl")
    begins = next(n for n in range(len(game)) if game.at(n).state.round == 2) + 1  # the second round, a die of it kept
    player = sit(phone=True)
    player.load(begun("2-sparks-lost", 0, tmp_path))
    player.play(actions[:begins])
    assert player.now.view.round == 2
    page = player.page
    page.screenshot(path=screens / "phone-second-round.jpg")
    wide, high = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    assert wide <= PHONE[0]
    assert high <= PHONE[1]
    for tab in page.locator(".pnav button").all():
        player.press(tab)
        expect(tab).to_have_attribute("aria-current", "page")

"""Without a mouse: from the first page through a whole game to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from reckoners.game import Game
from tests.browser.player import onward
from tests.browser.records import FINISHED, record
from tests.browser.typist import Typist


@pytest.mark.parametrize("rounds", [1, pytest.param(99, marks=pytest.mark.slow)], ids=["its beginning", "whole"])
def test_a_whole_game_by_keyboard(typist: Typist, rounds: int) -> None:
    """After some rounds of a record nothing but ending each step; the whole of the record in the slow lane."""
    page = typist.page
    setup = Game.load(FINISHED / "2-sparks-lost.jsonl").setup
    typist.go()
    typist.press(page.get_by_role("link", name="New game"))
    for name in setup.reckoners:
        typist.reach(page.get_by_role("checkbox", name=f"Add to the team: {name.title()}"))
        typist.key("Space")
    typist.reach(page.get_by_role("radio", checked=True))
    for _ in range(2):
        typist.key("ArrowDown")
    expect(page.get_by_role("radio", checked=True)).to_have_id("difficulty-sparks")
    typist.reach(page.get_by_label("Seed", exact=True))
    typist.key("Control+A")
    page.keyboard.type(setup.seed)
    typist.press(page.get_by_role("button", name="Begin"))
    typist.until(lambda: typist.tables)
    assert tuple(seat.id for seat in typist.now.view.reckoners) == setup.reckoners

    actions = record("2-sparks-lost")
    ends = [n + 1 for n, action in enumerate(actions) if action == "end purchase"]  # the prologue has one too
    typist.play(actions[: ends[rounds]] if rounds < len(ends) else actions)
    while typist.now.view.result == "playing":
        typist.do(onward(typist))
    assert typist.now.view.result == "lost"
    page.wait_for_url("**/#/end/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_keys_are_shown_and_undo_what_they_did(typist: Typist, middle: Path) -> None:
    typist.load(middle)
    page = typist.page
    page.keyboard.down("Alt")
    expect(page.locator(".tray .keycap").first).to_be_visible()
    page.keyboard.up("Alt")
    expect(page.locator(".tray .keycap")).to_have_count(0)
    before = typist.now
    typist.key("Control+Z")
    typist.until(lambda: typist.now.at == before.at - 1)
    typist.key("Control+Shift+Z")
    typist.until(lambda: typist.now.at == before.at)
    assert typist.now.view == before.view

"""Everything is to be seen at once at 1280 x 720, however many play, early and late in the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looks import scrolls
from tests.browser.records import begun, record
from tests.server.house import House

RECORDS = ["2-beginner-won", "3-standard-won", "4-hard-won", "5-sparks-won", "6-beginner-won"]


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_scrolls_at_the_table(name: str, sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    player = sit()
    actions = record(name)
    uses = [n for n, action in enumerate(actions) if " use d" in action]
    wrong = []
    for what, n in (("first", uses[0]), ("late", uses[-3])):
        made = house.http.post("/api/tables/file", content=begun(name, n, tmp_path).read_bytes())
        player.open(made.json()["id"])
        expect(player.page.locator(".lg li").first).to_be_visible()
        wrong += [f"{what}: {found}" for found in scrolls(player.page)]
    player.page.screenshot(path=screens / f"room-{name}.jpg")
    assert not wrong, "\n".join(wrong)

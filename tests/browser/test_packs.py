"""Packs of one's own: chosen for a new game, with what they bring, and shown at the table by their own names."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Window
from tests.second_city import write_second_city
from tests.server.house import Nursery

DISTRICT = re.compile("^Other (?!Steelheart)")


def test_a_pack_is_chosen_and_played(nursery: Nursery, window: Window, tmp_path: Path, screens: Path) -> None:
    packs = tmp_path / "packs"
    write_second_city(packs / "second-city")
    house = nursery.start(tmp_path / "house", packs=str(packs))
    page = window(house.address)
    page.goto("/#/new")
    for name in ("Tia", "Prof"):
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    page.get_by_role("tab", name="City and Boss").click()
    expect(page.get_by_role("radio", name="Other Steelheart")).to_have_count(0)
    page.get_by_text("Packs of your own").click()
    page.get_by_role("checkbox", name="A second city").check()
    page.get_by_role("radio", name="Other Steelheart in Other Newcago").click()
    page.get_by_role("switch", name="Module 7").click()
    expect(page.get_by_role("heading", name="Other Steelheart in Other Newcago")).to_be_visible()
    page.screenshot(path=screens / "new-packs.jpg", full_page=True)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_text(DISTRICT).first).to_be_visible()
    page.reload()  # without what the first page knew
    expect(page.get_by_text(DISTRICT).first).to_be_visible()
    expect(page.get_by_text("other-", exact=False)).to_have_count(0)
    page.screenshot(path=screens / "table-packs.jpg")
    info = house.list()[0]
    assert (info.boss, info.city, info.modules, info.packs) == (
        "other-steelheart",
        "other-newcago",
        (7,),
        ("second-city",),
    )
    house.end()

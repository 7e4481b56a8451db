"""Setting up a game with modules: nothing is cut in any language, by mouse, finger or keyboard; and it is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Sit, Window
from tests.browser.looks import overflows, unheard
from tests.browser.typist import Typist
from tests.server.house import House

NEW = ("Val", "Mizzy", "Exel", "Sam")
MODULES = ("New Reckoners", "New Equipment", "New Epics")
LANGUAGES = ("en", "de", "fr", "es")
SCROLLS = "() => { const it = document.querySelector('.screen'); return it.scrollHeight - it.clientHeight; }"


def add(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()


def wrong(page: Page, shown: str, screens: Path) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"setup-{shown}.jpg")
    found = overflows(page)
    if shown.startswith("en") or shown.endswith("left"):  # what is heard is built alike in every language
        found += unheard(page)
    if page.viewport_size == dict(zip(("width", "height"), DESKTOP, strict=True)) and page.evaluate(SCROLLS):
        found.append("one has to scroll")
    return [f"{shown}: {what}" for what in found]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_looks_right_in_every_language(size: tuple[int, int], window: Window, screens: Path) -> None:
    page = window(size=size, touch=size == PHONE)
    found: list[str] = []
    page.goto("/#/new")
    add(page, "Tia", *NEW)
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        shown = f"{language}-{size[0]}"
        page.locator("#tab-team").click()
        found += wrong(page, f"{shown}-team", screens)
        page.locator("#tab-city").click()
        for preset in ("Ildithia", ""):
            page.locator(".presets button", has_text=preset).last.click()
            found += wrong(page, f"{shown}-{preset.lower() or 'city'}", screens)
    page.locator(".presets button").first.click()  # the four have to leave
    expect(page.locator("[role=status] button")).to_be_visible()
    found += wrong(page, f"{size[0]}-left", screens)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_with_three_modules_begins(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    player = sit(phone=phone)
    page = player.page
    player.go("new")
    add(page, "Val")
    expect(page.get_by_text("Now in play: New Reckoners.")).to_be_visible()
    add(page, "Sam", "Tia")
    page.get_by_role("tab", name="City and Boss").click()
    page.get_by_role("button", name="All new cards").click()
    for module in MODULES:
        expect(page.get_by_role("switch", name=module)).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Begin").click()
    player.until(lambda: player.tables)
    assert [seat.id for seat in player.now.view.reckoners] == ["val", "sam", "tia"]
    expect(player.decision).to_be_visible()
    expect(page.get_by_text("Sam").first).to_be_visible()
    page.screenshot(path=screens / f"setup-table-{'phone' if phone else 'desktop'}.jpg")
    assert house.http.get(f"/api/tables/{player.table}").json()["modules"] == [1, 2, 3]
    page.goto("/#/")
    expect(page.get_by_text("Val, Sam, Tia").first).to_be_visible()


def markers(house: House, difficulty: str) -> int:
    """How much there is to research in each district against Regalia in Babilar, for two Reckoners."""
    wanted = {"boss": "regalia", "city": "babilar", "reckoners": 2, "difficulty": difficulty}
    levels = house.http.get("/api/content?lang=en&packs=&modules=all").json()["levels"]
    return int(next(level["markers"] for level in levels if wanted.items() <= level.items()))


@pytest.mark.parametrize("way", ["preset", "by hand"])
def test_a_game_against_regalia_in_babilar_begins(way: str, sit: Sit, house: House) -> None:
    player = sit()
    page = player.page
    player.go("new")
    add(page, "Tia", "Abraham")
    page.get_by_role("tab", name="City and Boss").click()
    place = page.locator("#place-regalia-babilar")
    preset = page.get_by_role("button", name="First expansion game")
    if way == "preset":
        preset.click()
        expect(preset).to_have_attribute("aria-pressed", "true")
        level, modules = "beginner", [1, 4]
    else:
        place.click()
        page.get_by_role("radio", name="Hard").click()
        page.get_by_role("button", name="after the dice").click(force=True)  # fixed; it says where it is otherwise
        expect(page.get_by_role("button", name="Play Steelheart in Newcago")).to_be_visible()
        expect(preset).to_have_attribute("aria-pressed", "false")
        level, modules = "hard", [4]
    much = markers(house, level)
    expect(place).to_have_attribute("aria-checked", "true")
    expect(place).to_contain_text(f"{much} × 3")
    page.get_by_role("button", name="Begin").click()
    player.until(lambda: player.tables)
    assert [district.marker for district in player.now.view.districts] == [much] * 3
    made = house.http.get(f"/api/tables/{player.table}").json()
    assert [made[it] for it in ("boss", "city", "modules", "difficulty")] == ["regalia", "babilar", modules, level]


def test_it_is_set_up_by_keyboard(typist: Typist) -> None:
    page = typist.page
    page.goto("/#/new")
    for name in ("Val", "Tia"):
        typist.reach(page.get_by_role("checkbox", name=f"Add to the team: {name}"))
        typist.key("Space")
    typist.reach(page.get_by_role("tab", selected=True))
    typist.key("ArrowRight")
    expect(page.get_by_role("tab", name="City and Boss")).to_have_attribute("aria-selected", "true")
    for module in MODULES[1:]:
        typist.reach(page.get_by_role("switch", name=module))
        typist.key("Space")
    expect(page.get_by_role("button", name="All new cards")).to_have_attribute("aria-pressed", "true")
    typist.reach(page.get_by_role("switch", name="New Reckoners"))
    typist.key("Space")
    expect(page.get_by_role("status").filter(has_text="Val")).to_be_visible()
    typist.reach(page.get_by_role("button", name="Bring back"))
    typist.key("Enter")
    expect(page.get_by_role("switch", name="New Reckoners")).to_have_attribute("aria-checked", "true")
    typist.press(page.get_by_role("button", name="Begin"))
    typist.until(lambda: typist.tables)
    assert [seat.id for seat in typist.now.view.reckoners] == ["val", "tia"]

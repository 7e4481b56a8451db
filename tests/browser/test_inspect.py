"""The card of a thing: opened in every way, wholly on the screen, closed again; and the gallery of all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.looks import overflows, unheard
from tests.browser.player import Player
from tests.browser.records import begun, first
from tests.server.house import House

SIDEWAYS = (667, 375)
# One of each kind that the table shows.
THINGS = (
    '[data-inspect^="epic/"] h4',
    ".tile",
    '.gauge, [data-spot^="research/"]',
    '[data-spot^="enforcement/"]',
    '[data-inspect^="reckoner/"]',
    '[data-inspect="population"]',
    '[data-inspect="base"]',
    '[data-spot="money"]',
    ".dice [data-die]",
    ".card.ability",
)
EVERYTHING = {
    "Reckoners": 6 + 4,
    "abilities": 6 + 4,
    "equipment": 29 + 24,
    "Dawnslight": 14,
    "cards of Newcago's districts": 7 * 2,  # two sides
    "Epics": 39,
    "actions": 14 + 24 + 3,  # of the base game, of the new Epics, of Babilar's districts and Regalia
    "actions of Limelight": 4 + 4 + 5 + 6 + 2 + 1,  # attacks by, Fortify, everywhere, on all, per, all brackets
    "actions of Ildithia and of Newcago's cards": 2 + 4,  # no card makes Equipment useless or takes a die
    "Bosses": 3,
    "their tracks": 4 + 2 + 4,  # of all, what differs with Regalia, Limelight's tables
    "what attacks on Reckoners do": 6,
    "dice and their symbols": 7 + 6,
    "districts": 7 + 7 + 7,
    "pieces": 11 + (1 + 6 + 5),  # of the base game and of the modules 1, 3 and 4
}
WHERE = (
    "(it) => { const { left, top, right, bottom } = it.getBoundingClientRect(); return [left, top, right, bottom]; }"
)
UNFOLD = 'for (const rule of it.querySelectorAll("details")) rule.open = true'


@pytest.fixture
def using(house: House, tmp_path: Path) -> str:
    """A table at which dice are used."""
    file = begun("4-hard-won", first("4-hard-won", " use d"), tmp_path)
    return str(house.http.post("/api/tables/file", content=file.read_bytes()).json()["id"])


def card(page: Page) -> Locator:
    return page.locator(".inspect")


def is_on_the_screen(page: Page, then: str = "") -> bool:
    """It is at once when it grows, not only after the next picture."""
    left, top, right, bottom = card(page).evaluate(f"(it) => {{ {then}; return ({WHERE})(it); }}")
    size = page.viewport_size
    assert size
    return bool(left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"])


def hold(page: Page, what: Locator) -> None:
    """A finger that stays until the card is there."""
    box = what.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_by_mouse_and_keys(using: str, sit: Sit) -> None:
    player = sit()
    player.open(using)
    page = player.page
    wrong = []
    for thing in THINGS:
        page.locator(thing).first.click(button="right", force=True)
        expect(card(page)).to_be_visible()
        expect(card(page).locator(".rules summary").first).to_contain_text("-0")
        if not is_on_the_screen(page, then=UNFOLD):
            wrong.append(thing)
        page.keyboard.press("Escape")
        expect(card(page)).to_have_count(0)
    assert not wrong
    # A click inspects where it cannot act, with the reason; where it can it acts.
    page.locator('[data-spot^="health/"]:not(.target)').last.click()  # nobody is there
    expect(card(page).get_by_role("alert")).to_be_visible()
    assert player.decision.get_by_role("alert").count() == 0
    assert not unheard(page) + overflows(page)
    before = player.now.version
    player.press(page.locator(".dice [data-die]:not(.is-off):not(.is-used)").first)
    expect(card(page)).to_have_count(0)
    player.press(page.locator(".target").first)
    player.until(lambda: player.now.version > before)
    # The focus goes into the card and comes back.
    plate = page.locator("[data-plate]").first
    plate.focus()
    page.keyboard.press("ArrowRight")
    here = page.evaluate("document.activeElement.dataset.plate")
    page.keyboard.press("?")
    expect(card(page)).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.plate") == here


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_by_touch(size: tuple[int, int], using: str, sit: Sit) -> None:
    player = sit(phone=True)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.open(using)
    for thing in (THINGS[0], ".tile", ".dice [data-die]", '[data-spot="money"]'):
        hold(page, page.locator(thing).first)
        expect(card(page)).to_be_visible()
        assert is_on_the_screen(page), thing
        card(page).get_by_role("button", name="Close").tap()
        expect(card(page)).to_have_count(0)
    hold(page, page.locator(".card.ability").first)
    assert not unheard(page)
    assert not player.sent or all(message["type"] != "act" for message in player.sent)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_gallery(phone: bool, using: str, sit: Sit, screens: Path) -> None:
    player: Player = sit(phone=phone)
    page = player.page
    player.go()
    page.get_by_role("link", name="Gallery").click()
    items = page.locator("[data-subject]")
    expect(items).to_have_count(sum(EVERYTHING.values()))
    expect(page.locator(".find")).not_to_have_css("position", "static")  # its ground would lie over everything
    assert not unheard(page) + overflows(page)
    page.screenshot(path=screens / f"gallery-{'phone' if phone else 'desktop'}.jpg")
    page.get_by_role("searchbox").fill("CONTAIN twice")
    expect(items).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Epics", exact=True).click()
    expect(items).to_have_count(39)
    epics = {"New Reckoners": 0, "New Equipment": 0, "New Epics": 39, "New Bosses": 0, "Base game": 25}
    for module, count in epics.items():
        page.get_by_role("button", name=module).click()
        expect(items).to_have_count(count)
    last = items.last
    last.click()
    expect(card(page)).to_be_visible()
    assert is_on_the_screen(page)
    assert not unheard(page) + overflows(page)
    page.keyboard.press("Escape")
    expect(last).to_be_focused()
    player.open(using)
    player.press(page.get_by_role("button", name="Menu"))
    page.get_by_role("button", name="Gallery").click()
    expect(items.first).to_be_visible()


def test_what_the_market_says_on_a_desktop(using: str, sit: Sit) -> None:
    player = sit()
    player.open(using)
    page = player.page
    expect(page.locator(".mk .sentence")).to_have_count(4)
    for sentence in page.locator(".mk .sentence").all():
        assert sentence.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1"), sentence.inner_text()
    page.locator('[data-inspect="equipment-deck"]').click()
    expect(card(page)).to_contain_text("Not seen yet")
    view = player.now.view
    unseen = card(page).locator("section", has_text="Not seen yet").get_by_role("button")
    expect(unseen).to_have_count(view.equipment_deck)

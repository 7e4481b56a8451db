"""Babilar on phones and tablets: all is there, large enough for a finger, and every decision is taken by touch."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reckoners.game import Game
from tests.browser.conftest import PHONE, Window
from tests.browser.laid import Sight, check_answer, lay
from tests.browser.looks import misplaced, overflows, unheard
from tests.browser.player import Player
from tests.browser.test_layouts import DRAWN, FINGER
from tests.positions import table
from tests.server.babilar import LAST_BLOW, TO_AID, babilar

SIZES = ((390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768))
TOUCHED = f"{FINGER}, .pcards .dawn, .pd .dhit.target"
# Six Reckoners, two of them struck; Tia has two gifts, and Research for the track under her feet.
FULL = """
    [setup]
    reckoners = ["tia", "abraham", "val", "exel", "mizzy", "sam"]
    boss = "regalia"
    city = "babilar"
    modules = [1, 2, 3, 4]
    [position]
    round = 4
    money = 3
    [position.boss]
    district = "sunken-harbour"
    card = "doubles"
    deck = ["reroll", "die", "move", "doubles", "ability"]
    [[position.district]]
    id = "grand-central"
    epic = "sourcefield"
    bracket = 2
    marker = 5
    enforcement = 1
    [[position.district]]
    id = "rope-bridges"
    epic = "frostbite"
    marker = 8
    [[position.district]]
    id = "drowned-market"
    epic = "faultline"
    marker = 3
    barricades = 1
    [[position.district]]
    id = "central-park"
    epic = "curveball"
    marker = 0
    [[position.district]]
    id = "painted-village"
    epic = "deathpoint"
    marker = 7
    enforcement = 2
    [[position.district]]
    id = "glowing-gardens"
    epic = "mitosis"
    marker = 0
    barricades = 1
    [[position.district]]
    id = "sunken-harbour"
    epic = "herald"
    marker = 6
    [position.reckoners.tia]
    district = "grand-central"
    plan = 2
    dawnslight = ["glowing-vines", "fruit-bowl"]
    suffers = ["doubles"]
    dice = ["purple research2", "purple research", "purple plan", "basic money", "basic contain", "basic enforcement"]
    [position.reckoners.abraham]
    district = "grand-central"
    [position.reckoners.val]
    district = "rope-bridges"
    [position.reckoners.exel]
    district = "painted-village"
    [position.reckoners.mizzy]
    district = "sunken-harbour"
    suffers = ["doubles", "move"]
    [position.reckoners.sam]
    district = "central-park"
    """
SCROLLED = "(it) => it.scrollHeight - it.clientHeight"


def full() -> Game:
    return table(FULL)


def wrong(page: Page, shown: str, screens: Path) -> list[str]:
    page.evaluate(DRAWN)
    page.screenshot(path=screens / f"babilar-{shown}.jpg")
    found = [*overflows(page, also_wider=False), *misplaced(page, finger=TOUCHED)]
    return [f"{shown}: {what}" for what in found]


@pytest.mark.parametrize("language", ["en", "de", *(pytest.param(one, marks=pytest.mark.slow) for one in ("fr", "es"))])
def test_nothing_is_cut_and_all_is_large_enough(language: str, window: Window, screens: Path) -> None:
    page = window(size=PHONE, touch=True)
    Sight(language).of(page)
    lay(page, full(), language)
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += wrong(page, f"{language}-{width}x{height}", screens)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".ptray .die").first.tap()
    expect(page.locator(".pd .dhit.target")).to_be_visible()
    found += wrong(page, f"{language}-hand", screens)
    page.locator(".pnav button").nth(1).tap()
    expect(page.locator(".pboard .bfoot")).to_be_visible()
    found += wrong(page, f"{language}-boss", screens)
    if language == "en":
        found += unheard(page)
    assert not found, "\n".join(found)


def test_the_strip_tells_what_is_left_and_where_she_comes(window: Window) -> None:
    page = window(size=PHONE, touch=True)
    lay(page, full())
    assert page.locator(".rchip .left").all_inner_texts() == ["5", "8", "3", "0", "7", "0", "6"]
    assert page.locator(".rchip .left.zero").count() == 2
    expect(page.locator(".rchip .ord.comes")).to_have_count(1)
    expect(page.locator(".pres")).to_contain_text("2/7")
    expect(page.locator(".dsaid")).to_contain_text("Dawnslight at")
    page.locator(".rchip").filter(has=page.locator(".comes")).tap()
    expect(page.locator(".pcomes")).to_contain_text("Regalia")
    # What she does here gives way to the buttons of a die: all of it has room, down to the tabs.
    page.locator(".ptray .die").first.tap()
    expect(page.locator(".pcomes")).to_have_count(0)
    assert page.locator(".tableroot").evaluate(SCROLLED) == 0
    # A lower window scrolls below the tabs.
    page.set_viewport_size({"width": PHONE[0], "height": 664})
    page.evaluate(DRAWN)
    assert page.locator(".tableroot").evaluate(SCROLLED) > 0
    assert page.locator(".pnav").evaluate("(it) => it.getBoundingClientRect().bottom") == 664
    page.locator(".pnav button").last.tap()
    expect(page.locator(".pd .lg")).to_be_visible()


# What has been done before, or the decision that it leads to; and the answer.
ASKED: list[tuple[tuple[str, ...], str, str]] = [
    ((), "", "tia use d5 research grand-central"),  # a district's track
    (TO_AID, "", "aid fruit-bowl abraham"),  # one of two cards, and who gets it
    ((), "", "tia use neon-graffiti research grand-central"),  # a Dawnslight card with symbols
    ((), "", "tia heal hidden-garden"),  # and one that brings people back
    (LAST_BLOW, "", "reward boss-research grand-central"),  # a reward in the middle of a die
    (LAST_BLOW, "", "reward plan exel"),
    ((), "", "val use d1 move painted-village"),  # half a Move, and the rest of it
    (("val use d1 move painted-village",), "", "val use d6 move painted-village"),
    ((), "disable", "abraham disable-die d4"),  # what one does without
]


def test_every_decision_is_taken_by_touch(window: Window) -> None:
    page = window(size=PHONE, touch=True)
    player = Player(page, touch=True)
    for before, until, action in ASKED:
        game = babilar(*before, until=until)
        check_answer(player, game, lay(page, game), action)

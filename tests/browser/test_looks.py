"""Light, dark, high contrast and paper, in each of the three cities: what is chosen, what the system asks for, and that
texts stand out on the pixels of real screens."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Window
from tests.browser.contrast import faint
from tests.browser.looks import unheard
from tests.browser.player import Player
from tests.browser.records import begun, first, record
from tests.browser.test_screens import SCREENS, learn, new, settings
from tests.server.house import House

# A game in each city, in the middle of using dice.
CITIES = {
    "newcago": "newcago-cards-mixed-modules-1234-4-standard-won",
    "babilar": "regalia-babilar-modules-1234-4-beginner-won",
    "ildithia": "limelight-ildithia-modules-1234-4-standard-won",
}
# Each look in one city and at one size, so that all of them are seen; the slow lane has the others.
SOME = [("light", "babilar", False), ("contrast", "newcago", False), ("dark", "ildithia", True)]
ALL = [
    (look, city, phone)
    for look in ("dark", "light", "contrast", "paper")
    for city in CITIES
    for phone in (False, True)
    if (look, city, phone) not in SOME
]
KEPT = "localStorage.setItem('reckoners-settings', JSON.stringify({ look: '%s' }))"
GROUND = "getComputedStyle(document.body).backgroundColor"
PAGES = re.compile(rb"/MediaBox \[0 0 (\d+)[\d.]* (\d+)[\d.]*\]")

Looking = Callable[..., Page]


def look_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-look")


@pytest.fixture
def looking(window: Window) -> Looking:
    """A window with a look; nobody chooses paper, but a system may ask for more contrast in a light room."""

    def opening(look: str, *, phone: bool = False) -> Page:
        page = window("", PHONE if phone else DESKTOP, touch=phone, light=look == "paper")
        if look == "paper":
            page.emulate_media(contrast="more")
        else:
            page.add_init_script(KEPT % look)
        return page

    return opening


def in_use(house: House, city: str, folder: Path) -> str:
    """A table of a city while dice are used."""
    name = CITIES[city]
    uses = sum(" use d" in action for action in record(name))
    file = begun(name, first(name, " use d", uses // 2), folder)
    made: str = house.http.post("/api/tables/file", content=file.read_bytes()).json()["id"]
    return made


def over(house: House, folder: Path) -> str:
    name = "2-sparks-lost"
    file = begun(name, len(record(name)), folder)
    made: str = house.http.post("/api/tables/file", content=file.read_bytes()).json()["id"]
    return made


def limits(look: str) -> tuple[float, float]:
    return (7, 4.5) if look in ("contrast", "paper") else (4.5, 3)


def seen(page: Page, look: str, name: str, screens: Path) -> list[str]:
    """Texts that do not stand out. axe-core looks at every screen elsewhere, and in the slow lane in every look."""
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"{look}-{name}.jpg")
    assert look_of(page) == look
    return [f"{name}: {what}" for what in faint(page, *limits(look))]


@pytest.mark.parametrize(("look", "city", "phone"), [*SOME, *(pytest.param(*it, marks=pytest.mark.slow) for it in ALL)])
def test_a_table_in_a_look(
    look: str, city: str, phone: bool, looking: Looking, house: House, screens: Path, tmp_path: Path
) -> None:
    page = looking(look, phone=phone)
    player = Player(page, touch=phone)
    player.open(in_use(house, city, tmp_path))
    expect(page.locator("html")).to_have_attribute("data-city", city)
    name = f"{city}-{'phone' if phone else 'desktop'}"
    wrong = seen(page, look, name, screens)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("look", ["light", pytest.param("contrast", marks=pytest.mark.slow)])
def test_some_screens_in_a_look(look: str, looking: Looking, screens: Path) -> None:
    page = looking(look)
    player = Player(page)
    wrong = []
    for show in (settings, new, learn):
        show(player)
        wrong += seen(page, look, show.__name__, screens)
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("look", ["dark", "light", "contrast", "paper"])
def test_all_screens_in_a_look(
    look: str, phone: bool, looking: Looking, house: House, screens: Path, tmp_path: Path
) -> None:
    player = Player(looking(look, phone=phone), touch=phone)
    page = player.page
    size = "phone" if phone else "desktop"
    wrong = []
    for name, show in SCREENS.items():
        show(player)
        wrong += [*seen(page, look, f"{name}-{size}", screens), *unheard(page)]
    end = f"end/{over(house, tmp_path)}"
    for place, there in (("gallery", "[data-subject]"), ("campaign", "h1"), (end, ".deeds td")):
        player.go(place)
        expect(page.locator(there).first).to_be_visible()
        expect(page.get_by_text("The planner looks through the game")).to_have_count(
            0
        )  # its answer moves what is below
        wrong += [*seen(page, look, f"{place.partition('/')[0]}-{size}", screens), *unheard(page)]
    for city in CITIES:
        player.open(in_use(house, city, tmp_path))
        player.press(page.get_by_role("button", name="Menu"))
        expect(page.get_by_role("dialog")).to_be_visible()
        wrong += [*seen(page, look, f"{city}-menu-{size}", screens), *unheard(page)]
    assert not wrong, "\n".join(wrong)


def test_a_look_is_chosen_kept_and_there_before_anything_is_drawn(window: Window) -> None:
    page = window()
    page.goto("/")
    assert look_of(page) == "dark"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-look", "light")
    light = page.evaluate(GROUND)
    assert json.loads(page.evaluate("localStorage.getItem('reckoners-settings')"))["look"] == "light"
    # Before the script that draws the page has come, the page has its colours.
    page.route(re.compile(r"/assets/index-\S+\.js$"), lambda route: route.abort())
    page.reload()
    assert look_of(page) == "light"
    assert page.evaluate(GROUND) == light
    assert page.locator("#app > *").count() == 0
    assert page.locator('meta[name="theme-color"]').get_attribute("content") == page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--sky-0').trim()"
    )


def test_the_system_is_followed_until_something_is_chosen(window: Window) -> None:
    page = window(light=True)
    page.goto("/")
    assert look_of(page) == "light"
    html = page.locator("html")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-look", "dark")
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-look", "contrast")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-look", "paper")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(html).to_have_attribute("data-look", "dark")


def test_colours_that_the_system_forces_still_show_what_is_lit(window: Window, house: House, tmp_path: Path) -> None:
    page = window()
    page.emulate_media(forced_colors="active")
    Player(page).open(in_use(house, "newcago", tmp_path))
    lit = page.locator(".tile.lit").first
    unlit = page.locator(".tile:not(.lit):not(.over):not(.soon)").first
    colour = "(it) => getComputedStyle(it).backgroundImage + getComputedStyle(it).backgroundColor"
    assert lit.evaluate(colour) != unlit.evaluate(colour)
    forced = page.evaluate(
        """() => ["Canvas", "CanvasText"].map((name) => {
            const it = document.body.appendChild(document.createElement("i"));
            it.style.color = name;
            return getComputedStyle(it).color;
        })"""
    )
    assert [page.evaluate(GROUND), page.evaluate("getComputedStyle(document.body).color")] == forced


def pdf(page: Page) -> list[tuple[int, int]]:
    """The sizes of its pages."""
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    found = [(int(wide), int(high)) for wide, high in PAGES.findall(printed)]
    assert found
    return found


def test_what_is_printed(window: Window, house: House, tmp_path: Path) -> None:
    """White paper, whole lists, no buttons: the rules and the gallery page by page, a table on one page across."""
    page = window()
    player = Player(page)
    player.go("rules")
    expect(page.locator(".reference article").first).to_be_visible()
    shown = page.locator(".reference article").count()
    assert len(pdf(page)) > 20, "all groups, each from a new page on"
    assert page.locator(".reference article").count() == shown, "the screen is as it was"
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-look", "paper")
    assert page.evaluate(GROUND) in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    for gone in (".icon-button", ".reference > nav", ".night", "select"):
        assert page.locator(gone).first.is_hidden()
    groups = page.locator(".reference .group")
    assert groups.count() > 20
    page.emulate_media(media="null")
    expect(groups).to_have_count(0)

    player.go("gallery")
    expect(page.locator("[data-subject]").first).to_be_visible()
    assert len(pdf(page)) > 10
    player.go(f"end/{over(house, tmp_path)}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("img").first).to_be_attached()
    assert len(pdf(page)) <= 2
    page.emulate_media(media="print")
    expect(page.locator(".big-button").first).to_be_hidden()
    assert page.locator(".seed").is_visible()
    page.emulate_media(media="null")

    player.open(in_use(house, "babilar", tmp_path))
    [(wide, high)] = pdf(page)
    assert wide > high
    expect(page.locator("html")).to_have_attribute("data-look", "dark")

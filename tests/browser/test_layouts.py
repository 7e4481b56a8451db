"""The table in every room that it may get: windows of all shapes, large text, browser zoom. Nothing is cut, lies over
something else or is too small, in the position that is hardest to show, in the language with the longest words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.laid import Sight, lay
from tests.browser.looks import misplaced, overflows, unheard, wider
from tests.browser.player import Player
from tests.browser.records import begun, first, record
from tests.positions import table

Size = tuple[int, int]
# The layouts at the edges of their room; in the slow lane all the windows that are met with.
ROOMS = [
    *((1280, 720), (1920, 1080)),  # the desktop
    *((1366, 600), (1024, 576)),  # low windows
    *((768, 1024), (1024, 1366), (1024, 768), (1180, 820)),  # tablets
    *((844, 390), (667, 375)),  # phones held sideways
    *((390, 844), (360, 740)),  # phones
    *((640, 360), (960, 540), (320, 256)),  # zoom: 200 % of 1280 x 720 and of 1920 x 1080, 400 % of 1280 x 1024
]
MORE = [
    (1366, 768),
    (1440, 900),
    (2560, 1440),
    (1164, 655),
    (810, 1080),
    (834, 1194),
    (740, 360),
    (932, 430),
    (430, 932),
]

# Full plates, long names, a weakened Boss, everybody in one district, six cards.
FULL = """
    [setup]
    reckoners = ["abraham", "tia", "prof", "megan", "david", "cody"]
    [position]
    round = 7
    money = 12
    boss = { district = "newcago-theatre", research = 0, health = 12, yellow = 4, black = 3, red = 3, blue = 4 }
    district = [
        { id = "newcago-theatre", epic = "refractionary", research = 2, bracket = 4, enforcement = 4, barricades = 2 },
        { id = "chinatown", epic = "nights-sorrow", bracket = 3, enforcement = 4, barricades = 2 },
        { id = "steel-lakeshore", epic = "kingmaker", research = 0, bracket = 3, enforcement = 4, barricades = 2 },
        { id = "soldier-field", epic = "gridlock", bracket = 4, enforcement = 4 },
        { id = "understreets", epic = "curveball", research = 0, health = 2, bracket = 3, enforcement = 7 },
        { id = "the-loop", epic = "nightwielder", research = 3, bracket = 2, barricades = 2 },
        { id = "station-seven", epic = "paroxysm", bracket = 3 },
    ]
    [position.reckoners]
    abraham = { district = "newcago-theatre", plan = 3, plan_next = 2, equipment = [
        "rifle", "grenade", "bank-vault", "notebooks", "night-vision-goggles"], dice = [
        "green attack2", "green research", "green attack2", "basic contain", "basic enforcement", "basic attack"] }
    """
FOUR = """
    [setup]
    reckoners = ["abraham", "tia", "prof", "cody"]
    [position]
    district = [
        { id = "newcago-theatre", epic = "refractionary", research = 2, bracket = 4, enforcement = 4, barricades = 2 },
        { id = "chinatown", epic = "nights-sorrow", bracket = 3, enforcement = 4, barricades = 2 },
        { id = "steel-lakeshore", epic = "kingmaker", research = 0, bracket = 3, enforcement = 4 },
        { id = "soldier-field", epic = "gridlock", bracket = 4 },
        { id = "understreets", epic = "curveball" },
    ]
    [position.reckoners]
    abraham = { district = "newcago-theatre", dice = [
        "green attack2", "green research", "green attack2", "basic contain", "basic enforcement", "basic attack"] }
    """
TWO = """
    [setup]
    reckoners = ["abraham", "megan"]
    [position]
    district = [
        { id = "newcago-theatre", epic = "refractionary", bracket = 4, enforcement = 4, barricades = 2 },
        { id = "chinatown", epic = "nights-sorrow", bracket = 3, enforcement = 4, barricades = 2 },
        { id = "steel-lakeshore", epic = "kingmaker", research = 0, bracket = 3 },
    ]
    [position.reckoners]
    abraham = { district = "newcago-theatre", dice = ["green attack2", "basic contain", "basic enforcement"] }
    """
# Everybody has still to say where to begin: seven names in the decision.
PLACING = """
    [setup]
    reckoners = ["abraham", "tia", "prof", "megan", "david", "cody"]
    """
# Megan's ability can be paid with a die; the card beside it is used, so it lies turned.
TURNED = """
    [setup]
    reckoners = ["megan", "abraham"]
    [position]
    [position.reckoners]
    megan = { dice = ["basic contain"], equipment = ["rifle"], used = ["rifle"] }
    """
POSITIONS = {"FULL": FULL, "FOUR": FOUR, "TWO": TWO}
# What a finger has to hit, everywhere but on the desktop.
FINGER = (
    ".pdec button:not(.rulelink), .seats button, .ptray .die, .pnav button, .pcards .card, .rchip, .ptop nav button"
)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MAIN = {
    "Epic": ".plate .epic h4",
    "district": ".plate h3",
    "health": ".plate .gauge b",
    "decision": ".ask b",
    "button": ".decision .ghost, .pdec .ghost",
    "population": "[data-actor=population] b",
    "money": '[data-spot="money"] b',
    "card": ".card b",
}
SIZE = """(selector) => {
    const it = document.querySelector(selector);
    const app = it.closest(".app");
    return (parseFloat(getComputedStyle(it).fontSize) * app.getBoundingClientRect().width) / app.offsetWidth;
}"""


def resized(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def take(page: Page) -> None:
    """A die in the hand: its targets are lit, with their letters."""
    page.locator(".dice button.die:not(.is-off, .is-used)").first.click()
    expect(page.locator(".target").first).to_be_attached()


def faults(page: Page, sizes: list[Size], name: str, screens: Path, text: float = 1) -> Iterator[str]:
    for size in sizes:
        resized(page, size)
        shown = f"{size[0]}x{size[1]}-{name}"
        finger = "" if page.locator(".app.table").count() or size[0] < 360 else FINGER
        wrong = [*overflows(page, also_wider=False), *misplaced(page, 11 * text, finger)]
        if wrong:
            page.screenshot(path=screens / f"layout-{shown}.jpg")
        yield from (f"{shown}: {what}" for what in wrong)


def opened(window: Window, text: str, sight: Sight) -> Page:
    page = window(size=(1280, 720))
    sight.of(page)
    lay(page, table(text), sight.language)
    return page


@pytest.mark.parametrize("position", ["FULL", "FOUR", "TWO"])
def test_every_room_shows_everything(position: str, window: Window, screens: Path) -> None:
    """In German, with wider letters; in the fullest position with a die in the hand."""
    page = opened(window, POSITIONS[position], Sight("de"))
    if position == "FULL":
        take(page)
    with wider(page):
        wrong = [*faults(page, ROOMS, f"{position}-de", screens)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
@pytest.mark.parametrize("position", ["FULL", "FOUR", "TWO"])
def test_every_window_in_every_language(position: str, language: str, window: Window, screens: Path) -> None:
    page = opened(window, POSITIONS[position], Sight(language))
    wrong = [*faults(page, ROOMS + MORE, f"{position}-{language}", screens)]
    resized(page, (1280, 720))
    take(page)
    wrong += faults(page, ROOMS + MORE, f"{position}-{language}-hand", screens)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_other_languages(language: str, window: Window, screens: Path) -> None:
    page = opened(window, FULL, Sight(language))
    wrong = [*faults(page, [(1280, 720), (1024, 576), (768, 1024), (667, 375)], language, screens)]
    assert not wrong, "\n".join(wrong)


def test_larger_text(window: Window, screens: Path) -> None:
    """Where there is no room for all, panels go behind tabs."""
    page = opened(window, FULL, Sight("de", 130))
    sizes = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024), (1024, 768), (844, 390), (390, 844)]
    wrong = [*faults(page, sizes, "size-130", screens, 1.3)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("window_size", "position"),
    [
        ((1280, 720), "FOUR"),
        ((1920, 1080), "TWO"),
        pytest.param((1280, 720), "TWO", marks=pytest.mark.slow),
        pytest.param((1920, 1080), "FOUR", marks=pytest.mark.slow),
    ],
)
def test_zoom_and_text_size_enlarge(window_size: Size, position: str, window: Window) -> None:
    page = opened(window, POSITIONS[position], Sight())

    def measured() -> dict[str, float]:
        page.evaluate(DRAWN)
        return {name: page.evaluate(SIZE, selector) for name, selector in MAIN.items()}

    resized(page, window_size)
    before = measured()
    # Zoom of 200 %: half of the CSS pixels, each twice as large.
    resized(page, (window_size[0] // 2, window_size[1] // 2))
    zoomed = {name: 2 * size / before[name] for name, size in measured().items()}
    assert min(zoomed.values()) >= 1.8, zoomed
    larger = opened(window, POSITIONS[position], Sight(size=130))
    resized(larger, window_size)
    page = larger
    grown = {name: size / before[name] for name, size in measured().items()}
    assert min(grown.values()) >= 1.29, grown


SEEN_WHOLE = """() => {
    const out = [];
    for (const plate of document.querySelectorAll(".plate")) {
        const box = plate.getBoundingClientRect();
        for (const it of plate.querySelectorAll(".pieces .ic, .reward, .reward .ic, .reward b")) {
            const { left, right } = it.getBoundingClientRect();
            if (left < box.left + 6 || right > box.right - 6) out.push(`out of a plate: ${it.className}`);
        }
        const [pieces, reward] = [".pieces", ".reward"].map((one) => plate.querySelector(one)?.getBoundingClientRect());
        if (pieces?.width && reward && pieces.right > reward.left) out.push("pieces over the reward");
    }
    for (const line of document.querySelectorAll(".fclines li")) {
        const name = line.querySelector(".nm").getBoundingClientRect();
        for (const it of line.querySelectorAll(".fx .ic, .fx em")) {
            const { left } = it.getBoundingClientRect();
            if (left < name.right) out.push(`cut off in the forecast: ${line.innerText}`);
        }
        const shown = line.querySelector(".fx");
        if (shown.scrollWidth > shown.clientWidth + 1) out.push(`no room in the forecast: ${line.innerText}`);
    }
    return out;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off_at_1280_x_720(language: str, window: Window) -> None:
    """Rewards beside four Enforcement and two Barricades, and the first symbols of the forecast's lines."""
    page = opened(window, FULL, Sight(language))
    with wider(page):
        assert page.evaluate(SEEN_WHOLE) == []
        take(page)
        assert page.evaluate(SEEN_WHOLE) == []


def test_the_letter_on_a_card_lies_over_the_next_card(window: Window) -> None:
    """A used card is turned, and lay over the letter of the card before it."""
    page = opened(window, TURNED, Sight())
    page.locator('[data-die="d1"]').click()
    badge = page.locator(".card.ability .hint")
    expect(badge).to_be_visible()
    assert badge.evaluate("(it) => it.offsetWidth") >= 16
    assert badge.evaluate(
        """(it) => { const { right, top } = it.getBoundingClientRect();
            return document.elementFromPoint(right - 2, top + 8) === it; }"""
    )


@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
def test_districts_keep_their_names_in_the_decision(language: str, window: Window) -> None:
    """Seven of them, where one has to say where to begin."""
    game = table(PLACING)
    while not any(" place " in str(action) for action in game.legal()):
        game.play(game.legal()[-1])
    page = window()
    Sight(language).of(page)
    lay(page, game, language)
    names = page.locator(".decision .go .tx")
    expect(names).to_have_count(7)
    cut = names.evaluate_all(
        "(all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"
    )
    assert cut == []
    assert overflows(page) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_game_of_two_people_needs_no_scrolling(language: str, window: Window) -> None:
    page = window()
    Sight(language).of(page)
    page.goto("/#/new")
    for name in ("Tia", "Prof", "Megan"):
        page.get_by_role("checkbox", name=name).click()
    page.locator(".people button").nth(0).click()
    expect(page.locator(".people input")).to_have_count(2)
    assert overflows(page) == []
    assert page.locator(".screen").evaluate(
        "(it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]"
    ) == [0, 0]
    rows = page.locator(".who > :not(p)").evaluate_all(
        "(all) => new Set(all.map((it) => {"
        " const { top, bottom } = it.getBoundingClientRect(); return Math.round((top + bottom) / 8); })).size"
    )
    assert rows == 1, "one line above the Reckoners"


BEGIN_COVERS = """() => {
    const begin = document.querySelector(".big-button").getBoundingClientRect();
    return [...document.querySelectorAll(".sopt .diff, .sopt .sline, .rcard")].filter((it) => {
        const box = it.getBoundingClientRect();
        return Math.min(box.bottom, begin.bottom) - Math.max(box.top, begin.top) > 1
            && Math.min(box.right, begin.right) - Math.max(box.left, begin.left) > 1;
    }).length;
}"""


@pytest.mark.parametrize("size", [(768, 1024), (834, 1194), (1024, 768), (1180, 820), (844, 390), (667, 375)])
def test_nothing_lies_over_the_options_of_a_new_game(size: Size, window: Window) -> None:
    page = window(size=size)
    Sight("de").of(page)
    page.goto("/#/new")
    for name in ("Tia", "Prof", "Megan"):
        page.get_by_role("checkbox", name=name).click()
    assert overflows(page) == []
    assert page.locator(".screen").evaluate("(it) => it.scrollWidth - it.clientWidth") == 0
    scroll = "(it, part) => it.scrollTo(0, (it.scrollHeight - it.clientHeight) * part)"
    for part in (0, 0.5, 1):
        page.locator(".screen").evaluate(scroll, part)
        assert page.evaluate(BEGIN_COVERS) == 0


@pytest.mark.parametrize("size", [(667, 375), (768, 1024), (1024, 768)])
def test_a_round_by_taps_in_the_other_layouts(size: Size, window: Window, screens: Path, tmp_path: Path) -> None:
    """From the prologue to the first dice used, by what can be touched; and nothing for axe-core to complain about."""
    name = "2-sparks-lost"
    player = Player(window(size=size, touch=True), touch=True)
    player.load(begun(name, 0, tmp_path))
    player.play(record(name)[: first(name, " use d") + 4])
    assert player.now.view.step == "use"
    assert unheard(player.page) == []
    assert [*faults(player.page, [size], "played", screens)] == []
    for tab in player.page.locator(".pnav button").all():
        player.press(tab)
        expect(tab).to_have_attribute("aria-current", "page")
        assert misplaced(player.page, finger=FINGER) == []

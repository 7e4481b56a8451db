"""The type comes with the game: what people read looks and measures the same, whatever their machine has installed."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from reckoners.server.client_files import ClientFiles
from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit, Window
from tests.browser.fonts import FAMILY
from tests.browser.looks import wider
from tests.server.house import House

STATIC = PROJECT / "src" / "reckoners" / "server" / "static"
OURS = ("Reckoners Sans", "Reckoners Narrow")
DRAWN_WITH = {"Roboto", "Reckoners Symbols"}
SOURCES = {"client/src": (".svelte", ".ts"), "src/reckoners/text": (".ftl",), "src/reckoners/content": (".toml",)}
MOST_TYPE = 90_000  # bytes
# Bytes, packed as the server packs them.
MOST_FIRST = 154_500  # what the first page and the table load; 150,000 before looks, sound, puzzles, origins
# with all other screens, in files of their own; 200,000 before replay, statistics, puzzles, box; 250,000 before talk in
# the replay and forms for districts and their cards; 251,000 before the form of a booklet's page
MOST_CLIENT = 252_500
NAMED = re.compile(r'(?:src|href)="/(\S+\.(?:js|css))"')

LOADED = """async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((it) => it.status === "loaded").map((it) => it.family.replaceAll('"', ""));
}"""
FOREIGN = """() => [...document.body.querySelectorAll("*")]
    .filter((it) => it.innerText || it.matches("input, select, textarea"))
    .filter((it) => !/^"?Reckoners /.test(getComputedStyle(it).fontFamily))
    .map((it) => it.outerHTML.slice(0, 80))"""


def test_both_faces_come_from_one_file_of_ours(window: Window, house: House) -> None:
    page = window()
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url) if it.resource_type == "font" else None)
    page.goto("/")
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    assert set(OURS) <= set(page.evaluate(LOADED))
    assert len(asked) == len(set(asked)), "what is preloaded is what is used"

    preloaded = re.findall(r'rel="preload"\s+href="(\S+\.woff2)"', house.http.get("/").text)
    assert asked == [f"{house.address.rstrip('/')}{path}" for path in preloaded]
    for path in preloaded:
        served = house.http.get(path)
        assert served.headers["content-type"] == "font/woff2"
        assert "immutable" in served.headers["cache-control"]


def test_the_client_and_its_type_stay_light() -> None:
    files = ClientFiles(STATIC)
    page = files.find("")
    assert page
    everything = [path for path in (STATIC / "assets").rglob("*") if path.suffix in (".js", ".css", ".svg")]
    sizes = {path.relative_to(STATIC).as_posix(): 0 for path in everything}
    for name in sizes:
        file = files.find(name)
        assert file
        assert file.forever
        sizes[name] = len(file.packed or file.body)
    first = [sizes[name] for name in NAMED.findall(page.body.decode())]
    assert len(first) < len(sizes)
    assert sum(first) + len(page.packed or page.body) <= MOST_FIRST
    assert sum(sizes.values()) + len(page.packed or page.body) <= MOST_CLIENT
    assert sum(path.stat().st_size for path in STATIC.rglob("*.woff2")) <= MOST_TYPE


def test_other_screens_are_fetched_when_somebody_is_about_to_go_there(window: Window) -> None:
    page = window()
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url) if it.resource_type == "script" else None)
    page.goto("/")
    gallery = page.get_by_role("link", name="Gallery")
    expect(gallery).to_be_visible()
    assert len(asked) == 2, "the look, before anything is drawn, and all else"
    with page.expect_response(re.compile(r"/rest-\S+\.js$")):
        gallery.hover()
    gallery.click()
    expect(page.locator("[data-subject]").first).to_be_visible()
    assert len(asked) == 3


def test_who_waits_for_a_screen_is_told(window: Window) -> None:
    """So is who waits in vain: the server is gone, or was built anew."""
    page = window()
    held: list[Route] = []
    page.route(re.compile(r"/rest-\S+\.js$"), lambda it: held.append(it))  # noqa: PLW0108 - Playwright marks what it calls
    page.goto("/#/gallery")
    expect(page.get_by_role("status")).to_have_text("One moment …")
    held[0].fulfill(status=404)
    again = page.get_by_role("button", name="Load the page again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.locator("[data-subject]").first).to_be_visible()


def test_every_character_of_the_four_languages_has_a_glyph_of_ours(window: Window) -> None:
    page = window()
    page.goto("/")
    text = characters()
    assert {*"éßñ¿œ«»…→×∞\u2212\u202f"} <= text
    for face in ("--font", "--font-narrow"):
        for character in sorted(text):
            page.evaluate(
                """([face, character]) => {
                    const it = document.body.appendChild(document.createElement("p"));
                    it.style.fontFamily = `var(${face})`;
                    it.className = "shown";
                    it.title = it.textContent = character;
                }""",
                [face, character],
            )
    foreign = {title: faces - DRAWN_WITH for title, faces in used_faces(page, ".shown").items() if faces - DRAWN_WITH}
    assert not foreign, "draw them in client/tools/symbols.mjs, or use other characters"


def test_nothing_asks_for_another_face(sit: Sit, middle: Path) -> None:
    """Also what has a style of its own: fields to type in, codes, keys."""
    player = sit()
    for place, there in (("new", "input"), ("rules/USE-03", "code")):
        player.go(place)
        expect(player.page.locator(there).first).to_be_visible()
        assert not player.page.evaluate(FOREIGN)
    player.load(middle)
    assert not player.page.evaluate(FOREIGN)


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told which fonts there are")
def test_the_tests_see_no_font_of_the_machine(browser: Browser) -> None:
    """Whatever a page asks for, it gets the one face that has no letters."""
    page = browser.new_page()
    families = ["sans-serif", "serif", "monospace", "system-ui", "Arial", "DejaVu Sans", "Liberation Sans", "Noto Sans"]
    page.set_content("".join(f"<p title='{it}' style=\"font-family: '{it}'\">abc</p>" for it in families[4:]))
    page.evaluate(
        """(families) => families.forEach((it) => {
            const shown = document.body.appendChild(document.createElement("p"));
            [shown.title, shown.style.fontFamily, shown.textContent] = [it, it, "abc"];
        })""",
        families[:4],
    )
    assert used_faces(page, "p") == {it: {FAMILY} for it in families}
    page.close()


def test_wider_text_is_a_tenth_wider(sit: Sit) -> None:
    """The tests of the layout run with it: `looks.wider`."""
    page = sit().page
    page.goto("/")
    for face in ("--font", "--font-narrow"):
        page.evaluate(
            """(face) => {
                const it = document.body.appendChild(document.createElement("span"));
                [it.id, it.textContent] = [face, "Reckoners measure their words"];
                it.style.font = `400 100px var(${face})`;
                it.style.position = "absolute";
                it.style.whiteSpace = "nowrap";
            }""",
            face,
        )

    def widths() -> list[float]:
        measured: list[float] = page.evaluate(
            "document.fonts.ready.then(() => ['--font', '--font-narrow'].map("
            "(id) => document.getElementById(id).getBoundingClientRect().width))"
        )
        return measured

    before = widths()
    assert before[1] < before[0] * 0.93, "the narrow face is narrow"
    with wider(page):
        assert [after / width for after, width in zip(widths(), before, strict=True)] == pytest.approx(
            [1.1, 1.1], abs=0.01
        )
    assert widths() == before


def characters() -> set[str]:
    """All that a page may show. The terminal's own sentences are drawn by the terminal."""
    found: set[str] = set()
    for folder, kinds in SOURCES.items():
        files = [it for it in (PROJECT / folder).rglob("*") if it.suffix in kinds and ".test." not in it.name]
        assert files
        for file in files:
            found.update(*(line for line in file.read_text().splitlines() if not line.startswith("cli-")))
    return {it for it in found if it.isprintable() or it in "\u00a0\u202f"} - {" "}


def used_faces(page: Page, selector: str) -> dict[str, set[str]]:
    """What Chromium itself says that it has drawn the texts with, by the title of each."""
    page.evaluate("document.fonts.ready")
    asking = page.context.new_cdp_session(page)
    asking.send("DOM.enable")
    asking.send("CSS.enable")
    root: dict[str, Any] = asking.send("DOM.getDocument")
    asked = {"nodeId": root["root"]["nodeId"], "selector": selector}
    found: dict[str, Any] = asking.send("DOM.querySelectorAll", asked)
    titles = page.evaluate("(selector) => [...document.querySelectorAll(selector)].map((it) => it.title)", selector)
    faces: dict[str, set[str]] = {}
    for node, title in zip(found["nodeIds"], titles, strict=True):
        used: dict[str, Any] = asking.send("CSS.getPlatformFontsForNode", {"nodeId": node})
        faces.setdefault(str(title), set()).update(it["familyName"] for it in used["fonts"] if it["glyphCount"])
    return faces

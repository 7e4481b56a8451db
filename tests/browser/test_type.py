"""The type comes with the game: what people read looks and measures the same, whatever their machine has installed."""

from __future__ import annotations

import gzip
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit, Window
from tests.server.house import House

STATIC = PROJECT / "src" / "reckoners" / "server" / "static"
OURS = ("Reckoners Sans", "Reckoners Narrow")
MOST_TYPE = 90_000  # bytes
MOST_CLIENT = 150_000  # bytes, packed

LOADED = """async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((it) => it.status === "loaded").map((it) => it.family.replaceAll('"', ""));
}"""


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
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) <= MOST_CLIENT
    assert sum(path.stat().st_size for path in STATIC.rglob("*.woff2")) <= MOST_TYPE


def test_no_other_face_is_seen_at_the_table(sit: Sit) -> None:
    player = sit()
    player.go("new")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    assert used_faces(player.page, "body") <= {"Roboto"}


def used_faces(page: Page, selector: str) -> set[str]:
    """What Chromium itself says that it has drawn the texts with."""
    page.evaluate("document.fonts.ready")
    asking = page.context.new_cdp_session(page)
    asking.send("DOM.enable")
    asking.send("CSS.enable")
    root: dict[str, Any] = asking.send("DOM.getDocument")
    found: dict[str, Any] = asking.send(
        "DOM.querySelectorAll", {"nodeId": root["root"]["nodeId"], "selector": f"{selector}, {selector} *"}
    )
    faces = set()
    for node in found["nodeIds"]:
        used: dict[str, Any] = asking.send("CSS.getPlatformFontsForNode", {"nodeId": node})
        faces |= {face["familyName"] for face in used["fonts"] if face["glyphCount"]}
    return faces

"""The page in a window of its own: what a browser asks for before it offers that, and what is seen while the program
does not run."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.app_icons import SIZES
from tests.browser.browser import PROJECT
from tests.browser.conftest import Window
from tests.browser.looks import unheard
from tests.server.house import House

OFFLINE = {
    "en": "The program is not running",
    "fr": "Le programme ne tourne pas",
    "de": "Das Programm läuft nicht",
    "es": "El programa no está en marcha",
}
STATIC = PROJECT / "src" / "reckoners" / "server" / "static"
KEPT = """async () => {
    const kept = (await caches.keys()).map(async (it) => (await caches.open(it)).keys());
    return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
}"""
READY = """async (title) => {
    await navigator.serviceWorker.ready;
    for (;;) {
        const page = await caches.match("/offline");
        if (page && (await page.text()).includes(title)) return !!navigator.serviceWorker.controller;
        await new Promise((done) => setTimeout(done, 20));
    }
}"""


def png_size(body: bytes) -> tuple[int, int]:
    assert body.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", body[16:24])
    return width, height


def test_the_manifest_and_its_icons(house: House) -> None:
    served = house.http.get("/manifest.webmanifest")
    assert served.headers["content-type"] == "application/manifest+json"
    assert served.headers["cache-control"] == "no-cache"
    said = served.json()
    assert {"name", "short_name", "description", "lang", "theme_color", "background_color"} <= set(said)
    assert (said["start_url"], said["scope"], said["display"]) == ("/", "/", "standalone")
    assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable"}
    for icon in said["icons"]:
        drawn = house.http.get(icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
        if icon["sizes"] != "any":
            wide, high = map(int, icon["sizes"].split("x"))
            assert png_size(drawn.content) == (wide, high)
    for name, (size, _) in SIZES.items():
        assert png_size(house.http.get(f"/icons/{name}").content) == (size, size)


def test_the_worker_is_never_an_old_one(house: House) -> None:
    served = house.http.get("/sw.js")
    assert served.headers["content-type"].startswith("text/javascript")
    assert served.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in served.headers["content-security-policy"]


@pytest.mark.parametrize("language", OFFLINE)
def test_what_is_said_offline(house: House, language: str) -> None:
    said = house.http.get("/offline", params={"lang": language})
    assert said.headers["content-type"] == "text/html; charset=utf-8"
    assert said.headers["cache-control"] == "no-store"
    assert f'<html lang="{language}">' in said.text
    assert f"<h1 {said.text.partition('<h1 ')[2].partition('>')[0]}>{OFFLINE[language]}</h1>" in said.text
    assert "<code>make play</code>" in said.text
    assert "<code>reckoners serve</code>" in said.text


def asking(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def test_a_browser_would_install_it(window: Window) -> None:
    page = window(installed=True)
    page.goto("/")
    page.evaluate(READY, OFFLINE["en"])
    manifest: dict[str, Any] = asking(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Reckoners"
    # A Chromium without a head installs nothing, and knows few of its own conditions: the others are asked one by one.
    problems: dict[str, Any] = asking(page).send("Page.getInstallabilityErrors")
    assert problems["installabilityErrors"] == []
    assert page.evaluate("isSecureContext && !!navigator.serviceWorker.controller")
    assert page.evaluate(KEPT) == ["/offline"], "nothing of the game is kept"


def test_without_the_program_it_says_so_and_how_to_start_it(
    start: Callable[..., House], window: Window, tmp_path: Path
) -> None:
    server = start(tmp_path)
    page = window(server.address, installed=True)
    page.goto("/#/gallery")
    expect(page.locator("[data-subject]").first).to_be_visible()
    page.evaluate(READY, OFFLINE["en"])
    page.get_by_role("combobox", name="Language").select_option("fr")
    page.evaluate(READY, OFFLINE["fr"])
    page.reload()  # the worker stands before the page now, and the page is still the server's
    expect(page.get_by_role("heading", level=1)).to_have_text("Galerie")
    server.end()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(OFFLINE["fr"])
    assert page.get_by_text("make play").is_visible()
    assert unheard(page) == []
    expect(page.get_by_role("link", name="Réessayer")).to_be_visible()

"""A Chromium and a server for all, and pages that fail a test when they break."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.browser import PROJECT, find, playing
from tests.browser.player import Player
from tests.browser.records import begun, doubled
from tests.browser.typist import Typist
from tests.server.conftest import box_house, boxed, house, nursery, shelf, start  # noqa: F401 - fixtures
from tests.server.house import LONGEST, House

SCREENS = PROJECT / "test-results" / "screens"
DESKTOP = (1280, 720)
PHONE = (390, 844)
# What a lost connection makes the browser say. That it does not know [::1] as a source is no harm, nor that nothing is
# installed in tests.
LOSSES = re.compile(r"WebSocket connection|ERR_CONNECTION|Failed to load resource|\[::1\]|Service Worker .* blocked")

expect.set_options(timeout=LONGEST * 1000)

Window = Callable[..., Page]
Sit = Callable[..., Player]


class Shared:
    """One Chromium for all tests of this folder. While Playwright runs no other event loop can run in the process, so
    it ends with the last of them, not with the session."""

    browser: Browser | None = None
    ending = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if Shared.browser and (nextitem is None or Path(__file__).parent not in nextitem.path.parents):
        Shared.browser = None
        Shared.ending.close()


@pytest.fixture
def browser() -> Browser:
    if Shared.browser is None:
        chromium = find()
        playwright = Shared.ending.enter_context(playing())
        Shared.browser = chromium.launch(playwright)
        Shared.ending.callback(Shared.browser.close)
    return Shared.browser


@pytest.fixture
def window(browser: Browser, house: House) -> Iterator[Window]:  # noqa: F811
    """Opens windows, without motion unless told. What breaks in one of them fails the test."""
    contexts: list[BrowserContext] = []
    broken: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not LOSSES.search(message.text):
            broken.append(message.text)

    def opening(
        address: str = "",
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        moving: bool = False,
        light: bool = False,
        installed: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en",
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="light" if light else "dark",
            service_workers="allow" if installed else "block",  # it would stand before what tests hold back
            base_url=address or house.address,
        )
        context.set_default_timeout(LONGEST * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.on("console", hear)
        return page

    yield opening
    for context in contexts:
        for page in context.pages:
            # An answer of a test that is still under way must not fail the next one.
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert not broken


@pytest.fixture
def sit(window: Window) -> Sit:
    """A player with a mouse at a desktop, or with a finger at a phone."""

    def sitting(address: str = "", *, phone: bool = False, moving: bool = False) -> Player:
        return Player(window(address, PHONE if phone else DESKTOP, touch=phone, moving=moving), touch=phone)

    return sitting


@pytest.fixture
def typist(window: Window) -> Typist:
    return Typist(window())


@pytest.fixture(scope="session")
def screens() -> Path:
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS


@pytest.fixture
def middle(tmp_path: Path) -> Path:
    """A game in an early use step, a die with two symbols about to be used for Research on the Boss."""
    return begun(*doubled("research steelheart"), tmp_path)

"""Limelight, Ildithia and Newcago's cards in a window: decisions, his sheet, his dice while he acts, room for all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from reckoners.game import Game, Setup
from tests.browser.conftest import DESKTOP, PHONE, Window
from tests.browser.laid import Sight, boss_sheet, check_answer, lay
from tests.browser.looks import misplaced, overflows, unheard
from tests.browser.player import Player
from tests.browser.typist import Typist
from tests.server.ildithia import TO_BENEFIT, ildithia, newcago
from tests.server.samples import told


# a game, and what is answered; a benefit is for one of several, so it is asked first for whom
def asked() -> list[tuple[Game, str]]:
    return [
        (ildithia(), "val use d1 attack protect salt-mills"),
        (ildithia(), "tia use plan plan protect inkom-territory"),
        (newcago(), "david use d5 card chinatown-a"),
        (newcago(until="victim"), "suffer prof"),
        (newcago(*TO_BENEFIT), "prof use newcago-theatre-a attack paroxysm"),
    ]


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_every_decision_is_answered(window: Window, way: str) -> None:
    page = window()
    player = Typist(page) if way == "keys" else Player(page)
    for game, action in asked():
        check_answer(player, game, lay(page, game), action)


def test_his_sheet_by_keys(window: Window) -> None:
    page = window()
    lay(page, ildithia())
    sheet = boss_sheet(page, "Limelight")
    cells = sheet.locator(".lcell")
    expect(cells).to_have_count(80)
    expect(cells.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(cells.nth(5)).to_be_focused()
    expect(page.locator(".peek")).to_be_visible()  # its sentence
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_he_does_is_shown_die_by_die(window: Window, screens: Path) -> None:
    """The city walks first; then four letters, and the cells that they choose."""
    page = window(moving=True)
    game = ildithia("end use")
    before = told(game).decode()
    game.play("end purchase")
    sockets: list[WebSocketRoute] = []

    def serve(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.send(before)

    page.route_web_socket(re.compile(r"/api/"), serve)
    page.goto("/#/table/sample")
    expect(page.locator(".decision")).to_be_visible()
    sockets[-1].send(told(game).decode())
    expect(page.locator(".steps .now")).to_have_text("Ildithia moves")
    page.keyboard.press("Space")
    for _ in range(120):
        if page.locator(".lrow.acts").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".pdie")).to_have_text(["B", "A", "C", "D"])
    expect(page.locator('.lrow[data-track="yellow"] .hit')).to_have_count(1)
    expect(page.locator('.lrow[data-track="blue"] .may')).to_have_count(1)  # rolled, and still to come
    page.screenshot(path=screens / "limelight-acts.jpg")
    page.keyboard.press("Enter")
    expect(page.locator(".recap")).to_contain_text("Ildithia passes")


# a game, and what is in the hand or open
def looked_at() -> list[tuple[Game, tuple[str, ...]]]:
    return [
        (ildithia(), ("3", "q")),
        (ildithia(), ("b", "Enter")),
        (newcago(), ("4", "t")),
        (newcago(*TO_BENEFIT), ()),
        (newcago(until="victim"), ()),
    ]


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESKTOP), ("fr", PHONE), *(pytest.param(one, DESKTOP, marks=pytest.mark.slow) for one in ("de", "es"))],
)
def test_nothing_is_cut_off(window: Window, screens: Path, language: str, size: tuple[int, int]) -> None:
    page = window(size=size, touch=size == PHONE)
    Sight(language).of(page)
    found: list[str] = []
    for n, (game, keys) in enumerate(looked_at()):
        lay(page, game, language)
        page.evaluate("document.fonts.ready")
        for key in keys:
            page.keyboard.press(key)
        name = f"ildithia-{n}-{language}-{size[0]}"
        page.screenshot(path=screens / f"{name}.jpg")
        found += [f"{name}: {it}" for it in [*overflows(page), *misplaced(page)]]
        if language == "en":
            found += [f"{name}: {it}" for it in unheard(page)]
    assert not found, "\n".join(found)


def test_there_is_room_for_every_number_of_districts(window: Window, screens: Path) -> None:
    page = window()
    Sight("de").of(page)
    found: list[str] = []
    for many in (2, 6):
        team = ("tia", "prof", "megan", "david", "cody", "abraham")[:many]
        setups = [
            Setup(reckoners=team, boss="limelight", city="ildithia", modules=(4,), seed="room"),
            Setup(reckoners=team, options=("newcago-cards-mixed",), seed="room"),
        ]
        for setup in setups:
            lay(page, Game(setup), "de")
            page.evaluate("document.fonts.ready")
            name = f"{setup.city}-{many}"
            page.screenshot(path=screens / f"{name}.jpg")
            found += [f"{name}: {it}" for it in [*overflows(page), *misplaced(page)]]
    assert not found, "\n".join(found)

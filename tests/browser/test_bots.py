"""Bots and advice in the browser: chosen, watched, stopped, taken back, asked, and looked at after the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reckoners.server.bots_protocol import BotsNow
from reckoners.server.protocol import TableNow
from tests.browser.conftest import Sit
from tests.browser.looks import overflows, scrolls, unheard
from tests.browser.player import Player
from tests.browser.typist import Typist
from tests.server.house import House, to_the_use_step

EDGES = re.compile("Forecast|button.seat")  # badges that sit on the edge of their buttons on purpose
PATIENCE = 40  # seconds: bots think in a process of their own, which has to start first
STOP, GO = "Stop the bots", "Let the bots go on"


def wrong(page: Page, name: str, screens: Path, *, whole: bool = True) -> list[str]:
    """What axe-core, the eye for overflows and the one for scrolling complain about."""
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"bots-{name}.jpg")
    found = [*unheard(page), *overflows(page), *(scrolls(page) if whole else [])]
    return [f"{name}: {what}" for what in found if not EDGES.search(what)]


def at_step(house: House, step: str) -> str:
    """A table of three in its first roll or use step."""
    id = house.new("tia", "prof", "cody", seed="step").id
    with house.window(id) as window:
        table = to_the_use_step(window, window.table())
        if step == "roll":
            window.say("undo", version=table.version, steps=3)
            assert window.table().view.step == step
    return id


def test_a_new_game_with_bots(sit: Sit, screens: Path) -> None:
    """One person with the others as bots; they place themselves, roll, and leave the rest to the person."""
    player = sit()
    page = player.page
    player.go("new")
    for name in ("Tia", "Prof", "Megan"):
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    page.get_by_role("button", name="The others are bots").click()
    prof = page.get_by_role("group", name="Who plays Prof")
    expect(prof.get_by_role("button", name="Bot")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("group", name="Who plays Megan").get_by_role("button", name="Person").click()
    page.get_by_label("Bots play as").select_option(label="Greedy")
    problems = wrong(page, "new", screens, whole=False)
    page.get_by_role("button", name="Begin").click()
    player.until(lambda: player.tables, PATIENCE)
    assert player.now.crew.seats == {"prof": "greedy"}
    player.do("end purchase")
    player.until(lambda: next(seat for seat in player.now.view.reckoners if seat.id == "prof").district, PATIENCE)
    problems += wrong(page, "placed", screens)
    mine = next(option for option in player.now.options if option.who == "tia")
    player.do(mine.action)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_bots_are_watched_stopped_and_taken_back(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    """A table of bots in mid-game, with everything moving."""
    id = at_step(house, "roll")
    with house.window(id) as window:
        window.say("bots", pace="fast")
        for who in ("tia", "prof", "cody"):
            window.say("seat", reckoner=who, bot="greedy")
        window.until(lambda heard: isinstance(heard, TableNow | BotsNow) and len(heard.crew.seats) == 3)
    player = sit(phone=phone, moving=True)
    page = player.page
    player.open(id)
    player.until(lambda: player.now.view.step == "use", PATIENCE)
    page.get_by_role("button", name=STOP).click(timeout=PATIENCE * 1000)
    player.until(lambda: not player.crew.running, PATIENCE)
    stopped = player.now
    expect(page.get_by_role("button", name=GO)).to_be_visible()
    problems = wrong(page, f"stopped-{phone}", screens, whole=not phone)
    page.get_by_role("button", name="Undo").click(timeout=PATIENCE * 1000)  # an Epic phase may be shown first
    player.until(lambda: player.now.at == stopped.at - 1, PATIENCE)
    assert not player.now.crew.running
    page.get_by_role("button", name=GO).click()
    player.until(lambda: player.now.at > stopped.at, PATIENCE)
    assert not problems, "\n".join(problems)


def test_who_plays_is_chosen_at_the_table(sit: Sit, house: House, screens: Path) -> None:
    """In one window, and seen in another; then the keys stop it and let it go on."""
    info = house.new("tia", "prof", seed="chosen")
    player, other = sit(), sit()
    page = player.page
    other.open(info.id)
    player.open(info.id)
    page.get_by_role("button", name="Who plays Tia").click()
    sheet = page.get_by_role("dialog", name="Who plays Tia?")
    expect(sheet.get_by_role("radio", name="Slow thinks longest")).to_have_count(1)
    sheet.get_by_text("At once").click()
    expect(sheet.get_by_role("radio", name="At once thinks least")).to_be_checked()
    sheet.get_by_text("Greedy").click()
    player.until(lambda: player.crew.seats == {"tia": "greedy"}, PATIENCE)
    other.until(lambda: other.crew.seats == {"tia": "greedy"}, PATIENCE)
    problems = wrong(page, "sheet", screens, whole=False)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(other.page.locator(".topbar .botmark")).to_have_count(1)
    page.keyboard.press(".")
    player.until(lambda: not player.crew.running, PATIENCE)
    other.until(lambda: not other.crew.running, PATIENCE)
    page.keyboard.press(".")
    player.until(lambda: player.crew.running, PATIENCE)
    player.do("end purchase")
    player.until(lambda: player.now.view.reckoners[0].district, PATIENCE)
    page.get_by_role("button", name="Who plays Tia").or_(player.spot("seat/tia")).first.click()
    page.get_by_role("button", name="Who plays Tia").click()
    sheet.get_by_text("Person").click()
    player.until(lambda: player.crew.seats == {}, PATIENCE)
    assert not problems, "\n".join(problems)


THOUGHT = {"Deutsch": "denkt am längsten", "Español": "piensa más", "Français": "réfléchit le plus"}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_each_pace_says_how_much_the_bots_think(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    player = sit(phone=phone)
    page = player.page
    info = house.new("tia", "prof", seed="thought", bots=("greedy", "greedy"))
    with house.window(info.id) as window:
        window.say("bots", running=False)
        window.until(lambda heard: isinstance(heard, BotsNow) and not heard.crew.running)
    problems = []
    for language, longest in ({"English": "thinks longest"} | THOUGHT).items():
        player.go()
        page.get_by_role("combobox").select_option(label=language)
        player.open(info.id)
        page.locator(".playedby").first.click()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_text(longest)).to_be_visible()
        problems += wrong(page, f"thought-{language}-{'phone' if phone else 'desktop'}", screens, whole=False)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert not problems, "\n".join(problems)


LIT = "[data-proposed]"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_advice_is_asked_for_and_played(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    """What one points at is lit on the table; what is played is answered by advice for the new position."""
    player = sit(phone=phone)
    page = player.page
    player.open(at_step(house, "use"))
    ask = page.get_by_role("button", name="What would you do?")
    panel = page.get_by_role("region", name="What would you do?")
    player.press(ask)
    first = panel.locator(".proposal:enabled").first
    expect(first).to_be_visible(timeout=PATIENCE * 1000)
    assert len(set(panel.locator(".do .sr-only").all_inner_texts())) == panel.locator(".proposal").count()
    first.focus()
    expect(page.locator(f".die{LIT}").first).to_be_visible()
    expect(page.locator(f".rchip{LIT}" if phone else f".board {LIT}, .ring {LIT}").first).to_be_visible()
    problems = wrong(page, f"advice-{phone}", screens, whole=False)
    before = player.now
    box = panel.bounding_box()
    player.press(first)
    player.until(lambda: player.now.version > before.version, PATIENCE)
    assert player.now.at > before.at
    expect(panel.locator(".proposal:enabled").first).to_be_visible(timeout=PATIENCE * 1000)
    assert panel.bounding_box() == box
    player.press(panel.get_by_role("button", name="Close"))
    expect(panel).to_have_count(0)
    assert not problems, "\n".join(problems)


def test_advice_by_keys(typist: Typist, house: House) -> None:
    typist.open(at_step(house, "use"))
    panel = typist.page.get_by_role("region", name="What would you do?")
    typist.key(",")
    expect(panel).to_be_visible()
    typist.key("Escape")
    expect(panel).to_have_count(0)
    typist.key(",")
    expect(panel.locator(".proposal:enabled").nth(1)).to_be_visible(timeout=PATIENCE * 1000)
    before = typist.now
    typist.key("2")
    typist.until(lambda: typist.now.at > before.at, PATIENCE)
    expect(panel.locator(".proposal:enabled").first).to_be_visible(timeout=PATIENCE * 1000)


def test_advice_lets_the_bots_go_on_first(sit: Sit, house: House, screens: Path) -> None:
    """They wait while one reads. Nothing ends the step before they have acted; then there is new advice."""
    info = house.new("tia", "prof", "cody", seed="first", bots=("", "greedy", "greedy"), pace="slow")
    player = sit()
    page = player.page
    player.open(info.id)
    player.do("end purchase")
    player.until(lambda: any(option.action.startswith("tia place") for option in player.now.options), PATIENCE)
    page.get_by_role("button", name="What would you do?").click()
    panel = page.get_by_role("region", name="What would you do?")
    go = panel.get_by_role("button", name=re.compile("Let the bots go on"))
    expect(go).to_be_enabled(timeout=PATIENCE * 1000)
    assert panel.locator(".proposal").first.inner_text() == go.inner_text()
    problems = wrong(page, "go-on", screens, whole=False)
    before = player.now
    assert not player.crew.running
    page.keyboard.press("1")
    player.until(lambda: player.now.version >= before.version + 2 and not player.crew.acting, PATIENCE)
    expect(panel.locator(".proposal:enabled").first).to_be_visible(timeout=PATIENCE * 1000)
    expect(go).to_have_count(0)
    assert not problems, "\n".join(problems)


def test_odds_while_rolling(sit: Sit, house: House, screens: Path) -> None:
    player = sit()
    page = player.page
    player.open(at_step(house, "roll"))
    page.get_by_role("button", name="What would you do?").click()
    panel = page.get_by_role("region", name="What would you do?")
    panel.get_by_role("button", name="Odds").click()
    expect(panel.get_by_role("table")).to_be_visible(timeout=PATIENCE * 1000)
    panel.get_by_role("button", name="2", exact=True).click()
    problems = wrong(page, "odds", screens, whole=False)
    row = panel.get_by_role("button", name=re.compile("^Keep .* again$")).first
    before = player.now
    row.click()
    player.until(lambda: player.now.at > before.at, PATIENCE)
    assert player.now.log[-1].action.endswith(" reroll")
    assert not problems, "\n".join(problems)


def test_what_decided_it_leads_to_the_table(sit: Sit, house: House, screens: Path) -> None:
    player: Player = sit()
    page = player.page
    player.go(f"end/{house.played_out()}")
    panel = page.get_by_role("region", name="What decided it")
    costly = panel.get_by_role("listitem").filter(has_text="Better:")
    expect(costly.first).to_be_visible(timeout=PATIENCE * 1000)
    panel.scroll_into_view_if_needed()
    problems = wrong(page, "decisive", screens, whole=False)
    costly.first.get_by_role("link", name="Look at it").click()
    player.until(lambda: player.tables, PATIENCE)
    expect(page.get_by_role("slider", name="Strip over the whole game")).to_be_visible()
    assert not problems, "\n".join(problems)

"""Talk with bots in the browser: what they are about to do is seen, and one can be asked for a symbol."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reckoners.server.bots_protocol import TalkNow
from tests.browser.conftest import Sit
from tests.browser.test_bots import PATIENCE, wrong
from tests.server.house import House, to_the_use_step


def stopped_in_use(house: House) -> str:
    """Bots beside a person, all of their dice still to be used."""
    id = house.new("tia", "prof", "cody", seed="step", bots=("", "planner", "planner"), pace="slow").id
    with house.window(id) as window:
        table = window.table()
        window.say("bots", running=False)
        window.bots()
        to_the_use_step(window, table)
    return id


@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_is_asked_for_a_symbol_and_says_what_it_plans(
    sit: Sit, house: House, screens: Path, *, phone: bool
) -> None:
    player = sit(phone=phone)
    page = player.page
    player.go(f"table/{stopped_in_use(house)}")
    player.until(lambda: player.tables, PATIENCE)
    if phone:
        page.get_by_role("button", name="Talk with the bots").click()
    else:
        page.keyboard.press(";")
    sheet = page.get_by_role("dialog", name="Talk with the bots")
    expect(sheet).to_be_visible()
    sheet.get_by_role("radio", name="Cody").check(force=True)
    sheet.get_by_role("group", name="What do you need?").get_by_role("button").first.click()
    answer = sheet.get_by_role("log").locator("p")
    expect(answer).to_contain_text("Cody, I need 1 Contain", timeout=PATIENCE * 1000)
    problems = wrong(page, f"talk-{'phone' if phone else 'desktop'}", screens, whole=False)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Let the bots go on").first.click()
    said = page.get_by_role("region", name="Decision", exact=True)
    expect(said).to_contain_text(
        re.compile("(Prof|Cody): .*(Contain|Research|Attack|Plan|move)"), timeout=PATIENCE * 1000
    )
    page.screenshot(path=screens / f"bots-plan-{'phone' if phone else 'desktop'}.jpg")
    assert problems == []


@pytest.mark.parametrize("phone", [False, True])
def test_the_replay_shows_what_was_said_then(sit: Sit, house: House, screens: Path, *, phone: bool) -> None:
    id = stopped_in_use(house)
    with house.window(id) as window:
        table = window.table()
        target = next(place.epic.id for place in table.view.districts if place.epic)
        for reckoner, symbol in (("cody", "contain"), ("prof", "research")):
            window.say("wish", reckoner=reckoner, symbol=symbol, target=target)
            while not isinstance(window.anything(), TalkNow):
                continue
        using = next(option.action for option in table.options if option.action.startswith("tia use"))
        window.act(table, using)
    page = sit(phone=phone).page
    page.goto(f"/#/table/{id}/{table.at}")
    expect(page.get_by_role("slider")).to_have_value(str(table.at))
    said = page.get_by_role("region", name="Said then")
    if phone:
        page.get_by_role("button", name="Log").tap()
    else:
        tab = page.get_by_role("button", name="Said then")
        expect(tab).to_have_text("Said then2")
        tab.click()
    expect(said).to_contain_text("Cody, I need 1 Contain")
    expect(said).to_contain_text("Prof, I need 1 Research")
    problems = wrong(page, f"said-then-{'phone' if phone else 'desktop'}", screens, whole=False)
    page.get_by_role("button", name="One action back").click()
    expect(page.get_by_role("slider")).to_have_value(str(table.at - 1))
    if phone:
        expect(said).to_have_count(0)
    else:
        expect(said).to_have_text(re.compile("Nothing was said in this round so far"))
    assert problems == []

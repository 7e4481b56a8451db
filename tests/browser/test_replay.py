"""The replay in the browser: along the strip by mouse, finger and keys, into what was taken back, on from a moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Sit, Window
from tests.browser.records import begun, record
from tests.browser.test_bots import PATIENCE, wrong
from tests.server.house import House

NAME = "2-beginner-won"
BACK = 6  # actions that were taken back


def replayed(house: House, folder: Path) -> tuple[str, int]:
    """A game that is over, with some actions taken back and others played in their place; and how long it is."""
    end = len(record(NAME))
    made = house.http.post("/api/tables/file", content=begun(NAME, end - 20, folder).read_bytes()).json()
    with house.window(made["id"]) as window:
        table = window.table()
        window.say("undo", version=table.version, steps=BACK)
        table = window.table()
        table = window.act(table, table.options[-1].action)
    return made["id"], table.at


def at_moment(page: Page, at: int) -> None:
    """The moment is shown, not only chosen."""
    expect(page.get_by_role("slider")).to_have_value(str(at))
    expect(page.locator(f'#at-log [aria-current="true"][data-row="{at}"]')).to_be_visible()


def test_a_game_is_walked_through_by_keys_and_slider(
    window: Window, house: House, tmp_path: Path, screens: Path
) -> None:
    id, last = replayed(house, tmp_path)
    page = window()
    page.goto(f"/#/table/{id}/40")
    at_moment(page, 40)
    slider = page.get_by_role("slider", name="Strip over the whole game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^action 40 of {last}, round \d+, \w+"))
    expect(page.get_by_text("Replay", exact=True)).to_be_visible()
    for key, there in (("ArrowRight", 41), ("ArrowLeft", 40), ("Home", 0), ("End", last), ("ArrowLeft", last - 1)):
        page.keyboard.press(key)
        at_moment(page, there)
    page.keyboard.press("Home")
    places = []
    for key in ("Shift+ArrowRight", "PageDown", "PageDown"):
        page.keyboard.press(key)
        places.append(int(slider.input_value()))
    assert places == sorted(set(places)), "a step, a round and another round on"
    page.keyboard.press("PageUp")
    at_moment(page, places[1])
    slider.fill("33")
    at_moment(page, 33)
    expect(page).to_have_url(re.compile(rf"#/table/{id}/33$"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).not_to_have_value("33")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    problems = wrong(page, "replay-desktop", screens, whole=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Decision", exact=True)).to_be_visible()
    assert problems == []


def test_what_was_taken_back_is_walked_into_and_a_table_goes_on_from_there(
    window: Window, house: House, tmp_path: Path
) -> None:
    id, last = replayed(house, tmp_path)
    fork = last - 1
    page = window()
    page.goto(f"/#/table/{id}/{fork}")
    at_moment(page, fork)
    page.get_by_role("button", name="1 branch").click()
    sheet = page.get_by_role("dialog", name="Branches and moments")
    sheet.get_by_role("button", name=f"{BACK} actions taken back after action {fork}").click()
    at_moment(page, fork + 1)
    expect(page.get_by_text(re.compile("^taken back: round"))).to_be_visible()
    page.keyboard.press("End")
    at_moment(page, fork + BACK)
    expect(page).to_have_url(re.compile(rf"#/table/{id}/{fork + BACK}/\d+$"))

    page.keyboard.press("b")
    page.get_by_role("dialog").get_by_role("radio", name="Dealt anew").check(force=True)
    page.get_by_role("button", name="Open a new table").click()
    expect(page.get_by_role("region", name="Decision", exact=True)).to_be_visible()
    came = page.get_by_role("link", name=f"Goes on from action {fork + BACK} of another table, dealt anew")
    expect(came).to_be_visible()
    came.click()
    at_moment(page, fork + BACK)
    page.get_by_role("button", name="2 branches").click()
    other = page.get_by_role("link", name="Another table: still being played").first
    expect(other).to_contain_text("dealt anew")
    other.click()
    at_moment(page, fork + BACK)
    expect(page.get_by_role("banner").get_by_role("link", name="Goes on from action")).to_be_visible()


def test_a_moment_is_a_link_and_a_file(window: Window, house: House, tmp_path: Path) -> None:
    id, _ = replayed(house, tmp_path)
    page = window()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/#/table/{id}/25")
    at_moment(page, 25)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{house.address}#/table/{id}/25"
    file = page.get_by_role("link", name="This moment as a file").get_attribute("href")
    made = house.http.post("/api/tables/file", content=house.http.get(str(file)).content).json()
    assert made["actions"] == 25


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_link_to_a_moment_that_there_is_not_says_so(
    phone: bool, window: Window, house: House, tmp_path: Path, screens: Path
) -> None:
    """And shows the nearest one at once, which is walked from as from any other."""
    id, last = replayed(house, tmp_path)
    page = window(size=PHONE if phone else DESKTOP, touch=phone)
    said = page.get_by_role("alert").filter(has_text="no such moment")
    for place, there in (("99999", last), ("20/77", 20), ("here", last), ("99999999999", last)):
        page.goto("about:blank")
        page.goto(f"/#/table/{id}/{place}")
        expect(said).to_be_visible(timeout=3000)  # sooner than a lost answer is asked for again
        expect(page.get_by_role("slider")).to_have_value(str(there))
        page.wait_for_url(f"**/#/table/{id}/{there}")
        expect(said).to_be_visible()
    problems = wrong(page, f"replay-no-moment-{'phone' if phone else 'desktop'}", screens, whole=True)
    page.get_by_role("button", name="One action back").click()
    expect(said).to_have_count(0)
    assert problems == []


@pytest.mark.slow
def test_the_planner_plays_on_and_is_stopped(sit: Sit, house: House, tmp_path: Path, screens: Path) -> None:
    id, last = replayed(house, tmp_path)
    page = sit().page
    early = last // 4  # near the end all twenty are played before anybody can stop them
    page.goto(f"/#/table/{id}/{early}")
    at_moment(page, early)
    page.keyboard.press("b")
    sheet = page.get_by_role("dialog", name="What if")
    sheet.get_by_role("button", name="Play 20 games").click()
    bar = sheet.get_by_role("progressbar", name="Games played")
    expect(bar).to_have_attribute("aria-valuetext", re.compile("^[2-9] of 20"), timeout=PATIENCE * 1000)
    expect(sheet.get_by_text(re.compile(r"^\d of \d won"))).to_be_visible()
    problems = wrong(page, "replay-what-if", screens, whole=False)
    sheet.get_by_role("button", name="Stop").click()
    expect(sheet.get_by_role("button", name="Play 20 games again")).to_be_visible()
    assert problems == []


def test_a_phone_shows_where_a_table_came_from(window: Window, house: House, tmp_path: Path, screens: Path) -> None:
    """At the table and in its replay, a finger wide."""
    id, _ = replayed(house, tmp_path)
    branch = house.http.post(f"/api/tables/{id}/branch", json={"at": 30, "dealt": True}).json()["id"]
    page = window(size=PHONE, touch=True)
    came = page.get_by_role("banner").get_by_role("link", name="Goes on from action 30 of another table, dealt anew")
    for place in (f"{branch}/30", branch):
        page.goto(f"/#/table/{place}")
        expect(came).to_be_visible()
        box = came.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    problems = wrong(page, "branch-phone", screens, whole=False)
    came.tap()
    page.wait_for_url(f"**/#/table/{id}/30")
    expect(page.get_by_role("slider")).to_have_value("30")
    expect(came).to_have_count(0)
    page.goto("/#/")  # and in the list of games, beside the Boss
    saved = page.locator(f"a[href$='{branch}']")
    expect(saved.get_by_role("img", name="Goes on from action 30 of another table, dealt anew")).to_be_visible()
    expect(saved.get_by_role("img", name="Steelheart in Newcago")).to_be_visible()
    assert problems == []


def test_a_phone_has_the_strip_above_the_tabs(window: Window, house: House, tmp_path: Path, screens: Path) -> None:
    id, _ = replayed(house, tmp_path)
    page = window(size=PHONE, touch=True)
    page.goto(f"/#/table/{id}/30")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("30")
    page.get_by_role("button", name="One action on").tap()
    expect(slider).to_have_value("31")
    page.get_by_role("button", name="Log").tap()
    at_moment(page, 31)
    problems = wrong(page, "replay-phone", screens, whole=True)
    page.get_by_role("button", name="Branches and moments").tap()
    expect(page.get_by_role("dialog", name="Branches and moments")).to_be_visible()
    problems += wrong(page, "replay-list-phone", screens, whole=False)
    assert problems == []

"""Statistics and challenges in a real browser: read, counted, kept as a file; begun, sent to a friend and refused."""

from __future__ import annotations

import csv
import re
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.finished.make import WANTED
from tests.server.house import House

NAMES = {"de": "Statistik", "fr": "Statistiques", "es": "Estadísticas", "en": "Statistics"}
CHALLENGES = {"de": "Herausforderungen", "fr": "Défis", "es": "Desafíos", "en": "Challenges"}
FRIDAY = "2026-11-20T12:00:00"
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def wrong_with(page: Page, picture: Path) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=picture)
    return [f"{picture.stem}: {it}" for it in (*unheard(page), *overflows(page, also_wider=False))]


def in_language(page: Page, language: str) -> None:
    page.evaluate(f"localStorage.setItem('reckoners-language', '{language}')")
    page.reload()


@SIZES
def test_statistics(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    ended = [next(one for one in WANTED if one.result == result) for result in ("won", "lost")]
    for wanted in ended:
        assert house.http.post("/api/tables/file", content=wanted.path.read_bytes()).status_code == 201
    size = "phone" if phone else "desktop"
    player = sit(phone=phone)
    page = player.page
    player.go()
    way = page.get_by_role("link", name="Statistics")
    expect(way).to_be_visible()
    wrong = wrong_with(page, screens / f"stats-home-{size}.jpg")
    way.click()
    expect(page.get_by_role("heading", name="Statistics", level=1)).to_be_visible()
    expect(page.get_by_role("radio", name="With people")).to_be_checked()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("^Symbols rolled above or below"))).to_be_visible()
    for what in ("Boss", "Equipment"):
        page.get_by_role("radio", name=what, exact=True).press("Space")
        expect(page.get_by_role("img", name=re.compile(f"^Share of games won .*{what}"))).to_be_visible()
    table = page.get_by_role("region", name="Wins by").get_by_role("table")
    expect(table).to_be_hidden()
    page.get_by_text("The same as a table").first.click()
    expect(table.get_by_role("columnheader", name="Likely between")).to_be_visible()
    wrong += wrong_with(page, screens / f"stats-{size}.jpg")
    with page.expect_download() as kept:
        page.get_by_role("link", name="As a file (CSV)").click()
    rows = list(csv.DictReader(StringIO(kept.value.path().read_text(encoding="utf-8"), newline="")))
    assert len(rows) >= len(ended)
    page.get_by_role("region", name="Closest games").get_by_role("link").first.click()
    page.wait_for_url("**/#/end/*")
    assert not wrong, "\n".join(wrong)


def test_reading_old_games_is_shown_and_can_be_stopped(sit: Sit, house: House) -> None:
    """The server is asked for a few at a time; it answers when the test says so."""
    read = house.http.get("/api/stats?who=mine").json()
    player = sit()
    page = player.page
    left = 300
    waiting: list[Route] = []

    def answer() -> None:
        nonlocal left
        player.until(lambda: waiting)
        left -= 100
        waiting.pop().fulfill(json={"read": 100, "unread": left})

    def stats(route: Route) -> None:
        route.fulfill(json=read | {"unread": left})

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/stats/read", hold)
    page.route("**/api/stats?who=*", stats)
    page.goto("/#/stats")
    expect(page.get_by_role("progressbar", name="Reading games that were played before: 0 of 300")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    answer()
    expect(page.get_by_text("200 games are not read yet")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Read on").click()
    answer()
    answer()
    expect(page.get_by_text("not read yet")).to_have_count(0)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert (left, waiting) == (0, [])


@SIZES
def test_challenges(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    """A Friday, on which it is not Steelheart in Newcago."""
    size = "phone" if phone else "desktop"
    player = sit(phone=phone)
    page = player.page
    page.clock.set_fixed_time(FRIDAY)
    player.go()
    today = page.get_by_role("link", name="Challenge of the day")
    expect(today).to_contain_text("Regalia in Ildithia · Hard")
    wrong = wrong_with(page, screens / f"challenge-home-{size}.jpg")
    today.click()
    day = page.get_by_role("region", name="Challenge of the day")
    week = page.get_by_role("region", name="Challenge of the week")
    expect(day).to_contain_text("November 20, 2026")
    expect(week).to_contain_text("Week 47 of 2026")
    bot = day.get_by_role("switch", name="A bot plays Megan")
    bot.press("Space")
    expect(bot).to_be_checked()
    wrong += wrong_with(page, screens / f"challenge-{size}.jpg")
    link = week.get_by_label("Link for a friend").input_value()
    before = len(day.get_by_role("row").all())
    day.get_by_role("button", name=re.compile("^(Begin|Play it again)")).click()
    page.wait_for_url("**/#/table/*")
    player.until(lambda: player.tables)
    assert (player.now.view.boss.id, player.now.crew.seats) == ("regalia", {"megan": "planner"})
    player.go("challenge")
    expect(day.get_by_role("link", name="Go on")).to_be_visible()
    expect(day.get_by_role("row")).to_have_count(max(1, before) + 1)
    player.go()
    expect(today).to_contain_text("Being played")
    house.http.delete(f"/api/tables/{player.now.table}")
    mine = house.new(seed=f"mine {size}")

    player.go("challenge")
    expect(page.get_by_label("Send one of your games")).to_be_visible()  # its long names make nothing wider
    begin = day.get_by_role("button", name=re.compile("^(Begin|Play it again)")).bounding_box()
    assert begin is not None
    assert begin["x"] + begin["width"] <= page.evaluate("innerWidth")
    page.get_by_label("A link from a friend").fill("hello")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("no link of a challenge")
    page.get_by_label("A link from a friend").fill(link)
    page.get_by_role("button", name="Open").click()
    friend = page.get_by_role("region", name="A challenge from a link")
    expect(friend).to_contain_text("week-2026-W47")
    expect(friend.get_by_role("button", name="Begin")).to_be_enabled()
    expect(friend.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Send one of your games").select_option(mine.id)
    page.get_by_role("button", name="Show its link").click()
    expect(friend).to_contain_text(f"mine {size}")
    expect(friend.get_by_role("row")).to_have_count(2)
    player.go(f"challenge/{link.partition('#/challenge/')[2]}x")
    expect(friend).to_contain_text("Your cards are not quite those")
    player.go("challenge/reckoners=tia,prof&packs=grandma&seed=hers")
    expect(friend.get_by_role("alert")).to_contain_text("The pack grandma is missing here.")
    expect(friend.get_by_role("button", name="Begin")).to_be_disabled()
    wrong += wrong_with(page, screens / f"challenge-missing-{size}.jpg")
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
@SIZES
def test_every_language(phone: bool, sit: Sit, house: House, screens: Path) -> None:
    assert house.http.post("/api/tables/file", content=WANTED[0].path.read_bytes()).status_code == 201
    size = "phone" if phone else "desktop"
    page = sit(phone=phone).page
    page.clock.set_fixed_time(FRIDAY)
    page.goto("/")
    expect(page.get_by_role("link", name="New game")).to_be_visible()  # from now on it keeps its language
    wrong: list[str] = []
    for place, names, drawn in (("stats", NAMES, "figure svg[role=img]"), ("challenge", CHALLENGES, "#challenge-week")):
        page.goto(f"/#/{place}")
        for language, name in names.items():
            in_language(page, language)
            expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
            expect(page.locator(drawn)).to_be_visible()
            wrong += wrong_with(page, screens / f"{place}-{language}-{size}.jpg")
    assert not wrong, "\n".join(wrong)

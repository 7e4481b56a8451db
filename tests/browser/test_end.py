"""The end of a game: what it shows of a won and of a lost one, in the base game and with Regalia in Babilar, and the
picture of it. Where an Epic was defeated, the table says so."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, scrolls, unheard
from tests.browser.player import Player
from tests.browser.records import begun, record
from tests.server.house import House
from tests.server.samples import finished, retold

WON, LOST = "regalia-babilar-modules-1234-4-beginner-won", "regalia-babilar-modules-4-3-sparks-lost"
CROWDED = "limelight-newcago-intense-newcago-cards-b-modules-14-6-beginner-lost"
MINUS = "\N{MINUS SIGN}"
LANGUAGES = {"fr": "Français", "de": "Deutsch", "es": "Español"}
BARS = """() => [...document.querySelectorAll(".plot rect")].map((it) => [it.dataset.round, it.dataset.by])"""


def ended(player: Player, house: House, name: str, folder: Path) -> str:
    file = begun(name, len(record(name)), folder).read_bytes()
    id: str = house.http.post("/api/tables/file", content=file).json()["id"]
    player.go(f"end/{id}")
    expect(player.page.get_by_role("region", name="Who did what").get_by_role("row").first).to_be_visible()
    return id


def problems(page: Page, name: str, screens: Path, *, whole: bool) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"{name}.jpg")
    found = [*unheard(page), *overflows(page), *(scrolls(page) if whole else [])]
    return [f"{name}: {what}" for what in found]


# Each on one of both screens; the slow lane has the others.
@pytest.mark.parametrize(
    ("name", "phone"),
    [
        (WON, False),
        (LOST, True),
        pytest.param(WON, True, marks=pytest.mark.slow),
        pytest.param(LOST, False, marks=pytest.mark.slow),
    ],
)
def test_a_game_is_told_as_a_whole(
    name: str, phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path
) -> None:
    player = sit(phone=phone)
    page = player.page
    id = ended(player, house, name, tmp_path)
    history = house.http.get(f"/api/tables/{id}/history").json()
    lost = sum(loss["n"] for loss in history["losses"])
    causes = page.get_by_role("region", name="Why people were lost")
    expect(causes).to_contain_text(f"{lost} in all")
    shown = [int(n.removeprefix(MINUS)) for n in causes.locator("li b").all_inner_texts()]
    assert sum(shown) == lost
    assert shown == sorted(shown, reverse=True)
    assert {(str(loss["round"]), loss["by"]) for loss in history["losses"]} == {
        (round, by) for round, by in page.evaluate(BARS)
    }
    luck = page.get_by_role("region", name="Luck of the dice").locator("b").all_inner_texts()
    assert [float(n.replace(MINUS, "-")) for n in luck] == [deed["luck"] for deed in history["deeds"]]
    attacked = page.get_by_role("columnheader", name="Times attacked by the Boss")
    expect(attacked).to_have_count(1)
    result = "won" if name == WON else "lost"
    expect(page.locator(f".mood.{result}")).to_have_count(1)
    wrong = problems(page, f"end-{name}-{'phone' if phone else 'desktop'}", screens, whole=not phone)
    assert not wrong, "\n".join(wrong)


def test_how_other_tables_fared_with_the_seed(sit: Sit, house: House, tmp_path: Path) -> None:
    player = sit()
    first = ended(player, house, LOST, tmp_path)
    ended(player, house, WON, tmp_path)
    ended(player, house, LOST, tmp_path)
    same = house.http.get(f"/api/tables/{first}/same").json()
    over = [one["result"] for one in same if one["result"] != "playing"] + ["lost"]
    assert len(over) > 1
    expect(player.page.get_by_text(f"{over.count('won')} of {len(over)} tables won this seed")).to_be_visible()


@pytest.mark.parametrize(
    ("code", "phone"),
    [
        ("en", False),
        ("de", False),
        ("fr", True),
        *(pytest.param(code, True, marks=pytest.mark.slow) for code in ("en", "es")),
    ],
)
def test_its_time_and_its_branches(
    code: str, phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path
) -> None:
    """With as much on the screen as there can be. A game from a file has neither, until somebody goes on from it."""
    player = sit(phone=phone)
    page = player.page
    id = ended(player, house, CROWDED, tmp_path)
    expect(page.get_by_role("link", name="Its branches")).to_have_count(0)
    expect(page.get_by_text("start to finish")).to_have_count(0)
    house.http.post(f"/api/tables/{id}/branch", json={"at": 12}).raise_for_status()
    info = house.http.get(f"/api/tables/{id}").json()
    page.route(f"**/api/tables/{id}", lambda it: it.fulfill(json=info | {"created": info["changed"] - 102 * 60}))
    if code != "en":
        page.get_by_role("combobox").select_option(label=LANGUAGES[code])
        expect(page.locator("html")).to_have_attribute("lang", code)
    page.reload()
    time = page.locator(".verdict dl > div").last
    expect(time).to_contain_text("1:42")
    expect(page.locator(".decided li").first).to_be_visible()
    wrong = problems(page, f"end-branches-{code}-{'phone' if phone else 'desktop'}", screens, whole=not phone)
    page.locator(".next a[href$='/branches']").press("Enter")
    branches = page.get_by_role("dialog")
    expect(branches.locator("a[href$='/12']")).to_be_visible()
    wrong += problems(page, f"end-to-branches-{code}-{'phone' if phone else 'desktop'}", screens, whole=False)
    page.keyboard.press("Escape")
    expect(branches).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_value(str(info["actions"]))
    assert not wrong, "\n".join(wrong)


def test_a_long_story_with_branches_is_one_screen(sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    """Also where no decision cost much, which takes a line of its own."""
    player = sit()
    page = player.page
    id = ended(player, house, LOST, tmp_path)
    house.http.post(f"/api/tables/{id}/branch", json={"at": 12}).raise_for_status()
    page.route(f"**/api/tables/{id}/decisive*", lambda it: it.fulfill(json=[]))
    page.reload()
    expect(page.get_by_text("No decision cost much")).to_be_visible()
    expect(page.get_by_role("link", name="Its branches")).to_be_visible()
    wrong = problems(page, "end-long", screens, whole=True)
    assert not wrong, "\n".join(wrong)


def test_winning_and_losing_look_different(sit: Sit, house: House, tmp_path: Path) -> None:
    looks = []
    for name in (WON, LOST):
        player = sit()
        ended(player, house, name, tmp_path)
        title = player.page.get_by_role("heading", level=1)
        colour = title.evaluate("(it) => getComputedStyle(it).color")
        behind = player.page.locator(".mood > i").evaluate("(it) => getComputedStyle(it).backgroundImage")
        looks.append((title.inner_text(), colour, behind))
    assert all(won != lost for won, lost in zip(*looks, strict=True))


def test_by_the_keyboard_to_the_table_and_into_the_replay(sit: Sit, house: House, tmp_path: Path) -> None:
    player = sit()
    page = player.page
    id = ended(player, house, LOST, tmp_path)
    page.get_by_role("button", name="The same as a table").press("Enter")
    table = page.get_by_role("region", name="The same as a table")
    rounds = house.http.get(f"/api/tables/{id}").json()["round"]
    expect(table.get_by_role("row")).to_have_count(rounds + 2)  # the head, and the start
    expect(table.get_by_role("row").last.get_by_role("cell").first).to_have_text("0")
    assert not unheard(page)
    page.get_by_role("button", name="The same as a table").press("Enter")
    expect(page.get_by_role("img", name=re.compile("^Round by round: people from 40 to 0"))).to_be_visible()

    moment = page.get_by_role("region", name="What decided it").get_by_role("link").first
    place = str(moment.get_attribute("href"))
    assert re.fullmatch(rf"#/table/{id}/\d+", place)
    moment.press("Enter")
    page.wait_for_url(f"**/{place}")
    expect(page.get_by_role("slider")).to_have_value(place.rpartition("/")[2])
    page.go_back()
    page.get_by_role("link", name="Watch the replay").press("Enter")
    page.wait_for_url(f"**/#/table/{id}/0")


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_the_result_is_a_picture(phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    """Made in the window: no address but the server's own is asked."""
    player = sit(phone=phone)
    page = player.page
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url))
    id = ended(player, house, WON, tmp_path)
    page.get_by_role("button", name="Share the result").press("Enter")
    sheet = page.get_by_role("dialog", name="Share the result")
    picture = sheet.get_by_role("img", name=re.compile("^Babilar is free"))
    expect(picture).to_be_visible()
    assert house.http.get(f"/api/tables/{id}").json()["seed"] in str(picture.get_attribute("alt"))
    kind, _, data = str(picture.get_attribute("src")).partition(",")
    assert kind == "data:image/png;base64"
    png = base64.b64decode(data)
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    (screens / f"picture-{'phone' if phone else 'desktop'}.jpg").write_bytes(png)
    with page.expect_download() as saving:
        sheet.get_by_role("link", name="Save the picture").click()
    assert saving.value.suggested_filename.endswith(".png")
    assert Path(saving.value.path()).read_bytes() == png
    assert not [url for url in asked if not url.startswith((house.address, "data:"))]
    wrong = problems(page, f"share-{'phone' if phone else 'desktop'}", screens, whole=False)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert not wrong, "\n".join(wrong)


def one_of_them(code: str) -> object:
    return code if code == "de" else pytest.param(code, marks=pytest.mark.slow)


@pytest.mark.parametrize("code", [one_of_them(code) for code in LANGUAGES])
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", [CROWDED, pytest.param(LOST, marks=pytest.mark.slow)])
def test_in_every_language(
    name: str, phone: bool, code: str, sit: Sit, house: House, screens: Path, tmp_path: Path
) -> None:
    """With as much on it as there can be: still one screen on a desktop."""
    player = sit(phone=phone)
    ended(player, house, name, tmp_path)
    player.page.get_by_role("combobox").select_option(label=LANGUAGES[code])
    expect(player.page.locator("html")).to_have_attribute("lang", code)
    expect(player.page.locator(".decided li").first).to_be_visible()
    wrong = problems(player.page, f"end-{name}-{code}-{'phone' if phone else 'desktop'}", screens, whole=not phone)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_a_defeated_epic_leaves_a_mark(phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    """On the plate of its district, until another one comes."""
    name = "6-beginner-won"
    game, story = retold(finished(name))
    at, args = next(
        (at, event.args)
        for at, entry in enumerate(story.entries)
        for event in entry.events
        if event.kind == "defeated" and story.last_defeated(at, game.at(at).view())
    )
    player = sit(phone=phone)
    made = house.http.post("/api/tables/file", content=begun(name, at, tmp_path).read_bytes()).json()
    player.open(made["id"])
    page = player.page
    if phone:
        page.locator(f'[data-learn="chip-{args["district"]}"]').click()
    epic = game.content.epics[str(args["epic"])].name
    plate = page.locator(f'[data-plate="{args["district"]}"]')
    expect(plate).to_contain_text(f"{epic} is defeated")
    expect(plate.locator(".fell .emblem")).to_be_visible()
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"fell-{'phone' if phone else 'desktop'}.jpg")
    wrong = [*unheard(page), *overflows(page)]
    page.get_by_role("button", name="Undo").click()
    expect(plate).not_to_contain_text(f"{epic} is defeated")
    assert not wrong, "\n".join(wrong)

"""Your box in the browser: a card, an Epic and a board are corrected, kept, played with, undone, shared."""

from __future__ import annotations

import re
import time
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from reckoners.content import load_content
from reckoners.content.model import Symbols
from tests.browser.conftest import DESKTOP, PHONE, Window
from tests.browser.looks import overflows, unheard
from tests.server.house import House

KEEP = re.compile("Keep$")


def status(page: Page, text: str) -> None:
    expect(page.locator("form [role=status]")).to_contain_text(text)


def price_of(page: Page) -> Locator:
    return page.get_by_role("spinbutton", name="Price")


def wrong(page: Page, name: str, screens: Path) -> list[str]:
    page.screenshot(path=screens / f"box-{name}.jpg", full_page=True)
    return [f"{name}: {what}" for what in (*unheard(page), *overflows(page))]


def test_by_mouse_from_the_gallery_to_a_game(boxed: House, window: Window, shelf: Path, screens: Path) -> None:
    """A card's price, found in the gallery; its number of clicks and keys is what docs/packs.md says."""
    price = load_content().equipment["emp"].price + 1
    page = window(boxed.address)
    page.goto("/#/gallery")
    begun = time.monotonic()
    page.get_by_role("searchbox").fill("EMP")  # 1 click, 3 keys
    page.locator("[data-subject='card/emp']").click()
    page.get_by_role("link", name="Correct this").click()
    page.get_by_role("button", name="Price: one more").click()
    picture = page.get_by_role("region", name="How it looks")
    expect(picture).to_contain_text(f"${price}")
    expect(picture).to_contain_text("As in my box")  # where it would come from
    status(page, "nothing is wrong")
    assert wrong(page, "card", screens) == []
    page.get_by_role("button", name=KEEP).click()
    status(page, "Kept in “As in my box”.")
    (screens / "box-seconds.txt").write_text(f"{time.monotonic() - begun:.1f}\n", encoding="utf-8")
    kept = tomllib.loads((shelf / "as-in-my-box" / "equipment.toml").read_text(encoding="utf-8"))
    assert kept == {"replace": {"equipment": [{"id": "emp", "price": price, "provenance": {"default": "book"}}]}}

    page.get_by_role("link", name="Play with it").click()
    for name in ("Tia", "Prof"):
        page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    page.get_by_role("tab", name="City and Boss").click()
    expect(page.get_by_role("checkbox", name="As in my box")).to_be_checked()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    table = boxed.list()[0]
    assert table.packs == ("as-in-my-box",)
    page.evaluate("location.hash = '#/box'")
    expect(page.get_by_role("article", name="As in my box")).to_contain_text(f"Price {price}")
    assert wrong(page, "shelf", screens) == []
    page.get_by_role("button", name="Undo: EMP").click()
    expect(page.get_by_role("article", name="As in my box")).to_contain_text("changes nothing")
    assert not (shelf / "as-in-my-box" / "equipment.toml").exists()


def test_what_a_card_gives_is_on_its_form_at_once(boxed: House, window: Window) -> None:
    """The fields of its family, without choosing that again."""
    given = load_content().equipment["grenade"].does
    assert isinstance(given, Symbols)
    page = window(boxed.address)
    page.goto("/#/box/equipment:grenade:0")
    gives = page.get_by_role("group", name="What one gets")
    expect(gives.get_by_role("button", name=re.compile("^Take away "))).to_have_count(len(given.gives))
    expect(page.get_by_role("group", name="What is paid")).to_have_count(0)
    gives.get_by_role("button", name="Add Plan").click()
    picture = page.get_by_role("region", name="How it looks")
    expect(picture).to_contain_text("1 Plan")
    status(page, "nothing is wrong")


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desktop", "phone"])
def test_a_card_of_newcago_gives_something_else(
    phone: bool, boxed: House, window: Window, shelf: Path, screens: Path
) -> None:
    page = window(boxed.address, PHONE if phone else DESKTOP, touch=phone)
    page.goto("/#/box")
    page.get_by_role("searchbox").fill("The Loop, side A")
    page.get_by_role("link", name="The Loop, side A").click()
    picture = page.get_by_role("region", name="How it looks")
    expect(picture.get_by_role("heading", name="The Loop, side A")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Space 1: ")).click()
    page.get_by_role("radio", name=re.compile("Discover Base")).check(force=True)
    page.get_by_role("combobox", name="What it gives who stands there").select_option(label="Reach")
    expect(page.get_by_role("group", name="Which two symbols?")).to_be_visible()
    status(page, "nothing is wrong")
    if not phone:
        expect(picture).to_contain_text("in either neighbouring district")
    assert wrong(page, f"newcago-{'phone' if phone else 'desktop'}", screens) == []
    page.get_by_role("button", name=KEEP).click()
    status(page, "Kept in “As in my box”.")
    kept = tomllib.loads((shelf / "as-in-my-box" / "newcago_cards.toml").read_text(encoding="utf-8"))
    (card,) = kept["replace"]["newcago-card"]
    assert set(card["benefit"]) == {"reach"}
    assert card["harm"] == "discover"


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_a_district_s_track_is_corrected(phone: bool, boxed: House, window: Window, shelf: Path, screens: Path) -> None:
    """From the district's own card; a spot can be emptied, and none can be taken away."""
    page = window(boxed.address, PHONE if phone else DESKTOP, touch=phone)
    page.goto("/#/box/city:babilar:4:central-park")
    before = load_content(modules=(4,)).cities["babilar"].districts[1]
    first = next(place for place, word in enumerate(before.track) if word)
    page.get_by_role("button", name=re.compile(f"^Space {first + 1}: ")).click()
    expect(page.get_by_role("button", name=re.compile("^Remove space"))).to_have_count(0)
    page.get_by_role("radio", name="Nothing").check(force=True)
    status(page, "nothing is wrong")
    page.get_by_role("textbox", name="Name", exact=True).fill("Old Park")
    picture = page.get_by_role("region", name="How it looks")
    expect(picture.get_by_role("heading", name="Old Park")).to_be_visible()
    assert wrong(page, f"district-{'phone' if phone else 'desktop'}", screens) == []
    page.get_by_role("button", name=KEEP).click()
    status(page, "Kept in “As in my box”.")
    kept = tomllib.loads((shelf / "as-in-my-box" / "cities.toml").read_text(encoding="utf-8"))
    (district,) = kept["replace"]["city"][0]["districts"]
    track = [*before.track[:first], "", *before.track[first + 1 :]]
    assert district == {"id": "central-park", "name": "Old Park", "track": track}


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_a_page_of_limelight_s_booklet_is_corrected(
    phone: bool, boxed: House, window: Window, shelf: Path, screens: Path
) -> None:
    """A cell gets a second action; the other pages that have this table keep it."""
    boss = load_content(modules=(4,)).bosses["limelight"]
    page = window(boxed.address, PHONE if phone else DESKTOP, touch=phone)
    page.goto("/#/box")
    page.get_by_role("searchbox").fill("page for 4 Reckoners")
    page.get_by_role("link", name="Limelight: page for 4 Reckoners, Sparks!").click()
    row = page.get_by_role("group", name="black table, row B")
    row.get_by_role("button", name=re.compile("^Space 1: ")).click()
    page.get_by_role("button", name="One more action here").click()
    page.get_by_role("group", name="Action 2 of 2 in column 1").get_by_role("radio", name="Discover Base").check(
        force=True
    )
    expect(row.get_by_role("button", name=re.compile("^Space 1: .*; Discover Base$"))).to_be_visible()
    status(page, "nothing is wrong")
    assert wrong(page, f"limelight-{'phone' if phone else 'desktop'}", screens) == []
    page.get_by_role("button", name=KEEP).click()
    status(page, "Kept in “As in my box”.")
    kept = tomllib.loads((shelf / "as-in-my-box" / "bosses.toml").read_text(encoding="utf-8"))
    (own,) = kept["replace"]["boss"][0]["power_tables"].values()
    before = boss.power_tables[boss.pages[11].tables["black"]]
    assert own[1] == [f"{before[1][0]} | discover", *before[1][1:]]
    assert kept["replace"]["boss"][0]["pages"] == [
        {"reckoners": 4, "difficulty": "sparks", "tables": {"black": "black-4-sparks"}}
    ]
    page.get_by_role("button", name=re.compile("As printed: black table, row B$")).click()
    page.get_by_role("button", name=KEEP).click()
    expect(page.locator("form [role=status]")).to_contain_text("Kept")
    assert not (shelf / "as-in-my-box" / "bosses.toml").exists()


def test_by_keyboard_an_epic_s_track(boxed: House, window: Window, shelf: Path) -> None:
    """Nothing but keys, from the list to the form, the pickers of a space, and Enter to keep it."""
    page = window(boxed.address)
    page.goto("/#/box/epic:digzone:0")
    before = list(load_content().epics["digzone"].track)
    reach(page, page.get_by_role("button", name=re.compile("^Space 1: ")))
    page.keyboard.press("Enter")
    actions = page.get_by_role("group", name="Action on space 1")
    page.keyboard.press("Tab")
    for _ in range(len(before)):  # past the other spaces, to the pickers
        if actions.get_by_role("radio").evaluate_all("all => all.includes(document.activeElement)"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    first = str(before[0]).split(" ")[0]
    page.keyboard.press("ArrowDown")
    chosen = actions.get_by_role("radio", checked=True)
    expect(chosen).to_have_count(1)
    page.keyboard.press("Enter")  # keeps it: the form's own way
    status(page, "nothing is wrong")
    page.keyboard.press("Enter")
    status(page, "Kept in")
    kept = tomllib.loads((shelf / "as-in-my-box" / "epics.toml").read_text(encoding="utf-8"))
    (epic,) = kept["replace"]["epic"]
    assert set(epic) == {"id", "track", "provenance"}
    assert epic["track"][1:] == before[1:]
    assert epic["track"][0].split(" ")[0] != first
    info = boxed.http.get("/api/content?packs=as-in-my-box&lang=en").json()
    assert next(one["track"] for one in info["epics"] if one["id"] == "digzone") == epic["track"]


def reach(page: Page, wanted: Locator) -> None:
    """By Tab alone."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not come there")


def test_what_is_wrong_stands_at_its_field_and_is_not_kept(
    boxed: House, window: Window, shelf: Path, screens: Path
) -> None:
    page = window(boxed.address, PHONE, touch=True)
    page.goto("/#/box/epic:nightwielder:0")
    page.get_by_role("checkbox", name="infinite").uncheck()
    page.get_by_role("spinbutton", name="Health", exact=True).fill("1")
    field = page.get_by_role("spinbutton", name="Health once weakened")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("must not become healthier")).to_be_visible()
    expect(page.get_by_text("The rule book gives this value").first).to_have_count(0)
    field.fill("2")
    expect(page.get_by_text("The rule book gives this value").first).to_be_visible()
    status(page, "One mistake")
    expect(page.get_by_role("button", name=KEEP)).to_be_disabled()
    assert wrong(page, "wrong-phone", screens) == []
    page.get_by_role("button", name=re.compile("As printed: Health once weakened$")).click()
    page.get_by_role("button", name=re.compile("As printed: Health$")).click()
    expect(page.get_by_role("button", name=KEEP)).to_be_disabled()
    assert not shelf.exists() or not list(shelf.iterdir())


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "de", "es"))])
def test_a_board_in_every_language_and_on_a_phone(boxed: House, window: Window, screens: Path, language: str) -> None:
    page = window(boxed.address, PHONE if language in ("fr", "de") else DESKTOP, touch=language in ("fr", "de"))
    page.add_init_script(f"localStorage.setItem('reckoners-language', '{language}')")
    page.goto("/#/box/boss:steelheart:0:adjustment-4")
    spaces = page.locator("form .track > .given button[aria-expanded]")
    spaces.first.click()
    expect(page.locator(".picker")).to_be_visible()
    page.locator(".picker input[type=radio]").nth(1).check(force=True)
    expect(page.locator("form [role=status]")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert wrong(page, f"board-{language}", screens) == []


def test_a_file_of_a_friend_is_taken_in_and_a_pack_deleted(
    boxed: House, window: Window, shelf: Path, tmp_path: Path
) -> None:
    page = window(boxed.address)
    page.goto("/#/box")
    expect(page.get_by_text("No corrections yet.")).to_be_visible()
    file = tmp_path / "from-anna.toml"
    file.write_text('[[replace.equipment]]\nid = "emo"\nprice = 2\n', encoding="utf-8")
    page.get_by_label("Take in a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("did you mean 'emp'?")
    file.write_text('[[replace.equipment]]\nid = "emp"\nprice = 2\n', encoding="utf-8")
    page.get_by_label("Take in a file").set_input_files(file)
    pack = page.get_by_role("article", name="from-anna")
    expect(pack).to_contain_text("Price 2")
    with page.expect_download() as download:
        pack.get_by_role("link", name=re.compile("Save as a file")).click()
    assert download.value.suggested_filename == "from-anna.toml"
    pack.get_by_role("button", name=re.compile("Delete the pack")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("No corrections yet.")).to_be_visible()
    assert list(shelf.iterdir()) == []

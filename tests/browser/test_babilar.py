"""Regalia and Babilar in a window: every decision with a mouse and with keys, her sheet, room for all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from reckoners.game import Game, Setup
from tests.browser.conftest import DESKTOP, Window
from tests.browser.laid import Sight, acted, boss_sheet, check_answer, lay
from tests.browser.looks import misplaced, overflows, unheard
from tests.browser.player import HIT, Player
from tests.browser.records import FINISHED, begun
from tests.browser.test_layouts import SEEN_WHOLE
from tests.browser.typist import Typist
from tests.finished.make import WANTED
from tests.positions import table
from tests.server.babilar import BABILAR, LAST_BLOW, TO_AID, babilar, on_to
from tests.server.house import House

HALF = ("val use d1 move grand-central",)

# what has been done before, or the decision that it leads to; and the answer
ASKED: list[tuple[tuple[str, ...], str, str]] = [
    ((), "", "tia use d1 research grand-central"),  # the track of a district
    ((), "", "tia use neon-graffiti research grand-central"),  # a Dawnslight card as a die
    ((), "", "tia use neon-graffiti move central-park"),
    ((), "", "tia heal hidden-garden"),
    (TO_AID, "", "aid fruit-bowl abraham"),  # one of two cards, and for whom
    (TO_AID[:1], "", "tia use d1 research grand-central"),
    (LAST_BLOW, "", "reward boss-research grand-central"),  # in the middle of a die
    (LAST_BLOW, "", "reward plan val"),
    ((), "disable", "tia disable-die d3"),
    ((), "disable", "abraham disable-die d4"),
    ((), "", "val use d1 move grand-central"),  # a Move by halves
    (HALF, "", "val use d2 move grand-central"),
    (HALF, "", "val use plan move grand-central"),
]


@pytest.mark.parametrize(
    ("way", "asked"),
    [
        pytest.param("mouse", ASKED, id="mouse"),
        pytest.param("keys", ASKED[::3], id="some by keys"),
        pytest.param("keys", ASKED, id="keys", marks=pytest.mark.slow),
    ],
)
def test_every_decision_is_answered(window: Window, way: str, asked: list[tuple[tuple[str, ...], str, str]]) -> None:
    page = window()
    player = Typist(page) if way == "keys" else Player(page)
    for before, until, action in asked:
        game = babilar(*before, until=until)
        check_answer(player, game, lay(page, game), action)


# Her next card takes Equipment, of which somebody has two even when one is stolen; and all tracks at 0.
CARDS = BABILAR.replace('"die", "reroll", "equipment"', '"equipment", "reroll", "die"').replace(
    '["rifle", "helicopter"]', '["rifle", "helicopter", "notebooks"]'
)
FOUND = re.sub(r"marker = \d", "marker = 0", BABILAR).replace(
    'abraham = { district = "grand-central"', 'abraham = { district = "central-park"'
)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_card_is_put_out_of_use(window: Window, way: str) -> None:
    page = window()
    player = Typist(page) if way == "keys" else Player(page)
    game = on_to(table(CARDS), "disable")
    check_answer(player, game, lay(page, game), "tia disable-card helicopter")


def test_found_she_is_a_target(window: Window) -> None:
    page = window()
    player = Player(page)
    game = table(FOUND)
    said = lay(page, game)
    expect(page.locator(".bossres b")).to_have_text(str(game.view().boss.health))
    check_answer(player, game, said, "abraham use d2 attack regalia")


def test_her_sheet_by_keys_and_by_mouse(window: Window) -> None:
    page = window()
    lay(page, babilar())
    sheet = boss_sheet(page, "Regalia")
    expect(sheet.locator(".tile").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(sheet.locator(".tile").nth(1)).to_be_focused()
    expect(page.locator(".peek")).to_be_visible()  # its sentence
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_her_brackets_are_targets_on_her_sheet_too(window: Window) -> None:
    page = window()
    said = lay(page, table(BABILAR.replace("blue_shields = 1, ", "")))
    page.keyboard.press("3")
    page.locator('[data-spot="die/val/d2"]').click()
    page.locator(".boss h2").click()
    sheet = page.get_by_role("dialog", name="Regalia")
    hits = sheet.locator(".brackethit")
    expect(hits.first).to_be_visible()  # a track with its bracket at 1 is none
    assert [*overflows(page), *unheard(page)] == []
    hits.last.click()
    assert acted(said) == [["val use d2 contain regalia blue"]]
    page.keyboard.press(hits.first.locator(".hint").inner_text())
    assert len(acted(said)) == 1, "the first waits for its answer"


# what has been done before, the decision that it leads to, and what is in the hand
LOOKED_AT = [((), "", "q"), (TO_AID, "", ""), (LAST_BLOW, "", ""), ((), "disable", ""), (HALF, "", ""), ((), "", "=")]


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in ("de", "fr", "es"))]
)
def test_nothing_is_cut_off(window: Window, screens: Path, language: str) -> None:
    page = window()
    Sight(language).of(page)
    found: list[str] = []
    for n, (before, until, key) in enumerate(LOOKED_AT):
        lay(page, babilar(*before, until=until), language)
        if key:
            page.keyboard.press(key)
        name = f"babilar-{n}-{language}-{DESKTOP[0]}"
        page.screenshot(path=screens / f"{name}.jpg")
        found += [f"{name}: {it}" for it in [*overflows(page), *misplaced(page)]]
        if language == "en":
            found += [f"{name}: {it}" for it in unheard(page)]
    assert not found, "\n".join(found)


def test_her_name_in_the_forecast_keeps_its_room(window: Window) -> None:
    page = window()
    for red in (2, 4):
        brackets = f"yellow = 4, black = 6, red = {red}, blue = 6,"
        alive = BABILAR.replace("population = 27", "population = 60")  # or she would be cut short by the end
        lay(page, table(alive.replace("yellow = 1, black = 2, red = 2, blue = 2,", brackets)))
        signs = page.locator(".fx.most")
        expect(signs).to_be_visible()
        assert page.evaluate(SEEN_WHOLE) == []
        assert page.locator(".fclines li:last-child .nm").evaluate("(it) => it.scrollWidth - it.clientWidth") <= 0


@pytest.mark.parametrize("many", [2, 3, 5, 6])
def test_there_is_room_for_every_number_of_districts(window: Window, screens: Path, many: int) -> None:
    page = window()
    Sight("de").of(page)
    team = ("tia", "prof", "megan", "david", "cody", "abraham")[:many]
    lay(page, Game(Setup(reckoners=team, boss="regalia", city="babilar", modules=(4,), seed="room")), "de")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=screens / f"babilar-{many}.jpg")
    assert [*overflows(page), *misplaced(page)] == []


def test_many_offers_leave_the_end_of_the_step_in_reach(window: Window, house: House, tmp_path: Path) -> None:
    """In a low window, with more than there is room for: what ends buying is seen whole, and hit in its middle."""
    games = [wanted for wanted in WANTED if wanted.city == "babilar"]
    *_, at, name = max(
        (many, one.reckoners, at, one.path.stem) for one in games for many, at in many_offers(one.path.stem)
    )
    made = house.http.post("/api/tables/file", content=begun(name, at, tmp_path).read_bytes()).json()
    page = window(size=(1280, 660))
    page.goto(f"/#/table/{made['id']}")
    offers = page.locator(".pdec .choices")
    done = offers.get_by_role("button", name="Done buying")
    expect(done).to_be_visible()
    assert offers.evaluate("(it) => it.scrollHeight > it.clientHeight"), "all of them have room"
    assert done.evaluate(HIT)
    assert offers.evaluate(BOTTOM) >= done.evaluate(BOTTOM)


BOTTOM = "(it) => it.getBoundingClientRect().bottom"


def many_offers(name: str) -> list[tuple[int, int]]:
    """How much can be bought in the purchase steps of a game, and after how many actions."""
    game = Game.load(FINISHED / f"{name}.jsonl")
    again = game.fork(0)
    found: list[tuple[int, int]] = []
    for code in game.log:
        if again.step == "purchase" and again.state.round:
            found.append((len({action.card for action in again.legal() if action.verb == "buy"}), len(again)))
        again.play_code(code)
    return found

"""Every screen and every step of the table, on a desktop and on a phone: nothing for axe-core to complain about, and a
picture of each in test-results/screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.player import Player
from tests.browser.records import begun, first, last, record, somewhere
from tests.server.house import House

# Where a record stands at a step of the game.
STEPS = {
    "buy-first": ("2-beginner-won", 0),
    "place": ("3-standard-won", 1),
    "roll": ("4-hard-won", first("4-hard-won", " keep ")),
    "use": ("4-hard-won", first("4-hard-won", " use d")),
    "rewards": somewhere("reward "),
    "buy": ("4-hard-won", first("4-hard-won", "end purchase", 3)),
    "ransom": somewhere("ransom "),
    "lose": somewhere("lose "),
    "late": ("6-beginner-won", last("6-beginner-won", "end purchase")),
    "over": ("2-sparks-lost", len(record("2-sparks-lost"))),
}
# Each on one of both screens, and the one with most on it on both; the slow lane has the others.
SOME = {False: ["buy-first", "use", "buy", "lose", "late"], True: ["place", "roll", "use", "rewards", "ransom", "over"]}
REST = {phone: [step for step in STEPS if step not in SOME[phone]] for phone in SOME}


def home(player: Player) -> None:
    player.go()
    expect(player.page.get_by_role("link", name="New game")).to_be_visible()
    expect(player.page.get_by_text("One moment")).to_have_count(0)  # the games that are saved have come


def settings(player: Player) -> None:
    home(player)
    player.page.get_by_role("button", name="Settings").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def new(player: Player) -> None:
    player.go("new")
    for name in ("Tia", "Prof", "Megan"):
        player.page.get_by_role("checkbox", name=f"Add to the team: {name}").click()
    player.page.get_by_role("button", name="One person more").click()


def rules(player: Player) -> None:
    player.go("rules")
    player.page.get_by_role("button", name="Pieces and their limits").click()
    expect(player.page.get_by_text("COMP-01").first).to_be_attached()


def how(player: Player) -> None:
    """How to play stands before the rules."""
    player.go()
    player.page.get_by_role("link", name="How to play").click()
    expect(player.page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(player.page.get_by_role("button", name="The six symbols").first).to_be_visible()


def which(player: Player) -> None:
    """Which of the guided games."""
    player.go("learn")
    expect(player.page.locator("[data-course]").first).to_be_visible()


def learn(player: Player) -> None:
    player.go("learn")
    player.page.locator("[data-course=first]").click()
    player.page.wait_for_url("**/#/learn/*")
    expect(player.page.locator(".coach")).to_be_visible()


def hand(player: Player) -> None:
    """A die in the hand: its targets are lit."""
    player.press(player.page.locator(".dice button.die:not(.is-off):not(.is-used)").first)
    expect(player.page.locator(".target, .movehit").first).to_be_attached()


def refused(player: Player) -> None:
    player.press(player.page.get_by_role("button", name="Why not"))
    player.press(player.page.locator('.dice button.die.is-used, [data-spot^="plate/"]').first)
    expect(player.page.get_by_role("alert")).to_be_visible()


def menu(player: Player) -> None:
    player.press(player.page.get_by_role("button", name="Menu"))
    expect(player.page.get_by_role("dialog")).to_be_visible()


SCREENS: dict[str, Callable[[Player], None]] = {
    "home": home,
    "settings": settings,
    "new": new,
    "how": how,
    "rules": rules,
    "which": which,
    "learn": learn,
}
AFTER: dict[str, Callable[[Player], None]] = {"hand": hand, "refused": refused, "menu": menu}


def look(page: Page, name: str, screens: Path) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=screens / f"{name}.jpg")
    return [f"{name}: {violation}" for violation in unheard(page)]


def size_of(phone: bool) -> str:
    return "phone" if phone else "desktop"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_screens(phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    for name, actions in (("4-hard-won", 40), ("2-sparks-lost", 145), ("6-beginner-won", 300)):
        house.http.post("/api/tables/file", content=begun(name, actions, tmp_path).read_bytes())
    player = sit(phone=phone)
    wrong = []
    for name, show in SCREENS.items():
        show(player)
        wrong += look(player.page, f"{name}-{size_of(phone)}", screens)
    for name in ("2-beginner-won", "2-sparks-lost"):
        made = house.http.post("/api/tables/file", content=begun(name, len(record(name)), tmp_path).read_bytes())
        player.go(f"end/{made.json()['id']}")
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        expect(player.page.get_by_role("img").first).to_be_attached()
        shown = f"end-{name[2:]}-{size_of(phone)}"
        wrong += [*look(player.page, shown, screens), *(f"{shown}: {what}" for what in overflows(player.page))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("steps", [SOME, pytest.param(REST, marks=pytest.mark.slow)], ids=["some", "the others"])
def test_the_steps(
    steps: dict[bool, list[str]], phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path
) -> None:
    player = sit(phone=phone)
    wrong = []
    for step in steps[phone]:
        name, actions = STEPS[step]
        made = house.http.post("/api/tables/file", content=begun(name, actions, tmp_path).read_bytes())
        player.open(made.json()["id"])
        wrong += look(player.page, f"table-{step}-{size_of(phone)}", screens)
        if step == "use":
            for what, act in AFTER.items():
                act(player)
                wrong += look(player.page, f"table-{what}-{size_of(phone)}", screens)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_from_one_table_to_another(phone: bool, sit: Sit, house: House) -> None:
    player = sit(phone=phone)
    one, two = house.new(), house.new("prof", "cody")
    for table in (one, two, one):
        player.open(table.id)
        assert player.now.table == table.id
        player.until(lambda: player.now.table == player.table)


def test_axe_complains_about_what_is_wrong(sit: Sit) -> None:
    player = sit()
    home(player)
    player.page.evaluate("document.querySelector('main').append(new Image())")
    assert any(found.startswith("image-alt") for found in unheard(player.page))

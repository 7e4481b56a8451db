"""What happened: the Epic phase event by event, its recap, and the log."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.places import ends_phase
from tests.browser.player import Player
from tests.browser.records import PLAIN, begun, record
from tests.server.house import House

GAME = "4-hard-won"
EDGES = re.compile("Forecast|button.rchip|button.seat")  # badges that sit on the edge of their buttons on purpose
PATIENCE = 30_000  # ms: all of the log is fetched first
MINUS = "\N{MINUS SIGN}"


def before_the_epics(player: Player, house: House, folder: Path, name: str = GAME, after: int = 100) -> None:
    """At a table where the next thing that is done lets the Epics act."""
    actions = record(name)
    last = next(n for n, action in enumerate(actions) if n > after and action == "end purchase")
    made = house.http.post("/api/tables/file", content=begun(name, last, folder).read_bytes())
    player.open(made.json()["id"])
    player.reads = False


def look(player: Player, name: str, screens: Path) -> list[str]:
    player.page.wait_for_timeout(50)
    player.page.screenshot(path=screens / f"story-{name}.jpg")
    found = [*unheard(player.page), *overflows(player.page)]
    return [f"{name}: {what}" for what in found if not EDGES.search(what)]


def place(player: Player) -> int:
    return int(player.decision.locator(".count").inner_text().split("/")[0])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_epic_phase_is_read(phone: bool, sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    """Halted, taken event by event, skipped; the recap stays, can be unfolded and gone through, and is left."""
    size = "phone" if phone else "desktop"
    player = sit(phone=phone, moving=True)
    before_the_epics(player, house, tmp_path)
    before = player.now.view.population
    player.do("end purchase")
    assert ends_phase(player.now)
    lines = {event.text for event in player.now.events}
    player.press(player.button("Pause"))
    expect(player.button("Go on")).to_be_visible()
    at = place(player)
    player.press(player.button("Next event"))
    player.press(player.button("Next event"))
    assert place(player) == at + 2
    player.press(player.button("Event before"))
    assert place(player) == at + 1
    said = player.decision.locator(".ask b").inner_text()
    assert said in lines
    expect(player.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    wrong = look(player, f"epics-{size}", screens)
    player.press(player.button("Skip"))

    recap = player.recap
    expect(recap).to_be_focused()
    lost = before - player.now.view.population
    expect(recap.locator(".head .cost")).to_have_text(f"{MINUS}{lost} population: {before} → {before - lost}")
    each = [int(text.replace(MINUS, "")) for text in recap.locator(".who .v").all_inner_texts()]
    kinds = [event.kind for event in player.now.events]
    actors = sum(kind.endswith("activates") for kind in kinds) + ("enters" in kinds)
    assert (sum(each), len(each)) == (lost, actors)
    player.press(recap.locator(".who").last)
    shown = recap.locator(".lines li")
    assert set(shown.all_inner_texts()) <= lines
    expect(shown.last).to_contain_text("walks")
    wrong += look(player, f"recap-{size}", screens)

    player.press(recap.get_by_role("button", name="Step by step"))
    expect(recap).to_have_count(0)
    expect(player.button("Go on")).to_be_visible()  # it waits
    assert place(player) == 1
    player.press(player.button("Skip"))
    player.press(recap.get_by_role("button", name="Continue"))
    expect(recap).to_have_count(0)
    expect(player.button(re.compile("^Keep all"))).to_be_visible()
    assert not wrong, "\n".join(wrong)


def test_the_epic_phase_by_keys(sit: Sit, house: House, tmp_path: Path) -> None:
    player = sit(moving=True)
    page = player.page
    before_the_epics(player, house, tmp_path)
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    player.until(lambda: ends_phase(player.now))
    expect(player.button(re.compile("^Skip"))).to_be_visible()
    if player.button("Pause").count():
        page.keyboard.press("Space")
    expect(player.button("Go on")).to_be_visible()
    at = place(player)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert place(player) == at + 2
    page.keyboard.press("ArrowUp")
    expect(player.button("2×")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(player.recap).to_be_focused()
    page.keyboard.press("Tab")  # its lines are one stop, and the arrows go through them
    expect(player.recap.locator(".who").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(player.recap.locator(".who").nth(1)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(player.recap).to_have_count(0)
    expect(player.decision).to_contain_text("Roll 1 of")


def a_die_lost_at_night() -> tuple[str, int]:
    """A record in which one die, and no more, is chosen in the middle of an Epic phase that is not the last."""
    for name in PLAIN:
        actions = record(name)
        for n, action in enumerate(actions[:-2]):
            around = actions[n - 1], actions[n + 1]
            if action.startswith("lose ") and around[0] == "end purchase" and not around[1].startswith("lose "):
                return name, n
    raise AssertionError("no record has such a phase")


def test_without_motion_the_recap_is_there_at_once(sit: Sit, house: House, tmp_path: Path) -> None:
    """Through a decision in the middle of the phase, too: the recap comes when all is over, and tells all of it."""
    player = sit()
    name, choice = a_die_lost_at_night()
    actions = record(name)
    before_the_epics(player, house, tmp_path, name, choice - 2)
    before = player.now.view.population
    player.do("end purchase")
    expect(player.recap).to_have_count(0)  # somebody has to lose a die first
    player.do(actions[choice])
    expect(player.recap).to_be_focused()
    lost = before - player.now.view.population
    expect(player.recap.locator(".head .cost b")).to_have_text(f"{MINUS}{lost}")
    expect(player.recap.locator(".sums")).to_contain_text("One die captured")
    player.press(player.recap.get_by_role("button", name="Step by step"))
    assert place(player) == 1
    player.press(player.button("Next event"))
    assert place(player) == 2
    player.press(player.button("Skip"))
    player.press(player.recap.get_by_role("button", name="Continue"))


def test_the_log_is_whole(sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    """By rounds, with what the Epics did folded; it is gone through, searched and jumped in."""
    name = "4-hard-won"
    player = sit()
    page = player.page
    actions = len(record(name)) - 1
    made = house.http.post("/api/tables/file", content=begun(name, actions, tmp_path).read_bytes())
    player.open(made.json()["id"])
    log = page.get_by_role("region", name="Log")
    stops = log.locator(".loglist [tabindex='0']")
    expect(stops).to_have_count(1)
    wrong = look(player, "log", screens)

    log.get_by_label("Go to a round").select_option("Round 1")
    expect(log.get_by_role("heading", name="Round 1", exact=True)).to_be_in_viewport(timeout=PATIENCE)
    expect(stops).to_have_count(1)
    fold = log.locator("[data-round='1'] [data-fold]").last
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(log.locator("[data-round='1'] .phase .told").first).to_have_text("Steelheart activates.")
    page.keyboard.press("ArrowLeft")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.screenshot(path=screens / "story-log-round.jpg")
    log.locator("[data-round='1'] .torecap").click()
    expect(player.recap).to_contain_text("Round 1")
    page.keyboard.press("Escape")
    expect(player.recap).to_have_count(0)

    page.keyboard.press("Escape")
    # The way to round 1 need not have brought all of a long game; the rest comes when its end is seen.
    log.locator(".loglist").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(log.locator(".more")).to_have_count(0)
    log.locator(".loglist button").first.focus()
    page.keyboard.press("End")
    expect(log.get_by_role("button", name="The city is laid out")).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.decision).to_contain_text(f"The table after action 0 of {actions}")
    page.keyboard.press("Escape")
    expect(player.decision).not_to_contain_text("The table after action")

    log.get_by_label("Search the log").fill("IS DEFEATED")
    found = log.locator(".told", has_text="is defeated!")
    expect(found.first).to_be_visible(timeout=PATIENCE)
    assert log.locator("[data-row]:not([data-fold])").count() < 60
    wrong += look(player, "log-search", screens)
    log.get_by_label("Search the log").fill("no such thing")
    expect(log.get_by_text("Nothing found.")).to_be_visible()
    assert not wrong, "\n".join(wrong)

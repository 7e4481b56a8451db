"""Sounds: none until somebody asks for them, then one for each event that they stand for; captions; the switches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.player import Player
from tests.browser.records import FINISHED, begun, record
from tests.server.house import House
from tests.server.samples import finished, retold

# Counts what the page really does: the machinery of the browser that it makes, and the sounds that it begins.
COUNTS = """
    window.heard = [];
    window.made = 0;
    window.addEventListener("reckoners-sound", (event) => window.heard.push(event.detail));
    const real = window.AudioContext;
    window.AudioContext = class extends real {
        constructor(...about) {
            super(...about);
            window.made += 1;
        }
    };
"""
# Each sound played into memory instead of a loudspeaker: how far it swings, and when it is last heard (seconds).
RENDERED = """async ([file, groups]) => {
    const found = [];
    for (const [n, sounds] of groups.entries()) {
        let into;
        window.AudioContext = class extends OfflineAudioContext {
            constructor() {
                super(1, 44100 * 8, 44100);
                into = this;
            }
            resume() {
                return Promise.resolve();
            }
        };
        const all = await import(`/assets/${file}?${n}`);  // a module of its own: it keeps its machinery
        Object.values(all).find((it) => typeof it === "function")(sounds, 1);
        const data = (await into.startRendering()).getChannelData(0);
        let [peak, last] = [0, 0];
        data.forEach((it, at) => {
            peak = Math.max(peak, Math.abs(it));
            if (Math.abs(it) > 0.001) last = at / 44100;
        });
        found.push([peak, last]);
    }
    return found;
}"""
SOUNDS = ("dice", "hit", "defeated", "night", "loss", "base", "won", "lost")
STATIC = PROJECT / "src" / "reckoners" / "server" / "static"
MOST_BYTES = 40_000
WON, LOST = "2-beginner-won", "2-sparks-lost"


def counting(player: Player) -> Page:
    player.page.add_init_script(COUNTS)
    return player.page


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def quick(page: Page) -> None:
    """Nobody stops to read: what is heard does not wait for the recap. Sounds stay off."""
    page.evaluate("localStorage.setItem('reckoners-settings', JSON.stringify({ recap: false }))")


def moments(name: str) -> dict[str, int]:
    """The last action that brings each sound, by how many are played before it; but for the very last, which leads away
    from the table."""
    _, story = retold(finished(name))
    kinds = {"rolled": "dice", "health": "hit", "defeated": "defeated", "population": "loss", "base-found": "base"}
    found: dict[str, int] = {}
    for at, entry in enumerate(story.entries[1:-1]):
        falls = any(event.kind == "defeated" for event in entry.events)  # louder than the hit that did it
        for event in entry.events:
            if event.kind == "step" and event.args["step"] == "add":
                found["night"] = at
            sound = kinds.get(event.kind)
            if sound and not (falls and sound == "hit"):
                found[sound] = at
    return found


def test_every_sound_can_be_heard_and_none_is_cut_off(sit: Sit) -> None:
    """At full volume, alone and all in a row: loud enough, never beyond what a loudspeaker can do, and over soon."""
    (synth,) = (STATIC / "assets").glob("synth-*.js")
    assert synth.stat().st_size <= MOST_BYTES
    player = sit()
    player.go()
    player.page.mouse.click(2, 2)  # browsers let no page be heard before
    groups = [*([sound] for sound in SOUNDS), list(SOUNDS)]
    rendered = dict(zip(map(" ".join, groups), player.page.evaluate(RENDERED, [synth.name, groups]), strict=True))
    for sounds, (peak, seconds) in rendered.items():
        assert 0.05 < peak < 0.95, sounds
        assert 0.1 < seconds < 6, sounds


def test_every_event_has_its_sound_and_nothing_is_made_before(sit: Sit, house: House) -> None:
    player = sit()
    page = counting(player)
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url))
    wanted = moments(LOST)
    assert set(wanted) == {"dice", "hit", "defeated", "night", "loss", "base"}
    actions = record(LOST)
    id = house.http.post("/api/tables/file", content=(FINISHED / f"{LOST}.jsonl").read_bytes()).json()["id"]
    player.go()
    quick(page)
    page.reload()
    player.open(id)
    with house.window(id) as window:
        table = window.table()

        def back_to(at: int) -> None:
            nonlocal table
            window.say("undo", version=table.version, steps=table.at - at)
            table = window.table()
            player.until(lambda: player.now.at == at)

        def forth() -> None:
            nonlocal table
            table = window.act(table, actions[table.at])
            player.until(lambda: player.now.at == table.at)

        def to_the_table() -> None:
            player.go(f"table/{id}")
            expect(player.decision).to_be_visible()

        # The end, in silence: it was not asked for.
        back_to(table.at - 1)
        forth()
        page.wait_for_url(f"**/#/end/{id}")
        assert page.evaluate("[window.made, window.heard.length]") == [0, 0]
        assert not [url for url in asked if "synth" in url]

        to_the_table()
        back_to(table.at - 1)
        page.get_by_role("button", name="Sound", exact=True).click()
        player.until(lambda: len(heard(page)) == 1)  # how it will be
        assert page.evaluate("window.made") == 1
        forth()
        page.wait_for_url(f"**/#/end/{id}")
        player.until(lambda: "lost" in heard(page))

        to_the_table()
        for sound, at in sorted(wanted.items(), key=lambda one: -one[1]):
            back_to(at)
            page.evaluate("window.heard = []")
            forth()
            player.until(lambda sound=sound: sound in heard(page))  # type: ignore[misc]
            assert len(set(heard(page))) == len(heard(page))

        # A window that nobody sees is silent.
        page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
        back_to(table.at - 1)
        page.evaluate("window.heard = []")
        forth()
        page.wait_for_timeout(200)
        assert heard(page) == []
    assert page.evaluate("window.made") == 1
    assert sum("synth" in url for url in asked) == 1


def test_victory_is_heard_and_read(sit: Sit, house: House, screens: Path, tmp_path: Path) -> None:
    player = sit()
    page = counting(player)
    player.go()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("group", name="Sound", exact=True).get_by_role("radio", name="On").check(force=True)
    player.until(lambda: len(heard(page)) == 1)
    sheet.get_by_role("slider", name="Volume").press("ArrowRight")
    player.until(lambda: len(heard(page)) == 2)
    sheet.get_by_role("group", name="Captions for sounds").get_by_role("radio", name="On").check(force=True)
    expect(page.get_by_text("dice roll")).to_be_visible()  # over the sheet
    kept = page.evaluate("JSON.parse(localStorage.getItem('reckoners-settings'))")
    assert (kept["sound"], kept["volume"], kept["captions"]) == (True, 70, True)
    wrong = [*unheard(page), *overflows(page)]
    page.screenshot(path=screens / "settings-sound.jpg")
    page.keyboard.press("Escape")

    actions = record(WON)
    made = house.http.post("/api/tables/file", content=begun(WON, len(actions) - 1, tmp_path).read_bytes()).json()
    player.open(made["id"])
    with house.window(made["id"]) as window:
        window.act(window.table(), actions[-1])
    page.wait_for_url("**/#/end/*")
    player.until(lambda: "won" in heard(page))
    expect(page.get_by_text("victory", exact=True)).to_be_visible()
    page.screenshot(path=screens / "end-heard.jpg")
    wrong += [*unheard(page), *overflows(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_the_phone_has_the_switch_in_its_menu(sit: Sit, house: House, screens: Path) -> None:
    player = sit(phone=True)
    page = counting(player)
    player.open(house.new().id)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Sound is off").click()
    player.until(lambda: len(heard(page)) == 1)
    expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
    wrong = [*unheard(page), *overflows(page)]
    page.screenshot(path=screens / "menu-sound-phone.jpg")
    page.get_by_role("dialog").get_by_role("button", name="Sound is on").click()
    expect(page.get_by_role("button", name="Sound is off")).to_be_visible()
    assert len(heard(page)) == 1
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_bots_at_once_are_silent_to_the_end(sit: Sit, house: House) -> None:
    """Nothing is shown of what they do, so nothing is heard."""
    player = sit()
    page = counting(player)
    player.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("group", name="Sound", exact=True).get_by_role("radio", name="On").check(
        force=True
    )
    player.until(lambda: len(heard(page)) == 1)
    page.keyboard.press("Escape")
    player.open(house.new(bots=("greedy", "random"), pace="at-once", difficulty="beginner").id)
    page.wait_for_url(re.compile("#/end/"))
    assert len(heard(page)) == 1

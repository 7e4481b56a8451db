"""The guided game, by somebody who only knows what the guide says: reads where it points and clicks exactly there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit
from tests.browser.looks import unheard
from tests.browser.player import Player, onward

LINE: list[str] = json.loads((PROJECT / "client" / "src" / "learn" / "game.json").read_text())["line"]
LESSONS = re.findall(r'(?:id: |deed\(|all\()"([a-z]+)"', (PROJECT / "client/src/learn/lessons.ts").read_text())
MOST = 800  # clicks; the guide is stuck if it takes more: who does nothing lives for ten rounds in Babilar

# Where the guide points, what it says, and whether one can click there: the guide may not lie over it.
# Told when something has changed since the last time, and nothing moves any more.
STATE = """async (last) => {
    const look = () => {
        const coach = document.querySelector(".coach");
        if (!location.hash.startsWith("#/learn")) return { lesson: "over" };
        if (!coach) return { busy: true };  // the Epics act
        const frame = document.querySelector(".pointer")?.getBoundingClientRect();
        const spot = frame && { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
        const own = coach.getBoundingClientRect();
        return {
            lesson: coach.dataset.lesson,
            version: coach.dataset.version,
            title: coach.querySelector("h2")?.textContent ?? "",
            order: coach.querySelector(".turn")?.textContent?.trim() ?? "",
            on: !!coach.querySelector(".on"),
            skip: !!coach.querySelector(".skip"),
            spot: spot ?? null,
            hidden: !!spot && !!document.elementFromPoint(spot.x, spot.y)?.closest(".coach"),
            whole: own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight,
            busy: coach.ariaBusy === "true",
        };
    };
    let [before, now, end] = ["", "", performance.now() + 30000];
    for (let calm = 0; calm < 3 && performance.now() < end; calm += now === before && now !== last ? 1 : -calm) {
        await new Promise(requestAnimationFrame);
        [before, now] = [now, JSON.stringify(look())];
        if (look().busy) before = "";
    }
    return now;
}"""
State = dict[str, Any]


class Follower:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page
        self.seen: list[str] = []
        self.said = ""

    def begin(self, course: str = "first") -> None:
        self.player.tables = []
        self.player.go("learn")
        self.player.press(self.page.locator(f"[data-course={course}]"))
        self.page.wait_for_url("**/#/learn/*")
        expect(self.page.locator(".coach")).to_be_visible()
        self.player.until(lambda: self.player.tables)

    def steps(self) -> Iterator[State]:
        for _ in range(MOST):
            said: str = self.page.evaluate(STATE, self.said)
            assert said != self.said, said
            self.said = said
            state: State = json.loads(said)
            lesson = state["lesson"]
            if lesson == "over":
                return
            if lesson not in self.seen[-1:]:
                self.seen.append(lesson)
            assert state["whole"], state
            yield state
        raise AssertionError(f"the guide does not come to its end: {self.seen[-8:]}")

    def skip(self, state: State) -> None:
        """Does nothing that the guide says, if it lets one."""
        if state["skip"]:
            self.page.locator(".coach .skip").click()
        elif state["on"]:
            self.page.locator(".coach .on").click()
        else:
            self.player.do(onward(self.player))

    def obey(self, state: State) -> None:
        """Does what the guide says, and nothing else."""
        if state["on"]:
            self.page.locator(".coach .on").click()
        elif "thinking" in state["order"]:
            expect(self.page.locator(".turn", has_text="close it")).to_be_visible(timeout=60_000)
        else:
            assert state["spot"], state
            assert not state["hidden"], state
            tap = self.page.touchscreen.tap if self.player.touch else self.page.mouse.click
            tap(state["spot"]["x"], state["spot"]["y"])


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_whoever_follows_it_comes_to_its_end(phone: bool, sit: Sit) -> None:
    follower = Follower(sit(phone=phone))
    follower.begin()
    wrong = []
    for state in follower.steps():
        if state["lesson"] == "epic" and phone:
            wrong += unheard(follower.page)
        follower.obey(state)
    assert not wrong
    assert not follower.player.refusals
    # Every lesson was there, and nothing was done but what the line has.
    assert set(LESSONS) - {"end", "decide", "recap", "half", "roll"} <= set(follower.seen)
    log = [entry.action for entry in follower.player.tables[-1].log]
    assert log[-1] in LINE
    assert "/table/" in follower.page.url


def test_every_step_can_be_skipped(sit: Sit) -> None:
    """What cannot be given yet comes when the game has come so far."""
    follower = Follower(sit())
    follower.begin()
    for state in follower.steps():
        follower.skip(state)


def test_whoever_does_something_else_is_never_stuck(sit: Sit) -> None:
    """Now what the guide says, now anything: it never asks for what cannot be done, and comes to its end."""
    chance = random.Random(8)
    follower = Follower(sit())
    follower.begin()
    player = follower.player
    strayed = 0
    for state in follower.steps():
        options = [option for option in player.now.options if option.kind in ("spend", "stop", "place", "move", "end")]
        empty = not follower.page.locator(".is-open, .held, .recap").count()
        if not state["on"] and options and empty and chance.random() < 0.6:
            leave = [option for option in options if option.kind in ("stop", "end")]
            player.do(chance.choice(leave if leave and chance.random() < 0.6 else options).action)
            strayed += 1
        elif state["lesson"]:
            follower.obey(state)
        else:
            player.do(onward(player))
        assert not player.refusals
    assert strayed > 5

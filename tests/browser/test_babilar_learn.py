"""The guided game in Babilar, by somebody who only knows what the guide says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.player import onward
from tests.browser.test_learn import Follower

LEARN = PROJECT / "client" / "src" / "learn"
LINE: list[str] = json.loads((LEARN / "babilar.json").read_text())["line"]
LESSONS = re.findall(r'"(babilar-[a-z]+)"', (LEARN / "babilar.ts").read_text())


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_follows_it_comes_to_its_end(phone: bool, sit: Sit, screens: Path) -> None:
    follower = Follower(sit(phone=phone))
    follower.begin("babilar")
    wrong: list[str] = []
    where = "phone" if phone else "desktop"
    for state in follower.steps():
        lesson = state["lesson"]
        if lesson.startswith("babilar") and follower.seen.count(lesson) == 1 and state["order"] == "":
            follower.page.screenshot(path=screens / f"learn-{lesson}-{where}.jpg")
        if lesson in ("babilar-track", "babilar-card"):
            wrong += [f"{lesson}: {what}" for what in (*unheard(follower.page), *overflows(follower.page))]
        follower.obey(state)
    assert not wrong
    assert not follower.player.refusals
    # Every lesson was there, and nothing was done but what the line has.
    assert set(LESSONS) <= set(follower.seen)
    log = [entry.action for entry in follower.player.tables[-1].log]
    assert log[-1] in LINE
    assert "/table/" in follower.page.url


def test_every_step_can_be_skipped(sit: Sit) -> None:
    follower = Follower(sit())
    follower.begin("babilar")
    for state in follower.steps():
        if state["skip"]:
            follower.page.locator(".coach .skip").click()
        elif state["on"]:
            follower.page.locator(".coach .on").click()
        else:
            follower.player.do(onward(follower.player))

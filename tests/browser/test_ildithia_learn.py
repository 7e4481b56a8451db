"""The guided game in Ildithia, by somebody who only knows what the guide says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.browser.browser import PROJECT
from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.browser.test_learn import Follower

LEARN = PROJECT / "client" / "src" / "learn"
LINE: list[str] = json.loads((LEARN / "ildithia.json").read_text())["line"]
LESSONS = re.findall(r'"(ildithia-[a-z]+)"', (LEARN / "ildithia.ts").read_text())


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_follows_it_comes_to_its_end(phone: bool, sit: Sit, screens: Path) -> None:
    follower = Follower(sit(phone=phone))
    follower.begin("ildithia")
    wrong: list[str] = []
    where = "phone" if phone else "desktop"
    for state in follower.steps():
        lesson = state["lesson"]
        if lesson.startswith("ildithia") and follower.seen.count(lesson) == 1 and state["order"] == "":
            follower.page.screenshot(path=screens / f"learn-{lesson}-{where}.jpg")
        if lesson in ("ildithia-track", "ildithia-rolled"):
            wrong += [f"{lesson}: {what}" for what in (*unheard(follower.page), *overflows(follower.page))]
        follower.obey(state)
    assert not wrong
    assert not follower.player.refusals
    # Every lesson was there, and nothing was done but what the line has.
    assert set(LESSONS) <= set(follower.seen)
    log = [entry.action for entry in follower.player.tables[-1].log]
    assert log[-1] in LINE
    assert "/table/" in follower.page.url

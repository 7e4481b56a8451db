"""The guided games in Babilar and Ildithia, by somebody who only knows what the guide says."""

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
COURSES = {  # and the lessons of each in which the screen is looked at
    "babilar": ("babilar-track", "babilar-card"),
    "ildithia": ("ildithia-track", "ildithia-rolled"),
}


def line_of(course: str) -> list[str]:
    line: list[str] = json.loads((LEARN / f"{course}.json").read_text())["line"]
    return line


def lessons_of(course: str) -> set[str]:
    return set(re.findall(rf'"({course}-[a-z]+)"', (LEARN / f"{course}.ts").read_text()))


@pytest.mark.parametrize(
    ("course", "phone"),
    [
        ("babilar", False),
        pytest.param("babilar", True, marks=pytest.mark.slow),
        pytest.param("ildithia", False, marks=pytest.mark.slow),
        ("ildithia", True),
    ],
)
def test_whoever_follows_it_comes_to_its_end(course: str, phone: bool, sit: Sit, screens: Path) -> None:
    follower = Follower(sit(phone=phone))
    follower.begin(course)
    wrong: list[str] = []
    where = "phone" if phone else "desktop"
    for state in follower.steps():
        lesson = state["lesson"]
        if lesson.startswith(course) and follower.seen.count(lesson) == 1 and state["order"] == "":
            follower.page.screenshot(path=screens / f"learn-{lesson}-{where}.jpg")
        if lesson in COURSES[course]:
            wrong += [f"{lesson}: {what}" for what in (*unheard(follower.page), *overflows(follower.page))]
        follower.obey(state)
    assert not wrong
    assert not follower.player.refusals
    # Every lesson was there, and nothing was done but what the line has.
    assert lessons_of(course) <= set(follower.seen)
    log = [entry.action for entry in follower.player.tables[-1].log]
    assert log[-1] in line_of(course)
    assert "/table/" in follower.page.url


@pytest.mark.parametrize("course", ["babilar", pytest.param("ildithia", marks=pytest.mark.slow)])
def test_every_step_can_be_skipped(course: str, sit: Sit) -> None:
    follower = Follower(sit())
    follower.begin(course)
    skipped = 0
    for state in follower.steps():
        skipped += state["skip"]
        follower.skip(state)
    assert skipped > 0
    assert not follower.player.refusals

"""Games against other Bosses, in other cities and with Newcago's cards, played by clicks and by taps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.looks import overflows
from tests.browser.player import Player
from tests.browser.records import begun, record
from tests.finished.make import BENEFIT, EXCHANGE, PROTECT, SUFFER, WANTED

EVERY = 40  # actions between two pictures
FEW = 20  # actions that the quick tests play


class Sort(NamedTuple):
    """Which of the finished games, what is new in them for whoever knows the base game, and what a win is called."""

    boss: str
    city: str
    options: tuple[str, ...]
    new: tuple[str, ...]
    won: str


SORTS: Final = {
    "regalia": Sort(
        "regalia",
        "babilar",
        (),
        ("^aid ", " heal ", "disable-die ", "disable-card ", "^reward ", " move ", " research "),
        "Babilar is free",
    ),
    "limelight": Sort("limelight", "ildithia", (), (PROTECT, " heal ", "disable-", "^reward "), "Ildithia is free"),
    "newcago": Sort(
        "steelheart",
        "newcago",
        ("newcago-cards-mixed",),
        (SUFFER, BENEFIT, EXCHANGE, "disable-"),
        "Newcago is free",
    ),
}


def game_of(sort: Sort, result: str) -> str:
    """The record of such a game that ended so."""
    pair = (sort.boss, sort.city)
    there = (one for one in WANTED if (one.pair, one.result) == (pair, result) and {*sort.options} <= {*one.options})
    return next(there).path.stem


def between_rolls(actions: list[str]) -> list[int]:
    """How many actions come before those with which a test may begin: not those that are one gesture with another."""
    return [n for n in range(len(actions)) if not any(" keep " in it for it in actions[max(0, n - 1) : n + 1])]


def fullest(sort: Sort, actions: list[str]) -> tuple[int, int]:
    """The few actions in a row with most of what is new."""

    def kinds(begin: int) -> int:
        few = actions[begin : begin + FEW]
        return sum(any(re.search(new, action) for action in few) for new in sort.new)

    begins = between_rolls(actions)
    best = max(begins, key=kinds)
    return best, max(n for n in begins if n <= best + FEW)


def play(player: Player, actions: list[str], pictures: Path) -> None:
    """With a look at the screen now and then; what is kept and rolled is one gesture."""
    begin = 0
    found: list[str] = []
    for end, action in enumerate(actions, 1):
        if end == len(actions) or (end - begin >= EVERY and " keep " not in action):
            player.play(actions[begin:end])
            player.page.screenshot(path=f"{pictures}-{end:03}.jpg")
            found += [f"{end}: {it}" for it in overflows(player.page, also_wider=False)]
            begin = end
    assert not found, "\n".join(found)


def finish(player: Player, sort: Sort, result: str, folder: Path, pictures: Path, *, whole: bool = True) -> None:
    """A game from its beginning, or its last actions."""
    name = game_of(sort, result)
    actions = record(name)
    begin = 0 if whole else max(n for n in between_rolls(actions) if n <= len(actions) - FEW)
    player.load(begun(name, begin, folder))
    play(player, actions[begin:], pictures)
    assert player.now.view.result == result
    player.page.wait_for_url("**/#/end/*")
    heading = sort.won if result == "won" else "The city is lost"
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(heading)
    if sort.options:
        expect(player.page.locator("#result + p")).to_contain_text("Newcago cards")
    player.page.screenshot(path=f"{pictures}-end.jpg")


@pytest.mark.parametrize(
    ("sort", "whole"),
    [
        pytest.param(
            sort,
            whole,
            id=f"{sort}-{'whole' if whole else 'its end'}",
            marks=[pytest.mark.slow] * (whole or sort == "newcago"),
        )
        for sort in SORTS
        for whole in (False, True)
    ],
)
def test_a_won_game_by_clicks(sit: Sit, tmp_path: Path, screens: Path, sort: str, whole: bool) -> None:
    """Of Val, Mizzy, Exel and Sam with all modules."""
    finish(sit(), SORTS[sort], "won", tmp_path, screens / f"{sort}-won", whole=whole)


@pytest.mark.slow
@pytest.mark.parametrize("sort", SORTS)
def test_a_lost_game_by_clicks(sit: Sit, tmp_path: Path, screens: Path, sort: str) -> None:
    finish(sit(), SORTS[sort], "lost", tmp_path, screens / f"{sort}-lost")


@pytest.mark.parametrize("sort", SORTS)
def test_what_is_new_by_taps(sit: Sit, tmp_path: Path, screens: Path, sort: str) -> None:
    name = game_of(SORTS[sort], "won")
    actions = record(name)
    begin, end = fullest(SORTS[sort], actions)
    player = sit(phone=True)
    player.load(begun(name, begin, tmp_path))
    play(player, actions[begin:end], screens / f"{sort}-phone-new")
    wide = player.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= PHONE[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sort", "result"), [("regalia", "won"), ("regalia", "lost"), ("limelight", "won"), ("newcago", "lost")]
)
def test_a_whole_game_by_taps(sit: Sit, tmp_path: Path, screens: Path, sort: str, result: str) -> None:
    finish(sit(phone=True), SORTS[sort], result, tmp_path, screens / f"{sort}-phone-{result}")

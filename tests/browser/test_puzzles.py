"""Puzzles in a real browser: the list, one of one's own played by hand, hints, the solution step by step, failing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.looks import overflows, unheard
from tests.puzzles.small import SMALL


def wrong_with(page: Page, picture: Path) -> list[str]:
    page.wait_for_timeout(50)
    page.screenshot(path=picture)
    return [f"{picture.stem}: {it}" for it in (*unheard(page), *overflows(page, also_wider=False))]


def opened(page: Page, tmp_path: Path) -> Locator:
    """The small puzzle, from a file of one's own."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    page.get_by_label("Open a puzzle file").set_input_files(file)
    panel = page.get_by_role("region", name="Tia goes to him")
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_puzzle_with_hints_and_solution(phone: bool, sit: Sit, screens: Path, tmp_path: Path) -> None:
    player = sit(phone=phone)
    page = player.page
    size = "phone" if phone else "desktop"
    player.go()
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    cards = page.locator("[data-puzzle]")
    expect(cards).to_have_count(12)
    wrong = wrong_with(page, screens / f"puzzles-{size}.jpg")
    page.get_by_label("Open a puzzle file").set_input_files(
        {"name": "bad.toml", "mimeType": "text/plain", "buffer": SMALL.replace('"win"', '"wind"').encode()}
    )
    expect(page.get_by_role("alert")).to_contain_text("puzzle.goal")
    panel = opened(page, tmp_path)
    if phone:
        pill = panel.get_by_role("button", name="Tia goes to him")
        place, step = pill.bounding_box(), page.get_by_role("button", name="End the step").bounding_box()
        assert place is not None
        assert step is not None
        assert place["y"] > step["y"] + step["height"]  # what the goal is about is above, and stays to be seen
        assert min(place["width"], place["height"]) >= 44
        pill.click()
    expect(panel).to_contain_text("Defeat Steelheart in this step.")
    for number in (1, 2, 3):
        panel.get_by_role("button", name=f"Hint {number} of 3").click()
    expect(panel.get_by_role("listitem")).to_have_count(3)
    wrong += wrong_with(page, screens / f"puzzle-hints-{size}.jpg")
    panel.get_by_role("button", name="Show the solution").click()
    for _ in range(3):
        panel.get_by_role("button", name="Play this step").click()
    expect(panel).to_have_attribute("data-standing", "solved")
    expect(panel).to_contain_text("Steelheart is defeated.")
    wrong += wrong_with(page, screens / f"puzzle-solved-{size}.jpg")
    panel.get_by_role("button", name="Start again").click()
    expect(panel).to_have_attribute("data-standing", "open")
    assert wrong == []


def test_who_ends_the_step_too_early_fails_and_may_start_again(sit: Sit, tmp_path: Path, screens: Path) -> None:
    player = sit()
    page = player.page
    player.go("puzzles")
    panel = opened(page, tmp_path)
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(panel).to_have_attribute("data-standing", "failed")
    expect(panel).to_contain_text("Steelheart has 2 health left")
    assert wrong_with(page, screens / "puzzle-failed-desktop.jpg") == []
    panel.get_by_role("button", name="Start again").click()
    expect(panel).to_have_attribute("data-standing", "open")


def test_what_was_solved_is_marked_in_the_list(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.go("puzzles")
    page.locator("[data-puzzle='1']").click()
    panel = page.get_by_role("region", name="Puzzle 1", exact=True)
    expect(panel).to_be_visible()
    while panel.get_by_role("button", name=re.compile("^Hint")).count():
        panel.get_by_role("button", name=re.compile("^Hint")).click()
    panel.get_by_role("button", name="Show the solution").click()
    panel.get_by_role("link", name="Back to the puzzles").click()
    expect(page.locator("[data-puzzle='1']")).to_contain_text("seen")
    expect(page.get_by_role("status").filter(has_text="of 12 solved")).to_have_text("0 of 12 solved")

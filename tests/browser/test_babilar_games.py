"""Regalia in Babilar, played by clicks and by taps."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Sit
from tests.browser.looks import overflows
from tests.browser.player import Player
from tests.browser.records import FINISHED, begun, record

EVERY = 40  # actions between two pictures
NEW = {"aid", "heal", "disable-die", "disable-card", "reward", "move", "research"}
HEADINGS = {"won": "Babilar is free", "lost": "The city is lost"}


def game_of(result: str) -> str:
    """The record of a game against Regalia in Babilar that ended so."""
    return next(FINISHED.glob(f"regalia-babilar-*-{result}.jsonl")).stem


def rounds_of(actions: list[str]) -> list[tuple[int, int]]:
    """Where each round begins, and where the next one does."""
    ends = [n for n, action in enumerate(actions, 1) if action == "end purchase"]
    return list(pairwise([0, *ends, len(actions)]))


def fullest(actions: list[str]) -> tuple[int, int]:
    """The round that asks for most of what is new in this city."""

    def kinds(one: tuple[int, int]) -> int:
        return len({word for action in actions[slice(*one)] for word in action.split()} & NEW)

    return max(rounds_of(actions), key=kinds)


def play(player: Player, actions: list[str], pictures: Path) -> None:
    """With a look at the screen now and then; what is kept and rolled is one gesture."""
    begin = 0
    found: list[str] = []
    for end, action in enumerate(actions, 1):
        if end == len(actions) or (end - begin >= EVERY and " keep " not in action):
            player.play(actions[begin:end])
            player.page.screenshot(path=f"{pictures}-{end:03}.png")
            found += [f"{end}: {it}" for it in overflows(player.page, also_wider=False)]
            begin = end
    assert not found, "\n".join(found)


def finish(player: Player, result: str, folder: Path, pictures: Path, rounds: int = 99) -> None:
    """The last rounds of a game, or all of them."""
    name = game_of(result)
    actions = record(name)
    begin, _ = rounds_of(actions)[-rounds:][0]
    player.load(begun(name, begin, folder))
    play(player, actions[begin:], pictures)
    assert player.now.view.result == result
    player.page.wait_for_url("**/#/end/*")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(HEADINGS[result])
    player.page.screenshot(path=f"{pictures}-end.png")


@pytest.mark.parametrize("rounds", [2, pytest.param(99, marks=pytest.mark.slow)], ids=["its end", "whole"])
def test_a_won_game_by_clicks(sit: Sit, tmp_path: Path, screens: Path, rounds: int) -> None:
    """Of Val, Mizzy, Exel and Sam with all modules."""
    finish(sit(), "won", tmp_path, screens / "regalia-won", rounds)


@pytest.mark.slow
def test_a_lost_game_by_clicks(sit: Sit, tmp_path: Path, screens: Path) -> None:
    finish(sit(), "lost", tmp_path, screens / "regalia-lost")


def test_a_round_by_taps(sit: Sit, tmp_path: Path, screens: Path) -> None:
    name = game_of("won")
    actions = record(name)
    begin, end = fullest(actions)
    player = sit(phone=True)
    player.load(begun(name, begin, tmp_path))
    play(player, actions[begin:end], screens / "regalia-phone-round")
    wide = player.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= PHONE[0]


@pytest.mark.slow
@pytest.mark.parametrize("result", ["won", "lost"])
def test_a_whole_game_by_taps(sit: Sit, tmp_path: Path, screens: Path, result: str) -> None:
    finish(sit(phone=True), result, tmp_path, screens / f"regalia-phone-{result}")

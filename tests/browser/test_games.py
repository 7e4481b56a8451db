"""Whole games, played by clicks to their end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from reckoners.game import Game
from reckoners.game.files import text_of
from tests.browser.conftest import Sit

FINISHED = Path(__file__).parents[1] / "finished"


def begun(name: str, actions: int, folder: Path) -> tuple[Path, list[str]]:
    """A finished game as it stood after so many actions, as a file; and the actions that are left."""
    whole = Game.load(FINISHED / f"{name}.jsonl")
    file = folder / "begun.jsonl"
    file.write_text(text_of(whole.fork(actions)))
    return file, list(whole.log)[actions:]


@pytest.mark.parametrize(("name", "result"), [("2-beginner-won", "won"), ("2-sparks-lost", "lost")])
def test_a_whole_game_by_clicks(name: str, result: str, sit: Sit, tmp_path: Path) -> None:
    file, left = begun(name, 0, tmp_path)
    player = sit()
    player.load(file)
    player.play(left)
    assert player.now.view.result == result
    player.page.wait_for_url("**/#/end/*")
    expect(player.page.get_by_role("main")).to_be_visible()

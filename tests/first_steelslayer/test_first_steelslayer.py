"""Games of Steelslayer that were kept before its tables were tuned still open, with the numbers of then."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.bots import Team
from reckoners.content import check_pack, load_content
from reckoners.game import Game, Setup
from reckoners.game.files import load, read_lines
from tests.first_steelslayer.make import GAMES, HASH, MODULES, PACK, TABLES

DAYS = sorted(GAMES.glob("*.jsonl"))


def test_nothing_is_wrong_with_the_pack() -> None:
    assert check_pack(PACK) == []
    assert load_content([PACK], MODULES).packs[-1].id == "first-steelslayer"


def test_all_values_are_those_of_that_day() -> None:
    """If this fails, Steelslayer has something that the pack cannot know of: a new entry, field or book value."""
    assert load_content([PACK], MODULES).hash == HASH != load_content([], MODULES).hash


def test_one_for_each_table() -> None:
    assert len(DAYS) == len(TABLES)


@pytest.mark.parametrize("file", DAYS, ids=lambda file: file.stem)
def test_a_game_of_that_day_opens_by_itself(file: Path) -> None:
    """Every action and the position after each 64 of them is checked."""
    header, _ = read_lines(file)
    assert header.setup.packs == ("steelslayer",)
    game = load(file)
    assert game.result in ("won", "lost")
    assert game.setup.packs == ("steelslayer", "first-steelslayer")


def test_so_does_one_from_before_the_base_game_was_tuned_too(tmp_path: Path) -> None:
    """Such a record knows nothing of either pack: it has the numbers of both days."""
    setup = Setup(
        reckoners=("david", "megan"),
        boss="regalia",
        modules=(4,),
        difficulty="hard",
        seed="both",
        packs=("first-steelslayer", "first-balance"),
    )
    game = Team({0: "greedy", 1: "greedy"}, 2).play_out(Game(setup))
    kept = tmp_path / "kept.jsonl"
    game.save(kept)
    text = kept.read_text(encoding="utf-8")
    packs = '"packs":["steelslayer","first-steelslayer","first-balance"]'
    assert packs in text
    old = tmp_path / "old.jsonl"
    first, *lines = text.replace(packs, '"packs":["steelslayer"]').splitlines()
    old.write_text("\n".join([first, *lines]) + "\n", encoding="utf-8")
    assert load(old).result == game.result

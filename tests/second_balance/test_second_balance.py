"""Games that were kept before Reckoners, cities and Bosses were balanced against each other still open."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.content import check_pack, load_content
from reckoners.game.files import load, read_lines
from tests.second_balance.make import GAMES, HASHES, MODULES, PACKS, TABLES

DAYS = sorted(GAMES.glob("*.jsonl"))
NAMES = [pack.name for pack in PACKS.values()]


def test_nothing_is_wrong_with_the_packs() -> None:
    for pack in PACKS.values():
        assert check_pack(pack) == []


@pytest.mark.parametrize("modules", [(), MODULES])
def test_all_values_are_those_of_that_day(modules: tuple[int, ...]) -> None:
    """If this fails, the game has something that the packs cannot know of: a new entry, field or book value."""
    assert load_content(NAMES if modules else NAMES[:1], modules).hash == HASHES[modules]
    assert load_content([], modules).hash != HASHES[modules]


def test_one_for_each_table() -> None:
    assert len(DAYS) == len(TABLES)


@pytest.mark.parametrize("file", DAYS, ids=lambda file: file.stem)
def test_a_game_of_that_day_opens_by_itself(file: Path) -> None:
    """Every action and the position after each 64 of them is checked."""
    header, _ = read_lines(file)
    assert not set(NAMES) & set(header.setup.packs)
    game = load(file)
    assert game.result in ("won", "lost")
    assert set(game.setup.packs) >= {NAMES[0]}

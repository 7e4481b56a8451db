"""The pack of the first balance plays the base game of that day, whatever has become of the base game since."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.content import check_pack, load_content
from reckoners.game import Setup
from reckoners.game.files import read_lines
from reckoners.game.record import replayed
from tests.first_balance.make import GAMES, HASH, PACK, TABLES

TUNED = {
    "pack.toml": 'id = "tuned"\ntitle = "Tuned"\nversion = "1"\nrequires = ["base"]\n',
    "epics.toml": """
        [[replace.epic]]
        id = "curveball"
        research = 4
        health = 7
        weakened = 6
        track = ["population", "population 2", "boss red", "enforcement", "population"]
        reward = { boss_research = 4, money = 3 }
        """,
    "equipment.toml": """
        [[replace.equipment]]
        id = "trap"
        price = 7
        does = { family = "converter", symbols = ["plan", "money"] }
        """,
    "dice.toml": """
        [[replace.die]]
        id = "green"
        faces = [["attack", "attack"], ["attack"], ["attack"], ["attack"], ["enforcement"], ["money"]]
        """,
    "bosses.toml": """
        [[replace.boss]]
        id = "steelheart"
        movement = [1, 1, 2, 3, 4, 6]
        [[replace.boss.power]]
        side = "A"
        tracks.black = ["fortify", "discover", "discover", "gift fortify"]
        [[replace.boss.adjustment]]
        reckoners = 4
        side = "B"
        group_size = 3
        tracks.yellow = ["population", "population 2", "population 2", "population 3"]
        tracks.red.hard = ["deploy 3", "deploy 2", "deploy 2", "deploy 2"]
        tracks.red.sparks = ["deploy 4", "deploy 2", "deploy 2", "deploy 2"]
        """,
    "table.toml": '[[replace.table]]\nid = "set-up"\nbase_steps = 5\n',
}


def test_nothing_is_wrong_with_it() -> None:
    assert check_pack(PACK) == []
    assert load_content([PACK]).packs[-1].id == "first-balance"


def test_all_values_are_those_of_that_day() -> None:
    """If this fails, the base game has something that the pack cannot know of: a new entry, field or book value."""
    assert load_content([PACK]).hash == HASH


def test_they_are_whatever_is_tuned(tmp_path: Path) -> None:
    for name, text in TUNED.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load_content([tmp_path]).hash != HASH
    assert load_content([tmp_path, PACK]).hash == HASH


def test_it_leaves_modules_what_they_bring() -> None:
    """More dice, Shields: the pack says nothing of what the books say."""
    with_it, without = load_content([PACK], (1, 2, 3)), load_content([], (1, 2, 3))
    assert [die.count for die in with_it.dice.values()] == [die.count for die in without.dice.values()]
    assert with_it.table.red_shields == without.table.red_shields > 0
    assert with_it.epics == without.epics


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{len(setup.reckoners)}-{setup.difficulty}")
def test_games_of_that_day_go_the_same_way(setup: Setup) -> None:
    """They were played without the pack; every action and the position after each 64 of them is checked."""
    (file,) = [path for path in GAMES.glob("*.jsonl") if read_lines(path)[0].setup == setup]
    header, lines = read_lines(file)
    assert header.setup.packs == ()
    assert replayed(header, lines, str(file), 2, (str(PACK),)).result in ("won", "lost")

"""Cities of packs that play like Babilar, with tracks of their own or without any."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from reckoners.game import Game, Setup
from tests.positions import rule


def city(folder: Path, plays: str, spots: str) -> Game:
    """A game in a city of a pack, of which every district has this track."""
    boards = "".join(f'[[city.districts]]\nid = "board-{n}"\nname = "Board {n}"\n{spots}\n' for n in range(7))
    starts = "marker_start = [1, 1, 2, 2]\nboss_health = [5, 6, 7, 8]\n" if spots else ""
    head = f'[[city]]\nid = "mine"\nname = "Mine"\nboss = "steelheart"\nplays = "{plays}"\n{starts}'
    (folder / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    (folder / "cities.toml").write_text(f"{head}{boards}", encoding="utf-8")
    return Game(Setup(reckoners=("tia", "prof"), city="mine", packs=(str(folder),), seed="mine"))


@rule("BAB-01", "BAB-02")
@pytest.mark.parametrize(
    ("plays", "spots", "markers", "health"),
    [
        ("babilar", 'track = ["", "aid", ""]', (1, 1, 1), 6),
        ("babilar", "", (), 20),  # nothing to search: the Boss himself is researched
        ("newcago", 'track = ["", "aid", ""]', (), 6),  # nobody looks at tracks there
    ],
)
def test_a_city_of_a_pack_can_always_be_won(
    tmp_path: Path, plays: str, spots: str, markers: tuple[int, ...], health: int
) -> None:
    game = city(tmp_path, plays, spots)
    assert game.state.markers == markers
    assert game.state.boss_research == (sum(markers) or 20)
    assert game.state.tables.boss_health == health
    assert game.state.tables.researches_boss == (not markers)
    chance = random.Random(1)
    while game.result == "playing":
        game.play_code(chance.choice(game.codes()))

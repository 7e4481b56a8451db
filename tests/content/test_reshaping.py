"""Packs that were written before a Boss's tracks had ids mean what they meant."""

from __future__ import annotations

import msgspec

from reckoners.content.model import Boss
from reckoners.content.reshaping import as_written_now
from reckoners.content.vocabulary import parse_word
from reckoners.game import Game, Setup
from tests.positions import table

OLD = """
[setup]
reckoners = ["tia", "prof"]

[[replace.boss]]
id = "steelheart"
power = [{ side = "B", yellow = ["population 9", "fortify", "discover"], black = ["fortify", "discover", "fortify"] }]
adjustment = [{ reckoners = 2, side = "A", red = ["deploy 3", "deploy", "deploy"] }]
"""


def test_a_change_of_boards_by_colours() -> None:
    tracks = {track.id: track.track for track in table(OLD).view().boss.tracks}
    assert tracks["yellow"] == ("population 9", "fortify", "discover")
    assert tracks["black"] == ("fortify", "discover", "fortify")
    assert tracks["red"] == ("deploy 3", "deploy", "deploy")
    assert tracks["blue"][-1] == "wall"


def test_a_whole_boss_by_colours() -> None:
    board = {"yellow": ["population"] * 3, "black": ["fortify"] * 3}
    other = {"red": ["deploy"] * 3, "blue": ["wall"] * 3}
    old = {"power": [{"side": "A", **board}], "adjustment": [{"reckoners": 2, "side": "A", "group_size": 1, **other}]}
    now = as_written_now("boss", old, whole=True)
    assert now["plays"] == "steelheart"
    assert [track["id"] for track in now["tracks"]] == ["yellow", "black", "red", "blue"]
    assert now["power"] == [{"side": "A", "tracks": board}]
    assert now["adjustment"][0]["tracks"] == other


def test_what_is_written_as_now_stays() -> None:
    boss = Game(Setup(reckoners=("tia", "prof"))).content.bosses["steelheart"]
    plain = msgspec.to_builtins(boss)
    assert msgspec.convert(as_written_now("boss", plain, whole=True), Boss) == boss
    assert str(parse_word(boss.adjustment[0].tracks["red"][0])) == "deploy 0"  # type: ignore[index]

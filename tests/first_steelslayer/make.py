"""Makes the pack `first-steelslayer`: `.venv/bin/python -m tests.first_steelslayer.make`, and some games beside it.

It holds the values of Steelslayer that were ours before its tables were tuned with the stronger planner, so that games
that were kept then still open. Like that of the first balance it is made once, and refuses once the values are others.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from reckoners.content import load_content
from reckoners.content.folders import BUILT_IN, EARLIER, MANIFEST
from reckoners.game import Setup
from tests.first_balance.make import patches, played

HERE: Final = Path(__file__).parent
PACK: Final = EARLIER / "first-steelslayer"
GAMES: Final = HERE / "games"
MODULES: Final = (1, 2, 3, 4)
HASH: Final = "6dc9c652bc3f7a9529b6b668d4fcc04b"  # of all values with all modules that day
ABOUT: Final = """\
id = "first-steelslayer"
title = "Steelslayer as it was first balanced"
version = "1"
requires = ["steelslayer"]
"""
TUNED: Final = ("2/equipment.toml", "3/epics.toml", "4/bosses.toml", "4/cities.toml", "4/newcago_cards.toml")
BASE_GAME: Final = "second-balance"  # the base game of that day
FOUR: Final = ("david", "megan", "abraham", "tia")
TABLES: Final = (  # greedy bots play these: quick, and in every corner of the boards
    Setup(reckoners=FOUR, difficulty="hard", modules=(1, 2, 3), seed="first-steelslayer"),
    Setup(reckoners=FOUR[:2], difficulty="beginner", boss="regalia", city="babilar", modules=MODULES, seed="first"),
    Setup(reckoners=FOUR, difficulty="sparks", boss="limelight", city="ildithia", modules=MODULES, seed="first"),
    Setup(reckoners=FOUR[:3], difficulty="standard", modules=(4,), options=("newcago-cards-a",), seed="first"),
    Setup(reckoners=FOUR, difficulty="standard", modules=(2, 4), options=("newcago-cards-b",), seed="first"),
)


def make_pack() -> None:
    PACK.mkdir(exist_ok=True)
    (PACK / MANIFEST).write_text(ABOUT, encoding="utf-8")
    for name in TUNED:
        path = BUILT_IN / "steelslayer" / name
        (PACK / name).parent.mkdir(exist_ok=True)
        found = patches(tomllib.loads(path.read_text(encoding="utf-8")))
        (PACK / name).write_text("\n".join(found), encoding="utf-8")


def make_games() -> None:
    GAMES.mkdir(exist_ok=True)
    for number, setup in enumerate(TABLES):
        played(setup).save(GAMES / f"{number}-{setup.boss}-{len(setup.reckoners)}.jsonl")


if __name__ == "__main__":
    if load_content([], MODULES).hash != HASH:
        raise SystemExit("Steelslayer has other values now; the pack stays as it is.")
    make_pack()
    make_games()

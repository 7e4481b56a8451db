"""Makes the packs `second-balance` and `second-steelslayer`: `.venv/bin/python -m tests.second_balance.make`, and some
games beside them.

They hold all values that were ours when the base game had become a hunt and Steelslayer was tuned with the stronger
planner for the first time. Reckoners, cities and Bosses were balanced against each other after that; games that were
kept until then still open. Like those of the first balance the packs are made once, and this refuses once the values
are others.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from reckoners.content import load_content
from reckoners.content.folders import BASE, BUILT_IN, EARLIER, MANIFEST, MODULE_MANIFEST
from reckoners.game import Setup
from tests.first_balance.make import patches, played

GAMES: Final = Path(__file__).parent / "games"
STEELSLAYER: Final = "steelslayer"
MODULES: Final = (1, 2, 3, 4)
HASHES: Final = {  # of the base game's values that day, and of all values with all modules
    (): "53076194c257e85520083d7b7c2d3eaa",
    MODULES: "6914bb1c49db1adee38077fc6f83b733",
}
PACKS: Final = {BASE: EARLIER / "second-balance", STEELSLAYER: EARLIER / "second-steelslayer"}
TITLES: Final = {BASE: "The base game as it became a hunt", STEELSLAYER: "Steelslayer as it became a hunt"}
FOUR: Final = ("david", "cody", "abraham", "prof")
TABLES: Final = (  # greedy bots play these: quick, and in every corner of the boards
    Setup(reckoners=FOUR[:2], difficulty="standard", seed="second"),
    Setup(reckoners=(*FOUR, "tia", "megan"), difficulty="sparks", seed="second"),
    Setup(reckoners=FOUR, difficulty="hard", modules=(1, 2, 3), seed="second"),
    Setup(reckoners=FOUR[:3], difficulty="beginner", boss="regalia", city="babilar", modules=MODULES, seed="second"),
    Setup(reckoners=FOUR, difficulty="sparks", boss="limelight", city="ildithia", modules=MODULES, seed="second"),
    Setup(reckoners=FOUR[:2], difficulty="beginner", boss="steelheart", city="ildithia", modules=(4,), seed="second"),
    Setup(reckoners=FOUR[1:], difficulty="standard", modules=(4,), options=("newcago-cards-a",), seed="second"),
)


def make_packs() -> None:
    for built_in, pack in PACKS.items():
        pack.mkdir(exist_ok=True)
        about = {"id": pack.name, "title": TITLES[built_in], "version": "1"}
        lines = [f'{field} = "{value}"' for field, value in about.items()]
        (pack / MANIFEST).write_text("\n".join([*lines, f'requires = ["{built_in}"]', ""]), encoding="utf-8")
        whole = BUILT_IN / built_in
        for path in sorted(whole.glob("*.toml" if built_in == BASE else "[1-9]/*.toml")):
            if path.name in (MANIFEST, MODULE_MANIFEST):
                continue
            kinds = tomllib.loads(path.read_text(encoding="utf-8"))
            kinds.pop("replace", None)  # how many pieces there are: the book's
            if found := list(patches(kinds)):
                kept = pack / path.relative_to(whole)
                kept.parent.mkdir(exist_ok=True)
                kept.write_text("\n".join(found), encoding="utf-8")


def make_games() -> None:
    GAMES.mkdir(exist_ok=True)
    for number, setup in enumerate(TABLES):
        played(setup).save(GAMES / f"{number}-{setup.boss}-{setup.city}-{len(setup.reckoners)}.jsonl")


if __name__ == "__main__":
    if any(load_content([], modules).hash != hash for modules, hash in HASHES.items()):
        raise SystemExit("The game has other values now; the packs stay as they are.")
    make_packs()
    make_games()

"""The numbers of a day, kept as packs of what was ours then, with some games that were played with them.

Whoever tunes the game again names a `Day`, lets it make its packs and games (`python -m tests.third_balance.make`)
while the numbers are still those of that day, and adds the packs to `game/record_versions.py`: games that people began
with them still open.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from reckoners.content import load_content
from reckoners.content.folders import BASE, BUILT_IN, EARLIER, MANIFEST, MODULE_MANIFEST
from reckoners.game import Setup
from tests.first_balance.make import patches, played

STEELSLAYER: Final = "steelslayer"
MODULES: Final = (1, 2, 3, 4)


@dataclass(frozen=True)
class Day:
    name: str  # first, second ...: the packs are called by it
    home: Path  # where its games lie
    titles: Mapping[str, str]  # of its packs, by the built-in one whose numbers they hold
    hashes: Mapping[tuple[int, ...], str]  # of the base game's values that day, and of all values with all modules
    tables: tuple[Setup, ...]  # greedy bots play these: quick, and in every corner of the boards

    @property
    def packs(self) -> dict[str, Path]:
        return {BASE: EARLIER / f"{self.name}-balance", STEELSLAYER: EARLIER / f"{self.name}-steelslayer"}

    @property
    def pack_names(self) -> list[str]:
        return [pack.name for pack in self.packs.values()]

    @property
    def games(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.jsonl"))

    def make(self) -> None:
        if any(load_content([], modules).hash != hash for modules, hash in self.hashes.items()):
            raise SystemExit("The game has other values now; the packs stay as they are.")
        for built_in, pack in self.packs.items():
            self._make_pack(BUILT_IN / built_in, pack)
        self._make_games()

    def _make_pack(self, whole: Path, pack: Path) -> None:
        pack.mkdir(exist_ok=True)
        about = {"id": pack.name, "title": self.titles[whole.name], "version": "1"}
        lines = [f'{field} = "{value}"' for field, value in about.items()]
        (pack / MANIFEST).write_text("\n".join([*lines, f'requires = ["{whole.name}"]', ""]), encoding="utf-8")
        for path in sorted(whole.glob("*.toml" if whole.name == BASE else "[1-9]/*.toml")):
            if path.name in (MANIFEST, MODULE_MANIFEST):
                continue
            kinds = tomllib.loads(path.read_text(encoding="utf-8"))
            kinds.pop("replace", None)  # how many pieces there are: the book's
            if found := list(patches(kinds)):
                kept = pack / path.relative_to(whole)
                kept.parent.mkdir(exist_ok=True)
                kept.write_text("\n".join(found), encoding="utf-8")

    def _make_games(self) -> None:
        (self.home / "games").mkdir(exist_ok=True)
        for number, setup in enumerate(self.tables):
            file = f"{number}-{setup.boss}-{setup.city}-{len(setup.reckoners)}.jsonl"
            played(setup).save(self.home / "games" / file)


def tables_of(seed: str, four: tuple[str, ...], others: tuple[str, ...]) -> tuple[Setup, ...]:
    """A spread of tables: numbers of Reckoners, difficulties, modules, every Boss, every city, Newcago's cards."""
    return (
        Setup(reckoners=four[:2], difficulty="standard", seed=seed),
        Setup(reckoners=(*four, *others), difficulty="sparks", seed=seed),
        Setup(reckoners=four, difficulty="hard", modules=(1, 2, 3), seed=seed),
        Setup(reckoners=four[:3], difficulty="beginner", boss="regalia", city="babilar", modules=MODULES, seed=seed),
        Setup(reckoners=four, difficulty="sparks", boss="limelight", city="ildithia", modules=MODULES, seed=seed),
        Setup(reckoners=four[:2], difficulty="beginner", boss="steelheart", city="ildithia", modules=(4,), seed=seed),
        Setup(reckoners=four[1:], difficulty="standard", modules=(4,), options=("newcago-cards-a",), seed=seed),
    )

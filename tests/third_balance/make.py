"""Makes the packs `third-balance` and `third-steelslayer`: `.venv/bin/python -m tests.third_balance.make`, and some
games beside them.

They hold all values that were ours when Reckoners, cities and Bosses had been balanced against each other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

THIRD: Final = Day(
    name="third",
    home=Path(__file__).parent,
    titles={
        BASE: "The base game with Reckoners of equal worth",
        STEELSLAYER: "Steelslayer with Bosses at home everywhere",
    },
    hashes={(): "1994251037a42d1e859b481620109241", MODULES: "2ac1b657b4f7d56ec19b8069611701da"},
    tables=tables_of("third", ("tia", "megan", "cody", "david"), ("prof", "abraham")),
)

if __name__ == "__main__":
    THIRD.make()

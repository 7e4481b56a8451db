"""Makes the packs `fifth-balance` and `fifth-steelslayer`: `.venv/bin/python -m tests.fifth_balance.make`, and some
games beside them.

They hold all values that were ours when four Reckoners first met what the labels say, and other tables did not yet.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

FIFTH: Final = Day(
    name="fifth",
    home=Path(__file__).parent,
    titles={
        BASE: "The base game on the day when four Reckoners met their labels",
        STEELSLAYER: "Steelslayer on the day when four Reckoners met their labels",
    },
    hashes={(): "47b3e6f8c09d1186afbf66e7fada31b2", MODULES: "85a3d99d30a868051b665c67c566bd85"},
    tables=tables_of("fifth", ("prof", "abraham", "tia", "cody"), ("megan", "david")),
)

if __name__ == "__main__":
    FIFTH.make()

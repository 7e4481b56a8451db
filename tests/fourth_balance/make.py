"""Makes the packs `fourth-balance` and `fourth-steelslayer`: `.venv/bin/python -m tests.fourth_balance.make`, and some
games beside them.

They hold all values that were ours when Epics had become the ones who kill, before the boards followed them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

FOURTH: Final = Day(
    name="fourth",
    home=Path(__file__).parent,
    titles={
        BASE: "The base game on the day when Epics began to kill",
        STEELSLAYER: "Steelslayer on the day when Epics began to kill",
    },
    hashes={(): "51d49e2bfa85477401baf851c655adff", MODULES: "bc2dd131b0902e3d7b01eb2f642d6df4"},
    tables=tables_of("fourth", ("prof", "abraham", "tia", "cody"), ("megan", "david")),
)

if __name__ == "__main__":
    FOURTH.make()

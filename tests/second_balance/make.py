"""Makes the packs `second-balance` and `second-steelslayer`: `.venv/bin/python -m tests.second_balance.make`, and some
games beside them.

They hold all values that were ours when the base game had become a hunt and Steelslayer was tuned with the stronger
planner for the first time. Reckoners, cities and Bosses were balanced against each other after that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

SECOND: Final = Day(
    name="second",
    home=Path(__file__).parent,
    titles={BASE: "The base game as it became a hunt", STEELSLAYER: "Steelslayer as it became a hunt"},
    hashes={(): "53076194c257e85520083d7b7c2d3eaa", MODULES: "6914bb1c49db1adee38077fc6f83b733"},
    tables=tables_of("second", ("david", "cody", "abraham", "prof"), ("tia", "megan")),
)

if __name__ == "__main__":
    SECOND.make()

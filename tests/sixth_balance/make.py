"""Makes the packs `sixth-balance` and `sixth-steelslayer`: `.venv/bin/python -m tests.sixth_balance.make`, and some
games beside them.

They hold all values that were ours when every home table of four Reckoners met its label, by a planner that rolled
its good dice away.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

SIXTH: Final = Day(
    name="sixth",
    home=Path(__file__).parent,
    titles={
        BASE: "The base game on the day before the planner learnt to roll",
        STEELSLAYER: "Steelslayer on the day before the planner learnt to roll",
    },
    hashes={(): "5c717e5e6e09b9007a5598c4974a1413", MODULES: "41e86dccd7b4a63ba70365b69deb11e5"},
    tables=tables_of("sixth", ("david", "megan", "cody", "abraham"), ("prof", "tia")),
)

if __name__ == "__main__":
    SIXTH.make()

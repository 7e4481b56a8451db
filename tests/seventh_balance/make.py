"""Makes the packs `seventh-balance` and `seventh-steelslayer`, and some games beside them:
`.venv/bin/python -m tests.seventh_balance.make`.

They hold all values that were ours when the planner had learnt to roll, and games with modules were short and hard on
Cody.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reckoners.content.folders import BASE
from tests.kept_day import MODULES, STEELSLAYER, Day, tables_of

SEVENTH: Final = Day(
    name="seventh",
    home=Path(__file__).parent,
    titles={
        BASE: "The base game on the day after the planner learnt to roll",
        STEELSLAYER: "Steelslayer on the day after the planner learnt to roll",
    },
    hashes={(): "13977000d5929c7f52d704df824b64be", MODULES: "34304c619b6296e9ff9e9755a9d7b57c"},
    tables=tables_of("seventh", ("david", "megan", "cody", "abraham"), ("prof", "tia")),
)

if __name__ == "__main__":
    SEVENTH.make()

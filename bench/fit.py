"""Fits the chance of winning to games: `python -m bench.fit fit.jsonl`.

    reckoners sim --bot planner:effort=16 --games 60 --reckoners all --difficulty all --keep-games base
    python -m bench.reliability --part fit --kept base --out fit.jsonl
    python -m bench.fit fit.jsonl more.jsonl

Reads samples that `bench.reliability --out` has written, of any tables, and writes `planner/fitted.py`: for each part
of a round the weight of each feature in the logarithm of the odds. Logistic regression, with a ridge on features of the
same spread. The planner's own value is left as it is, so that it plays the same games; `--value` fits that too.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

import reckoners.bots.planner
from bench.sampling import Sample
from reckoners.bots.planner.chances import put_right
from reckoners.bots.planner.fitted import VALUE

Array = NDArray[np.float64]

FILE: Final = Path(reckoners.bots.planner.__file__).with_name("fitted.py")
RIDGE: Final = 30.0
ROUNDS: Final = 40
BEFORE: Final = ("prologue", "roll")
AFTER: Final = ("rewards", "purchase")  # where the planner's plans end
PARTS: Final[dict[str, Callable[[str], bool]]] = {
    "BEFORE_USE": lambda step: step in BEFORE,
    "IN_USE": lambda step: step == "use",
    "AFTER_USE": lambda step: step not in (*BEFORE, "use"),
}
IN_A_ROW: Final = 8
# Features that can only help, and only hurt. Where a fit says otherwise it has mistaken something for its cause (who
# has been attacked often has lasted long): such a feature is left out.
HELP: Final = (6, 13, 14, 15, 22, 23, 24, 25, 31, 36, 37)
HURT: Final = (8, 9, 16, 17, 18, 19, 20, 21, 26, 27, 29, 30, 32, 33, 34, 35)
HEAD: Final = '''"""What `python -m bench.fit` found: how much each feature of a position counts in the odds to win."""

from __future__ import annotations

# Lists: mypyc does not set final tuples with negative numbers.
# fmt: off

# What people are told, by the part of a round.
'''
VALUE_HEAD: Final = """
# What the planner looks for at the end of its use step. Fitted anew it is another planner, whose strength is unknown.
"""


def sensible(found: Array, won: Array) -> Array:
    """The weights of the features, without those that are on the wrong side."""
    found = found.copy()
    while True:
        weights = logistic(found, won)
        wrong = [number for number in HELP if weights[number] < 0] + [number for number in HURT if weights[number] > 0]
        if not wrong:
            return weights
        found[:, wrong] = 0.0


def logistic(found: Array, won: Array) -> Array:
    """The weights of the features, by Newton's method."""
    mean, spread = found.mean(axis=0), found.std(axis=0)
    mean[0], spread[0] = 0.0, 1.0  # the first one is always 1
    same = spread < 1e-9
    spread[same] = 1.0
    features = (found - mean) / spread
    features[:, same] = 0.0
    ridge = np.full(features.shape[1], RIDGE)
    ridge[0] = 1e-6
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(features @ weights, -30, 30)))
        slope = features.T @ (won - chance) - ridge * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features + np.diag(ridge)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-7:
            break
    weights /= spread
    weights[0] -= (weights[1:] * mean[1:]).sum()
    return weights


def written(name: str, weights: Array | list[float]) -> str:
    numbers = [f"{weight:.4f}" for weight in weights]
    rows = [", ".join(numbers[at : at + IN_A_ROW]) for at in range(0, len(numbers), IN_A_ROW)]
    return f"{name}: list[float] = [\n" + "".join(f"    {row},\n" for row in rows) + "]\n"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description=__doc__)
    parser.add_argument("samples", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument(
        "--value",
        action="store_true",
        help="the planner's own value too: it plays otherwise then; fit what is told once more after it",
    )
    asked_for = parser.parse_args(words)
    decoder = msgspec.json.Decoder(Sample)
    samples = [decoder.decode(line) for path in asked_for.samples for line in path.read_bytes().splitlines()]
    text = HEAD
    value: Array | list[float] = VALUE
    for name, belongs in PARTS.items():
        inside = [sample for sample in samples if belongs(sample.step)]
        found = np.array([sample.features for sample in inside])
        won = np.array([float(sample.won) for sample in inside])
        if name == "AFTER_USE" and asked_for.value:
            ends = np.array([sample.step in AFTER for sample in inside])
            value = sensible(found[ends, : len(VALUE)], won[ends])
        if name == "AFTER_USE":
            found = np.array([put_right(list(sample.features)) for sample in inside])
        weights = logistic(found, won) if name == "AFTER_USE" else sensible(found, won)
        said = 1 / (1 + np.exp(-np.clip(found @ weights, -30, 30)))
        brier = float(((said - won) ** 2).mean())
        print(
            f"{name}: {len(inside):,} positions, {len({sample.game for sample in inside}):,} seeds, Brier {brier:.4f}"
        )
        text += "\n" + written(name, weights)
    text += VALUE_HEAD + "\n" + written("VALUE", value)
    asked_for.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

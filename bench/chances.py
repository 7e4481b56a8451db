"""Fits the planner's estimate of winning to games that it plays: `python -m bench.chances --games 300`.

Prints the numbers for `reckoners.bots.planner.chances.FITTED`, and how often it was right: of the positions that it
gives about 70 %, about 70 % should be won. Fitted on two thirds of the games, tried on the rest.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import exp
from typing import NamedTuple

from rich.progress import track

from reckoners.bots import Team
from reckoners.bots.planner.chances import features
from reckoners.content.model import DIFFICULTIES
from reckoners.engine.codes import WON
from reckoners.game import Game, Setup

COUNTS = (2, 3, 4, 5, 6)
STEPS = ("use", "purchase")
RIDGE = 1e-3  # keeps features that say the same from growing against each other
ROUNDS = 25


class Point(NamedTuple):
    features: tuple[float, ...]
    won: bool


def played(job: tuple[int, str, int]) -> list[Point]:
    """One game: each position in which a use step or a purchase begins or ends."""
    count, difficulty, number = job
    game = Game(Setup(reckoners=("random",) * count, difficulty=difficulty, seed=f"chances-{number}"))
    team = Team(dict.fromkeys(range(count), "planner"), count)
    found: list[tuple[float, ...]] = []
    before = ""
    while (code := team.next_code(game)) is not None:
        if game.step != before and (game.step in STEPS or before in STEPS):
            found.append(features(game.state))
        before = game.step
        game.play_code(code)
    won = game.state.over == WON
    return [Point(one, won) for one in found]


def chance(weights: list[float], point: tuple[float, ...]) -> float:
    total = sum(weight * value for weight, value in zip(weights, point, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def fitted(points: list[Point]) -> list[float]:
    """Logistic regression by Newton's method."""
    n = len(points[0].features)
    weights = [0.0] * n
    for _ in track(range(ROUNDS), "fitting"):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(n)] for i in range(n)]
        for point in points:
            x = point.features
            p = chance(weights, x)
            for i in range(n):
                slope[i] += (point.won - p) * x[i]
                for j in range(n):
                    bend[i][j] += p * (1 - p) * x[i] * x[j]
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of Reckoners and each difficulty")
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args()
    jobs = [(count, level, number) for number in range(asked.games) for count in COUNTS for level in DIFFICULTIES]
    with ProcessPoolExecutor(asked.workers) as pool:
        games = list(track(pool.map(played, jobs, chunksize=4), "playing", total=len(jobs)))
    known = [point for i, game in enumerate(games) if i % 3 for point in game]
    new = [point for i, game in enumerate(games) if not i % 3 for point in game]
    weights = fitted(known)
    print("FITTED: list[float] = [" + ", ".join(f"{weight:.3f}" for weight in weights) + "]")
    print("estimate   positions   won")
    for low in range(0, 100, 10):
        inside = [point for point in new if low <= 100 * chance(weights, point.features) < low + 10]
        if inside:
            won = 100 * sum(point.won for point in inside) / len(inside)
            print(f"{low:3}-{low + 10:3} %  {len(inside):9}   {won:.0f} %")
    brier = sum((chance(weights, point.features) - point.won) ** 2 for point in new) / len(new)
    print(f"Brier score {brier:.3f} (always the mean: {mean_score(new):.3f})")


def mean_score(points: list[Point]) -> float:
    mean = sum(point.won for point in points) / len(points)
    return mean * (1 - mean)


if __name__ == "__main__":
    main()

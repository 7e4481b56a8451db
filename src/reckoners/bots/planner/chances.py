"""The chance of winning, as the planner estimates it: a formula that was fitted to the games that it has played.

`python -m bench.chances` fits it anew; docs/balance.md says how well it fits.
"""

from __future__ import annotations

from math import exp, log

from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.weights import Weights
from reckoners.engine.codes import LOST, WON
from reckoners.engine.forecast import foresee
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

# Made by `python -m bench.chances`. A list: mypyc does not set a final tuple with negative numbers.
FITTED: list[float] = [0.694, 3.792, -0.876, 0.529, 0.347, 0.005, 0.278, -1.762]

_judges: list[Judge] = []  # of the last set-ups; a table asks again and again


def judge_of(tables: Tables) -> Judge:
    for judge in _judges:
        if judge.tables is tables:
            return judge
    judge = Judge(tables, Weights())
    _judges.append(judge)
    if len(_judges) > 8:
        _judges.pop(0)
    return judge


def features(st: State) -> tuple[float, ...]:
    """What the chance depends on: the race, the people, what threatens them, what the team has."""
    judge = judge_of(st.tables)
    seats = st.tables.n_seats
    seen = foresee(st)
    people = 0.0 if seen.over == LOST else max(0.0, seen.population - judge.unforeseen(st))
    rounds = judge.rounds_to_go(st)
    cards = 0
    for hand in st.cards:
        cards += len(hand) - 1
    return (
        1.0,
        1.0 / seats,
        rounds,
        log(people + 1.0),
        people / 10.0,
        judge.danger(st) * min(1.0, rounds / 3),
        cards / seats,
        len(st.captured) / seats,
    )


def winning_chance(st: State) -> float:
    """Between 0 and 1; nothing hidden is looked at."""
    if st.over:
        return 1.0 if st.over == WON else 0.0
    total = 0.0
    for weight, feature in zip(FITTED, features(st), strict=True):
        total += weight * feature
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

"""What Steelslayer's pieces are worth where they lie: Shields, Demolitions tokens, cards that Epics have taken."""

from __future__ import annotations

from reckoners.bots.planner.threats import Threats
from reckoners.bots.planner.weights import Weights
from reckoners.engine.state import State


def guards(st: State, w: Weights) -> float:
    """What Shields cost: symbols that do nothing else, more so where much lies behind them."""
    harm = 0.0
    for district in range(st.tables.n_districts):
        red = st.red_shields[district]
        blue = st.blue_shields[district]
        if red:
            harm += red * (w.red_shield + w.guarded * min(st.enforcement[district], 4))
        if blue:
            behind = st.bracket[district] - 1 if st.epic[district] >= 0 else 0
            if st.boss_at == district:
                behind += 2
            harm += blue * (w.blue_shield + w.guarded * min(behind, 4))
    return harm


def kept_things(st: State, w: Weights, threats: Threats) -> float:
    """Demolitions tokens on the card, and cards that Epics have taken: nearer to its defeat is nearer to them."""
    value = 0.0
    for charges in st.charges:
        value += charges * w.charge
    for district in range(st.tables.n_districts):
        taken = len(st.stolen[district])
        if taken:
            value -= taken * w.stolen
            if st.epic[district] >= 0:
                work = threats.work(st.epic[district], st.research[district], st.health[district])
                value += taken * w.stolen * w.half_done * max(0.0, 1 - work / 9)
    return value

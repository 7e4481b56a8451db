"""Why not, as a value: the engine's reason, or a word that names nothing, with ids and numbers for whoever tells it."""

from __future__ import annotations

from reckoners.content.model import SYMBOLS
from reckoners.engine.action import has
from reckoners.engine.codes import BOSS_RESEARCH as BOSS_RESEARCH_PART
from reckoners.engine.decision import DECISIONS, Reason
from reckoners.engine.state import State
from reckoners.game.action import BOSS_RESEARCH, shortened
from reckoners.game.errors import Refusal
from reckoners.game.telling import About
from reckoners.game.things import Unknown, district_word

# What a word that names nothing breaks: the rule that a player should look up.
UNKNOWN_RULES: dict[str, str] = {
    "reckoner": "SET-01",
    "district": "SET-02",
    "epic": "SET-04",
    "absent": "USE-07",
    "card": "COMP-06",
    "equipment": "BUY-01",
    "die": "ROLL-02",
    "use": "USE-01",
    "track": "BOSS-02",
    "face": "HERO-01",
    "reward": "REW-02",
    "step": "PRO-06",
    "now": "PRO-06",
    "form": "USE-01",
    "colour": "COMP-03",
    "piece": "EQ2-08",
    "dawnslight": "BAB-11",
}


def refusal(st: State, reason: Reason) -> Refusal:
    """The engine's reason with names of things instead of their places."""
    code, rule, about = reason
    told: dict[str, About] = {"boss": st.tables.boss_id}
    for name, value in about.items():
        told[CALLED.get(name, name)] = _argument(st, name, value)
    return Refusal(code, rule, told)


def unknown_refusal(error: Unknown) -> Refusal:
    about: dict[str, About] = {"word": shortened(error.word), "known": error.known}
    return Refusal(f"unknown-{error.kind}", UNKNOWN_RULES[error.kind], about)


CALLED = {"seat": "reckoner", "seats": "reckoners"}


def _argument(st: State, name: str, value: int) -> About:
    tables = st.tables
    if name == "seat":
        return tables.seat_ids[value]
    if name == "seats":
        return tuple(id for seat, id in enumerate(tables.seat_ids) if has(value, seat))
    if name == "cost":
        return tuple(word for number, word in enumerate(SYMBOLS) if has(value, number))
    if name == "die":
        return f"d{value + 1}"
    if name == "district":
        return district_word(st, value)
    if name == "epic":
        return tables.epic_ids[value]
    if name == "card":
        return tables.card_ids[value]
    if name in ("symbol", "taken"):
        return BOSS_RESEARCH if value == BOSS_RESEARCH_PART else SYMBOLS[value]
    if name == "colour":
        return tables.die_ids[value]
    if name == "track":
        return tables.track_ids[value]
    if name == "step":
        return _step(value)
    return value


def _step(frame: int) -> str:
    """The step of a decision."""
    decision = DECISIONS[frame]
    assert decision is not None
    return decision.step

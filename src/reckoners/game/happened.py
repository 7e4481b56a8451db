"""Events for people and programs: the engine's tuples with named, readable arguments."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from reckoners.content.model import BOSS_TRACKS, SYMBOLS
from reckoners.engine import codes, happenings
from reckoners.engine.action import verb_of
from reckoners.engine.codes import BOSS, BOSS_TRACK, Event
from reckoners.engine.pools import WILD
from reckoners.engine.state import State
from reckoners.engine.track_words import word_text
from reckoners.game.notation import district_word, face_word, source_word, to_action

STEPS = ("roll", "use", "rewards", "purchase", "add", "activate", "prologue", "over")
RESULTS = ("playing", "won", "lost")
LOSSES = ("attack", "no-enforcement", "no-barricade", "fortify")

Value = int | str
Reader = Callable[[State, Event, int], Value]


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: `kind` names it, `args` say what it was about (ids and numbers)."""

    kind: str
    args: dict[str, Value]


# Event number -> its name and the names of its arguments. The name of an argument also says how it is read.
SHAPES: dict[int, tuple[str, ...]] = {
    happenings.E_ROUND: ("round", "n"),
    happenings.E_STEP: ("step", "step"),
    happenings.E_ROLLED: ("rolled", "reckoner", "die", "face"),
    happenings.E_KEPT: ("kept", "reckoner", "die"),
    happenings.E_ROLLING_DONE: ("rolling-done", "reckoner"),
    happenings.E_OPENED: ("opened", "reckoner", "source", "symbols"),
    happenings.E_SPENT: ("spent", "reckoner", "source", "symbol", "target", "taken"),
    happenings.E_LAPSED: ("lapsed", "reckoner", "source", "symbols"),
    happenings.E_MOVED: ("moved", "reckoner", "from", "district"),
    happenings.E_PAID: ("paid", "reckoner", "source", "card"),
    happenings.E_TURNED: ("turned", "reckoner", "die", "face"),
    happenings.E_GAVE: ("gave", "reckoner", "to"),
    happenings.E_SNIPER: ("sniper", "reckoner", "district"),
    happenings.E_MONEY: ("money", "n", "now"),
    happenings.E_PLAN: ("plan", "reckoner", "n"),
    happenings.E_PLANS_READY: ("plans-ready", "reckoner", "n"),
    happenings.E_ENFORCEMENT: ("enforcement", "district", "n", "now"),
    happenings.E_BARRICADES: ("barricades", "district", "n", "now"),
    happenings.E_BRACKET: ("bracket", "district", "epic", "was", "now"),
    happenings.E_BOSS_BRACKET: ("boss-bracket", "track", "was", "now"),
    happenings.E_RESEARCH: ("research", "district", "epic", "now"),
    happenings.E_WEAKENED: ("weakened", "district", "epic", "health"),
    happenings.E_HEALTH: ("health", "district", "epic", "now"),
    happenings.E_DEFEATED: ("defeated", "district", "epic"),
    happenings.E_BOSS_RESEARCH: ("boss-research", "now"),
    happenings.E_BOSS_WEAKENED: ("boss-weakened", "health"),
    happenings.E_BOSS_HEALTH: ("boss-health", "now"),
    happenings.E_REWARD: ("reward", "symbol", "n"),
    happenings.E_REWARD_LOST: ("reward-lost", "symbol", "n"),
    happenings.E_BOUGHT: ("bought", "card", "reckoner"),
    happenings.E_MARKET: ("market", "place", "card"),
    happenings.E_REFRESHED: ("refreshed",),
    happenings.E_RANSOMED: ("ransomed", "reckoner", "die"),
    happenings.E_ENTERS: ("enters", "district", "epic"),
    happenings.E_ACTS: ("acts", "district", "epic", "place", "action"),
    happenings.E_OVERFLOWS: ("overflows", "district", "epic", "n"),
    happenings.E_BOSS_ACTS: ("boss-acts", "track", "place", "action"),
    happenings.E_POPULATION: ("population", "n", "now", "why"),
    happenings.E_FORTIFIED: ("fortified", "district", "epic", "research", "health"),
    happenings.E_BASE: ("base", "now"),
    happenings.E_BASE_FOUND: ("base-found",),
    happenings.E_CAPTURED: ("captured", "reckoner", "die"),
    happenings.E_BOSS_MOVES: ("boss-moves", "from", "district", "n"),
    happenings.E_RESHUFFLED: ("reshuffled", "n"),
    happenings.E_OVER: ("over", "result"),
    happenings.E_PLACED: ("placed", "reckoner", "district"),
    happenings.E_BOSS_PLACED: ("boss-placed", "district"),
    happenings.E_DIE_GAINED: ("die-gained", "reckoner", "die"),
    happenings.E_UNKNOWN_EPIC: ("unknown-epic", "district"),
    happenings.E_FORCED: ("forced", "option"),
    happenings.E_FAITH: ("faith", "reckoner"),
    happenings.E_ACTIVATES: ("activates", "district", "epic"),
    happenings.E_BOSS_ACTIVATES: ("boss-activates",),
    happenings.E_GIFT: ("gift", "from", "district"),
    happenings.E_BOSS_OVERFLOWS: ("boss-overflows", "track", "place", "action"),
}

ANY = "any"  # what a Plan token is worth

KINDS = tuple(shape[0] for shape in SHAPES.values())


def read(st: State, event: Event) -> Happening:
    """An event of this game in words. Faces, districts and names follow from the table; the moment does not matter."""
    kind, names = READERS[event[0]]
    args: dict[str, Value] = {}
    for place, (name, reader) in enumerate(names, start=1):
        args[name] = event[place] if reader is None else reader(st, event, event[place])
    return Happening(kind, args)


def _face(st: State, event: Event, value: int) -> Value:
    tables = st.tables
    return face_word(tables.face_pool[tables.kind[st.dice[event[1]][event[2]]]][value])


def _option(st: State, _: Event, value: int) -> Value:
    return str(to_action(st, value)) if verb_of(value) != codes.END else "end"


# How the numbers of an event are read, by their names in SHAPES. What is not here is a number to people, too.
VALUES: dict[str, Reader] = {
    "reckoner": lambda st, _, value: st.tables.seat_ids[value],
    "to": lambda st, _, value: st.tables.seat_ids[value],
    "district": lambda st, _, value: district_word(st, value),
    "from": lambda st, _, value: district_word(st, value),
    "epic": lambda st, _, value: st.tables.epic_ids[value],
    "card": lambda st, _, value: st.tables.card_ids[value],
    "die": lambda _, __, value: f"d{value + 1}",
    "source": lambda st, _, value: source_word(value, st),
    "symbol": lambda _, __, value: SYMBOLS[value],
    "taken": lambda _, __, value: ANY if value == WILD else SYMBOLS[value],
    "symbols": lambda _, __, value: face_word(value),
    "face": _face,
    "track": lambda _, __, value: BOSS_TRACKS[value],
    "action": lambda _, __, value: word_text(value),
    "target": lambda st, event, value: _target(st, event[3], value),
    "step": lambda _, __, value: STEPS[value],
    "result": lambda _, __, value: RESULTS[value],
    "health": lambda _, __, value: "infinite" if value == codes.INFINITE else value,
    "why": lambda _, __, value: LOSSES[value],
    "option": _option,
}
READERS = {code: (shape[0], tuple((name, VALUES.get(name)) for name in shape[1:])) for code, shape in SHAPES.items()}


def _target(st: State, symbol: int, target: int) -> str:
    """Where a symbol went. The Epic itself is named by the event that follows; it may be gone by now."""
    if symbol in (codes.MONEY, codes.PLAN):
        return ""
    if target >= BOSS_TRACK:
        return f"{st.tables.boss_id} {BOSS_TRACKS[target - BOSS_TRACK]}"
    return st.tables.boss_id if target == BOSS else district_word(st, target)
